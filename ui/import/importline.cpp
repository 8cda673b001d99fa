// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/importline.h"

#include "transfer/deliveredfiles.h"

#include <QLocale>

namespace intray {

ImportLine::ImportLine(QWidget *parent)
    : RunLine(QStringLiteral("importLine"), tr("Progress of the import"), tr("Cancel the import"),
              parent)
{
    connect(this, &RunLine::cancelWanted, this, &ImportLine::cancel);
}

ImportLine::~ImportLine() = default;

void ImportLine::start(const DatabaseLogin &login, const Identity &identity,
                       const ImportOptions &options)
{
    m_url = login.url;
    m_queue = options.queue;
    m_file = sourceOf(options);
    m_run = std::make_unique<FileImport>(login, identity);
    connect(m_run.get(), &FileImport::progressed, this, &ImportLine::showProgress);
    connect(m_run.get(), &FileImport::succeeded, this,
            [this](const ImportResult &result) { emit succeeded(result, m_url); });
    connect(m_run.get(), &FileImport::failed, this,
            [this](const Error &error) { emit failed(error, m_url); });
    connect(m_run.get(), &FileImport::ended, this, &ImportLine::finish);
    m_run->start(options);
    begin(tr("Importing"), tr("%1 is being imported into the queue %2 of %3.")
                               .arg(m_file, options.queue, m_url.displayName()));
}

void ImportLine::showProgress(qint64 bytes, qint64 totalBytes, qint64 rows)
{
    if (isRunning() && !isCancelling())
        tell(tr("Importing: %Ln row(s)", nullptr, int(rows)), bytes, totalBytes);
}

void ImportLine::cancel()
{
    if (!isRunning())
        return;
    beginCancelling(tr("Cancelling the import"));
    m_run->cancel();
}

void ImportLine::finish()
{
    hide();
    emit ended();
}

} // namespace intray
