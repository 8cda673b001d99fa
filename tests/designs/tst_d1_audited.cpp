// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "designs/ordertable.h"
#include "support/testclass.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// The audit holds the rows of finished items against what Intray says of them. Another program may
/// have changed them honestly, so what differs is noted by table, row and column.
class AuditedTable : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init();
    void cleanup();
    void whatStandsAsItWasLeftIsNotNoted();
    void whatAnotherProgramChangedIsNoted_data();
    void whatAnotherProgramChangedIsNoted();
    void aRowThatIsGoneIsNoted();
    void whatIsNotFinishedIsNotHeldAgainstAnything();
    void aTableThatCannotBeReadIsNoted();
    void manyAreReadInPagesAndCounted();

private:
    AdoptionWish wish() const;
    void finish(Person &person, const Disposition &disposition);
    QStringList differing();
    void set(const QString &column, const QString &value, int order);

    const QString q = u"orders"_s;
    std::unique_ptr<TestDatabase> database;
    std::unique_ptr<OrderTable> orders;
    std::unique_ptr<Person> anna;
    std::unique_ptr<Person> bert;
};

void AuditedTable::init()
{
    database = databaseOf(engineOfRow());
    orders = std::make_unique<OrderTable>(engineOfRow(), *database);
    orders->make(5);
    const QString time = engineOfRow() == u"mariadb" ? u"datetime"_s : u"timestamp"_s;
    for (const auto &[name, type] :
         {std::pair(u"Error"_s, u"varchar(20)"_s), std::pair(u"Result"_s, u"text"_s),
          std::pair(u"Finished"_s, time)})
        orders->run(u"ALTER TABLE %1 ADD COLUMN %2 %3 NULL"_s.arg(orders->table(),
                                                                  orders->table(name), type));
    anna = std::make_unique<Person>(*database, u"anna"_s);
    bert = std::make_unique<Person>(*database, u"bert"_s);
}

void AuditedTable::cleanup()
{
    bert.reset();
    anna.reset();
    orders.reset();
}

AdoptionWish AuditedTable::wish() const
{
    AdoptionWish wish = orders->wish();
    wish.layout.failedValue = u"error"_s;
    wish.layout.error = u"Error"_s;
    wish.layout.result = u"Result"_s;
    wish.layout.finished = u"Finished"_s;
    wish.layout.more = {{{{}, u"OrderNotes"_s}, u"OrderID"_s, {u"Note"_s}}};
    return wish;
}

void AuditedTable::finish(Person &person, const Disposition &disposition)
{
    const Claim claim = valueOf(person.store.claimNext({q}));
    valueOf(person.store.finish(claim.items.constFirst().id, claim.lock, disposition));
}

QStringList AuditedTable::differing()
{
    const AuditReport report = valueOf(bert->store.audit());
    if (!report.violations.isEmpty())
        qFatal("%s", qPrintable(report.violations.join(u'\n')));
    QStringList found;
    for (const TableDifference &one : report.differences) {
        found << one.queue + u' ' + one.key + u' ' + one.column;
        if (!one.table.endsWith(u"Orders"_s))
            qFatal("%s", qPrintable(one.table));
    }
    return found;
}

void AuditedTable::set(const QString &column, const QString &value, int order)
{
    orders->run(u"UPDATE %1 SET %2 = %3 WHERE %4 = %5"_s.arg(orders->table(), orders->table(column),
                                                             value, orders->table(u"ID"_s),
                                                             QString::number(order)));
}

void AuditedTable::whatStandsAsItWasLeftIsNotNoted()
{
    valueOf(orders->adopt(wish()));
    Disposition completed =
        Disposition::complete(Record{{u"City"_s, u"new  "_s}, {u"Amount"_s, u"7"_s}});
    completed.result = QJsonObject{{u"file"_s, 4711}, {u"name"_s, u"ä"_s}};
    finish(*anna, completed);
    finish(*anna, Disposition::complete(Record{{u"Note"_s, u"checked"_s}, {u"City"_s, QString()}}));
    finish(*anna, Disposition::fail(u"there is no such street in that town"_s));
    finish(*anna, Disposition::dismiss());
    QCOMPARE(differing(), QStringList());
}

