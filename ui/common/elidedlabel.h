// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace intray {

/// Plain text of one line, or of some, that ends in an ellipsis where it has no room; the tooltip
/// has all of it then, and so has a copy. Takes whatever width is left. A text in Latin letters,
/// such as a key, is written from the left in a window that is mirrored, too.
class ElidedLabel : public QLabel
{
    Q_OBJECT
public:
    explicit ElidedLabel(QWidget *parent = nullptr);

    void showText(const QString &whole);
    /// Instead of a text that nobody reads to its end.
    void showText(const QString &whole, const QString &shortened);
    void setMostLines(int lines);
    /// Where it would be cut, it has up to so many lines of small letters in their place.
    void setMostSmallLines(int lines);
    bool isCut() const { return text() != m_whole; }
    bool wouldFit(int width) const; ///< All of it, if it was as wide.

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void changeEvent(QEvent *event) override; ///< Of the font.
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void elide();
    void chooseLetters();
    void takeLetters(bool small);
    QString cut(int width) const;
    int smallLinesNeeded() const;
    void turn();
    void copy() const;

    QString m_whole;
    QString m_shown; ///< What there would be to see if it had room.
    int m_mostLines = 1;
    int m_mostSmallLines = 0; ///< 0: its letters stay as they are.
    bool m_isSmall = false;
    bool m_isChoosing = false;
};

} // namespace intray
