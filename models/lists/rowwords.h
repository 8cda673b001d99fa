// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/recordschema.h"

namespace intray {

/// What two lines say of a record: people know it by its name, and find it by its key.
struct RowWords
{
    QString name;   ///< The first two fields of the list, the key if nothing is in them.
    QString second; ///< The key, and the fields of the list that are not in the name.
};

/// What people call a record by: the first two fields of its list; empty if nothing is in them.
/// A first field that is empty is named in its place.
QString rowName(const Record &record, const QList<Field> &listFields);
QString nameOf(const QStringList &texts, const QList<Field> &fields); ///< What they hold now.
/// For a sentence: the name, and the key in brackets; the key alone if nothing is in the name.
QString nameAndKey(const QString &key, const Record &record, const QList<Field> &listFields);
RowWords rowWords(const QString &key, const Record &record, const QList<Field> &listFields);

} // namespace intray
