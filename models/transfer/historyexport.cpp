// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/historyexport.h"

#include "queue/times.h"
#include "transfer/csvwriter.h"
#include "transfer/transferfile.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QSaveFile>

namespace intray {

namespace {

constexpr int pageLines = 1000;

const QStringList &headings()
{
    static const QStringList names{
        QStringLiteral("event"),  QStringLiteral("at"),          QStringLiteral("queue"),
        QStringLiteral("item"),   QStringLiteral("key"),         QStringLiteral("kind"),
        QStringLiteral("user"),   QStringLiteral("workstation"), QStringLiteral("lock"),
        QStringLiteral("reason"), QStringLiteral("detail")};
    return names;
}

QStringList cellsOf(const HistoryLine &line)
{
    const Event &event = line.event;
    const QJsonDocument detail(event.detail);
    return {QString::number(event.id),
            isoTime(event.at),
            event.queue,
            QString::number(event.item.value()),
            line.key,
            event.kind,
            event.user,
            event.workstation,
            event.lock,
            event.detail.value(QStringLiteral("reason")).toString(),
            event.detail.isEmpty() ? QString()
                                   : QString::fromUtf8(detail.toJson(QJsonDocument::Compact))};
}

tl::unexpected<Error> cancelled()
{
    return failure(
        Error::Kind::Cancelled,
        QCoreApplication::translate("Exporter", "The export was cancelled. No file was written."));
}

Outcome<qint64> writeLines(Store &store, const HistoryQuery &query, CsvWriter &csv,
                           const ProgressReport &report, const Cancellation &cancellation)
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
            csv.writeRow(cellsOf(line));
        written += page->lines.size();
        if (report)
            report({csv.bytesWritten(), 0, written});
        before = page->next;
    } while (before > 0);
    return written;
}

} // namespace

Outcome<ExportResult> writeHistory(Store &store, const HistoryQuery &query, const QString &path,
                                   const ProgressReport &report, const Cancellation &cancellation)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return tl::unexpected<Error>(writeError(file, path));
    CsvWriter csv(file);
    csv.setGuardFormulas(true);
    csv.writeRow(headings());
    const auto written = writeLines(store, query, csv, report, cancellation);
    if (!written)
        return tl::unexpected<Error>(written.error());
    if (!csv.flush() || !file.commit())
        return tl::unexpected<Error>(writeError(file, path));
    return ExportResult{*written};
}

} // namespace intray
