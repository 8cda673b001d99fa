// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/item.h"

#include <QStringView>

#include <functional>

namespace intray {

/// Adds a text as a string of JSON, as Qt writes it.
void appendJson(QString &json, QStringView text);

/// Writes records of texts as databases keep them, in one pass over their values: an import of many
/// rows would spend half of its time on making Records first.
class RecordWriter
{
public:
    RecordWriter() = default;
    explicit RecordWriter(const QStringList &fields); ///< Each once.

    /// A text, or nothing where the value is missing, of the field at this place in the list.
    using Value = std::function<std::optional<QStringView>(qsizetype)>;
    /// Nothing if a value has a character that no database keeps; the Record tells which one.
    std::optional<WrittenRecord> write(const Value &value) const;

private:
    struct Field
    {
        qsizetype place; ///< In the list.
        QString name;    ///< As it stands in front of its value.
    };

    QStringList m_fields;
    QList<Field> m_inOrder; ///< Of the JSON that Qt writes.
};

} // namespace intray
