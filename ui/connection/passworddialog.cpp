// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/connection/passworddialog.h"

#include "ui/common/tintedlabel.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace intray {

PasswordDialog::PasswordDialog(const Question &question, QWidget *parent)
    : QDialog(parent)
    , m_password(new QLineEdit(this))
    , m_keep(new QCheckBox(tr("Save in the system's &keychain"), this))
{
    setObjectName(QStringLiteral("passwordDialog"));
    setWindowTitle(tr("Password"));
    setAttribute(Qt::WA_DeleteOnClose);
    build(question);
    resize(460, layout()->totalHeightForWidth(460));
}

static QLabel *plainLabel(const QString &text, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setText(text);
    label->setWordWrap(true);
    return label;
}

static QString questionAbout(const DatabaseUrl &url)
{
    return url.user().isEmpty() ? PasswordDialog::tr("The password for %1:").arg(url.displayName())
                                : PasswordDialog::tr("The password of %1 for %2:")
                                      .arg(url.user(), url.displayName());
}

void PasswordDialog::build(const Question &question)
{
    QLabel *asked = plainLabel(questionAbout(question.url), this);
    asked->setObjectName(QStringLiteral("passwordQuestion"));
    asked->setBuddy(m_password);
    m_password->setObjectName(QStringLiteral("password"));
    m_password->setAccessibleName(asked->text());
    m_password->setEchoMode(QLineEdit::Password);
    m_keep->setObjectName(QStringLiteral("passwordKeep"));
    m_keep->setEnabled(question.whyNotKeeping.isEmpty());
    m_keep->setChecked(question.isKept && m_keep->isEnabled());
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(8);
    if (!question.reason.isEmpty())
        column->addWidget(plainLabel(question.reason, this));
    column->addWidget(asked);
    column->addWidget(m_password);
    column->addWidget(m_keep);
    if (!question.whyNotKeeping.isEmpty()) {
        auto *why = new TintedLabel(Tint::Dimmed, question.whyNotKeeping, this);
        why->setWordWrap(true);
        column->addWidget(why);
    }
    column->addSpacing(8);
    column->addWidget(makeButtons());
    m_password->setFocus();
}

QWidget *PasswordDialog::makeButtons()
{
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton *give = buttons->addButton(tr("&Connect"), QDialogButtonBox::AcceptRole);
    give->setObjectName(QStringLiteral("passwordAccept"));
    give->setDefault(true);
    auto *other = buttons->addButton(tr("Connect&ions..."), QDialogButtonBox::ActionRole);
    other->setObjectName(QStringLiteral("passwordConnections"));
    other->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        accept();
        emit given(Password(m_password->text()), m_keep->isChecked());
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(other, &QPushButton::clicked, this, [this] {
        reject();
        emit connectionsWanted();
    });
    return buttons;
}

} // namespace intray
