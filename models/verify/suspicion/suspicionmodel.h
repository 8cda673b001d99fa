// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/suspicion/charactermodel.h"
#include "verify/suspicion/facts/facts.h"
#include "verify/suspicion/looks.h"
#include "verify/suspicion/misspelling.h"
#include "verify/suspicion/repair.h"
#include "verify/suspicion/valuewords.h"

#include <QMap>
#include <QStringList>

namespace intray {

/// A field that says something about another one: records with equal values here mostly have equal
/// values there.
struct Determination
{
    int by = -1;
    double weight = 0;    ///< How much its voice counts beside those of the other fields.
    double free = 0;      ///< How often a right value does not follow it.
    double sharpness = 1; ///< The power of the counts: more than 1 where few values are errors.
    double doubt = 1;     ///< As many records must say the same to be believed by half.
    /// How often a record with a new value here has a new value in the other field, too. Two new
    /// values together are rather one new thing than two mistakes.
    double newTogether = 0;
};

/// What is usual in one field, learned from the queue itself.
struct FieldModel
{
    double wrong = 0.01;  ///< Share of wrong cells.
    double fresh = 0.1;   ///< How likely a right value stands nowhere else.
    double distinct = 1;  ///< Different values.
    double perRecord = 1; ///< How many a record has: of words, more than one.
    /// How far a value of one record that looks misspelt is believed to be misspelt, because values
    /// that are known to be right may look so, too.
    double caution = 1;
    QList<Determination> determinedBy;
    // How wrong cells come about; together 1.
    double misspelt = 0.5;
    double exchanged = 0.3; ///< With a value that the field has elsewhere.
    double missing = 0.1;
    double anything = 0.1;
    QString shape; ///< Of most values, if it has digits; see shapeOf().
    double shapeShare = 0;
    QString digits; ///< The same with each digit; see digitsOf().
    double digitsShare = 0;
    CharacterModel characters;
    QList<Repair> repairs; ///< What people do to its values again and again.
    LooksByReason looks;   ///< What they made of its suspected cells.
};

/// What is usual in a queue: a plain value, made by learnSuspicion().
struct SuspicionModel
{
    QStringList fields;
    double records = 0;     ///< From how many it was learned.
    bool byRecords = false; ///< The spelling was learned from each record, not from each value.
    QList<FieldModel> of;   ///< Per field.
    /// What is usual among the words of a field, where its values are made of words that recur.
    QMap<int, FieldModel> words;
    Misspelling misspelling;
    QMap<int, FieldFacts> facts; ///< Of fields that several sources tell of the same things.

    /// Of a field or of its words.
    const FieldModel &at(int number) const
    {
        static const FieldModel nothing;
        if (!isWordField(number))
            return of.at(number);
        const auto known = words.constFind(number - firstWordField);
        return known == words.constEnd() ? nothing : *known;
    }
};

} // namespace intray
