// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/proposal/momentreading.h"

#include "verify/proposal/namedthings.h"

#include <QLocale>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace intray {

namespace {

using Order = MomentReading::Order;

constexpr int firstYear = 1800;
constexpr int lastYear = 2150;
constexpr int longestText = 60;

bool isRoman(const QString &word)
{
    return std::ranges::all_of(word, [](QChar c) { return QStringView(u"IVXivx").contains(c); });
}

/// The months by name as DateForm reads them, and in further languages where these agree; 0: the
/// word is none.
int monthNamed(const QString &word)
{
    static const DateForm form = *DateForm::fromText(QStringLiteral("d MMM yyyy"));
    const auto read = form.read(QStringLiteral("1 %1 2001").arg(word));
    if (read)
        return read->day.month();
    const bool isName = std::ranges::all_of(word, [](QChar c) { return c.isLetter(); });
    constexpr qsizetype shortest = 3; // I is 1 in Rome only
    return isName && word.size() >= shortest && !isRoman(word)
               ? thingNamed(word, NamedRow::Months, anyLanguage).value_or(0)
               : 0;
}

/// What stands beside a date and says nothing that it does not say.
bool isIdle(const QString &word)
{
    static const QSet<QString> idle = [] {
        QSet<QString> words{QStringLiteral("st"),  QStringLiteral("nd"),   QStringLiteral("rd"),
                            QStringLiteral("th"),  QStringLiteral("er"),   QStringLiteral("de"),
                            QStringLiteral("del"), QStringLiteral("of"),   QStringLiteral("den"),
                            QStringLiteral("the"), QStringLiteral("le"),   QStringLiteral("am"),
                            QStringLiteral("r"),   QStringLiteral("roku"), QStringLiteral("di"),
                            QStringLiteral("il"),  QStringLiteral("d"),    QStringLiteral("kl")};
        for (const QLocale::Language language : {QLocale::English, QLocale::German, QLocale::French,
                                                 QLocale::Spanish, QLocale::Polish})
            for (int day = 1; day <= 7; ++day)
                for (const auto length : {QLocale::ShortFormat, QLocale::LongFormat})
                    words << QLocale(language).dayName(day, length).toLower().remove(u'.');
        return words;
    }();
    constexpr qsizetype shortest = 4; // of a day of the week in another language
    return idle.contains(word.toLower()) ||
           (word.size() >= shortest && thingNamed(word, NamedRow::Weekdays, anyLanguage));
}

/// What stands behind the parts of a day in Chinese, Japanese and Korean, in this order.
int placeOfMark(const QString &word)
{
    static const QStringList marks{QStringLiteral("\u5e74"), QStringLiteral("\u6708"),
                                   QStringLiteral("\u65e5"), QStringLiteral("\ub144"),
                                   QStringLiteral("\uc6d4"), QStringLiteral("\uc77c")};
    const qsizetype at = marks.indexOf(word);
    return at < 0 ? 0 : int(at % 3) + 1;
}

/// The numbers of a text, a month by its name among them, and the signs between.
struct DayParts
{
    QStringList numbers;
    int month = 0;
    qsizetype monthAt = -1; ///< Before so many numbers.
    QString style;
};

std::optional<DayParts> partsOf(const QString &text)
{
    static const QRegularExpression pieces(
        QStringLiteral("([0-9]+)|(\\p{L}+)|([\\s./,_'\\x{2019}\\\\-]+)|(.)"));
    DayParts parts;
    for (auto all = pieces.globalMatch(text); all.hasNext();) {
        const auto piece = all.next();
        const QString word = piece.captured(2);
        if (!piece.captured(4).isEmpty())
            return std::nullopt;
        if (!piece.captured(1).isEmpty())
            parts.numbers << piece.captured(1);
        else if (!piece.captured(3).isEmpty())
            parts.style += piece.captured(3).trimmed().left(1);
        else if (const int month = monthNamed(word); month > 0 && parts.month == 0) {
            parts.month = month;
            parts.monthAt = parts.numbers.size();
        } else if (const int place = placeOfMark(word); place > 0) {
            if (parts.numbers.size() != place || parts.numbers.constFirst().size() != 4)
                return std::nullopt; // years of an era are counted anew
            if (place < 3)
                parts.style += u'-';
        } else if (!isIdle(word))
            return std::nullopt;
    }
    return parts;
}

/// Collects the real ones among the days that are tried.
class DayReadings
{
public:
    explicit DayReadings(const QString &style)
        : m_style(style)
    {
    }

    void tryDay(const QString &year, const QString &month, const QString &day, Order order)
    {
        tryDay(year, month.size() <= 2 ? month.toInt() : 0, day, order);
    }

    void tryDay(const QString &year, int month, const QString &day, Order order)
    {
        if (day.size() > 2 || (year.size() != 4 && year.size() != 2))
            return;
        if (year.size() == 4)
            return add(QDate(year.toInt(), month, day.toInt()), order, false);
        for (const int century : {2000, 1900})
            add(QDate(century + year.toInt(), month, day.toInt()), order, true);
    }

    void add(QDate day, Order order, bool isShort)
    {
        if (day.isValid() && day.year() >= firstYear && day.year() <= lastYear)
            m_all.append({{day, {}}, order, m_style, isShort});
    }

