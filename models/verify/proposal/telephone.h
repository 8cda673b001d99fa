// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/proposal/codefilling.h"

namespace intray {

struct Field;

/// The code of the country with which digits begin that were written behind a plus; 0: none.
int dialCodeSize(QStringView digits);

/// The code of the country that a telephone number begins with; empty: it has none.
QString dialCodeOf(const QString &value);

/// Whether it may be one, and is no day and no amount.
bool isTelephoneNumber(const QString &value);
/// What only numbers are written with that somebody dials: a plus, or brackets.
bool isShapeToDial(const QString &shape);
/// Whether the field is called so, in the languages that Intray speaks.
bool isNamedTelephone(const Field &field);

/// What of a value may be put into forms of codes, the nearest to what stands there first: all its
/// digits and letters; without a word in front ("Tel."); of telephone numbers without the code of
/// the country, or with it, as the forms have it. `usualCode`: that of nearly all numbers that came
/// with one; empty: there is no such.
QList<CodeMaterial> materialsOf(const QString &value, bool isTelephone,
                                const QList<CodeForm> &forms, const QString &usualCode);

} // namespace intray
