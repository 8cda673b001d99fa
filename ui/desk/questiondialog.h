// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/question.h"
#include "queue/queuerules.h"
#include "schema/recordschema.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QVBoxLayout;

namespace intray {

class Session;
class TextBox;
class WaitChoice;
class WhomChoice;

/// What is asked about the record: about which field, whom, in which words, and how long the record
/// waits for the answer. The usual questions are chosen by the arrow keys. Lives in the window's
/// thread, and goes when it is closed.
class QuestionDialog : public QDialog
{
    Q_OBJECT
public:
    QuestionDialog(const QString &name, const QList<Field> &fields, QWidget *parent = nullptr);

    /// Those of the queue before those that everybody has, and whom one can ask there.
    void offerThoseOf(const Queue &queue, Session &session);
    void setField(const QString &name); ///< About which it is; an unknown one: the whole record.
    NewQuestion question() const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    void chosen(const intray::NewQuestion &question);

private:
    void build(const QString &name, const QList<Field> &fields);
    void choose(qsizetype usual);
    void addFields(const QList<Field> &fields);
    void addButtons(QVBoxLayout *column);

    QStringList m_usual;
    QComboBox *m_field;
    WhomChoice *m_whom;
    WaitChoice *m_after;
    TextBox *m_text;
    QCheckBox *m_stays;
};

} // namespace intray
