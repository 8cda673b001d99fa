// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/askedback.h"
#include "queue/error.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QPushButton;

namespace intray {

class Session;

/// Says how many finished records people ask for, and leads to them; hidden while there are none.
/// Looks again when the database changed, at most every two seconds, and only while its page is in
/// view. In the window's thread; borrows the session.
class AskedLine : public QWidget
{
    Q_OBJECT
public:
    explicit AskedLine(Session &session, QWidget *parent = nullptr);

    void look();

private:
    void lookLater();
    void receive(const Outcome<QList<AskedBack>> &asked);
    void showAll();

    Session &m_session;
    QLabel *m_words;
    QPushButton *m_show;
    QTimer m_pause;
    bool m_isStale = false; ///< Something changed since the last look.
    bool m_isLooking = false;
};

} // namespace intray
