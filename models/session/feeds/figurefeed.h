// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "queue/figures.h"

#include <QObject>
#include <QTimer>

#include <chrono>

namespace intray {

class Session;

/// The status bar's figures of one queue, counted anew after changes, but never so often that
/// counting costs more than a twentieth of the time: five million items do not burn the processor.
/// Lives in the window's thread.
class FigureFeed : public QObject
{
    Q_OBJECT
public:
    explicit FigureFeed(Session &session, QObject *parent = nullptr);
    ~FigureFeed() override;

    const Counts &counts() const { return m_counts; }
    bool isKnown() const { return m_known; }
    /// How long to wait before counting again after a count that took so long.
    static std::chrono::milliseconds pauseAfter(std::chrono::milliseconds cost);

public slots:
    void setQueue(const QString &name);
    void refresh(); ///< Soon; at once if the last count was long enough ago.

signals:
    void changed();

private:
    struct Counted;
    void count();
    void receive(const Outcome<Counted> &counted);

    Session &m_session;
    QString m_queue;
    Counts m_counts;
    QTimer m_pause;
    bool m_known = false;
    bool m_counting = false;
    bool m_stale = false;
};

} // namespace intray
