// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"

#include <QSaveFile>
#include <QStringList>

namespace intray {

/// A file of statements, each with its end. It appears as a whole or not at all. Without a path it
/// takes everything and writes nothing.
class CorrectionScript
{
public:
    explicit CorrectionScript(const QString &path);

    bool isWanted() const { return !m_file.fileName().isEmpty(); }
    /// Unreadable or DiskFull, as for commit().
    Outcome<Done> open();
    void add(const QString &statement);
    Outcome<Done> commit();

private:
    QSaveFile m_file;
};

} // namespace intray
