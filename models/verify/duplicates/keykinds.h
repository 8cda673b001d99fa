// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/duplicates/comparedrecords.h"

namespace intray {

/// What two records may share of their values.
enum class KeyPart : quint8 { Whole, Start, End, Words, Digits, Two };

/// A kind of key under which records are looked for: a part of a field's value, or two values.
struct KeyKind
{
    KeyPart part = KeyPart::Whole;
    int field = 0;
    int second = 0; ///< Of two values.

    friend bool operator==(const KeyKind &, const KeyKind &) = default;
};

/// The kinds that fit the fields.
std::vector<KeyKind> keyKindsFor(const ComparedRecords &records);

quint64 keyOf(QStringView text);
quint64 mixedKey(quint64 a, quint64 b);
/// Texts that are shorter than this have no halves and no digits to look for.
constexpr qsizetype shortestHalved = 4;
/// The digits in ascending order; empty: too few.
QString sortedDigits(const ComparedValue &value);
QStringView firstHalf(const QString &text);
QStringView lastHalf(const QString &text);

/// The keys of one kind of a record with these values (by field; without words: nothing there). Of
/// the texts alone, so that they are the same in another program on another day.
std::vector<quint64> keysBy(const KeyKind &kind, const std::vector<const ComparedValue *> &values);

} // namespace intray
