// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/rights.h"

#include "session/session.h"
#include "ui/common/rolewords.h"

#include <QAbstractButton>
#include <QCoreApplication>

namespace intray {

static QString say(const char *text)
{
    return QCoreApplication::translate("Rights", text);
}

QString whyNotAllowed(const Session &session, const QList<Role> &roles)
{
    if (!session.url().isServer())
        return {};
    for (const Role role : roles)
        if (session.server().roles.contains(role))
            return {};
    if (roles.size() == 1)
        return say(QT_TRANSLATE_NOOP("Rights", "The database allows this only to the role %1."))
            .arg(titleOf(roles.constFirst()));
    return say(QT_TRANSLATE_NOOP("Rights", "The database allows this only to the roles %1 and %2."))
        .arg(titleOf(roles.constFirst()), titleOf(roles.at(1)));
}

QString whyNoRecords(const Session &session)
{
    for (const Role role : {Role::Clerk, Role::Worker, Role::Supervisor, Role::Administrator})
        if (whyNotAllowed(session, {role}).isEmpty())
            return {};
    return say(QT_TRANSLATE_NOOP(
        "Rights",
        "The database shows you only the history of records, not the records themselves."));
}

void offer(QAbstractButton *button, bool isPossible, const QString &whyNever)
{
    button->setEnabled(isPossible && whyNever.isEmpty());
    button->setToolTip(whyNever);
    button->setAccessibleDescription(whyNever);
}

} // namespace intray
