// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/mapping/mappedtable.h"

#include <QCoreApplication>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Mapping)
};

} // namespace

MappedTable::MappedTable(std::unique_ptr<RecordTable> table)
    : m_table(std::move(table))
{
}

Outcome<std::unique_ptr<MappedTable>> MappedTable::open(std::unique_ptr<RecordTable> table,
                                                        const Mapping &mapping,
                                                        const QString &fileName)
{
    std::unique_ptr<MappedTable> mapped(new MappedTable(std::move(table)));
    const auto arranged =
        mapped->arrange(mapping, fileName).and_then([&](Done) { return mapped->checkNames(); });
    if (!arranged)
        return tl::unexpected<Error>(arranged.error());
    return mapped;
}

static FieldMapping asItIs(const QString &column)
{
    FieldMapping mapping;
    mapping.field = column;
    mapping.from = QStringList{column};
    return mapping;
}

Outcome<Done> MappedTable::arrange(const Mapping &mapping, const QString &fileName)
{
    QList<FieldMapping> fields = mapping.fields;
    const QStringList named = mapping.columns();
    for (const QString &column : m_table->columns())
        if (!named.contains(column))
            fields << asItIs(column);
    for (const FieldMapping &field : std::as_const(fields)) {
        auto maker = FieldMaker::from(field, m_table->columns(), fileName);
        if (!maker)
            return tl::unexpected<Error>(maker.error());
        m_columns << field.field;
        m_makers << *std::move(maker);
    }
    return BesideRecord::from(mapping, m_table->columns()).map([this](const BesideRecord &beside) {
        m_beside = beside;
        return Done();
    });
}

Outcome<Done> MappedTable::checkNames() const
{
    if (m_columns.isEmpty())
        return failure(Error::Kind::Invalid,
                       Words::tr("The template leaves out every column of the file."));
    QSet<QString> known;
    for (const QString &column : m_columns) {
        if (known.contains(column))
            return failure(Error::Kind::Invalid,
                           Words::tr("The field “%1” would be made twice. Leave one of its columns "
                                     "out, or give it another name.")
                               .arg(column));
        known.insert(column);
    }
    return Done();
}

Outcome<bool> MappedTable::next(TableRow &row)
{
    const auto more = m_table->next(row);
    if (more && *more) {
        row.asItStood = row.row;
        if (row.reason.isEmpty())
            row.reason = m_beside.fill(row);
        if (row.reason.isEmpty())
            map(row);
    }
    return more;
}

void MappedTable::map(TableRow &row)
{
    const CsvRow &from = *row.asItStood;
    CsvRow made;
    made.line = from.line;
    made.hasInnerQuotes = from.hasInnerQuotes;
    Record record;
    for (qsizetype i = 0; i < m_makers.size(); ++i) {
        const MadeValue value = m_makers.at(i).make(from);
        if (value.isMissing)
            made.missing << i;
        else if (row.record)
            record.insert(m_columns.at(i), valueOf(m_makers.at(i), row, value));
        if (value.isUnfit) {
            Unfit &unfit = m_unfit[m_columns.at(i)];
            if (unfit.count++ == 0)
                unfit.firstLine = from.line;
        }
        made.text += value.text;
        made.ends << made.text.size();
    }
    if (row.record)
        row.record = record;
    row.row = made;
}

/// What only gets another name keeps its type.
QJsonValue MappedTable::valueOf(const FieldMaker &maker, const TableRow &from,
                                const MadeValue &made) const
{
    const FieldMapping &mapping = maker.mapping();
    return mapping.isRenaming() ? from.record->value(mapping.from.constFirst())
                                : QJsonValue(made.text);
}

QStringList MappedTable::notes() const
{
    QStringList notes = m_table->notes();
    for (const FieldMaker &maker : m_makers) {
        const QString &field = maker.mapping().field;
        if (const auto unfit = m_unfit.constFind(field); unfit != m_unfit.constEnd())
            notes << Words::tr("%n value(s) of “%1” are not written as the template says, and were "
                               "imported unchanged, the first in line %2.",
                               nullptr, int(unfit->count))
                         .arg(field)
                         .arg(unfit->firstLine);
    }
    return notes;
}

} // namespace intray
