// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/reading/figurestore.h"

#include <QObject>
#include <QTimer>

namespace intray {

class Session;

/// Notices that locks have ended: nothing is written then, so no change tells of it. Where this
/// login may and no companion process does, it sweeps them as well, after a while in which their
/// holders can still go on, and seals the history now and then. Tells the session what a companion
/// process keeps. Lives in the window's thread.
class ExpiryWatch : public QObject
{
    Q_OBJECT
public:
    explicit ExpiryWatch(Session &session, QObject *parent = nullptr);
    ~ExpiryWatch() override;

public slots:
    void look();

signals:
    void changed(); ///< Other items than before are open because their lock is over.

private:
    void seal();
    void receive(const Outcome<DueToSweep> &due);

    Session &m_session;
    QTimer m_timer;
    QTimer m_sealTimer;
    qint64 m_expired = 0;
    int m_looks = 0; ///< Since some were found for the first time.
};

} // namespace intray
