// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/example/writtenmoment.h"

#include <QLocale>
#include <QRegularExpression>

namespace intray {

using namespace Qt::StringLiterals;

namespace {

struct Parts
{
    QString day, month, year;
    QString rest; ///< Behind the day, perhaps a time.
};

using Found = std::optional<Parts>;

Found numbersIn(const QString &text, DayOrder order)
{
    static const QRegularExpression three(
        u"^(\\d{1,4})\\s?[./\\- ]\\s?(\\d{1,2})\\s?[./\\- ]\\s?(\\d{1,4})(?!\\d)(.*)$"_s);
    static const QRegularExpression compact(u"^(\\d{8})(?!\\d)(.*)$"_s);
    if (const auto match = compact.match(text); match.hasMatch()) {
        const QString all = match.captured(1);
        if (order == DayOrder::YearMonthDay)
            return Parts{all.mid(6), all.mid(4, 2), all.left(4), match.captured(2)};
        const bool isDayFirst = order == DayOrder::DayMonthYear;
        return Parts{all.mid(isDayFirst ? 0 : 2, 2), all.mid(isDayFirst ? 2 : 0, 2), all.mid(4),
                     match.captured(2)};
    }
    const auto match = three.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    const QString a = match.captured(1), b = match.captured(2), c = match.captured(3);
    if (order == DayOrder::YearMonthDay || a.size() == 4)
        return Parts{c, b, a, match.captured(4)};
    return order == DayOrder::DayMonthYear ? Parts{a, b, c, match.captured(4)}
                                           : Parts{b, a, c, match.captured(4)};
}

Found namedIn(const QString &text)
{
    static const QRegularExpression dayFirst(
        u"^(?:\\p{L}+\\.?,?\\s+)?(\\d{1,2})(?:st|nd|rd|th|er)?[. \\-]*(?:de |of )?(\\p{L}{3,})\\.?"
        "[, \\-]*(?:de )?(\\d{4}|\\d{2})(?!\\d)(.*)$"_s);
    static const QRegularExpression monthFirst(
        u"^(?:\\p{L}+\\.?,\\s+)?(\\p{L}{3,})\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(\\d{4})(?!\\d)"
        "(.*)$"_s);
    if (const auto match = dayFirst.match(text); match.hasMatch())
        return Parts{match.captured(1), match.captured(2), match.captured(3), match.captured(4)};
    if (const auto match = monthFirst.match(text); match.hasMatch())
        return Parts{match.captured(2), match.captured(1), match.captured(3), match.captured(4)};
    return std::nullopt;
}

QDate dayOf(const Parts &parts)
{
    const bool isNamed = !parts.month.isEmpty() && parts.month.front().isLetter();
    const bool isShort = parts.year.size() == 2;
    if (!isShort && parts.year.size() != 4)
        return {};
    const auto form =
        DateForm::fromText((isNamed ? u"d MMMM "_s : u"d M "_s) + (isShort ? u"yy"_s : u"yyyy"_s));
    const auto moment = form->readTyped(parts.day + u' ' + parts.month + u' ' + parts.year);
    return moment ? moment->day : QDate();
}

QTime timeIn(const QString &text)
{
    static const QRegularExpression expression(
        u"^[T, ]*(?:at |um |à )?(\\d{1,2})[:.h](\\d{2})(?::(\\d{2}))?(?:\\.\\d+)?\\s*"
        "([aApP]\\.?[mM]\\.?)?(?: Uhr| h)?Z?$"_s);
    const auto match = expression.match(text);
    if (!match.hasMatch())
        return {};
    int hour = match.captured(1).toInt();
    if (const QString half = match.captured(4).toLower(); !half.isEmpty()) {
        if (hour < 1 || hour > 12)
            return {};
        hour = hour % 12 + (half.front() == u'p' ? 12 : 0);
    }
    return {hour, match.captured(2).toInt(), match.captured(3).toInt()};
}

QString monthName(int month, const QString &part)
{
    const QLocale locale(part.mid(part.indexOf(u' ') + 1));
    const auto length = part.startsWith(u"MMMM") ? QLocale::LongFormat : QLocale::ShortFormat;
    return locale.monthName(month, length);
}

QString padded(int number)
{
    return QString::number(number).rightJustified(2, u'0');
}

std::optional<QString> partOfDay(QDate day, const QString &part)
{
    if (!day.isValid())
        return std::nullopt;
    if (part == u"yyyy")
        return QString::number(day.year());
    if (part == u"yy")
        return padded(day.year() % 100);
    if (part.startsWith(u"MMM"))
        return monthName(day.month(), part);
    const int number = part.startsWith(u'M') ? day.month() : day.day();
    return part.size() == 2 ? padded(number) : QString::number(number);
}

std::optional<QString> partOfTime(QTime time, const QString &part)
{
    if (!time.isValid())
        return std::nullopt;
    if (part == u"ap")
        return time.hour() < 12 ? u"am"_s : u"pm"_s;
    if (part == u"AP")
        return time.hour() < 12 ? u"AM"_s : u"PM"_s;
    int number = part.startsWith(u'm') ? time.minute() : time.second();
    if (part.startsWith(u'H'))
        number = time.hour();
    else if (part.startsWith(u'h'))
        number = (time.hour() + 11) % 12 + 1;
    return part.size() == 2 ? padded(number) : QString::number(number);
}

} // namespace

std::optional<Moment> momentIn(QStringView text, DayOrder order)
{
    const QString plain = text.trimmed().toString();
    if (const QTime time = timeIn(plain); time.isValid())
        return Moment{{}, time};
    Found parts = numbersIn(plain, order);
    if (!parts)
        parts = namedIn(plain);
    if (!parts)
        return std::nullopt;
    Moment moment{dayOf(*parts), {}};
    if (!parts->rest.trimmed().isEmpty())
        moment.time = timeIn(parts->rest);
    const bool isRead = parts->rest.trimmed().isEmpty() || moment.time.isValid();
    return moment.day.isValid() && isRead ? std::optional(moment) : std::nullopt;
}

std::optional<QString> partOf(const Moment &moment, const QString &part)
{
    const bool isOfDay = part.startsWith(u'y') || part.startsWith(u'M') || part.startsWith(u'd');
    return isOfDay ? partOfDay(moment.day, part) : partOfTime(moment.time, part);
}

} // namespace intray
