// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/item.h"
#include "store/cancellation.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

namespace intray {

class Session;

/// Finds records by what people write of their keys, whatever state they are in, a short pause
/// after the last letter. Only the newest wish is answered. In the window's thread; borrows the
/// session.
class RecordSeeking : public QObject
{
    Q_OBJECT
public:
    static constexpr int mostFound = 8;

    /// Looks in these queues, in this order.
    RecordSeeking(Session &session, const QStringList &queues, QObject *parent);
    ~RecordSeeking() override;

    void seek(const QString &typed); ///< Too short to be a key: finds nothing.

signals:
    void found(const QString &typed, const QList<intray::Item> &items);

private:
    void stop();
    void look();

    const QPointer<Session> m_session; ///< Goes first where the window closes.
    const QStringList m_queues;
    QTimer m_pause;
    QString m_typed;
    Cancellation m_cancellation;
};

} // namespace intray
