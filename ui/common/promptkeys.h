// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

class QAbstractButton;

namespace intray {

/// Lets the mnemonics of these buttons act at once. Qt waits a tenth of a second to show that they
/// are pressed, in which quick hands have gone on to what they must not act on.
void actAtOnce(const QList<QAbstractButton *> &buttons);

} // namespace intray
