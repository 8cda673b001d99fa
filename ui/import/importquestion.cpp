// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/importquestion.h"

#include "ui/common/dimmedline.h"
#include "ui/common/elidedlabel.h"
#include "ui/common/hairline.h"
#include "ui/common/linebutton.h"
#include "ui/common/tokens.h"
#include "ui/common/wordsrow.h"
#include "ui/import/stepmark.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace intray {

static constexpr int mostLines = 3; // of what must be read whole

ImportQuestion::ImportQuestion(int number, const QString &question, QWidget *contents,
                               QWidget *parent)
    : QWidget(parent)
    , m_question(question)
    , m_mark(new StepMark(number, this))
    , m_words(new ElidedLabel(this))
    , m_hint(new DimmedLine(this))
    , m_change(LineButton::make(LineButton::Rank::Quiet, tr("Change"), "importChange", this))
    , m_contents(contents)
{
    m_change->setAutoDefault(false);
    contents->setParent(this);
    m_hint->setMostLines(mostLines);
    auto *inside = new QVBoxLayout;
    inside->setContentsMargins(begin(), 0, room::sheet, room::within);
    inside->addWidget(contents);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, room::beside, 0, 0);
    column->setSpacing(room::between);
    column->addWidget(makeHead());
    column->addLayout(inside);
    column->addWidget(new Hairline(this));
    connect(m_change, &QPushButton::clicked, this, &ImportQuestion::changeWanted);
    setState(State::Ahead);
}

int ImportQuestion::begin() const
{
    return room::sheet + m_mark->sizeHint().width() + room::beside;
}

QWidget *ImportQuestion::makeHead()
{
    constexpr int leastLetters = 44;
    auto *head = new QWidget(this);
    auto *words = new QWidget(head);
    auto *column = new QVBoxLayout(words);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_words);
    column->addWidget(m_hint);
    m_line = new WordsRow(words, leastLetters, head);
    m_line->alignWithWords();
    m_head = new QHBoxLayout(head);
    m_head->setContentsMargins(room::sheet, 0, room::edge, 0);
    m_head->setSpacing(room::beside);
    m_head->addWidget(m_mark);
    m_head->addWidget(m_line, 1);
    m_head->addWidget(m_change);
    return head;
}

void ImportQuestion::setState(State state)
{
    m_state = state;
    setVisible(state != State::Ahead);
    m_mark->setAnswered(state == State::Answered);
    m_contents->setVisible(state == State::Asked);
    if (m_beside)
        m_beside->setVisible(state == State::Asked);
    m_change->setVisible(state == State::Answered && !m_isFixed);
    showWords();
}

void ImportQuestion::setHint(const QString &sentence)
{
    m_hintText = sentence;
    showWords();
}

void ImportQuestion::setFixed(bool isFixed)
{
    m_isFixed = isFixed;
    m_change->setVisible(m_state == State::Answered && !isFixed);
}

void ImportQuestion::setAnswer(const QString &answer, const QString &more)
{
    m_answer = answer;
    m_more = more;
    showWords();
}

void ImportQuestion::showWords()
{
    const bool isAnswered = m_state == State::Answered;
    QFont font = lettersFor(isAnswered ? LetterSize::Body : LetterSize::Heading, this->font());
    font.setWeight(QFont::DemiBold);
    m_words->setFont(font);
    m_words->showText(isAnswered ? m_answer : m_question);
    const QString below = isAnswered ? m_more : m_hintText;
    m_hint->showText(below);
    m_hint->setVisible(!below.isEmpty());
    m_head->setAlignment(m_mark, isAnswered ? Qt::AlignVCenter : Qt::AlignTop);
    //: Read by a screen reader. %1 is what was answered.
    m_change->setAccessibleName(tr("Change: %1").arg(m_answer));
}

void ImportQuestion::addBeside(QWidget *choice)
{
    m_beside = choice;
    m_line->add(choice);
}

QPushButton *ImportQuestion::changeButton() const
{
    return m_change;
}

} // namespace intray
