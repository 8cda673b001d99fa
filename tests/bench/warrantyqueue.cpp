// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// A queue in a file whose records pass, worked on by simulated people with everything that ships:
// import, order of doubt, planted slips, passing, second looks, statement.
// usage: warrantyqueue SPOILT RIGHT DESKS MISSES WISH - MISSES: the share of what is wrong that
// people overlook; WISH: the wished share of wrong fields. People have seen 250 slips in records
// like these before; the table is the first delivery of its queue. Prints a line of JSON.
#include "store/importing/importstore.h"
#include "store/line/connection.h"
#include "store/rules/queuestore.h"
#include "store/verifying/orderstore.h"
#include "store/verifying/plantstore.h"
#include "store/verifying/warrantystore.h"
#include "store/work/workstore.h"
#include "verify/suspiciontally.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <numeric>
#include <random>

using namespace intray;
using namespace Qt::StringLiterals;

namespace {

// Of what people type, and of the records that they touch, this share gets a slip of their own.
constexpr double ownSlips = 0.005;
constexpr int people = 5;
constexpr int plantEvery = 50;
constexpr int seenBefore = 70; // by each; of the first 20 none has a slip

const QString queueName = u"q"_s;
const QString againName = u"again"_s;

template <typename Value>
Value must(Outcome<Value> outcome)
{
    if (!outcome)
        qFatal("%s", qPrintable(outcome.error().sentence + u' ' + outcome.error().detail));
    return std::move(*outcome);
}

struct Told
{
    bool isHeldAtAMoment = true;
    bool isHeld = true;
    bool isReached = false;
    bool isStated = false;
    double stated = 1;
    double truly = 0;
    double opened = 0;
    double lookedAtAgain = 0;
    double firstHalf = 1;
    qint64 returned = 0;
    CaughtSlips slips;
};

class Desk
{
public:
    Desk(const SpoiltTable &table, double misses, double wish, quint64 seed)
        : m_table(table)
        , m_misses(misses)
        , m_chance(seed)
        , m_connection(must(Connection::open(DatabaseUrl::sqlite(m_folder.filePath(u"q.db"_s)),
                                             OpenMode::CreateOrUpgrade)))
    {
        m_order.resize(table.records.size());
        std::iota(m_order.begin(), m_order.end(), 0);
        std::shuffle(m_order.begin(), m_order.end(), m_chance);
        addQueues(wish);
    }

    Told work()
    {
        practise();
        m_isTold = true;
        m_delivery = bringIn(m_order, queueName);
        keepUp();
        const qint64 moment = qint64(m_chance() % quint64(m_order.size()));
        while (openOne()) {
            if (m_opened.size() % 50 == 0)
                lookAgain();
            if (m_opened.size() % (m_order.size() / 25) == 0 && !hasPassed())
                keepUp();
            if (qint64(m_opened.size()) == moment)
                m_told.isHeldAtAMoment = holds();
        }
        lookAgain();
        for (int round = 0; round < 200 && keepUp() > 0; ++round) {
            while (openOne()) {
            }
            lookAgain();
        }
        return tell();
    }

private:
    Identity who(int person) const { return {u"clerk%1"_s.arg(person), u"desk"_s}; }
    Identity supervisor() const { return {u"supervisor"_s, u"desk"_s}; }
    bool happens(double share) { return std::bernoulli_distribution(share)(m_chance); }

    void addQueues(double wish)
    {
        QueueStore queues(*m_connection, supervisor());
        Queue again;
        again.name = againName;
        again.otherHands = true;
        again.share = 99;
        must(queues.addQueue(again));
        Queue queue;
        queue.name = queueName;
        queue.letPass = PassRule{int(wish * 1e6), 95};
        queue.plantEvery = plantEvery;
        queue.nextQueue = againName;
        must(queues.addQueue(queue));
        must(queues.widenFields(queueName, m_table.fields));
    }

    Record recordOf(const QStringList &cells) const
    {
        Record record;
        for (qsizetype field = 0; field < cells.size(); ++field)
            record.insert(m_table.fields.at(field), cells.at(field));
        return record;
    }

    /// What people miss is known from a queue of its own, so that its records are not counted.
    void practise()
    {
        const QString practice = u"before"_s;
        QueueStore queues(*m_connection, supervisor());
        Queue queue;
        queue.name = practice;
        queue.plantEvery = plantEvery;
        must(queues.addQueue(queue));
        must(queues.widenFields(practice, m_table.fields));
        QList<qsizetype> rows;
        for (qsizetype i = 0; i < qsizetype(people) * seenBefore; ++i)
            rows << m_order.at(i % m_order.size());
        bringIn(rows, practice);
        for (int i = 0; i < people * seenBefore; ++i) {
            WorkStore work(*m_connection, who(i % people));
            const Claim claim = must(work.claimNext({practice}));
            plant(i % people, claim.items.constFirst());
            must(work.finish(claim.items.constFirst().id, claim.lock, Disposition::complete()));
        }
        change(u"UPDATE plant SET queue_id = (SELECT id FROM queue WHERE name = 'q')"_s);
    }

