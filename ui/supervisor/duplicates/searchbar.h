// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/queuerules.h"

#include <QWidget>

class QComboBox;
class QProgressBar;
class QPushButton;
class QShortcut;
class QSpinBox;

namespace intray {

/// In which queue duplicates are looked for and how likely they must be, and while that goes on how
/// far it is, with Cancel and Esc.
class SearchBar : public QWidget
{
    Q_OBJECT
public:
    explicit SearchBar(QWidget *parent = nullptr);

    /// Those whose items can be merged: not the tables of other programs.
    void offerQueues(const QList<Queue> &queues);
    void choose(const QString &queue); ///< If it is offered, and nothing runs.
    QString queue() const;
    void setRunning(bool running);
    void search(); ///< As its button does.
    /// Whether its button is there: not while another one below leads on.
    void setLeading(bool isLeading);
    void showProgress(qint64 done, qint64 total); ///< Total 0: it is not known.

signals:
    void searchWanted(const QString &queue, double least);
    void cancelWanted();
    void queueChosen(); ///< Another one.

private:
    QWidget *makeQuestions();
    QWidget *makeProgress();

    QComboBox *m_queue;
    QSpinBox *m_least;
    QPushButton *m_search;
    QWidget *m_under = nullptr; ///< Shown while it runs.
    QProgressBar *m_bar;
    QPushButton *m_cancel;
    QShortcut *m_stop;
};

} // namespace intray
