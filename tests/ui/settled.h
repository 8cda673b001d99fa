// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace intray {

/// What `seen` tells once it tells the same for some rounds of events: a part of a window asks
/// another for its room, which asks a third one.
template <typename Seen>
auto settled(const Seen &seen)
{
    auto last = seen();
    for (int quiet = 0; quiet < 5;) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
        const auto now = seen();
        quiet = now == last ? quiet + 1 : 0;
        last = now;
    }
    return last;
}

} // namespace intray
