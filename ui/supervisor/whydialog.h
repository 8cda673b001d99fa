// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/obstacle.h"
#include "store/line/databasethread.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace intray {

class BusyMark;
class Session;

/// "Why can nobody get this item?" and "why do I get nothing?", answered by the database in
/// sentences, the weightiest first.
class WhyDialog : public QDialog
{
    Q_OBJECT
public:
    explicit WhyDialog(Session &session, QWidget *parent);

    void askAboutItem(ItemId item, const QString &key);
    void askAboutUser(const QString &user, const QString &queue);

private:
    void build();
    QWidget *makeItem();
    QWidget *makeUser();
    void chooseUsual();
    void askItem();
    void askUser();
    template <typename Work>
    void ask(Work work);
    void showObstacles(const QList<Obstacle> &obstacles);
    void say(const QString &text);

    Session &m_session;
    QLineEdit *m_item;
    QPushButton *m_askItem;
    QComboBox *m_user;
    QComboBox *m_queue;
    QPushButton *m_askUser;
    BusyMark *m_busy;
    QPlainTextEdit *m_answer;
    int m_question = 0;
};

} // namespace intray
