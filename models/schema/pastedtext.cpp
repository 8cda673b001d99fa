// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/pastedtext.h"

#include "queue/unseenletters.h"
#include "schema/recordschema.h"

#include <algorithm>
#include <iterator>

namespace intray {

namespace {

constexpr char32_t leftToRightMark = 0x200E;
constexpr char32_t firstEmbedding = 0x202A;
constexpr char32_t lastOverride = 0x202E;
constexpr char32_t firstIsolate = 0x2066;
constexpr char32_t lastIsolate = 0x2069;

bool isLineEnd(QChar c)
{
    return c == u'\n' || c == u'\r' || c == QChar::LineSeparator || c == QChar::ParagraphSeparator;
}

/// A tab and a line end are none of these.
bool isUnseenHere(char32_t letter)
{
    return isUnseen(letter) && letter != U'\t' && letter != U'\n' && letter != U'\r';
}

bool turnsDirection(char32_t letter)
{
    return (letter >= leftToRightMark && letter <= leftToRightMark + 1) ||
           (letter >= firstEmbedding && letter <= lastOverride) ||
           (letter >= firstIsolate && letter <= lastIsolate);
}

bool isBoundBlank(QChar c)
{
    return c == QChar::Nbsp || c.unicode() == 0x2007 || c.unicode() == 0x202F;
}

bool isUnwanted(char32_t letter, bool isPlain)
{
    const bool isControl = QChar::category(letter) == QChar::Other_Control;
    return isUnseenHere(letter) && (isPlain || isControl || letter == QChar::ByteOrderMark);
}

bool isNumber(const Field &field)
{
    return field.type == u"integer" || field.type == u"number" || field.kind == u"whole" ||
           field.kind == u"number";
}

/// Between the cells of a spreadsheet stands a tab, which is as little news as a line end.
bool isOddBlank(QChar c)
{
    return isBoundBlank(c) || c == u'\t';
}

int leaveOutBlanksAround(QString &text)
{
    const auto begin = std::find_if_not(text.cbegin(), text.cend(), isOddBlank);
    const auto end =
        std::find_if_not(text.crbegin(), std::make_reverse_iterator(begin), isOddBlank).base();
    const QString inner(begin, end - begin);
    const auto unseen = std::count_if(text.cbegin(), text.cend(), isBoundBlank) -
                        std::count_if(inner.cbegin(), inner.cend(), isBoundBlank);
    text = inner;
    return int(unseen);
}

int makeBlanksPlain(QString &text, const QString &own)
{
    int made = 0;
    for (QChar &c : text) {
        if (!isOddBlank(c) || own.contains(c))
            continue;
        made += isBoundBlank(c) ? 1 : 0;
        c = u' ';
    }
    return made;
}

} // namespace

QString withoutLastLineEnds(QString text)
{
    while (!text.isEmpty() && isLineEnd(text.back()))
        text.chop(1);
    return text;
}

QString inOneLine(QString text)
{
    text.replace(QStringLiteral("\r\n"), QStringLiteral(" "));
    std::replace_if(text.begin(), text.end(), isLineEnd, QChar(u' '));
    return text;
}

PasteRule PasteRule::of(const Field &field, bool hasPattern)
{
    const bool isText = !hasPattern && (field.kind.isEmpty() || field.kind == u"text") &&
                        field.choices.isEmpty() && field.several.isEmpty() &&
                        field.type != u"boolean" && !isNumber(field);
    return {field.multiline, !isText && !field.multiline, field.format,
            field.choices + field.known + field.several.known};
}

PastedText pasted(const QString &text, const PasteRule &rule)
{
    PastedText taken{rule.takesLines ? text : withoutLastLineEnds(text)};
    if (rule.known.contains(taken.text))
        return taken;
    taken.leftOut = removeLetters(
        taken.text, [&](char32_t letter) { return isUnwanted(letter, rule.isPlain); });
    if (rule.isPlain) {
        taken.leftOut += leaveOutBlanksAround(taken.text);
        taken.blanks = makeBlanksPlain(taken.text, rule.format);
    }
    return taken;
}

QStringList unseenIn(const QString &text, bool withBlanks)
{
    const bool isTurned =
        text.isRightToLeft() || std::any_of(text.begin(), text.end(), [](QChar c) {
            return c.direction() == QChar::DirR || c.direction() == QChar::DirAL;
        });
    QStringList found;
    for (const char32_t letter : text.toUcs4()) {
        const bool isNeeded = shapesOthers(letter) || (isTurned && turnsDirection(letter));
        const bool isBound = letter <= 0xFFFF && isBoundBlank(QChar(char16_t(letter)));
        if ((isUnseenHere(letter) && !isNeeded) || (withBlanks && isBound))
            found << QStringLiteral("U+%1").arg(letter, 4, 16, QLatin1Char('0')).toUpper();
    }
    found.removeDuplicates();
    return found;
}

} // namespace intray
