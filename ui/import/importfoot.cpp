// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/importfoot.h"

#include "ui/common/dimmedline.h"
#include "ui/common/linebutton.h"
#include "ui/common/tokens.h"

#include <QKeySequence>

namespace intray {

static constexpr int mostLines = 3; // of what must be read whole

ImportFoot::ImportFoot(QWidget *parent)
    : WordsRow(new DimmedLine(parent), 44, parent)
    , m_close(LineButton::make(LineButton::Rank::Quiet, {}, "importClose", this))
    , m_back(LineButton::make(LineButton::Rank::Usual, tr("&Back"), "importBack", this))
    , m_try(LineButton::make(LineButton::Rank::Usual, tr("&Check file"), "importTry", this))
    , m_next(LineButton::make(LineButton::Rank::Primary, {}, "importNext", this))
    , m_import(LineButton::make(LineButton::Rank::Primary, {}, "importStart", this))
    , m_where(static_cast<DimmedLine *>(words()))
{
    m_try->setToolTip(tr("Reads and checks the whole file. Nothing is changed."));
    m_next->setWords(tr("&Next"), QKeySequence(Qt::Key_Return).toString(QKeySequence::NativeText));
    m_where->setObjectName(QStringLiteral("importWhere"));
    m_where->setMostLines(mostLines);
    for (LineButton *button : {m_close, m_back, m_try})
        button->setAutoDefault(false);
    layout()->setContentsMargins(room::sheet, room::beside, room::edge, room::beside);
    for (LineButton *button : {m_close, m_back, m_try, m_next, m_import})
        add(button);
    connect(m_close, &QPushButton::clicked, this, &ImportFoot::closeWanted);
    connect(m_back, &QPushButton::clicked, this, &ImportFoot::backWanted);
    connect(m_try, &QPushButton::clicked, this, &ImportFoot::trialWanted);
    connect(m_next, &QPushButton::clicked, this, &ImportFoot::nextWanted);
    connect(m_import, &QPushButton::clicked, this, &ImportFoot::importWanted);
    showAmount(-1);
    setRunning(false);
}

void ImportFoot::showQuestion(int number, bool isKeyKnown)
{
    m_question = number;
    m_isKeyKnown = isKeyKnown;
    showWhatLeadsOn();
}

QString ImportFoot::whatComesNext() const
{
    if (m_question == 0)
        return m_isKeyKnown ? tr("Next: look at the rows, then import.")
                            : tr("Question 1 of 3. Next: what identifies a record.");
    if (m_question == 1)
        return tr("Question 2 of 3. Next: look at the rows, then import.");
    if (m_amount == 0)
        return tr("There is nothing to import.");
    return tr("Can be undone in Queues, Deliveries, until somebody works on the records.");
}

void ImportFoot::showWhatLeadsOn()
{
    const bool isLast = m_question == 2;
    const bool isNothing = isLast && m_amount == 0;
    const bool ledByClosing = m_close->rank() == LineButton::Rank::Primary;
    const bool isInHand = (ledByClosing ? m_close : m_import)->hasFocus();
    m_where->showText(whatComesNext());
    m_back->setVisible(m_question > 0);
    m_try->setVisible(isLast);
    m_next->setVisible(!isLast);
    m_close->setRank(isNothing ? LineButton::Rank::Primary : LineButton::Rank::Quiet);
    (isNothing ? m_close : isLast ? m_import : m_next)->setDefault(true);
    if (isNothing && isInHand)
        focusClose(); // or Qt passes it on into the page, which scrolls there
    m_import->setVisible(isLast && !isNothing);
    if (isLast && isInHand)
        focusImport();
}

void ImportFoot::focusImport()
{
    (m_import->isHidden() ? m_close : m_import)->setFocus();
}

void ImportFoot::focusClose()
{
    m_close->setFocus();
}

bool ImportFoot::hasFocusInside() const
{
    return isAncestorOf(window()->focusWidget());
}

void ImportFoot::setRunning(bool isRunning)
{
    const QString key = QKeySequence(Qt::Key_Escape).toString(QKeySequence::NativeText);
    m_close->setWords(isRunning ? tr("Cancel") : tr("Close"), key);
    m_back->setEnabled(!isRunning);
}

void ImportFoot::leadOn(bool isFileNamed)
{
    m_next->setRank(isFileNamed ? LineButton::Rank::Primary : LineButton::Rank::Usual);
}

void ImportFoot::offer(bool canGoOn, bool canBegin)
{
    m_next->setEnabled(canGoOn);
    m_try->setEnabled(canBegin);
    m_import->setEnabled(canBegin);
}

void ImportFoot::showAmount(qint64 rows)
{
    m_amount = rows;
    showWhatLeadsOn();
    m_import->setWords(rows < 0 ? tr("&Import") : tr("&Import %Ln row(s)", nullptr, int(rows)),
                       QKeySequence(Qt::Key_Return).toString(QKeySequence::NativeText));
}

} // namespace intray
