// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/proposal/fieldproposals.h"
#include "verify/suspicion/repair.h"

#include <QHash>

#include <optional>

namespace intray {

/// Of which kind a field is, if people make numbers, days or times of what is none: all that they
/// completed is of it. None: they do not, or the schema says what it is.
std::optional<FieldKind> kindShownBy(const QList<HandledValue> &handled, const FieldValues &values);
/// Whether the field makes by itself what people made, of nearly all that they changed.
bool tells(const FieldProposals &field, const QList<HandledValue> &handled);

/// How what people made of a field's values bears out what is offered for them by rule, by the
/// reason that is given. A plain value; any thread once it is made.
class BorneOut
{
public:
    BorneOut() = default;
    BorneOut(const FieldProposals &field, const QList<HandledValue> &handled);

    /// They made the same of two different values, and nothing else of any.
    bool isBorneOut(const QString &why) const;
    /// They mostly made something else, or left what stood there.
    bool isRefuted(const QString &why) const;

private:
    struct Count
    {
        int same = 0;
        int other = 0;
    };
    QHash<QString, Count> m_counts; ///< By reason.
};

} // namespace intray
