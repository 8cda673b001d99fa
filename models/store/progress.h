// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <atomic>
#include <memory>

namespace intray {

/// How far something long has come, in steps of any kind: told by whoever does it, read in any
/// thread. Copies share it. A total of 0 means that nobody knows it yet.
class Progress
{
public:
    void setTotal(qint64 total) { m_count->total.store(total, std::memory_order_relaxed); }
    void set(qint64 done) { m_count->done.store(done, std::memory_order_relaxed); }
    void add(qint64 steps) { m_count->done.fetch_add(steps, std::memory_order_relaxed); }
    qint64 done() const { return m_count->done.load(std::memory_order_relaxed); }
    qint64 total() const { return m_count->total.load(std::memory_order_relaxed); }

private:
    struct Count
    {
        std::atomic<qint64> done{0};
        std::atomic<qint64> total{0};
    };
    std::shared_ptr<Count> m_count = std::make_shared<Count>();
};

} // namespace intray
