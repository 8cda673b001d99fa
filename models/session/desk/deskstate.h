// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace intray {

/// What is going on with the record at the desk.
enum class DeskState {
    Empty,     ///< No record.
    Taking,    ///< Asked the database for a record.
    Working,   ///< The lock is mine; fields can be edited.
    Finishing, ///< Asked the database to finish it; fields are read-only for that moment.
    Lost,      ///< The lock is gone; fields are read-only, the text is still here.
};

} // namespace intray
