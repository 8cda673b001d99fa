// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

class QKeyEvent;

namespace intray {

/// Tells a key that is held down from one that is pressed again. Under X11 a held key comes as
/// releases and presses, and Qt takes a pair for one repeat only when it reads both at once, which
/// it does not on a busy machine. The server gives both halves of a pair the same time
/// (X Keyboard Extension, "Keyboard Events": detectable autorepeat), and no finger is that quick.
class HeldKey
{
public:
    /// Elsewhere the system itself says what is a repeat.
    static bool isGuessedHere();

    explicit HeldKey(bool isGuessed = isGuessedHere())
        : m_isGuessed(isGuessed)
    {
    }

    void noteRelease(const QKeyEvent &released);
    /// A press that is no new one.
    bool isRepeat(const QKeyEvent &pressed) const;

private:
    bool m_isGuessed;
    int m_key = 0;
    quint64 m_releasedAt = 0; ///< In the window system's milliseconds.
};

} // namespace intray
