// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/embedded/writing.h"
#include "store/refusals/refusals.h"
#include "store/verbs.h"
#include "store/verifying/countedpiece.h"
#include "store/verifying/suggestionstore.h"

namespace intray {

namespace {

Outcome<Done> keepLearnedHere(const Writing &writing, const QString &queue,
                              const KeptLearning &kept)
{
    const Bindings model{
        {":model", kept.model}, {":records", kept.records}, {":corrections", kept.corrections}};
    if (kept.replaced > 0)
        writing.sql.change("learn_anew", model + Bindings{{":learned", kept.replaced}});
    else
        writing.sql.change("begin_learned", model + Bindings{{":queue", queue},
                                                             {":fields", kept.fields},
                                                             {":pairs", kept.pairs},
                                                             {":behind", kept.behind}});
    return Done{};
}

Outcome<bool> addCountsHere(const Writing &writing, const CountedPiece &piece)
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

Outcome<Done> refuseHere(const Writing &writing, const ItemId &item,
                         const RefusedSuggestion &suggestion, const bool &isRefused)
{
    if (!writing.holding(item))
        return tl::unexpected<Error>(refused("no_such_item", {{"item", item}}));
    const Bindings told{{":item", item.value()},
                        {":field", suggestion.field},
                        {":value", notNull(suggestion.suggestion)}};
    if (isRefused)
        writing.sql.change("refuse_suggestion", told + Bindings{{":user", writing.identity.user},
                                                                {":now", writing.now}});
    else
        writing.sql.change("forget_refusal", told);
    return Done{};
}

} // namespace

constinit const Verb<Done, QString, KeptLearning> verbs::keepLearned{
    "keep_learned",
    [](const Identity &, const QString &queue, const KeptLearning &kept) {
        return Parameters{text(":queue", queue),
                          number(":replaced", kept.replaced),
                          json(":fields", kept.fields),
                          json(":pairs", kept.pairs),
                          text(":model", kept.model),
                          number(":records", kept.records),
                          number(":corrections", kept.corrections),
                          number(":behind", kept.behind)};
    },
    doneIn, inTransaction<keepLearnedHere>};

constinit const Verb<bool, CountedPiece> verbs::addCounts{
    "add_counts",
    [](const Identity &, const CountedPiece &piece) {
        return Parameters{number(":learned", piece.learned), number(":behind", piece.behind),
                          number(":up_to", piece.upTo), number(":whole", piece.isLast ? 1 : 0),
                          json(":counts", piece.changes)};
    },
    [](const QJsonObject &answer) { return answer.value(QStringLiteral("added")).toInt() == 1; },
    inTransaction<addCountsHere>};

constinit const Verb<Done, ItemId, RefusedSuggestion, bool> verbs::refuseSuggestion{
    "refuse_suggestion",
    [](const Identity &, const ItemId &item, const RefusedSuggestion &refused,
       const bool &isRefused) {
        return Parameters{number(":item", item.value()), text(":field", refused.field),
                          text(":value", refused.suggestion),
                          number(":refused", isRefused ? 1 : 0)};
    },
    doneIn, inTransaction<refuseHere>};

Outcome<Done> SuggestionStore::refuse(ItemId item, const RefusedSuggestion &refused, bool isRefused)
{
    return carryOut(m_connection, m_identity, verbs::refuseSuggestion, item, refused, isRefused);
}

} // namespace intray
