// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/formulaguard.h"

#include "queue/unseenletters.h"

#include <QRegularExpression>

#include <algorithm>

namespace intray {

namespace {

constexpr QChar guard = u'\'';

bool endsCell(QChar c)
{
    return c == u';' || c == u'\t' || c == u'\n' || c == u'\r';
}

bool leadsFormula(QChar c)
{
    return QStringView(u"=+-@\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B").contains(c);
}

/// Programs take these off, or people do who do not see them.
bool isNothing(char32_t letter)
{
    const bool isEnd = !QChar::requiresSurrogates(letter) && endsCell(QChar(char16_t(letter)));
    return !isEnd && (QChar::isSpace(letter) || isUnseen(letter));
}

bool isPlainNumber(QStringView text)
{
    static const QRegularExpression number(QStringLiteral("^[+-]?[0-9]+([.,][0-9]+)*$"));
    return number.match(text).hasMatch();
}

/// Whether a cell that begins here, apart from apostrophes, must be guarded.
bool needsGuard(QStringView text, qsizetype at)
{
    const qsizetype start = at;
    while (at < text.size() && text.at(at) == guard)
        ++at;
    if (at == text.size())
        return false;
    const QChar lead = text.at(at);
    if (start == 0 && endsCell(lead) && lead != u';')
        return true;
    while (at < text.size() && (text.at(at) == guard || isNothing(letterAt(text, at))))
        at += unitsOf(letterAt(text, at));
    if (at == text.size())
        return false;
    const auto end = std::find_if(text.begin() + at, text.end(), endsCell);
    return leadsFormula(text.at(at)) && !isPlainNumber(text.mid(at, end - text.begin() - at));
}

bool mayNeedGuard(const QString &text)
{
    return std::any_of(text.begin(), text.end(), [](QChar c) {
        return leadsFormula(c) || c == u'\t' || c == u'\n' || c == u'\r';
    });
}

} // namespace

bool isFormula(const QString &text)
{
    return !text.startsWith(guard) && needsGuard(text, 0);
}

QString withGuard(const QString &text)
{
    if (!mayNeedGuard(text))
        return text;
    QString guarded;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const bool beginsCell = at == 0 || endsCell(text.at(at - 1));
        if (beginsCell && needsGuard(text, at))
            guarded += guard;
        guarded += text.at(at);
    }
    return guarded;
}

QString withoutGuard(const QString &text)
{
    if (!text.contains(guard))
        return text;
    QString plain;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const bool beginsCell = at == 0 || endsCell(text.at(at - 1));
        const bool isGuard = beginsCell && text.at(at) == guard && needsGuard(text, at);
        if (!isGuard)
            plain += text.at(at);
    }
    return plain;
}

} // namespace intray
