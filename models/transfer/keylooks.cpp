// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/keylooks.h"

#include "schema/keynames.h"
#include "verify/rules/shape.h"

#include <QDate>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace intray {

namespace {

using Values = QList<QStringView>;

bool allAre(const Values &values, auto isOne)
{
    return !values.isEmpty() && std::ranges::all_of(values, isOne);
}

bool allMatch(const Values &values, const QRegularExpression &form)
{
    return allAre(values,
                  [&form](QStringView value) { return form.match(value.toString()).hasMatch(); });
}

bool isWhole(QStringView value)
{
    return std::ranges::all_of(value, [](QChar c) { return c >= u'0' && c <= u'9'; });
}

/// 19431217.
bool isDayInFigures(QStringView value)
{
    return value.size() == 8 &&
           QDate::fromString(value.toString(), QStringLiteral("yyyyMMdd")).isValid();
}

bool areMoments(const Values &values)
{
    static const QRegularExpression day(
        QStringLiteral("^\\d{1,4}[-./]\\d{1,2}[-./]\\d{1,4}([ T].*)?$"));
    static const QRegularExpression named(
        QStringLiteral("^\\d{1,2}[-. ]+\\p{L}{3,10}[-. ]+\\d{2,4}$"));
    static const QRegularExpression time(QStringLiteral("^\\d{1,2}:\\d{2}(:\\d{2})?\\D*$"));
    return allMatch(values, day) || allMatch(values, named) || allMatch(values, time) ||
           allAre(values, isDayInFigures);
}

bool areNumbers(const Values &values)
{
    static const QRegularExpression number(
        QStringLiteral("^[-+€$£]? ?\\d[\\d.,' ]*([eE][-+]?\\d+)? ?[%€$£]?$"));
    return allMatch(values, number);
}

bool areLong(const Values &values)
{
    constexpr qsizetype longOne = 40;
    return std::ranges::any_of(values, [](QStringView value) { return value.size() > longOne; });
}

/// As given out one after the other, or with as many figures each.
bool areGivenOut(const Values &whole)
{
    constexpr qsizetype leastFigures = 3;
    constexpr qsizetype leastInARow = 3;
    const auto isBelow = [](QStringView one, QStringView other) {
        return one.toULongLong() < other.toULongLong();
    };
    const bool isAscending =
        whole.size() >= leastInARow &&
        std::ranges::adjacent_find(whole, [&](QStringView one, QStringView other) {
            return !isBelow(one, other);
        }) == whole.end();
    const qsizetype figures = whole.constFirst().size();
    return isAscending || (figures >= leastFigures && allAre(whole, [figures](QStringView value) {
                               return value.size() == figures;
                           }));
}

/// "C-10058" and "AB-7" are built alike: letters, a hyphen, figures.
QString buildOf(QStringView value)
{
    QString build;
    for (const QChar kind : shapeOf(value).toUpper())
        if ((kind != u'9' && kind != u'A') || !build.endsWith(kind))
            build += kind;
    return build;
}

bool areCodes(const Values &values)
{
    constexpr qsizetype mostBuilds = 3;
    static const QRegularExpression uuid(
        QStringLiteral("^\\{?[0-9A-Fa-f]{8}(-?[0-9A-Fa-f]{4}){3}-?[0-9A-Fa-f]{12}\\}?$"));
    if (allMatch(values, uuid))
        return true;
    QSet<QString> builds;
    for (const QStringView value : values) {
        const bool hasFigure = std::ranges::any_of(value, [](QChar c) { return c.isDigit(); });
        const bool hasBlank = std::ranges::any_of(value, [](QChar c) { return c.isSpace(); });
        builds.insert(buildOf(value));
        if (!hasFigure || hasBlank || builds.size() > mostBuilds)
            return false;
    }
    return !values.isEmpty();
}

/// As long as a SHA-1 or longer: what is shorter may be a number that was given out.
bool areHashes(const Values &values)
{
    static const QRegularExpression hash(QStringLiteral("^([0-9a-f]{40,}|[0-9A-F]{40,})$"));
    return allMatch(values, hash) && std::ranges::all_of(values, [&](QStringView value) {
               return value.size() == values.constFirst().size();
           });
}

KeyLooks looksOfValues(const Values &values)
{
    if (areMoments(values))
        return KeyLooks::Other;
    if (areHashes(values))
        return KeyLooks::Hash;
    if (allAre(values, isWhole))
        return areGivenOut(values) ? KeyLooks::Coded : KeyLooks::Number;
    if (areNumbers(values))
        return KeyLooks::Measure;
    if (allAre(values, [](QStringView value) { return value.contains(u'@'); }))
        return KeyLooks::Address;
    if (areCodes(values))
        return KeyLooks::Coded;
    return areLong(values) ? KeyLooks::Other : KeyLooks::Words;
}

} // namespace

KeyLooks keyLooksOf(const QString &column, const QList<QStringView> &values)
{
    if (isNamedLikeKey(column))
        return KeyLooks::Named;
    const KeyLooks looks = looksOfValues(values);
    if (looks == KeyLooks::Words && isNamedLikePartOfName(column))
        return KeyLooks::PartOfName;
    const bool isOfFigures = looks == KeyLooks::Coded || looks == KeyLooks::Number;
    return isOfFigures && isNamedLikeOther(column) ? KeyLooks::Other : looks;
}

} // namespace intray
