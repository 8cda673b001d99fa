// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/example/textruns.h"

#include "queue/digits.h"
#include "verify/proposal/cleaning.h"

#include <QHash>

#include <algorithm>

namespace intray {

// Apostrophes and strokes inside of a word part no clauses.
static bool partsClauses(QStringView text, qsizetype at)
{
    static const QString signs = QStringLiteral(",;:()[]{}<>/|\\@=_\"\t\n");
    const QChar sign = text.at(at);
    if (signs.contains(sign))
        return true;
    const bool isStroke = sign == u'-' || sign == QChar(0x2013) || sign == QChar(0x2014);
    return isStroke && at > 0 && text.at(at - 1).isSpace();
}

static bool belongsTo(QStringView text, qsizetype at, RunKind kind)
{
    const QChar c = text.at(at);
    switch (kind) {
    case RunKind::Digits:
        return isPlainDigit(c);
    case RunKind::Letters:
        return c.isLetter();
    case RunKind::Words:
        return c.isLetter() || isPlainDigit(c);
    case RunKind::Blocks:
        return !c.isSpace();
    case RunKind::Clauses:
        return !partsClauses(text, at);
    case RunKind::Capitals:
        return c.isLetter();
    case RunKind::Money:
        return c.category() == QChar::Symbol_Currency;
    case RunKind::Characters:
        break;
    }
    return true;
}

static bool beginsAnew(QStringView text, qsizetype at, RunKind kind)
{
    if (kind == RunKind::Characters)
        return true;
    return kind == RunKind::Capitals && text.at(at).isUpper() &&
           (!text.at(at - 1).isUpper() || (at + 1 < text.size() && text.at(at + 1).isLower()));
}

static TextRun withoutBlanks(QStringView text, TextRun run)
{
    while (run.begin < run.end && text.at(run.begin).isSpace())
        ++run.begin;
    while (run.begin < run.end && text.at(run.end - 1).isSpace())
        --run.end;
    return run;
}

QList<TextRun> runsIn(QStringView text, RunKind kind)
{
    QList<TextRun> runs;
    bool isInside = false;
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (!belongsTo(text, at, kind)) {
            isInside = false;
            continue;
        }
        if (!isInside || beginsAnew(text, at, kind))
            runs.append({at, at});
        runs.last().end = at + 1;
        isInside = true;
    }
    if (kind != RunKind::Clauses)
        return runs;
    QList<TextRun> clauses;
    for (const TextRun &run : std::as_const(runs))
        if (const TextRun clause = withoutBlanks(text, run); clause.begin < clause.end)
            clauses.append(clause);
    return clauses;
}

// Each value is asked for by many pieces, one behind the other.
QString inPlainSigns(const QString &text)
{
    static thread_local std::pair<QString, QString> last;
    const auto isPlain = [](QChar c) { return c >= u' ' && c < QChar(0x7f) && c != u'&'; };
    if (std::ranges::all_of(text, isPlain))
        return text;
    if (last.first != text) {
        last = {text, withPlainSigns(cleaned(text, false))};
    }
    return last.second;
}

QString withoutMarks(const QString &text, bool isWrittenOut)
{
    static const QHash<QChar, QString> joined{
        {u'ß', QStringLiteral("ss")}, {u'æ', QStringLiteral("ae")}, {u'Æ', QStringLiteral("Ae")},
        {u'ø', QStringLiteral("o")},  {u'Ø', QStringLiteral("O")},  {u'ł', QStringLiteral("l")},
        {u'Ł', QStringLiteral("L")},  {u'đ', QStringLiteral("d")},  {u'œ', QStringLiteral("oe")}};
    static const QHash<QChar, QString> two{
        {u'ä', QStringLiteral("ae")}, {u'ö', QStringLiteral("oe")}, {u'ü', QStringLiteral("ue")},
        {u'Ä', QStringLiteral("Ae")}, {u'Ö', QStringLiteral("Oe")}, {u'Ü', QStringLiteral("Ue")},
        {u'å', QStringLiteral("aa")}, {u'Å', QStringLiteral("Aa")}, {u'ø', QStringLiteral("oe")},
        {u'Ø', QStringLiteral("Oe")}};
    QString plain;
    for (const QChar c : text) {
        if (isWrittenOut && two.contains(c))
            plain += two.value(c);
        else if (joined.contains(c))
            plain += joined.value(c);
        else if (c.isLetter() && c.decompositionTag() == QChar::Canonical)
            plain += QString(c).normalized(QString::NormalizationForm_D).front();
        else if (!c.isMark())
            plain += c;
    }
    return plain;
}

static QChar classOf(QChar c)
{
    if (isPlainDigit(c))
        return u'9';
    if (c.isUpper())
        return u'A';
    if (c.isLetter())
        return u'a';
    if (c.category() == QChar::Number_Other)
        return u'¼'; // any fraction
    return c.isSpace() ? QChar(u' ') : c;
}

static bool isOfRun(QChar one)
{
    return one == u'9' || one == u'A' || one == u'a';
}

QString casedFormOf(QStringView text)
{
    QString form;
    for (const QChar c : text)
        if (const QChar one = classOf(c); form.isEmpty() || form.back() != one || !isOfRun(one))
            form += one;
    return form;
}

QString exactFormOf(QStringView text)
{
    QString form;
    for (const QChar c : text)
        if (const QChar one = classOf(c);
            form.isEmpty() || form.back() != one || !isOfRun(one) || one == u'9')
            form += one;
    return form;
}

QString shownForm(QString exactForm)
{
    return exactForm.replace(u'9', u'0');
}

QString filledFormOf(QStringView text)
{
    QString form;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const QChar one = classOf(text.at(at));
        const bool isFilling = text.at(at) == u'0' && (at == 0 || !isPlainDigit(text.at(at - 1))) &&
                               at + 1 < text.size() && isPlainDigit(text.at(at + 1));
        if (form.isEmpty() || form.back() != one || !isOfRun(one) || one == u'9')
            form += isFilling ? QChar(u'0') : one;
    }
    return form;
}

QString plainFormOf(QStringView text)
{
    QString form;
    for (const QChar c : text) {
        const QChar one = c.isLetter() ? QChar(u'a') : classOf(c);
        if (form.isEmpty() || form.back() != one || !isOfRun(one))
            form += one;
    }
    static const QList<std::pair<QString, QString>> alike{
        {QStringLiteral("a'a"), QStringLiteral("a")},
        {QStringLiteral("a-a"), QStringLiteral("a")},
        {QStringLiteral("a a"), QStringLiteral("a")},
        {QStringLiteral("a.a.a"), QStringLiteral("a.a")}};
    for (const auto &[longer, shorter] : alike)
        while (form.contains(longer))
            form.replace(longer, shorter);
    return form;
}

} // namespace intray
