// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/longcall.h"
#include "store/line/writing.h"
#include "store/text/verbsignature.h"

#include <chrono>
#include <type_traits>

namespace intray {

/// One writing operation of the store: it has the same name as method, as function on servers and,
/// if it has a statement of its own there, as statement on SQLite. All of them stand in verbs.h.
template <typename Answer, typename... Given>
struct Verb
{
    const char *name; ///< Of the function, and so of its call.
    Parameters (*parameters)(const Identity &who, const Given &...given); ///< In their order.
    Answer (*answer)(const QJsonObject &answer);
    /// What the function does, done by this program: for a database that has no functions.
    Outcome<Answer> (*embedded)(Connection &connection, const Identity &who, const Given &...given);
    Manner manner = {};
};

/// A verb that runs a criteria query: on servers over a line of its own, which is as patient as the
/// query is slow.
template <typename Answer, typename... Given>
struct LongVerb
{
    const char *name;
    Parameters (*parameters)(const Identity &who, std::chrono::seconds limit,
                             const Given &...given);
    Outcome<Answer> (*answer)(const Outcome<QJsonObject> &answer);
    Outcome<Answer> (*embedded)(Connection &connection, const Identity &who,
                                const Cancellation &cancellation, std::chrono::seconds limit,
                                const Given &...given);
};

/// For Verb::embedded: `work`, an Outcome<Answer>(const Writing &, given...), as one transaction.
template <auto work, typename Answer, typename... Given>
Outcome<Answer> inTransaction(Connection &connection, const Identity &who, const Given &...given)
{
    return attemptInTransaction(
        connection, [&](Sql &sql) -> Outcome<Answer> { return work(Writing(sql, who), given...); });
}

/// The same for a verb that changes nothing.
template <auto work, typename Answer, typename... Given>
Outcome<Answer> inOneLook(Connection &connection, const Identity &who, const Given &...given)
{
    return attempt(connection, [&](Sql &sql) { return work(Writing(sql, who), given...); });
}

/// Carries the verb out, wherever that is: as one call of the database's function, or by this
/// program in a transaction. The one place that knows which.
template <typename Answer, typename... Given>
Outcome<Answer> carryOut(Connection &connection, const Identity &who,
                         const Verb<Answer, Given...> &verb,
                         const std::type_identity_t<Given> &...given)
{
    if (usesCalls(connection))
        return call(connection, {verb.name, verb.manner},
                    bindingsOf(verb.parameters(who, given...)))
            .map(verb.answer);
    return verb.embedded(connection, who, given...);
}

/// The same for a verb that takes as long as a query.
template <typename Answer, typename... Given>
Outcome<Answer> carryOut(Connection &connection, const Identity &who,
                         const LongVerb<Answer, Given...> &verb, const Cancellation &cancellation,
                         std::chrono::seconds limit, const std::type_identity_t<Given> &...given)
{
    if (usesCalls(connection))
        return verb.answer(callLong(connection, verb.name,
                                    bindingsOf(verb.parameters(who, limit, given...)), cancellation,
                                    limit));
    return verb.embedded(connection, who, cancellation, limit, given...);
}

template <typename Answer, typename... Given>
VerbSignature signatureOf(const Verb<Answer, Given...> &verb)
{
    if (!verb.embedded)
        qFatal("%s is missing on SQLite.", verb.name);
    return {QString::fromLatin1(verb.name), verb.parameters(Identity(), Given()...), false,
            verb.manner};
}

template <typename Answer, typename... Given>
VerbSignature signatureOf(const LongVerb<Answer, Given...> &verb)
{
    return {QString::fromLatin1(verb.name), verb.parameters(Identity(), {}, Given()...), true};
}

} // namespace intray
