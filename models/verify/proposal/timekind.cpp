// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/proposal/timekind.h"

#include "queue/digits.h"
#include "verify/proposal/momentreading.h"

#include <QSet>

#include <algorithm>

namespace intray {

namespace {

const QList<FieldKind> &timeKinds()
{
    static const QList<FieldKind> kinds = [] {
        QList<FieldKind> all;
        for (const QString &form :
             {QStringLiteral("HH:mm"), QStringLiteral("H:mm"), QStringLiteral("HH:mm:ss"),
              QStringLiteral("H:mm:ss"), QStringLiteral("h:mm ap"), QStringLiteral("h:mm a.p."),
              QStringLiteral("h:mm AP"), QStringLiteral("h:mm A.P."), QStringLiteral("h:mmap"),
              QStringLiteral("h:mmAP"), QStringLiteral("h:mma.p."), QStringLiteral("h.mm ap"),
              QStringLiteral("h.mm a.p."), QStringLiteral("h.mm AP"), QStringLiteral("HH.mm"),
              QStringLiteral("H.mm"), QStringLiteral("HH'h'mm"), QStringLiteral("H'h'mm"),
              QStringLiteral("HHmm")})
            if (const auto kind = FieldKind::from(QStringLiteral("time"), form))
                all << *kind;
        return all;
    }();
    return kinds;
}

bool isWrittenAs(const FieldKind &kind, const QString &value)
{
    const auto scale = kind.scale(value);
    return scale && kind.write(*scale) == value;
}

/// 10.40 and 1040 may be numbers.
bool mayBeNumber(const QString &value)
{
    return value.size() >= 3 &&
           std::ranges::all_of(value, [](QChar c) { return isPlainDigit(c) || c == u'.'; });
}

/// What of a column is read as times.
struct ReadTimes
{
    qint64 all = 0;
    qint64 real = 0;
    qint64 marked = 0;     ///< Which are nothing else.
    qint64 unreal = 0;     ///< Numbers that are no times.
    QSet<QString> minutes; ///< Of numbers that may be times.
    QSet<QString> hours;

    void add(const ValueCount &one)
    {
        const bool isTime = timeIn(one.value).has_value();
        const bool isNumber = mayBeNumber(one.value);
        all += one.records;
        real += isTime ? one.records : 0;
        marked += isTime && !isNumber ? one.records : 0;
        unreal += !isTime && isNumber ? one.records : 0;
        if (isTime && isNumber) {
            minutes << one.value.right(2);
            hours << QString(one.value).remove(u'.').chopped(2);
        }
    }

    /// The rest will not make up for it.
    bool isHopeless() const
    {
        constexpr qint64 enough = 100;
        return all >= enough && real * 2 < all;
    }
    /// Twelve different ends below 60, and no other: of prices and codes hardly ever.
    bool areNumbersTimes() const
    {
        return unreal * 50 <= real && minutes.size() >= 12 && hours.size() >= 5;
    }
};

} // namespace

std::optional<FieldKind> timeKindOf(const QList<ValueCount> &values)
{
    constexpr qint64 enough = 20;
    constexpr qsizetype mostLooked = 1000;
    ReadTimes times;
    const QList<ValueCount> looked = values.mid(0, mostLooked);
    for (const ValueCount &one : looked) {
        if (!one.value.isEmpty())
            times.add(one);
        if (times.isHopeless())
            return std::nullopt;
    }
    const bool areTimes = times.marked * 2 >= times.real || times.areNumbersTimes();
    if (times.real < enough || times.real * 5 < times.all * 4 || !areTimes)
        return std::nullopt;
    std::optional<FieldKind> usual;
    qint64 most = times.all / 4;
    for (const FieldKind &kind : timeKinds()) {
        qint64 count = 0;
        for (const ValueCount &one : looked)
            count += isWrittenAs(kind, one.value) ? one.records : 0;
        if (count > most) {
            most = count;
            usual = kind;
        }
    }
    return usual;
}

} // namespace intray
