// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/pagehead.h"

#include "ui/common/elidedlabel.h"
#include "ui/common/tokens.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>

#include <algorithm>

namespace intray {

/// For a page's title and its sentence, which has two lines then: nobody reads half of it. A sheet
/// may be narrow, and a title stands anywhere: their heads are not to be two lines for that.
static int leastLetters(PageHead::Rank rank, bool hasSentence)
{
    return rank == PageHead::Rank::Page && hasSentence ? 60 : 0;
}

/// Of each page alike, whatever it says in one line or two, so that all sheets begin at one height.
static int heightOfHead(const QFont &letters)
{
    const QFontMetrics metrics(letters);
    return std::max(heightOf(Part::Button, metrics) + 2, 2 * metrics.lineSpacing());
}

PageHead::PageHead(Rank rank, Sentence where, QWidget *parent)
    : WordsRow(new QWidget, leastLetters(rank, false), parent)
    , m_rank(rank)
    , m_title(where == Sentence::Beside ? new QLabel(this) : new ElidedLabel(this))
    , m_sentence(new ElidedLabel(this))
    , m_words(new QBoxLayout(
          where == Sentence::Beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom, words()))
{
    m_words->setContentsMargins(0, 0, 0, 0);
    m_words->setSpacing(where == Sentence::Beside ? room::beside : 0);
    m_words->addWidget(m_title);
    m_words->addWidget(m_sentence, 1);
    m_title->setTextFormat(Qt::PlainText);
    if (rank == Rank::Page)
        m_sentence->setMostLines(2);
    m_sentence->hide();
    dress();
}

void PageHead::setTitle(const QString &title)
{
    if (auto *elided = qobject_cast<ElidedLabel *>(m_title))
        elided->showText(title);
    else
        m_title->setText(title);
}

void PageHead::setSentence(const QString &sentence)
{
    m_sentence->showText(sentence);
    m_sentence->setVisible(!sentence.isEmpty());
    setLeastLetters(leastLetters(m_rank, !sentence.isEmpty()));
}

void PageHead::showStanding(QWidget *other, int leastLetters)
{
    m_words->addWidget(other, 1);
    setLeastLetters(leastLetters);
}

QLabel *PageHead::title() const
{
    return m_title;
}

QLabel *PageHead::sentence() const
{
    return m_sentence;
}

void PageHead::dress()
{
    const auto size = m_rank == Rank::Page ? LetterSize::Title : LetterSize::Heading;
    m_title->setFont(lettersFor(size, font()));
    if (m_rank == Rank::Page && m_words->direction() == QBoxLayout::LeftToRight)
        words()->setMinimumHeight(heightOfHead(font()));
    QPalette dimmed = palette();
    for (const auto role : {QPalette::WindowText, QPalette::Text}) // on the window, on a sheet
        dimmed.setColor(role, colourOf(ColourRole::Dimmed, palette()));
    m_sentence->setPalette(dimmed);
}

void PageHead::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        dress();
}

} // namespace intray
