// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/call.h"
#include "ctl/interruption.h"
#include "ctl/json.h"
#include "ctl/othersource.h"
#include "ctl/progress.h"
#include "ctl/text.h"
#include "queue/times.h"
#include "transfer/lookuploading.h"

namespace intray::ctl {

using namespace Qt::StringLiterals;

static QJsonObject jsonOf(const Lookup &lookup)
{
    return {{u"name"_s, lookup.name},
            {u"columns"_s, QJsonArray::fromStringList(lookup.columns)},
            {u"source"_s, lookup.source},
            {u"lines"_s, lookup.lines},
            {u"loaded_at"_s, isoTime(lookup.loadedAt)},
            {u"loaded_by"_s, lookup.loadedBy}};
}

static Answer load(Call &call)
{
    LookupOptions options;
    options.name = call.argument(0);
    options.file = call.argument(1);
    options.table = call.text(u"table"_s);
    options.sheet = call.text(u"sheet"_s);
    options.valueColumn = call.text(u"value"_s);
    const auto other = otherSourceIn(call, options.file);
    if (!other)
        return failed(other);
    options.other = *other;
    const auto open = call.connection();
    if (!open)
        return failed(open);
    const Interruption interruption(**open);
    const Progress progress;
    const ElapsedLine line(Ctl::tr("Loading the lookup table"), progress);
    LookupStore store(**open, call.identity());
    const auto loaded = loadLookup(store, options, progress, interruption.cancellation());
    if (!loaded)
        return failed(loaded);
    QStringList lines{
        Ctl::tr("“%1” has %n line(s) with the columns %2.", nullptr, int(loaded->lines))
            .arg(options.name, loaded->columns.join(u", "_s))};
    if (loaded->empty > 0)
        lines << Ctl::tr("%n row(s) without a value were left out.", nullptr, int(loaded->empty));
    return Reply{{{u"name"_s, options.name},
                  {u"lines"_s, loaded->lines},
                  {u"empty"_s, loaded->empty},
                  {u"columns"_s, QJsonArray::fromStringList(loaded->columns)}},
                 (lines + loaded->notes).join(u'\n'),
                 {}};
}

static Answer list(Call &call)
{
    const auto open = call.connection();
    if (!open)
        return failed(open);
    const auto all = LookupStore(**open, call.identity()).lookups();
    if (!all)
        return failed(all);
    QList<QStringList> rows;
    for (const Lookup &one : *all)
        rows.append({one.name, QString::number(one.lines), one.columns.join(u", "_s), one.source,
                     isoTime(one.loadedAt), one.loadedBy});
    return Reply{{{u"lookups"_s, jsonList(*all, [](const Lookup &one) { return jsonOf(one); })}},
                 table({Ctl::tr("name"), Ctl::tr("lines"), Ctl::tr("columns"), Ctl::tr("source"),
                        Ctl::tr("loaded"), Ctl::tr("by")},
                       rows),
                 all->isEmpty() ? Ctl::tr("There is no lookup table.") : QString()};
}

static Answer find(Call &call)
{
    const auto limit = call.number(u"limit"_s, 20, 1, 10'000);
    if (!limit)
        return failed(limit);
    const auto open = call.connection();
    if (!open)
        return failed(open);
    LookupStore store(**open, call.identity());
    const auto all = store.lookups();
    if (!all)
        return failed(all);
    const auto known = std::find_if(
        all->begin(), all->end(), [&](const Lookup &one) { return one.name == call.argument(0); });
    if (known == all->end())
        return failed(Outcome<Done>(
            intray::failure(Error::Kind::NotFound,
                            Ctl::tr("There is no lookup table “%1”.").arg(call.argument(0)))));
    const auto lines = store.linesFrom(call.argument(0), call.argument(1), *limit);
    if (!lines)
        return failed(lines);
    QList<QStringList> rows;
    for (const LookupLine &line : *lines)
        rows.append(line.texts);
    const auto json = [&](const LookupLine &line) {
        QJsonObject object;
        for (qsizetype i = 0; i < std::min(known->columns.size(), line.texts.size()); ++i)
            object.insert(known->columns.at(i), line.texts.at(i));
        return object;
    };
    return Reply{{{u"lines"_s, jsonList(*lines, json)}},
                 table(known->columns, rows),
                 lines->isEmpty() ? Ctl::tr("No value begins like this.") : QString()};
}

static Answer drop(Call &call)
{
    const auto open = call.connection();
    if (!open)
        return failed(open);
    const auto dropped = LookupStore(**open, call.identity()).dropLookup(call.argument(0));
    if (!dropped)
        return failed(dropped);
    return Reply{{{u"name"_s, call.argument(0)}},
                 Ctl::tr("“%1” was removed. Fields that use it are now typed without it.")
                     .arg(call.argument(0)),
                 {}};
}

QList<Command> lookupCommands()
{
    return {
        {u"lookup load"_s, u"NAME FILE"_s, 2, 2,
         Ctl::tr("Load a lookup table from a file, or from a table or query of another database: "
                 "its values and what belongs to them. The previous one of this name is used until "
                 "all is loaded."),
         QList<Option>{
             {u"value"_s, u"COL"_s, Ctl::tr("The column of the values; the first if not given.")},
             {u"sheet"_s, u"SHEET"_s,
              Ctl::tr("Which sheet of a spreadsheet; by default the only one that has rows.")}} +
             otherSourceOptions(),
         load},
        {u"lookup list"_s, {}, 0, 0, Ctl::tr("List the lookup tables."), {}, list},
        {u"lookup find"_s,
         u"NAME [TEXT]"_s,
         1,
         2,
         Ctl::tr("List the lines of a lookup table whose values begin like this."),
         {{u"limit"_s, u"N"_s, Ctl::tr("At most this many lines; 20 by default.")}},
         find},
        {u"lookup drop"_s,
         u"NAME"_s,
         1,
         1,
         Ctl::tr("Remove a lookup table. Fields that use it are then typed without it."),
         {},
         drop}};
}

} // namespace intray::ctl
