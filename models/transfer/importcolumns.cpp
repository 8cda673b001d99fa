// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/importcolumns.h"

#include "schema/mostfields.h"
#include "transfer/mapping/besiderecord.h"
#include "transfer/recordtable.h"

#include <QCoreApplication>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Importer)
};

} // namespace

ImportColumns::ImportColumns(const ImportOptions &options, const std::optional<Queue> &queue,
                             const RecordTable &table)
    : m_options(options)
    , m_queue(queue)
    , m_table(table)
{
}

Outcome<ColumnDifference> ImportColumns::compare() const
{
    const QStringList fields = m_queue ? m_queue->fields : QStringList();
    const ColumnDifference difference =
        differenceBetween(fields, m_table.columns(), m_table.isJson());
    const bool isConfirmed = m_options.newColumns != NewColumns::Same && !difference.isOther;
    if (!difference.isNone() && !isConfirmed)
        return failure(Error::Kind::Invalid, refusalOf(difference));
    return checkFieldCount(difference.added).map([&](Done) { return difference; });
}

QString ImportColumns::refusalOf(const ColumnDifference &difference) const
{
    const QString refusal =
        sentenceOf(difference, m_options.queue) + u' ' + Words::tr("Nothing was imported.");
    const QString beside = whyNoFields(m_options.mapping, difference.missing);
    if (difference.isOther || !beside.isEmpty())
        return beside.isEmpty() ? refusal : refusal + u' ' + beside;
    const QString choice =
        m_options.byOptions
            ? Words::tr("If the file is right, choose what becomes of new columns by --columns "
                        "add or --columns ignore.")
            : Words::tr("If the file is right, choose what becomes of new columns.");
    return refusal + u' ' + choice;
}

/// Of the file and the queue together, where what is new becomes fields.
Outcome<Done> ImportColumns::checkFieldCount(const QStringList &newOnes) const
{
    const bool isIgnored = m_options.newColumns == NewColumns::Ignore && m_queue;
    const QStringList added = isIgnored && !m_queue->fields.isEmpty() ? QStringList()
                              : m_queue && !m_queue->fields.isEmpty() ? newOnes
                                                                      : m_table.columns();
    const qsizetype fields = (m_queue ? m_queue->fields.size() : 0) + added.size();
    if (added.isEmpty() || fields <= mostFieldsOfQueue)
        return Done();
    return failure(Error::Kind::Invalid,
                   Words::tr("With the columns of this file the queue would have %1 fields, and it "
                             "can have at most %2. Leave columns out, or write what repeats as "
                             "rows. Nothing was imported.")
                       .arg(fields)
                       .arg(mostFieldsOfQueue));
}

} // namespace intray
