// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lists/fieldwords.h"
#include "queue/question.h"

#include <QAbstractTableModel>

namespace intray {

/// Questions, in the order in which they are given: one row each. Given values; never fetches.
class QuestionsModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { Text, Record, FieldName, Whom, AskedBy, When, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    /// As they are now, by the database's clock.
    void setQuestions(const QList<Question> &questions, const QDateTime &now);
    void setFieldWords(const FieldWords &words) { m_words = words; }
    const QList<Question> &questions() const { return m_questions; }
    int rowOf(qint64 question) const; ///< -1: it is not among them.
    qsizetype late() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const override;

private:
    QString textIn(const Question &question, int column) const;
    QString when(const Question &question) const;

    QList<Question> m_questions;
    QDateTime m_now;
    FieldWords m_words;
};

/// Whom a question is put to, as people say it.
QString wordsForWhom(const Question &question);

} // namespace intray
