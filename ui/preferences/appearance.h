// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/desktoplook.h"
#include "ui/preferences/preferences.h"

#include <QFont>

namespace intray {

/// How the program looks, as a person wants it: colours, room, size of letters, for all its windows
/// at once. Remembers how the desktop wants it, and goes back to that at its end. One at a time, in
/// the window's thread.
class Appearance
{
public:
    /// `isDark`: the desktop's own theme is to be dark, which Qt does not see to.
    explicit Appearance(bool isDark = isDarkWished());
    ~Appearance();
    Q_DISABLE_COPY_MOVE(Appearance)

    void apply(const Preferences &wanted);

private:
    void applyStyle(const Preferences &wanted);
    void applyTextSize(int percent);

    const QString m_style;
    const QFont m_font;
    const Theme m_theme; ///< What stands for the desktop's; Theme::System: that is Qt's.
    Preferences m_applied;
};

} // namespace intray
