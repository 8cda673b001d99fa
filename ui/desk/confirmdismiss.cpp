// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/confirmdismiss.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace intray {

ConfirmDismiss::ConfirmDismiss(const QString &key, QWidget *parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("confirmDismiss"));
    setWindowTitle(tr("Dismiss the item"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto *sentence = new QLabel(this);
    sentence->setTextFormat(Qt::PlainText);
    sentence->setText(
        tr("%1 will not come back to the queue. You can take it back for ten seconds, "
           "after that only a supervisor can reopen it.")
            .arg(key));
    sentence->setWordWrap(true);
    sentence->setMinimumWidth(360);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton *dismiss = buttons->addButton(tr("&Dismiss"), QDialogButtonBox::AcceptRole);
    dismiss->setObjectName(QStringLiteral("dismissAccept"));
    dismiss->setAutoDefault(false);
    buttons->button(QDialogButtonBox::Cancel)->setDefault(true);
    buttons->button(QDialogButtonBox::Cancel)->setFocus();
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(16);
    column->addWidget(sentence);
    column->addWidget(buttons);
}

} // namespace intray
