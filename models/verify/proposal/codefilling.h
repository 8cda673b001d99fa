// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/codeform.h"

#include <QHash>
#include <QStringList>

#include <optional>

namespace intray {

QString plainDigitsOf(const QString &text); ///< Without all else.
QString firstDigits(const QString &text);   ///< The first run of them.
QStringList runsOf(const QString &text);    ///< Of letters and digits, in their order.

/// Digits and letters to put into a form, and how sure it is that they are all and no more than
/// what belongs there.
struct CodeMaterial
{
    QString text;
    double sure = 0;
    bool isPart = false; ///< Something was left out in front of it.
};

/// A form with digits and letters in its places.
struct FilledCode
{
    QString text;
    CodeForm form;
    double sure = 0;
};

/// Fills each place of the form, with what all values have there where it is missing in front, and
/// with zeros where the form has some. None: it does not fit.
std::optional<FilledCode> fill(const CodeForm &form, const CodeMaterial &material);
/// Of the ways in which one value can be parted, the one that begins as the field knows it; where
/// nothing tells, none. `beginnings`: how often each first run of digits stands in the field.
QList<FilledCode> surest(const QList<FilledCode> &filled, const QString &value,
                         const QHash<QString, qint64> &beginnings);

} // namespace intray
