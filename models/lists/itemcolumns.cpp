// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/itemcolumns.h"

#include "lists/celltext.h"
#include "lists/shownreason.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace intray {

static QString title(const char *source)
{
    return QCoreApplication::translate("ItemColumns", source);
}

bool ItemColumn::isFilterable() const
{
    return order == ItemOrder::By::Key || order == ItemOrder::By::Field || isForWhom();
}

// In the order of claims those who wait for the same person stand together.
bool ItemColumn::isForWhom() const
{
    return order == ItemOrder::By::ClaimOrder;
}

static ItemColumn fieldColumn(const Field &field)
{
    const bool numeric =
        field.type == QStringLiteral("integer") || field.type == QStringLiteral("number");
    return {QStringLiteral("field.") + field.name, field.label, ItemOrder::By::Field, field.name,
            numeric};
}

QList<ItemColumn> itemColumns(const QList<Field> &listFields)
{
    using By = ItemOrder::By;
    QList<ItemColumn> columns{{QStringLiteral("key"),
                               title(QT_TRANSLATE_NOOP("ItemColumns", "Key")),
                               By::Key,
                               {},
                               false}};
    for (const Field &field : listFields)
        columns.append(fieldColumn(field));
    columns.append({QStringLiteral("priority"),
                    title(QT_TRANSLATE_NOOP("ItemColumns", "Priority")),
                    By::Priority,
                    {},
                    true});
    columns.append({QStringLiteral("created"),
                    title(QT_TRANSLATE_NOOP("ItemColumns", "Since")),
                    By::Created,
                    {},
                    false});
    columns.append({QStringLiteral("for"),
                    title(QT_TRANSLATE_NOOP("ItemColumns", "For")),
                    By::ClaimOrder,
                    {},
                    false});
    return columns;
}

QString ItemColumn::wholeText(const Item &item) const
{
    if (order == ItemOrder::By::Field)
        return RecordSchema::textOf(item.record.value(field));
    return order == ItemOrder::By::Key ? item.key : isForWhom() ? item.assignedTo : QString();
}

QStringList ItemColumn::names() const
{
    return {title, field.isEmpty() ? id : field};
}

QList<ItemColumn> withFurtherFields(QList<ItemColumn> columns, const QList<Field> &fields)
{
    for (const Field &field : fields) {
        const ItemColumn further = fieldColumn(field);
        const bool isThere =
            std::any_of(columns.cbegin(), columns.cend(),
                        [&](const ItemColumn &column) { return column.id == further.id; });
        if (!isThere)
            columns << further;
    }
    return columns;
}

QString passedWords()
{
    return title(QT_TRANSLATE_NOOP("ItemColumns", "passed unopened"));
}

QString shownText(const ItemColumn &column, const Item &item)
{
    const QLocale locale;
    switch (column.order) {
    case ItemOrder::By::Key:
        return keyText(item.key);
    case ItemOrder::By::ClaimOrder:
        return item.hasPassed ? passedWords() : cellText(item.assignedTo);
    case ItemOrder::By::Field:
        return item.missing.contains(column.field)
                   ? shownReason(item.missing.value(column.field).toString())
                   : cellText(RecordSchema::textOf(item.record.value(column.field)));
    case ItemOrder::By::Priority:
        return locale.toString(item.priority);
    case ItemOrder::By::Created:
        return locale.toString(item.createdAt.toLocalTime().date(), QLocale::ShortFormat);
    }
    return {};
}

} // namespace intray
