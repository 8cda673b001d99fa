// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/dateform.h"

#include "queue/digits.h"

#include <QHash>
#include <QLocale>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <utility>

namespace intray {

namespace {

constexpr int pivotYear = 1970; // two digits mean a year of 1970 to 2069

QString plainMonth(QString name)
{
    name.remove(u'.');
    return name.toLower();
}

/// The number of each month by its names.
const QHash<QString, int> &months()
{
    static const QHash<QString, int> all = [] {
        QHash<QString, int> result;
        for (const QLocale::Language language : {QLocale::English, QLocale::German, QLocale::French,
                                                 QLocale::Spanish, QLocale::Polish}) {
            const QLocale locale(language);
            for (int month = 1; month <= 12; ++month)
                for (const auto length : {QLocale::ShortFormat, QLocale::LongFormat}) {
                    result.insert(plainMonth(locale.monthName(month, length)), month);
                    result.insert(plainMonth(locale.standaloneMonthName(month, length)), month);
                }
        }
        result.insert(QStringLiteral("sept"), 9);
        return result;
    }();
    return all;
}

/// How the half of the day may be written, the longer form first: "a.p." means a.m. and p.m.
const QStringList &halves()
{
    static const QStringList all{QStringLiteral("a.p."), QStringLiteral("A.P."),
                                 QStringLiteral("ap"), QStringLiteral("AP"), QStringLiteral("a")};
    return all;
}

QString halfIn(QStringView form)
{
    for (const QString &half : halves())
        if (form.startsWith(half))
            return half;
    return {};
}

QString writtenHalf(const QString &half, bool isAfternoon)
{
    const QString written = half.contains(u'.')
                                ? (isAfternoon ? QStringLiteral("p.m.") : QStringLiteral("a.m."))
                                : (isAfternoon ? QStringLiteral("pm") : QStringLiteral("am"));
    return half.at(0) == u'A' ? written.toUpper() : written;
}

} // namespace

double Moment::scale() const
{
    const double days = day.isValid() ? double(day.toJulianDay()) : 0;
    return days + (time.isValid() ? time.msecsSinceStartOfDay() / 86'400'000.0 : 0);
}

/// One reading of a text, from its left to its right.
struct DateForm::Reading
{
    QStringView rest;
    int year = 2000, month = 1, day = 1, hour = 0, minute = 0, second = 0;
    bool isHalf = false, isAfternoon = false;
    bool needsZeros = true; ///< In front, where the form has them.
    bool hasPoint = false;  ///< Just read with the name of a month, as in "Jan."

    std::optional<int> number(qsizetype least, qsizetype most)
    {
        qsizetype size = 0;
        while (size < most && size < rest.size() && isPlainDigit(rest.at(size)))
            ++size;
        if (size < least)
            return std::nullopt;
        const int value = rest.left(size).toInt();
        rest = rest.mid(size);
        return value;
    }

    bool readNumber(int &into, qsizetype least, qsizetype most)
    {
        const auto value = number(least, most);
        into = value.value_or(into);
        return value.has_value();
    }

    bool readYear(qsizetype size)
    {
        if (!readNumber(year, size, size))
            return false;
        if (size == 2)
            year += year < pivotYear % 100 ? 2000 : 1900;
        return true;
    }

    bool readMonthName()
    {
        qsizetype size = 0;
        while (size < rest.size() && (rest.at(size).isLetter() || rest.at(size) == u'.'))
            ++size;
        month = months().value(plainMonth(rest.left(size).toString()), 0);
        hasPoint = size > 0 && rest.at(size - 1) == u'.';
        rest = rest.mid(size);
        return month > 0;
    }

    bool readHalf()
    {
        static const QStringList words{QStringLiteral("a.m."), QStringLiteral("p.m."),
                                       QStringLiteral("am"), QStringLiteral("pm")};
        for (const QString &word : words)
            if (rest.startsWith(word, Qt::CaseInsensitive)) {
                isHalf = true;
                isAfternoon = word.at(0) == u'p';
                rest = rest.mid(word.size());
                return true;
            }
        return false;
    }

    bool readText(const QString &text)
    {
        if (std::exchange(hasPoint, false) && text == u".")
            return true;
        if (!rest.startsWith(text, Qt::CaseInsensitive))
            return false;
        rest = rest.mid(text.size());
        return true;
    }

    bool read(const Piece &piece)
    {
        const qsizetype least = piece.size == 2 && needsZeros ? 2 : 1;
        switch (piece.letter.unicode()) {
        case u'd':
            return readNumber(day, least, 2);
        case u'M':
            return piece.size > 2 ? readMonthName() : readNumber(month, least, 2);
        case u'y':
            return readYear(piece.size);
        case u'H':
        case u'h':
            return readNumber(hour, least, 2);
        case u'm':
            return readNumber(minute, 2, 2);
        case u's':
            return readNumber(second, 2, 2);
        case u'a':
            return readHalf();
        default:
            return readText(piece.text);
        }
    }

