// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/proposal/addresses.h"
#include "verify/proposal/checkdigits.h"
#include "verify/proposal/codeforms.h"
#include "verify/proposal/fieldvalues.h"
#include "verify/proposal/lettercase.h"
#include "verify/proposal/lookuptable.h"
#include "verify/proposal/momentforms.h"
#include "verify/proposal/nearestchoice.h"
#include "verify/proposal/numberforms.h"
#include "verify/proposal/wordslips.h"

#include <memory>

namespace intray {

/// What one field says about its values by itself: which look wrong, and what each may have been
/// meant to be. Immutable; any thread.
class FieldProposals
{
public:
    /// `table`: of the field's look-up table; null: it has none, or it is not there.
    explicit FieldProposals(const FieldValues &values,
                            std::shared_ptr<const LookupTable> table = {});

    const Field &field() const { return m_values.field(); }
    const FieldValues &values() const { return m_values; }
    const LookupTable *table() const { return m_table.get(); }
    /// Whether it looks unlike the field's right values, though it breaks no rule.
    bool isStrange(const QString &value) const;
    /// Whether it keeps the field's rules and looks like its right values.
    bool fits(const QString &value) const;
    /// Whether the field tells its own values from those of other fields.
    bool isTelling() const;

    /// What may be meant, in the order in which it is to be tried: who has found one in a group
    /// that the record allows leaves those behind it.
    QList<QList<MeantValue>> meant(const QString &value, bool isFaulty) const;

private:
    bool isUnclean(const QString &value) const;
    bool isQuoted(const QString &value) const;
    bool isFrequent(const QString &value) const;
    bool isOfOwnForm() const; ///< Days, numbers, addresses: what makes them tells their form.
    QList<MeantValue> cleanings(const QString &value, bool isFaulty) const;
    QList<MeantValue> ofKind(const QString &value) const;
    QList<MeantValue> ofSeveral(const QString &value) const;
    QList<MeantValue> ofForms(const QString &value, bool isFaulty) const;
    QList<MeantValue> ofCase(const QString &value) const;

    FieldValues m_values;
    std::shared_ptr<const LookupTable> m_table;
    LetterCase m_letters;
    CodeForms m_codes;
    MomentForms m_moments;
    NumberForms m_numbers;
    WebAddresses m_web;
    CheckDigits m_checks;
    NearestChoice m_choices;
    NearestChoice m_several;
    WordSlips m_words;
    bool m_isMail = false;
    bool m_isUsuallyClean = true;
    bool m_isUsuallySingle = true; ///< One blank between words, not two.
    bool m_isUsuallyPlain = false; ///< Without quotation marks around it.
    double m_withBlanks = 0;       ///< The share of right values that have one.
};

} // namespace intray
