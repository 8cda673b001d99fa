// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/item.h"
#include "session/elapsedclock.h"

#include <QObject>
#include <QTimer>

namespace intray {

/// The seconds in which the last disposition can be taken back. The database has the last word.
/// Lives in the window's thread.
class TakeBackWindow : public QObject
{
    Q_OBJECT
public:
    explicit TakeBackWindow(ElapsedClock clock, QObject *parent = nullptr);

    void open(const Item &item, const OperationId &operation);
    void close();
    bool isOpen() const;
    std::chrono::seconds left() const; ///< Begun seconds count whole; 0: it is closed.
    QString tooLateFor() const;        ///< Key of the item whose time ran out; empty: none.
    const Item &item() const { return m_item; }
    const OperationId &operation() const { return m_operation; }

signals:
    void changed();
    void ticked(); ///< left() changed.
    void ranOut();

private:
    void look();

    ElapsedClock m_clock;
    QTimer m_timer;
    Item m_item;
    OperationId m_operation;
    std::chrono::milliseconds m_until{0};
    std::chrono::seconds m_told{0};
    QString m_tooLate;
};

} // namespace intray
