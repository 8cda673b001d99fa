// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/historyexport.h"

#include "queue/times.h"
#include "store/reading/liststore.h"
#include "transfer/csvwriter.h"
#include "transfer/transferfile.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QSaveFile>

namespace intray {

namespace {

constexpr int pageLines = 1000;

QStringList headings(bool withValues)
{
    QStringList names{
        QStringLiteral("event"),  QStringLiteral("at"),          QStringLiteral("queue"),
        QStringLiteral("item"),   QStringLiteral("key"),         QStringLiteral("kind"),
        QStringLiteral("user"),   QStringLiteral("workstation"), QStringLiteral("lock"),
        QStringLiteral("reason"), QStringLiteral("detail")};
    if (withValues)
        names << QStringLiteral("before") << QStringLiteral("after");
    return names;
}

QString compact(const QJsonObject &json)
{
    return json.isEmpty() ? QString()
                          : QString::fromUtf8(QJsonDocument(json).toJson(QJsonDocument::Compact));
}

QStringList cellsOf(const HistoryLine &line)
{
    const Event &event = line.event;
    return {QString::number(event.id),
            isoTime(event.at),
            event.queue,
            QString::number(event.item.value()),
            line.key,
            nameOf(event.kind),
            event.user,
            event.workstation,
            event.lock,
            event.detail.value(QStringLiteral("reason")).toString(),
            compact(event.detail)};
}

Outcome<QStringList> valuesOf(ListStore &store, const HistoryLine &line)
{
    return changeToldBy(store, line.event).map([](const std::optional<RecordChange> &change) {
        const RecordChange values = change.value_or(RecordChange());
        return QStringList{compact(values.before), compact(values.after)};
    });
}

Outcome<Done> writeLine(ListStore &store, const HistoryLine &line, bool withValues, CsvWriter &csv)
{
    QStringList cells = cellsOf(line);
    if (withValues) {
        const auto values = valuesOf(store, line);
        if (!values)
            return tl::unexpected<Error>(values.error());
        cells += *values;
    }
    csv.writeRow(cells);
    return Done{};
}

tl::unexpected<Error> cancelled()
{
    return failure(
        Error::Kind::Cancelled,
        QCoreApplication::translate("Exporter", "The export was cancelled. No file was written."));
}

Outcome<qint64> writeLines(ListStore &store, const HistoryQuery &query, bool withValues,
                           CsvWriter &csv, const ProgressReport &report,
                           const Cancellation &cancellation)
{
    qint64 written = 0;
    qint64 before = 0;
    do {
        if (cancellation.isCancelled())
            return cancelled();
        const auto page = store.events(query, before, pageLines, cancellation);
        if (!page)
            return tl::unexpected<Error>(page.error());
        for (const HistoryLine &line : page->lines)
            if (const auto told = writeLine(store, line, withValues, csv); !told)
                return tl::unexpected<Error>(told.error());
        written += page->lines.size();
        if (report)
            report({csv.bytesWritten(), 0, written});
        before = page->next;
    } while (before > 0);
    return written;
}

} // namespace

Outcome<std::optional<RecordChange>> changeToldBy(ListStore &store, const Event &event)
{
    if (!mayTellOfAChange(event))
        return std::optional<RecordChange>();
    return store.recordVersions(event.item).map([&event](const QList<RecordVersion> &versions) {
        return changeBy(event, versions);
    });
}

Outcome<ExportResult> writeHistory(ListStore &store, const HistoryQuery &query,
                                   const HistoryFile &wanted, const ProgressReport &report,
                                   const Cancellation &cancellation)
{
    QSaveFile file(wanted.path);
    if (!file.open(QIODevice::WriteOnly))
        return tl::unexpected<Error>(writeError(file, wanted.path));
    CsvWriter csv(file);
    csv.setGuardFormulas(true);
    csv.writeRow(headings(wanted.withValues));
    const auto written = writeLines(store, query, wanted.withValues, csv, report, cancellation);
    if (!written)
        return tl::unexpected<Error>(written.error());
    if (!csv.flush() || !file.commit())
        return tl::unexpected<Error>(writeError(file, wanted.path));
    return ExportResult{*written};
}

} // namespace intray
