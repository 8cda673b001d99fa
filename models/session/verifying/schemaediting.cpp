// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/verifying/schemaediting.h"

namespace intray {

constexpr qsizetype mostSteps = 200;

SchemaEditing::SchemaEditing(const Queue &queue, QObject *parent)
    : QObject(parent)
    , m_queue(queue)
    , m_stored(queue.recordSchema, queue.fields)
    , m_schema(m_stored)
{
}

bool SchemaEditing::isChanged() const
{
    return m_schema != m_stored;
}

Queue SchemaEditing::changed() const
{
    Queue queue = m_queue;
    if (isChanged())
        queue.recordSchema = m_schema.json();
    return queue;
}

void SchemaEditing::change(const EditedSchema &schema, const QString &what)
{
    if (schema == m_schema)
        return;
    if (what.isEmpty() || what != m_what)
        m_before << m_schema;
    if (m_before.size() > mostSteps)
        m_before.removeFirst();
    m_what = what;
    m_after.clear();
    m_schema = schema;
    emit schemaChanged();
}

void SchemaEditing::undo()
{
    if (m_before.isEmpty())
        return;
    m_after << m_schema;
    m_schema = m_before.takeLast();
    m_what.clear();
    emit schemaChanged();
}

void SchemaEditing::redo()
{
    if (m_after.isEmpty())
        return;
    m_before << m_schema;
    m_schema = m_after.takeLast();
    m_what.clear();
    emit schemaChanged();
}

void SchemaEditing::setSaved(const Queue &queue)
{
    m_queue = queue;
    m_stored = EditedSchema(queue.recordSchema, queue.fields);
    m_what.clear();
    emit savedChanged();
}

} // namespace intray
