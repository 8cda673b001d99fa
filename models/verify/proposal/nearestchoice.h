// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/proposal/offeredvalue.h"

#include <QHash>
#include <QList>
#include <QStringList>

namespace intray {

/// What of a closed list is meant by a text that is none of it: by case and marks, by
/// abbreviation, by first letters, or by one or two slips. Immutable; any thread.
class NearestChoice
{
public:
    explicit NearestChoice(const QStringList &choices);

    /// Those that are equally near, at most four: the record's rules may tell which. None: it is
    /// near to nothing.
    QList<MeantValue> candidates(const QString &value) const;

private:
    QStringList sameLetters(const QString &value) const;
    QStringList abbreviated(const QString &value) const;
    QStringList contained(const QString &value) const;
    QStringList misspelt(const QString &value) const;

    QStringList m_choices;
    QList<QString> m_plain;                ///< Small letters without marks, digits; no signs.
    QMultiHash<QString, int> m_byPlain;    ///< Also with ae for ä.
    QMultiHash<QString, int> m_byInitials; ///< Of those of several words.
};

/// Small letters without marks, and digits.
QString plainSpelling(const QString &text);
/// In small letters, with ae for ä, as people write who have no umlauts.
QString withLetterPairs(QString text);

} // namespace intray
