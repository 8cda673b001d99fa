// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/notedialog.h"

#include "session/answer.h"
#include "session/drafts/typedaside.h"
#include "session/session.h"
#include "store/supervising/supervisionstore.h"
#include "store/work/workstore.h"
#include "ui/common/textbox.h"
#include "ui/common/warninglabel.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace intray {

/// What is typed for one purpose is none of another's.
static QString asideOf(Asking asking)
{
    return asking == Asking::ForItem    ? QStringLiteral("ask-back")
           : asking == Asking::Declined ? QStringLiteral("decline")
                                        : QStringLiteral("note");
}

static QString titleOf(Asking asking)
{
    return asking == Asking::ForItem    ? NoteDialog::tr("Request reopening")
           : asking == Asking::Declined ? NoteDialog::tr("Decline")
                                        : NoteDialog::tr("Write a note");
}

static QString questionOf(Asking asking)
{
    return asking == Asking::ForItem
               ? NoteDialog::tr("Why do you need %1 again? A supervisor reads this and reopens the "
                                "record for you, or declines.")
           : asking == Asking::Declined
               ? NoteDialog::tr(
                     "Why does %1 stay as it is? The person who requested it reads this.")
               : NoteDialog::tr(
                     "What should people who work on %1 know? The note stays in its history.");
}

static QString acceptOf(Asking asking)
{
    return asking == Asking::ForItem    ? NoteDialog::tr("Request")
           : asking == Asking::Declined ? NoteDialog::tr("Decline")
                                        : NoteDialog::tr("Write note");
}

NoteDialog::NoteDialog(Session &session, const Item &item, QWidget *parent, Asking asking)
    : QDialog(parent)
    , m_session(session)
    , m_item(item.id)
    , m_asking(asking)
    , m_aside(new TypedAside(session, item.id, asideOf(asking), this))
    , m_text(new TextBox(this))
    , m_trouble(new WarningLabel(this))
{
    setObjectName(QStringLiteral("noteDialog"));
    setWindowTitle(titleOf(asking));
    setAttribute(Qt::WA_DeleteOnClose);
    resize(480, 220);
    build(item.key);
    connect(m_text, &QPlainTextEdit::textChanged, this,
            [this] { m_aside->keep(m_text->toPlainText()); });
    connect(m_aside, &TypedAside::recalled, this, [this](const QString &typed) {
        if (!m_text->toPlainText().isEmpty())
            return;
        m_text->setPlainText(typed);
        m_text->moveCursor(QTextCursor::End);
    });
    m_aside->recall();
}

void NoteDialog::build(const QString &key)
{
    auto *question = new QLabel(this);
    question->setTextFormat(Qt::PlainText);
    question->setText(questionOf(m_asking).arg(key));
    question->setWordWrap(true);
    m_text->setObjectName(QStringLiteral("noteText"));
    m_text->setAccessibleName(tr("Note"));
    m_text->setTabChangesFocus(true);
    m_trouble->setObjectName(QStringLiteral("noteTrouble"));
    m_trouble->setText({});
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_accept = buttons->addButton(acceptOf(m_asking), QDialogButtonBox::AcceptRole);
    m_accept->setObjectName(QStringLiteral("noteAccept"));
    m_accept->setEnabled(false);
    connect(m_text, &QPlainTextEdit::textChanged, this,
            [this] { m_accept->setEnabled(!text().isEmpty()); });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addWidget(question);
    column->addWidget(m_text, 1);
    column->addWidget(m_trouble);
    column->addWidget(buttons);
    m_text->setFocus();
}

QString NoteDialog::text() const
{
    return m_text->toPlainText().trimmed();
}

void NoteDialog::setWriting(bool writing)
{
    m_text->setReadOnly(writing);
    m_accept->setEnabled(!writing && !text().isEmpty());
}

void NoteDialog::accept()
{
    const QString said = text();
    if (said.isEmpty() || !m_accept->isEnabled())
        return;
    if (said != m_tried) // other words are another note
        m_operation = newId();
    m_tried = said;
    setWriting(true);
    m_trouble->setText({});
    answer(write(said), this,
           [this, said](const Outcome<Done> &outcome) { receive(said, outcome); });
}

QFuture<Outcome<Done>> NoteDialog::write(const QString &said)
{
    const auto item = m_item;
    const auto operation = m_operation;
    if (m_asking == Asking::Declined)
        return m_session.actions().run([item, said, operation](SupervisionStore &store) {
            return store.decline(item, said, operation);
        });
    return m_session.actions().run([item, said, operation, asking = m_asking](WorkStore &store) {
        return asking == Asking::ForItem ? store.askBack(item, said, operation)
                                         : store.note(item, said, operation);
    });
}

void NoteDialog::receive(const QString &text, const Outcome<Done> &outcome)
{
    setWriting(false);
    if (outcome) {
        m_aside->forget();
        emit written(m_item, {EventKind::Noted, m_session.identity().user,
                              QDateTime::currentDateTimeUtc(), text});
        QDialog::accept();
        return;
    }
    m_trouble->setText(m_asking == Asking::Nothing
                           ? tr("The note was not written. %1").arg(outcome.error().sentence)
                           : outcome.error().sentence);
    m_text->setFocus();
}

} // namespace intray
