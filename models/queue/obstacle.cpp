// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/obstacle.h"

#include "queue/daytime.h"

#include <QCoreApplication>
#include <QLocale>

namespace intray {

using Kind = Obstacle::Kind;

QString nameOf(Kind kind)
{
    static constexpr const char *names[] = {
        "none",        "held",       "expired",    "later",     "paused",
        "other_hands", "no_member",  "not_member", "not_known", "no_working_role",
        "used_up",     "failed",     "done",       "dismissed", "no_longer_matches",
        "on_request",  "lock_limit", "all_held",   "empty",     "all_later",
        "assigned",    "for_others"};
    return QString::fromLatin1(names[static_cast<int>(kind)]);
}

static QString shown(const QDateTime &time)
{
    return time.isValid() ? dateAndTime(time) : QString();
}

static QString textFor(const Obstacle &obstacle)
{
    // A number finds no translation of a text that has one form only.
    const auto say = [&](const char *text) {
        const int number = QByteArrayView(text).contains("%n") ? obstacle.count : -1;
        return QCoreApplication::translate("Obstacle", text, nullptr, number);
    };
    switch (obstacle.kind) {
    case Kind::None:
        return say(QT_TRANSLATE_NOOP("Obstacle", "Nothing prevents it."));
    case Kind::Held:
        return obstacle.isElsewhere
                   ? say(QT_TRANSLATE_NOOP("Obstacle",
                                           "%1 has held it in another program since %3, until %4."))
                   : say(QT_TRANSLATE_NOOP("Obstacle", "%1 has held it since %3, until %4."));
    case Kind::Expired:
        return say(QT_TRANSLATE_NOOP("Obstacle", "%1 has held it since %3, but the lock ended at "
                                                 "%4: whoever takes the next item gets it."));
    case Kind::Later:
        return say(QT_TRANSLATE_NOOP("Obstacle", "It is postponed until %4."));
    case Kind::Paused:
        return say(QT_TRANSLATE_NOOP("Obstacle", "The queue \"%2\" is paused."));
    case Kind::OtherHands:
        return say(QT_TRANSLATE_NOOP(
            "Obstacle",
            "It needs a different person: %1 did the previous step and does not get it."));
    case Kind::NoMember:
        return say(QT_TRANSLATE_NOOP("Obstacle",
                                     "Nobody is allowed to take items from the queue \"%2\". "
                                     "An administrator can add somebody to it."));
    case Kind::NotMember:
        return say(QT_TRANSLATE_NOOP("Obstacle",
                                     "%1 is not allowed to take items from the queue \"%2\"."));
    case Kind::NotKnown:
        return say(QT_TRANSLATE_NOOP("Obstacle", "There is no user named \"%1\" (any more)."));
    case Kind::NoWorkingRole:
        return say(QT_TRANSLATE_NOOP("Obstacle",
                                     "%1 has no role that takes items, such as clerk or worker."));
    case Kind::UsedUp:
        return say(QT_TRANSLATE_N_NOOP("Obstacle",
                                       "Its attempts are used up: it was taken %n time(s), and the "
                                       "last lock expired. A supervisor can reopen it."));
    case Kind::Failed:
        return say(QT_TRANSLATE_NOOP("Obstacle", "%1 marked it as failed at %3: %5"));
    case Kind::Done:
        return say(QT_TRANSLATE_NOOP("Obstacle", "%1 completed it at %3."));
    case Kind::Dismissed:
        return say(QT_TRANSLATE_NOOP("Obstacle", "%1 dismissed it at %3; it will not come back."));
    case Kind::NoLongerMatches:
        return say(QT_TRANSLATE_NOOP(
            "Obstacle",
            "The query of the queue \"%2\" did not find it when it last ran, so nobody gets it."));
    case Kind::OnRequest:
        return say(QT_TRANSLATE_NOOP("Obstacle",
                                     "The queue \"%2\" is filled by a query: ask for its work "
                                     "with Take next; it cannot be picked from a list."));
    case Kind::LockLimit:
        return say(QT_TRANSLATE_N_NOOP(
            "Obstacle", "%1 holds %n item(s) of the queue \"%2\", and more are not allowed."));
    case Kind::AllHeld:
        return say(QT_TRANSLATE_N_NOOP(
            "Obstacle", "What is left in the queue \"%2\" is locked by others (%n item(s))."));
    case Kind::AllLater:
        return say(QT_TRANSLATE_NOOP(
            "Obstacle", "What is left in the queue \"%2\" is postponed; the next is due %4."));
    case Kind::Assigned:
        return say(QT_TRANSLATE_NOOP("Obstacle", "It is assigned to %1; nobody else gets it."));
    case Kind::ForOthers:
        return say(QT_TRANSLATE_N_NOOP(
            "Obstacle", "What is left in the queue \"%2\" is assigned to others (%n item(s))."));
    case Kind::Empty:
        return say(QT_TRANSLATE_NOOP("Obstacle", "Nothing is open in the queue \"%2\"."));
    }
    return {};
}

QString sentenceFor(const Obstacle &obstacle)
{
    const QString text = textFor(obstacle);
    QString sentence;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const int place =
            text.at(i) == u'%' && i + 1 < text.size() ? text.at(i + 1).digitValue() : -1;
        const QStringList facts{obstacle.user, obstacle.queue, shown(obstacle.since),
                                shown(obstacle.until), obstacle.text};
        if (place < 1 || place > facts.size()) {
            sentence += text.at(i);
            continue;
        }
        sentence += facts.at(place - 1);
        ++i;
    }
    return sentence;
}

} // namespace intray
