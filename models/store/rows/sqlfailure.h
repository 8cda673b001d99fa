// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "store/rows/secrets.h"

namespace intray {

/// Inside the store: a failed statement on its way out, without what is secret in the driver's
/// words. Caught in one place, attempt() in line/sql.h.
struct SqlFailure
{
    // NOLINTNEXTLINE(google-explicit-constructor): an error is all that most failures are
    SqlFailure(const Error &said, bool isWorthAnotherTry = false)
        : error(said)
        , mayRepeat(isWorthAnotherTry)
    {
        error.detail = withoutSecrets(error.detail);
    }

    Error error;
    bool mayRepeat = false; ///< The database took everything back and asks to try again.
};

} // namespace intray
