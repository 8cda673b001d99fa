// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/call.h"
#include "ctl/json.h"
#include "ctl/queuerules.h"
#include "ctl/terminal.h"
#include "ctl/text.h"
#include "store/adopted/adopting.h"
#include "store/rules/queuestore.h"

#include <cstdio>

namespace intray::ctl {

using namespace Qt::StringLiterals;

/// A word before the first colon, and what follows it.
static std::pair<QString, QString> splitAtColon(const QString &text)
{
    return {text.section(u':', 0, 0), text.section(u':', 1)};
}

static Checked<Layout::Part> partOf(const QString &text)
{
    const auto [table, rest] = splitAtColon(text);
    const auto [key, columns] = splitAtColon(rest);
    if (table.isEmpty() || key.isEmpty())
        return wrongUsage(Ctl::tr("--also is written TABLE:KEY or TABLE:KEY:COLUMN,COLUMN."));
    return Layout::Part{{{}, table}, key, columns.split(u',', Qt::SkipEmptyParts)};
}

static Checked<Layout> layoutOf(const Call &call)
{
    Layout layout;
    layout.lockUser = call.text(u"lock-user"_s);
    layout.lockTime = call.text(u"lock-time"_s);
    layout.lockId = call.text(u"lock-id"_s);
    layout.lockTable.table = call.text(u"lock-table"_s);
    layout.lockKey = call.text(u"lock-key"_s);
    layout.state = call.text(u"state"_s);
    layout.openValue = call.text(u"open"_s);
    layout.doneValue = call.text(u"done"_s);
    layout.busyValue = call.text(u"busy"_s);
    layout.failedValue = call.text(u"failed"_s);
    layout.error = call.text(u"error"_s);
    layout.result = call.text(u"result"_s);
    layout.finished = call.text(u"finished"_s);
    layout.changedBy = call.text(u"changed-by"_s);
    layout.changedAt = call.text(u"changed-at"_s);
    layout.order = call.text(u"order"_s);
    layout.criteria = call.text(u"where"_s);
    layout.addsRows = call.has(u"add-rows"_s);
    std::tie(layout.ageTable.table, layout.ageColumn) = splitAtColon(call.text(u"age"_s));
    for (const QString &text : call.texts(u"also"_s)) {
        const auto part = partOf(text);
        if (!part)
            return failed(part);
        layout.more << *part;
    }
    return layout;
}

static std::optional<QString> missingIn(const Call &call)
{
    for (const QString &option : {u"as"_s, u"id"_s})
        if (call.text(option).isEmpty())
            return Ctl::tr("--%1 is missing.").arg(option);
    const bool hasColumns = call.has(u"lock-user"_s) && call.has(u"lock-time"_s);
    const bool hasIdAlone =
        call.has(u"lock-id"_s) && !call.has(u"lock-user"_s) && !call.has(u"lock-time"_s);
    const bool isApart = call.has(u"lock-table"_s) || call.has(u"add-lock-table"_s);
    if (!hasColumns && !hasIdAlone && !isApart)
        return Ctl::tr("Name the columns of the lock: --lock-user and --lock-time, --lock-id "
                       "alone, or --lock-table. Where there are none, use --add-lock-table.");
    if (call.has(u"busy"_s) && !call.has(u"state"_s))
        return Ctl::tr("--busy needs --state, the column that holds its value.");
    if (call.has(u"failed"_s) && !call.has(u"state"_s))
        return Ctl::tr("--failed needs --state, the column that holds its value.");
    if (call.has(u"state"_s) && (!call.has(u"open"_s) || !call.has(u"done"_s)))
        return Ctl::tr("--state needs --open and --done, its values for open and done rows.");
    if (call.has(u"age"_s) && !call.text(u"age"_s).contains(u':'))
        return Ctl::tr("--age is written TABLE:COLUMN.");
    return std::nullopt;
}

static Checked<AdoptionWish> wishOf(const Call &call)
{
    if (const auto missing = missingIn(call))
        return wrongUsage(*missing);
    AdoptionWish wish;
    wish.table = call.argument(0);
    wish.queue = call.text(u"as"_s);
    wish.key = call.text(u"id"_s);
    wish.columns = call.text(u"columns"_s).split(u',', Qt::SkipEmptyParts);
    wish.context = call.text(u"context"_s);
    wish.addsLockTable = call.has(u"add-lock-table"_s);
    wish.addsLockId = call.has(u"add-lock-id"_s);
    wish.addsIndex = call.has(u"add-index"_s);
    const auto layout = layoutOf(call);
    if (!layout)
        return failed(layout);
    wish.layout = *layout;
    Queue rules;
    rules.name = wish.queue;
    const auto all = withOptions(rules, call);
    if (!all)
        return failed(all);
    wish.rules = *all;
    return wish;
}

static QString sqlText(const QStringList &statements)
{
    QStringList ended;
    for (const QString &statement : statements)
        ended << plain(statement) + u";\n"_s;
    return ended.join(QString());
}

/// What is shown before anything happens.
static QString textOf(const AdoptionPlan &plan, const QList<Item> &rows)
{
    QStringList text;
    if (plan.statements.isEmpty())
        text << Ctl::tr("The structure of the table is not changed.");
    else
        text << Ctl::tr("This SQL is run first:") << sqlText(plan.statements);
    if (!plan.offers.isEmpty())
        text << Ctl::tr("Recommended (--add-lock-id, --add-index):") << sqlText(plan.offers);
    text += plan.limits;
    QStringList keys;
    for (const Item &row : rows)
        keys << plain(row.key);
    text << (keys.isEmpty() ? Ctl::tr("No row is open at the moment.")
                            : Ctl::tr("Open rows, for instance: %1").arg(keys.join(u", "_s)));
    return text.join(u'\n');
}

static QJsonObject jsonOf(const AdoptionPlan &plan, const QList<Item> &rows, bool adopted)
{
    return {{u"queue"_s, plan.queue.name},
            {u"table"_s, plan.layout.main.name.text()},
            {u"columns"_s, QJsonArray::fromStringList(plan.layout.fields())},
            {u"sql"_s, QJsonArray::fromStringList(plan.statements)},
            {u"offers"_s, QJsonArray::fromStringList(plan.offers)},
            {u"limits"_s, QJsonArray::fromStringList(plan.limits)},
            {u"rows"_s, jsonList(rows, [](const Item &row) { return row.key; })},
            {u"adopted"_s, adopted}};
}

static bool isAgreed(const Call &call, const QString &shown)
{
    if (call.has(u"yes"_s))
        return true;
    if (call.wantsJson() || !isTerminal(Stream::Input))
        return false;
    printNote(shown);
    printNote(Ctl::tr("Adopt the table like this? Type \"yes\":"));
    char typed[16] = {};
    return std::fgets(typed, sizeof typed, stdin) != nullptr &&
           QByteArray(typed).trimmed() == "yes";
}

static Answer carriedOut(Adopting &adopting, const AdoptionPlan &plan, const QList<Item> &rows)
{
    const auto queue = adopting.adopt(plan);
    if (!queue)
        return failed(queue);
    const QString sentence = Ctl::tr(
        "The table %1 is now the queue %2. Other programs can go on using it at the same time.");
    return Reply{jsonOf(plan, rows, true),
                 sentence.arg(plain(plan.layout.main.name.text()), queue->name),
                 plan.limits.join(u'\n')};
}

/// The queue keeps its table's rows and goes; nothing of the table is touched.
static Answer undo(Call &call)
{
    const auto open = call.connection();
    if (!open)
        return failed(open);
    const QString queue = call.argument(0);
    return Adopting(**open, call.identity()).undo(queue).map([&](Done) {
        return Reply{
            {{u"queue"_s, queue}, {u"adopted"_s, false}},
            Ctl::tr("The queue %1 no longer has a table and is paused; its history stays. The "
                    "table was left as it is. Adopt it again under this name to go on.")
                .arg(queue),
            {}};
    });
}

/// Rules of a queue that is mapped anew stay, but for those that are named.
static Answer planFor(Call &call, Connection &connection, AdoptionWish &wish)
{
    const auto there = QueueStore(connection, call.identity()).queue(wish.queue);
    if (!there)
        return Reply{};
    const auto rules = withOptions(*there, call);
    if (!rules)
        return failed(rules);
    wish.rules = *rules;
    return Reply{};
}

static Answer adopt(Call &call)
{
    if (call.has(u"undo"_s))
        return undo(call);
    auto wish = wishOf(call);
    if (!wish)
        return failed(wish);
    const auto open = call.connection();
    if (!open)
        return failed(open);
    if (const auto planned = planFor(call, **open, *wish); !planned)
        return planned;
    Adopting adopting(**open, call.identity());
    const auto plan = adopting.plan(*wish);
    if (!plan)
        return failed(plan);
    const auto rows = adopting.tryOut(*plan);
    if (!rows)
        return failed(rows);
    const QString shown = textOf(*plan, *rows);
    if (call.has(u"dry-run"_s))
        return Reply{jsonOf(*plan, *rows, false), shown, {}};
    if (!isAgreed(call, shown))
        return wrongUsage(Ctl::tr("Nothing was changed. See what would be done with --dry-run, "
                                  "and add --yes to do it."));
    return carriedOut(adopting, *plan, *rows);
}

static QList<Option> adoptOptions()
{
    return {
        {u"as"_s, u"QUEUE"_s, Ctl::tr("The name of the queue.")},
        {u"id"_s, u"COLUMN"_s,
         Ctl::tr("The column that identifies a row: unique, number or text.")},
        {u"lock-user"_s, u"COLUMN"_s, Ctl::tr("Who holds the row.")},
        {u"lock-time"_s, u"COLUMN"_s, Ctl::tr("Since when.")},
        {u"lock-id"_s, u"COLUMN"_s, Ctl::tr("Under which lock; if there is such a column.")},
        {u"lock-table"_s, u"TABLE"_s,
         Ctl::tr("A table of locks instead; its columns by --lock-user and --lock-time.")},
        {u"add-lock-table"_s,
         {},
         Ctl::tr("Make a table of locks beside it, TABLE_locks, and use it.")},
        {u"lock-key"_s, u"COLUMN"_s, Ctl::tr("Its key, if that is not its only key column.")},
        {u"state"_s, u"COLUMN"_s, Ctl::tr("The column of the state.")},
        {u"open"_s, u"VALUE"_s, Ctl::tr("Its value for open rows; \"\" for empty.")},
        {u"done"_s, u"VALUE"_s, Ctl::tr("Its value for finished rows.")},
        {u"busy"_s, u"VALUE"_s,
         Ctl::tr("Its value while somebody works on a row; written with the lock.")},
        {u"failed"_s, u"VALUE"_s, Ctl::tr("Its value for rows that failed; if there is one.")},
        {u"error"_s, u"COLUMN"_s, Ctl::tr("Why a row failed, written by Intray.")},
        {u"result"_s, u"COLUMN"_s, Ctl::tr("The result of a worker for a row, as JSON.")},
        {u"finished"_s, u"COLUMN"_s, Ctl::tr("When a row was completed.")},
        {u"changed-by"_s, u"COLUMN"_s, Ctl::tr("Who changed a row last.")},
        {u"changed-at"_s, u"COLUMN"_s, Ctl::tr("When that was.")},
        {u"where"_s, u"CRITERIA"_s, Ctl::tr("Only rows that meet this condition.")},
        {u"order"_s, u"COLUMN"_s, Ctl::tr("Lowest first; by default the id.")},
        {u"columns"_s, u"COLUMN[,COLUMN]"_s,
         Ctl::tr("What is shown and corrected; by default all.")},
        {u"context"_s, u"COLUMN"_s,
         Ctl::tr("Whose request a row is, one of these columns; a worker's command gets it.")},
        {u"also"_s, u"TABLE:KEY[:COLUMN,...]"_s,
         Ctl::tr("Another table with columns of the record; may be given several times.")},
        {u"age"_s, u"TABLE:COLUMN"_s,
         Ctl::tr("The column with the longest lock, in minutes; by default --hold.")},
        {u"add-rows"_s,
         {},
         Ctl::tr("Let whoever may add items add rows, where the table makes their keys.")},
        {u"add-lock-id"_s, {}, Ctl::tr("Add a column LockId and use it.")},
        {u"add-index"_s, {}, Ctl::tr("Add an index in the order of the claim.")},
        {u"undo"_s,
         {},
         Ctl::tr("Remove the mapping of a queue: name the queue instead of the table.")},
        {u"dry-run"_s, {}, Ctl::tr("Show what would be run, and test the criteria.")},
        {u"yes"_s, {}, Ctl::tr("Do it without asking.")},
    };
}

QList<Command> adoptCommands()
{
    return {
        {u"adopt"_s, u"TABLE | --undo QUEUE"_s, 1, 1,
         Ctl::tr("Use a table that already exists as a queue, shared with other programs.\nShows "
                 "the SQL first and asks. Run it with the login that set the database up."),
         adoptOptions() + ruleOptions(), adopt}};
}

} // namespace intray::ctl
