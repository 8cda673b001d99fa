// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/calls.h"

#include "queue/times.h"
#include "store/refusals.h"

#include <QHash>
#include <QJsonDocument>
#include <QRandomGenerator>
#include <QThread>
#include <QUuid>

namespace intray {

static constexpr int mostTries = 5;
static constexpr int longestPauseFirst = 10; // milliseconds

bool usesCalls(const Connection &connection)
{
    return hasCalls(connection.d().dialect);
}

static void stepAside(int tries)
{
    const int longest = longestPauseFirst << tries;
    QThread::msleep(QRandomGenerator::global()->bounded(1, longest));
}

static QJsonObject answerTo(Sql &sql, const char *verb, const Bindings &bindings)
{
    for (int tries = 1;; ++tries) {
        try {
            return sql.first(verb, bindings, [](const Row &row) { return row.json("answer"); })
                .value_or(QJsonObject());
        } catch (const SqlFailure &failed) {
            if (!failed.mayRepeat || tries == mostTries)
                throw;
        }
        stepAside(tries);
    }
}

Outcome<QJsonObject> call(Connection &connection, const char *verb, const Bindings &bindings)
{
    return attempt(connection, [&](Sql &sql) -> Outcome<QJsonObject> {
        const QJsonObject answer = answerTo(sql, verb, bindings);
        if (answer.contains(QStringLiteral("refused")))
            return tl::unexpected<Error>(refusals::in(answer));
        return answer;
    });
}

QString jsonText(const QJsonArray &array)
{
    return QString::fromUtf8(QJsonDocument(array).toJson(QJsonDocument::Compact));
}

QVariant textOrNull(const QString &text)
{
    return text.isEmpty() ? QVariant(QString()) : QVariant(text);
}

QString uuidOrNone(const QString &id)
{
    return QUuid::fromString(id).toString(QUuid::WithoutBraces);
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
        {QStringLiteral("not_for_you"), Shortage::NotForYou}};
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

} // namespace intray
