// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/proposal/offeredvalue.h"
#include "verify/suspicion/valuecounts.h"

#include <QHash>
#include <QSet>

#include <optional>

namespace intray {

/// How a column writes its letters: all large, all small, or each word with a large one in front,
/// and which words it writes in a way of their own ("van der", "McDonald"). Immutable; any thread.
class LetterCase
{
public:
    explicit LetterCase(const QList<ValueCount> &right);

    /// The value in the column's letters; none: it is written like that, or the column writes its
    /// letters in several ways.
    std::optional<MeantValue> candidate(const QString &value) const;
    /// Whether the value stands in the column but for the letters: how it is written there most
    /// often, and in how many records.
    std::optional<ValueCount> known(const QString &value) const;
    /// Whether all its letters are large, or small, and others have the same in other letters.
    bool isStrange(const QString &value) const;

private:
    enum class Style { None, Large, Small, Words, Other };
    static Style styleOf(const QString &value);
    bool isKnown(const QString &value) const;
    QString inWords(const QString &value) const;
    double share(Style style) const;

    Style m_usual = Style::None;
    QHash<int, qint64> m_styles;
    qint64 m_styled = 0;
    QHash<QString, ValueCount> m_known; ///< By their small letters.
    QHash<QString, ValueCount> m_words;
};

} // namespace intray
