// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/dateform.h"
#include "schema/localenumber.h"

#include <QStringList>

#include <optional>

namespace intray {

struct Field;

/// A field's text between the record and the screen: numbers stand on the screen as the person's
/// country writes them; what is typed becomes what the field stores: numbers and days in its form,
/// yes and no in its words. A value.
class FieldText
{
public:
    explicit FieldText(const Field &field);

    QString shown(const QString &stored) const;
    /// What is typed, as the record keeps it. What was imported in another form stays as it was
    /// when the same is typed again, unless the field cannot read it. `usual`: what other records
    /// say, so that yes and no become their words.
    QString stored(const QString &typed, const QString &imported,
                   const QStringList &usual = {}) const;
    /// What stands before a fraction on the screen; null: the field has none.
    QChar decimalSign() const { return m_decimal; }

private:
    QString storedNumber(const QString &typed, const QString &imported) const;
    QString storedMoment(const QString &typed) const;

    std::optional<LocaleNumber> m_number; ///< None: it is shown as it is stored.
    std::optional<DateForm> m_moment;
    QChar m_decimal;
    bool m_saysYesOrNo = false;
    QStringList m_words; ///< The two for yes and no; empty: what others use.
    QStringList m_known;
};

} // namespace intray
