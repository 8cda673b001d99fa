// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/owncorrections.h"

#include "session/message.h"
#include "session/session.h"
#include "ui/common/tintedlabel.h"
#include "ui/common/tokens.h"
#include "ui/supervisor/ledgerpage.h"

#include <QFocusEvent>
#include <QShowEvent>
#include <QVBoxLayout>

namespace intray {

OwnCorrections::OwnCorrections(Session &session, QWidget *parent)
    : QWidget(parent)
    , m_ledger(new LedgerPage(session, this, session.identity().user))
    , m_said(new TintedLabel(Tint::Dimmed, {}, this))
{
    setObjectName(QStringLiteral("ownCorrections"));
    m_said->setObjectName(QStringLiteral("ownCorrectionsSaid"));
    m_said->setWordWrap(true);
    m_said->hide();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    m_ledger->layout()->setContentsMargins(0, room::edge, 0, 0); // it has no sheet of its own here
    column->addWidget(m_ledger, 1);
    column->addWidget(m_said);
    connect(m_ledger, &SupervisorTab::told, this, &OwnCorrections::tell);
}

// By itself it takes no keys. As a proxy the place could not be reached by Tab.
void OwnCorrections::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    m_ledger->firstPlace()->setFocus(event->reason());
}

void OwnCorrections::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (!event->spontaneous())
        m_ledger->look();
}

void OwnCorrections::tell(const Message &message)
{
    m_said->setTint(message.kind == Message::Kind::Problem ? Tint::Fault : Tint::Dimmed);
    m_said->setText(message.sentence);
    m_said->setVisible(!message.sentence.isEmpty());
}

} // namespace intray
