// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/glance.h"
#include "queue/historypage.h"
#include "store/line/connection_p.h"
#include "store/line/sqlrunner.h"
#include "store/verifying/correctionstore.h"
#include "store/verifying/countingstore.h"
#include "store/verifying/duplicatekeystore.h"
#include "store/verifying/duplicatestore.h"
#include "store/verifying/ledgerstore.h"
#include "store/verifying/suggestionstore.h"
#include "support/testclass.h"
#include "support/testdatabase.h"

#include <functional>
#include <utility>

using namespace intray;
using namespace Qt::StringLiterals;

namespace {

/// A line that ends with one of the statements to come, as it does when it is cancelled or lost.
class FailingRunner final : public SqlRunner
{
public:
    explicit FailingRunner(std::unique_ptr<SqlRunner> real)
        : m_real(std::move(real))
    {
    }

    void failAt(int statement) { m_left = statement; }
    bool hasFailed() const { return m_left <= 0; }

    std::unique_ptr<SqlAnswer> run(const QString &name, const Bindings &bindings) override
    {
        if (!tidiesUp(name))
            failWhenDue();
        return m_real->run(name, bindings);
    }
    std::unique_ptr<SqlAnswer> runText(const QString &text, const Bindings &bindings) override
    {
        failWhenDue();
        return m_real->runText(text, bindings);
    }
    void execute(const QString &text) override
    {
        failWhenDue();
        m_real->execute(text);
    }
    std::unique_ptr<SqlAnswer> query(const QString &text) override
    {
        failWhenDue();
        return m_real->query(text);
    }
    void interrupt() override { m_real->interrupt(); }
    void rearm() override { m_real->rearm(); }

private:
    static bool tidiesUp(const QString &name)
    {
        return QStringList{u"rollback"_s, u"detach_clients"_s}.contains(name);
    }
    void failWhenDue()
    {
        if (--m_left == 0)
            throw SqlFailure{{Error::Kind::Cancelled, u"It was cancelled."_s, {}}};
    }

    std::unique_ptr<SqlRunner> m_real;
    int m_left = 1'000'000;
};

} // namespace

using Operation = std::function<void(Person &)>;
Q_DECLARE_METATYPE(Operation)

/// Whichever statement of an operation fails, the failure is an answer: nothing is thrown into the
/// thread of the database, where it would end the program.
class FailingStatements : public QObject
{
    Q_OBJECT

private slots:
    void everyFailureIsAnAnswer_data();
    void everyFailureIsAnAnswer();
};

static const QString q = u"work"_s;

static ItemQuery openItems()
{
    ItemQuery query;
    query.queue = q;
    return query;
}

template <typename Some>
static Some storeOf(Person &person)
{
    return Some(*person.connection, person.store.identity());
}

void FailingStatements::everyFailureIsAnAnswer_data()
{
    QTest::addColumn<Operation>("operation");
    const auto row = [](const char *name, auto work) {
        QTest::newRow(name) << Operation([work](Person &person) { (void)work(person); });
    };
    const ItemId item(1);
    row("queues", [](Person &p) { return p.store.queues(); });
    row("a page", [](Person &p) { return p.store.page(openItems(), {}); });
    row("counts", [](Person &p) { return p.store.counts(q, QDateTime::currentDateTimeUtc()); });
    row("at a glance", [](Person &p) { return p.store.glance({}); });
    row("the history summarised", [](Person &p) { return p.store.keepFigures(); });
    row("a seal", [](Person &p) { return p.store.sealHistory(); });
    row("learned counts", [](Person &p) { return storeOf<CountingStore>(p).countPiece(q); });
    row("learned keys", [](Person &p) { return storeOf<DuplicateKeyStore>(p).keyPiece(q); });
    row("duplicates",
        [item](Person &p) { return storeOf<DuplicateStore>(p).duplicates(q, item, 0.5, {}, {}); });
    row("suggestions", [](Person &p) { return storeOf<SuggestionStore>(p).learned(q); });
    row("corrections", [](Person &p) { return storeOf<CorrectionStore>(p).made(q); });
    row("a correction's preview", [](Person &p) {
        return storeOf<CorrectionStore>(p).preview(q, CorrectionWish{u"city"_s, u"a"_s, u"b"_s}, 5);
    });
    row("the ledger", [](Person &p) { return storeOf<LedgerStore>(p).ledger({}); });
    row("why not", [item](Person &p) { return p.store.whyNot(item); });
    row("why nothing", [](Person &p) { return p.store.whyNothing(u"anna"_s, q); });
    row("locks", [](Person &p) { return p.store.locks({}); });
    row("a claim", [](Person &p) { return p.store.claimNext({q}); });
    row("my items", [](Person &p) { return p.store.mine(); });
    row("a detail", [item](Person &p) { return p.store.detail(item); });
    row("a note", [item](Person &p) { return p.store.note(item, u"seen"_s); });
    row("events", [](Person &p) { return p.store.events({}); });
    row("a sweep", [](Person &p) { return p.store.sweep(); });
    row("a beat", [](Person &p) { return p.store.beat(); });
    row("an audit", [](Person &p) { return p.store.audit(); });
}

void FailingStatements::everyFailureIsAnAnswer()
{
    QFETCH(Operation, operation);
    const TestDatabase database;
    Person anna(database, u"anna"_s);
    valueOf(anna.store.addQueue(queueNamed(q)));
    for (const QString &key : {u"a"_s, u"b"_s, u"c"_s})
        valueOf(anna.store.addItem(q, newItem(key)));
    auto &line = anna.connection->d();
    auto failing = std::make_unique<FailingRunner>(std::move(line.runner));
    FailingRunner &runner = *failing;
    line.runner = std::move(failing);
    int statement = 0;
    do {
        runner.failAt(++statement);
        try {
            operation(anna);
        } catch (const SqlFailure &) {
            QFAIL(qPrintable(u"Statement %1 was thrown into the thread."_s.arg(statement)));
        }
    } while (runner.hasFailed());
    QVERIFY(statement > 1);
    runner.failAt(1'000'000);
    valueOf(anna.store.beat()); // nothing that was begun is in the way
    valueOf(anna.store.claimNext({q}));
}

INTRAY_TEST_GUILESS_MAIN(FailingStatements)
#include "tst_failingstatements.moc"
