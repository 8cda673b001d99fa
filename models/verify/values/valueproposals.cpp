// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/values/valueproposals.h"

#include <QCoreApplication>
#include <QLocale>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Values)
};

} // namespace

void proposeByExample(QList<FieldValue> &values, const QList<Example> &examples,
                      const Complies &complies)
{
    ExampleColumn column;
    column.complies = complies;
    for (const FieldValue &one : std::as_const(values))
        column.values.append({one.value, {}});
    const ByExample byExample(examples, column);
    for (FieldValue &one : values)
        if (const auto offered = byExample.of({one.value, {}})) {
            one.proposal = offered->value;
            one.why = Words::tr("as in the examples");
        }
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

QHash<QString, QString> becomingOf(const QList<FieldValue> &values, const Complies &complies)
{
    QHash<QString, QString> becoming;
    for (const FieldValue &one : values)
        if (one.proposal && (!complies || complies(*one.proposal)))
            becoming.insert(one.value, *one.proposal);
    return becoming;
}

} // namespace intray
