// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/call.h"
#include "ctl/interruption.h"
#include "ctl/json.h"
#include "ctl/progress.h"
#include "ctl/text.h"
#include "store/verifying/suggestionstore.h"

namespace intray::ctl {

using namespace Qt::StringLiterals;

static QJsonObject jsonOf(const SuspiciousCell &cell)
{
    return {{u"item"_s, cell.item.value()},
            {u"key"_s, cell.key},
            {u"field"_s, cell.field},
            {u"value"_s, cell.value},
            {u"suggestion"_s, cell.suggestion ? QJsonValue(*cell.suggestion) : QJsonValue()},
            {u"score"_s, cell.score},
            {u"sure"_s, cell.suggestion ? QJsonValue(cell.sure) : QJsonValue()},
            {u"why"_s, cell.why}};
}

static QString tableOf(const QList<SuspiciousCell> &cells)
{
    QList<QStringList> rows;
    for (const SuspiciousCell &cell : cells)
        rows.append({QString::number(cell.item.value()), cell.key, cell.field, cell.value,
                     cell.suggestion.value_or(QString()), QString::number(cell.score, 'f', 2),
                     cell.why});
    return table({Ctl::tr("item"), Ctl::tr("key"), Ctl::tr("field"), Ctl::tr("value"),
                  Ctl::tr("suggestion"), Ctl::tr("score"), Ctl::tr("why")},
                 rows);
}

static Reply replyWith(const QList<SuspiciousCell> &cells)
{
    return {
        {{u"cells"_s, jsonList(cells, [](const SuspiciousCell &cell) { return jsonOf(cell); })}},
        tableOf(cells),
        cells.isEmpty() ? Ctl::tr("Nothing is suspicious.") : QString()};
}

static Answer suggest(Call &call)
{
    ItemId item;
    if (call.has(u"item"_s)) {
        const auto named = itemFrom(call.text(u"item"_s));
        if (!named)
            return failed(named);
        item = *named;
    }
    const auto open = call.connection();
    if (!open)
        return failed(open);
    using namespace std::chrono_literals;
    const Interruption interruption(**open, 1s); // a single long record may take longer
    const Progress progress;
    const ElapsedLine line(Ctl::tr("Searching for suspicious values"), progress);
    SuggestionStore store(**open, call.identity());
    const Cancellation &cancellation = interruption.cancellation();
    const auto cells = item.isValid()
                           ? store.ofItem(call.argument(0), item, progress, cancellation)
                           : store.suggestions(call.argument(0), item, progress, cancellation);
    return cells ? Answer(replyWith(*cells)) : failed(cells);
}

QList<Command> suggestCommands()
{
    return {{u"suggest"_s,
             u"QUEUE"_s,
             1,
             1,
             Ctl::tr("List values that are likely wrong in the records that are not finished, and "
                     "what is likely meant."),
             {{u"item"_s, u"ID"_s, Ctl::tr("Of this item only, finished or not.")}},
             suggest}};
}

} // namespace intray::ctl
