// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/words/wordsintext.h"

#include <QSyntaxHighlighter>

namespace intray {

/// Draws a wavy line under stretches of a document. They go along with the text; what is typed at
/// or into one takes it away. Changes nothing of the text.
class SpellingMarks : public QSyntaxHighlighter
{
    Q_OBJECT
public:
    explicit SpellingMarks(QTextDocument *document);

    void mark(const QList<Stretch> &stretches); ///< In place of those of before.
    const QList<Stretch> &marked() const { return m_stretches; }

protected:
    void highlightBlock(const QString &text) override;

private:
    void follow(int from, int removed, int added);

    QList<Stretch> m_stretches;
};

} // namespace intray