void AuditedTable::whatAnotherProgramChangedIsNoted_data()
{
    QTest::addColumn<QString>("column");
    QTest::addColumn<QString>("value");
    QTest::addColumn<bool>("failed");
    QTest::newRow("a field") << u"City"_s << u"'moved'"_s << false;
    QTest::newRow("a number") << u"Amount"_s << u"1.51"_s << false;
    QTest::newRow("an emptied field") << u"City"_s << u"NULL"_s << false;
    QTest::newRow("the state") << u"Status"_s << u"'open'"_s << false;
    QTest::newRow("the result") << u"Result"_s << u"'{}'"_s << false;
    QTest::newRow("the message of a completion") << u"Error"_s << u"'late'"_s << false;
    QTest::newRow("the time") << u"Finished"_s << u"NULL"_s << false;
    QTest::newRow("the message") << u"Error"_s << u"'other'"_s << true;
    QTest::newRow("the state of what failed") << u"Status"_s << u"'done'"_s << true;
}

void AuditedTable::whatAnotherProgramChangedIsNoted()
{
    QFETCH(QString, column);
    QFETCH(QString, value);
    QFETCH(bool, failed);
    valueOf(orders->adopt(wish()));
    finish(*anna, failed ? Disposition::fail(u"why"_s) : Disposition::complete());
    finish(*anna, Disposition::complete());
    set(column, value, 1);
    QCOMPARE(differing(), QStringList{u"orders 1 "_s + column});
    const QStringList notes = valueOf(bert->store.audit()).notes;
    QVERIFY2(notes.join(u'\n').contains(u"row 1, column %1"_s.arg(column)),
             qPrintable(notes.join(u'\n')));
}

void AuditedTable::aRowThatIsGoneIsNoted()
{
    valueOf(orders->adopt(wish()));
    finish(*anna, Disposition::complete());
    finish(*anna, Disposition::complete());
    orders->run(u"DELETE FROM %1 WHERE %2 = 1"_s.arg(orders->table(), orders->table(u"ID"_s)));
    QCOMPARE(differing(), QStringList{u"orders 1 "_s});
}

void AuditedTable::whatIsNotFinishedIsNotHeldAgainstAnything()
{
    AdoptionWish without = wish();
    without.layout.failedValue.clear();
    valueOf(orders->adopt(without));
    finish(*anna, Disposition::fail(u"why"_s));
    finish(*anna, Disposition::returnLater());
    for (int order = 1; order <= 3; ++order)
        set(u"City"_s, u"'moved'"_s, order);
    QCOMPARE(differing(), QStringList());
}

void AuditedTable::aTableThatCannotBeReadIsNoted()
{
    valueOf(orders->adopt(wish()));
    finish(*anna, Disposition::complete());
    orders->run(u"ALTER TABLE %1 DROP COLUMN %2"_s.arg(orders->table(), orders->table(u"Error"_s)));
    QCOMPARE(differing(), QStringList());
    const QString notes = valueOf(bert->store.audit()).notes.join(u'\n');
    QVERIFY2(notes.contains(u"of queue orders could not be read"_s), qPrintable(notes));
}

void AuditedTable::manyAreReadInPagesAndCounted()
{
    constexpr int many = 1100;
    orders->make(many);
    valueOf(orders->adopt(orders->wish()));
    for (int taken = 0; taken < many; taken += many / 4) {
        const Claim claim = valueOf(anna->store.claimNext({q}, many / 4));
        QCOMPARE(valueOf(anna->store.finishAll(claim.lock, Disposition::complete())).size(),
                 many / 4);
    }
    QCOMPARE(differing(), QStringList());
    orders->run(u"UPDATE %1 SET %2 = 'moved'"_s.arg(orders->table(), orders->table(u"City"_s)));
    const AuditReport report = valueOf(bert->store.audit());
    QCOMPARE(report.differences.size(), 1000);
    QVERIFY2(report.notes.constLast().contains(u"1100"_s), qPrintable(report.notes.constLast()));
    QVERIFY(report.notes.size() < 30);
}

INTRAY_TEST_GUILESS_MAIN(AuditedTable)
#include "tst_d1_audited.moc"
