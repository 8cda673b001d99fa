// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Desks that work on a table whose right values are known, to see how often a statement holds.
// usage: warrantydesks SPOILT RIGHT DESKS MISSES WISH judged|shuffled|inverted [PLANTED] - MISSES:
// the share of what is wrong that people overlook; WISH: the wished share of wrong fields; the
// doubts as they are, or bad on purpose. Prints a line of JSON.
#include "verify/doubt/recorddoubt.h"
#include "verify/suspicion/learning.h"
#include "verify/suspicion/recordjudge.h"
#include "verify/suspiciontally.h"
#include "verify/warranty/warrantyplan.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cstdio>
#include <numeric>
#include <random>

using namespace intray;
using namespace Qt::StringLiterals;

// Of what people type, and of the records that they touch, this share gets a slip of their own.
static constexpr double ownSlips = 0.005;
static constexpr qint64 aPlantIn = 50;

namespace {

struct Table
{
    qint64 fields = 0;
    QList<double> doubts;
    QList<qint64> wrong; ///< Fields of each record.
};

struct Desk
{
    QList<qint64> wrong; ///< What is still wrong, as the desk goes on.
    QList<bool> isOpened;
    WarrantyFigures figures;
    WarrantyExperience experience;
    qint64 openedWrong = 0;
};

struct Tally
{
    int desks = 0;
    int heldAtEnd = 0;
    int heldAtAMoment = 0;
    int moments = 0;
    int reached = 0;
    double opened = 0;
    double mayPass = 0;
    double again = 0;
    double stated = 0;
    double truly = 0;
    double firstHalf = 0;
};

} // namespace

static Table judged(const SpoiltTable &spoilt)
{
    CountedRecords counts(int(spoilt.fields.size()));
    for (const QStringList &record : spoilt.records)
        counts.add(record);
    const SuspicionModel model = learnSuspicion(spoilt.fields, counts);
    const CellJudge judge(model, counts);
    Table table;
    table.fields = spoilt.fields.size();
    for (qsizetype i = 0; i < spoilt.records.size(); ++i) {
        const QStringList &cells = spoilt.records.at(i);
        double doubt = 0;
        for (const Verdict &verdict : judgeRecord(judge, cells, cells))
            doubt += verdict.wrong;
        qint64 wrong = 0;
        for (qsizetype field = 0; field < cells.size(); ++field)
            wrong += cells.at(field) != spoilt.right.at(i).at(field);
        table.doubts << doubtAtPlace(placeOfDoubt(doubt, false));
        table.wrong << wrong;
    }
    return table;
}

/// The records, the least doubt first.
static QList<qsizetype> inOrder(const QList<double> &doubts, const QString &way,
                                std::mt19937_64 &chance)
{
    QList<qsizetype> order(doubts.size());
    std::iota(order.begin(), order.end(), 0);
    std::shuffle(order.begin(), order.end(), chance);
    if (way != u"shuffled"_s)
        std::stable_sort(order.begin(), order.end(),
                         [&](auto a, auto b) { return doubts.at(a) < doubts.at(b); });
    if (way == u"inverted"_s)
        std::reverse(order.begin(), order.end());
    return order;
}

static qint64 happen(qint64 times, double share, std::mt19937_64 &chance)
{
    return std::binomial_distribution<qint64>(times, share)(chance);
}

/// Somebody works on a record: how many wrong fields were put right.
static qint64 work(qint64 &wrong, double misses, std::mt19937_64 &chance)
{
    const qint64 caught = happen(wrong, 1 - misses, chance);
    wrong -= caught - happen(caught, ownSlips, chance) - happen(1, ownSlips, chance);
    return caught;
}

static void open(Desk &desk, qsizetype record, double misses, bool isSampled,
                 std::mt19937_64 &chance)
{
    WarrantyFigures &figures = desk.figures;
    qint64 &wrong = desk.wrong[record];
    const qint64 caught = work(wrong, misses, chance);
    desk.isOpened[record] = true;
    ++figures.opened;
    figures.sampled += isSampled;
    figures.found += isSampled && caught > 0;
    if (caught > 0)
        desk.experience.wrongFields << caught;
    if (figures.opened % aPlantIn == 0) {
        ++desk.experience.planted;
        desk.experience.caught += happen(1, 1 - misses, chance);
    }
    if (happen(1, figures.again, chance) > 0) {
        const qint64 left = happen(wrong, 1 - misses, chance);
        wrong -= left;
        figures.foundAgain += left > 0;
        if (left > 0)
            desk.experience.wrongFields << left;
    }
    desk.openedWrong += wrong;
}

static double trulyWrong(const Desk &desk, const QList<qsizetype> &passing)
{
    qint64 wrong = desk.openedWrong;
    for (const qsizetype record : passing)
        if (!desk.isOpened.at(record))
            wrong += desk.wrong.at(record);
    const qint64 records = desk.figures.opened + desk.figures.mayPass - desk.figures.sampled;
    return double(wrong) / double(records * desk.experience.fields);
}

