// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// One of the workers that compete for the items of one file and are killed at random moments. It
// never ends by itself. usage: faultworker DATABASE JOURNAL NAME SEED
#include "faults/journal.h"
#include "store/connection.h"
#include "store/store.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QRandomGenerator>
#include <QThread>

using namespace intray;
using namespace intray::faults;
using namespace Qt::StringLiterals;

namespace {

struct Holding
{
    ItemId item;
    LockId lock;
    int revision = 0;
};

class Worker
{
public:
    Worker(Store store, Journal &journal, quint32 seed);
    void resume();
    void step();

private:
    int dice(int sides) { return int(m_random.bounded(sides)); }
    Holding &some() { return m_held[dice(int(m_held.size()))]; }
    void forget(const Holding &holding);
    void take(const Claim &claim);
    void claim();
    void work();
    void think();
    void draft();
    void extend();
    void finish();
    void finishAndTakeNext();
    void finishAll();
    void sweep();
    void addItems();
    Disposition someDisposition();
    template <typename T>
    bool noted(int number, const Outcome<T> &outcome, const QJsonObject &told = {});
    static QJsonObject about(const Holding &holding);
    static QJsonObject about(const Claim &claim);

    Store m_store;
    Journal &m_journal;
    QRandomGenerator m_random;
    QList<Holding> m_held;
};

Worker::Worker(Store store, Journal &journal, quint32 seed)
    : m_store(store)
    , m_journal(journal)
    , m_random(seed)
{
}

QJsonObject Worker::about(const Holding &holding)
{
    return {{u"item"_s, holding.item.value()}, {u"lock"_s, holding.lock}};
}

QJsonObject Worker::about(const Claim &claim)
{
    QJsonArray items;
    for (const Item &item : claim.items)
        items.append(item.id.value());
    return {{u"lock"_s, claim.lock}, {u"items"_s, items}};
}

template <typename T>
bool Worker::noted(int number, const Outcome<T> &outcome, const QJsonObject &told)
{
    if (outcome) {
        m_journal.outcome(number, u"ok"_s, told);
        return true;
    }
    const Error &error = outcome.error();
    const QString phase = error.kind == Error::Kind::LockLost ? u"lost"_s : u"error"_s;
    m_journal.outcome(number, phase,
                      {{u"error"_s, nameOf(error.kind)},
                       {u"sentence"_s, error.sentence},
                       {u"detail"_s, error.detail}});
    return false;
}

void Worker::forget(const Holding &holding)
{
    m_held.removeIf(
        [&](const Holding &one) { return one.item == holding.item && one.lock == holding.lock; });
}

/// After a kill: what this worker still holds, as the database tells.
void Worker::resume()
{
    const int number = m_journal.invoke(u"mine"_s);
    const auto mine = m_store.mine();
    QJsonArray held;
    for (const HeldItem &one : mine.value_or(QList<HeldItem>())) {
        m_held.append({one.item.id, one.item.lock.id, one.draft ? one.draft->revision : 0});
        held.append(about(m_held.last()));
    }
    noted(number, mine, {{u"held"_s, held}});
}

void Worker::step()
{
    if (dice(40) == 0)
        sweep();
    else if (m_held.isEmpty() || (m_held.size() < 4 && dice(4) == 0))
        claim();
    else
        work();
}

void Worker::take(const Claim &claim)
{
    for (const Item &item : claim.items)
        m_held.append({item.id, claim.lock, 0});
}

void Worker::claim()
{
    const int number = m_journal.invoke(u"claim"_s);
    const auto claim = m_store.claimNext({u"race"_s}, 1 + dice(3));
    if (claim && claim->items.isEmpty()) {
        m_journal.outcome(number, u"none"_s);
        return addItems();
    }
    if (noted(number, claim, claim ? about(*claim) : QJsonObject()))
        take(*claim);
}

void Worker::addItems()
{
    for (int i = 0; i < 20; ++i) {
        const QString key = newId();
        const int number = m_journal.invoke(u"add"_s, {{u"key"_s, key}});
        NewItem item;
        item.key = key;
        item.record = {{u"city"_s, u"boaz"_s}};
        noted(number, m_store.addItem(u"race"_s, item));
    }
}

void Worker::work()
{
    switch (dice(10)) {
    case 0:
    case 1:
        return draft();
    case 2:
        return extend();
    case 3:
    case 4:
        return finish();
    case 5:
        return finishAll();
    case 6:
        return think();
    default:
        return finishAndTakeNext();
    }
}

/// Now and then for so long that the lock expires.
void Worker::think()
{
    QThread::msleep(dice(12) == 0 ? 1200 : dice(20));
}

void Worker::draft()
{
    Holding &holding = some();
    QJsonObject asked = about(holding);
    asked.insert(u"revision"_s, ++holding.revision);
    const int number = m_journal.invoke(u"draft"_s, asked);
    const Record typed{{u"typed"_s, newId()}};
    const auto saved = m_store.saveDraft(holding.item, holding.lock, holding.revision, typed);
    if (!noted(number, saved))
        forget(Holding(holding));
}

void Worker::extend()
{
    const Holding holding = some();
    const int number = m_journal.invoke(u"extend"_s, about(holding));
    if (!noted(number, m_store.extend(holding.item, holding.lock)))
        forget(holding);
}

Disposition Worker::someDisposition()
{
    switch (dice(12)) {
    case 0:
        return Disposition::fail(u"does not want to"_s);
    case 1:
        return Disposition::dismiss();
    case 2:
    case 3:
    case 4:
        return Disposition::returnLater(std::chrono::seconds(dice(2)));
    default:
        break;
    }
    Disposition disposition = Disposition::complete();
    disposition.record = Record{{u"done by"_s, disposition.operation}};
    return disposition;
}

static QJsonObject with(QJsonObject asked, const Disposition &disposition)
{
    asked.insert(u"kind"_s, nameOf(disposition.kind));
    asked.insert(u"operation"_s, disposition.operation);
    return asked;
}

void Worker::finish()
{
    const Holding holding = some();
    const Disposition disposition = someDisposition();
    const int number = m_journal.invoke(u"finish"_s, with(about(holding), disposition));
    noted(number, m_store.finish(holding.item, holding.lock, disposition));
    forget(holding);
}

void Worker::finishAll()
{
    const LockId lock = some().lock;
    const Disposition disposition = Disposition::returnLater();
    const int number = m_journal.invoke(u"finish all"_s, {{u"lock"_s, lock}});
    const auto finished = m_store.finishAll(lock, disposition);
    QJsonArray items;
    for (const Finished &one : finished.value_or(QList<Finished>()))
        items.append(one.item.value());
    noted(number, finished, {{u"items"_s, items}});
    m_held.removeIf([&](const Holding &one) { return one.lock == lock; });
}

void Worker::finishAndTakeNext()
{
    const Holding holding = some();
    const Disposition disposition = someDisposition();
    const int number = m_journal.invoke(u"finish and next"_s, with(about(holding), disposition));
    const auto both =
        m_store.finishAndTakeNext(holding.item, holding.lock, disposition, {u"race"_s});
    forget(holding);
    if (noted(number, both, both ? about(both->next) : QJsonObject()))
        take(both->next);
}

void Worker::sweep()
{
    const int number = m_journal.invoke(u"sweep"_s);
    const auto swept = m_store.sweep();
    noted(number, swept, {{u"released"_s, swept.value_or(0)}});
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    auto connection = Connection::open(DatabaseUrl::sqlite(words.value(1)), OpenMode::Existing);
    Journal journal(words.value(2));
    if (!connection) {
        journal.outcome(journal.invoke(u"open"_s), u"error"_s,
                        {{u"sentence"_s, connection.error().sentence}});
        return 1;
    }
    Worker worker(Store(**connection, {words.value(3), u"here"_s}), journal,
                  words.value(4).toUInt());
    worker.resume();
    for (;;)
        worker.step();
}
