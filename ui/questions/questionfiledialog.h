// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/questionselection.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QPushButton;

namespace intray {

class Session;
class WhomChoice;

/// Writes open questions into a file for those who can answer them: whose, of which queue, of which
/// records, and in which language. Says how many those are. Lives in the window's thread, and goes
/// once the file is written.
class QuestionFileDialog : public QDialog
{
    Q_OBJECT
public:
    QuestionFileDialog(Session &session, QWidget *parent);

signals:
    void written(const QString &sentence);

private:
    void build();
    void makeForm();
    void look();
    void receive(const QList<RecordAskedAbout> &all);
    void offerFields();
    void offerValues();
    void tellCount();
    QuestionSelection selection() const;
    void askWhere();
    void write(const QString &file, const QString &own);

    Session &m_session;
    QList<RecordAskedAbout> m_all;
    WhomChoice *m_whom;
    QComboBox *m_queue;
    QComboBox *m_field;
    QComboBox *m_value;
    QComboBox *m_language;
    QLabel *m_said; ///< How many, or what went wrong.
    QPushButton *m_accept = nullptr;
};

} // namespace intray
