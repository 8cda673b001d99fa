// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/refusals/refusals.h"
#include "store/refusals/refusals_p.h"

#include <QCoreApplication>

namespace intray::refusals {

static QString tooLongSentence(const QString &what)
{
    if (what == u"reason" || what == u"message" || what == u"note")
        return say(QT_TRANSLATE_NOOP(
            "Store", "The text is longer than %1 characters. Shorten it; nothing was changed."));
    if (what == u"key")
        return say(QT_TRANSLATE_NOOP(
            "Store", "The key is longer than %1 characters. Shorten it; nothing was added."));
    if (what == u"workstation")
        return say(QT_TRANSLATE_NOOP(
            "Store", "The name of the workstation is longer than %1 characters. Shorten it."));
    return say(QT_TRANSLATE_NOOP("Store", "What was sent along with the record is larger than the "
                                          "%1 bytes that its queue allows. Nothing was changed."));
}

Error textTooLong(const QString &what, qint64 most)
{
    const bool isAlong = what == u"search" || what == u"context"; // of which the sentence says less
    return {Error::Kind::RecordRefused, tooLongSentence(what).arg(most),
            isAlong ? what : QString()};
}

static QString tooManySentence(const QString &what)
{
    if (what == u"note")
        return say(QT_TRANSLATE_NOOP("Store",
                                     "You have written %1 notes today, which is as many as "
                                     "one user may. Go on tomorrow."));
    if (what == u"notes_of_item")
        return say(QT_TRANSLATE_NOOP("Store", "The item has %1 notes already, which is as many as "
                                              "one item may have. Nothing was added."));
    if (what == u"own_notes_of_item")
        return say(QT_TRANSLATE_NOOP("Store",
                                     "You have written %1 notes on this item already, which is as "
                                     "many as one user may. Nothing was added."));
    if (what == u"returned")
        return say(QT_TRANSLATE_NOOP(
            "Store", "You have returned or taken back %1 items today, which is as many as one user "
                     "may. Complete, dismiss or fail the item, or go on tomorrow."));
    if (what == u"field")
        return say(
            QT_TRANSLATE_NOOP("Store", "A queue can have at most %1 fields. Nothing was changed."));
    if (what == u"filter")
        return say(QT_TRANSLATE_NOOP("Store",
                                     "You share %1 filters in this queue already, which is "
                                     "as many as one user may. Remove one first."));
    return say(QT_TRANSLATE_NOOP("Store", "You have done this %1 times today, which is as often as "
                                          "one user may. Go on tomorrow."));
}

Error tooMany(const QString &what, qint64 most)
{
    return {Error::Kind::RecordRefused, tooManySentence(what).arg(most), what};
}

Error valueOdd(const QString &what)
{
    return {Error::Kind::RecordRefused,
            say(QT_TRANSLATE_NOOP("Store", "The database was given a value that it cannot use. "
                                           "Nothing was changed; the details say which.")),
            what};
}

std::optional<Error> tooLong(const char *what, const QString &text, qsizetype most)
{
    return text.size() > most ? std::optional(textTooLong(QString::fromLatin1(what), most))
                              : std::nullopt;
}

} // namespace intray::refusals
