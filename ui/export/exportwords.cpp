// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/exportwords.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ExportWords)
};

QString about(const ExportOptions &options, const QString &sentence)
{
    return Words::tr("Export to %1: %2").arg(QFileInfo(options.file).fileName(), sentence);
}

QString numberSentence(const ExportResult &result, const ExportOptions &options)
{
    if (result.written == 0)
        return Words::tr("Nothing matches, so the file has no rows.");
    const int number = int(result.written);
    return options.record == ExportedRecord::Changes
               ? Words::tr("%Ln change(s) were written.", nullptr, number)
               : Words::tr("%Ln item(s) were written.", nullptr, number);
}

} // namespace

Message messageOf(const ExportResult &result, const ExportOptions &options)
{
    QString sentence = numberSentence(result, options);
    if (result.sheets > 1)
        sentence += u' ' + Words::tr("They are in %n sheet(s), because one holds 1,048,576 rows.",
                                     nullptr, result.sheets);
    return {Message::Kind::Information, about(options, sentence),
            QDir::toNativeSeparators(options.file)};
}

Message messageOf(const Error &error, const ExportOptions &options)
{
    const bool isWish = error.kind == Error::Kind::Cancelled;
    return {isWish ? Message::Kind::Information : Message::Kind::Problem,
            about(options, error.sentence), error.detail};
}

} // namespace intray
