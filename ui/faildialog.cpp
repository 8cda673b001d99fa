// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/faildialog.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace intray {

FailDialog::FailDialog(const QString &key, QWidget *parent)
    : QDialog(parent)
    , m_reason(new QPlainTextEdit(this))
{
    setObjectName(QStringLiteral("failDialog"));
    setWindowTitle(tr("Mark as failed"));
    setAttribute(Qt::WA_DeleteOnClose);
    resize(480, 220);
    build(key);
}

void FailDialog::build(const QString &key)
{
    auto *question = new QLabel(this);
    question->setTextFormat(Qt::PlainText);
    question->setText(tr("Why can %1 not be done? You can take it back for ten seconds, after that "
                         "only a supervisor can reopen it.")
                          .arg(key));
    question->setWordWrap(true);
    m_reason->setObjectName(QStringLiteral("failReason"));
    m_reason->setAccessibleName(tr("Reason, required"));
    m_reason->setTabChangesFocus(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton *fail = buttons->addButton(tr("Mark as failed"), QDialogButtonBox::AcceptRole);
    fail->setObjectName(QStringLiteral("failAccept"));
    fail->setEnabled(false);
    fail->setToolTip(tr("A reason is required."));
    connect(m_reason, &QPlainTextEdit::textChanged, this,
            [this, fail] { fail->setEnabled(!reason().isEmpty()); });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(this, &QDialog::accepted, this, [this] { emit chosen(reason()); });
    auto *column = new QVBoxLayout(this);
    column->addWidget(question);
    column->addWidget(m_reason, 1);
    column->addWidget(buttons);
    m_reason->setFocus();
}

QString FailDialog::reason() const
{
    return m_reason->toPlainText().trimmed();
}

} // namespace intray
