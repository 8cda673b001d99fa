// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/reasondialog.h"

#include "ui/common/formrows.h"
#include "ui/common/typedkey.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QKeyEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace intray {

ReasonDialog *ReasonDialog::forFailing(const QString &key, QWidget *parent)
{
    return new ReasonDialog({QStringLiteral("fail"), tr("Mark as failed"),
                             tr("Why can %1 not be done? You can take it back for ten seconds, "
                                "after that only a supervisor can reopen it.")
                                 .arg(key),
                             tr("Mark as failed")},
                            parent);
}

ReasonDialog *ReasonDialog::forSendingBack(const QString &key, QWidget *parent)
{
    return new ReasonDialog({QStringLiteral("sendBack"), tr("Send back"),
                             tr("Why does %1 go back to the step before? Whoever takes it there "
                                "reads this. You can take it back for ten seconds.")
                                 .arg(key),
                             tr("Send back")},
                            parent);
}

ReasonDialog::ReasonDialog(const Words &words, QWidget *parent)
    : QDialog(parent)
    , m_usual(new QComboBox(this))
    , m_reason(new QPlainTextEdit(this))
{
    setObjectName(words.name + QStringLiteral("Dialog"));
    setWindowTitle(words.title);
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
    m_reason->setObjectName(words.name + QStringLiteral("Reason"));
    m_reason->setAccessibleName(tr("Reason, required"));
    m_reason->setTabChangesFocus(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton *accept = buttons->addButton(words.accept, QDialogButtonBox::AcceptRole);
    accept->setObjectName(words.name + QStringLiteral("Accept"));
    accept->setEnabled(false);
    accept->setToolTip(tr("A reason is required."));
    connect(m_reason, &QPlainTextEdit::textChanged, this,
            [this, accept] { accept->setEnabled(!reason().isEmpty()); });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(this, &QDialog::accepted, this, [this] { emit chosen(reason()); });
    m_usual->setObjectName(words.name + QStringLiteral("Usual"));
    m_usualLabel = labelFor(tr("&Usual reasons"), m_usual);
    connect(m_usual, &QComboBox::textActivated, this, &ReasonDialog::choose);
    m_usual->installEventFilter(this);
    auto *column = new QVBoxLayout(this);
    column->addWidget(question);
    column->addWidget(m_usualLabel);
    column->addWidget(m_usual);
    column->addWidget(m_reason, 1);
    column->addWidget(buttons);
    offer({});
}

void ReasonDialog::offer(const QStringList &reasons)
{
    m_usual->clear();
    m_usual->addItem(QString());
    m_usual->addItems(reasons);
    m_usual->setVisible(!reasons.isEmpty());
    m_usualLabel->setVisible(!reasons.isEmpty());
    m_reason->setFocus();
}

// A list of choices takes letters for the beginning of an entry, and would make another reason of
// what somebody types.
bool ReasonDialog::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_usual || event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    if (!writesText(*key) || key->key() == Qt::Key_Space)
        return false;
    m_reason->setFocus();
    QCoreApplication::sendEvent(m_reason, event);
    return true;
}

void ReasonDialog::choose(const QString &reason)
{
    QTextCursor cursor(m_reason->document());
    cursor.select(QTextCursor::Document);
    cursor.insertText(reason); // so that Ctrl+Z brings back what was typed
    m_reason->moveCursor(QTextCursor::End);
}

QString ReasonDialog::reason() const
{
    return m_reason->toPlainText().trimmed();
}

} // namespace intray
