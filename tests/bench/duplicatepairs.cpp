// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/duplicates/duplicatesearch.h"

#include <sys/resource.h>

#include <QElapsedTimer>
#include <QFile>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTextStream>

#include <cstdio>

// duplicatepairs FILE: finds the duplicates among the records of a file with a tab between values,
// of which the first says who it is, and prints how many of the true pairs are found from each
// score on, beside those that are equal but for case.

using namespace intray;
using namespace Qt::StringLiterals;

struct Known
{
    QStringList labels;
    QList<QStringList> rows;
};

static Known knownIn(const QString &name)
{
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("The file cannot be read.");
    QTextStream text(&file);
    Known known;
    while (!text.atEnd()) {
        QStringList values = text.readLine().split(u'\t');
        known.labels << values.takeFirst();
        known.rows << values;
    }
    return known;
}

template <typename Key>
static double pairsIn(const QHash<Key, int> &times)
{
    double pairs = 0;
    for (const int each : times)
        pairs += 0.5 * each * (each - 1);
    return pairs;
}

static QJsonObject shares(double right, double found, double truth)
{
    return {{u"pairs"_s, found},
            {u"precision"_s, found > 0 ? QJsonValue(right / found) : QJsonValue()},
            {u"recall"_s, truth > 0 ? QJsonValue(right / truth) : QJsonValue()}};
}

static QJsonObject naive(const Known &known, double truth)
{
    QHash<QString, int> equal;
    QHash<QPair<QString, QString>, int> right;
    for (qsizetype i = 0; i < known.rows.size(); ++i) {
        const QString all = known.rows[i].join(u'\t').toLower();
        ++equal[all];
        ++right[{all, known.labels[i]}];
    }
    return shares(pairsIn(right), pairsIn(equal), truth);
}

static QJsonArray curve(const Known &known, const std::vector<ScoredPair> &found, double truth)
{
    QJsonArray points;
    for (const double least : {0.1, 0.3, 0.5, 0.7, 0.9, 0.99, 0.999}) {
        double all = 0;
        double right = 0;
        for (const ScoredPair &pair : found) {
            all += pair.score >= least ? 1 : 0;
            right += pair.score >= least && known.labels[pair.a] == known.labels[pair.b] ? 1 : 0;
        }
        QJsonObject point = shares(right, all, truth);
        point.insert(u"least"_s, least);
        points.append(point);
    }
    return points;
}

int main(int count, char **words)
{
    if (count != 2)
        qFatal("Name a file.");
    const Known known = knownIn(QString::fromLocal8Bit(words[1]));
    QHash<QString, int> times;
    for (const QString &label : known.labels)
        ++times[label];
    const double truth = pairsIn(times);
    QElapsedTimer clock;
    clock.start();
    ComparedRecords records(known.rows.isEmpty() ? 0 : int(known.rows.first().size()));
    for (const QStringList &row : known.rows)
        records.add(row);
    records.finish();
    const auto found = likelyDuplicates(records, 0.1, [](qint64, qint64) { return true; });
    const double seconds = double(clock.elapsed()) / 1000;
    struct rusage used = {};
    getrusage(RUSAGE_SELF, &used);
    const QJsonObject answer{
        {u"records"_s, known.rows.size()}, {u"true"_s, truth},
        {u"seconds"_s, seconds},           {u"megabytes"_s, double(used.ru_maxrss) / 1024},
        {u"naive"_s, naive(known, truth)}, {u"curve"_s, curve(known, found, truth)}};
    std::printf("%s\n", QJsonDocument(answer).toJson(QJsonDocument::Compact).constData());
}
