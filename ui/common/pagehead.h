// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/wordsrow.h"

class QBoxLayout;
class QLabel;

namespace intray {

class ElidedLabel;

/// The head of a page or a sheet: what it is called, one sentence that says how things stand, and
/// at its end what can be done there.
class PageHead : public WordsRow
{
    Q_OBJECT
public:
    enum class Rank { Page, Sheet }; ///< A sheet's name is smaller.
    enum class Sentence { Beside, Below };

    PageHead(Rank rank, Sentence where, QWidget *parent);

    void setTitle(const QString &title);
    void setSentence(const QString &sentence);
    /// In place of the sentence. Where fewer letters of it have room, the buttons stand below.
    void showStanding(QWidget *other, int leastLetters = 0);
    using WordsRow::setLeastLetters;
    QLabel *title() const;
    QLabel *sentence() const;

protected:
    void changeEvent(QEvent *event) override; ///< Of the font.

private:
    void dress();

    const Rank m_rank;
    QLabel *m_title;
    ElidedLabel *m_sentence;
    QBoxLayout *m_words;
};

} // namespace intray
