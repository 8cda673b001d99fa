// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/runline.h"
#include "ui/export/fileexport.h"

#include <memory>

namespace intray {

/// The export that runs beside the work, one at a time: how far it is, in the status line, and
/// Cancel. Lives in the window's thread; when it goes it cancels what still runs.
class ExportLine : public RunLine
{
    Q_OBJECT
public:
    explicit ExportLine(QWidget *parent = nullptr);
    ~ExportLine() override;

    /// Not while one runs.
    void start(const DatabaseLogin &login, const Identity &identity, const ExportOptions &options);
    bool isRunning() const { return m_run && m_run->isRunning(); }
    QString file() const; ///< Its name without the folder.

public slots:
    void cancel();

signals:
    void succeeded(const intray::ExportResult &result, const intray::ExportOptions &options);
    void failed(const intray::Error &error, const intray::ExportOptions &options);
    void ended(); ///< After either.

private:
    void showProgress(qint64 written);
    void finish();

    std::unique_ptr<FileExport> m_run;
    ExportOptions m_options;
};

} // namespace intray
