// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/checking/facts.h"

#include "queue/times.h"
#include "store/rows/rows.h"

#include <QCryptographicHash>

#include <array>

namespace intray {

namespace {

enum class Lasts {
    ForEver,       ///< From the moment when the item came in.
    UntilAnEvent,  ///< The next one of the item may change it.
    UntilItsTime,  ///< Or it goes when its time has come; it is kept as it is and not as a digest.
    WhileItIsThere ///< Or an event of another item may take it away.
};

struct Fact
{
    const char *column;
    const char *words;
    Lasts lasts;
};

constexpr std::array allFacts{
    Fact{"came_in", "what came in", Lasts::ForEver},
    Fact{"origin", "its queue, its key or who brought it in", Lasts::ForEver},
    Fact{"corrected", "its record", Lasts::UntilAnEvent},
    Fact{"search", "what is searched in", Lasts::UntilAnEvent},
    Fact{"context", "its context", Lasts::UntilAnEvent},
    Fact{"result", "its result", Lasts::UntilAnEvent},
    Fact{"error", "its message", Lasts::UntilAnEvent},
    Fact{"ending", "who finished it or when", Lasts::UntilAnEvent},
    Fact{"priority", "its priority", Lasts::UntilAnEvent},
    Fact{"due", "when it is due", Lasts::UntilItsTime},
    Fact{"hands", "who must not work on it", Lasts::UntilAnEvent},
    Fact{"steps", "from which step it came or why it was sent back", Lasts::UntilAnEvent},
    Fact{"earlier", "one of its earlier records", Lasts::UntilAnEvent},
    Fact{"keyed", "what was keyed twice", Lasts::UntilAnEvent},
    Fact{"decided", "what was decided where two keyings differed", Lasts::WhileItIsThere}};

QString digestOf(const Fact &fact, const Row &row)
{
    if (row.isNull(fact.column))
        return {};
    const QString text = row.text(fact.column);
    if (fact.lasts == Lasts::UntilItsTime)
        return text;
    return QString::fromLatin1(
        QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256).toHex().left(32));
}

bool isAvailable(const QString &due)
{
    return due.isEmpty() || isLine(timeFromIso(due));
}

bool isAsSealed(const Fact &fact, const QString &sealed, const QString &now, const QDateTime &at)
{
    if (sealed == now)
        return true;
    if (fact.lasts == Lasts::UntilItsTime)
        return isAvailable(now) && timeFromIso(sealed) <= at;
    return fact.lasts == Lasts::WhileItIsThere && (sealed.isEmpty() || now.isEmpty());
}

} // namespace

SealedFacts SealedFacts::fromText(const QString &text)
{
    const QStringList parts = text.split(u'|');
    if (parts.size() != 3)
        return {};
    return {parts.at(0).toLongLong(), parts.at(1).toLongLong(), parts.at(2).split(u',')};
}

QString digestsOfFacts(const Row &row)
{
    QStringList digests;
    for (const Fact &fact : allFacts)
        digests << digestOf(fact, row);
    return digests.join(u',');
}

QStringList changedFacts(const SealedFacts &first, const SealedFacts &last, qint64 newest,
                         const QStringList &now, const QDateTime &at)
{
    QStringList changed;
    for (size_t i = 0; i < allFacts.size(); ++i) {
        const Fact &fact = allFacts.at(i);
        const bool isForEver = fact.lasts == Lasts::ForEver;
        if (!isForEver && last.event < newest)
            continue;
        const auto place = static_cast<qsizetype>(i);
        const SealedFacts &sealed = isForEver ? first : last;
        if (!isAsSealed(fact, sealed.digests.value(place), now.value(place), at))
            changed << QStringLiteral("%1 is not as seal %2 found it")
                           .arg(QString::fromLatin1(fact.words))
                           .arg(sealed.seal);
    }
    return changed;
}

} // namespace intray
