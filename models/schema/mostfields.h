// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace intray {

/// A queue has no more fields than this: a form, a list and a search have no room for more, and a
/// file that brings more has values where names should be.
inline constexpr qsizetype mostFieldsOfQueue = 2000;

} // namespace intray
