// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/duplicates/comparedvalue.h"

#include "verify/distance.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>

#include <bit>

namespace intray {

using namespace Qt::StringLiterals;

// A record may hold a megabyte in one field; what makes two records alike stands at its beginning.
static constexpr int longestCompared = 300;

/// Accents of Latin, Greek and Cyrillic letters, and the vowel signs of Arabic and Hebrew. Others,
/// such as the voicing of kana, make another letter.
static bool isAccent(QChar c)
{
    const ushort code = c.unicode();
    return (code >= 0x0300 && code <= 0x036f) || (code >= 0x0591 && code <= 0x05c7) ||
           (code >= 0x064b && code <= 0x0652);
}

static bool isApostrophe(QChar c)
{
    return c == u'\'' || c == u'`' || c == u'\u2019' || c == u'\u00b4';
}

/// The character that a web page writes with this name, its accent left out; null: another one.
static QChar namedCharacter(QStringView name)
{
    static const QHash<QString, QChar> signs{
        {u"amp"_s, u'&'}, {u"quot"_s, u'"'}, {u"apos"_s, u'\''}, {u"nbsp"_s, u' '},
        {u"lt"_s, u'<'},  {u"gt"_s, u'>'},   {u"ndash"_s, u'-'}, {u"mdash"_s, u'-'}};
    static const QSet<QString> accents{u"uml"_s,   u"acute"_s, u"grave"_s, u"circ"_s, u"tilde"_s,
                                       u"cedil"_s, u"ring"_s,  u"caron"_s, u"slash"_s};
    bool isNumber = false;
    const bool isHex = name.startsWith("#x"_L1, Qt::CaseInsensitive);
    const uint code =
        name.startsWith(u'#') ? name.mid(isHex ? 2 : 1).toUInt(&isNumber, isHex ? 16 : 10) : 0;
    if (isNumber)
        return code > 0 && code < 0xd800 ? QChar(char16_t(code)) : QChar();
    if (name.size() > 1 && name[0].isLetter() && accents.contains(name.mid(1).toString()))
        return name[0];
    return signs.value(name.toString());
}

/// Texts that were taken from web pages have `&uuml;` and `&#252;` where others have the letter.
static QString withoutNames(const QString &text)
{
    static const QRegularExpression named(u"&(#?[A-Za-z0-9]{2,8});"_s);
    if (!text.contains(u'&') || !text.contains(u';'))
        return text;
    QString plain;
    qsizetype from = 0;
    for (const QRegularExpressionMatch &match : named.globalMatch(text)) {
        const QChar c = namedCharacter(match.capturedView(1));
        plain += QStringView(text).mid(from, match.capturedStart() - from);
        plain += c.isNull() ? match.captured() : QString(c);
        from = match.capturedEnd();
    }
    return plain + text.mid(from);
}

static QString folded(const QString &text)
{
    QString letters;
    for (const QChar c : text.normalized(QString::NormalizationForm_KD).toCaseFolded()) {
        if (!isAccent(c))
            letters += c;
    }
    return letters.normalized(QString::NormalizationForm_C);
}

static bool isPartOfWord(QChar c)
{
    return c.isLetterOrNumber() || c.isMark() || c.isSurrogate();
}

/// Whether a hyphen stands between a letter and a digit, as in the number of a model: AB-12.
static bool joins(const QString &text, qsizetype at)
{
    if (text[at] != u'-' || at == 0 || at + 1 == text.size())
        return false;
    const QChar before = text[at - 1];
    const QChar after = text[at + 1];
    return (before.isLetter() && after.isDigit()) || (before.isDigit() && after.isLetter());
}

static QString wordsOf(const QString &text)
{
    QString words;
    bool isApart = false;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const QChar c = text[at];
        if (isApostrophe(c) || joins(text, at))
            continue;
        if (!isPartOfWord(c)) {
            isApart = true;
            continue;
        }
        if (isApart && !words.isEmpty())
            words += u' ';
        isApart = false;
        words += c;
    }
    return words;
}

static bool saysNothing(const QString &words)
{
    static const QSet<QString> placeholders{u"na"_s, u"n a"_s, u"null"_s, u"nan"_s};
    return placeholders.contains(words);
}

