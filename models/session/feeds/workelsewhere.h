// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <optional>

namespace intray {

class Session;

/// The first other queue in which something waits, looked for only while the queue at the desk has
/// nothing. Lives in the window's thread.
class WorkElsewhere : public QObject
{
    Q_OBJECT
public:
    struct Found
    {
        QString queue;
        QString title;
        qint64 open = 0;

        bool operator==(const Found &) const = default;
    };

    explicit WorkElsewhere(Session &session, QObject *parent = nullptr);

    void look(const QString &empty); ///< In all queues but this one.
    void forget();                   ///< There is work here.
    const std::optional<Found> &found() const { return m_found; }

signals:
    void changed();

private:
    void note(const std::optional<Found> &found);

    Session &m_session;
    std::optional<Found> m_found;
    bool m_isLooking = false;
    bool m_isWanted = false;
};

} // namespace intray
