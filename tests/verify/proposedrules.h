// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/recordschema.h"
#include "spoiledtable.h"
#include "verify/rules/queueprofile.h"

#include <QDate>
#include <QLocale>

namespace intray {

using namespace Qt::StringLiterals;

inline QList<RuleProposal> proposalsOf(const KnownTable &table)
{
    QueueProfile profile(table.columns);
    for (const QStringList &row : table.typed)
        profile.add(row);
    return profile.proposals(QueueProfile::usualLeast);
}

inline RecordSchema schemaOf(const QList<RuleProposal> &proposals)
{
    QJsonObject schema;
    for (const RuleProposal &proposal : proposals)
        schema = withProposal(schema, proposal);
    const auto read = RecordSchema::fromJson(schema);
    if (!read)
        qFatal("%s", qPrintable(read.error().sentence));
    return *read;
}

/// Orders whose rules are known, none of them broken.
inline KnownTable orders(int count)
{
    KnownTable table;
    table.columns = {u"zip"_s, u"town"_s, u"start"_s, u"end"_s, u"state"_s, u"amount"_s};
    std::mt19937 chance(3);
    for (int i = 0; i < count; ++i) {
        const int zip = int(chance() % 40);
        const QDate start = QDate(2024, 1, 1).addDays(chance() % 700);
        const bool isDone = chance() % 2 == 0;
        table.right << QStringList{
            QString::number(10'000 + zip * 7),
            u"Town "_s + QChar(u'A' + zip % 20),
            start.toString(u"dd.MM.yyyy"_s),
            isDone ? start.addDays(chance() % 60).toString(u"dd.MM.yyyy"_s) : QString(),
            isDone ? u"done"_s : u"open"_s,
            QLocale(QLocale::German).toString(double(chance() % 900'000) / 100, 'f', 2)};
    }
    table.typed = table.right;
    return table;
}

} // namespace intray
