// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/backoff.h"
#include "store/line/databaselogin.h"

#include <QSocketNotifier>
#include <QTimer>

#include <memory>

struct pg_conn;

namespace intray {

/// The connection behind a ChangeListener. Only libpq's calls that do not wait are used once it is
/// up, so no watchdog is needed for a server that stops answering. Lives in the listener's thread.
class NotificationLine : public QObject
{
    Q_OBJECT
public:
    explicit NotificationLine(const DatabaseLogin &login);
    ~NotificationLine() override;

    void open();
    void tryNow();

signals:
    void changed(qint64 queue, qint64 item);
    void up();
    void down();

private:
    struct Close
    {
        void operator()(pg_conn *connection) const;
    };

    bool connectToServer();
    void noteRefusal();
    void ask(const char *statement);
    void askForLife();
    void read();
    void readAnswers();
    void readNotifications();
    void answered(bool isGood);
    void lose();

    const DatabaseLogin m_login;
    std::unique_ptr<pg_conn, Close> m_connection;
    std::unique_ptr<QSocketNotifier> m_readable;
    QTimer m_beat;
    QTimer m_overdue; ///< Runs while an answer is awaited.
    QTimer m_again;
    BackOff m_backOff;
    bool m_listening = false;
    bool m_isRefused =
        false; ///< The password is wrong: asking again and again would lock the login.
};

} // namespace intray
