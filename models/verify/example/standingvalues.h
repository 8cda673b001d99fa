// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/example/transformation.h"

#include <QSet>

namespace intray {

/// What stands in a column already: a program that makes such values was likelier meant than one
/// that makes others. A plain value; any thread.
class StandingValues
{
public:
    explicit StandingValues(const QList<SourceCells> &column);

    /// From 0 to 1: how much of what a program makes of these stands in the column.
    double shareOf(const Transformation &program, const QList<SourceCells> &values) const;

private:
    double familiarity(const QString &made, const QString &before) const;
    bool areNewWordsKnown(const QString &made, const QString &before) const;

    QSet<QString> m_values; ///< That have letters: numbers are alike by chance.
    QSet<QString> m_words;
    QSet<QString> m_exactForms;
};

} // namespace intray
