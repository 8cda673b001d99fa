// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/confirmdismiss.h"

#include "ui/common/dialoglook.h"
#include "ui/desk/reasonfield.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace intray {

ConfirmDismiss::ConfirmDismiss(const QString &key, QWidget *parent)
    : QDialog(parent)
    , m_why(new QLabel(this))
    , m_reason(new ReasonField(QStringLiteral("dismiss"), this))
{
    setObjectName(QStringLiteral("confirmDismiss"));
    DialogLook::ask(*this, tr("Dismiss %1 for good?").arg(key), tr("Dismiss"));
    setAttribute(Qt::WA_DeleteOnClose);
    build();
}

void ConfirmDismiss::build()
{
    auto *sentence = new QLabel(this);
    sentence->setTextFormat(Qt::PlainText);
    sentence->setText(tr("It will not come back to the queue. You can undo this for ten seconds; "
                         "after that only a supervisor can reopen it."));
    sentence->setWordWrap(true);
    sentence->setMinimumWidth(360);
    m_why->setBuddy(m_reason->edit());
    m_reason->edit()->setFixedHeight(3 * m_reason->fontMetrics().lineSpacing() + 14);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton *accept = buttons->addButton(tr("&Dismiss"), QDialogButtonBox::AcceptRole);
    accept->setObjectName(QStringLiteral("dismissAccept"));
    accept->setAutoDefault(false);
    buttons->button(QDialogButtonBox::Cancel)->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(this, &QDialog::accepted, this, [this] { emit chosen(m_reason->reason()); });
    m_reason->setAccept(accept);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(8);
    column->addWidget(sentence);
    column->addSpacing(8);
    column->addWidget(m_why);
    column->addWidget(m_reason);
    column->addSpacing(8);
    column->addWidget(buttons);
    askWhy({}, false);
}

void ConfirmDismiss::askWhy(const QStringList &usual, bool required)
{
    m_why->setText(required ? tr("&Why? A reason is required.")
                            : tr("&Why? It stays in the history."));
    m_reason->offer(usual);
    m_reason->setRequired(required);
    m_reason->setFocus();
}

} // namespace intray
