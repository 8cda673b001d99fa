// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/verbs.h"
#include "store/line/writing.h"
#include "store/verifying/countedpiece.h"
#include "store/verifying/suggestionstore.h"

namespace intray {

Outcome<Done> embedded::keepLearned(const Writing &writing, const verbs::KeepLearned &given)
{
    const Bindings model{
        {":model", given.model}, {":records", given.records}, {":corrections", given.corrections}};
    if (given.replaced > 0)
        writing.sql.change("learn_anew", model + Bindings{{":learned", given.replaced}});
    else
        writing.sql.change("begin_learned", model + Bindings{{":queue", given.queue},
                                                             {":fields", given.fields},
                                                             {":pairs", given.pairs},
                                                             {":behind", given.behind}});
    return Done{};
}

static Outcome<bool> addCountsHere(const Writing &writing, const CountedPiece &piece)
{
    const Bindings learned{{":learned", piece.learned}};
    const QVariant knownUpTo = writing.sql.number("learned_to_count", learned, "last_event");
    if (!knownUpTo.isValid() || knownUpTo.toLongLong() != piece.behind)
        return false;
    // What is taken out of the counts may not be in them yet.
    if (writing.sql.number("slices_waiting", learned, "slices").toLongLong() > 0)
        return false;
    const Bindings counts = learned + Bindings{{":counts", piece.changes}};
    for (const char *statement : {"add_value_counts", "drop_value_counts", "add_pair_counts",
                                  "drop_pair_counts", "drop_counted_items", "keep_counted_items"})
        writing.sql.change(statement, counts);
    writing.sql.change("learned_reaches",
                       counts + Bindings{{":last", piece.upTo}, {":whole", piece.isLast ? 1 : 0}});
    if (piece.isLast)
        writing.sql.change("forget_learned", learned);
    return true;
}

constinit const Verb<bool, CountedPiece> verbs::addCounts{
    "add_counts",
    [](const Identity &, const CountedPiece &piece) {
        return Parameters{number(":learned", piece.learned), number(":behind", piece.behind),
                          number(":up_to", piece.upTo), number(":whole", piece.isLast ? 1 : 0),
                          json(":counts", piece.changes)};
    },
    [](const QJsonObject &answer) { return answer.value(QStringLiteral("added")).toInt() == 1; },
    inTransaction<addCountsHere>};

Outcome<Done> SuggestionStore::refuse(ItemId item, const RefusedSuggestion &refused, bool isRefused)
{
    return carryOut(m_connection, m_identity, verbs::refuseSuggestion,
                    {item.value(), refused.field, refused.suggestion, isRefused});
}

} // namespace intray
