// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"

#include <QWidget>

class QLabel;
class QLayout;
class QProgressBar;
class QPushButton;
class QVBoxLayout;

namespace intray {

class LineButton;

/// What there is to choose while the database has no queue yet or cannot be opened.
class FirstStartPage : public QWidget
{
    Q_OBJECT
public:
    explicit FirstStartPage(QWidget *parent = nullptr);

    void welcome();                           ///< A database without queues.
    void showWaiting();                       ///< Opening it.
    void showAsking();                        ///< A dialog asks for the password.
    void showTrouble(const Error &error);     ///< It cannot be opened.
    void showMaking(const QString &sentence); ///< Records are on their way.
    void takeIntoMessagePlace(QWidget *message);

signals:
    void samplesWanted();
    void fileWanted();
    void adoptingWanted();
    void databaseWanted();
    void connectionsWanted();

private:
    void enableChoices(bool enabled);
    void build();
    QWidget *makeColumn();
    QLayout *makeHead();
    QWidget *makeChoices();
    QWidget *makeSamples();

    QVBoxLayout *m_rows = nullptr;
    QLabel *m_headline;
    QLabel *m_sentence;
    QProgressBar *m_busy;
    QPushButton *m_details = nullptr;
    LineButton *m_samples = nullptr;
    QPushButton *m_file = nullptr;
    QPushButton *m_adopting = nullptr;
    QPushButton *m_database = nullptr;
    QPushButton *m_connections = nullptr;
    Error m_error;
};

} // namespace intray
