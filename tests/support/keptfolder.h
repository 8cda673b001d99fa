// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/serverprogram.h"

namespace intray {

/// A server's first files, which take a second of work to make, are made once and copied from then
/// on: for all tests of a build, in $INTRAY_TEST_KEPT. Without that each test makes its own.
/// Runs the program, which fills the folder's part "data" by these arguments and settings, or
/// copies what it made of the same before.
void makeDataOrCopy(const ServerFolder &folder, const QString &program,
                    const QStringList &arguments, const QByteArray &settings = {});

} // namespace intray
