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

Outcome<qint64> keepHere(const Writing &writing, const LookupPiece &piece)
{
    const Bindings which{
        {":loading", piece.loading}, {":before", piece.before}, {":user", writing.identity.user}};
    if (piece.before == 0)
        writing.sql.change("begin_lookup", {{":name", piece.of.name},
                                            {":columns", textOfFields(piece.of.columns)},
                                            {":source", notNull(piece.of.source)},
                                            {":loading", piece.loading},
                                            {":now", writing.now},
                                            {":user", writing.identity.user}});
    const qint64 id = writing.sql.number("lookup_being_loaded", which, "id").toLongLong();
    if (id == 0)
        return tl::unexpected<Error>(refused("lookup_interrupted", {{"name", piece.of.name}}));
    writing.sql.change(
        "add_lookup_lines",
        {{":lookup", id}, {":before", piece.before}, {":lines", textOf(piece.lines)}});
    if (piece.isLast)
        writing.sql.change("drop_other_lookups", {{":name", piece.of.name}, {":lookup", id}});
    const qint64 count = piece.before + piece.lines.size();
    writing.sql.change("count_lookup_lines",
                       {{":count", count}, {":last", int(piece.isLast)}, {":lookup", id}});
    return count;
}

Outcome<Done> dropHere(const Writing &writing, const QString &name)
{
    if (writing.sql.change("drop_lookup", {{":name", name}}) == 0)
        return tl::unexpected<Error>(refused("no_such_lookup", {{"name", name}}));
    return Done{};
}

} // namespace

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

constinit const Verb<qint64, LookupPiece> verbs::keepLookup{
    "keep_lookup",
    [](const Identity &, const LookupPiece &piece) {
        return Parameters{uuid(":loading", piece.loading),
                          text(":name", piece.of.name),
                          text(":columns", textOfFields(piece.of.columns)),
                          text(":source", piece.of.source),
                          number(":before", piece.before),
                          json(":lines", textOf(piece.lines)),
                          number(":last", int(piece.isLast))};
    },
    [](const QJsonObject &answer) { return answer.value(QStringLiteral("lines")).toInteger(); },
    inTransaction<keepHere>};

Outcome<qint64> LookupStore::keepLookup(const LookupPiece &piece)
{
    return carryOut(m_connection, m_identity, verbs::keepLookup, piece);
}

constinit const Verb<Done, QString> verbs::dropLookup{
    "drop_lookup",
    [](const Identity &, const QString &name) { return Parameters{text(":name", name)}; }, doneIn,
    inTransaction<dropHere>};

Outcome<Done> LookupStore::dropLookup(const QString &name)
{
    return carryOut(m_connection, m_identity, verbs::dropLookup, name);
}

} // namespace intray
