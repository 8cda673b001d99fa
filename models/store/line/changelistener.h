// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/databaselogin.h"

#include <QObject>
#include <QThread>

namespace intray {

class NotificationLine;

/// Hears from a PostgreSQL server that something changed, over a connection and a thread of its
/// own. What it tells is only a hint: ids, never data, and not every change, so whoever hears it
/// looks for himself. Asks for a sign of life every ten seconds, so that a server that is frozen or
/// whose packets vanish is noticed too, and connects again by itself. Lives in its owner's thread,
/// where the signals arrive. Not for servers behind a pooler, which lose what is told.
class ChangeListener : public QObject
{
    Q_OBJECT
public:
    explicit ChangeListener(const DatabaseLogin &login, QObject *parent = nullptr);
    ~ChangeListener() override;

    /// Whether changes are heard at the moment.
    bool isUp() const { return m_up; }
    /// The server can be reached again, as somebody noticed: do not wait for the next attempt.
    void tryNow();

signals:
    void changed(qint64 queue, qint64 item); ///< 0: not told which, or several.
    void up();                               ///< From now on; what was told before is lost.
    void down();

private:
    QThread m_thread;
    NotificationLine *m_line; ///< Lives in m_thread and goes with it.
    bool m_up = false;
};

} // namespace intray
