// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

namespace intray {

/// How a format writes a whole number with all its places, such as 00000 of a postcode or 0000-000:
/// each place is a null character, what stands between them stands as it is. Empty: the format
/// shows a number as usual. Of a format code as kindOfFormat() takes it; of its first section.
QString zeroFormOf(QStringView code);

/// The whole number in this form; places that it does not fill are zeros, and digits that have no
/// place go in front of the first one. The number itself, if it is not a whole one.
QString inZeroForm(const QString &form, const QString &number);

/// Whether a text that an ods file shows for this number is the number in such a form.
bool isInZeroForm(const QString &shown, const QString &number);

} // namespace intray
