// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/checking/rulesaudit.h"

#include "queue/ruleevent.h"
#include "store/line/sql.h"
#include "store/rows/row.h"

namespace intray {

namespace {

QString whoseRules(const Row &row)
{
    return row.text("about") == nameOf(RulesOf::User)
               ? QStringLiteral("User %1").arg(row.text("subject"))
               : QStringLiteral("Queue %1").arg(row.text("subject"));
}

QStringList differences(const QJsonObject &told, const QJsonObject &now)
{
    QStringList all;
    for (const RuleDifference &rule : changesBetween(told, now))
        all << QStringLiteral("%1 is %2, not %3")
                   .arg(rule.name, inShort(rule.to), inShort(rule.from));
    return all;
}

QStringList faultsOf(const Row &row)
{
    const QString whose = whoseRules(row);
    if (row.number("line") == 0)
        return {QStringLiteral("%1: the history of rules does not know it.").arg(whose)};
    if (row.isNull("state") && row.isNull("told"))
        return {};
    if (row.isNull("state"))
        return {QStringLiteral("%1: it is gone, and the history of rules does not tell of it.")
                    .arg(whose)};
    if (row.isNull("told"))
        return {QStringLiteral("%1: it is there, and the history of rules says that it is gone.")
                    .arg(whose)};
    const QStringList found = differences(row.json("told"), row.json("state"));
    if (found.isEmpty())
        return {};
    return {QStringLiteral("%1, rules as of line %2: %3.")
                .arg(whose, QString::number(row.number("line")), found.join(QStringLiteral(", ")))};
}

QString foundElsewhere(const Row &row)
{
    return QStringLiteral("%1, rules in line %2: they were changed past Intray before %3.")
        .arg(whoseRules(row), QString::number(row.number("id")), row.text("at"));
}

} // namespace

void checkRules(Sql &sql, AuditReport &report)
{
    report.violations += sql.all("audit_rules_elsewhere", {}, foundElsewhere);
    for (const QStringList &faults : sql.all("audit_rules", {}, faultsOf))
        report.violations += faults;
}

} // namespace intray
