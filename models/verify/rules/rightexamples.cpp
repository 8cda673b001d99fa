// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/rules/rightexamples.h"

#include "schema/pattern.h"
#include "verify/example/textruns.h"

#include <QRegularExpression>

#include <algorithm>

namespace intray {

namespace {

QChar kindOf(QChar c)
{
    if (c >= u'0' && c <= u'9')
        return u'9';
    if (!c.isLetter())
        return c;
    return c.isUpper() ? u'A' : u'a';
}

/// Signs and places of one kind that follow each other, and how few and how many there are.
struct Run
{
    QChar kind;
    int least = 0;
    int most = 0;
};

QList<Run> runsOf(const QString &example)
{
    QList<Run> runs;
    for (const QChar c : example) {
        const QChar kind = kindOf(c);
        if (runs.isEmpty() || runs.constLast().kind != kind)
            runs << Run{kind};
        runs.last().most = ++runs.last().least;
    }
    return runs;
}

bool areAlike(const QList<Run> &some, const QList<Run> &others)
{
    return std::ranges::equal(some, others, {}, &Run::kind, &Run::kind);
}

void widen(QList<Run> &runs, const QList<Run> &others)
{
    for (qsizetype i = 0; i < runs.size(); ++i) {
        runs[i].least = std::min(runs.at(i).least, others.at(i).least);
        runs[i].most = std::max(runs.at(i).most, others.at(i).most);
    }
}

QString patternOf(const Run &run)
{
    const QString one = run.kind == u'9'   ? QStringLiteral("[0-9]")
                        : run.kind == u'A' ? QStringLiteral("\\p{Lu}")
                        : run.kind == u'a' ? QStringLiteral("\\p{Ll}")
                                           : QRegularExpression::escape(QString(run.kind));
    if (run.least != run.most)
        return one + QStringLiteral("{%1,%2}").arg(run.least).arg(run.most);
    return run.most == 1 ? one : one + QStringLiteral("{%1}").arg(run.most);
}

QString shapeIn(const CodeForm &form)
{
    QString text = shownForm(form.shape);
    for (qsizetype at = 0; at < text.size(); ++at)
        if (form.isFixed(at))
            text[at] = form.fixed.at(at);
    return text;
}

} // namespace

QString patternOfExamples(const QStringList &examples)
{
    QList<QList<Run>> forms;
    for (const QString &example : examples) {
        const QList<Run> runs = runsOf(example);
        const auto same =
            std::ranges::find_if(forms, [&](const QList<Run> &one) { return areAlike(one, runs); });
        if (same == forms.end())
            forms << runs;
        else
            widen(*same, runs);
    }
    QStringList patterns;
    for (const QList<Run> &form : std::as_const(forms)) {
        QString pattern;
        for (const Run &run : form)
            pattern += patternOf(run);
        patterns << pattern;
    }
    if (patterns.size() == 1)
        return u'^' + patterns.constFirst() + u'$';
    return patterns.isEmpty() ? QString() : QStringLiteral("^(?:%1)$").arg(patterns.join(u'|'));
}

QStringList notInPattern(const QStringList &examples, const QString &text)
{
    const auto pattern = Pattern::fromText(text);
    QStringList others;
    if (!text.isEmpty() && pattern)
        std::ranges::copy_if(examples, std::back_inserter(others), [&](const QString &one) {
            return pattern->in(one) == Pattern::Match::NotFound;
        });
    return others;
}

static QString oneOf(const QString &some, const QString &others)
{
    const auto inside = [](const QString &pattern) {
        return isListOfForms(pattern) ? pattern.mid(4, pattern.size() - 6)
                                      : pattern.mid(1, pattern.size() - 2);
    };
    return QStringLiteral("^(?:%1|%2)$").arg(inside(some), inside(others));
}

QString patternOfExamples(const QStringList &examples, const QString &standing)
{
    const QStringList shown = examplesOfPattern(standing);
    const QStringList others = notInPattern(examples, standing);
    const bool isOfExamples = shown.isEmpty() || patternOfExamples(shown) == standing;
    if (isOfExamples || others.size() == examples.size())
        return patternOfExamples(examples);
    return others.isEmpty() ? standing : oneOf(standing, patternOfExamples(others));
}

QStringList shapesOfPattern(const QString &pattern)
{
    QStringList shapes;
    for (const CodeForm &form : fewFormsOfPattern(pattern))
        shapes << shapeIn(form);
    shapes.removeDuplicates();
    return shapes;
}

} // namespace intray