    QList<MomentReading> all() const { return m_all; }

private:
    QString m_style;
    QList<MomentReading> m_all;
};

/// Without signs between: 20260131, 31012026, 260131.
void tryRun(const QString &run, DayReadings &readings)
{
    if (run.size() != 8 && run.size() != 6)
        return;
    const int year = int(run.size()) - 4;
    readings.tryDay(run.left(year), run.mid(year, 2), run.mid(year + 2), Order::YearFirst);
    readings.tryDay(run.mid(4), run.mid(2, 2), run.left(2), Order::DayFirst);
    readings.tryDay(run.mid(4), run.left(2), run.mid(2, 2), Order::MonthFirst);
}

QList<MomentReading> daysOf(const DayParts &parts)
{
    const QStringList &n = parts.numbers;
    DayReadings readings(parts.style);
    if (parts.month > 0 && n.size() == 2) {
        const bool isYearFirst = n.at(0).size() == 4;
        const Order order = Order::Named;
        readings.tryDay(n.at(isYearFirst ? 0 : 1), parts.month, n.at(isYearFirst ? 1 : 0), order);
    } else if (parts.month == 0 && n.size() == 3) {
        if (n.at(0).size() != 4 && n.at(2).size() >= 2) {
            readings.tryDay(n.at(2), n.at(1), n.at(0), Order::DayFirst);
            readings.tryDay(n.at(2), n.at(0), n.at(1), Order::MonthFirst);
        }
        // years of two digits stand in front with dashes only
        if (n.at(0).size() == 4 ||
            (n.at(0).size() == 2 && n.at(2).size() <= 2 && parts.style == u"--"))
            readings.tryDay(n.at(0), n.at(1), n.at(2), Order::YearFirst);
    } else if (parts.month == 0 && n.size() == 1) {
        tryRun(n.at(0), readings);
    }
    return readings.all();
}

/// A time at the end, with what stands in front of it.
struct TimeBehind
{
    QString before;
    QTime time;
};

std::optional<TimeBehind> timeBehind(const QString &text)
{
    static const QRegularExpression form(
        QStringLiteral(
            "^(.*?)(?:[T ,]\\s*|^)([0-9]{1,2})(?:(?:[:.]|\\s?h\\s?)([0-9]{2}))?(?:[:.]([0-9]{2})"
            "(?:[.,][0-9]+)?)?\\s*([ap](?:\\.?m\\.?)?)?\\s*(h|Uhr)?\\s*(Z|UTC|[+-][0-9]{2}:?"
            "[0-9]{2})?$"),
        QRegularExpression::CaseInsensitiveOption);
    const auto match = form.match(text);
    const QString half = match.captured(5).toLower();
    if (half.size() == 1 && match.captured(3).isEmpty()) // 12a is a house
        return std::nullopt;
    const bool isTime = match.hasMatch() && (!match.captured(3).isEmpty() || !half.isEmpty() ||
                                             !match.captured(6).isEmpty());
    if (!isTime)
        return std::nullopt;
    int hour = match.captured(2).toInt();
    if (!half.isEmpty() && (hour < 1 || hour > 12))
        return std::nullopt;
    if (!half.isEmpty())
        hour = hour % 12 + (half.startsWith(u'p') ? 12 : 0);
    const QTime time(hour, match.captured(3).toInt(), match.captured(4).toInt());
    if (!time.isValid())
        return std::nullopt;
    return TimeBehind{match.captured(1).trimmed(), time};
}

} // namespace

/// 20260131T093000Z with the signs that are left out in it.
static QString spread(const QString &text)
{
    static const QRegularExpression form(
        QStringLiteral("^([0-9]{8})T([0-9]{2})([0-9]{2})(?:([0-9]{2})(?:\\.[0-9]+)?)?(Z?)$"));
    const auto match = form.match(text);
    if (!match.hasMatch())
        return text;
    const QString seconds = match.captured(4).isEmpty() ? QString() : u':' + match.captured(4);
    return match.captured(1) + QStringLiteral(" ") + match.captured(2) + u':' + match.captured(3) +
           seconds + match.captured(5);
}

QList<MomentReading> daysIn(const QString &written)
{
    if (written.size() > longestText)
        return {};
    const QString text = spread(written);
    if (const auto parts = partsOf(text))
        if (const auto days = daysOf(*parts); !days.isEmpty())
            return days;
    const auto timed = timeBehind(text);
    const auto parts = timed && !timed->before.isEmpty() ? partsOf(timed->before) : std::nullopt;
    if (!parts)
        return {};
    QList<MomentReading> days = daysOf(*parts);
    for (MomentReading &reading : days)
        reading.moment.time = timed->time;
    return days;
}

std::optional<QTime> timeIn(const QString &text)
{
    static const QRegularExpression run(
        QStringLiteral("^([0-9]{1,2})([0-9]{2})(\\s*(?:[ap]\\.?m\\.?|h|Uhr))?$"),
        QRegularExpression::CaseInsensitiveOption);
    const auto time = timeBehind(text.trimmed().replace(run, QStringLiteral("\\1:\\2\\3")));
    return time && time->before.isEmpty() ? std::optional(time->time) : std::nullopt;
}

} // namespace intray
