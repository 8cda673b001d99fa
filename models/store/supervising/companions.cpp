// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/times.h"
#include "store/line/verbs.h"
#include "store/supervising/companionstore.h"

namespace intray {

Outcome<Done> CompanionStore::hold(const QString &holder, const QList<DutyReport> &duties,
                                   std::chrono::seconds span)
{
    return carryOut(m_connection, m_identity, verbs::holdCompanion,
                    {holder, span.count(), jsonText(jsonOfDuties(duties))});
}

Outcome<Done> CompanionStore::giveBack(const QString &holder, const QList<DutyReport> &duties)
{
    return hold(holder, duties, std::chrono::seconds(0));
}

static Companion companionOf(const Row &row)
{
    Companion companion;
    companion.user = row.text("user");
    companion.workstation = row.text("workstation");
    companion.beganAt = timeFromIso(row.text("began_at"));
    companion.endsAt = timeFromIso(row.text("ends_at"));
    companion.duties = dutyReportsIn(row.json("duties"));
    return companion;
}

Outcome<std::optional<Companion>> CompanionStore::companion()
{
    return attempt(m_connection, [](Sql &sql) -> Outcome<std::optional<Companion>> {
        auto companion = sql.first("companion", {}, companionOf);
        if (companion)
            companion->isLive = companion->endsAt > timeFromIso(sql.now());
        return companion;
    });
}

} // namespace intray
