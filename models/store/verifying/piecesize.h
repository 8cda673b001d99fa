// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <chrono>

namespace intray {

/// How many events the next piece of counting has: what is counted together is written together,
/// so larger pieces cost less for each record, but on SQLite everybody waits while one is written.
/// A plain value.
class PieceSize
{
public:
    static constexpr int usual = 200;

    int events() const { return m_events; }
    void note(std::chrono::milliseconds took, std::chrono::milliseconds wanted)
    {
        if (took < wanted / 2)
            m_events = std::min(2 * m_events, most);
        else if (took > wanted)
            m_events = std::max(m_events / 2, least);
    }

private:
    static constexpr int least = 100;
    static constexpr int most = 3200;

    int m_events = usual;
};

} // namespace intray
