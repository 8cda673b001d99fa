// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/pattern.h"

#include <unicode/uregex.h>

#include <QCoreApplication>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Pattern)
};

constexpr qsizetype longestPattern = 10'000;
// ICU counts thousands of steps of its engine: about a fifth of a second, and the same on each
// machine.
constexpr int32_t longestSteps = 1000;
// What a choice that is repeated for each of a million characters needs.
constexpr int32_t mostBytes = 192 * 1024 * 1024;

using Expression = std::unique_ptr<URegularExpression, decltype(&uregex_close)>;

/// JSON Schema's expressions are those of ECMAScript. In their sets "[" and "&" are plain
/// characters, in ICU's they are not.
QString inWordsOfIcu(const QString &text)
{
    QString result;
    bool isInSet = false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text.at(i);
        if (c == u'\\' && i + 1 < text.size()) {
            result += c;
            result += text.at(++i);
            continue;
        }
        const bool isPlain = isInSet && (c == u'&' || (c == u'[' && text.mid(i + 1, 1) != u":"));
        if (isPlain)
            result += u'\\';
        result += c;
        if (!isPlain && c == u'[')
            isInSet = true;
        else if (c == u']')
            isInSet = false;
    }
    return result;
}

const UChar *charactersOf(const QString &text)
{
    return reinterpret_cast<const UChar *>(text.utf16());
}

} // namespace

struct Pattern::Compiled
{
    Expression expression{nullptr, uregex_close};
};

Outcome<Pattern> Pattern::fromText(const QString &text)
{
    if (text.size() > longestPattern)
        return failure(Error::Kind::Invalid, Words::tr("the regular expression is too long."));
    const QString words = inWordsOfIcu(text);
    UParseError place{};
    UErrorCode status = U_ZERO_ERROR;
    auto compiled = std::make_shared<Compiled>();
    compiled->expression.reset(
        uregex_open(charactersOf(words), int32_t(words.size()), 0, &place, &status));
    if (U_FAILURE(status))
        return failure(Error::Kind::Invalid,
                       Words::tr("the regular expression has an error after %n characters.",
                                 nullptr, std::max(0, int(place.offset))),
                       QString::fromLatin1(u_errorName(status)));
    Pattern pattern;
    pattern.m_compiled = compiled;
    pattern.m_text = text;
    return pattern;
}

Pattern::Match Pattern::in(const QString &text) const
{
    if (!m_compiled)
        return Match::Found;
    UErrorCode status = U_ZERO_ERROR;
    const Expression mine(uregex_clone(m_compiled->expression.get(), &status), uregex_close);
    uregex_setTimeLimit(mine.get(), longestSteps, &status); // a copy has none
    uregex_setStackLimit(mine.get(), mostBytes, &status);
    uregex_setText(mine.get(), charactersOf(text), int32_t(text.size()), &status);
    const bool isFound = uregex_find(mine.get(), 0, &status);
    if (U_FAILURE(status))
        return Match::TooHard;
    return isFound ? Match::Found : Match::NotFound;
}

} // namespace intray
