// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <chrono>

namespace intray {

/// Pauses of less than a millisecond for the thread that it was made in. Linux keeps them to a few
/// microseconds; Windows makes half a millisecond of any that is shorter, which costs who waits at
/// the gate that much and nobody else anything.
class ShortPause
{
public:
    ShortPause();
    ~ShortPause();
    Q_DISABLE_COPY_MOVE(ShortPause)

    void last(std::chrono::microseconds span) const;

private:
    void *m_timer = nullptr; ///< Windows only.
};

} // namespace intray
