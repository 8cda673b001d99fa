// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/runline.h"
#include "ui/import/fileimport.h"

#include <memory>

namespace intray {

/// The import that runs beside the work, one at a time: how far it is, in the status line, and
/// Cancel. Seen only while it runs. Lives in the window's thread; when it goes it cancels what
/// still runs.
class ImportLine : public RunLine
{
    Q_OBJECT
public:
    explicit ImportLine(QWidget *parent = nullptr);
    ~ImportLine() override;

    /// Not while one runs.
    void start(const DatabaseLogin &login, const Identity &identity, const ImportOptions &options);
    bool isRunning() const { return m_run && m_run->isRunning(); }
    bool isInto(const DatabaseUrl &url) const { return isRunning() && m_url == url; }
    QString queue() const { return m_queue; } ///< Where the rows go, or went last.
    QString file() const { return m_file; } ///< Its name without the folder; the names of several.

public slots:
    void cancel();

signals:
    void succeeded(const intray::ImportResult &result, const intray::DatabaseUrl &url);
    void failed(const intray::Error &error, const intray::DatabaseUrl &url);
    void ended(); ///< After either.

private:
    void showProgress(qint64 bytes, qint64 totalBytes, qint64 rows);
    void finish();

    std::unique_ptr<FileImport> m_run;
    DatabaseUrl m_url; ///< Where the rows go, whichever database the window shows meanwhile.
    QString m_queue;
    QString m_file;
};

} // namespace intray
