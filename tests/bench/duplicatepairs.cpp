// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/duplicates/duplicatemodel.h"

#include <sys/resource.h>

#include <QElapsedTimer>
#include <QFile>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMultiHash>
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

/// So many records are what a queue's model is learned from.
static constexpr qsizetype learnedFrom = 20'000;
static constexpr qsizetype recordsAsked = 2000;

/// One record at a time, by what is kept of its queue: learned from some, keys of all.
static QJsonObject oneByOne(const Known &known)
{
    const qsizetype step = std::max<qsizetype>(1, known.rows.size() / learnedFrom);
    ComparedRecords some(known.rows.isEmpty() ? 0 : int(known.rows.first().size()));
    for (qsizetype i = 0; i < known.rows.size(); i += step)
        some.add(known.rows[i]);
    QElapsedTimer clock;
    clock.start();
    some.finish();
    QStringList places;
    for (int i = 0; i < (known.rows.isEmpty() ? 0 : int(known.rows.first().size())); ++i)
        places << QString::number(i);
    const DuplicateModel model =
        learnedModel(some, places, known.rows.size(), [](qint64, qint64) { return true; });
    const double secondsToLearn = double(clock.restart()) / 1000;
    const auto valuesOf = [&](const QStringList &row) {
        QStringList values;
        for (const QString &name : model.names())
            values << row.value(name.toInt());
        return values;
    };
    QMultiHash<qint64, int> underKey;
    for (qsizetype i = 0; i < known.rows.size(); ++i)
        for (const qint64 key : model.keysOf(valuesOf(known.rows[i])))
            underKey.insert(key, int(i));
    const double secondsForKeys = double(clock.restart()) / 1000;
    QHash<QString, int> times;
    for (const QString &label : known.labels)
        ++times[label];
    double truth = 0, found = 0, right = 0, looked = 0, slowest = 0;
    const qsizetype askStep = std::max<qsizetype>(1, known.rows.size() / recordsAsked);
    for (qsizetype asked = 0; asked < known.rows.size(); asked += askStep) {
        QElapsedTimer one;
        one.start();
        const QStringList record = valuesOf(known.rows[asked]);
        QSet<int> candidates;
        for (const qint64 key : model.keysOf(record))
            for (auto at = underKey.constFind(key); at != underKey.cend() && at.key() == key; ++at)
                candidates.insert(at.value());
        candidates.remove(int(asked));
        const QList<int> others(candidates.begin(), candidates.end());
        QList<QStringList> rows;
        for (const int other : others)
            rows << valuesOf(known.rows[other]);
        const std::vector<double> scores = model.scores(record, rows);
        slowest = std::max(slowest, double(one.nsecsElapsed()) / 1e6);
        looked += double(others.size());
        truth += times.value(known.labels[asked]) - 1;
        for (qsizetype i = 0; i < others.size(); ++i) {
            found += scores[size_t(i)] >= 0.5 ? 1 : 0;
            right +=
                scores[size_t(i)] >= 0.5 && known.labels[others[i]] == known.labels[asked] ? 1 : 0;
        }
    }
    const double records = std::max<double>(1, double(known.rows.size()));
    const double ofAsked = double((known.rows.size() + askStep - 1) / askStep);
    QJsonObject answer = shares(right, found, truth);
    answer.insert(u"learned_from"_s, some.added());
    answer.insert(u"seconds_to_learn"_s, secondsToLearn);
    answer.insert(u"seconds_for_keys"_s, secondsForKeys);
    answer.insert(u"keys_per_record"_s, double(underKey.size()) / records);
    answer.insert(u"looked_at_per_record"_s, looked / std::max(1.0, ofAsked));
    answer.insert(u"ms_per_record"_s, double(clock.elapsed()) / std::max(1.0, ofAsked));
    answer.insert(u"ms_of_the_slowest"_s, slowest);
    answer.insert(u"kilobytes_of_model"_s, double(textOf(model).size()) / 1024);
    return answer;
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
        {u"naive"_s, naive(known, truth)}, {u"curve"_s, curve(known, found, truth)},
        {u"one_by_one"_s, oneByOne(known)}};
    std::printf("%s\n", QJsonDocument(answer).toJson(QJsonDocument::Compact).constData());
}
