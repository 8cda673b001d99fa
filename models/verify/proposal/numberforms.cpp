// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/proposal/numberforms.h"

#include "queue/digits.h"
#include "verify/proposal/sureness.h"
#include "verify/proposal/writtennumber.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <cmath>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ByRule)
};

constexpr qsizetype longestText = 60;
constexpr qsizetype enough = 20;

QString signsOf(const QString &body)
{
    QString signs;
    for (const QChar c : body)
        if (!isPlainDigit(c) && !signs.contains(c))
            signs += c;
    return signs;
}

bool isMultiple(const QString &unit)
{
    static const QSet<QString> multiples{
        QStringLiteral("k"),   QStringLiteral("m"), QStringLiteral("mio"),  QStringLiteral("mrd"),
        QStringLiteral("tsd"), QStringLiteral("t"), QStringLiteral("bn"),   QStringLiteral("mil"),
        QStringLiteral("mln"), QStringLiteral("e"), QStringLiteral("dozen")};
    return multiples.contains(unit.toLower().remove(u'.'));
}

/// Units are the same that begin alike: "oz", "OZ.", "ounce".
QString familyOf(const QString &unit)
{
    return unit.left(1).toLower();
}

} // namespace

std::optional<NumberReading> numberIn(const QString &text)
{
    static const QRegularExpression form(QStringLiteral(
        "^([(+\\x{2212}\\x{2013}-]?)\\s*((?:\\p{Sc}|[A-Z]{2,3}\\$?|S?Fr\\.?|[Kk]r\\.?|Rs\\.?|z\\x{"
        "142})?)\\s*([+\\x{2212}-]?)\\s*"
        "((?:[.,](?=[0-9]))?[0-9](?:[0-9.,' \\x{a0}\\x{202f}\\x{2019}]*[0-9])?)(,-|,--|\\.-)?\\s*"
        "([^0-9()+-]{0,20}?)\\s*([)\\x{2212}-]?)$"));
    const QString trimmed = text.trimmed();
    const auto match = form.match(trimmed.size() > longestText ? QString() : trimmed);
    if (!match.hasMatch())
        return std::nullopt;
    const QString first = match.captured(1), inner = match.captured(3), last = match.captured(7);
    if ((first == u"(") != (last == u")"))
        return std::nullopt;
    const auto isMinus = [](const QString &sign) {
        return !sign.isEmpty() && sign != u"+" && sign != u")";
    };
    const int minus = int(isMinus(first)) + int(isMinus(inner)) + int(isMinus(last));
    NumberReading number;
    number.unit = QString(match.captured(2) + match.captured(6)).simplified();
    number.signs = signsOf(match.captured(4));
    if (minus > 1 || isMultiple(number.unit))
        return std::nullopt;
    for (WrittenNumber reading : WrittenNumber::readingsOf(match.captured(4))) {
        reading.isNegative = minus == 1;
        number.readings << reading.bare();
    }
    return number.readings.isEmpty() ? std::nullopt : std::optional(number);
}

NumberForms::NumberForms(const FieldValues &values)
{
    m_isPlain = values.field().type == u"number" || values.field().type == u"integer";
    const FieldKind::Kind kind = values.kind().kind();
    const bool isOfKind = kind == FieldKind::Kind::Number || kind == FieldKind::Kind::Whole;
    if (isOfKind)
        m_form = NumberForm::fromText(values.kind().format());
    else if (m_isPlain)
        m_form = NumberForm::fromText(values.field().type == u"integer" ? QStringLiteral("1234")
                                                                        : QStringLiteral("1234.5"));
    if (m_form)
        learn(values);
}

void NumberForms::learn(const FieldValues &values)
{
    QList<double> numbers;
    QHash<int, qint64> places;
    qint64 withZeros = 0;
    for (const ValueCount &one : values.right()) {
        const auto bare = m_form->bare(one.value);
        if (!bare)
            continue;
        numbers << bare->toDouble();
        const QString behind = bare->section(u'.', 1);
        places[int(behind.size())] += one.records;
        withZeros += behind.endsWith(u'0') ? one.records : 0;
    }
    learnSpan(numbers);
    // one value is no form, nor are a few among all that stand there
    const qint64 all = values.rightRecords() + values.wrongRecords();
    const auto areEnough = [&](qint64 records) { return records >= 3 && records * 20 >= all; };
    m_keepsZeros = areEnough(withZeros);
    for (auto it = places.begin(); it != places.end(); ++it)
        if (areEnough(it.value()) && it.value() * 10 >= values.rightRecords() * 9)
            m_places = it.key();
    for (const ValueCount &one : values.wrong())
        if (const auto number = numberIn(one.value)) {
            m_units[familyOf(number->unit)] += one.records;
            const QString bare = number->readings.constFirst();
            if (number->readings.size() != 1 || number->signs.isEmpty())
                continue;
            const bool hasFraction = bare.contains(u'.');
            if (hasFraction)
                m_decimals[number->signs.back()] += one.records;
            if (!hasFraction || number->signs.size() > 1)
                m_groups[number->signs.front()] += one.records;
        }
}

