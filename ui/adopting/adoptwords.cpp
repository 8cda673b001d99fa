// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adopting/adoptwords.h"

#include "lists/celltext.h"
#include "schema/contextfield.h"

#include <QCoreApplication>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(AdoptDialog)
};

} // namespace

QString sqlOf(const QStringList &statements)
{
    QString text;
    for (const QString &statement : statements)
        text += statement + QStringLiteral(";\n");
    return text;
}

static QString rowsOf(const QList<Item> &rows)
{
    if (rows.isEmpty())
        return Words::tr("No row is open at the moment.");
    QStringList keys;
    for (const Item &row : rows)
        keys << cellText(row.key);
    return Words::tr("First rows: %1").arg(keys.join(QStringLiteral(", ")));
}

QString wordsAbout(const AdoptionTrial &trial)
{
    const AdoptionPlan &plan = trial.plan;
    QStringList parts{rowsOf(trial.rows)};
    if (plan.statements.isEmpty())
        parts << Words::tr("The structure of the table is not changed.");
    else
        parts << Words::tr("This SQL is run first:") + u'\n' + sqlOf(plan.statements);
    const QString context = plan.queue.recordSchema.value(contextKeyword).toString();
    if (!context.isEmpty())
        parts << Words::tr("Whose request a row is stands in %1; the command of a worker gets it.")
                     .arg(context);
    if (!plan.limits.isEmpty())
        parts << Words::tr("Please note:") + u'\n' + plan.limits.join(u'\n');
    if (!plan.offers.isEmpty())
        parts << Words::tr("Recommended:") + u'\n' + sqlOf(plan.offers);
    return parts.join(QStringLiteral("\n\n"));
}

} // namespace intray
