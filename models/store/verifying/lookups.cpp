// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/times.h"
#include "store/line/calls.h"
#include "store/line/verbs.h"
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
