// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/assignment.h"
#include "queue/question.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QTableView;

namespace intray {

class AnswerForm;
class QuestionsModel;
class Segments;
class Session;
class TintedLabel;

/// The questions that people asked about records: those for this person, all that are open, and
/// those that are closed. One is answered, withdrawn or asked again. Looks again whenever the
/// database has changed. In the window's thread; borrows the session.
class QuestionsDialog : public QDialog
{
    Q_OBJECT
public:
    QuestionsDialog(Session &session, QWidget *parent);

private:
    /// What the list is made from.
    struct Found
    {
        QList<Question> open;
        QList<Question> closed;
        QList<UserTag> tags;
        QDateTime now;
    };
    enum Part { ForMe, Open, Closed };

    void build();
    void makeTable();
    QWidget *makeHead();
    QWidget *makeFoot();
    QPushButton *makeButton(const QString &words, const char *name);
    void follow();
    void look();
    void receive(const Outcome<Found> &found);
    void keepTyped();
    void showPart();
    QList<Question> inPart(int part) const;
    QString sentence() const;
    QString nothingIn(int part) const;
    const Question *chosen() const;
    void showChosen();
    void lookAtRecord(const Question &question);
    void offer();
    QString whyNoAnswer(const Question *question) const;
    QString whyNotMine(const Question *question) const;
    void answerIt();
    void withdraw();
    void askAgain();
    void writeFile();
    void readFile();
    void say(const QString &sentence);
    template <typename Work>
    void act(qint64 id, Work work, const QString &sentence);

    Session &m_session;
    Found m_found;
    bool m_isKnown = false;
    bool m_isActing = false;
    bool m_wasChosen = false; ///< A person chose the part.
    QuestionsModel *m_model;
    QTableView *m_table;
    Segments *m_part;
    QLabel *m_sentence;
    AnswerForm *m_form;
    TintedLabel *m_said; ///< What came of the last act.
    QPushButton *m_withdraw = nullptr;
    QPushButton *m_again = nullptr;
    QPushButton *m_answer = nullptr;
};

} // namespace intray
