// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/proposal/momentforms.h"

#include "verify/proposal/sureness.h"

#include <QCoreApplication>

#include <algorithm>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ByRule)
};

using Order = MomentReading::Order;

/// How JSON Schema's formats are written.
QString formOfFormat(const QString &format)
{
    if (format == u"date")
        return QStringLiteral("yyyy-MM-dd");
    if (format == u"time")
        return QStringLiteral("HH:mm:ss");
    return format == u"date-time" ? QStringLiteral("yyyy-MM-ddTHH:mm:ss") : QString();
}

bool isOfDays(FieldKind::Kind kind)
{
    return kind == FieldKind::Kind::Date || kind == FieldKind::Kind::DateTime ||
           kind == FieldKind::Kind::Time;
}

bool isDayMonth(Order order)
{
    return order == Order::DayFirst || order == Order::MonthFirst;
}

} // namespace

MomentForms::MomentForms(const FieldValues &values)
{
    const QString form =
        isOfDays(values.kind().kind()) ? values.kind().format() : formOfFormat(values.format());
    if (form.isEmpty())
        return;
    m_form = DateForm::fromText(form);
    const bool isUtc = values.format() == u"date-time" &&
                       values.share([](const QString &v) { return v.endsWith(u'Z'); }) > 0.5;
    m_behind = isUtc ? QStringLiteral("Z") : QString();
    if (!m_form || !m_form->hasDay())
        return;
    const bool isGuessed = values.isKindGuessed() && !values.isKindShown();
    learn(values, isGuessed);
    m_isOrderOpen = isGuessed && !isOrderKnown();
}

/// A form that was guessed is the field's only if clearly more of its days can be read in its order
/// alone than in the other one alone.
bool MomentForms::isOrderKnown() const
{
    constexpr qint64 least = 3, oftener = 3;
    const QList<MomentReading> readings = daysIn(m_form->write({QDate(1971, 5, 28), {0, 0}}));
    if (readings.isEmpty() || !isDayMonth(readings.at(0).order))
        return true;
    const Order own = readings.at(0).order;
    const Order other = own == Order::DayFirst ? Order::MonthFirst : Order::DayFirst;
    const QString style = readings.at(0).style;
    const qint64 its = m_orders.value(style).value(int(own));
    const qint64 others = m_orders.value(style).value(int(other));
    const bool isUsual = style == u".." && own == Order::DayFirst;
    return (isUsual || its >= least) && its >= others * oftener;
}

void MomentForms::learn(const FieldValues &values, bool isGuessed)
{
    QList<double> scales;
    for (const ValueCount &one : values.right())
        if (const auto moment = m_form->read(one.value))
            scales << moment->scale();
    learnSpan(scales);
    constexpr qsizetype mostLooked = 500; // those read say enough of the order
    for (const auto &all : {values.right().mid(0, mostLooked), values.wrong().mid(0, mostLooked)})
        for (const ValueCount &one : all) {
            QList<MomentReading> readings = daysIn(one.value);
            const auto own = isGuessed ? std::nullopt : m_form->read(one.value);
            if (own)
                readings.removeIf([&](const MomentReading &r) { return r.moment.day != own->day; });
            const bool isOne =
                !readings.isEmpty() && std::ranges::all_of(readings, [&](const MomentReading &r) {
                    return r.order == readings.at(0).order;
                });
            if (isOne)
                m_orders[readings.at(0).style][int(readings.at(0).order)] += one.records;
        }
}

void MomentForms::learnSpan(QList<double> scales)
{
    constexpr qsizetype enough = 20;
    if (scales.size() < enough)
        return;
    std::ranges::sort(scales);
    // single slips in the year are no part of it
    const qsizetype out = scales.size() / 100;
    const double first = scales.at(out), last = scales.at(scales.size() - 1 - out);
    const double room = std::max(366.0, (last - first) / 10);
    m_span = std::pair{first - room, last + room};
}

std::optional<Order> MomentForms::usualOrder(const QString &style) const
{
    constexpr qint64 least = 3;
    const QHash<int, qint64> orders = m_orders.value(style);
    const qint64 day = orders.value(int(Order::DayFirst));
    const qint64 month = orders.value(int(Order::MonthFirst));
    if (style == u".." && month * 20 <= day) // no country writes the month first with points
        return Order::DayFirst;
    if (std::max(day, month) < least || std::min(day, month) * 20 > std::max(day, month))
        return std::nullopt;
    return day > month ? Order::DayFirst : Order::MonthFirst;
}

QList<MomentReading> MomentForms::likely(QList<MomentReading> readings) const
{
    const auto keepIf = [&](const std::function<bool(const MomentReading &)> &holds) {
        QList<MomentReading> kept = readings;
        kept.removeIf([&](const MomentReading &one) { return !holds(one); });
        if (!kept.isEmpty())
            readings = kept;
    };
    if (m_span)
        keepIf([&](const MomentReading &one) {
            const double scale = double(one.moment.day.toJulianDay());
            return scale >= m_span->first && scale <= m_span->second;
        });
    else
        keepIf([](const MomentReading &one) { // as two digits are usually meant
            return !one.isShortYear ||
                   (one.moment.day.year() >= 1970 && one.moment.day.year() < 2070);
        });
    if (const auto order = usualOrder(readings.at(0).style))
        keepIf([&](const MomentReading &one) {
            return !isDayMonth(one.order) || one.order == *order;
        });
    if (readings.at(0).style.isEmpty()) // digits alone: as most are written that have no signs
        keepIf([](const MomentReading &one) { return one.order == Order::YearFirst; });
    return readings;
}

MeantValue MomentForms::candidate(const MomentReading &reading, double sure) const
{
    Moment moment = reading.moment;
    if (m_form->hasTime() && !moment.time.isValid())
        moment.time = QTime(0, 0);
    const QString why = moment.day.isValid() ? Words::tr("a date, written like the field does")
                                             : Words::tr("a time, written like the field does");
    return {m_form->write(moment) + m_behind, sure, why};
}

QList<MeantValue> MomentForms::candidates(const QString &value) const
{
    if (!m_form || m_isOrderOpen)
        return {};
    if (!m_form->hasDay()) {
        const auto time = timeIn(value);
        return time ? QList<MeantValue>{candidate({{{}, *time}, Order::Named, {}, false},
                                                  sureness::exact)}
                    : QList<MeantValue>();
    }
    const QList<MomentReading> readings = daysIn(value);
    if (readings.isEmpty())
        return {};
    QList<MeantValue> candidates;
    for (const MomentReading &one : likely(readings)) {
        // a time that the field has no place for would be lost; one that it has, must be known
        const bool losesTime = one.hasTime() && !m_form->hasTime();
        if (losesTime && one.moment.time != QTime(0, 0))
            return {};
        if (!one.hasTime() && m_form->hasTime())
            return {};
        const MeantValue made = candidate(one, sureness::exact);
        if (std::ranges::none_of(candidates,
                                 [&](const MeantValue &c) { return c.value == made.value; }))
            candidates << made;
    }
    if (candidates.size() > 2)
        return {};
    if (candidates.size() == 2)
        for (MeantValue &one : candidates) {
            one.sure = sureness::coin;
            one.why = Words::tr("may be this day, or the other one");
        }
    return candidates;
}

} // namespace intray
