// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>

namespace intray {

/// Bytes as a file that a reader opens by its path. It lies in memory and is gone with this value.
class FuzzedFile
{
public:
    explicit FuzzedFile(const QByteArray &content);
    ~FuzzedFile();
    Q_DISABLE_COPY_MOVE(FuzzedFile)

    QString path() const;

private:
    int m_file;
};

} // namespace intray
