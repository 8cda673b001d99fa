// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/twoatwork.h"
#include "transfer/exporter.h"

#include <QFile>
#include <QTemporaryDir>

namespace intray {

/// Two people at work whose queue is written into files, which are read again.
class TwoAtExport : public TwoAtWork
{
protected:
    QString path(const QString &name) const { return m_folder.filePath(name); }
    ExportOptions options(ExportFormat format = ExportFormat::Csv) const
    {
        ExportOptions options;
        options.queue = q;
        options.file = path(QStringLiteral("out"));
        options.format = format;
        return options;
    }
    QByteArray written(const ExportOptions &options)
    {
        valueOf(Exporter(*anna->connection, anna->store.identity()).writeOut(options));
        QFile file(options.file);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private:
    QTemporaryDir m_folder;
};

} // namespace intray
