// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/queuerules.h"

#include <QWidget>

class QPushButton;

namespace intray {

class Actions;
class LineButton;
class MoreButton;
class PageHead;
class QueueErrands;
class Session;
class TintedLabel;

/// What stands over the rules of a queue: its title, how busy it is, that it is paused, and what
/// can be done with it. Borrows session, actions and errands, which outlive it. In the window's
/// thread.
class QueueHead : public QWidget
{
    Q_OBJECT
public:
    /// What is shown.
    struct Shown
    {
        Queue queue; ///< As it is stored; without a name if none is chosen.
        QString facts;
        bool isNew = false;  ///< One that is not there yet.
        bool isBusy = false; ///< Something is being written.
    };

    QueueHead(Session &session, const Actions &actions, QueueErrands &errands,
              QWidget *parent = nullptr);

    void show(const Shown &shown);

private:
    void build();
    QPushButton *makeAdopt();
    void follow();
    void showWords(const Shown &shown);
    void showPause(const Queue &queue);
    void offerAll(const Shown &shown);

    Session &m_session;
    const Actions &m_actions;
    QueueErrands &m_errands;
    Queue m_queue;
    PageHead *m_head;
    TintedLabel *m_pauseWords;
    QPushButton *m_giveBack; ///< Only for a queue that stands in an adopted table.
    LineButton *m_fields;
    LineButton *m_pause;
    MoreButton *m_more;
    QPushButton *m_correct;
    QPushButton *m_reopen;
    QPushButton *m_export;
    QPushButton *m_remove;
};

} // namespace intray
