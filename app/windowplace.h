// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace intray {

/// Where the one window with this mark can be called, for a QLocalServer: in the user's own runtime
/// folder; on Windows the name of a pipe, for this user in this session, because several people
/// share the machine's pipes. Empty where there is no such place.
QString windowPlace(const QString &mark);

/// The file of a QLockFile by which those who call at a place take turns.
QString turnFileOf(const QString &place);

/// What the window that is called needs to be allowed to come to the front: a token of the desktop,
/// from this program's environment. Windows wants to hear it from this program, which is done here.
QString leaveToComeForward();

} // namespace intray