void NumberForms::learnSpan(QList<double> numbers)
{
    if (numbers.size() < enough)
        return;
    std::ranges::sort(numbers);
    const qsizetype out = numbers.size() / 100;
    const double first = numbers.at(out), last = numbers.at(numbers.size() - 1 - out);
    const double room = std::max(std::abs(first), std::abs(last));
    m_span =
        std::pair{first < 0 ? first - room : std::min(first, 0.0) + first / 3, last + room * 2};
}

bool NumberForms::isInSpan(double number) const
{
    const double size = std::abs(number); // a sign in front says nothing of the size
    return !m_span || number == 0 ||
           (size <= std::max(std::abs(m_span->first), std::abs(m_span->second)) &&
            (m_span->first <= 0 || size >= m_span->first));
}

/// One unit may be left out; where there are several, only the most frequent one is what the field
/// counts in.
bool NumberForms::isOwnUnit(const QString &unit) const
{
    if (unit.isEmpty() || familyOf(unit) == familyOf(m_form->unit()))
        return true;
    if (!m_form->unit().isEmpty())
        return false;
    const qint64 own = m_units.value(familyOf(unit));
    qint64 others = 0;
    for (auto it = m_units.begin(); it != m_units.end(); ++it)
        if (!it.key().isEmpty() && it.key() != familyOf(unit))
            others += it.value();
    return others * 20 <= own;
}

QStringList NumberForms::likely(const NumberReading &number) const
{
    QStringList readings = number.readings;
    const auto keepIf = [&](const std::function<bool(const QString &)> &holds) {
        QStringList kept = readings;
        kept.removeIf([&](const QString &one) { return !holds(one); });
        if (!kept.isEmpty())
            readings = kept;
    };
    if (readings.size() > 1) {
        const QChar sign = number.signs.at(0);
        const qint64 decimals = m_decimals.value(sign), groups = m_groups.value(sign);
        if (decimals >= 3 && groups * 20 <= decimals)
            keepIf([](const QString &one) { return one.contains(u'.'); });
        else if (groups >= 3 && decimals * 20 <= groups)
            keepIf([](const QString &one) { return !one.contains(u'.'); });
    }
    if (number.unit == u"%" && m_form->unit() != u"%" && m_span) {
        QStringList parts;
        for (const QString &one : std::as_const(readings))
            parts << QString::number(one.toDouble() / 100, 'g', 12);
        readings += parts;
    }
    if (readings.size() > 1)
        keepIf([&](const QString &one) { return isInSpan(one.toDouble()); });
    if (m_form->isWhole())
        keepIf([](const QString &one) { return one.toDouble() == std::floor(one.toDouble()); });
    return readings;
}

/// The digits as they were written, as far as the field writes them so.
QString NumberForms::written(const QString &bare) const
{
    const double number = bare.toDouble();
    QString digits = m_form->write(number);
    if (m_isPlain || m_form->isWhole())
        return digits;
    const QString plain = bare.section(u'.', 1);
    int places = m_places > 0 ? m_places : m_keepsZeros ? int(plain.size()) : 0;
    if (m_places == 0 || places > 6 || (m_places > 0 && plain.size() > m_places))
        return digits;
    const QString shortest = m_form->bare(digits).value_or(QString());
    const int has = int(shortest.section(u'.', 1).size());
    if (has >= places)
        return digits;
    // a fraction without its zeros at the end: put them behind it
    const QString unit = m_form->text().section(u'5', 1);
    const QString decimal = m_form->text().section(u'5', 0, 0).right(1);
    digits.chop(unit.size());
    return digits + (has == 0 ? decimal : QString()) + QString(places - has, u'0') + unit;
}

QList<MeantValue> NumberForms::candidates(const QString &value) const
{
    const auto number = m_form ? numberIn(value) : std::nullopt;
    if (!number || !isOwnUnit(number->unit))
        return {};
    const QStringList readings = likely(*number);
    if (readings.size() > 2)
        return {};
    QList<MeantValue> candidates;
    for (const QString &one : readings) {
        const bool isLost = m_form->isWhole() && one.toDouble() != std::floor(one.toDouble());
        if (isLost)
            return {};
        candidates.append(
            {written(one), readings.size() > 1 ? sureness::coin : sureness::exact,
             readings.size() > 1
                 ? Words::tr("“%1” may part thousands or a fraction").arg(number->signs)
                 : Words::tr("a number, written like the field does")});
    }
    return candidates;
}

} // namespace intray
