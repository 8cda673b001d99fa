// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <memory>

namespace intray {

/// A wish to stop that can be told from any thread. Copies share the wish; once told it stays told.
class Cancellation
{
public:
    void cancel() { m_told->store(true, std::memory_order_relaxed); }
    bool isCancelled() const { return m_told->load(std::memory_order_relaxed); }

    /// Whether both share one wish.
    friend bool operator==(const Cancellation &, const Cancellation &) = default;

private:
    std::shared_ptr<std::atomic_bool> m_told = std::make_shared<std::atomic_bool>(false);
};

} // namespace intray
