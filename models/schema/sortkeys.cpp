// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/sortkeys.h"

#include "queue/digits.h"
#include "schema/fieldkind.h"
#include "schema/fieldnamed.h"

#include <unicode/ucol.h>

#include <algorithm>

namespace intray {

namespace {

// What stands in front of each key: one kind of values behind another.
constexpr char nothing = '0';
constexpr char ofKind = '1';
constexpr char words = '2';
constexpr char lists = '3';
constexpr char objects = '4';

constexpr int mostDigitsOfExponent = 4;
constexpr int middleExponent = 5000;

/// As many letters decide about the place. Databases write lists with blanks or without, so of
/// the beginning of a list that they give not all is the same.
constexpr qsizetype mostLetters = 120;

/// A number as its digits, without zeros at either end, and where the point stands before them.
struct Digits
{
    bool isNegative = false;
    QByteArray digits;
    int exponent = 0;
};

/// The digits at the beginning of the text, taken off it.
QStringView takeDigits(QStringView &text)
{
    const auto end = std::find_if_not(text.begin(), text.end(), isPlainDigit);
    const QStringView digits = text.left(end - text.begin());
    text = text.mid(digits.size());
    return digits;
}

/// "e+21" at the end of a number. None: something else stands there.
std::optional<int> exponentIn(QStringView text)
{
    constexpr qsizetype longest = 6;
    if (text.isEmpty())
        return 0;
    const bool isOne = text.size() >= 3 && text.size() <= longest && text.at(0).toLower() == u'e' &&
                       (text.at(1) == u'+' || text.at(1) == u'-');
    QStringView digits = text.mid(2);
    return isOne && takeDigits(digits).size() == text.size() - 2
               ? std::optional(text.mid(1).toInt())
               : std::nullopt;
}

/// "-12.50", "1e+21": as programs write numbers.
std::optional<Digits> plainNumber(QStringView text)
{
    Digits number;
    if (!text.isEmpty() && QStringView(u"+-\u2212").contains(text.front())) {
        number.isNegative = text.front() != u'+';
        text = text.mid(1);
    }
    const QStringView whole = takeDigits(text);
    QStringView rest;
    if (text.startsWith(u'.')) {
        text = text.mid(1);
        rest = takeDigits(text);
        if (rest.isEmpty())
            return std::nullopt;
    }
    const auto exponent = exponentIn(text);
    if (whole.isEmpty() || !exponent)
        return std::nullopt;
    number.digits = whole.toLatin1() + rest.toLatin1();
    number.exponent = int(whole.size()) + *exponent;
    const auto isZero = [](char c) { return c == '0'; };
    const auto first = std::find_if_not(number.digits.cbegin(), number.digits.cend(), isZero);
    const qsizetype zeros = first - number.digits.cbegin();
    number.digits.remove(0, zeros);
    number.exponent -= int(zeros);
    while (number.digits.endsWith('0'))
        number.digits.chop(1);
    return number;
}

QByteArray complement(QByteArray digits)
{
    for (char &digit : digits)
        digit = char('9' - (digit - '0'));
    return digits;
}

/// Digit by digit, so that nothing is rounded: the sign, how many digits stand before the point,
/// and the digits; of a negative number all of it the other way round.
QByteArray keyOf(const Digits &number)
{
    if (number.digits.isEmpty())
        return "1";
    const int exponent = std::clamp(number.exponent + middleExponent, 0, 9999);
    const QByteArray size = QByteArray::number(exponent).rightJustified(mostDigitsOfExponent, '0');
    if (number.isNegative)
        return '0' + complement(size) + complement(number.digits) + '~';
    return '2' + size + number.digits;
}

QByteArray keyOf(const Moment &moment)
{
    const qint64 day = moment.day.isValid() ? moment.day.toJulianDay() : 0;
    const int time = moment.time.isValid() ? moment.time.msecsSinceStartOfDay() : 0;
    return QByteArray::number(day).rightJustified(10, '0') +
           QByteArray::number(time).rightJustified(8, '0');
}

FieldKind kindOf(const RecordSchema &schema, const QString &name)
{
    const Field *field = fieldNamed(schema.fields(), name);
    if (!field || field->kind.isEmpty())
        return {};
    return FieldKind::from(field->kind, field->format).value_or(FieldKind());
}

} // namespace

SortKeys::SortKeys(const RecordSchema &schema, const QString &field, const QLocale &locale)
    : m_schema(schema)
    , m_field(field)
{
    using Kind = FieldKind::Kind;
    const FieldKind kind = kindOf(schema, field);
    const bool isNumber = kind.kind() == Kind::Whole || kind.kind() == Kind::Number;
    if (isNumber)
        m_numbers = NumberForm::fromText(kind.format());
    else if (kind.isOrdered())
        m_days = DateForm::fromText(kind.format());
    m_hasPlainNumbers = isNumber || kind.kind() == Kind::Text;
    UErrorCode status = U_ZERO_ERROR;
    const QByteArray name =
        locale.language() == QLocale::C ? QByteArray("root") : locale.name().toLatin1();
    m_words.reset(ucol_open(name.constData(), &status), [](UCollator *collator) {
        if (collator)
            ucol_close(collator);
    });
}

/// Digit by digit, as programs write it.
QString SortKeys::bareNumber(QStringView text) const
{
    const auto bare = m_numbers ? m_numbers->bare(text) : std::nullopt;
    return bare || !m_hasPlainNumbers ? bare.value_or(QString()) : text.toString();
}

QByteArray SortKeys::of(QStringView text) const
{
    const QStringView value = text.trimmed();
    if (value.isEmpty() || m_schema.isNothing(m_field, value.toString()))
        return QByteArray(1, nothing);
    if (const auto moment = m_days ? m_days->read(value) : std::nullopt)
        return ofKind + keyOf(*moment);
    if (const auto number = plainNumber(bareNumber(value)))
        return ofKind + keyOf(*number);
    return ofWords(value);
}

/// A list without the blanks between its values, which databases write as they like.
static QString withoutBlanks(QStringView list)
{
    QString result;
    bool isInText = false;
    for (qsizetype i = 0; i < list.size(); ++i) {
        if (list.at(i) == u'\\' && i + 1 < list.size())
            result += list.at(i++);
        else if (list.at(i) == u'"')
            isInText = !isInText;
        if (isInText || list.at(i) != u' ')
            result += list.at(i);
    }
    return result;
}

// In which order an object has its fields is each database's own, so objects stand by age.
QByteArray SortKeys::ofWords(QStringView text) const
{
    if (text.startsWith(u"{\""))
        return QByteArray(1, objects);
    const bool isList = text.startsWith(u'[');
    const QString compared = (isList ? withoutBlanks(text) : text.toString()).left(mostLetters);
    const auto *letters = reinterpret_cast<const UChar *>(compared.utf16());
    QByteArray key(6 * mostLetters, Qt::Uninitialized);
    const int size = m_words
                         ? ucol_getSortKey(m_words.get(), letters, int(compared.size()),
                                           reinterpret_cast<uint8_t *>(key.data()), int(key.size()))
                         : 0;
    if (size == 0)
        key = compared.toUtf8();
    else
        key.truncate(size - 1); // it ends in a zero
    return (isList ? lists : words) + key;
}

} // namespace intray
