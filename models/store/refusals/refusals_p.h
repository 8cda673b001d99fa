// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"

namespace intray::refusals {

/// What the sentences of all refusals are made with.

QString say(const char *text); ///< Translated, in the context "Store".
Error invalid(const QString &sentence);
/// The time alone today, with the date on any other day; in the person's own zone.
QString shownTime(const QDateTime &time);
/// One user has added more of it, today or to one thing, than a person would; only servers say so.

} // namespace intray::refusals
