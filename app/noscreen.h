// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace intray {

/// Lets the program end with a sentence where Qt would abort, because there is no screen to show a
/// window on. Lives while the application object is made, in the program's first thread.
class NoScreen
{
public:
    /// `sentence` and what Qt found are the last words; the exit status is 1 then.
    explicit NoScreen(const QString &sentence);
    ~NoScreen();
    Q_DISABLE_COPY_MOVE(NoScreen)
};

} // namespace intray
