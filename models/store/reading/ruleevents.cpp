// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/role.h"
#include "queue/ruleevent.h"
#include "queue/times.h"
#include "store/line/sql.h"
#include "store/reading/liststore.h"
#include "store/refusals/refusals.h"
#include "store/rows/rows.h"

namespace intray {

static std::optional<QJsonObject> stateOf(const Row &row, const char *column)
{
    return row.isNull(column) ? std::nullopt : std::optional(row.json(column));
}

static RuleEvent ruleEventOf(const Row &row)
{
    RuleEvent event;
    event.id = row.number("id");
    event.at = timeFromIso(row.text("at"));
    event.kind = row.text("kind");
    event.about = row.text("about") == nameOf(RulesOf::User) ? RulesOf::User : RulesOf::Queue;
    event.subject = row.text("subject");
    event.user = row.text("user");
    event.before = stateOf(row, "before");
    event.state = stateOf(row, "state");
    return event;
}

Outcome<QList<RuleEvent>> ListStore::ruleEvents(RulesOf about, const QString &subject,
                                                qint64 before, int limit)
{
    if (!m_connection.server().seesEveryItem())
        return tl::unexpected<Error>(refused("not_permitted", {{"role", nameOf(Role::Auditor)}}));
    return attempt(m_connection, [&](Sql &sql) -> Outcome<QList<RuleEvent>> {
        return sql.all("rules_told",
                       {{":about", nameOf(about)},
                        {":name", notNull(subject)},
                        {":before", before},
                        {":limit", limit}},
                       ruleEventOf);
    });
}

} // namespace intray
