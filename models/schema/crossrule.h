// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "queue/item.h"
#include "schema/fieldrules.h"

#include <QHash>
#include <QJsonObject>
#include <QString>
#include <QStringList>

namespace intray {

/// A rule that the record breaks, by which fault, in which field.
struct Fault
{
    QString field;
    QString sentence;  ///< What is wrong and how to correct it.
    QString rule = {}; ///< "required", "kind", "pattern" ...; for rules across fields their name.
};

/// A rule across the fields of a record, or of all records of a queue, as it stands in the list
/// "rules" of "x-intray":
/// {"compare": ["start", "<=", "end"]} with <, <= or =, by the fields' kinds;
/// {"if": {"state": {"is": ["done"]}}, "then": {"end": {"filled": true}}}, where each side names
/// fields that are one of some texts, filled in or empty, and all of one side must hold;
/// {"for_equal": ["zip"], "equal": ["city"]}: records with the same zip have the same city;
/// {"unique": ["number"]}: no two records have the same number.
/// A "sentence" beside it is told in place of ours. What is empty breaks none but "filled". A
/// value.
class CrossRule
{
public:
    enum class Kind { Comparison, Condition, Dependency, Unique };

    /// Invalid with what is expected.
    static Outcome<CrossRule> from(const QJsonValue &json);

    Kind kind() const { return m_kind; }
    /// Such as "start<=end", "if state then end", "zip->city", "unique number".
    QString name() const;
    QStringList fields() const;
    /// Of rules that need the queue's other records: the fields that must be equal, and those that
    /// must be equal then.
    const QStringList &equalFields() const { return m_left; }
    const QStringList &determinedFields() const { return m_right; }
    bool needsOtherRecords() const { return m_kind >= Kind::Dependency; }
    QJsonObject toJson() const { return m_json; }
    QString sentence() const { return m_json.value(QLatin1StringView("sentence")).toString(); }

    /// The rules of the fields, by their names.
    using Fields = QHash<QString, FieldRules>;
    /// What is broken within the record; of rules that need others nothing.
    QList<Fault> faultsIn(const Record &record, const Fields &fields) const;

private:
    QList<Fault> comparisonFault(const Record &record, const Fields &fields) const;
    QList<Fault> conditionFaults(const Record &record, const Fields &fields) const;
    QString whenInWords(const Fields &fields) const;

    Kind m_kind = Kind::Unique;
    QStringList m_left;
    QString m_sign;
    QStringList m_right;
    QJsonObject m_json;
};

} // namespace intray
