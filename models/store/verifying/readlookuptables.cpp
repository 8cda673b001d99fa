// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/verifying/readlookuptables.h"

#include <algorithm>

namespace intray {

namespace {

QList<Field> fieldsWithTable(QList<Field> fields)
{
    fields.removeIf(
        [](const Field &field) { return field.lookup.isEmpty() || !field.several.isEmpty(); });
    return fields;
}

/// Those of the fields, by name.
Outcome<QHash<QString, Lookup>> lookupsOf(LookupStore &store, const QList<Field> &fields)
{
    QHash<QString, Lookup> named;
    if (fields.isEmpty())
        return named;
    const auto all = store.lookups();
    if (!all)
        return tl::unexpected<Error>(all.error());
    for (const Lookup &one : *all)
        if (std::ranges::any_of(fields, [&](const Field &f) { return f.lookup.table == one.name; }))
            named.insert(one.name, one);
    return named;
}

QString markOf(const QHash<QString, Lookup> &lookups)
{
    QStringList marks;
    for (const Lookup &one : lookups)
        marks << one.name + u'\n' + one.loadedAt.toString(Qt::ISODateWithMs) + u'\n' +
                     QString::number(one.lines);
    marks.sort();
    return marks.join(u'\n');
}

QList<QStringList> textsOf(const QList<LookupLine> &lines)
{
    QList<QStringList> texts;
    texts.reserve(lines.size());
    for (const LookupLine &line : lines) {
        texts << line.texts;
        if (texts.last().isEmpty())
            texts.last() << QString();
        texts.last()[0] = line.value;
    }
    return texts;
}

} // namespace

static Outcome<ReadLookupTables> tablesOf(LookupStore store, const QList<Field> &fields)
{
    const auto lookups = lookupsOf(store, fields);
    if (!lookups)
        return tl::unexpected<Error>(lookups.error());
    ReadLookupTables read;
    read.mark = markOf(*lookups);
    for (const Field &field : fields) {
        const Lookup lookup = lookups->value(field.lookup.table);
        if (lookup.lines == 0 || lookup.lines > mostLookupLines)
            continue;
        const auto lines = store.linesFrom(lookup.name, {}, mostLookupLines);
        if (!lines)
            return tl::unexpected<Error>(lines.error());
        read.byField.insert(field.name,
                            std::make_shared<LookupTable>(field.name, field.lookup, lookup.columns,
                                                          textsOf(*lines)));
    }
    return read;
}

Outcome<ReadLookupTables> lookupTablesOf(LookupStore store, const RecordSchema &schema)
{
    return tablesOf(store, fieldsWithTable(schema.fields()));
}

Outcome<ReadLookupTables> lookupTableOf(LookupStore store, const RecordSchema &schema,
                                        const QString &field)
{
    QList<Field> fields = fieldsWithTable(schema.fields());
    fields.removeIf([&](const Field &one) { return one.name != field; });
    return tablesOf(store, fields);
}

Outcome<QString> markOfLookups(LookupStore store, const RecordSchema &schema)
{
    return lookupsOf(store, fieldsWithTable(schema.fields())).map(markOf);
}

} // namespace intray
