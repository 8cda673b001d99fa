// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/values/valueproposals.h"

#include "verify/decided/decidedvalues.h"
#include "verify/proposal/proposalsbyrule.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Values)
};

// More tells nothing new about how values look.
constexpr qint64 mostCounted = 5;
constexpr qsizetype mostCountedValues = 5000;

CountedRecords countedOf(const QList<FieldValue> &values)
{
    CountedRecords counted(1);
    for (const FieldValue &one : values.first(std::min(values.size(), mostCountedValues)))
        for (qint64 times = 0; times < std::min(one.records, mostCounted); ++times)
            counted.add({one.value});
    return counted;
}

} // namespace

/// The only one of the field; of two nobody knows which.
static void propose(FieldValue &value, const QString &field, QList<OfferedValue> offered)
{
    offered.removeIf([&](const OfferedValue &its) { return its.field != field; });
    if (offered.size() != 1)
        return;
    value.proposal = offered.constFirst().value;
    value.why = offered.constFirst().why;
}

/// The same for all of them, or nothing.
static QList<OfferedValue> decidedForAll(const QString &value, const DecidedValues &decided,
                                         const QString &field, const QSet<QStringList> &cameBy)
{
    std::optional<QList<OfferedValue>> same;
    for (const QStringList &templates : cameBy) {
        const QList<OfferedValue> its = decided.of(Record{{field, value}}, templates);
        const bool isOther = same && (same->size() != its.size() ||
                                      !std::ranges::equal(*same, its, {}, &OfferedValue::value,
                                                          &OfferedValue::value));
        if (isOther || its.isEmpty())
            return {};
        same = its;
    }
    return same.value_or(QList<OfferedValue>());
}

void proposeDecided(QList<FieldValue> &values, const DecidedValues &decided, const QString &field,
                    const CameBy &cameBy)
{
    if (!decided.fields().contains(field))
        return;
    for (FieldValue &one : values)
        propose(one, field, decidedForAll(one.value, decided, field, cameBy.value(one.value)));
}

void proposeByRule(QList<FieldValue> &values, const RecordSchema &schema, const QString &field,
                   const FieldTables &tables)
{
    const ProposalsByRule byRule(schema, {field}, countedOf(values), tables);
    for (FieldValue &one : values)
        if (!one.proposal)
            propose(one, field, byRule.ofValue(field, one.value));
}

void proposeByCluster(QList<FieldValue> &values)
{
    QHash<QString, QString> meant;
    QHash<QString, qint64> recordsOf;
    for (const ValueCluster &cluster : clustersOf(values))
        for (const FieldValue &one : cluster.values) {
            recordsOf.insert(one.value, one.records);
            if (cluster.meant && *cluster.meant != one.value)
                meant.insert(one.value, *cluster.meant);
        }
    for (FieldValue &one : values)
        if (const auto its = meant.constFind(one.value); its != meant.constEnd() && !one.proposal) {
            one.proposal = *its;
            one.why = Words::tr("written like this in %Ln record(s)", nullptr,
                                int(recordsOf.value(*its)));
        }
}

} // namespace intray
