// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QBoxLayout;
class QHBoxLayout;

namespace intray {

/// A sentence and the buttons that belong to it: beside each other where that leaves the sentence a
/// line worth reading, else the sentence over the buttons, so that it is never a column of single
/// words. Window's thread.
class WordsRow : public QWidget
{
    Q_OBJECT
public:
    /// Owns the words. With less than so many letters for them they stand over the buttons.
    WordsRow(QWidget *words, int leastLetters, QWidget *parent);

    void addBefore(QWidget *other); ///< In the words' line, in front of them.

    void add(QWidget *button); ///< At the end.
    void alignWithWords();     ///< The buttons below begin where the words do, not at the end.
    bool isOver() const;       ///< The words are.
    /// Free around all, with the leading side as left; in a mirrored window it is the right one.
    void setAround(const QMargins &around);
    QSize minimumSizeHint() const override; ///< With the words over the buttons.

protected:
    QWidget *words() const { return m_words; }
    void setLeastLetters(int letters);
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;

private:
    void arrange();

    QWidget *m_words;
    QHBoxLayout *m_line; ///< With the words.
    int m_leastLetters;
    QBoxLayout *m_both;
    QHBoxLayout *m_buttons;
    bool m_isAligned = false;
};

} // namespace intray
