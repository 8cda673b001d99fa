// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/questiondialog.h"

#include "ui/common/dialoglook.h"
#include "ui/common/letters.h"
#include "ui/common/textbox.h"
#include "ui/common/tokens.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace intray {

using namespace Qt::StringLiterals;
using std::chrono::days;

QuestionDialog::QuestionDialog(const QString &name, const QList<Field> &fields, QWidget *parent)
    : QDialog(parent)
    , m_field(new QComboBox(this))
    , m_whom(new QComboBox(this))
    , m_after(new QComboBox(this))
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
    addWhom();
    addSpans();
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

static QStringList usualQuestions()
{
    return {QuestionDialog::tr("Is this value right?"),
            QuestionDialog::tr("Which value belongs here?"),
            QuestionDialog::tr("Please tell us the missing value.")};
}

// In a text of one's own the arrows go from line to line.
bool QuestionDialog::eventFilter(QObject *watched, QEvent *event)
{
    const auto *key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent *>(event) : nullptr;
    const bool isArrow = key && (key->key() == Qt::Key_Down || key->key() == Qt::Key_Up);
    const QString text = m_text->toPlainText();
    const qsizetype place = usualQuestions().indexOf(text);
    if (!isArrow || (place < 0 && !text.isEmpty()))
        return QDialog::eventFilter(watched, event);
    choose(key->key() == Qt::Key_Down ? place + 1 : std::max<qsizetype>(place, 0) - 1);
    return true;
}

void QuestionDialog::choose(qsizetype place)
{
    const QStringList all = usualQuestions();
    m_text->setPlainText(all.at((place + all.size()) % all.size()));
    m_text->moveCursor(QTextCursor::End);
}

void QuestionDialog::addFields(const QList<Field> &fields)
{
    m_field->setObjectName(u"questionField"_s);
    m_field->addItem(tr("the whole record"), QString());
    for (const Field &field : fields)
        m_field->addItem(field.label, field.name);
}

void QuestionDialog::addWhom()
{
    m_whom->setObjectName(u"questionWhom"_s);
    m_whom->setEditable(true);
    m_whom->addItem(tr("the source"));
    m_whom->setToolTip(tr("The source is whoever the record came from. A colleague is written by "
                          "name, and everybody with a tag by @ and the tag."));
}

void QuestionDialog::addSpans()
{
    m_after->setObjectName(u"questionAfter"_s);
    for (const int count : {1, 3, 7, 14, 30, 90})
        m_after->addItem(tr("%n day(s)", nullptr, count), count);
    m_after->setCurrentIndex(m_after->findData(3));
    m_after->setToolTip(tr("Without an answer the record comes back to you by itself."));
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
    const QString whom = m_whom->currentText().trimmed();
    NewQuestion question;
    question.field = m_field->currentData().toString();
    question.whom = whom == m_whom->itemText(0) ? QString() : whom;
    question.text = m_text->toPlainText().trimmed();
    question.after = days(m_after->currentData().toInt());
    question.stays = m_stays->isChecked();
    return question;
}

} // namespace intray
