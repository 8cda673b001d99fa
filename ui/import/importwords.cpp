// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/importwords.h"

#include "transfer/rejectfile.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ImportWords)
};

QString lineOf(const Reject &reject)
{
    return Words::tr("Line %1: %2")
        .arg(placeOf(reject, QLocale().toString(reject.line)), reject.reason);
}

QString whereAllAre(const ImportResult &result)
{
    if (!result.rejectsFile.isEmpty())
        return Words::tr("All rejected and differing rows are in the file “%1”.")
            .arg(result.rejectsFile);
    return Words::tr("To get them all as a file, import again and tick \"Save rejected and "
                     "differing rows to a file\". Nothing is added twice.");
}

/// Everything that does not fit into a sentence.
QString detailOf(const ImportResult &result)
{
    QStringList lines = result.notes;
    for (const Reject &reject : result.rejects)
        lines << lineOf(reject);
    const qint64 more = result.rejected + result.changed - result.rejects.size();
    if (more > 0)
        lines << Words::tr("... and %n more row(s).", nullptr, int(more));
    if (!result.rejects.isEmpty())
        lines << whereAllAre(result);
    return lines.join(u'\n');
}

/// By what was decided for the template, and what the delivery says of records that were there.
qint64 proposedIn(const ImportResult &result)
{
    return result.proposed + (result.delivery ? result.delivery->proposed : 0);
}

/// What became of the records, beside coming in.
QString becameIn(const ImportResult &result)
{
    if (result.dryRun)
        return result.updates == 0
                   ? QString()
                   : Words::tr("%n row(s) would update records.", nullptr, int(result.updates));
    const DeliveryState state = result.delivery.value_or(DeliveryState());
    QStringList sentences;
    if (result.corrected > 0)
        sentences << Words::tr("%n record(s) were corrected at once.", nullptr,
                               int(result.corrected));
    if (state.updated > 0)
        sentences << Words::tr("%n record(s) were updated.", nullptr, int(state.updated));
    if (state.again > 0)
        sentences << Words::tr("%n record(s) that had been dismissed are back.", nullptr,
                               int(state.again));
    if (const qint64 proposed = proposedIn(result); proposed > 0)
        sentences << Words::tr("Values are proposed for %n record(s).", nullptr, int(proposed));
    if (state.refused > 0)
        sentences << Words::tr("%n record(s) could not be updated.", nullptr, int(state.refused));
    if (state.missing > 0)
        sentences << Words::tr(
            "%n waiting record(s) are missing in the file: see Queues, Deliveries.", nullptr,
            int(state.missing));
    return sentences.join(u' ');
}

QString about(const QString &source, const QString &sentence)
{
    return Words::tr("Import of %1: %2").arg(source, sentence);
}

} // namespace

/// Of what there is at all.
static QStringList rowsIn(const ImportResult &result)
{
    QStringList rows;
    if (result.duplicate > 0)
        rows << Words::tr("%Ln row(s) are there already.", nullptr, int(result.duplicate));
    if (result.changed > 0)
        rows << Words::tr("%Ln row(s) are there already with other values.", nullptr,
                          int(result.changed));
    if (result.rejected > 0)
        rows << (result.dryRun
                     ? Words::tr("%Ln row(s) would be rejected.", nullptr, int(result.rejected))
                     : Words::tr("%Ln row(s) were rejected.", nullptr, int(result.rejected)));
    return rows;
}

QString forecastOf(const ImportResult &result)
{
    const int added = int(result.added);
    QStringList sentences{result.dryRun ? Words::tr("%Ln record(s) would be added.", nullptr, added)
                          : added > 0   ? Words::tr("%Ln record(s) were added.", nullptr, added)
                                        : Words::tr("Nothing was added.")};
    sentences << rowsIn(result);
    if (const QString more = becameIn(result); !more.isEmpty())
        sentences << more;
    return sentences.join(u' ');
}

QString sentenceOf(const ImportResult &result)
{
    const QString forecast = forecastOf(result);
    return result.dryRun ? forecast + u' ' + Words::tr("Nothing was changed.") : forecast;
}

Message messageOf(const ImportResult &result, const QString &source)
{
    const bool isWhole = result.rejected + result.changed == 0;
    return {isWhole ? Message::Kind::Information : Message::Kind::Warning,
            about(source, sentenceOf(result)), detailOf(result)};
}

Message messageOf(const Error &error, const QString &source)
{
    if (error.kind == Error::Kind::Cancelled)
        return {Message::Kind::Information,
                about(source, Words::tr("Cancelled. Nothing was imported."))};
    return {Message::Kind::Problem, about(source, error.sentence), error.detail};
}

} // namespace intray
