// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/questionsmodel.h"

#include "lists/celltext.h"
#include "queue/daytime.h"

#include <algorithm>

namespace intray {

void QuestionsModel::setQuestions(const QList<Question> &questions, const QDateTime &now)
{
    beginResetModel();
    m_questions = questions;
    m_now = now;
    endResetModel();
}

int QuestionsModel::rowOf(qint64 question) const
{
    const auto found = std::ranges::find(m_questions, question, &Question::id);
    return found == m_questions.end() ? -1 : int(found - m_questions.begin());
}

qsizetype QuestionsModel::late() const
{
    return std::ranges::count_if(m_questions,
                                 [this](const Question &one) { return one.isLate(m_now); });
}

int QuestionsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_questions.size());
}

int QuestionsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString wordsForWhom(const Question &question)
{
    return question.whom.isEmpty() ? QuestionsModel::tr("the source") : question.whom;
}

QString QuestionsModel::when(const Question &question) const
{
    switch (question.state) {
    case Question::State::Open:
        return question.isLate(m_now) ? tr("late since %1").arg(dayAndTime(question.byWhen))
                                      : tr("by %1").arg(dayAndTime(question.byWhen));
    case Question::State::Answered:
        return tr("answered %1").arg(dayAndTime(question.answeredAt));
    case Question::State::Withdrawn:
        return tr("withdrawn %1").arg(dayAndTime(question.answeredAt));
    case Question::State::Closed:
        return tr("without an answer");
    }
    return {};
}

QString QuestionsModel::textIn(const Question &question, int column) const
{
    switch (column) {
    case Text:
        return question.text;
    case Record:
        return question.key;
    case FieldName:
        return question.field.isEmpty() ? tr("whole record")
                                        : wordFor(m_words, question.queue, question.field);
    case Whom:
        return wordsForWhom(question);
    case AskedBy:
        return question.askedBy;
    case When:
        return when(question);
    default:
        return {};
    }
}

QVariant QuestionsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Question &question = m_questions.at(index.row());
    const QString text = textIn(question, index.column());
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == Record ? keyText(text) : cellText(text);
    case Qt::ToolTipRole:
        return plainToolTip(text);
    case Qt::AccessibleTextRole:
        return text;
    default:
        return {};
    }
}

QVariant QuestionsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Text:
        return tr("Question");
    case Record:
        return tr("Record");
    case FieldName:
        return tr("Field");
    case Whom:
        return tr("To");
    case AskedBy:
        return tr("Asked by");
    case When:
        return tr("Answer");
    default:
        return {};
    }
}

} // namespace intray
