// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/proposal/offeredvalue.h"

#include <QHash>
#include <QList>
#include <QStringList>

#include <functional>

namespace intray {

/// What of a closed list or a lookup table is meant by a text that is none of it: by case and
/// marks, by zeros in front, by what is usually confused, by abbreviation, by first letters, or by
/// one or two slips. Quick with some hundred thousand choices, too. Immutable; any thread.
class NearestChoice
{
public:
    explicit NearestChoice(const QStringList &choices);

    /// Whether the choice of this number may be meant.
    using MayBe = std::function<bool(int choice)>;
    /// Of those that may be, the ones that are equally near, at most four: the record's rules may
    /// tell which. None: it is near to nothing.
    QList<MeantValue> candidates(const QString &value, const MayBe &mayBe = {}) const;
    /// The numbers of those that differ in case, marks and signs only, or not at all.
    QList<int> sameLetters(const QString &value) const;

private:
    using Found = QList<int>;

    Found withPlain(const QStringList &spellings) const;
    Found sameNumber(const QString &value) const;
    Found confused(const QString &value) const;
    Found abbreviated(const QString &value, const MayBe &mayBe) const;
    Found contained(const QString &value) const;
    Found misspelt(const QString &value, const MayBe &mayBe) const;
    QList<MeantValue> meant(Found found, const MayBe &mayBe, double sure, const QString &why) const;

    QStringList m_choices;
    QList<QString> m_plain;                ///< Small letters without marks, digits; no signs.
    QList<quint64> m_made;                 ///< Of which characters each plain one is made.
    QMultiHash<QString, int> m_byPlain;    ///< Also with ae for ä.
    QMultiHash<QString, int> m_byInitials; ///< Of those of several words.
    QMultiHash<QString, int> m_byWords;    ///< In small letters, one blank between.
};

/// Small letters without marks, and digits.
QString plainSpelling(const QString &text);
/// In small letters, with ae for ä, as people write who have no umlauts.
QString withLetterPairs(QString text);

} // namespace intray
