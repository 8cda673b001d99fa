// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/owncorrections.h"

#include "session/message.h"
#include "session/session.h"
#include "ui/common/tintedlabel.h"
#include "ui/supervisor/ledgerpage.h"

#include <QDialogButtonBox>
#include <QScreen>
#include <QVBoxLayout>

namespace intray {

OwnCorrections::OwnCorrections(Session &session, QWidget *parent)
    : QDialog(parent)
    , m_said(new TintedLabel(Tint::Dimmed, {}, this))
{
    setObjectName(QStringLiteral("ownCorrections"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("My corrections"));
    auto *ledger = new LedgerPage(session, this, session.identity().user);
    m_said->setObjectName(QStringLiteral("ownCorrectionsSaid"));
    m_said->setWordWrap(true);
    m_said->hide();
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto *column = new QVBoxLayout(this);
    column->addWidget(ledger, 1);
    column->addWidget(m_said);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(ledger, &SupervisorTab::told, this, &OwnCorrections::tell);
    resize(QSize(760, 480).boundedTo(screen()->availableSize()));
    ledger->look();
}

void OwnCorrections::tell(const Message &message)
{
    m_said->setTint(message.kind == Message::Kind::Problem ? Tint::Fault : Tint::Dimmed);
    m_said->setText(message.sentence);
    m_said->setVisible(!message.sentence.isEmpty());
}

} // namespace intray
