// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/fields/kindwords.h"

#include "verify/words/dictionaryfiles.h"

#include <QCoreApplication>
#include <QHash>

namespace intray {

using namespace Qt::StringLiterals;

struct KindWords
{
    Q_DECLARE_TR_FUNCTIONS(KindWords)
};

QString wordsForKind(const QString &kind)
{
    const QHash<QString, QString> words{{u"text"_s, KindWords::tr("Any text")},
                                        {u"whole"_s, KindWords::tr("Whole number")},
                                        {u"number"_s, KindWords::tr("Number")},
                                        {u"date"_s, KindWords::tr("Date")},
                                        {u"time"_s, KindWords::tr("Time of day")},
                                        {u"date-time"_s, KindWords::tr("Date and time")},
                                        {u"email"_s, KindWords::tr("E-mail address")},
                                        {u"phone"_s, KindWords::tr("Phone number")},
                                        {u"web"_s, KindWords::tr("Web address")},
                                        {u"yes-no"_s, KindWords::tr("Yes or no")}};
    return words.value(kind, kind);
}

QString wordsForType(const QString &type)
{
    return type.isEmpty() ? wordsForKind(u"text"_s)
                          : KindWords::tr("As the JSON type says: %1").arg(type);
}

QString wordsForTextFormat(const QString &format)
{
    const QHash<QString, QString> words{{u"uri"_s, wordsForKind(u"web"_s)},
                                        {u"uuid"_s, KindWords::tr("UUID")},
                                        {u"ipv4"_s, KindWords::tr("IP address")}};
    return words.value(format, wordsForKind(format));
}

QStringList usualFormats(const QString &kind)
{
    if (kind == u"whole")
        return {u"1234"_s, u"1,234"_s, u"1.234"_s, u"1 234"_s};
    if (kind == u"number")
        return {u"1234.5"_s, u"1,234.5"_s, u"1234,5"_s, u"1.234,5"_s, u"$1,234.5"_s, u"1234.5%"_s};
    if (kind == u"date")
        return {u"yyyy-MM-dd"_s, u"dd.MM.yyyy"_s, u"d.M.yyyy"_s,
                u"dd/MM/yyyy"_s, u"MM/dd/yyyy"_s, u"d-MMM-yy"_s};
    if (kind == u"time")
        return {u"HH:mm"_s, u"HH:mm:ss"_s, u"h:mm ap"_s};
    if (kind == u"date-time")
        return {u"yyyy-MM-dd HH:mm"_s, u"yyyy-MM-dd HH:mm:ss"_s, u"dd.MM.yyyy HH:mm"_s,
                u"MM/dd/yyyy h:mm ap"_s};
    return {};
}

QStringList offeredDictionaries()
{
    static const QStringList names = installedDictionaries();
    return names;
}

} // namespace intray
