// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/pausedialog.h"

#include "ui/common/dialoglook.h"
#include "ui/common/formrows.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace intray {

PauseDialog::PauseDialog(const QString &queue, QWidget *parent)
    : QDialog(parent)
    , m_message(new QLineEdit(this))
{
    setObjectName(QStringLiteral("pauseDialog"));
    DialogLook::ask(*this, tr("Pause %1?").arg(queue), tr("Pause"));
    setAttribute(Qt::WA_DeleteOnClose);
    resize(480, 160);
    build();
}

void PauseDialog::build()
{
    auto *sentence = new QLabel(this);
    sentence->setTextFormat(Qt::PlainText);
    sentence->setText(
        tr("It gives out no items until somebody resumes it. Locked items can still be finished."));
    sentence->setWordWrap(true);
    m_message->setObjectName(QStringLiteral("pauseMessage"));
    m_message->setMaxLength(500);
    m_message->setPlaceholderText(tr("For example: the new list comes at 2 pm."));
    auto *label = labelFor(tr("&Message for the people who work there"), m_message);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton *pause = buttons->addButton(tr("&Pause"), QDialogButtonBox::AcceptRole);
    pause->setObjectName(QStringLiteral("pauseAccept"));
    pause->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(this, &QDialog::accepted, this, [this] { emit chosen(m_message->text().trimmed()); });
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(8);
    column->addWidget(sentence);
    column->addSpacing(8);
    column->addWidget(label);
    column->addWidget(m_message);
    column->addStretch(1);
    column->addWidget(buttons);
    m_message->setFocus();
}

} // namespace intray
