// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/verifying/schemaediting.h"

#include <algorithm>

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

int SchemaEditing::changes() const
{
    if (!isChanged())
        return 0;
    const QHash<QString, EditedField> before = m_stored.allFields();
    const QHash<QString, EditedField> now = m_schema.allFields();
    const QStringList names = m_schema.fields();
    const auto isOther = [&](const QString &name) {
        return !before.contains(name) || before.value(name) != now.value(name);
    };
    const auto isGone = [&](const QString &name) { return !now.contains(name); };
    const QStringList stored = m_stored.fields();
    auto count = std::count_if(names.begin(), names.end(), isOther) +
                 std::count_if(stored.begin(), stored.end(), isGone);
    QStringList stayed = stored;
    stayed.removeIf(isGone);
    QStringList old = names;
    old.removeIf([&](const QString &name) { return !before.contains(name); });
    count += stayed != old ? 1 : 0;
    count += m_stored.columns() != m_schema.columns() ? 1 : 0;
    count += m_stored.rules() != m_schema.rules() ? 1 : 0;
    return std::max(1, int(count)); // what the window does not know came from a file
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
