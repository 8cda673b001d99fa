// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/checking/planted.h"

#include "store/line/sql.h"
#include "store/rows/row.h"

namespace intray {

static QString faultOfPlanted(const Row &row)
{
    const QString kind = row.text("kind");
    const QString item = QString::number(row.number("item_id"));
    const QString line = QString::number(row.number("id"));
    if (kind == QStringLiteral("fact"))
        return QStringLiteral("Item %1: what seal %2 is told to have found behind event %3 is not "
                              "of that seal.")
            .arg(item, QString::number(row.number("seal")), line);
    if (kind == QStringLiteral("item"))
        return QStringLiteral("Item %1, now: Intray gives no item a number below 1.").arg(item);
    if (kind == QStringLiteral("rule"))
        return QStringLiteral("The history of rules, line %1: Intray gives no line a number below "
                              "1.")
            .arg(line);
    if (row.isNull("item_id"))
        return QStringLiteral("Event %1: Intray gives no event a number below 1.").arg(line);
    return QStringLiteral("Item %1, event %2: Intray gives no event a number below 1.")
        .arg(item, line);
}

void checkPlanted(Sql &sql, AuditReport &report)
{
    report.violations += sql.all("audit_planted", {}, faultOfPlanted);
}

} // namespace intray
