// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/questiondialog.h"

#include "queue/usualquestions.h"
#include "ui/common/dialoglook.h"
#include "ui/common/letters.h"
#include "ui/common/textbox.h"
#include "ui/common/tokens.h"
#include "ui/questions/waitchoice.h"
#include "ui/questions/whomchoice.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace intray {

using namespace Qt::StringLiterals;

QuestionDialog::QuestionDialog(const QString &name, const QList<Field> &fields, QWidget *parent)
    : QDialog(parent)
    , m_usual(usualQuestions())
    , m_field(new QComboBox(this))
    , m_whom(new WhomChoice(this))
    , m_after(new WaitChoice(this))
    , m_text(new TextBox(this))
    , m_stays(new QCheckBox(tr("&Go on with the other fields; the record stays with me"), this))
{
    setObjectName(u"questionDialog"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    build(name, fields);
    connect(this, &QDialog::accepted, this, [this] { emit chosen(question()); });
}

void QuestionDialog::build(const QString &name, const QList<Field> &fields)
{
    DialogLook::ask(*this, tr("What do you ask about %1?").arg(name), tr("Ask"));
    addFields(fields);
    m_whom->setObjectName(u"questionWhom"_s);
    m_after->setObjectName(u"questionAfter"_s);
    m_text->setObjectName(u"questionText"_s);
    m_text->setTabChangesFocus(true);
    m_text->setAccessibleName(tr("Question"));
    m_text->setPlaceholderText(tr("Write a question, or choose a usual one by the arrow keys."));
    m_text->installEventFilter(this);
    m_text->setMinimumWidth(48 * letterWidth(fontMetrics()));
    constexpr int lines = 5;
    m_text->setFixedHeight(lines * fontMetrics().lineSpacing() + 14);
    m_stays->setObjectName(u"questionStays"_s);
    auto *form = new QFormLayout;
    form->setSpacing(room::beside);
    form->addRow(tr("&About"), m_field);
    form->addRow(tr("&To"), m_whom);
    form->addRow(tr("&Waits for"), m_after);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_text, 1); // in sight with what is asked, however low the screen is
    column->addLayout(form);
    column->addWidget(m_stays);
    addButtons(column);
    m_text->setFocus();
}

void QuestionDialog::offerThoseOf(const Queue &queue, Session &session)
{
    m_usual = queue.usualQuestions + usualQuestions();
    m_whom->offerThoseOf(queue.name, session);
}

// In a text of one's own the arrows go from line to line.
bool QuestionDialog::eventFilter(QObject *watched, QEvent *event)
{
    const auto *key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent *>(event) : nullptr;
    const bool isArrow = key && (key->key() == Qt::Key_Down || key->key() == Qt::Key_Up);
    const QString text = m_text->toPlainText();
    const qsizetype place = m_usual.indexOf(text);
    if (!isArrow || (place < 0 && !text.isEmpty()))
        return QDialog::eventFilter(watched, event);
    choose(key->key() == Qt::Key_Down ? place + 1 : std::max<qsizetype>(place, 0) - 1);
    return true;
}

void QuestionDialog::choose(qsizetype place)
{
    m_text->setPlainText(m_usual.at((place + m_usual.size()) % m_usual.size()));
    m_text->moveCursor(QTextCursor::End);
}

void QuestionDialog::addFields(const QList<Field> &fields)
{
    m_field->setObjectName(u"questionField"_s);
    m_field->addItem(tr("the whole record"), QString());
    for (const Field &field : fields)
        m_field->addItem(field.label, field.name);
}

void QuestionDialog::addButtons(QVBoxLayout *column)
{
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton *accept = buttons->addButton(tr("Ask"), QDialogButtonBox::AcceptRole);
    accept->setObjectName(u"questionAccept"_s);
    accept->setDefault(true);
    const auto check = [this, accept] {
        const bool isMissing = m_text->toPlainText().trimmed().isEmpty();
        accept->setEnabled(!isMissing);
        accept->setToolTip(isMissing ? tr("Write what you ask.") : QString());
    };
    connect(m_text, &QPlainTextEdit::textChanged, accept, check);
    check();
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
}

void QuestionDialog::setField(const QString &name)
{
    m_field->setCurrentIndex(std::max(0, m_field->findData(name)));
}

NewQuestion QuestionDialog::question() const
{
    NewQuestion question;
    question.field = m_field->currentData().toString();
    question.whom = m_whom->whom();
    question.text = m_text->toPlainText().trimmed();
    question.after = m_after->wait();
    question.stays = m_stays->isChecked();
    return question;
}

} // namespace intray
