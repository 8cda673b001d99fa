// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/recordschema.h"

#include <functional>

namespace intray {

/// The fields that a record may be named by.
struct NamingFields
{
    QList<Field> listed; ///< Those of the list, as RecordSchema::listFields() has them.
    QList<Field> all;    ///< Looked through for words where the listed ones have none.

    static NamingFields of(const RecordSchema &schema);
    bool operator==(const NamingFields &) const = default;
};

/// What two lines say of a record: people know it by its name, and find it by its key.
struct RowWords
{
    QString name;   ///< What it is called; the key if nothing names it.
    QString second; ///< The key, and the fields of the list that are not in the name.
};

/// What people call a record by, everywhere: the first two fields of its list; empty if nothing is
/// in them. A first field that is empty is named in its place. Where the key is a hash or a long
/// number, such ones are left out of the name, and where no words are left then, the first two
/// fields that are in words are the name.
using TextOfField = std::function<QString(const QString &field)>;
QString nameOf(const QString &key, const TextOfField &text, const NamingFields &fields);
QString nameOf(const QString &key, const Record &record, const NamingFields &fields);
/// For a sentence: the name, and the key in brackets; the key alone if nothing is in the name.
QString nameAndKey(const QString &key, const Record &record, const NamingFields &fields);
RowWords rowWords(const QString &key, const Record &record, const NamingFields &fields);

} // namespace intray
