// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lists/emptylist.h"

#include "ui/common/actions.h"
#include "ui/common/linebutton.h"
#include "ui/common/tintedlabel.h"
#include "ui/common/tokens.h"

#include <QVBoxLayout>

namespace intray {

EmptyList::EmptyList(QWidget *view)
    : QWidget(view)
    , m_words(new TintedLabel(Tint::Dimmed, {}, this))
    , m_withoutFilter(LineButton::make(LineButton::Rank::Usual, tr("Search without the filter"),
                                       "searchWithoutFilter", this))
    , m_all(LineButton::make(LineButton::Rank::Usual, {}, "showAllRows", this))
{
    m_words->setObjectName(QStringLiteral("openEmpty"));
    m_words->setWordWrap(true);
    m_words->setAlignment(Qt::AlignCenter);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(room::edge, room::edge, room::edge, room::edge);
    column->setSpacing(room::between);
    column->addStretch(1);
    column->addWidget(m_words);
    column->addWidget(m_withoutFilter, 0, Qt::AlignHCenter);
    column->addWidget(m_all, 0, Qt::AlignHCenter);
    column->addStretch(1);
    connect(m_withoutFilter, &LineButton::clicked, this, &EmptyList::withoutFilterWanted);
    connect(m_all, &LineButton::clicked, this, &EmptyList::allWanted);
    hide();
}

void EmptyList::say(const QString &sentence, Hiding hiding)
{
    m_words->setText(sentence);
    m_withoutFilter->setVisible(hiding.isSearch && hiding.isFilter);
    m_all->setVisible(hiding.isSearch || hiding.isFilter);
    m_all->setWords(hiding.isSearch ? hiding.isFilter ? tr("Clear both") : tr("Clear the search")
                                    : tr("Remove the filter"),
                    keyTextIn(*this, WindowAction::ClearSearch));
}

void EmptyList::takeFocus(Qt::FocusReason reason)
{
    const bool isTab = reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason;
    if (isTab || !isVisible() || m_all->isHidden())
        return;
    (m_withoutFilter->isHidden() ? m_all : m_withoutFilter)->setFocus(reason);
}

} // namespace intray
