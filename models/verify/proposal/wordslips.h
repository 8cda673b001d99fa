// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/proposal/fieldvalues.h"
#include "verify/proposal/offeredvalue.h"

#include <QHash>

namespace intray {

/// What may be meant by a value of several words that breaks a rule: one word put right by the
/// field's other words, an abbreviation written out, a blank that slipped. Immutable; any thread.
class WordSlips
{
public:
    explicit WordSlips(const FieldValues &values);

    /// In groups: who has found one that the record allows leaves those behind it.
    QList<QList<MeantValue>> candidates(const QString &value) const;

private:
    struct Word
    {
        QString text;
        qint64 records = 0;
        qint64 last = 0; ///< In how many it is the last one.
    };

    void addSlips(const QStringList &words, qsizetype at, QList<MeantValue> &all) const;
    void addAbbreviated(const QStringList &words, qsizetype at, QList<MeantValue> &all) const;
    void addBlanks(const QString &value, QList<MeantValue> &all) const;

    QHash<QString, Word> m_words;
    QList<Word> m_frequent;        ///< The most frequent first.
    QHash<QString, qint64> m_ends; ///< What words end with, as "straße" in "Lindenstraße".
    QStringList m_frequentEnds;    ///< The longest first.
    qint64 m_records = 0;
    double m_composed = 0; ///< The share of values of several words.
};

} // namespace intray
