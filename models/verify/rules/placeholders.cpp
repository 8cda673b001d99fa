// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/rules/placeholders.h"

#include <QSet>

#include <algorithm>

namespace intray {

namespace {

/// Never a value, whatever the column.
bool isSign(const QString &text)
{
    static const QSet<QString> signs{
        QStringLiteral("n/a"),     QStringLiteral("#n/a"),   QStringLiteral("n.a."),
        QStringLiteral("n. a."),   QStringLiteral("n/d"),    QStringLiteral("n.d."),
        QStringLiteral("k.a."),    QStringLiteral("k. a."),  QStringLiteral("k/a"),
        QStringLiteral("s/o"),     QStringLiteral("n.v.t."), QStringLiteral("<null>"),
        QStringLiteral("(null)"),  QStringLiteral("[null]"), QStringLiteral("\\N"),
        QStringLiteral("(blank)"), QStringLiteral("#null!"), QStringLiteral("#ref!"),
        QStringLiteral("#value!"), QStringLiteral("#name?")};
    const bool isMarksOnly = std::all_of(
        text.begin(), text.end(), [](QChar c) { return QStringView(u"-–—_.?*/ ").contains(c); });
    return isMarksOnly || signs.contains(text);
}

/// A value only where it is a name or a choice.
bool isWord(const QString &text)
{
    static const QSet<QString> words{QStringLiteral("null"),
                                     QStringLiteral("nil"),
                                     QStringLiteral("none"),
                                     QStringLiteral("na"),
                                     QStringLiteral("nan"),
                                     QStringLiteral("empty"),
                                     QStringLiteral("blank"),
                                     QStringLiteral("unknown"),
                                     QStringLiteral("missing"),
                                     QStringLiteral("not available"),
                                     QStringLiteral("not applicable"),
                                     QStringLiteral("not known"),
                                     QStringLiteral("undefined"),
                                     QStringLiteral("tbd"),
                                     QStringLiteral("leer"),
                                     QStringLiteral("unbekannt"),
                                     QStringLiteral("keine angabe"),
                                     QStringLiteral("keine"),
                                     QStringLiteral("inconnu"),
                                     QStringLiteral("vide"),
                                     QStringLiteral("aucun"),
                                     QStringLiteral("desconocido"),
                                     QStringLiteral("ninguno"),
                                     QStringLiteral("brak"),
                                     QStringLiteral("nieznany"),
                                     QStringLiteral("sin datos")};
    return words.contains(text);
}

bool isOfLetters(const QString &text)
{
    return std::none_of(text.begin(), text.end(), [](QChar c) { return c.isDigit() || c == u'@'; });
}

/// Whether the values beside placeholders are mostly words, so that one of ours may be one too.
bool isOfWords(const QList<ColumnProfile::Counted> &values)
{
    qint64 words = 0, others = 0;
    for (const ColumnProfile::Counted &one : values) {
        const QString text = one.value.trimmed().toLower();
        if (isSign(text) || isWord(text))
            continue;
        (isOfLetters(text) ? words : others) += one.count;
    }
    return words >= others;
}

/// How often the middle one of the other values occurs, each counted as often as it occurs.
qint64 usualCount(const QList<ColumnProfile::Counted> &values)
{
    qint64 all = 0, seen = 0;
    QList<qint64> counts;
    for (const ColumnProfile::Counted &one : values)
        if (const QString text = one.value.trimmed().toLower(); !isSign(text) && !isWord(text)) {
            counts << one.count;
            all += one.count;
        }
    for (const qint64 count : counts)
        if ((seen += count) * 2 >= all)
            return count;
    return 0;
}

} // namespace

QStringList placeholdersIn(const ColumnProfile &column)
{
    constexpr qint64 farMore = 10;
    constexpr qint64 leastOften = 3;
    const QList<ColumnProfile::Counted> values = column.values();
    const bool mayBeNames = isOfWords(values);
    const qint64 tooOften = std::max(leastOften, usualCount(values) * farMore);
    QStringList found;
    for (const ColumnProfile::Counted &one : values) {
        const QString text = one.value.trimmed().toLower();
        const bool isNothing =
            isSign(text) || (isWord(text) && (!mayBeNames || one.count >= tooOften));
        if (isNothing && !found.contains(one.value.trimmed()))
            found << one.value.trimmed();
    }
    return found;
}

} // namespace intray
