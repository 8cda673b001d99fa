// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace intray {

struct EditedField;

// What is set for one field of a record, in as few words as say it.

/// Its kind, and what each value must be: like the example that was typed, or one of the pattern's.
QString sentenceOnField(const EditedField &field, const QString &typed);
QString sentenceOnCorrections(const EditedField &field);
QString sentenceOnPlace(const EditedField &field);     ///< Where and how it is shown.
QString sentenceOnFieldRest(const EditedField &field); ///< What few fields have.

} // namespace intray
