// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/calls.h"
#include "store/line/verbs.h"
#include "store/rules/queuestore.h"
#include "store/verifying/plantstore.h"

#include <QCryptographicHash>
#include <QJsonArray>

namespace intray {

static CaughtSlips caughtOf(const Row &row)
{
    return {row.number("planted"), row.number("caught")};
}

QString sealOf(const Item &item, const PlantedSlip &slip)
{
    const QString sealed =
        jsonText(QJsonArray{item.id.value(), item.lock.id, slip.field, slip.right, slip.shown});
    return QString::fromLatin1(
        QCryptographicHash::hash(sealed.toUtf8(), QCryptographicHash::Sha256).toHex());
}

Outcome<qint64> PlantStore::plant(const Item &item, const PlantedSlip &slip)
{
    return carryOut(
        m_connection, m_identity, verbs::plantSlip,
        {item.id.value(), item.lock.id, slip.field, nameOf(slip.kind), sealOf(item, slip)});
}

Outcome<Done> PlantStore::keepOutcome(qint64 plant, bool isCaught)
{
    return carryOut(m_connection, m_identity, verbs::keepPlant,
                    {plant, isCaught ? QStringLiteral("caught") : QStringLiteral("missed")});
}

Outcome<CaughtSlips> PlantStore::own()
{
    return attempt(m_connection, [&](Sql &sql) -> Outcome<CaughtSlips> {
        return sql.first("own_plants", {{":user", m_identity.user}}, caughtOf)
            .value_or(CaughtSlips());
    });
}

Outcome<QList<CaughtHere>> PlantStore::ofTeam(const QString &queueName)
{
    const auto rules = QueueStore(m_connection, m_identity).queue(queueName);
    if (!rules)
        return tl::unexpected<Error>(rules.error());
    return attempt(m_connection, [&](Sql &sql) -> Outcome<QList<CaughtHere>> {
        return sql.all("caught_in_queue", {{":queue_id", rules->id.value()}},
                       [](const Row &row) -> CaughtHere {
                           return {row.text("field"), row.text("kind"), caughtOf(row)};
                       });
    });
}

} // namespace intray
