// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/desk/desk.h"
#include "session/desk/deskanswers.h"
#include "session/desk/lock/lockclock.h"
#include "session/drafts/draftjournal.h"
#include "session/session.h"
#include "store/importing/importstore.h"
#include "support/testdatabase.h"

#include <QJsonArray>
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>

#include <memory>

namespace intray {

/// A clock that stands still until it is told to go on. Copies tell the same time.
class FakeClock
{
public:
    std::chrono::milliseconds operator()() const { return *m_now; }
    void advance(std::chrono::milliseconds span) { *m_now += span; }

private:
    std::shared_ptr<std::chrono::milliseconds> m_now =
        std::make_shared<std::chrono::milliseconds>(std::chrono::hours(1));
};

inline QJsonObject hospitalSchema()
{
    using namespace Qt::StringLiterals;
    const QJsonObject text{{u"type"_s, u"string"_s}};
    return {{u"type"_s, u"object"_s},
            {u"properties"_s,
             QJsonObject{{u"name"_s, QJsonObject{{u"type"_s, u"string"_s}, {u"minLength"_s, 1}}},
                         {u"city"_s, text},
                         {u"beds"_s, QJsonObject{{u"type"_s, u"integer"_s}}}}},
            {u"required"_s, QJsonArray{u"name"_s}},
            {u"x-intray-order"_s, QJsonArray{u"name"_s, u"city"_s, u"beds"_s}}};
}

/// A clerk at a desk, a colleague at the same database, and some items to work on.
class Office
{
public:
    explicit Office(const QStringList &keys = {}, const Queue &rules = hospital(),
                    std::unique_ptr<TestDatabase> somewhere = std::make_unique<TestDatabase>())
        : where(std::move(somewhere))
    {
        valueOf(colleague.store.addQueue(rules));
        bringIn(keys, rules.name);
        session = newSession();
    }

    std::unique_ptr<Session> newSession()
    {
        return std::make_unique<Session>(database.loginOf(me().user), me(), database.usualMode(),
                                         journal);
    }

    void bringIn(const QStringList &keys, const QString &queue)
    {
        ImportStore imports(*colleague.connection, colleague.store.identity());
        const ImportId import = valueOf(imports.beginImport(queue, QStringLiteral("test")));
        QList<NewItem> items;
        for (const QString &key : keys)
            items.append(itemNamed(key));
        valueOf(imports.stageItems(import, items));
        valueOf(imports.acceptImport(import));
        while (valueOf(imports.openStagedItems(import)) > 0) {
        }
        PageRequest request;
        request.limit = 500;
        for (bool isEnd = keys.isEmpty(); !isEnd; request.from = PageRequest::From::After) {
            const ItemPage page = valueOf(colleague.store.page(byClaimOrder(queue), request));
            for (const Item &item : page.items)
                ids.append(item.id);
            request.cursor = page.next;
            isEnd = page.next.isEmpty();
        }
    }

    static ItemQuery byClaimOrder(const QString &queue)
    {
        ItemQuery query;
        query.queue = queue;
        return query;
    }

    static Identity me() { return {QStringLiteral("clerk1"), QStringLiteral("desk1")}; }

    static Queue hospital()
    {
        Queue queue = queueNamed(QStringLiteral("hospital"));
        queue.recordSchema = hospitalSchema();
        return queue;
    }

    static NewItem itemNamed(const QString &key)
    {
        NewItem item = newItem(key);
        item.record = {{QStringLiteral("name"), QStringLiteral("name of ") + key},
                       {QStringLiteral("city"), QStringLiteral("boaz")},
                       {QStringLiteral("beds"), 12}};
        return item;
    }

    /// Starts the session and puts a desk into it.
    void open()
    {
        QSignalSpy started(session.get(), &Session::started);
        session->start();
        QVERIFY(started.wait());
        sitDown();
    }

    void sitDown()
    {
        desk = std::make_unique<Desk>(*session, clock);
        desk->setQueue(session->queueNamed(QStringLiteral("hospital")));
    }

    void takeNext()
    {
        desk->takeNext();
        QTRY_COMPARE(desk->state(), Desk::State::Working);
    }

    /// Returns when the database has done everything asked of it so far.
    void settle()
    {
        auto done = session->actions().run([](Store &) -> Outcome<Done> { return Done{}; });
        QTRY_VERIFY(done.isFinished());
        QCoreApplication::processEvents();
    }

    /// The database refuses to keep drafts, as a full disk would.
    void breakDrafts()
    {
        changeTables(QStringLiteral("CREATE TRIGGER refuse_drafts BEFORE INSERT ON draft BEGIN "
                                    "SELECT RAISE(ABORT, 'no drafts today'); END"));
    }
    void mendDrafts() { changeTables(QStringLiteral("DROP TRIGGER refuse_drafts")); }

    /// Runs a statement from outside, as another program would.
    void changeTables(const QString &statement) const
    {
        const QString name = newId();
        {
            QSqlDatabase outside = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
            outside.setDatabaseName(database.path());
            QVERIFY(outside.open());
            QSqlQuery query(outside);
            QVERIFY2(query.exec(statement), qPrintable(query.lastError().text()));
        }
        QSqlDatabase::removeDatabase(name);
    }

    ItemDetail detailOf(ItemId item) { return valueOf(colleague.store.detail(item)); }
    QString sentence() const { return desk->message() ? desk->message()->sentence : QString(); }

    std::unique_ptr<TestDatabase> where;
    TestDatabase &database = *where;
    Person colleague{database, QStringLiteral("clerk2")};
    QList<ItemId> ids;
    QTemporaryDir drafts;
    DraftJournal journal{drafts.path()};
    FakeClock clock;
    std::unique_ptr<Session> session;
    std::unique_ptr<Desk> desk;
};

} // namespace intray
