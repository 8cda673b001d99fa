// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/refusals/refusals.h"

#include "queue/correction.h"
#include "queue/times.h"
#include "store/refusals/refusals_p.h"
#include "store/rows.h"

#include <QCoreApplication>
#include <QHash>
#include <QLocale>

#include <functional>

namespace intray::refusals {

QString say(const char *text)
{
    return QCoreApplication::translate("Store", text);
}

Error invalid(const QString &sentence)
{
    return {Error::Kind::Invalid, sentence, {}};
}

QString shownTime(const QDateTime &time)
{
    const QDateTime local = time.toLocalTime();
    return local.date() == QDate::currentDate()
               ? QLocale().toString(local.time(), QLocale::ShortFormat)
               : QLocale().toString(local, QLocale::ShortFormat);
}

static Error notFound(const QString &sentence)
{
    return {Error::Kind::NotFound, sentence, {}};
}

static QString sentenceFor(const Lock &holder, State state)
{
    switch (state) {
    case State::Locked:
        return say(QT_TRANSLATE_NOOP("Store",
                                     "Your lock no longer holds this item: %1 took it at %2."))
            .arg(holder.user, shownTime(holder.lockedAt));
    case State::Done:
        return say(QT_TRANSLATE_NOOP(
            "Store", "Your lock no longer holds this item: it has been completed."));
    case State::Failed:
    case State::Dismissed:
        return say(QT_TRANSLATE_NOOP(
            "Store",
            "Your lock no longer holds this item: it has been dismissed or marked as failed."));
    default:
        return say(QT_TRANSLATE_NOOP(
            "Store", "Your lock no longer holds this item: it is open again, and nobody "
                     "has taken it yet."));
    }
}

Error lockLost(const Lock &holder, State state)
{
    return {Error::Kind::LockLost, sentenceFor(holder, state), {}, holder, state};
}

static QString sentenceForRow(const QString &row)
{
    if (row == QStringLiteral("gone"))
        return say(QT_TRANSLATE_NOOP(
            "Store", "The row of this item is no longer in the table, so it cannot be finished."));
    if (row == QStringLiteral("closed"))
        return say(QT_TRANSLATE_NOOP("Store", "Your lock no longer holds this item: another "
                                              "program has finished it in the table, or has taken "
                                              "it out of the queue."));
    if (row == QStringLiteral("ended"))
        return say(QT_TRANSLATE_NOOP("Store", "Another program has ended or changed this lock in "
                                              "the table. Take the item again to go on."));
    return {};
}

Error adoptedLockLost(const Lock &holder, State state, const QString &row)
{
    const QString sentence = sentenceForRow(row);
    return {Error::Kind::LockLost,
            sentence.isEmpty() ? sentenceFor(holder, state) : sentence,
            QStringLiteral("another program changed the lock in the table"),
            holder,
            state,
            true};
}

Error newerSchema()
{
    return {Error::Kind::NewerSchema,
            say(QT_TRANSLATE_NOOP("Store", "The database was upgraded by a newer version of Intray "
                                           "while this program was using it. Update this program; "
                                           "nothing was changed.")),
            {}};
}

Error noSuchItem(ItemId item)
{
    return notFound(say(QT_TRANSLATE_NOOP("Store", "There is no item %1.")).arg(item.value()));
}

Error notInQueue(ItemId item, const QString &queue)
{
    return notFound(say(QT_TRANSLATE_NOOP("Store", "The queue “%2” has no item %1."))
                        .arg(QString::number(item.value()), queue));
}

Error noSuchQueue(const QString &name)
{
    return notFound(say(QT_TRANSLATE_NOOP("Store", "There is no queue named \"%1\".")).arg(name));
}

Error calledOff()
{
    return {Error::Kind::Cancelled,
            say(QT_TRANSLATE_NOOP(
                "Store", "This was cancelled before; nothing was changed. Please do it again.")),
            {}};
}

Error tooLate()
{
    return invalid(say(QT_TRANSLATE_NOOP(
        "Store", "It is too late to undo this. A supervisor can reopen the item.")));
}

Error notFinished()
{
    return invalid(say(QT_TRANSLATE_NOOP("Store", "Only a finished item can be reopened.")));
}

Error queueIsThere(const QString &name)
{
    return invalid(
        say(QT_TRANSLATE_NOOP("Store", "There is already a queue named \"%1\".")).arg(name));
}

Error queueInUse(const QString &name)
{
    return invalid(
        say(QT_TRANSLATE_NOOP("Store", "The queue \"%1\" is in use and cannot be removed."))
            .arg(name));
}

Error clockMoved()
{
    return {Error::Kind::Busy,
            say(QT_TRANSLATE_NOOP("Store",
                                  "The clock of this computer was set forward while Intray was "
                                  "running, so no lock is made, extended or released. Correct it, "
                                  "or restart Intray if it is right now; nothing was changed.")),
            {}};
}

Error lockHoldsNothing()
{
    return {Error::Kind::LockLost,
            say(QT_TRANSLATE_NOOP("Store", "This lock does not hold any items (any more).")),
            {}};
}

Error notPermitted(const QString &neededRole)
{
    return {Error::Kind::NotPermitted,
            say(QT_TRANSLATE_NOOP("Store", "Your login does not have the right to do this. Nothing "
                                           "was changed; ask an administrator of Intray for the "
                                           "right.")),
            neededRole.isEmpty() ? QString() : QStringLiteral("role needed: ") + neededRole};
}

Error noSuchLogin(const QString &name)
{
    return notFound(
        say(QT_TRANSLATE_NOOP("Store",
                              "The database server has no login named \"%1\". Its administrator "
                              "creates logins; Intray gives them their roles."))
            .arg(name));
}

Error noSuchUser(const QString &name)
{
    return notFound(say(QT_TRANSLATE_NOOP("Store", "There is no user named \"%1\".")).arg(name));
}

Error lastAdministrator(const QString &name)
{
    return invalid(
        say(QT_TRANSLATE_NOOP("Store", "%1 is the last administrator. Make somebody else "
                                       "an administrator first."))
            .arg(name));
}

Error noUser(const QString &login, const QString &detail)
{
    return {Error::Kind::NotPermitted,
            say(QT_TRANSLATE_NOOP("Store", "The login %1 is not a user of Intray in this database. "
                                           "An administrator adds it with \"intrayctl user add\"."))
                .arg(login),
            detail};
}

Error noSuchRequest(RequestId request)
{
    return notFound(
        say(QT_TRANSLATE_NOOP("Store", "You have no request %1.")).arg(request.value()));
}

} // namespace intray::refusals
