// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/id.h"

#include <QJsonArray>
#include <QList>
#include <QVariant>

namespace intray {

struct SeenLock;

/// A value for a placeholder, such as {":item", 7}. A null QString is NULL.
struct Binding
{
    const char *placeholder;
    QVariant value;
};
using Bindings = QList<Binding>;

/// A list of JSON values as a binding.
QString jsonText(const QJsonArray &array);
/// The ids as one binding.
QString idsText(const QList<ItemId> &items);
QList<ItemId> idsIn(const QString &ids);
/// Each item with the lock that it was seen under, as one binding.
QString locksText(const QList<SeenLock> &locks);
/// The text, or NULL when it is empty.
QVariant textOrNull(const QString &text);
/// A lock or operation id as servers take it: text that is no UUID holds nothing anywhere.
QString uuidOrNone(const QString &id);

} // namespace intray
