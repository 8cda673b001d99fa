// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/columnrules.h"

#include "queue/fieldformat.h"
#include "transfer/schemainference.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QRegularExpression>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ColumnRules)
};

// Fewer values than this prove nothing.
constexpr qsizetype enoughValues = 20;
constexpr qsizetype mostKnownValues = 100;
constexpr qsizetype longestKnownValue = 60;
constexpr qsizetype longLine = 80;
// A wrong value may occur twice by chance; a known one occurs more often, and all known ones ten
// times on average.
constexpr qsizetype leastOccurrences = 3;
constexpr qsizetype averageOccurrences = 10;
constexpr qsizetype rarest = 20;

bool isDigits(const QString &text)
{
    return std::all_of(text.begin(), text.end(), [](QChar c) { return c >= u'0' && c <= u'9'; });
}

bool hasDigit(const QString &text)
{
    return std::any_of(text.begin(), text.end(), [](QChar c) { return c.isDigit(); });
}

bool matches(const QString &text, const QRegularExpression &pattern)
{
    return pattern.match(text).hasMatch();
}

struct Form
{
    QString pattern;
    QString description;
};

QList<Form> forms()
{
    return {{QStringLiteral("^[+-]?[0-9]+([.,][0-9]+)?$"), Words::tr("a number")},
            {QStringLiteral("^[0-9]{1,2}[./-][0-9]{1,2}[./-]([0-9]{2}|[0-9]{4})$"),
             Words::tr("a date written in digits, such as 31.01.2026")}};
}

} // namespace

ColumnRules::ColumnRules(const TableSample &sample, qsizetype column)
    : m_name(sample.columns.at(column))
    , m_rows(sample.rows.size())
{
    count(sample, column);
}

void ColumnRules::count(const TableSample &sample, qsizetype column)
{
    for (const CsvRow &row : sample.rows) {
        const QStringView value = row.at(column);
        if (value.isEmpty())
            continue;
        ++m_filled;
        m_characters += value.size();
        m_longest = std::max(m_longest, value.size());
        m_hasLineBreaks = m_hasLineBreaks || value.contains(u'\n') || value.contains(u'\r');
        ++m_values[value.toString()];
    }
}

/// At least 95 of 100: some values are wrong, and shall show up as such. Looks no further than it
/// must.
template <typename Keeps>
bool ColumnRules::isMostly(Keeps keeps) const
{
    qsizetype others = 0;
    for (auto it = m_values.begin(); it != m_values.end(); ++it) {
        others += keeps(it.key()) ? 0 : it.value();
        if (others * 100 > m_filled * 5)
            return false;
    }
    return m_filled >= enoughValues;
}

bool ColumnRules::isInformative() const
{
    const bool isVaried = m_values.size() > 1 && m_values.size() * 20 >= m_filled;
    const bool isShort = m_filled > 0 && m_characters <= m_filled * 30;
    return isVaried && isShort && m_filled * 5 >= m_rows * 4;
}

QJsonObject ColumnRules::property() const
{
    QJsonObject property{{QStringLiteral("type"), QStringLiteral("string")},
                         {QStringLiteral("title"), readableTitle(m_name)}};
    if (m_hasLineBreaks || m_longest > longLine)
        property.insert(QStringLiteral("x-intray-multiline"), true);
    if (!addDigits(property) && !addKnownValues(property))
        addForm(property);
    return property;
}

bool ColumnRules::addDigits(QJsonObject &property) const
{
    if (!isMostly(isDigits))
        return false;
    for (int length = 4; length <= 20; ++length) {
        const auto isLong = [length](const QString &value) {
            return value.size() == length && isDigits(value);
        };
        if (!isMostly(isLong))
            continue;
        property.insert(QStringLiteral("pattern"), QStringLiteral("^[0-9]{%1}$").arg(length));
        property.insert(QStringLiteral("description"), Words::tr("%n digits", nullptr, length));
        return true;
    }
    property.insert(QStringLiteral("pattern"), QStringLiteral("^[0-9]+$"));
    property.insert(QStringLiteral("description"), Words::tr("digits only"));
    return true;
}

QStringList ColumnRules::valuesThatOccur(qsizetype times) const
{
    QStringList values;
    for (auto it = m_values.begin(); it != m_values.end(); ++it)
        if (it.value() >= times && it.key().size() <= longestKnownValue)
            values << it.key();
    values.sort();
    return values;
}

// Where a column has few values, the same slip is made often: "yes" 800 times, "yxs" five times. So
// a known value must also occur a twentieth as often as all do on average.
QStringList ColumnRules::knownValues() const
{
    const qsizetype candidates = valuesThatOccur(leastOccurrences).size();
    if (candidates == 0)
        return {};
    return valuesThatOccur(
        std::max(leastOccurrences, m_filled / (candidates * averageOccurrences)));
}

bool ColumnRules::addKnownValues(QJsonObject &property) const
{
    const QStringList known = knownValues();
    const auto isKnown = [&](const QString &value) { return known.contains(value); };
    const bool areFew =
        known.size() <= mostKnownValues && known.size() * averageOccurrences <= m_filled;
    const qsizetype numbered = std::count_if(known.begin(), known.end(), hasDigit);
    const bool areMeasured = numbered * 2 > known.size(); // "47%": the next value is a new one
    if (known.isEmpty() || !areFew || areMeasured || !isMostly(isKnown))
        return false;
    // Not a rule: a right value that the file happens to lack must not be refused.
    property.insert(QStringLiteral("examples"), QJsonArray::fromStringList(known));
    return true;
}

void ColumnRules::addForm(QJsonObject &property) const
{
    for (const QString &format : {QStringLiteral("date"), QStringLiteral("email")}) {
        const auto keeps = [&](const QString &value) { return keepsFormat(value, format); };
        if (isMostly(keeps))
            return void(property.insert(QStringLiteral("format"), format));
    }
    for (const Form &form : forms()) {
        const QRegularExpression pattern(form.pattern);
        const auto keeps = [&](const QString &value) { return matches(value, pattern); };
        if (!isMostly(keeps))
            continue;
        property.insert(QStringLiteral("pattern"), form.pattern);
        property.insert(QStringLiteral("description"), form.description);
        return;
    }
}

} // namespace intray
