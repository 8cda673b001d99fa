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
