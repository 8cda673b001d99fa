// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/item.h"
#include "schema/fieldrules.h"

#include <QHash>
#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>

namespace intray {

/// Says in a sentence which "if" and "then" of a JSON Schema a value breaks, and what would be
/// right (JSON Schema 2020-12, core, 10.2.2). Only those where "if" names values of fields and
/// "then" one value, several, or how a text begins; of others it says nothing. A value; any thread.
class SchemaConditions
{
public:
    static SchemaConditions of(const QJsonObject &schema);

    using Fields = QHash<QString, FieldRules>;
    /// Such as "This must begin with 937, because “City” is Fresno."; empty: it knows no reason.
    QString faultIn(const QString &field, const Record &record, const Fields &fields) const;
    /// Each in a sentence, such as "Where “City” is Fresno: “ZIP code” begins with 937."
    QStringList inWords(const Fields &fields) const;

private:
    struct Condition
    {
        QJsonObject when; ///< By field: {"const": ...} or {"enum": [...]}.
        QJsonObject then; ///< By field: a schema.
    };

    void add(const QJsonObject &schema);
    static bool holds(const Condition &condition, const Record &record);
    static QString whenInWords(const Condition &condition, const Record &record,
                               const Fields &fields);

    QList<Condition> m_conditions;
};

} // namespace intray
