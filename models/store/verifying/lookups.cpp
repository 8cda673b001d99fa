// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/times.h"
#include "store/calls.h"
#include "store/embedded/writing.h"
#include "store/refusals/refusals.h"
#include "store/verbs.h"
#include "store/verifying/lookupstore.h"

#include <QJsonArray>

namespace intray {

namespace {

QString foldedOf(const QString &value)
{
    return notNull(foldedForSearch(value).left(longestLookupValue));
}

QString textOf(const QList<LookupLine> &lines)
{
    QJsonArray all;
    for (const LookupLine &line : lines)
        all.append(QJsonArray{line.value, foldedOf(line.value), textOfFields(line.texts)});
    return jsonText(all);
}

Lookup lookupOf(const Row &row)
{
    return {row.text("name"),         fieldsOf(row.text("column_names")), row.text("source"),
            row.number("line_count"), timeFromIso(row.text("loaded_at")), row.text("loaded_by")};
}

LookupLine lineOf(const Row &row)
{
    return {row.text("value"), fieldsOf(row.text("texts"))};
}

} // namespace

Outcome<qint64> embedded::keepLookup(const Writing &writing, const verbs::KeepLookup &given)
{
    const Bindings which{
        {":loading", given.loading}, {":before", given.before}, {":user", writing.identity.user}};
    if (given.before == 0)
        writing.sql.change("begin_lookup", {{":name", given.name},
                                            {":columns", given.columns},
                                            {":source", notNull(given.source)},
                                            {":loading", given.loading},
                                            {":now", writing.now},
                                            {":user", writing.identity.user}});
    const qint64 id = writing.sql.number("lookup_being_loaded", which, "id").toLongLong();
    if (id == 0)
        return tl::unexpected<Error>(refused("lookup_interrupted", {{"name", given.name}}));
    const int added = writing.sql.change(
        "add_lookup_lines", {{":lookup", id}, {":before", given.before}, {":lines", given.lines}});
    if (given.last)
        writing.sql.change("drop_other_lookups", {{":name", given.name}, {":lookup", id}});
    const qint64 count = given.before + added;
    writing.sql.change("count_lookup_lines",
                       {{":count", count}, {":last", int(given.last)}, {":lookup", id}});
    return count;
}

Outcome<Done> embedded::dropLookup(const Writing &writing, const verbs::DropLookup &given)
{
    if (writing.sql.change("drop_lookup", {{":name", given.name}}) == 0)
        return tl::unexpected<Error>(refused("no_such_lookup", {{"name", given.name}}));
    return Done{};
}

Outcome<QList<Lookup>> LookupStore::lookups()
{
    return attempt(m_connection, [](Sql &sql) -> Outcome<QList<Lookup>> {
        return sql.all("lookups", {}, lookupOf);
    });
}

Outcome<QList<LookupLine>> LookupStore::linesFrom(const QString &lookup, const QString &beginning,
                                                  int limit)
{
    const QString from = foldedOf(beginning);
    // Nothing sorts behind the last code point.
    const QString below = from + QString::fromUcs4(U"\U0010FFFF");
    return attempt(m_connection, [&](Sql &sql) -> Outcome<QList<LookupLine>> {
        return sql.all(
            "lookup_lines_from",
            {{":name", lookup}, {":at_least", from}, {":below", below}, {":limit", limit}}, lineOf);
    });
}

Outcome<QList<LookupLine>> LookupStore::linesOf(const QString &lookup, const QString &value,
                                                int limit)
{
    return attempt(m_connection, [&](Sql &sql) -> Outcome<QList<LookupLine>> {
        auto lines =
            sql.all("lookup_lines_of",
                    {{":name", lookup}, {":at_least", foldedOf(value)}, {":limit", limit}}, lineOf);
        lines.removeIf([&](const LookupLine &line) { return line.value != value; });
        return lines;
    });
}

Outcome<qint64> LookupStore::keepLookup(const LookupPiece &piece)
{
    return carryOut(m_connection, m_identity, verbs::keepLookup,
                    {piece.loading, piece.of.name, textOfFields(piece.of.columns), piece.of.source,
                     piece.before, textOf(piece.lines), piece.isLast});
}

Outcome<Done> LookupStore::dropLookup(const QString &name)
{
    return carryOut(m_connection, m_identity, verbs::dropLookup, {name});
}

} // namespace intray
