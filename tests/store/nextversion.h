// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace intray {

/// While it lives, this program is the next version of Intray: it has one migration more, the trial
/// in upgrade/trial, which a build links to the test. Whoever uses it puts the trial aside first.
class NextVersion
{
public:
    NextVersion();
    ~NextVersion();
    Q_DISABLE_COPY_MOVE(NextVersion)

    static void putAside();
};

} // namespace intray
