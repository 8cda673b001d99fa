// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/embedded/writing.h"
#include "store/sources/longcall.h"

#include <chrono>
#include <type_traits>

namespace intray {

/// A parameter of a function on servers and its value. The placeholder is the parameter's name
/// behind a colon; the type is PostgreSQL's, which a text alone does not tell.
struct Parameter
{
    const char *placeholder;
    const char *type;
    QVariant value;
};
using Parameters = QList<Parameter>;

Parameter number(const char *placeholder, qint64 value);
Parameter text(const char *placeholder, const QString &value);       ///< Empty text stays text.
Parameter textOrNone(const char *placeholder, const QString &value); ///< Empty text is NULL.
Parameter uuid(const char *placeholder, const QString &value);
Parameter json(const char *placeholder, const QString &value); ///< A null QString is NULL.
Parameter json(const char *placeholder, const QStringList &value);
Parameter stationOf(const Identity &who);

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

Bindings bindingsOf(const Parameters &parameters);

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

/// What servers must have for a verb: a function of this name with these parameters.
struct VerbSignature
{
    QString name;
    Parameters parameters; ///< Their values mean nothing.
    bool takesLong = false;
    Manner manner = {};
};

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

/// The signatures of all verbs that have one text; the build makes them of it.
QList<VerbSignature> signaturesOfTexts();
/// The signatures of all verbs.
QList<VerbSignature> verbSignatures();
/// The statement that calls it.
QString callText(Dialect dialect, const VerbSignature &verb);
/// The function that takes the verb's place where its own one answers nothing; empty: there is
/// none.
QString carefulFunction(Dialect dialect, const Manner &manner);
/// Whether there is a function for it.
bool hasFunction(Dialect dialect, const VerbSignature &verb);

} // namespace intray
