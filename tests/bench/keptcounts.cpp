// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What it costs to count a queue, and how long one record's suspicious values take then.
// usage: keptcounts ENGINE RECORDS FIELDS [beside] - brings in made records (towns with their
// codes, names, numbers; one cell of a hundred is mistyped) and prints a line of JSON. With
// "beside" they are counted again, by small pieces alone, as a reference.
#include "store/importing/importstore.h"
#include "store/verifying/countingstore.h"
#include "store/verifying/suggestionstore.h"
#include "support/testengine.h"
#include "times.h"

#include <sys/resource.h>

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QJsonDocument>
#include <QRandomGenerator>

#include <algorithm>
#include <cstdio>
#include <limits>
#include <numeric>

using namespace intray;
using namespace Qt::StringLiterals;

namespace {

const QString q = u"bench"_s;

/// A word that belongs to the number.
QString word(quint32 number, int syllables)
{
    static const QString consonants = u"bdfgklmnprstvz"_s;
    static const QString vowels = u"aeiou"_s;
    QString made;
    for (int at = 0; at < syllables; ++at) {
        number = number * 1664525U + 1013904223U;
        made += consonants.at((number >> 8) % consonants.size());
        made += vowels.at((number >> 20) % vowels.size());
    }
    return made;
}

QString mistyped(QString text, QRandomGenerator &chance)
{
    if (chance.bounded(100) > 0 || text.isEmpty())
        return text;
    return text.replace(chance.bounded(text.size()), 1, QChar(u'a' + chance.bounded(26)));
}

Record recordOf(int fields, QRandomGenerator &chance)
{
    Record record;
    const quint32 town = chance.bounded(3000U);
    for (int field = 0; field < fields; ++field) {
        const quint32 kind = quint32(field) % 5;
        const QString text = kind == 0   ? word(town, 4)
                             : kind == 1 ? QString::number(10000 + town * 7)
                             : kind == 2 ? word(chance.bounded(500U), 2)
                             : kind == 3 ? word(chance.bounded(50000U), 4)
                                         : QString::number(chance.bounded(10'000'000));
        record.insert(u"field%1"_s.arg(field, 2, 10, QChar(u'0')), mistyped(text, chance));
    }
    return record;
}

void bringIn(Person &person, int records, int fields)
{
    QRandomGenerator chance(7);
    ImportStore imports(*person.connection, person.store.identity());
    const ImportId import = valueOf(imports.beginImport(q, u"made"_s));
    for (int number = 0; number < records;) {
        QList<NewItem> items;
        for (; items.size() < 1000 && number < records; ++number)
            items.append({QString::number(number), 0, {}, recordOf(fields, chance), {}});
        valueOf(imports.stageItems(import, items));
    }
    valueOf(imports.acceptImport(import));
    while (valueOf(imports.openStagedItems(import)) > 0) {
    }
}

/// A line now and then, of what takes an hour.
void tellProgress(const Times &pieces, int events)
{
    if (pieces.ms.size() % 100 == 0)
        std::fprintf(stderr, "%lld pieces, the last of %.0f ms; the next of %d events\n",
                     qint64(pieces.ms.size()), pieces.ms.constLast(), events);
}

double processorSeconds()
{
    rusage usage = {};
    getrusage(RUSAGE_SELF, &usage);
    return double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
           double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
}

double largestMegabytes()
{
    rusage usage = {};
    getrusage(RUSAGE_SELF, &usage);
    return double(usage.ru_maxrss) / 1024;
}

/// What it cost to count all of the queue.
struct Counting
{
    double toLearn = 0;
    Times pieces;
    double processor = 0; ///< Seconds, without learning.

    double perRecord(int records) const
    {
        return pieces.mean() * double(pieces.ms.size()) / records;
    }
};

Counting countedBy(Person &person, const CountingSizes &sizes)
{
    CountingStore counting(*person.connection, person.store.identity(), sizes);
    Counting told;
    QElapsedTimer clock;
    clock.start();
    valueOf(counting.countPiece(q));
    told.toLearn = msOf(clock);
    const double before = processorSeconds();
    CountingStore::Pace pace;
    for (bool isDone = false; !isDone;) {
        clock.start();
        isDone = valueOf(counting.countNext(q, pace)).isCurrent;
        told.pieces.ms << msOf(clock);
        tellProgress(told.pieces, pace.size.events());
    }
    told.processor = processorSeconds() - before;
    return told;
}

/// The records all over the queue, each as if it came to the desk.
Times judged(Person &person, int records, qsizetype &suspicious, double &ofModel)
{
    SuggestionStore store(*person.connection, person.store.identity());
    LearnedQueue known;
    Times times;
    const int count = std::min(records, 200);
    const ItemId last = valueOf(person.store.claimNext({q}, 1)).items.at(0).id;
    for (int number = 0; number < count; ++number) {
        const ItemId id(last.value() + qint64(records - 1) * number / count);
        const Item item = valueOf(person.store.detail(id)).item;
        QElapsedTimer clock;
        clock.start();
        known = *valueOf(store.learned(q, known));
        if (number == 0)
            ofModel = msOf(clock);
        suspicious += valueOf(store.judge(known, item)).suspicious.size();
        times.ms << msOf(clock);
    }
    return times;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    if (argc < 4)
        return 2;
    const QString engine = QString::fromLocal8Bit(argv[1]);
    const int records = std::atoi(argv[2]);
    const auto database = databaseOf(engine);
    Person anna(*database, u"anna"_s);
    Queue rules = queueNamed(q);
    for (int field = 0; field < std::atoi(argv[3]); ++field)
        rules.fields << u"field%1"_s.arg(field, 2, 10, QChar(u'0'));
    valueOf(anna.store.addQueue(rules));
    bringIn(anna, records, int(rules.fields.size()));
    if (engine == u"mariadb") // which waits for a minute to pass
        database->administer(u"UPDATE event_all SET at = at - INTERVAL 2 MINUTE"_s);
    const Counting counting = countedBy(anna, {});
    qsizetype suspicious = 0;
    double ofModel = 0;
    const Times times = judged(anna, records, suspicious, ofModel);
    QJsonObject told{{u"engine"_s, engine},
                     {u"records"_s, records},
                     {u"fields"_s, rules.fields.size()},
                     {u"learning_ms"_s, counting.toLearn},
                     {u"counting_ms_per_record"_s, counting.perRecord(records)},
                     {u"own_processor_ms_per_record"_s, counting.processor * 1000 / records},
                     {u"longest_piece_ms"_s, counting.pieces.at(1)},
                     {u"largest_mb"_s, largestMegabytes()},
                     {u"first_ms"_s, times.ms.constFirst()},
                     {u"of_it_reading_the_model_ms"_s, ofModel},
                     {u"median_ms"_s, times.at(0.5)},
                     {u"p95_ms"_s, times.at(0.95)},
                     {u"max_ms"_s, times.at(1)},
                     {u"suspicious"_s, suspicious}};
    if (argc > 4) {
        database->administer(u"DELETE FROM learned"_s);
        CountingSizes small;
        small.worthSlicing = std::numeric_limits<int>::max();
        const Counting beside = countedBy(anna, small);
        told.insert(u"beside_ms_per_record"_s, beside.perRecord(records));
        told.insert(u"beside_processor_ms_per_record"_s, beside.processor * 1000 / records);
    }
    std::printf("%s\n", QJsonDocument(told).toJson(QJsonDocument::Compact).constData());
    return 0;
}
