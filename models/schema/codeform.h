// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace intray {

/// One way in which codes are built, place by place: 9 is a digit, A a large and a small letter,
/// and all else stands for itself. A plain value.
struct CodeForm
{
    QString shape; ///< "(999) 999-9999"
    QString fixed; ///< At each place the digit or letter that all have there; null: it varies.
    QString example;
    qint64 records = 0; ///< That have it; 0: only a pattern says so.
    int mostZeros = 0;  ///< In front of the first run of digits.

    bool isSlot(qsizetype at) const;
    bool isFixed(qsizetype at) const { return !fixed.at(at).isNull(); }
    int places() const; ///< That take a digit or a letter.
};

/// The forms that a regular expression allows, where it is no more than signs, classes and numbers
/// of them ("^[0-9]{5}$"); none where it allows more than twenty.
QList<CodeForm> formsOfPattern(const QString &pattern);

} // namespace intray
