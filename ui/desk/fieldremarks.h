// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/desk/besidecell.h"

namespace intray {

class Desk;
class FieldText;
struct Field;

/// What there is to say of a field beside it: which rules its value breaks, else why it deserves a
/// second look, and what was imported where that is something else.
struct FieldRemarks
{
    BesideCell::Said said;
    QList<Stretch> changed; ///< The letters of the field that were not imported so.
};

/// `inField`: as the field's document has it, whose line ends are one character each. `showsAll`:
/// imported values that still stand are said, too.
FieldRemarks remarksOf(const Field &field, const FieldText &text, Desk &desk,
                       const QString &inField, bool showsAll);

} // namespace intray
