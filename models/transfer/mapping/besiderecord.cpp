// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/mapping/besiderecord.h"

#include "transfer/columnlist.h"

#include <QCoreApplication>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Mapping)
};

constexpr int mostPriority = 1'000'000;

/// Under this name a context carries what two persons keyed.
bool isTaken(const QString &name)
{
    return name == QStringLiteral("keying");
}

QStringList common(const QStringList &names, const QStringList &others)
{
    QStringList both = names;
    both.removeIf([&](const QString &name) { return !others.contains(name); });
    both.removeDuplicates();
    return both;
}

} // namespace

Outcome<Done> checkKeyIsOfFields(const Mapping &mapping, const QStringList &keyColumns)
{
    const QStringList beside = common(mapping.onlyBeside(), keyColumns);
    if (beside.isEmpty())
        return Done();
    return failure(Error::Kind::Invalid,
                   Words::tr("The key cannot be made of %1, because priority or context is taken "
                             "from there and it is no field of the record. Choose another key, or "
                             "make a field of it as well, with a template.")
                       .arg(lineOf(beside)));
}

QString whyNoFields(const Mapping &mapping, const QStringList &missing)
{
    const QStringList beside = common(mapping.onlyBeside(), missing);
    return beside.isEmpty() ? QString()
                            : Words::tr("Priority or context is taken from %1, so that no field is "
                                        "made of it. Make a field of it as well, with a template.")
                                  .arg(lineOf(beside));
}

Outcome<BesideRecord> BesideRecord::from(const Mapping &mapping, const QStringList &columns)
{
    BesideRecord beside;
    beside.m_priorityFrom = mapping.priorityFrom;
    beside.m_priority = columns.indexOf(mapping.priorityFrom);
    beside.m_contextFrom = mapping.contextFrom;
    for (const QString &column : mapping.besideRecord())
        if (!columns.contains(column))
            return failure(Error::Kind::Invalid,
                           Words::tr("Priority or context is taken from the column “%1”, which the "
                                     "file does not have. It has: %2.")
                               .arg(column, lineOf(columns)));
    for (const QString &column : mapping.contextFrom) {
        if (isTaken(column))
            return failure(Error::Kind::Invalid,
                           Words::tr("A context cannot be made of a column “%1”, because Intray "
                                     "uses that name itself. Give the column another name.")
                               .arg(column));
        beside.m_context << columns.indexOf(column);
    }
    return beside;
}

QString BesideRecord::fill(TableRow &row) const
{
    row.context = contextOf(row);
    if (m_priority < 0)
        return {};
    const QString text = row.row.at(m_priority).toString();
    bool isNumber = false;
    const int number = text.toInt(&isNumber);
    if (!isNumber || number < -mostPriority || number > mostPriority)
        return Words::
            tr("The column “%1” has “%2”, which is not a priority: a whole number from -%3 to %3.")
                .arg(m_priorityFrom, text.left(100), QString::number(mostPriority));
    row.priority = number;
    return {};
}

/// What is missing in the row is missing in the context.
QJsonObject BesideRecord::contextOf(const TableRow &row) const
{
    QJsonObject context;
    for (qsizetype i = 0; i < m_context.size(); ++i) {
        const QString &name = m_contextFrom.at(i);
        if (row.row.isMissing(m_context.at(i)))
            continue;
        context.insert(name, row.record ? row.record->value(name)
                                        : QJsonValue(row.row.at(m_context.at(i)).toString()));
    }
    return context;
}

} // namespace intray
