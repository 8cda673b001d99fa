// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/questions/askagaindialog.h"

#include "lists/celltext.h"
#include "session/session.h"
#include "ui/common/dialoglook.h"
#include "ui/common/formrows.h"
#include "ui/common/tokens.h"
#include "ui/questions/waitchoice.h"
#include "ui/questions/whomchoice.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace intray {

using namespace Qt::StringLiterals;

AskAgainDialog::AskAgainDialog(Session &session, const Question &question, QWidget *parent)
    : QDialog(parent)
    , m_whom(new WhomChoice(this))
    , m_after(new WaitChoice(this))
{
    setObjectName(u"askAgainDialog"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    build(question);
    m_whom->offerThoseOf(question.queue, session);
    connect(this, &QDialog::accepted, this,
            [this] { emit chosen(m_whom->whom(), m_after->wait()); });
    connect(&session, &QObject::destroyed, this, &QObject::deleteLater);
}

void AskAgainDialog::build(const Question &question)
{
    DialogLook::ask(*this, tr("Whom do you ask again about %1?").arg(cellText(question.key, 60)),
                    tr("Ask again"));
    m_whom->setObjectName(u"askAgainWhom"_s);
    m_whom->setWhom(question.whom);
    m_after->setObjectName(u"askAgainAfter"_s);
    auto *form = new QFormLayout;
    form->setSpacing(room::beside);
    form->addRow(tr("&To"), m_whom);
    form->addRow(tr("&Waits for"), m_after);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton *accept = buttons->addButton(tr("Ask again"), QDialogButtonBox::AcceptRole);
    accept->setObjectName(u"askAgainAccept"_s);
    accept->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addWidget(sentenceLabel(cellText(question.text), this));
    column->addLayout(form);
    column->addWidget(buttons);
    m_whom->setFocus();
}

} // namespace intray
