// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/desk/desktext.h"

#include "schema/fieldnamed.h"

#include <algorithm>

namespace intray {

static QString textIn(const Record &record, const QString &field)
{
    return RecordSchema::textOf(record.value(field));
}

void DeskText::open(const RecordSchema &schema, const Record &imported, const Record &record)
{
    m_schema = schema;
    m_imported = imported;
    m_base = record;
    m_typed.clear();
    m_fields = schema.fieldsOf(record);
}

QStringList DeskText::resume(const Record &draft)
{
    QStringList changed;
    for (auto value = draft.begin(); value != draft.end(); ++value) {
        const QString before = text(value.key());
        type(value.key(), RecordSchema::textOf(value.value()));
        if (text(value.key()) != before)
            changed.append(value.key());
    }
    return changed;
}

QStringList DeskText::rebase(const Record &imported, const Record &record)
{
    const QHash<QString, QString> before = texts();
    const QHash<QString, QString> typed = m_typed;
    open(m_schema, imported, record);
    for (auto text = typed.begin(); text != typed.end(); ++text)
        type(text.key(), text.value());
    QStringList changed;
    for (const Field &field : m_fields)
        if (text(field.name) != before.value(field.name))
            changed.append(field.name);
    return changed;
}

void DeskText::setSchema(const RecordSchema &schema)
{
    const QHash<QString, QString> typed = m_typed;
    open(schema, m_imported, m_base);
    for (auto text = typed.begin(); text != typed.end(); ++text)
        type(text.key(), text.value());
}

void DeskText::clear()
{
    open(RecordSchema(), {}, {});
    m_missing = {};
}

bool DeskText::knows(const QString &field) const
{
    return fieldNamed(field) != nullptr;
}

QString DeskText::text(const QString &field) const
{
    const auto typed = m_typed.find(field);
    return typed != m_typed.end() ? *typed : textIn(m_base, field);
}

QString DeskText::importedText(const QString &field) const
{
    return textIn(m_imported, field);
}

bool DeskText::isMissingInImport(const QString &field) const
{
    return !m_imported.contains(field);
}

bool DeskText::isChanged(const QString &field) const
{
    return text(field) != importedText(field);
}

bool DeskText::isTyped(const QString &field) const
{
    return m_typed.contains(field);
}

QStringList DeskText::typedFields() const
{
    QStringList names;
    for (const Field &field : m_fields)
        if (isTyped(field.name))
            names.append(field.name);
    return names;
}

QHash<QString, QString> DeskText::texts() const
{
    QHash<QString, QString> texts;
    for (const Field &field : m_fields)
        texts.insert(field.name, text(field.name));
    return texts;
}

// A text that equals the text of the base counts as the base, also if the base has null, "" or no
// value there. So going back never invents a value.
void DeskText::type(const QString &field, const QString &typed)
{
    if (typed == textIn(m_base, field))
        m_typed.remove(field);
    else
        m_typed.insert(field, typed);
    if (!knows(field))
        m_fields = m_schema.fieldsOf(draft());
}

void DeskText::revert(const QString &field)
{
    m_typed.remove(field);
}

QString DeskText::missing(const QString &field) const
{
    return text(field).trimmed().isEmpty() ? m_missing.value(field).toString() : QString();
}

void DeskText::setMissing(const QString &field, const QString &reason)
{
    if (reason.isEmpty())
        m_missing.remove(field);
    else
        m_missing.insert(field, reason);
}

QStringList DeskText::faultsOf(const QString &field) const
{
    QStringList sentences;
    for (const Fault &fault : withoutExcused(m_schema.checkField(corrected(), field), m_missing))
        sentences.append(fault.sentence);
    return sentences;
}

Record DeskText::corrected() const
{
    Record record = m_base;
    for (auto typed = m_typed.begin(); typed != m_typed.end(); ++typed)
        record.insert(typed.key(), valueOf(typed.key(), typed.value()));
    return record;
}

Record DeskText::draft() const
{
    Record record = m_base;
    for (auto typed = m_typed.begin(); typed != m_typed.end(); ++typed) {
        const QJsonValue value = valueOf(typed.key(), typed.value());
        const bool isExact = RecordSchema::textOf(value) == typed.value();
        record.insert(typed.key(), isExact ? value : QJsonValue(typed.value()));
    }
    return record;
}

QString DeskText::firstEditable() const
{
    const auto editable = std::find_if(m_fields.begin(), m_fields.end(),
                                       [](const Field &field) { return !field.readOnly; });
    return editable != m_fields.end() ? editable->name : QString();
}

const Field *DeskText::fieldNamed(const QString &name) const
{
    return intray::fieldNamed(m_fields, name);
}

QJsonValue DeskText::valueOf(const QString &field, const QString &typed) const
{
    const Field *known = fieldNamed(field);
    return known ? m_schema.valueOf(*known, typed) : QJsonValue(typed);
}

} // namespace intray
