// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/import/fileimport.h"

#include <QObject>

#include <memory>

namespace intray {

class Session;

/// The records that come with Intray, brought into a queue of their own for whoever wants to try
/// it, in the language of the system. In the window's thread; when it goes, it cancels what still
/// runs.
class SampleRecords : public QObject
{
    Q_OBJECT
public:
    SampleRecords();
    ~SampleRecords() override;

    /// Returns the name of the queue, which is made, too.
    QString make(const Session &session);
    void cancel();
    bool isRunning() const { return m_run && m_run->isRunning(); }

signals:
    void made();
    void failed(const intray::Error &error);

private:
    std::unique_ptr<FileImport> m_run;
};

} // namespace intray
