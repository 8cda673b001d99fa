// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/attentionsound.h"

namespace intray {

AttentionSound::AttentionSound(std::function<void()> sound)
    : m_sound(std::move(sound))
{
}

// A warning that counts the minutes is the same one all the time.
static bool isSame(const std::optional<Message> &one, const std::optional<Message> &other)
{
    return one && other && one->kind == other->kind && one->actions == other->actions;
}

void AttentionSound::hear(const std::optional<Message> &message)
{
    const bool isNew = !isSame(message, m_last);
    m_last = message;
    if (m_wanted && isNew && message && message->kind > Message::Kind::Information)
        m_sound();
}

} // namespace intray
