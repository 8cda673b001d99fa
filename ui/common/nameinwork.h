// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QString;

namespace intray {

class RecordInWork;

/// What the record at the desk is called now, with what is typed; empty: by its key alone. The head
/// and the lists call it the same.
QString nameInWork(const RecordInWork &record);

} // namespace intray
