// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/spellingmarks.h"

#include "ui/common/tokens.h"

#include <QApplication>
#include <QTextCharFormat>

namespace intray {

SpellingMarks::SpellingMarks(QTextDocument *document)
    : QSyntaxHighlighter(static_cast<QObject *>(document))
{
    // before the highlighter's own, which draws the marks as they are then
    connect(document, &QTextDocument::contentsChange, this, &SpellingMarks::follow);
    setDocument(document);
}

void SpellingMarks::follow(int from, int removed, int added)
{
    QList<Stretch> moved;
    for (const Stretch &stretch : std::as_const(m_stretches))
        if (stretch.start + stretch.length < from)
            moved << stretch;
        else if (stretch.start > from + removed)
            moved << Stretch{stretch.start + added - removed, stretch.length};
    m_stretches = moved;
}

void SpellingMarks::mark(const QList<Stretch> &stretches)
{
    if (stretches == m_stretches)
        return;
    m_stretches = stretches;
    rehighlight();
}

void SpellingMarks::highlightBlock(const QString &text)
{
    QTextCharFormat wavy;
    wavy.setUnderlineStyle(QTextCharFormat::WaveUnderline);
    wavy.setUnderlineColor(colourOf(ColourRole::Fault, QApplication::palette()));
    const qsizetype begin = currentBlock().position();
    for (const Stretch &stretch : m_stretches) {
        const qsizetype start = qMax(stretch.start, begin) - begin;
        const qsizetype end = qMin(stretch.start + stretch.length - begin, text.size());
        if (start < end)
            setFormat(int(start), int(end - start), wavy);
    }
}

} // namespace intray
