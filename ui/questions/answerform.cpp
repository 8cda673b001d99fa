// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/questions/answerform.h"

#include "lists/celltext.h"
#include "lists/questionsmodel.h"
#include "queue/daytime.h"
#include "ui/common/formrows.h"
#include "ui/common/tintedlabel.h"
#include "ui/common/tokens.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace intray {

using namespace Qt::StringLiterals;

AnswerForm::AnswerForm(QWidget *parent)
    : QWidget(parent)
    , m_text(new QLabel(this))
    , m_about(new TintedLabel(Tint::Dimmed, {}, this))
    , m_rows(new QWidget(this))
    , m_value(new QLineEdit(m_rows))
    , m_remark(new QLineEdit(m_rows))
{
    build();
    for (QLineEdit *edit : {m_value, m_remark})
        connect(edit, &QLineEdit::textChanged, this, &AnswerForm::changed);
}

void AnswerForm::build()
{
    m_text->setObjectName(u"questionInWhole"_s);
    m_about->setObjectName(u"questionAbout"_s);
    m_value->setObjectName(u"answerValue"_s);
    m_remark->setObjectName(u"answerRemark"_s);
    for (QLabel *label : {m_text, m_about}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    }
    QFont strong = m_text->font();
    strong.setBold(true);
    m_text->setFont(strong);
    m_about->setMinimumHeight(2 * fontMetrics().lineSpacing()); // so that the table stays as high
    m_valueName = labelFor(tr("&Value"), m_value);
    m_remarkName = labelFor(tr("&In words"), m_remark);
    auto *grid = new QGridLayout(m_rows);
    grid->setContentsMargins({});
    grid->setHorizontalSpacing(room::beside);
    grid->addWidget(m_valueName, 0, 0);
    grid->addWidget(m_value, 0, 1);
    grid->addWidget(m_remarkName, 1, 0);
    grid->addWidget(m_remark, 1, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_text);
    column->addWidget(m_about);
    column->addWidget(m_rows);
}

static QString aboutOpen(const Question &question, const QString &field)
{
    const QString until = dayAndTime(question.byWhen);
    return question.field.isEmpty()
               ? AnswerForm::tr("%1 asks %2 about the whole record %3, until %4.")
                     .arg(question.askedBy, wordsForWhom(question), keyText(question.key), until)
               : AnswerForm::tr("%1 asks %2 about the field %3 of the record %4, until %5.")
                     .arg(question.askedBy, wordsForWhom(question), field, keyText(question.key),
                          until);
}

static QString answered(const Question &question)
{
    const QString who = question.answeredBy;
    const QString time = dayAndTime(question.answeredAt);
    if (question.state == Question::State::Withdrawn)
        return AnswerForm::tr("%1 withdrew the question, %2.").arg(who, time);
    if (question.state == Question::State::Closed)
        return AnswerForm::tr("Nobody answered before the work on the record ended.");
    const QString words = question.answer.simplified();
    if (!question.value)
        return AnswerForm::tr("%1 answered, %2: %3").arg(who, time, words);
    return words.isEmpty() ? AnswerForm::tr("%1 answered, %2: the value is “%3”.")
                                 .arg(who, time, *question.value)
                           : AnswerForm::tr("%1 answered, %2: the value is “%3”. %4")
                                 .arg(who, time, *question.value, words);
}

void AnswerForm::showQuestion(const Question &question, const QString &field)
{
    const bool isAnother = question.id != m_question.id;
    if (isAnother)
        keepTyped();
    m_question = question;
    m_field = field;
    if (isAnother)
        recallTyped();
    const bool isOpen = question.state == Question::State::Open;
    m_text->setText(question.text);
    m_about->setText(isOpen ? aboutOpen(question, field) : answered(question));
    showRows(question);
}

// Without a field an answer is words alone.
void AnswerForm::showRows(const Question &question)
{
    const bool hasField = !question.field.isEmpty();
    m_rows->setVisible(question.state == Question::State::Open);
    m_valueName->setVisible(hasField);
    m_value->setVisible(hasField);
    QString name = m_field;
    m_valueName->setText(tr("&Value for %1").arg(name.replace(u'&', u"&&"_s)));
}

void AnswerForm::showPresent(const QString &value)
{
    if (m_question.state != Question::State::Open || m_question.field.isEmpty())
        return;
    const QString stands =
        value.isEmpty() ? tr("The field is empty.") : tr("“%1” stands there.").arg(cellText(value));
    m_about->setText(aboutOpen(m_question, m_field) + u' ' + stands);
}

void AnswerForm::showNothing(const QString &why)
{
    keepTyped();
    m_question = {};
    recallTyped();
    m_text->clear();
    m_about->setText(why);
    m_rows->hide();
}

Answer AnswerForm::answer() const
{
    Answer answer;
    answer.text = m_remark->text().trimmed();
    const QString value = m_value->text().trimmed();
    if (!m_question.field.isEmpty() && !value.isEmpty())
        answer.value = value;
    return answer;
}

bool AnswerForm::isEmpty() const
{
    const Answer typed = answer();
    return typed.text.isEmpty() && !typed.value;
}

void AnswerForm::keepTyped()
{
    if (m_question.id > 0 && !isEmpty())
        m_typed.insert(m_question.id, {m_value->text(), m_remark->text()});
}

void AnswerForm::recallTyped()
{
    const auto [value, words] = m_typed.value(m_question.id);
    m_value->setText(value);
    m_remark->setText(words);
}

QString AnswerForm::typed() const
{
    const Answer typed = answer();
    return typed.value ? (*typed.value + u' ' + typed.text).trimmed() : typed.text;
}

void AnswerForm::forgetTyped(qint64 question)
{
    m_typed.remove(question);
    if (question == m_question.id)
        recallTyped();
}

} // namespace intray
