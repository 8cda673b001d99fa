// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/numberform.h"

#include <QLocale>

namespace intray {

/// A field's numbers as a person writes them in their own country, while they are stored as the
/// field writes them. Goes digit by digit, so that no figure is lost. What is no number in its form
/// stays as it is, on both ways. A value; any thread.
class LocaleNumber
{
public:
    LocaleNumber(const NumberForm &stored, const QLocale &locale);

    /// For the screen; stored() of it gives the same again, else it is the stored text itself.
    QString shown(const QString &stored) const;
    /// What is typed, as it is stored: read as the country writes numbers, or, where it is none of
    /// these, taken as it is.
    QString stored(const QString &typed) const;
    /// Whether it is written as the field stores numbers.
    bool isStored(const QString &text) const;
    bool isTheSame() const; ///< The country writes numbers as the field does.

private:
    QString plain(QString typed) const;

    NumberForm m_stored;
    NumberForm m_shown;
    QChar m_group; ///< Of the country, also where the field parts no thousands.
    QChar m_zero;
};

} // namespace intray
