// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/fieldrules.h"
#include "schema/recordschema.h"
#include "verify/suspicion/valuecounts.h"

#include <QHash>

#include <functional>
#include <optional>

namespace intray {

/// What stands in one field of a queue's records, parted into what keeps the field's rules and what
/// does not. Where the schema has no kind, it has the one that most of its values are of. A plain
/// value; any thread once it is made.
class FieldValues
{
public:
    /// `values`: what stands in so many `records`, each with its count.
    /// `shown`: of which kind people make its values; none: that is not known.
    FieldValues(const RecordSchema &schema, const Field &field, const QList<ValueCount> &values,
                qint64 records, const std::optional<FieldKind> &shown = {});

    /// Whether the schema leaves open what its values are.
    bool isOpen() const { return m_isOpen; }

    const Field &field() const { return m_field; }
    const FieldKind &kind() const { return m_kind; }
    bool isKindGuessed() const { return m_isKindGuessed; }
    bool isKindShown() const { return m_isKindShown; } ///< By what people make of its values.
    const QString &pattern() const { return m_pattern; }
    const QString &format() const { return m_format; } ///< The schema's keyword.
    const QList<ValueCount> &right() const { return m_right; }
    const QList<ValueCount> &wrong() const { return m_wrong; }
    qint64 rightRecords() const { return m_rightRecords; }
    qint64 wrongRecords() const { return m_wrongRecords; }
    double filled() const; ///< The share of the records that have a value.
    qint64 rightWith(const QString &value) const { return m_counts.value(value); }

    /// Whether the value, by itself, keeps the field's rules and is of its kind.
    bool keeps(const QString &value) const;
    bool isPlaceholder(const QString &value) const; ///< As the column uses them.
    /// Of a value that breaks a rule: whether it is one of the words or signs for nothing.
    bool saysNothing(const QString &value) const;
    /// The share of the records with a right value of which this holds.
    double share(const std::function<bool(const QString &)> &holds) const;

private:
    bool keepsRules(const QString &value) const;
    void guessKind(const QList<ValueCount> &values);

    RecordSchema m_schema;
    Field m_field;
    FieldRules m_rules;
    FieldKind m_kind;
    bool m_isOpen = false;
    bool m_isKindGuessed = false;
    bool m_isKindShown = false;
    QString m_pattern;
    QString m_format;
    QStringList m_placeholders;
    QList<ValueCount> m_right;
    QList<ValueCount> m_wrong;
    QHash<QString, qint64> m_counts; ///< Of the right ones.
    qint64 m_rightRecords = 0;
    qint64 m_wrongRecords = 0;
    qint64 m_records = 0;
};

} // namespace intray
