// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/writeback/samevalue.h"

#include "transfer/cell.h"

#include <QDateTime>
#include <QRegularExpression>

#include <algorithm>

namespace intray {

using namespace Qt::StringLiterals;

namespace {

const QRegularExpression &numberForm()
{
    static const QRegularExpression form(
        u"^\\s*([+-]?)([0-9]*)(?:\\.([0-9]*))?(?:[eE]([+-]?[0-9]{1,6}))?\\s*$"_s);
    return form;
}

/// The number's digits without zeros at either end, and how many stand before the point.
QString digitsOf(const QString &text)
{
    const auto match = numberForm().match(text);
    const QString whole = match.captured(2);
    QString digits = whole + match.captured(3);
    qsizetype point = whole.size() + match.captured(4).toInt();
    while (digits.startsWith(u'0')) {
        digits.remove(0, 1);
        --point;
    }
    while (digits.endsWith(u'0'))
        digits.chop(1);
    if (digits.isEmpty())
        return u"0"_s;
    const QString sign = match.captured(1) == u"-"_s ? u"-"_s : QString();
    return sign + digits + u'@' + QString::number(point);
}

QString withoutZone(const QString &day, const QString &time, QString zone)
{
    if (zone.size() == 3)
        zone += u":00"_s;
    if (zone.size() == 5)
        zone.insert(3, u':');
    const QDateTime moment = QDateTime::fromString(day + u'T' + time + zone, Qt::ISODate).toUTC();
    return moment.isValid() ? moment.toString(u"yyyy-MM-ddTHH:mm:ss"_s) : QString();
}

/// A day, a time or both in one way to write them; what is none of these as it stands.
QString timeIn(const QString &text)
{
    static const QRegularExpression form(
        u"^\\s*(\\d{4,}-\\d\\d-\\d\\d)?[T ]?(?:(\\d\\d:\\d\\d)(:\\d\\d)?(?:\\.(\\d+))?)?\\s*"
        u"(Z|[+-]\\d\\d(?::?\\d\\d)?)?\\s*$"_s);
    const auto match = form.match(text);
    const QString day = match.captured(1);
    QString time = match.captured(2);
    if (!match.hasMatch() || (day.isEmpty() && time.isEmpty()))
        return text;
    if (!time.isEmpty())
        time += match.captured(3).isEmpty() ? u":00"_s : match.captured(3);
    QString fine = match.captured(4);
    while (fine.endsWith(u'0'))
        fine.chop(1);
    const QString zone = match.captured(5);
    QString moment = day.isEmpty() ? time : day + u'T' + time;
    if (!zone.isEmpty() && !day.isEmpty() && !time.isEmpty())
        if (const QString utc = withoutZone(day, time, zone); !utc.isEmpty())
            moment = utc;
    const bool isMidnight = fine.isEmpty() && moment.endsWith(u"T00:00:00"_s);
    return isMidnight ? moment.left(moment.size() - 8) : moment + u'.' + fine;
}

QString withoutPadding(QString text)
{
    while (text.endsWith(u' '))
        text.chop(1);
    return text;
}

QString normalTime(const QString &text)
{
    QString normal = timeIn(text);
    if (normal.endsWith(u'.'))
        normal.chop(1);
    if (normal.endsWith(u'T'))
        normal.chop(1);
    return normal;
}

} // namespace

bool isNumber(const QString &text)
{
    const auto match = numberForm().match(text);
    return match.hasMatch() && !(match.captured(2) + match.captured(3)).isEmpty();
}

QString truthOf(const QString &text)
{
    static const QStringList yes{u"1"_s, u"true"_s, u"t"_s, u"yes"_s, u"y"_s, u"on"_s};
    static const QStringList no{u"0"_s, u"false"_s, u"f"_s, u"no"_s, u"n"_s, u"off"_s};
    const QString word = text.trimmed().toLower();
    return yes.contains(word) ? u"1"_s : no.contains(word) ? u"0"_s : text;
}

bool meanTheSame(ColumnKind kind, const QString &one, const QString &other)
{
    if (one.isNull() || other.isNull())
        return one.isNull() && other.isNull();
    if (one == other)
        return true;
    switch (kind) {
    case ColumnKind::Number:
        return isNumber(one) && isNumber(other) && digitsOf(one) == digitsOf(other);
    case ColumnKind::Truth: {
        const QString truth = truthOf(one);
        return truth == truthOf(other) || meanTheSame(ColumnKind::Number, truth, truthOf(other));
    }
    case ColumnKind::Time:
        return normalTime(one) == normalTime(other);
    case ColumnKind::Json:
        return compactJson(one.toUtf8()) == compactJson(other.toUtf8());
    case ColumnKind::PaddedText:
        return withoutPadding(one) == withoutPadding(other);
    default:
        return false;
    }
}

} // namespace intray