    ImportId bringIn(const QList<qsizetype> &rows, const QString &queue)
    {
        constexpr qsizetype portion = 500;
        ImportStore imports(*m_connection, supervisor());
        const ImportId import = must(imports.beginImport(queue, u"table.csv"_s));
        for (qsizetype from = 0; from < rows.size(); from += portion) {
            QList<NewItem> items;
            for (const qsizetype row : rows.mid(from, portion)) {
                const Record record = recordOf(m_table.records.at(row));
                const QString key = queue == queueName ? QString::number(row) : newId();
                items << NewItem{key, 0, {}, record, {}};
                m_now.insert(row, record);
            }
            must(imports.stageItems(import, items));
        }
        DeliveryCounts counts;
        counts.rows = int(rows.size());
        must(imports.acceptImport(import, counts));
        while (must(imports.openStagedItems(import)) > 0) {
        }
        return import;
    }

    /// Somebody takes the next, puts right what is noticed, and completes it.
    bool openOne()
    {
        const int person = m_turn++ % people;
        WorkStore work(*m_connection, who(person));
        const Claim claim = must(work.claimNext({queueName}));
        if (claim.items.isEmpty())
            return false;
        const Item &item = claim.items.constFirst();
        if (happens(1.0 / plantEvery))
            plant(person, item);
        finish(work, item);
        if (m_isTold)
            m_opened << item.key.toInt();
        return true;
    }

    /// Others look at what was sent on; each waits in vain where only the own are left.
    void lookAgain()
    {
        letTimePass();
        for (int inVain = 0; inVain < people;) {
            WorkStore work(*m_connection, who(m_turn++ % people));
            const Claim claim = must(work.claimNext({againName}));
            if (claim.items.isEmpty()) {
                ++inVain;
                continue;
            }
            inVain = 0;
            finish(work, claim.items.constFirst());
            m_lookedAtAgain += m_isTold;
        }
    }

    // What was sent on can be taken after some seconds, because until then it can be taken back.
    void letTimePass()
    {
        change(u"UPDATE item SET available_at = '' WHERE state = 'open' AND available_at <> ''"_s);
    }

    void change(const QString &statement)
    {
        const QString name = u"aside"_s;
        {
            auto file = QSqlDatabase::addDatabase(u"QSQLITE"_s, name);
            file.setDatabaseName(m_folder.filePath(u"q.db"_s));
            QSqlQuery query(file);
            if (!file.open() || !query.exec(statement))
                qFatal("%s", qPrintable(query.lastError().text()));
        }
        QSqlDatabase::removeDatabase(name);
    }

    void plant(int person, const Item &item)
    {
        PlantStore plants(*m_connection, who(person));
        const QString field = m_table.fields.constLast();
        const PlantedSlip slip{field, SlipKind::Swapped, item.record.value(field).toString(),
                               u"slip"_s};
        const auto number = plants.plant(item, slip);
        if (!number) // of the first ones that somebody sees none is planted
            return;
        must(plants.keepOutcome(*number, !happens(m_misses)));
    }

    void finish(WorkStore &work, const Item &item)
    {
        const qsizetype row = item.key.toLongLong();
        Record record = item.record;
        const Record right = recordOf(m_table.right.at(row));
        const QString slipped =
            m_table.fields.at(qsizetype(m_chance() % quint64(m_table.fields.size())));
        for (const QString &field : m_table.fields) {
            const bool isPutRight = record.value(field) != right.value(field) && !happens(m_misses);
            if (isPutRight)
                record.insert(field, right.value(field));
            if ((isPutRight && happens(ownSlips)) || (field == slipped && happens(ownSlips)))
                record.insert(field, record.value(field).toString() + u"#"_s);
        }
        must(work.finish(item.id, item.lock.id, Disposition::complete(record)));
        m_now.insert(row, record);
    }

    /// As long as too much may be wrong: what a supervisor's window does. How many came back.
    qint64 keepUp()
    {
        const qint64 returned =
            must(OrderStore(*m_connection, supervisor()).keepUp(queueName)).returned;
        m_told.returned += returned;
        return returned;
    }

    bool hasPassed() { return known().deliveries.constFirst().pass.has_value(); }

    QueueWarranty known()
    {
        return must(WarrantyStore(*m_connection, supervisor()).warrantyOf(queueName, m_delivery));
    }

