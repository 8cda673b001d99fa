// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/fieldlabels.h"

#include "schema/fieldnamed.h"
#include "session/session.h"

#include <QHash>

#include <memory>

namespace intray {

FieldWords fieldLabels(const Session &session)
{
    const auto known = std::make_shared<QHash<QString, RecordSchema>>();
    return [&session, known](const QString &queue, const QString &field) {
        if (!known->contains(queue))
            known->insert(queue,
                          RecordSchema::of(session.queueNamed(queue)).value_or(RecordSchema()));
        const Field *named = fieldNamed(known->value(queue).fields(), field);
        return named ? named->label : field;
    };
}

QueueTitles queueTitles(const Session &session)
{
    QueueTitles titles;
    for (const Queue &queue : session.queues())
        titles.insert(queue.name, queue.displayTitle());
    return titles;
}

QHash<QString, NamingFields> namingFields(const Session &session)
{
    QHash<QString, NamingFields> fields;
    for (const Queue &queue : session.queues())
        if (const auto schema = RecordSchema::of(queue))
            fields.insert(queue.name, NamingFields::of(*schema));
    return fields;
}

} // namespace intray
