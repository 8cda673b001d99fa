// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "queue/item.h"
#include "queue/queuerules.h"
#include "schema/crossrule.h"
#include "schema/lookuprule.h"
#include "schema/missingreason.h"
#include "schema/severalvalues.h"
#include "schema/sourcerule.h"

#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>

#include <memory>

class QLocale;

namespace intray {

/// One field of a record, as the form shows it.
struct Field
{
    QString name;
    QString label; ///< The schema's title, or the name.
    QString hint;  ///< What a value looks like, from description, format, pattern, enum and limits.
    bool required = false; ///< Must be present and not empty.
    bool readOnly = false;
    bool inList = false; ///< Shown as a column of the open items.
    bool multiline = false;
    QString spelling;    ///< The dictionary that its text is spelled by; empty: none.
    SourceRule source;   ///< Whether it says where the record's scan, picture or PDF lies.
    QString group;       ///< The heading that it stands under; empty: none.
    QString kind;        ///< What its text is, as in schema/fieldkind.h; empty: any text.
    QString format;      ///< How its numbers, days or times are written.
    QString type;        ///< "string", "integer", "number", "boolean", or "" for anything.
    QStringList choices; ///< Enum values; empty: any.
    QStringList
        known; ///< Usual values, from "examples"; others are allowed, and worth a second look.
    int usualLength = 0;          ///< In characters, for how wide it is shown; 0: not known.
    SeveralValues several;        ///< Empty: it holds one value.
    LookupRule lookup;            ///< Empty: its values come from no table.
    QList<MissingReason> missing; ///< Why it may be empty; none: nothing is asked.

    bool operator==(const Field &) const = default;
};

/// A queue's record schema: which fields there are, in which order, and whether a record keeps the
/// rules. JSON Schema (draft 7, checked by valijson) with one keyword of our own, "x-intray"
/// (schema/intraywords.h), for the order of the fields, the columns of the lists, what the key was
/// made of, kinds of values and rules across fields. A text that is empty, or that the field calls
/// a placeholder, is no value: it breaks only the rule that a field is required. A value, cheap to
/// copy; may be used in any thread.
class RecordSchema
{
public:
    RecordSchema(); ///< No fields known: every record is fine, fields come from the record itself.

    /// Invalid with a sentence that names the place if the text is no JSON or no schema.
    static Outcome<RecordSchema> fromJson(const QJsonObject &schema);
    static Outcome<RecordSchema> fromText(const QByteArray &text);
    /// The queue's schema, and as plain fields those that its records have besides.
    static Outcome<RecordSchema> of(const Queue &queue);

    /// The same, whose hints and faults show numbers as they are written there, as the form does.
    RecordSchema shownFor(const QLocale &locale) const;

    const QList<Field> &fields() const;
    QList<Field> listFields() const;
    /// The fields that the key was made of at the first import; empty: none, or a hash of the whole
    /// row.
    QStringList keyFields() const;
    QStringList ownWords() const; ///< Of the queue, right in every dictionary.
    /// The schema's fields, then those that only this record has.
    QList<Field> fieldsOf(const Record &record) const;
    QJsonObject toJson() const;

    /// What is typed into the field as a JSON value: text, or a number or truth value where the
    /// schema's type says so and the text is exactly that. Otherwise the text itself, so that
    /// check() refuses it and nothing is coerced in silence.
    QJsonValue valueOf(const Field &field, const QString &typed) const;
    /// The text that shows the value; valueOf() of it gives the value again.
    static QString textOf(const QJsonValue &value);

    /// Every broken rule, in the fields' order; empty: the record is fine.
    QList<Fault> check(const Record &record) const;
    /// The rules across fields, also those that need the queue's other records, which check()
    /// leaves alone.
    const QList<CrossRule> &crossRules() const;
    /// Whether the value means nothing: it is empty or one of the field's placeholders.
    bool isNothing(const QString &field, const QJsonValue &value) const;
    /// Only the rules of one field.
    QList<Fault> checkField(const Record &record, const QString &field) const;

private:
    RecordSchema withFields(const QStringList &names) const;

    struct Rules;
    std::shared_ptr<const Rules> m_rules;
};

} // namespace intray
