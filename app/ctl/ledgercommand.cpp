// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/call.h"
#include "ctl/historycommand.h"
#include "ctl/interruption.h"
#include "ctl/json.h"
#include "ctl/progress.h"
#include "ctl/text.h"
#include "ctl/writing.h"
#include "store/verifying/ledgerstore.h"
#include "transfer/ledgerexport.h"

namespace intray::ctl {

using namespace Qt::StringLiterals;

namespace {

struct ByWord
{
    const char16_t *word;
    LedgerBy by;
};

constexpr ByWord byWords[]{{u"field", LedgerBy::Field},
                           {u"kind", LedgerBy::Kind},
                           {u"source", LedgerBy::Source},
                           {u"person", LedgerBy::Person}};

QStringList namesOfBy()
{
    QStringList names;
    for (const ByWord &one : byWords)
        names << QString::fromUtf16(one.word);
    return names;
}

Checked<LedgerBy> byOf(const Call &call)
{
    const QString name = call.has(u"by"_s) ? call.text(u"by"_s) : u"field"_s;
    for (const ByWord &one : byWords)
        if (name == one.word)
            return one.by;
    return wrongUsage(
        Ctl::tr("--by must be one of %1, not \"%2\".").arg(namesOfBy().join(u", "_s), name));
}

Checked<LedgerQuery> queryOf(const Call &call)
{
    const auto from = timeIn(call, u"since"_s);
    if (!from)
        return failed(from);
    const auto to = timeIn(call, u"until"_s);
    if (!to)
        return failed(to);
    return LedgerQuery{call.argument(0), call.text(u"of"_s), *from, *to};
}

QJsonObject jsonOf(const LedgerLine &line)
{
    return {{u"field"_s, line.field},
            {u"kind"_s, nameOf(line.kind)},
            {u"person"_s, line.person},
            {u"source"_s, line.source.isEmpty() ? QJsonValue() : QJsonValue(line.source)},
            {u"count"_s, line.count}};
}

Reply replyWith(const Ledger &ledger, LedgerBy by)
{
    QList<QStringList> rows;
    for (const auto &[name, count] : addedUp(ledger, by))
        rows.append({name.isEmpty() ? Ctl::tr("(none)") : name, QString::number(count)});
    const QString heads[]{Ctl::tr("field"), Ctl::tr("kind"), Ctl::tr("source"), Ctl::tr("person")};
    QString note = Ctl::tr("%1 of %2 completed records were corrected.")
                       .arg(ledger.corrected)
                       .arg(ledger.records);
    if (ledger.inBulk > 0)
        note += u' ' + Ctl::tr("In %n record(s) that are not finished yet, values were corrected "
                               "in bulk.",
                               nullptr, int(ledger.inBulk));
    return {
        {{u"records"_s, ledger.records},
         {u"corrected"_s, ledger.corrected},
         {u"in_bulk"_s, ledger.inBulk},
         {u"lines"_s, jsonList(ledger.lines, [](const LedgerLine &line) { return jsonOf(line); })}},
        table({heads[int(by)], Ctl::tr("corrections")}, rows),
        note};
}

Answer ledger(Call &call)
{
    const auto by = byOf(call);
    if (!by)
        return failed(by);
    auto query = queryOf(call);
    if (!query)
        return failed(query);
    const QString file = call.text(u"export"_s);
    if (!file.isEmpty())
        if (const auto may = mayWrite(call, Output::Corrections, file); !may)
            return failed(may);
    const auto open = call.connection();
    if (!open)
        return failed(open);
    if (call.has(u"mine"_s))
        query->person = call.identity().user;
    const Interruption interruption(**open);
    const Progress progress;
    const ElapsedLine line(Ctl::tr("Reading the completed records"), progress);
    LedgerStore store(**open, call.identity());
    const auto told = store.ledger(*query, progress, interruption.cancellation());
    if (!told)
        return failed(told);
    if (file.isEmpty())
        return replyWith(*told, *by);
    const auto written = writeLedger(*told, file);
    if (!written)
        return failed(written);
    return Reply{{{u"written"_s, written->written}},
                 Ctl::tr("%n line(s) of corrections were written.", nullptr, int(written->written)),
                 {}};
}

} // namespace

QList<Command> ledgerCommands()
{
    return {{u"ledger"_s,
             u"QUEUE"_s,
             1,
             1,
             Ctl::tr("Show what was corrected in the completed records, and in bulk in others: how "
                     "often, in which field, which kind of error, from which file, by whom."),
             {{u"by"_s, u"WHAT"_s, Ctl::tr("Add up by this; by default by field."), namesOfBy()},
              {u"since"_s, u"TIME"_s,
               Ctl::tr("Completed, or corrected in bulk, on or after this day or time.")},
              {u"until"_s, u"TIME"_s,
               Ctl::tr("Completed, or corrected in bulk, before this day or time.")},
              {u"of"_s, u"USER"_s, Ctl::tr("Only what this user corrected.")},
              {u"mine"_s, {}, Ctl::tr("Only what you corrected; clerks see nothing else.")},
              {u"export"_s, u"FILE"_s, Ctl::tr("Write every line to a CSV file instead.")},
              forceOption()},
             ledger}};
}

} // namespace intray::ctl
