// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "queue/glance.h"

#include <QObject>

namespace intray {

class Session;

/// The queues at a glance and their figures over a span of time, asked for when somebody looks.
/// Catches up with the history, piece by piece, where the kept figures are behind it. Lives in the
/// window's thread and borrows the session.
class GlanceFeed : public QObject
{
    Q_OBJECT
public:
    enum class Span { Hours, Week, Month }; ///< The last 24 hours, 7 days or 30 days.

    explicit GlanceFeed(Session &session, QObject *parent = nullptr);

    Span span() const { return m_span; }
    const Glance &glance() const { return m_glance; }
    /// When the hours or days of the chart begin.
    const QList<QDateTime> &beginnings() const { return m_beginnings; }

public slots:
    void setSpan(Span span);
    void look(); ///< Once for many calls while one is under way.

signals:
    void changed();
    void failed(const intray::Error &error);

private:
    struct Seen;
    void receive(const Outcome<Seen> &seen);

    Session &m_session;
    Span m_span = Span::Hours;
    Glance m_glance;
    QList<QDateTime> m_beginnings;
    bool m_looking = false;
    bool m_lookAgain = false;
};

} // namespace intray
