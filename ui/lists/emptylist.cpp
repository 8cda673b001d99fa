// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lists/emptylist.h"

#include "ui/common/actions.h"
#include "ui/common/linebutton.h"
#include "ui/common/lowplace.h"
#include "ui/common/tintedlabel.h"
#include "ui/common/tokens.h"

#include <QVBoxLayout>

namespace intray {

EmptyList::EmptyList(QWidget *view)
    : QWidget(view)
    , m_column(LowPlace::columnIn(this))
    , m_words(new TintedLabel(Tint::Dimmed, {}, this))
    , m_withoutFilter(LineButton::make(LineButton::Rank::Usual, tr("Search without the filter"),
                                       "searchWithoutFilter", this))
    , m_all(LineButton::make(LineButton::Rank::Usual, {}, "showAllRows", this))
{
    m_words->setObjectName(QStringLiteral("openEmpty"));
    m_words->setWordWrap(true);
    m_words->setAlignment(Qt::AlignCenter);
    m_column->addStretch(1);
    m_column->addWidget(m_words);
    m_column->addWidget(m_withoutFilter, 0, Qt::AlignHCenter);
    m_column->addWidget(m_all, 0, Qt::AlignHCenter);
    m_column->addStretch(1);
    for (LineButton *way : {m_withoutFilter, m_all})
        way->setAutoDefault(true); // the Return that led here leads on
    connect(m_withoutFilter, &LineButton::clicked, this, &EmptyList::withoutFilterWanted);
    connect(m_all, &LineButton::clicked, this, &EmptyList::allWanted);
    hide();
}

void EmptyList::say(const QString &sentence, Hiding hiding)
{
    m_hiding = hiding;
    m_words->setText(sentence);
    m_all->setWords(hiding.isSearch ? hiding.isFilter ? tr("Clear both") : tr("Clear the search")
                                    : tr("Remove the filter"),
                    keyTextIn(*this, WindowAction::ClearSearch));
    offer();
}

// Where two have no room, the second one is where the search and the filters stand, too.
void EmptyList::offer()
{
    m_withoutFilter->setVisible(m_hiding.isSearch && m_hiding.isFilter);
    m_all->setVisible(m_hiding.isSearch || m_hiding.isFilter);
    setRoom(room::edge, room::between);
    if (!isHighEnough())
        setRoom(0, room::within);
    if (!isHighEnough() && !m_withoutFilter->isHidden())
        m_all->hide();
}

void EmptyList::setRoom(int around, int between)
{
    m_column->setContentsMargins(room::edge, around, room::edge, around);
    m_column->setSpacing(between);
}

bool EmptyList::isHighEnough() const
{
    return m_column->totalMinimumHeightForWidth(width()) <= height();
}

void EmptyList::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    offer();
}

void EmptyList::takeFocus(Qt::FocusReason reason)
{
    const bool isTab = reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason;
    if (isTab || !isVisible())
        return;
    for (LineButton *way : {m_withoutFilter, m_all})
        if (!way->isHidden())
            return way->setFocus(reason);
}

} // namespace intray
