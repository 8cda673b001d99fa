// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/message.h"

#include <functional>
#include <optional>

namespace intray {

/// A sound for whoever looks elsewhere when a warning or a problem comes; silent unless wanted.
class AttentionSound
{
public:
    explicit AttentionSound(std::function<void()> sound);

    void setWanted(bool wanted) { m_wanted = wanted; }
    /// The message that is shown now; none: nothing is. The same one sounds once.
    void hear(const std::optional<Message> &message);

private:
    std::function<void()> m_sound;
    std::optional<Message> m_last;
    bool m_wanted = false;
};

} // namespace intray
