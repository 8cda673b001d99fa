// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/queuerules.h"

#include <QMap>

namespace intray {

/// The rules of queues as they stand on the page and are not saved yet, by the queue's name, each
/// with what was saved when its editing began.
class UnsavedRules
{
public:
    bool has(const QString &name) const { return m_now.contains(name); }

    /// As they stand on the page, otherwise as they are stored.
    Queue wanted(const Queue &stored) const { return m_now.value(stored.name, stored); }

    /// What they were when their editing began.
    Queue before(const Queue &stored) const { return m_before.value(stored.name, stored); }

    void take(const Queue &stored, const Queue &now)
    {
        if (now == stored) {
            m_now.remove(stored.name);
            return;
        }
        if (!has(stored.name))
            m_before.insert(stored.name, stored);
        m_now.insert(stored.name, now);
    }

    void forget(const QString &name)
    {
        m_now.remove(name);
        m_before.remove(name);
    }

private:
    QMap<QString, Queue> m_now;
    QMap<QString, Queue> m_before;
};

} // namespace intray
