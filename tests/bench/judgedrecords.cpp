// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// How long a record at the desk waits for what is proposed for it: by what is usual, by rule and by
// example; beside it, in turns, what is usual alone.
// usage: judgedrecords DATABASE QUEUE RECORDS - counts the queue, completes 30 records with what is
// suggested for them, so that there are examples, and prints a line of JSON in milliseconds.
#include "store/line/connection.h"
#include "store/verifying/countingstore.h"
#include "store/verifying/suggestionstore.h"
#include "support/store.h"
#include "support/testdatabase.h"
#include "times.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QJsonDocument>
#include <QJsonObject>

#include <cstdio>

using namespace intray;
using namespace Qt::StringLiterals;

namespace {

class Desk
{
public:
    Desk(Connection &connection, const QString &queue)
        : m_store(connection, {u"clerk"_s, u"desk"_s})
        , m_suggestions(connection, m_store.identity())
        , m_counting(connection, m_store.identity())
        , m_queue(queue)
    {
    }

    void learn()
    {
        valueOf(m_counting.countAll(m_queue));
        m_usual = *valueOf(m_suggestions.learned(m_queue));
        m_proposals = valueOf(m_suggestions.proposals(m_queue, m_usual.modelId()));
    }

    /// As somebody does who takes all that is sure.
    void completeSome(int records)
    {
        for (int number = 0; number < records; ++number) {
            const Claim claim = valueOf(m_store.claimNext({m_queue}, 1));
            const Item &item = claim.items.at(0);
            Record record = item.record;
            for (const SuspiciousCell &cell : judge(item).suspicious)
                if (cell.suggestion && cell.sure > 0.5)
                    record.insert(cell.field, *cell.suggestion);
            valueOf(m_store.finish(item.id, claim.lock, Disposition::complete(record)));
        }
    }

    QJsonObject measure(int records)
    {
        Times all, usual;
        qsizetype offered = 0;
        const ItemId first = valueOf(m_store.claimNext({m_queue}, 1)).items.at(0).id;
        for (int number = 0; number < 200; ++number) {
            const ItemId id(first.value() + qint64(records - 40) * number / 200);
            const Item item = valueOf(m_store.detail(id)).item;
            QElapsedTimer clock;
            clock.start();
            offered += judge(item).suspicious.size();
            all.ms << msOf(clock);
            clock.start();
            (void)valueOf(m_suggestions.judge(m_usual, item));
            usual.ms << msOf(clock);
        }
        return {
            {u"offered"_s, offered}, {u"all"_s, jsonOf(all)}, {u"usual_alone"_s, jsonOf(usual)}};
    }

private:
    JudgedRecord judge(const Item &item)
    {
        return valueOf(m_suggestions.judge(m_usual, item, m_proposals));
    }

    static QJsonObject jsonOf(const Times &times)
    {
        return {{u"p50"_s, times.at(0.5)}, {u"p95"_s, times.at(0.95)}, {u"max"_s, times.at(1)}};
    }

    Store m_store;
    SuggestionStore m_suggestions;
    CountingStore m_counting;
    const QString m_queue;
    LearnedQueue m_usual;
    QueueProposals m_proposals;
};

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    if (words.size() < 4)
        return 2;
    const auto opened = Connection::open(DatabaseUrl::sqlite(words.at(1)), OpenMode::Existing);
    if (!opened)
        return 1;
    Desk desk(**opened, words.at(2));
    desk.learn();
    desk.completeSome(30);
    desk.learn();
    const QJsonObject told = desk.measure(words.at(3).toInt());
    std::printf("%s\n", QJsonDocument(told).toJson(QJsonDocument::Compact).constData());
    return 0;
}
