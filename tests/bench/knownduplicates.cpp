// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// How long one record's likely duplicates take by what is kept of its queue.
// usage: knownduplicates ENGINE FILE - FILE is what tests/bench/people writes; prints a line of
// JSON. Right is what has the same number in its key: rec-12-org, rec-12-dup-0.
#include "store/importing/importstore.h"
#include "store/verifying/duplicatekeystore.h"
#include "store/verifying/duplicatestore.h"
#include "support/testengine.h"
#include "times.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonDocument>
#include <QMultiHash>

#include <algorithm>
#include <cstdio>

using namespace intray;
using namespace Qt::StringLiterals;

namespace {

const QString q = u"bench"_s;

QList<NewItem> newItemsIn(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(path));
    const auto cells = [&] { return QString::fromUtf8(file.readLine()).trimmed().split(u','); };
    const QStringList names = cells();
    QList<NewItem> items;
    while (!file.atEnd()) {
        const QStringList row = cells();
        NewItem item;
        item.key = row.value(0);
        for (qsizetype i = 1; i < std::min(row.size(), names.size()); ++i)
            item.record.insert(names.at(i), row.at(i));
        items << item;
    }
    return items;
}

void bringIn(Person &person, const QList<NewItem> &items)
{
    ImportStore imports(*person.connection, person.store.identity());
    const ImportId import = valueOf(imports.beginImport(q, u"made"_s));
    for (qsizetype from = 0; from < items.size(); from += 1000)
        valueOf(imports.stageItems(import, items.mid(from, 1000)));
    valueOf(imports.acceptImport(import));
    while (valueOf(imports.openStagedItems(import)) > 0) {
    }
}

QString personIn(const QString &key)
{
    return key.section(u'-', 1, 1);
}

struct Looked
{
    Times times;
    int shown = 0;
    int right = 0;
    int real = 0;
};

/// Records from everywhere in the queue, each as if it came to the desk.
Looked lookedAt(Person &person, const QList<NewItem> &items)
{
    QMultiHash<QString, QString> keysOf;
    for (const NewItem &item : items)
        keysOf.insert(personIn(item.key), item.key);
    DuplicateStore store(*person.connection, person.store.identity());
    const ItemId first = valueOf(person.store.claimNext({q}, 1)).items.at(0).id;
    KeptDuplicates known;
    Looked looked;
    constexpr int count = 200;
    for (int number = 0; number < count; ++number) {
        const ItemId id(first.value() + (items.size() - 1) * number / count);
        const Item item = valueOf(person.store.detail(id)).item;
        QElapsedTimer clock;
        clock.start();
        known = valueOf(store.kept(q, known));
        const auto likely = valueOf(store.ofRecord(known, item, 0.5));
        looked.times.ms << msOf(clock);
        looked.shown += int(likely.size());
        looked.real += int(keysOf.count(personIn(item.key))) - 1;
        looked.right += int(std::ranges::count_if(likely, [&](const LikelyRecord &each) {
            return personIn(each.item.key) == personIn(item.key);
        }));
    }
    return looked;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    if (argc < 3)
        return 2;
    const QString engine = QString::fromLocal8Bit(argv[1]);
    const QList<NewItem> items = newItemsIn(QString::fromLocal8Bit(argv[2]));
    const auto database = databaseOf(engine);
    Person anna(*database, u"anna"_s);
    valueOf(anna.store.addQueue(queueNamed(q)));
    bringIn(anna, items);
    if (engine == u"mariadb") // which waits for a minute to pass
        database->administer(u"UPDATE event_all SET at = at - INTERVAL 2 MINUTE"_s);
    QElapsedTimer clock;
    clock.start();
    DuplicateKeyStore keys(*anna.connection, anna.store.identity());
    const auto step = valueOf(keys.keyAll(q));
    const double keying = msOf(clock);
    const Looked looked = lookedAt(anna, items);
    const QJsonObject told{{u"engine"_s, engine},
                           {u"records"_s, items.size()},
                           {u"whole"_s, step.isWhole},
                           {u"keying_s"_s, keying / 1000},
                           {u"first_ms"_s, looked.times.ms.constFirst()},
                           {u"median_ms"_s, looked.times.at(0.5)},
                           {u"p95_ms"_s, looked.times.at(0.95)},
                           {u"max_ms"_s, looked.times.at(1)},
                           {u"shown"_s, looked.shown},
                           {u"right"_s, looked.right},
                           {u"true"_s, looked.real}};
    std::printf("%s\n", QJsonDocument(told).toJson(QJsonDocument::Compact).constData());
    return 0;
}
