// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/reasonfield.h"

#include "ui/common/formrows.h"
#include "ui/common/textbox.h"
#include "ui/common/typedkey.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace intray {

ReasonField::ReasonField(const QString &name, QWidget *parent)
    : QWidget(parent)
    , m_usual(new QComboBox(this))
    , m_usualLabel(labelFor(tr("&Usual reasons"), m_usual))
    , m_reason(new TextBox(this))
{
    m_usual->setObjectName(name + QStringLiteral("Usual"));
    m_usual->installEventFilter(this);
    m_reason->setObjectName(name + QStringLiteral("Reason"));
    m_reason->setTabChangesFocus(true);
    connect(m_usual, &QComboBox::textActivated, this, &ReasonField::choose);
    connect(m_reason, &QPlainTextEdit::textChanged, this, &ReasonField::check);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_usualLabel);
    column->addWidget(m_usual);
    column->addWidget(m_reason, 1);
    setFocusProxy(m_reason);
    setRequired(true);
    offer({});
}

void ReasonField::offer(const QStringList &reasons)
{
    m_usual->clear();
    m_usual->addItem(QString());
    m_usual->addItems(reasons);
    m_usual->setVisible(!reasons.isEmpty());
    m_usualLabel->setVisible(!reasons.isEmpty());
}

void ReasonField::setRequired(bool required)
{
    m_required = required;
    m_reason->setAccessibleName(required ? tr("Reason, required") : tr("Reason"));
    check();
}

void ReasonField::setAccept(QPushButton *accept)
{
    m_accept = accept;
    check();
}

void ReasonField::check()
{
    if (!m_accept)
        return;
    const bool isMissing = m_required && reason().isEmpty();
    m_accept->setEnabled(!isMissing);
    m_accept->setToolTip(isMissing ? tr("A reason is required.") : QString());
}

// A list of choices takes letters for the beginning of an entry, and would make another reason of
// what somebody types.
bool ReasonField::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_usual || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    if (!writesText(*key) || key->key() == Qt::Key_Space)
        return false;
    m_reason->setFocus();
    QCoreApplication::sendEvent(m_reason, event);
    return true;
}

void ReasonField::choose(const QString &reason)
{
    QTextCursor cursor(m_reason->document());
    cursor.select(QTextCursor::Document);
    cursor.insertText(reason); // so that Ctrl+Z brings back what was typed
    m_reason->moveCursor(QTextCursor::End);
}

QString ReasonField::reason() const
{
    return m_reason->toPlainText().trimmed();
}

} // namespace intray
