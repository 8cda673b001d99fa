// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/recordschema.h"

#include <QHash>

namespace intray {

/// The text of a record in work: what was imported, what the database has, and what is typed on top
/// of it. Nothing typed is ever altered: a value is made from it only where the schema reads
/// exactly that text.
class DeskText
{
public:
    /// A record as the database has it; nothing is typed.
    void open(const RecordSchema &schema, const Record &imported, const Record &record);
    /// Puts a draft's text on top; returns the fields whose text changed.
    QStringList resume(const Record &draft);
    /// The database has another version now: fields in which nothing was typed follow it.
    QStringList rebase(const Record &imported, const Record &record);
    /// The record is held against other rules from now on; what is typed stays.
    void setSchema(const RecordSchema &schema);
    void clear();

    const RecordSchema &schema() const { return m_schema; }
    const QList<Field> &fields() const { return m_fields; }
    bool knows(const QString &field) const;
    QString text(const QString &field) const;
    QString importedText(const QString &field) const;
    bool isMissingInImport(const QString &field) const;
    bool isChanged(const QString &field) const;
    bool isTyped(const QString &field) const;
    QStringList typedFields() const;
    QHash<QString, QString> texts() const;

    void type(const QString &field, const QString &typed);
    void revert(const QString &field);
    /// Why the field is empty; empty: nobody said why, or it has a text.
    QString missing(const QString &field) const;
    void setMissing(const QString &field, const QString &reason);
    void setReasons(const QJsonObject &missing) { m_missing = missing; } ///< Of all its fields.

    /// Every broken rule, or those of one field.
    QList<Fault> faults() const { return withoutExcused(m_schema.check(corrected()), m_missing); }
    QStringList faultsOf(const QString &field) const;

    /// The record as it would be completed: values where the schema reads the text so, else the
    /// text.
    Record corrected() const;
    /// The record with every character as it was typed, valid or not.
    Record draft() const;
    /// "", or the first field that can be edited.
    QString firstEditable() const;

private:
    const Field *fieldNamed(const QString &name) const;
    QJsonValue valueOf(const QString &field, const QString &typed) const;

    RecordSchema m_schema;
    QList<Field> m_fields;
    Record m_imported;
    Record m_base;                   ///< As the database has it.
    QHash<QString, QString> m_typed; ///< Only what differs from the base.
    QJsonObject m_missing;           ///< Why fields are empty.
};

} // namespace intray
