// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/notedialog.h"

#include "ui/common/dialoglook.h"
#include "ui/common/textbox.h"
#include "ui/common/warninglabel.h"
#include "ui/desk/notewriting.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace intray {

static bool isForItem(Asking asking)
{
    return asking == Asking::ForItem;
}

static QString headOf(Asking asking)
{
    return isForItem(asking) ? NoteDialog::tr("Why do you need %1 again?")
                             : NoteDialog::tr("Why does %1 stay as it is?");
}

static QString questionOf(Asking asking)
{
    return isForItem(asking)
               ? NoteDialog::tr(
                     "A supervisor reads this and reopens the record for you, or declines.")
               : NoteDialog::tr("The person who requested it reads this.");
}

static QString acceptOf(Asking asking)
{
    return isForItem(asking) ? NoteDialog::tr("Request") : NoteDialog::tr("Decline");
}

NoteDialog::NoteDialog(Session &session, const Item &item, QWidget *parent, Asking asking)
    : QDialog(parent)
    , m_asking(asking)
    , m_note(new NoteWriting(session, item.id, asking, this))
    , m_text(new TextBox(this))
    , m_trouble(new WarningLabel(this))
{
    setObjectName(QStringLiteral("noteDialog"));
    DialogLook::ask(*this, headOf(asking).arg(item.key), acceptOf(asking));
    setAttribute(Qt::WA_DeleteOnClose);
    resize(480, 220);
    build();
    connect(m_text, &QPlainTextEdit::textChanged, this,
            [this] { m_note->keep(m_text->toPlainText()); });
    connect(m_note, &NoteWriting::recalled, this, [this](const QString &typed) {
        if (!m_text->toPlainText().isEmpty())
            return;
        m_text->setPlainText(typed);
        m_text->moveCursor(QTextCursor::End);
    });
    connect(m_note, &NoteWriting::written, this, [this](ItemId about, const Note &note) {
        emit written(about, note);
        QDialog::accept();
    });
    connect(m_note, &NoteWriting::failed, this, &NoteDialog::showTrouble);
    m_note->recall();
}

void NoteDialog::build()
{
    auto *question = new QLabel(this);
    question->setTextFormat(Qt::PlainText);
    question->setText(questionOf(m_asking));
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
    setWriting(true);
    m_trouble->setText({});
    m_note->write(said);
}

void NoteDialog::showTrouble(const Error &error)
{
    setWriting(false);
    m_trouble->setText(error.sentence);
    m_text->setFocus();
}

} // namespace intray
