// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/question.h"

#include <QHash>
#include <QWidget>

class QLabel;
class QLineEdit;

namespace intray {

/// One question in whole, with room for the answer while it is open; a closed one with its answer.
/// In the window's thread.
class AnswerForm : public QWidget
{
    Q_OBJECT
public:
    explicit AnswerForm(QWidget *parent = nullptr);

    /// Another question; what was typed for the one before is there again when that is shown again.
    /// `field`: what people call it.
    void showQuestion(const Question &question, const QString &field);
    void showPresent(const QString &value); ///< What stands in the field.
    void showNothing(const QString &why);
    Answer answer() const;
    bool isEmpty() const;  ///< Nothing was typed.
    QString typed() const; ///< Value and words, to be read.
    void forgetTyped(qint64 question);

signals:
    void changed();

private:
    void build();
    void showRows(const Question &question);
    void keepTyped();
    void recallTyped();

    Question m_question;
    QHash<qint64, QPair<QString, QString>> m_typed; ///< Value and words, by the question.
    QString m_field;
    QLabel *m_text;
    QLabel *m_about;
    QWidget *m_rows;
    QLabel *m_valueName;
    QLineEdit *m_value;
    QLabel *m_remarkName;
    QLineEdit *m_remark;
};

} // namespace intray