    qint64 wrongIn(qsizetype row, const Record &record) const
    {
        const Record right = recordOf(m_table.right.at(row));
        return std::ranges::count_if(m_table.fields, [&](const QString &field) {
            return record.value(field) != right.value(field);
        });
    }

    /// Of what people finished and of what passed.
    double trulyWrong(const QueueWarranty &known)
    {
        QSet<qsizetype> over(m_opened.begin(), m_opened.end());
        WorkStore work(*m_connection, supervisor());
        for (const PassedItem &one : known.deliveries.constFirst().passedItems)
            over.insert(must(work.detail(one.item)).item.key.toLongLong());
        qint64 wrong = 0;
        for (const qsizetype row : std::as_const(over))
            wrong += wrongIn(row, m_now.value(row));
        return double(wrong) / double(std::max<qsizetype>(1, over.size() * m_table.fields.size()));
    }

    bool holds()
    {
        const QueueWarranty now = known();
        const auto statement = now.statement();
        return !statement || trulyWrong(now) <= statement->wrongFields;
    }

    Told tell()
    {
        const QueueWarranty now = known();
        const auto statement = now.statement();
        const double records = double(now.deliveries.constFirst().records);
        m_told.truly = trulyWrong(now);
        m_told.isStated = statement.has_value();
        m_told.stated = statement ? statement->wrongFields : 1;
        m_told.isHeld = m_told.truly <= m_told.stated;
        m_told.isReached = m_told.stated <= now.wish();
        m_told.opened = double(QSet(m_opened.begin(), m_opened.end()).size()) / records;
        m_told.lookedAtAgain = double(m_lookedAtAgain) / records;
        m_told.firstHalf = firstHalf();
        m_told.slips = {now.experience.planted, now.experience.caught};
        return m_told;
    }

    /// Of what came in wrong, what was in the first half of the records by the order of opening.
    double firstHalf() const
    {
        const auto cameInWrong = [this](qint64 sum, qsizetype row) {
            return sum + wrongIn(row, recordOf(m_table.records.at(row)));
        };
        const qint64 all = std::accumulate(m_order.begin(), m_order.end(), qint64(0), cameInWrong);
        const auto half = m_opened.mid(0, m_order.size() / 2);
        const qint64 found = std::accumulate(half.begin(), half.end(), qint64(0), cameInWrong);
        return all > 0 ? double(found) / double(all) : 1;
    }

    const SpoiltTable &m_table;
    const double m_misses;
    std::mt19937_64 m_chance;
    QTemporaryDir m_folder;
    std::unique_ptr<Connection> m_connection;
    QList<qsizetype> m_order;
    QHash<qsizetype, Record> m_now; ///< As people left them.
    QList<qsizetype> m_opened;      ///< Of the delivery that is told of, in this order.
    ImportId m_delivery;
    bool m_isTold = false;
    int m_turn = 0;
    qint64 m_lookedAtAgain = 0;
    Told m_told;
};

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication program(argc, argv);
    const QStringList words = program.arguments();
    if (words.size() != 6)
        return 2;
    const SpoiltTable table = words.at(2).endsWith(u"hospital_clean.csv")
                                  ? hospitalTable(words.at(1), words.at(2))
                                  : spoiltTable(words.at(1), words.at(2));
    const int desks = words.at(3).toInt();
    const double misses = words.at(4).toDouble();
    QList<Told> all;
    for (int i = 0; i < desks; ++i)
        all << Desk(table, misses, words.at(5).toDouble(), quint64(i) + 1).work();
    const auto mean = [&](const auto &of) {
        double sum = 0;
        for (const Told &one : std::as_const(all))
            sum += double(of(one));
        return sum / std::max(1, desks);
    };
    const QJsonObject json{
        {u"records"_s, table.records.size()},
        {u"held"_s, mean([](const Told &one) { return one.isHeld; })},
        {u"heldAtAMoment"_s, mean([](const Told &one) { return one.isHeldAtAMoment; })},
        {u"reached"_s, mean([](const Told &one) { return one.isReached; })},
        {u"opened"_s, mean([](const Told &one) { return one.opened; })},
        {u"again"_s, mean([](const Told &one) { return one.lookedAtAgain; })},
        {u"stated"_s, mean([](const Told &one) { return one.stated; })},
        {u"truly"_s, mean([](const Told &one) { return one.truly; })},
        {u"firstHalf"_s, mean([](const Told &one) { return one.firstHalf; })},
        {u"returned"_s, mean([](const Told &one) { return one.returned; })},
        {u"planted"_s, mean([](const Told &one) { return one.slips.planted; })},
        {u"caught"_s, mean([](const Told &one) { return one.slips.caught; })}};
    std::printf("%s\n", QJsonDocument(json).toJson(QJsonDocument::Compact).constData());
    return all.isEmpty() ? 1 : 0;
}
