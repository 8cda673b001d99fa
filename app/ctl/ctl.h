// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace intray::ctl {

/// The context of everything that intrayctl says to people.
struct Ctl
{
    Q_DECLARE_TR_FUNCTIONS(Ctl)
};

} // namespace intray::ctl
