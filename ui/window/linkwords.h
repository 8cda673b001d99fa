// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"

#include <QDateTime>

#include <chrono>

namespace intray {

/// How the window is connected, as far as people want to know.
struct LinkFacts
{
    Session::Link link = Session::Link::Connecting;
    std::chrono::seconds behind{0}; ///< While the database keeps one waiting.
    QDateTime offlineSince;         ///< While it cannot be reached.
    bool isReadOnly = false;
};

/// In a few words: "up to date", "3 s behind", "offline since 14:02".
QString linkWords(const LinkFacts &facts);
QString linkSign(Session::Link link); ///< To stand before them.

} // namespace intray
