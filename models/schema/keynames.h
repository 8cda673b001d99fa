// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace intray {

/// Whether people call a column so that tells records apart, in any of the program's languages:
/// "id", "customer no", "Kundennr.", "N° client", "PESEL", and not "phone number" or "zip code".
bool isNamedLikeKey(const QString &column);

/// Whether its numbers and codes are of something else than the record, such as "zip code".
bool isNamedLikeOther(const QString &column);

/// Whether it has a part of a person's name: "first_name", "Nachname".
bool isNamedLikePartOfName(const QString &column);

} // namespace intray
