// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/contextfield.h"

#include <QJsonDocument>

namespace intray {

QJsonObject contextIn(const QJsonObject &recordSchema, const Record &record)
{
    const QString field = recordSchema.value(contextKeyword).toString();
    const QString text = record.value(field).toString();
    if (field.isEmpty() || text.isEmpty())
        return {};
    const QJsonDocument written = QJsonDocument::fromJson(text.toUtf8());
    return written.isObject() ? written.object() : QJsonObject{{field, text}};
}

} // namespace intray
