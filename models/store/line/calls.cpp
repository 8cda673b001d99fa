// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/calls.h"

#include "queue/times.h"
#include "queue/utf8text.h"
#include "store/line/postgresqllogin.h"
#include "store/line/verb.h"
#include "store/refusals/refusals.h"
#include "store/text/quoting.h"

#include <QCoreApplication>
#include <QHash>
#include <QJsonDocument>
#include <QRandomGenerator>
#include <QThread>
#include <QUuid>

#include <algorithm>

namespace intray {

static constexpr int mostTries = 5;
static constexpr int longestPauseFirst = 10; // milliseconds
static constexpr int carefulCallsInARow = 50;

bool usesCalls(const Connection &connection)
{
    return hasCalls(connection.d().dialect);
}

static void stepAside(int tries)
{
    const int longest = longestPauseFirst << tries;
    QThread::msleep(QRandomGenerator::global()->bounded(1, longest));
}

/// On MariaDB a function cannot run what is made from the names of an adopted table, and refuses
/// before it has changed anything; a procedure does the same operation there.
static bool isForTheTable(const QJsonObject &answer)
{
    return answer.value(QStringLiteral("refused")).toString() == QStringLiteral("adopted");
}

static bool isNone(const QVariant &value)
{
    const bool isText = value.metaType() == QMetaType::fromType<QString>();
    return value.isNull() || (isText && value.toString().isNull());
}

static QString tableCall(const CalledVerb &verb, const Bindings &bindings)
{
    QJsonObject values;
    for (const Binding &binding : bindings)
        if (!isNone(binding.value))
            values.insert(QString::fromLatin1(binding.placeholder + 1),
                          QJsonValue::fromVariant(binding.value));
    const QByteArray json = QJsonDocument(values).toJson(QJsonDocument::Compact);
    return QStringLiteral("CALL adopted_call('%1', %2)")
        .arg(QLatin1StringView(verb.name), quotedText(Dialect::Mariadb, QString::fromUtf8(json)));
}

/// MariaDB gives records as texts.
static bool hasUnreadableRecord(const QJsonValue &answer)
{
    if (answer.isArray()) {
        const QJsonArray all = answer.toArray();
        return std::any_of(all.begin(), all.end(),
                           [](const QJsonValue &one) { return hasUnreadableRecord(one); });
    }
    const QJsonObject object = answer.toObject();
    for (auto member = object.begin(); member != object.end(); ++member) {
        const bool isText = member.key() == QStringLiteral("record") && member->isString();
        if (isText ? jsonOfUtf8(member->toString().toUtf8()).isNull()
                   : hasUnreadableRecord(*member))
            return true;
    }
    return false;
}

Error unreadableAnswer(const QString &detail)
{
    return {Error::Kind::Damaged,
            QCoreApplication::translate(
                "Store", "A record in the database's answer cannot be read. What was asked for "
                         "may be done, and items may be locked for you: they are among your own "
                         "items. Return them, and tell an administrator."),
            detail};
}

static QJsonObject answerIn(const Row &row)
{
    QJsonObject answer;
    try {
        answer = row.json("answer");
    } catch (const SqlFailure &failed) {
        throw SqlFailure{unreadableAnswer(failed.error.detail)};
    }
    if (hasUnreadableRecord(answer))
        throw SqlFailure{unreadableAnswer({})};
    return answer;
}

/// The function's answer. What a queue has once in which something is special it mostly has again:
/// so the next calls go to the careful function at once, and are one call each again.
static QJsonObject answerOfFunction(Sql &sql, Connection::Private &d, const CalledVerb &verb,
                                    const Bindings &bindings)
{
    const auto answerOf = [&](const char *function) {
        return sql.first(function, bindings, answerIn).value_or(QJsonObject());
    };
    const QByteArray careful = carefulFunction(d.dialect, verb.manner).toLatin1();
    if (careful.isEmpty())
        return answerOf(verb.name);
    if (d.carefulCalls == 0) {
        const QJsonObject answer = answerOf(verb.name);
        if (!answer.isEmpty())
            return answer;
        d.carefulCalls = carefulCallsInARow;
    }
    --d.carefulCalls;
    return answerOf(careful.constData());
}

/// A verb that was for a table once is asked of the procedure from then on, which knows the other
/// queues too: one call for each action.
static QJsonObject answerOfOne(Sql &sql, Connection::Private &d, const CalledVerb &verb,
                               const Bindings &bindings)
{
    const bool isOfTables = hasTablesApart(d.dialect) && verb.manner.isOfTables;
    if (!isOfTables && !d.tableVerbs.contains(verb.name)) {
        const QJsonObject answer = answerOfFunction(sql, d, verb, bindings);
        if (!isForTheTable(answer))
            return answer;
        if (!verb.manner.isForEachItem)
            d.tableVerbs << verb.name;
    }
    return sql.allOfText(tableCall(verb, bindings), {}, answerIn).value(0);
}

static QJsonObject answerTo(Sql &sql, Connection::Private &d, const CalledVerb &verb,
                            const Bindings &bindings)
{
    for (int tries = 1;; ++tries) {
        try {
            return answerOfOne(sql, d, verb, bindings);
        } catch (const SqlFailure &failed) {
            if (!failed.mayRepeat || tries == mostTries)
                throw;
        }
        stepAside(tries);
    }
}

/// Of several servers one will take over from a primary that is gone; an address that asks for
/// servers to read from is answered as any.
static bool waitsForAnother(const DatabaseUrl &url)
{
    static const QStringList reading{QStringLiteral("any"), QStringLiteral("standby"),
                                     QStringLiteral("read-only"), QStringLiteral("prefer-standby")};
    return url.hosts().size() > 1 &&
           !reading.contains(url.options().value(QStringLiteral("target_session_attrs")));
}

Outcome<QJsonObject> call(Connection &connection, const CalledVerb &verb, const Bindings &bindings)
{
    auto answered = attempt(connection, [&](Sql &sql) -> Outcome<QJsonObject> {
        const QJsonObject answer = answerTo(sql, connection.d(), verb, bindings);
        if (answer.contains(QStringLiteral("refused")))
            return tl::unexpected<Error>(refusals::in(answer));
        return answer;
    });
    if (!answered && answered.error().kind == Error::Kind::ReadOnly &&
        waitsForAnother(connection.d().login.url))
        return tl::unexpected<Error>(nobodyCanWrite(answered.error().detail));
    return answered;
}

static Shortage shortageNamed(const QString &name)
{
    static const QHash<QString, Shortage> shortages{
        {QStringLiteral("empty"), Shortage::Empty},
        {QStringLiteral("all_held"), Shortage::AllHeld},
        {QStringLiteral("later"), Shortage::Later},
        {QStringLiteral("paused"), Shortage::Paused},
        {QStringLiteral("lock_limit"), Shortage::LockLimit},
        {QStringLiteral("not_permitted"), Shortage::NotPermitted},
        {QStringLiteral("taken_by_other"), Shortage::TakenByOther},
        {QStringLiteral("finished"), Shortage::Finished},
        {QStringLiteral("on_request"), Shortage::OnRequest},
        {QStringLiteral("other_hands"), Shortage::OtherHands},
        {QStringLiteral("table_refuses"), Shortage::TableRefuses},
        {QStringLiteral("not_for_you"), Shortage::NotForYou},
        {QStringLiteral("for_others"), Shortage::ForOthers},
        {QStringLiteral("returned"), Shortage::Returned},
        {QStringLiteral("for_somebody_else"), Shortage::ForSomebodyElse}};
    return shortages.value(name, Shortage::None);
}

Claim claimIn(const QJsonObject &answer)
{
    const JsonRow row(answer);
    Claim claim;
    claim.requested = static_cast<int>(row.number("requested"));
    for (const QJsonValue item : answer.value(QStringLiteral("items")).toArray())
        claim.items << itemOf(JsonRow(item.toObject()));
    if (!claim.items.isEmpty())
        claim.lock = row.text("lock");
    claim.shortage = shortageNamed(row.text("shortage"));
    claim.heldByOthers = static_cast<int>(row.number("held_by_others"));
    claim.holder = lockOf(JsonRow(row.json("holder")));
    claim.nextAvailable = timeFromIso(row.text("next_available"));
    claim.now = timeFromIso(row.text("now"));
    return claim;
}

Done doneIn(const QJsonObject &)
{
    return {};
}

Finished finishedIn(const QJsonObject &answer)
{
    const JsonRow row(answer);
    return {ItemId(row.number("item")), stateNamed(row.text("state")).value_or(State::Done)};
}

std::optional<Event> eventIn(const QJsonObject &answer)
{
    const QJsonValue event = answer.value(QStringLiteral("event"));
    return event.isObject() ? std::optional(eventOf(JsonRow(event.toObject()))) : std::nullopt;
}

BulkResult bulkResultIn(const QJsonObject &answer)
{
    BulkResult result;
    for (const QJsonValue item : answer.value(QStringLiteral("done")).toArray())
        result.done << ItemId(item.toInteger());
    for (const QJsonValue item : answer.value(QStringLiteral("proposed")).toArray())
        result.proposed << ItemId(item.toInteger());
    for (const QJsonValue one : answer.value(QStringLiteral("not_done")).toArray())
        result.notDone << NotDone{ItemId(one[u"item"].toInteger()), refusals::in(one.toObject())};
    return result;
}

} // namespace intray
