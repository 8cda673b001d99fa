// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/call.h"
#include "ctl/interruption.h"
#include "ctl/json.h"
#include "ctl/progress.h"
#include "ctl/text.h"
#include "store/rules/queuestore.h"
#include "store/verifying/doubtstore.h"

namespace intray::ctl {

using namespace Qt::StringLiterals;

static QJsonObject jsonOf(const RecordDoubt &doubt)
{
    return {{u"item"_s, doubt.item.value()},
            {u"key"_s, doubt.key},
            {u"wrong_fields"_s, doubt.wrong},
            {u"breaks_rule"_s, doubt.breaksRule},
            {u"place"_s, doubt.place()}};
}

static QString tableOf(const QList<RecordDoubt> &doubts)
{
    QList<QStringList> rows;
    for (const RecordDoubt &one : doubts)
        rows.append({QString::number(one.item.value()), one.key, QString::number(one.wrong, 'f', 3),
                     one.breaksRule ? Ctl::tr("yes") : Ctl::tr("no")});
    return table({Ctl::tr("item"), Ctl::tr("key"), Ctl::tr("wrong fields expected"),
                  Ctl::tr("breaks a rule")},
                 rows);
}

static Reply replyWith(const QList<RecordDoubt> &doubts, std::optional<qsizetype> moved)
{
    return {{{u"records"_s, jsonList(doubts, [](const RecordDoubt &one) { return jsonOf(one); })},
             {u"moved"_s, moved ? QJsonValue(qint64(*moved)) : QJsonValue()}},
            tableOf(doubts),
            moved ? Ctl::tr("%n item(s) have another place in the queue now.", nullptr, int(*moved))
                  : QString()};
}

static Outcome<BulkResult> placed(DoubtStore &store, const Queue &rules,
                                  const QList<RecordDoubt> &doubts,
                                  const Cancellation &cancellation)
{
    return rules.isOrderedByDoubt() ? store.keep(doubts, {}, cancellation) : store.forget(doubts);
}

static Answer doubt(Call &call)
{
    const auto open = call.connection();
    if (!open)
        return failed(open);
    using namespace std::chrono_literals;
    const Interruption interruption(**open, 1s);
    const Progress progress;
    const ElapsedLine line(Ctl::tr("Looking for doubtful records"), progress);
    const auto rules = QueueStore(**open, call.identity()).queue(call.argument(0));
    if (!rules)
        return failed(rules);
    DoubtStore store(**open, call.identity());
    const auto doubts = store.doubts(rules->name, progress, interruption.cancellation());
    if (!doubts)
        return failed(doubts);
    if (!call.has(u"place"_s))
        return replyWith(*doubts, {});
    const auto moved = placed(store, *rules, *doubts, interruption.cancellation());
    return moved ? Answer(replyWith(*doubts, moved->done.size())) : failed(moved);
}

QList<Command> doubtCommands()
{
    return {{u"doubt"_s,
             u"QUEUE"_s,
             1,
             1,
             Ctl::tr("List the records that wait by how many of their fields are expected to be "
                     "wrong, the most doubtful first."),
             {{u"place"_s,
               {},
               Ctl::tr("Put them into this order, where the queue gives out the most doubtful "
                       "first.")}},
             doubt}};
}

} // namespace intray::ctl
