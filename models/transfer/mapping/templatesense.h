// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/mapping/importtemplate.h"

namespace intray {

/// Invalid with the place (a JSON pointer, RFC 6901) of what no file could be imported with: a form
/// that is none, an encoding that is not known, a field that is made twice, a key that no field is.
Outcome<Done> checkSense(const ImportTemplate &read);

} // namespace intray