static void workADesk(const Table &table, double misses, const WarrantyWish &wish,
                      const QString &way, qint64 planted, Tally &tally, std::mt19937_64 &chance)
{
    const QList<qsizetype> order = inOrder(table.doubts, way, chance);
    QList<double> doubts;
    for (const qsizetype record : order)
        doubts << table.doubts.at(record);
    std::sort(doubts.begin(), doubts.end());
    WarrantyExperience earlier{table.fields, {}, planted, happen(planted, 1 - misses, chance)};
    for (int i = 0; i < 200; ++i)
        earlier.wrongFields << (i % 4 == 0 ? 2 : 1);
    const WarrantyPlan plan = planFor({doubts}, wish, earlier).value_or(WarrantyPlan{0, 0, 1, 0});
    earlier.wrongFields.clear();

    Desk desk{table.wrong, QList<bool>(table.wrong.size(), false), {}, earlier, 0};
    desk.figures.mayPass = plan.mayPass;
    desk.figures.again = plan.again;
    QList<qsizetype> passing = order.first(plan.mayPass);
    QList<qsizetype> seen = order.sliced(plan.mayPass);
    std::shuffle(passing.begin(), passing.end(), chance);
    std::reverse(seen.begin(), seen.end()); // the most doubt first

    const auto stated = [&](const Desk &now) {
        return statementOn(now.figures, groundOf(now.experience, wish.confidence));
    };
    qint64 looks = 0;
    qsizetype drawn = 0;
    qint64 moment = qint64(chance() % quint64(seen.size() + plan.draw + 1));
    const auto look = [&] {
        const auto statement = stated(desk);
        ++tally.moments;
        tally.heldAtAMoment += !statement || trulyWrong(desk, passing) <= statement->wrongFields;
    };
    qsizetype next = 0;
    while (next < seen.size() || drawn < plan.draw) {
        if (looks++ == moment)
            look();
        const bool isSampled =
            next >= seen.size() || (drawn < plan.draw && drawn * seen.size() < next * plan.draw);
        if (isSampled)
            open(desk, passing.at(drawn++), misses, true, chance);
        else
            open(desk, seen.at(next++), misses, false, chance);
    }
    auto statement = stated(desk);
    while (statement && statement->wrongFields > wish.wrongFields) {
        const auto more = moreToLookAt(desk.figures, groundOf(desk.experience, wish.confidence),
                                       wish.wrongFields);
        if (!more)
            break;
        for (qint64 i = 0; i < *more; ++i)
            open(desk, passing.at(drawn++), misses, true, chance);
        statement = stated(desk);
    }
    ++tally.desks;
    tally.mayPass += double(plan.mayPass) / double(table.wrong.size());
    tally.again += plan.again;
    tally.opened += double(desk.figures.opened) / double(table.wrong.size());
    tally.truly += trulyWrong(desk, passing);
    tally.stated += statement ? statement->wrongFields : 1;
    tally.heldAtEnd += !statement || trulyWrong(desk, passing) <= statement->wrongFields;
    tally.reached += statement && statement->wrongFields <= wish.wrongFields;
}

/// Of what is wrong, the share that the half with the most doubt has.
static double firstHalf(const Table &table)
{
    std::mt19937_64 chance(1);
    const QList<qsizetype> order = inOrder(table.doubts, u"judged"_s, chance);
    qint64 all = 0;
    qint64 found = 0;
    for (qsizetype i = 0; i < order.size(); ++i) {
        all += table.wrong.at(order.at(i));
        if (i >= order.size() / 2)
            found += table.wrong.at(order.at(i));
    }
    return all > 0 ? double(found) / double(all) : 1;
}

int main(int argc, char **argv)
{
    const QCoreApplication program(argc, argv);
    const QStringList words = program.arguments();
    if (words.size() < 7)
        return 2;
    const Table table =
        judged(words.at(2).endsWith(u"hospital_clean.csv") ? hospitalTable(words.at(1), words.at(2))
                                                           : spoiltTable(words.at(1), words.at(2)));
    const int desks = words.at(3).toInt();
    Tally tally;
    std::mt19937_64 chance(20'26);
    for (int i = 0; i < desks; ++i)
        workADesk(table, words.at(4).toDouble(), {words.at(5).toDouble(), 0.95}, words.at(6),
                  words.value(7, u"100"_s).toLongLong(), tally, chance);
    const double count = std::max(1, tally.desks);
    const QJsonObject json{
        {u"records"_s, table.wrong.size()},
        {u"held"_s, tally.heldAtEnd / count},
        {u"heldAtAMoment"_s, tally.heldAtAMoment / double(std::max(1, tally.moments))},
        {u"reached"_s, tally.reached / count},
        {u"opened"_s, tally.opened / count},
        {u"mayPass"_s, tally.mayPass / count},
        {u"again"_s, tally.again / count},
        {u"stated"_s, tally.stated / count},
        {u"truly"_s, tally.truly / count},
        {u"firstHalf"_s, firstHalf(table)}};
    std::printf("%s\n", QJsonDocument(json).toJson(QJsonDocument::Compact).constData());
    return table.wrong.isEmpty() ? 1 : 0;
}
