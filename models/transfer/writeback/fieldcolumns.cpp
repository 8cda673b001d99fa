// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/writeback/fieldcolumns.h"

#include <QCoreApplication>

#include <algorithm>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(WriteBack)
};

} // namespace

FieldColumns::FieldColumns(const QStringList &columns, const Mapping &mapping)
    : m_columns(columns)
    , m_mapping(mapping)
    , m_used(mapping.columns())
{
}

tl::expected<qsizetype, QString> FieldColumns::placeOf(const QString &field) const
{
    const auto made = std::find_if(m_mapping.fields.begin(), m_mapping.fields.end(),
                                   [&](const FieldMapping &one) { return one.field == field; });
    if (made != m_mapping.fields.end())
        return placeOfMade(*made);
    const qsizetype place = m_used.contains(field) ? -1 : m_columns.indexOf(field);
    if (place < 0)
        return tl::unexpected(Words::tr("The table has no column for the field “%1”.").arg(field));
    return place;
}

tl::expected<qsizetype, QString> FieldColumns::placeOfMade(const FieldMapping &made) const
{
    if (made.isFileName)
        return tl::unexpected(
            Words::tr("The field “%1” is the name of a file, not a column.").arg(made.field));
    const QString from = made.from.join(QStringLiteral(", "));
    if (!made.isRenaming())
        return tl::unexpected(
            Words::tr("The field “%1” was made of “%2” by joining, splitting or changing it, so it "
                      "cannot go back.")
                .arg(made.field, from));
    const qsizetype place = m_columns.indexOf(from);
    if (place < 0)
        return tl::unexpected(
            Words::tr("The table has no column “%1”, of which the field “%2” was made.")
                .arg(from, made.field));
    return place;
}

} // namespace intray
