// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/exportline.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>

namespace intray {

ExportLine::ExportLine(QWidget *parent)
    : RunLine(QStringLiteral("exportLine"), tr("Progress of the export"), tr("Cancel the export"),
              parent)
{
    connect(this, &RunLine::cancelWanted, this, &ExportLine::cancel);
}

ExportLine::~ExportLine() = default;

QString ExportLine::file() const
{
    return QFileInfo(m_options.file).fileName();
}

void ExportLine::start(const DatabaseLogin &login, const Identity &identity,
                       const ExportOptions &options)
{
    m_options = options;
    m_run = std::make_unique<FileExport>(login, identity);
    connect(m_run.get(), &FileExport::progressed, this, &ExportLine::showProgress);
    connect(m_run.get(), &FileExport::succeeded, this,
            [this](const ExportResult &result) { emit succeeded(result, m_options); });
    connect(m_run.get(), &FileExport::failed, this,
            [this](const Error &error) { emit failed(error, m_options); });
    connect(m_run.get(), &FileExport::ended, this, &ExportLine::finish);
    m_run->start(options);
    begin(tr("Exporting"),
          tr("Items of the queue %1 of %2 are written to %3.")
              .arg(options.queue, login.url.displayName(), QDir::toNativeSeparators(options.file)));
}

void ExportLine::showProgress(qint64 written)
{
    if (!isRunning() || isCancelling())
        return;
    const int number = int(written);
    tell(m_options.record == ExportedRecord::Changes
             ? tr("Exporting: %Ln change(s)", nullptr, number)
             : tr("Exporting: %Ln item(s)", nullptr, number));
}

void ExportLine::cancel()
{
    if (!isRunning())
        return;
    beginCancelling(tr("Cancelling the export"));
    m_run->cancel();
}

void ExportLine::finish()
{
    hide();
    emit ended();
}

} // namespace intray
