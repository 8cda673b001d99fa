// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <chrono>

namespace intray {

/// How long something goes on, as people say it, such as "about 3 min left": as fast as it was so
/// far. Empty: that cannot be said, because it has only begun, is done, or nobody knows its end.
QString timeLeftWords(std::chrono::milliseconds sinceBegin, qint64 done, qint64 total);
/// The same behind what is said of the progress already, if there is anything to say.
QString withTimeLeft(const QString &words, std::chrono::milliseconds sinceBegin, qint64 done,
                     qint64 total);

} // namespace intray
