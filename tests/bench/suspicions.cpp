// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// How well wrong cells are found. usage: suspicions SPOILT RIGHT [BY_HAND] - two CSV files of equal
// shape; prints a line of JSON: figures of the method, of the naive one, and of the method before
// and after BY_HAND records were put right, chosen evenly and among those with a wrong cell.
#include "verify/suspiciontally.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QJsonDocument>
#include <QJsonObject>

#include <cstdio>

using namespace intray;
using namespace Qt::StringLiterals;

static QJsonObject jsonOf(const SuspicionTally &tally)
{
    return {{u"wrong"_s, tally.wrong},
            {u"flagged"_s, tally.flaggedShare()},
            {u"first"_s, tally.firstShare()},
            {u"false"_s, tally.falseShare()}};
}

int main(int argc, char **argv)
{
    const QCoreApplication program(argc, argv);
    const QStringList arguments = program.arguments();
    if (arguments.size() < 3)
        return 2;
    const SpoiltTable table = arguments.at(2).endsWith(u"hospital_clean.csv")
                                  ? hospitalTable(arguments.at(1), arguments.at(2))
                                  : spoiltTable(arguments.at(1), arguments.at(2));
    QElapsedTimer timer;
    timer.start();
    const SuspicionTally all = tallyOf(table);
    QJsonObject json{{u"ms"_s, timer.elapsed()},
                     {u"all"_s, jsonOf(all)},
                     {u"naive"_s, jsonOf(naiveTallyOf(table))}};
    const int byHand = arguments.value(3).toInt();
    if (byHand > 0) {
        json.insert(u"before"_s, jsonOf(tallyOf(table, byHand, false)));
        json.insert(u"after"_s, jsonOf(tallyOf(table, byHand)));
        json.insert(u"beforeFaulty"_s, jsonOf(tallyOf(table, byHand, false, ByHand::WithFaults)));
        json.insert(u"afterFaulty"_s, jsonOf(tallyOf(table, byHand, true, ByHand::WithFaults)));
    }
    std::printf("%s\n", QJsonDocument(json).toJson(QJsonDocument::Compact).constData());
    return table.records.isEmpty() ? 1 : 0;
}
