// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/crossrule.h"
#include "schema/schemacheck.h"
#include "verify/rules/editedfield.h"
#include "verify/rules/ruleproposal.h"

#include <QHash>
#include <QJsonArray>
#include <QList>

namespace intray {

/// A record schema as a supervisor changes it, field by field and rule by rule. What it says beyond
/// that stays in it, whatever is changed. A value, cheap to copy.
class EditedSchema
{
public:
    /// `more` are fields that the queue's records have beside the schema's. Changing nothing leaves
    /// the schema exactly as it was.
    explicit EditedSchema(const QJsonObject &schema = {}, const QStringList &more = {});

    const QJsonObject &json() const { return m_json; }
    const QStringList &fields() const { return m_fields; }
    EditedField field(const QString &name) const;
    /// All at once, for the cost of one after the other asks for the same lists again.
    QHash<QString, EditedField> allFields() const;
    void setField(const QString &name, const EditedField &field);
    /// Up with -1, down with 1; nothing happens at the ends.
    void move(const QString &name, int step);
    void addField(const QString &name); ///< At the end; nothing happens if it is there.
    /// With all rules that name it.
    void removeField(const QString &name);

    /// Of the form at the desk, in a wide window.
    int columns() const;
    void setColumns(int columns);

    /// The rules across fields, as they stand in "x-intray"; those that are none stay in the list.
    QJsonArray rules() const;
    void addRule(const QJsonObject &rule);
    void setRule(qsizetype index, const QJsonObject &rule);
    void removeRule(qsizetype index);
    void take(const RuleProposal &proposal);
    bool has(const RuleProposal &proposal) const;

    /// What is not well formed or cannot be meant; empty: it can be saved.
    QList<SchemaFault> faults() const;

    bool operator==(const EditedSchema &) const = default;

private:
    bool isReadOnly(const QString &name) const;
    QJsonObject propertyOf(const QString &name) const;
    void putProperty(const QString &name, const QJsonObject &property);
    void nameFields();
    void setWord(const QString &word, const QJsonArray &list);
    void setRequired(const QString &name, bool required);
    void setUnique(const QString &name, bool unique);
    void setInList(const QString &name, bool inList);

    QJsonObject m_json;
    QStringList m_fields;
};

} // namespace intray
