// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/reasondialog.h"

#include "ui/common/dialoglook.h"
#include "ui/desk/reasonfield.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace intray {

ReasonDialog *ReasonDialog::forFailing(const QString &key, QWidget *parent)
{
    return new ReasonDialog({QStringLiteral("fail"), tr("Why can %1 not be done?").arg(key),
                             tr("You can undo this for ten seconds; after that only a supervisor "
                                "can reopen it."),
                             tr("Mark as failed")},
                            parent);
}

ReasonDialog *ReasonDialog::forSendingBack(const QString &key, QWidget *parent)
{
    return new ReasonDialog({QStringLiteral("sendBack"),
                             tr("Why does %1 go back to the previous step?").arg(key),
                             tr("Whoever takes it there reads this. You can undo this for ten "
                                "seconds."),
                             tr("Send back")},
                            parent);
}

ReasonDialog::ReasonDialog(const Words &words, QWidget *parent)
    : QDialog(parent)
    , m_reason(new ReasonField(words.name, this))
{
    setObjectName(words.name + QStringLiteral("Dialog"));
    DialogLook::ask(*this, words.title, words.accept);
    setAttribute(Qt::WA_DeleteOnClose);
    resize(480, 220);
    build(words);
}

void ReasonDialog::build(const Words &words)
{
    auto *question = new QLabel(this);
    question->setTextFormat(Qt::PlainText);
    question->setText(words.question);
    question->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton *accept = buttons->addButton(words.accept, QDialogButtonBox::AcceptRole);
    accept->setObjectName(words.name + QStringLiteral("Accept"));
    m_reason->setAccept(accept);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(this, &QDialog::accepted, this, [this] { emit chosen(m_reason->reason()); });
    auto *column = new QVBoxLayout(this);
    column->addWidget(question);
    column->addWidget(m_reason, 1);
    column->addWidget(buttons);
    m_reason->setFocus();
}

void ReasonDialog::offer(const QStringList &reasons)
{
    m_reason->offer(reasons);
    m_reason->setFocus();
}

} // namespace intray
