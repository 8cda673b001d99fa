// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace intray {

/// What of a driver's words nobody may see: every password that this program has been given, in
/// whatever quotes, and what stands behind "pwd=" and its like. Kept for as long as the program
/// runs. Both are thread-safe.
void keepSecret(const QString &password);
/// The words with dots in the place of what is secret.
QString withoutSecrets(const QString &words);

} // namespace intray
