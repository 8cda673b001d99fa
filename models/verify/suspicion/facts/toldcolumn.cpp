// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/suspicion/facts/toldcolumn.h"

#include "verify/example/writtenmoment.h"
#include "verify/suspicion/charactermodel.h"

#include <QHash>
#include <QRegularExpression>

namespace intray {

using namespace Qt::StringLiterals;

// Most values must be readable so; the others may be "delayed" and "unknown".
static constexpr double mostOfThem = 0.6;

/// Forms that fewer have are all alike.
static constexpr double rare = 0.02;
/// A form is usual beside another that so many fewer have.
static constexpr double muchMore = 2;

namespace {

/// A time and what stands around it.
struct WrittenTime
{
    QTime time;
    QString hour;
    QString sign; ///< Behind the hour; empty: its digits stand alone.
    QString front;
    QString rest; ///< Of the time, behind the minutes.
    QString behind;
    bool hasSeconds = false;
    bool hasHalf = false;
};

std::optional<WrittenTime> timeWrittenIn(const QString &value)
{
    static const QString behindIt = u"(\\s*(?:([aApP])(?:\\.?[mM]\\.?)?(?!\\p{L}))?)"_s;
    static const QRegularExpression signs(u"(?<![\\d:])(\\d{1,2})([:.h])(\\d{2})(?::(\\d{2}))?"_s +
                                          behindIt + u"(?![\\d:])"_s);
    static const QRegularExpression digits(u"^(\\d{1,2})()(\\d{2})()"_s + behindIt + u'$');
    auto match = signs.match(value);
    if (match.hasMatch() && signs.match(value, match.capturedEnd()).hasMatch())
        return std::nullopt;
    if (!match.hasMatch())
        match = digits.match(value);
    if (!match.hasMatch())
        return std::nullopt;
    WrittenTime written;
    written.hour = match.captured(1);
    written.sign = match.captured(2);
    written.hasSeconds = !match.captured(4).isEmpty();
    written.hasHalf = !match.captured(6).isEmpty();
    int hour = written.hour.toInt();
    if (written.hasHalf && (hour < 1 || hour > 12))
        return std::nullopt;
    if (written.hasHalf)
        hour = hour % 12 + (match.captured(6).toLower() == u'p' ? 12 : 0);
    written.time = QTime(hour, match.captured(3).toInt(), match.captured(4).toInt());
    if (!written.time.isValid())
        return std::nullopt;
    written.front = value.left(match.capturedStart());
    written.rest = written.hasHalf ? match.captured(5) : QString();
    written.behind = value.mid(written.hasHalf ? match.capturedEnd() : match.capturedStart(5));
    return written;
}

/// The text in which each half of the day is written stands as "@" in a form.
QString withoutHalf(QString rest)
{
    static const QRegularExpression half(u"[apAP]"_s);
    const auto match = half.match(rest);
    if (match.hasMatch())
        rest.replace(match.capturedStart(), 1, match.captured().at(0).isUpper() ? u"^"_s : u"@"_s);
    return rest;
}

std::optional<Moment> momentOf(const QString &value, int order)
{
    return momentIn(value, DayOrder(order));
}

/// How much of the column can be read so.
double shareOf(const QList<ValueCount> &values, const auto &isSo)
{
    double all = 0;
    double so = 0;
    for (const ValueCount &value : values) {
        if (value.value.isEmpty())
            continue;
        all += double(value.records);
        so += isSo(value.value) ? double(value.records) : 0;
    }
    return all > 0 ? so / all : 0;
}

bool isNumber(const QString &value)
{
    bool isOne = false;
    value.toDouble(&isOne);
    return isOne;
}

} // namespace

ToldColumn::ToldColumn(const QList<ValueCount> &values)
{
    double most = 0;
    double withTime = 0;
    for (int order = 0; order <= int(DayOrder::YearMonthDay); ++order) {
        const auto hasDay = [&](const QString &value) {
            return momentOf(value, order) && momentOf(value, order)->day.isValid();
        };
        const double share = shareOf(values, hasDay);
        if (share <= most)
            continue;
        most = share;
        dayOrder = order;
        withTime = shareOf(values, [&](const QString &value) {
            return hasDay(value) && momentOf(value, order)->time.isValid();
        });
    }
    if (most >= mostOfThem)
        kind = 2 * withTime > most ? Kind::Moment : Kind::Day;
    else if (shareOf(values, [](const QString &value) {
                 const auto written = timeWrittenIn(value);
                 return written && !written->sign.isEmpty(); // else it is a number
             }) >= mostOfThem)
        kind = Kind::Time;
    else if (shareOf(values, isNumber) >= mostOfThem)
        kind = Kind::Number;
    learnForm(values);
}

QString ToldColumn::meaningOf(const QString &value) const
{
    if (value.isEmpty())
        return {};
    if (kind == Kind::Time) {
        if (const auto written = timeWrittenIn(value))
            return written->time.toString(u"HH:mm:ss"_s);
    } else if (kind == Kind::Day || kind == Kind::Moment) {
        const auto moment = momentOf(value, dayOrder);
        if (moment && moment->day.isValid())
            return moment->day.toString(Qt::ISODate) +
                   (kind == Kind::Moment ? moment->time.toString(u" HH:mm:ss"_s) : QString());
    } else if (kind == Kind::Number && isNumber(value)) {
        return QString::number(value.toDouble(), 'g', 15);
    }
    // Never equal to one that could be read.
    QString plain = u"="_s;
    for (const QChar c : value.toCaseFolded())
        if (c.isLetterOrNumber())
            plain += c;
    return plain.size() > 1 ? plain : u"="_s + value;
}

QString ToldColumn::formOf(const QString &value) const
{
    if (kind != Kind::Time)
        return kind == Kind::Text ? QString() : shapeOf(value);
    const auto written = timeWrittenIn(value);
    if (!written)
        return value;
    const QString seconds = written->hasSeconds ? u":ss"_s : QString();
    const auto around = [](const QString &text) { return text.isEmpty() ? text : shapeOf(text); };
    return around(written->front) + u'H' + written->sign + u"mm"_s + seconds +
           withoutHalf(written->rest) + around(written->behind);
}

bool ToldColumn::isUsual(const QString &value) const
{
    if (formOf(value) != usual)
        return false;
    const auto written = kind == Kind::Time ? timeWrittenIn(value) : std::nullopt;
    return !written || written->hour.toInt() > 9 || isPadded == (written->hour.size() == 2);
}

std::optional<QString> ToldColumn::written(const QString &meaning) const
{
    const QTime time = QTime::fromString(meaning, u"HH:mm:ss"_s);
    static const QRegularExpression plain(u"^H([:.h]?)mm(:ss)?([^9]*)$"_s);
    const auto form = plain.match(usual);
    if (kind != Kind::Time || !time.isValid() || !form.hasMatch())
        return std::nullopt;
    QString rest = form.captured(3);
    const bool isHalved = rest.contains(u'@') || rest.contains(u'^');
    const int hour = isHalved ? (time.hour() + 11) % 12 + 1 : time.hour();
    rest.replace(u'@', time.hour() < 12 ? u"a"_s : u"p"_s);
    rest.replace(u'^', time.hour() < 12 ? u"A"_s : u"P"_s);
    return QString::number(hour).rightJustified(isPadded ? 2 : 1, u'0') + form.captured(1) +
           time.toString(u"mm"_s) +
           (form.captured(2).isEmpty() ? QString() : time.toString(u":ss"_s)) + rest;
}

double ToldColumn::doubtOfForm(const QString &value) const
{
    const double own = std::max(formOf(value) == usual ? rare : forms.value(formOf(value)), rare);
    return usualShare() >= muchMore * own ? usualShare() / (usualShare() + own) : 0;
}

void ToldColumn::learnForm(const QList<ValueCount> &values)
{
    usual.clear();
    forms.clear();
    double all = 0;
    for (const ValueCount &value : values)
        if (!value.value.isEmpty()) {
            forms[formOf(value.value)] += double(value.records);
            all += double(value.records);
        }
    for (double &share : forms)
        share /= all;
    for (auto form = forms.cbegin(); form != forms.cend(); ++form)
        if (*form > forms.value(usual))
            usual = form.key();
    forms.removeIf([](const auto &form) { return form.value() < rare; });
    double padded = 0;
    for (const ValueCount &value : values) {
        const auto written = kind == Kind::Time && formOf(value.value) == usual
                                 ? timeWrittenIn(value.value)
                                 : std::nullopt;
        if (written && written->hour.toInt() < 10)
            padded += (written->hour.size() == 2 ? 1 : -1) * double(value.records);
    }
    isPadded = padded > 0;
}

} // namespace intray