static QString digitsOf(const QString &words)
{
    QString digits;
    for (const QChar c : words) {
        if (c.isDigit())
            digits += QChar(u'0' + c.digitValue());
    }
    return digits;
}

static bool isYear(int number)
{
    return number >= 1800 && number <= 2199;
}

static std::array<int, 3> dateOf(int year, int first, int second)
{
    const bool isReal = isYear(year) && first >= 1 && second >= 1 && first <= 31 && second <= 31 &&
                        qMin(first, second) <= 12;
    return isReal ? std::array<int, 3>{year, first, second} : std::array<int, 3>{};
}

/// Eight digits, or three numbers of which the first or last is a year.
static std::array<int, 3> dateIn(const ComparedValue &value)
{
    const QStringList parts = value.wordList();
    if (parts.size() >= 3) {
        const auto number = [&](int at) { return parts.at(at).toInt(); };
        return isYear(number(0)) ? dateOf(number(0), number(1), number(2))
                                 : dateOf(number(2), number(0), number(1));
    }
    if (parts.size() != 1 || value.words.size() != 8 || value.digits.size() != 8)
        return {};
    const auto number = [&](int from, int size) { return value.digits.mid(from, size).toInt(); };
    const auto yearFirst = dateOf(number(0, 4), number(4, 2), number(6, 2));
    return yearFirst[0] != 0 ? yearFirst : dateOf(number(4, 4), number(0, 2), number(2, 2));
}

/// The number as C writes it. A comma parts thousands unless it cannot: 1,234 but 12,50
/// and 1.234,5.
static QString withPoint(QString number)
{
    const qsizetype comma = number.lastIndexOf(u','), point = number.lastIndexOf(u'.');
    const bool isThousands = number.size() - comma == 4 && point < 0;
    if (comma > point && number.count(u',') == 1 && !isThousands) {
        number.remove(u'.');
        return number.replace(u',', u'.');
    }
    return number.remove(u',');
}

/// A number with at most a sign of its currency or a unit beside it.
static double amountIn(const QString &text, bool &isAmount)
{
    QString number = text.trimmed();
    while (!number.isEmpty() && !number.front().isDigit() && number.front() != u'-')
        number.remove(0, 1);
    while (!number.isEmpty() && !number.back().isDigit())
        number.chop(1);
    const bool isMostlyNumber = 2 * number.size() >= text.trimmed().size();
    const double amount = withPoint(number).toDouble(&isAmount);
    isAmount = isAmount && isMostlyNumber;
    return amount;
}

bool areWithin(int slips, const ComparedValue &a, const ComparedValue &b)
{
    // A slip takes one character away and puts one in at most.
    if (slips <= 0 || std::popcount(a.letters ^ b.letters) > 2 * slips ||
        std::abs(a.joined.size() - b.joined.size()) > slips)
        return false;
    return editDistance(a.joined, b.joined, slips) <= slips;
}

ComparedValue comparedValueOf(const QString &text)
{
    ComparedValue value;
    value.words = wordsOf(folded(withoutNames(text.left(longestCompared))));
    if (saysNothing(value.words))
        value.words.clear();
    value.joined = value.words;
    value.joined.remove(u' ');
    value.digits = digitsOf(value.words);
    for (const QChar c : std::as_const(value.joined))
        value.letters |= quint64(1) << (c.unicode() % 64);
    value.amount = amountIn(text.left(longestCompared), value.isAmount);
    value.date = dateIn(value);
    return value;
}

static QString lettersOf(const ComparedValue &value)
{
    QString letters = value.joined;
    letters.removeIf([](QChar c) { return c.isDigit(); });
    return letters;
}

bool differInWritingOnly(const QString &a, const QString &b)
{
    const ComparedValue one = comparedValueOf(a);
    const ComparedValue other = comparedValueOf(b);
    if (one.words.isEmpty() || other.words.isEmpty())
        return true;
    if (one.isAmount && other.isAmount)
        return one.amount == other.amount && lettersOf(one) == lettersOf(other);
    return one.joined == other.joined;
}

} // namespace intray
