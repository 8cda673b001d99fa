// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringView>

#include <optional>

namespace intray {

/// How a format writes a number with all its places, such as 00000 of a postcode, 0000-000 or
/// 0000.00. A section that has such a form says for which numbers it is.
struct ZeroForm
{
    struct Section
    {
        QString comparison; ///< "<", "<=", ">", ">=", "=" or "<>"; empty: it is for all numbers.
        double bound = 0;   ///< What the number is compared with.
        QString form;       ///< Empty: it shows a number as usual.
    };
    QList<Section> sections; ///< The first that a number fits decides.

    bool isEmpty() const;
};

/// Of a format code as kindOfFormat() takes it; of its first section, or of all where they have
/// conditions. Empty: the format shows numbers as usual.
ZeroForm zeroFormOf(QStringView code);

/// The number in this form; places that it does not fill are zeros, and digits that have no place
/// stay. The number itself, if it has a fraction for which the form has no place.
QString inZeroForm(const ZeroForm &form, const QString &number);

/// The text that an ods file shows for this number, if that is the number in such a form, with a
/// decimal point and all digits that the number has; nothing: it is not.
std::optional<QString> zeroFormShown(const QString &shown, const QString &number);

} // namespace intray