    std::optional<QTime> time() const
    {
        if (isHalf && (hour < 1 || hour > 12))
            return std::nullopt;
        const QTime time(isHalf ? hour % 12 + (isAfternoon ? 12 : 0) : hour, minute, second);
        return time.isValid() ? std::optional(time) : std::nullopt;
    }
};

std::optional<DateForm> DateForm::fromText(const QString &form)
{
    static const QHash<QChar, QList<qsizetype>> sizes{
        {u'd', {1, 2}}, {u'M', {1, 2, 3, 4}}, {u'y', {2, 4}}, {u'H', {1, 2}},
        {u'h', {1, 2}}, {u'm', {2}},          {u's', {2}},    {u'a', {1}}};
    DateForm result;
    result.m_text = form;
    QSet<QChar> seen;
    for (qsizetype at = 0; at < form.size();) {
        if (const qsizetype end = form.indexOf(u'\'', at + 1); form.at(at) == u'\'' && end > 0) {
            result.m_pieces << Piece{{}, end - at - 1, form.mid(at + 1, end - at - 1)};
            at = end + 1;
            continue;
        }
        const QString half = halfIn(QStringView(form).mid(at));
        const QChar letter = half.isEmpty() ? form.at(at) : QChar(u'a');
        qsizetype size = 1;
        while (at + size < form.size() && form.at(at + size) == letter)
            ++size;
        if (!sizes.contains(letter)) {
            result.m_pieces << Piece{{}, size, form.mid(at, size)};
            at += size;
            continue;
        }
        if (!sizes.value(letter).contains(size) || seen.contains(letter))
            return std::nullopt;
        seen << letter;
        result.m_pieces << Piece{letter, size, half};
        at += half.isEmpty() ? size : half.size();
    }
    result.m_hasHalf = seen.contains(u'a');
    result.m_hasDay = seen.contains(u'd') && seen.contains(u'M') && seen.contains(u'y');
    result.m_hasTime = (seen.contains(u'H') || seen.contains(u'h')) && seen.contains(u'm');
    const auto hasAny = [&](QStringView letters) {
        return std::any_of(letters.begin(), letters.end(),
                           [&](QChar letter) { return seen.contains(letter); });
    };
    const bool isWhole = hasAny(u"dMy") == result.m_hasDay && hasAny(u"Hhmsa") == result.m_hasTime;
    return isWhole && !seen.isEmpty() ? std::optional(result) : std::nullopt;
}

/// Two digits of a year would be a guess.
static QString withWholeYear(QString form)
{
    static const QRegularExpression year(QStringLiteral("y+"));
    return form.replace(year, QStringLiteral("yyyy"));
}

QList<DateForm> DateForm::asWrittenIn(const QLocale &locale) const
{
    const QString day = withWholeYear(locale.dateFormat(QLocale::ShortFormat));
    const QStringList days{day, QString(day).remove(u' ')};
    const QStringList times{locale.timeFormat(QLocale::ShortFormat), QStringLiteral("H:mm"),
                            QStringLiteral("H:mm:ss")};
    QStringList forms = m_hasDay ? days : times;
    if (m_hasDay && m_hasTime) {
        forms.clear();
        for (const QString &one : days)
            for (const QString &time : times)
                forms << one + u' ' + time;
    }
    QList<DateForm> written;
    for (const QString &form : forms)
        if (const auto one = fromText(form); one && one->text() != m_text)
            written << *one;
    return written;
}

std::optional<Moment> DateForm::read(QStringView text) const
{
    Reading reading;
    reading.rest = text;
    return momentOf(reading);
}

std::optional<Moment> DateForm::readTyped(QStringView text) const
{
    Reading reading;
    reading.rest = text;
    reading.needsZeros = false;
    return momentOf(reading);
}

std::optional<Moment> DateForm::momentOf(Reading reading) const
{
    for (const Piece &piece : m_pieces)
        if (!reading.read(piece))
            return std::nullopt;
    if (!reading.rest.isEmpty())
        return std::nullopt;
    Moment moment;
    if (m_hasDay) {
        moment.day = QDate(reading.year, reading.month, reading.day);
        if (!moment.day.isValid() || reading.year < 1)
            return std::nullopt;
    }
    if (m_hasTime) {
        const auto time = reading.time();
        if (!time)
            return std::nullopt;
        moment.time = *time;
    }
    return moment;
}

QString DateForm::write(const Moment &moment) const
{
    const QLocale c = QLocale::c();
    const QTime time = moment.time.isValid() ? moment.time : QTime(0, 0);
    const int half = time.hour() % 12 == 0 ? 12 : time.hour() % 12;
    QString text;
    for (const Piece &piece : m_pieces) {
        const QString letters(piece.size, piece.letter);
        if (piece.letter.isNull())
            text += piece.text;
        else if (piece.letter == u'a')
            text += writtenHalf(piece.text, time.hour() >= 12);
        else if (piece.letter == u'h' && m_hasHalf)
            text += QString::number(half).rightJustified(piece.size, u'0');
        else if (QStringLiteral("dMy").contains(piece.letter))
            text += c.toString(moment.day, letters);
        else
            text += c.toString(time, letters);
    }
    return text;
}

} // namespace intray
