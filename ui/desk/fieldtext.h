// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/localenumber.h"

#include <QString>

#include <optional>

namespace intray {

struct Field;

/// A field's text between the record and the screen: numbers stand on the screen as the person's
/// country writes them. A value.
class FieldText
{
public:
    explicit FieldText(const Field &field);

    QString shown(const QString &stored) const;
    /// What is typed, as the record keeps it. What was imported in another form stays as it was
    /// when the same is typed again.
    QString stored(const QString &typed, const QString &imported) const;

private:
    std::optional<LocaleNumber> m_number; ///< None: it is shown as it is stored.
};

} // namespace intray
