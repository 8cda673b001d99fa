// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/sheetcell.h"

#include "queue/utf8text.h"

#include <QDate>

#include <algorithm>

namespace intray {

namespace {

constexpr double dayBeforeFirst =
    2415019;                              // 1899-12-30: 1900-01-01 is 1, and 1900 has a 29 February
constexpr double firstRightDay = 61;      // 1900-03-01, from which on that does not matter
constexpr double behindLastDay = 2958466; // 10000-01-01

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// "-12.5", and neither 012 nor 1.50, which a spreadsheet would write otherwise.
bool isWrittenPlainly(QByteArrayView text)
{
    const QByteArrayView number = text.sliced(text.startsWith('-') ? 1 : 0);
    const qsizetype point = number.indexOf('.');
    const QByteArrayView whole = point < 0 ? number : number.first(point);
    const QByteArrayView rest = point < 0 ? QByteArrayView() : number.sliced(point + 1);
    const auto areDigits = [](QByteArrayView digits) {
        return !digits.isEmpty() && std::all_of(digits.begin(), digits.end(), isDigit);
    };
    if (!areDigits(whole) || whole.size() + rest.size() > 15)
        return false;
    if (point >= 0 && (!areDigits(rest) || rest.back() == '0'))
        return false;
    return (whole.front() != '0' || whole.size() == 1) && text != "-0";
}

bool isHexDigit(char c)
{
    return isDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

/// _x0041_ would be read as A.
bool looksEscaped(QByteArrayView text)
{
    return text.size() >= 7 && text[1] == 'x' && text[6] == '_' &&
           std::all_of(text.begin() + 2, text.begin() + 6, isHexDigit);
}

/// U+FFFE or U+FFFF.
bool isNoCharacter(QByteArrayView text)
{
    return text.startsWith("\xEF\xBF\xBE") || text.startsWith("\xEF\xBF\xBF");
}

QByteArray codeOf(char c)
{
    return "_x00" + QByteArray::number(c, 16).toUpper().rightJustified(2, '0') + '_';
}

/// What stands for the beginning of the text; empty: itself.
QByteArray replacementAt(QByteArrayView text)
{
    const char c = text.front();
    switch (c) {
    case '&':
        return "&amp;";
    case '<':
        return "&lt;";
    case '>':
        return "&gt;";
    case '\t':
    case '\n':
        return {};
    case '_':
        return looksEscaped(text) ? QByteArray("_x005F_") : QByteArray();
    case '\xEF':
        return isNoCharacter(text) ? (text[2] == '\xBE' ? "_xFFFE_" : "_xFFFF_") : QByteArray();
    default:
        return c >= 0 && c < 0x20 ? codeOf(c) : QByteArray();
    }
}

bool mayNeedReplacement(char c)
{
    return (c >= 0 && c < 0x20) || c == '&' || c == '<' || c == '>' || c == '_' || c == '\xEF';
}

} // namespace

SheetColumn::SheetColumn(const Field &field)
    : m_kind(FieldKind::from(field.kind, field.format).value_or(FieldKind()))
{
    using Kind = FieldKind::Kind;
    const bool isAnyText = m_kind.kind() == Kind::Text;
    m_isNumber = m_kind.kind() == Kind::Whole || m_kind.kind() == Kind::Number ||
                 (isAnyText && (field.type == u"integer" || field.type == u"number"));
    if (m_isNumber)
        m_style = Plain;
    else if (m_kind.kind() == Kind::Date)
        m_style = Day;
    else if (m_kind.kind() == Kind::DateTime)
        m_style = DayAndTime;
}

std::optional<QByteArray> SheetColumn::numberOf(QByteArrayView text) const
{
    if (text.isEmpty() || m_style == Text)
        return std::nullopt;
    return m_isNumber ? plainNumber(text) : momentOf(text);
}

// In a form of its own, 1.234 may be more than a thousand.
std::optional<QByteArray> SheetColumn::plainNumber(QByteArrayView text) const
{
    if (!isWrittenPlainly(text))
        return std::nullopt;
    const auto worth = m_kind.scale(QString::fromLatin1(text));
    if (m_kind.isOrdered() && worth != text.toDouble())
        return std::nullopt;
    return text.toByteArray();
}

std::optional<QByteArray> SheetColumn::momentOf(QByteArrayView text) const
{
    const QString written = QString::fromUtf8(text);
    const auto scale = m_kind.scale(written);
    if (!scale || m_kind.write(*scale) != written)
        return std::nullopt;
    const double day = *scale - dayBeforeFirst;
    if (day < firstRightDay || day >= behindLastDay)
        return std::nullopt;
    return QByteArray::number(day, 'g', 15);
}

QByteArray lettersOf(qsizetype column)
{
    QByteArray letters;
    for (qsizetype rest = column + 1; rest > 0; rest = (rest - 1) / 26)
        letters.prepend(char('A' + (rest - 1) % 26));
    return letters;
}

void appendSheetText(QByteArray &xml, QByteArrayView text)
{
    if (!text.isValidUtf8()) {
        const QByteArray valid = textOfUtf8(text).toUtf8();
        appendSheetText(xml, valid);
        return;
    }
    qsizetype plain = 0;
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (!mayNeedReplacement(text[at]))
            continue;
        const QByteArray replacement = replacementAt(text.sliced(at));
        if (replacement.isEmpty())
            continue;
        xml.append(text.data() + plain, at - plain);
        xml += replacement;
        // An underline that looks like the beginning of a code is replaced with its own.
        plain = at + (text[at] == '\xEF' ? 3 : 1);
        at = plain - 1;
    }
    xml.append(text.data() + plain, text.size() - plain);
}

qsizetype charactersIn(QByteArrayView text)
{
    qsizetype characters = 0;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        characters += (byte & 0xC0) != 0x80 ? 1 : 0;
        characters += byte >= 0xF0 ? 1 : 0;
    }
    return characters;
}

} // namespace intray
