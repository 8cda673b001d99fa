// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/verifying/valuereading.h"
#include "verify/values/valuechanges.h"

#include <QHash>

#include <optional>

namespace intray {

/// What somebody wrote of values of the fields that they looked at, so that it is there again with
/// these values. A plain value.
class WrittenWishes
{
public:
    /// Of these values, without its examples.
    void keep(const FieldOfQueue &field, const QStringList &values, const ValueWish &wish);
    /// As they stand now; one that says nothing takes an earlier one of its value back.
    void keepExamples(const FieldOfQueue &field, const QList<Example> &shown);
    /// The newest that is about one of the values; none: nothing is.
    std::optional<ValueWish> of(const FieldOfQueue &field, const QStringList &values) const;
    QList<Example> examples(const FieldOfQueue &field) const; ///< As they were written.

private:
    struct OfField
    {
        QList<std::pair<QStringList, ValueWish>> wishes; ///< The newest last.
        QList<Example> examples;
    };

    static QString keyOf(const FieldOfQueue &field);

    QHash<QString, OfField> m_fields;
};

} // namespace intray
