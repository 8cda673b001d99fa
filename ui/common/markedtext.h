// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/words/wordsintext.h"

#include <QTextLayout>

class QPainter;
class QPalette;

namespace intray {

/// A plain text of which some letters are to be seen.
struct MarkedText
{
    QString text{};
    QList<Stretch> marked{};

    bool operator==(const MarkedText &) const = default;
};

enum class Marking {
    Struck, ///< What is there no more.
    Changed ///< On a tint, with a line below them in accent.
};

/// A marked text in so many lines at most, ready to be painted in the palette of the moment. What
/// has no room ends in an ellipsis. It is written in its own direction and begins where the window
/// does.
class MarkedLines
{
public:
    MarkedLines(const MarkedText &text, const QFont &font, int width, int mostLines,
                Qt::LayoutDirection window);

    bool isWhole() const { return m_isWhole; }
    QString text() const { return m_layout.text(); } ///< With its ellipsis.
    int height() const;
    int width() const;      ///< Of the longest line.
    QRect lastLine() const; ///< The room that its words take.
    void paint(QPainter &painter, const QPoint &at, Marking marking, const QColor &ink,
               const QPalette &palette) const;

private:
    void lay(const QString &text, int width);
    void paintBelow(QPainter &painter, const QPoint &at, const QColor &colour) const;
    void paintThrough(QPainter &painter, const QPoint &at, const QColor &colour) const;
    QList<QRectF> markedPlaces() const; ///< As high as their lines.

    QTextLayout m_layout;
    QList<Stretch> m_marked;
    bool m_isWhole = true;
};

} // namespace intray
