// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/contextfield.h"
#include "support/testclass.h"
#include "ui/dialogkeys.h"
#include "ui/windowfixture.h"

#include <QCheckBox>
#include <QComboBox>
#include <QListWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTabWidget>
#include <QTreeWidget>

using namespace intray;
using namespace Qt::StringLiterals;

/// A table that was there before is put to work, through the window and into the database.
class tst_AdoptDialog : public QObject
{
    Q_OBJECT
private slots:
    void aTableIsPickedTriedAndAdopted();
    void tryingWritesNothing();
    void whatIsRunIsShownBeforeItIsConfirmed();
    void aTrialHoldsOnlyForWhatWasTried();
    void aConditionThatCannotBeReadIsSaid();
    void whatIsMissingIsSaid();
    void whatWasSaidGoesWithItsCause();
    void locksMayStandInATableOfTheirOwn();
    void aLockTableIsMadeAndRowsInWorkSaySo();
    void furtherTablesAndTheirSettingAreUsed();
    void aFurtherTableCanBeRemoved();
    void whatBecomesOfARowIsMapped();
    void rowsAreAddedWhereTheTableMakesTheirKeys();
    void aFieldSaysWhoseRequestARowIs();
    void aLockIdAloneIsEnough();
    void everythingIsReachedByKeys();

private:
    /// Runs statements as the old front end would; gives the first value.
    static QString sql(const WindowFixture &desk, const QStringList &statements)
    {
        QString value;
        {
            auto database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"front end"_s);
            database.setDatabaseName(desk.url().path());
            database.open();
            QSqlQuery query(database);
            for (const QString &statement : statements)
                if (!query.exec(statement))
                    qFatal("%s", qPrintable(statement));
            if (query.next())
                value = query.value(0).toString();
        }
        QSqlDatabase::removeDatabase(u"front end"_s);
        return value;
    }
    static void makeOrders(const WindowFixture &desk)
    {
        sql(desk, {u"CREATE TABLE Orders (OrderID INTEGER PRIMARY KEY, City TEXT, State TEXT, "
                   "LockUser TEXT, LockTime datetime)"_s,
                   u"CREATE TABLE Held (OrderID INTEGER PRIMARY KEY, Who TEXT, Since datetime)"_s,
                   u"CREATE TABLE Notes (Number INTEGER PRIMARY KEY, Note TEXT, Extra TEXT)"_s,
                   u"CREATE TABLE Age (Minutes INTEGER)"_s, u"INSERT INTO Age VALUES (7)"_s,
                   u"INSERT INTO Notes VALUES (1, 'old', 'x')"_s,
                   u"INSERT INTO Orders (OrderID, City, State) VALUES (1, 'Boaz', 'new'), "
                   "(2, 'Dothan', 'new'), (3, 'Boaz', 'ready')"_s});
    }
    /// Opened by its key, with the table "Orders" chosen by keys.
    static QDialog *open(WindowFixture &desk)
    {
        makeOrders(desk);
        desk.start();
        desk.press(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
        auto *dialog = desk.find<QDialog>(u"adoptDialog"_s);
        if (!dialog || !isInUse(dialog))
            qFatal("The dialog is not shown.");
        auto *tables = part<QTreeWidget>(dialog, u"adoptTables"_s);
        if (!QTest::qWaitFor([&] { return tables->topLevelItemCount() == 4; }))
            qFatal("The tables are not read.");
        tables->setFocus();
        QTest::keyClick(tables, Qt::Key_End);
        const auto *key = part<QComboBox>(dialog, u"adoptKey"_s);
        if (!QTest::qWaitFor([&] { return key->findText(u"City"_s) > 0; }))
            qFatal("The columns are not read: %s", qPrintable(said(dialog, u"adoptSaid"_s)));
        return dialog;
    }
    /// The table "Orders" is given further columns, and looked at anew.
    static void addColumns(const WindowFixture &desk, QDialog *dialog, const QStringList &columns)
    {
        for (const QString &column : columns)
            sql(desk, {u"ALTER TABLE Orders ADD COLUMN "_s + column});
        auto *tables = part<QTreeWidget>(dialog, u"adoptTables"_s);
        const auto *key = part<QComboBox>(dialog, u"adoptKey"_s);
        tables->setFocus();
        QTest::keyClick(tables, Qt::Key_Up);
        QVERIFY(QTest::qWaitFor([&] { return key->findText(u"City"_s) < 0; }));
        QTest::keyClick(tables, Qt::Key_End);
        const QString last = columns.constLast().section(u' ', 0, 0);
        QVERIFY(QTest::qWaitFor([&] { return key->findText(last) > 0; }));
    }
    static void tryIt(QDialog *dialog)
    {
        auto *button = part<QPushButton>(dialog, u"adoptTry"_s);
        const auto isIdle = [&] { return button->isEnabled(); };
        const bool wasIdle = QTest::qWaitFor(isIdle);
        click(dialog, u"adoptTry"_s);
        if (!wasIdle || !QTest::qWaitFor(isIdle))
            qFatal("The dialog stays busy.");
    }
    static void choose(QDialog *dialog, const QString &name, const QString &entry)
    {
        auto *choice = part<QComboBox>(dialog, name);
        choice->setFocus();
        press(Qt::Key_Home);
        for (int step = 0; step < choice->count() && choice->currentText() != entry; ++step)
            press(Qt::Key_Down);
        QCOMPARE(choice->currentText(), entry);
    }
    static bool mayAdopt(QDialog *dialog)
    {
        return part<QPushButton>(dialog, u"adoptAdopt"_s)->isEnabled();
    }
    static QString outcome(QDialog *dialog)
    {
        return part<QPlainTextEdit>(dialog, u"adoptOutcome"_s)->toPlainText();
    }
};

void tst_AdoptDialog::aTableIsPickedTriedAndAdopted()
{
    WindowFixture desk(1);
    QDialog *dialog = open(desk);
    QCOMPARE(part<QComboBox>(dialog, u"adoptLockUser"_s)->currentText(), u"LockUser"_s);
    QCOMPARE(part<QComboBox>(dialog, u"adoptLockTime"_s)->currentText(), u"LockTime"_s);
    typeInto(dialog, u"adoptQueue"_s, u"orders"_s);
    typeInto(dialog, u"adoptOpen"_s, u"new"_s);
    typeInto(dialog, u"adoptDone"_s, u"ready"_s);
    press(Qt::Key_Return);
    QTRY_VERIFY(mayAdopt(dialog));
    QVERIFY2(outcome(dialog).contains(u"First rows: 1, 2\n"_s), qPrintable(outcome(dialog)));
    click(dialog, u"adoptAdopt"_s);
    auto *box = part<QDialog>(dialog, u"adoptBox"_s);
    QVERIFY(isInUse(box));
    click(box, u"adoptYes"_s);
    QTRY_VERIFY(said(dialog, u"adoptSaid"_s).contains(u"is now the queue orders"_s));
    const auto claim = desk.elsewhere(
        u"ben"_s, [](Store &store) { return store.claimNext({u"orders"_s}).value_or(Claim()); });
    QCOMPARE(claim.items.size(), 1);
    QCOMPARE(sql(desk, {u"SELECT LockUser FROM Orders WHERE OrderID = 1"_s}), u"ben"_s);
}

void tst_AdoptDialog::tryingWritesNothing()
{
    WindowFixture desk(1);
    QDialog *dialog = open(desk);
    const QStringList shape{u"SELECT group_concat(sql) || (SELECT count(*) FROM queue) || "
                            "(SELECT group_concat(City || State) FROM Orders) FROM "
                            "sqlite_schema"_s};
    const QString before = sql(desk, shape);
    choose(dialog, u"adoptLockId"_s, u"add a column LockId"_s);
    choose(dialog, u"adoptState"_s, u"none: Intray remembers what is done"_s);
    tryIt(dialog);
    QTRY_VERIFY(mayAdopt(dialog));
    QCOMPARE(sql(desk, shape), before);
}

void tst_AdoptDialog::whatIsRunIsShownBeforeItIsConfirmed()
{
    WindowFixture desk(1);
    QDialog *dialog = open(desk);
    choose(dialog, u"adoptLockId"_s, u"add a column LockId"_s);
    typeInto(dialog, u"adoptDone"_s, u"ready"_s);
    tryIt(dialog);
    QTRY_VERIFY(mayAdopt(dialog));
    QVERIFY2(outcome(dialog).contains(u"ALTER TABLE"_s), qPrintable(outcome(dialog)));
    click(dialog, u"adoptAdopt"_s);
    auto *box = part<QMessageBox>(dialog, u"adoptBox"_s);
    QVERIFY(isInUse(box));
    QVERIFY(box->informativeText().contains(u"ALTER TABLE"_s));
    press(Qt::Key_Escape);
    QCOMPARE(sql(desk, {u"SELECT count(*) FROM pragma_table_info('Orders')"_s}), u"5"_s);
}

void tst_AdoptDialog::aTrialHoldsOnlyForWhatWasTried()
{
    WindowFixture desk(1);
    QDialog *dialog = open(desk);
    typeInto(dialog, u"adoptDone"_s, u"ready"_s);
    tryIt(dialog);
    QTRY_VERIFY(mayAdopt(dialog));
    typeInto(dialog, u"adoptCriteria"_s, u"City = 'Boaz'"_s);
    QVERIFY(!mayAdopt(dialog));
    QCOMPARE(outcome(dialog), QString());
}

void tst_AdoptDialog::aConditionThatCannotBeReadIsSaid()
{
    WindowFixture desk(1);
    QDialog *dialog = open(desk);
    typeInto(dialog, u"adoptDone"_s, u"ready"_s);
    typeInto(dialog, u"adoptCriteria"_s, u"Citi = ("_s);
    const QString before = said(dialog, u"adoptSaid"_s);
    tryIt(dialog);
    QTRY_VERIFY(said(dialog, u"adoptSaid"_s) != before);
    QVERIFY(!said(dialog, u"adoptSaid"_s).isEmpty());
    QVERIFY(!mayAdopt(dialog));
}

void tst_AdoptDialog::whatIsMissingIsSaid()
{
    WindowFixture desk(1);
    QDialog *dialog = open(desk);
    tryIt(dialog);
    QVERIFY2(said(dialog, u"adoptSaid"_s).contains(u"when a row is done"_s),
             qPrintable(said(dialog, u"adoptSaid"_s)));
    typeInto(dialog, u"adoptQueue"_s, u" "_s);
    tryIt(dialog);
    QVERIFY(said(dialog, u"adoptSaid"_s).contains(u"Name the queue"_s));
}

void tst_AdoptDialog::whatWasSaidGoesWithItsCause()
{
    WindowFixture desk(1);
    QDialog *dialog = open(desk);
    tryIt(dialog);
    QVERIFY(said(dialog, u"adoptSaid"_s).contains(u"when a row is done"_s));
    typeInto(dialog, u"adoptDone"_s, u"ready"_s);
    QCOMPARE(said(dialog, u"adoptSaid"_s), QString());
    typeInto(dialog, u"adoptQueue"_s, u" "_s);
    QVERIFY(said(dialog, u"adoptSaid"_s).contains(u"Name the queue"_s));
    typeInto(dialog, u"adoptQueue"_s, u"orders"_s);
    QCOMPARE(said(dialog, u"adoptSaid"_s), QString());
    tryIt(dialog);
    QTRY_VERIFY(mayAdopt(dialog));
    typeInto(dialog, u"adoptCriteria"_s, u"City = 'Boaz'"_s);
    QCOMPARE(said(dialog, u"adoptSaid"_s), QString());
}

void tst_AdoptDialog::locksMayStandInATableOfTheirOwn()
{
    WindowFixture desk(1);
    QDialog *dialog = open(desk);
    typeInto(dialog, u"adoptDone"_s, u"ready"_s);
    choose(dialog, u"adoptLockTable"_s, u"Held"_s);
    const auto *who = part<QComboBox>(dialog, u"adoptLockUser"_s);
    QTRY_VERIFY(who->findText(u"Who"_s) >= 0);
    choose(dialog, u"adoptLockKey"_s, u"OrderID"_s);
    choose(dialog, u"adoptLockUser"_s, u"Who"_s);
    choose(dialog, u"adoptLockTime"_s, u"Since"_s);
    tryIt(dialog);
    QTRY_VERIFY2(mayAdopt(dialog), qPrintable(said(dialog, u"adoptSaid"_s)));
}

void tst_AdoptDialog::aLockTableIsMadeAndRowsInWorkSaySo()
{
    WindowFixture desk(1);
    QDialog *dialog = open(desk);
    typeInto(dialog, u"adoptQueue"_s, u"orders"_s);
    typeInto(dialog, u"adoptOpen"_s, u"new"_s);
    typeInto(dialog, u"adoptDone"_s, u"ready"_s);
    choose(dialog, u"adoptLockTable"_s, u"in a new table beside it"_s);
    QVERIFY(!part<QComboBox>(dialog, u"adoptLockUser"_s)->isEnabled());
    tryIt(dialog);
    QTRY_VERIFY2(mayAdopt(dialog), qPrintable(said(dialog, u"adoptSaid"_s)));
    QVERIFY2(outcome(dialog).contains(u"Orders_locks"_s), qPrintable(outcome(dialog)));
    QVERIFY2(outcome(dialog).contains(u"(busy)"_s), qPrintable(outcome(dialog)));
    typeInto(dialog, u"adoptBusy"_s, u"in work"_s);
    tryIt(dialog);
    QTRY_VERIFY(!outcome(dialog).contains(u"(busy)"_s));
}

void tst_AdoptDialog::furtherTablesAndTheirSettingAreUsed()
{
    WindowFixture desk(1);
    QDialog *dialog = open(desk);
    typeInto(dialog, u"adoptQueue"_s, u"orders"_s);
    typeInto(dialog, u"adoptOpen"_s, u"new"_s);
    typeInto(dialog, u"adoptDone"_s, u"ready"_s);
    press(Qt::Key_M, Qt::AltModifier);
    choose(dialog, u"adoptPartTable"_s, u"Notes"_s);
    auto *columns = part<QListWidget>(dialog, u"adoptPartColumns"_s);
    QTRY_COMPARE(columns->count(), 3);
    QCOMPARE(part<QComboBox>(dialog, u"adoptPartKey"_s)->currentText(), u"Number"_s);
    columns->setFocus();
    columns->setCurrentRow(2);
    press(Qt::Key_Space);
    press(Qt::Key_S, Qt::AltModifier);
    QTRY_COMPARE(part<QListWidget>(dialog, u"adoptParts"_s)->count(), 1);
    QCOMPARE(part<QListWidget>(dialog, u"adoptParts"_s)->item(0)->text(),
             u"Notes by Number: Note"_s);
    choose(dialog, u"adoptAgeTable"_s, u"Age"_s);
    QTRY_COMPARE(part<QComboBox>(dialog, u"adoptAgeColumn"_s)->count(), 1);
    choose(dialog, u"adoptAgeColumn"_s, u"Minutes"_s);
    tryIt(dialog);
    QTRY_VERIFY2(mayAdopt(dialog), qPrintable(said(dialog, u"adoptSaid"_s)));
    click(dialog, u"adoptAdopt"_s);
    auto *box = part<QDialog>(dialog, u"adoptBox"_s);
    QVERIFY(isInUse(box));
    click(box, u"adoptYes"_s);
    QTRY_VERIFY(said(dialog, u"adoptSaid"_s).contains(u"is now the queue orders"_s));
    const auto claim = desk.elsewhere(
        u"ben"_s, [](Store &store) { return store.claimNext({u"orders"_s}).value_or(Claim()); });
    QCOMPARE(claim.items.size(), 1);
    const Item item = claim.items.constFirst();
    QCOMPARE(item.record.value(u"Note"_s).toString(), u"old"_s);
    QVERIFY(!item.record.contains(u"Extra"_s));
    QCOMPARE(item.lock.lockedAt.secsTo(item.lock.expiresAt), 7 * 60);
}

void tst_AdoptDialog::aFurtherTableCanBeRemoved()
{
    WindowFixture desk(1);
    QDialog *dialog = open(desk);
    press(Qt::Key_M, Qt::AltModifier);
    auto *parts = part<QListWidget>(dialog, u"adoptParts"_s);
    for (int i = 0; i < 2; ++i) {
        choose(dialog, u"adoptPartTable"_s, i == 0 ? u"Notes"_s : u"Held"_s);
        QTRY_VERIFY(part<QWidget>(dialog, u"adoptAddPart"_s)->isEnabled());
        click(dialog, u"adoptAddPart"_s);
    }
    QCOMPARE(parts->count(), 2);
    QVERIFY(!part<QWidget>(dialog, u"adoptRemovePart"_s)->isEnabled());
    parts->setFocus();
    press(Qt::Key_Home);
    press(Qt::Key_V, Qt::AltModifier);
    QTRY_COMPARE(parts->count(), 1);
    QCOMPARE(parts->item(0)->text(), u"Held by OrderID: Who, Since"_s);
}

void tst_AdoptDialog::whatBecomesOfARowIsMapped()
{
    WindowFixture desk(1);
    QDialog *dialog = open(desk);
    addColumns(desk, dialog, {u"ErrorMessage TEXT"_s, u"Finished datetime"_s, u"Editor TEXT"_s});
    QCOMPARE(part<QComboBox>(dialog, u"adoptError"_s)->currentText(), u"ErrorMessage"_s);
    QCOMPARE(part<QComboBox>(dialog, u"adoptFinished"_s)->currentText(), u"Finished"_s);
    typeInto(dialog, u"adoptQueue"_s, u"orders"_s);
    typeInto(dialog, u"adoptOpen"_s, u"new"_s);
    typeInto(dialog, u"adoptDone"_s, u"ready"_s);
    part<QTabWidget>(dialog, u"adoptPages"_s)->setCurrentIndex(1);
    typeInto(dialog, u"adoptFailed"_s, u"wrong"_s);
    choose(dialog, u"adoptChangedBy"_s, u"Editor"_s);
    tryIt(dialog);
    QTRY_VERIFY2(mayAdopt(dialog), qPrintable(said(dialog, u"adoptSaid"_s)));
    const QString folder = qEnvironmentVariable("INTRAY_PICTURES"); // for whoever wants to see it
    if (!folder.isEmpty())
        dialog->grab().save(folder + u"/adopt-endings.png"_s);
    click(dialog, u"adoptAdopt"_s);
    click(part<QDialog>(dialog, u"adoptBox"_s), u"adoptYes"_s);
    QTRY_VERIFY(said(dialog, u"adoptSaid"_s).contains(u"is now the queue orders"_s));
    desk.elsewhere(u"ben"_s, [](Store &store) {
        const Claim claim = store.claimNext({u"orders"_s}).value_or(Claim());
        const auto failed = store.finish(claim.items.value(0).id, claim.lock,
                                         Disposition::fail(u"no such street"_s));
        return failed.has_value();
    });
    QCOMPARE(sql(desk, {u"SELECT State || '|' || ErrorMessage || '|' || Editor || '|' || "
                        "coalesce(Finished, '') FROM Orders WHERE OrderID = 1"_s}),
             u"wrong|no such street|ben|"_s);
}

void tst_AdoptDialog::rowsAreAddedWhereTheTableMakesTheirKeys()
{
    WindowFixture desk(1);
    QDialog *dialog = open(desk);
    typeInto(dialog, u"adoptQueue"_s, u"orders"_s);
    typeInto(dialog, u"adoptOpen"_s, u"new"_s);
    typeInto(dialog, u"adoptDone"_s, u"ready"_s);
    auto *adds = part<QCheckBox>(dialog, u"adoptAddRows"_s);
    choose(dialog, u"adoptKey"_s, u"City"_s);
    QVERIFY(!adds->isEnabled());
    choose(dialog, u"adoptKey"_s, u"OrderID"_s);
    part<QTabWidget>(dialog, u"adoptPages"_s)->setCurrentIndex(1);
    QVERIFY(adds->isEnabled());
    adds->setFocus();
    press(Qt::Key_Space);
    QVERIFY(adds->isChecked());
    tryIt(dialog);
    QTRY_VERIFY2(mayAdopt(dialog), qPrintable(said(dialog, u"adoptSaid"_s)));
    click(dialog, u"adoptAdopt"_s);
    click(part<QDialog>(dialog, u"adoptBox"_s), u"adoptYes"_s);
    QTRY_VERIFY(said(dialog, u"adoptSaid"_s).contains(u"is now the queue orders"_s));
    desk.elsewhere(u"ben"_s, [](Store &store) {
        NewItem item;
        item.record = {{u"City"_s, u"Cana"_s}};
        const auto added = store.addRow(u"orders"_s, item);
        return added && added->key == u"4"_s;
    });
    QCOMPARE(sql(desk, {u"SELECT City || '|' || State FROM Orders WHERE OrderID = 4"_s}),
             u"Cana|new"_s);
}

void tst_AdoptDialog::aFieldSaysWhoseRequestARowIs()
{
    WindowFixture desk(1);
    QDialog *dialog = open(desk);
    typeInto(dialog, u"adoptQueue"_s, u"orders"_s);
    typeInto(dialog, u"adoptOpen"_s, u"new"_s);
    typeInto(dialog, u"adoptDone"_s, u"ready"_s);
    QCOMPARE(part<QComboBox>(dialog, u"adoptContext"_s)->currentText(), u"none"_s);
    choose(dialog, u"adoptContext"_s, u"City"_s);
    tryIt(dialog);
    QTRY_VERIFY2(mayAdopt(dialog), qPrintable(said(dialog, u"adoptSaid"_s)));
    QVERIFY2(outcome(dialog).contains(u"Whose request a row is stands in City"_s),
             qPrintable(outcome(dialog)));
    const QString folder = qEnvironmentVariable("INTRAY_PICTURES"); // for whoever wants to see it
    if (!folder.isEmpty())
        dialog->grab().save(folder + u"/adopt-context.png"_s);
    click(dialog, u"adoptAdopt"_s);
    click(part<QDialog>(dialog, u"adoptBox"_s), u"adoptYes"_s);
    QTRY_VERIFY(said(dialog, u"adoptSaid"_s).contains(u"is now the queue orders"_s));
    const Queue queue =
        *desk.elsewhere(u"looker"_s, [](Store &store) { return store.queue(u"orders"_s); });
    QCOMPARE(contextIn(queue.recordSchema, {{u"City"_s, u"Boaz"_s}}),
             (QJsonObject{{u"City"_s, u"Boaz"_s}}));
}

void tst_AdoptDialog::aLockIdAloneIsEnough()
{
    WindowFixture desk(1);
    QDialog *dialog = open(desk);
    addColumns(desk, dialog, {u"Batch TEXT"_s});
    typeInto(dialog, u"adoptQueue"_s, u"orders"_s);
    choose(dialog, u"adoptLockUser"_s, u"nobody: only the lock id"_s);
    QVERIFY(!part<QComboBox>(dialog, u"adoptLockTime"_s)->isEnabled());
    tryIt(dialog);
    QVERIFY(said(dialog, u"adoptSaid"_s).contains(u"only sign of a lock"_s));
    choose(dialog, u"adoptLockId"_s, u"Batch"_s);
    typeInto(dialog, u"adoptOpen"_s, u"new"_s);
    typeInto(dialog, u"adoptDone"_s, u"ready"_s);
    tryIt(dialog);
    QTRY_VERIFY2(mayAdopt(dialog), qPrintable(said(dialog, u"adoptSaid"_s)));
    QVERIFY2(outcome(dialog).contains(u"only a lock id column"_s), qPrintable(outcome(dialog)));
    click(dialog, u"adoptAdopt"_s);
    click(part<QDialog>(dialog, u"adoptBox"_s), u"adoptYes"_s);
    QTRY_VERIFY(said(dialog, u"adoptSaid"_s).contains(u"is now the queue orders"_s));
    const auto claim = desk.elsewhere(
        u"ben"_s, [](Store &store) { return store.claimNext({u"orders"_s}).value_or(Claim()); });
    QCOMPARE(sql(desk, {u"SELECT Batch FROM Orders WHERE OrderID = 1"_s}), claim.lock);
}

void tst_AdoptDialog::everythingIsReachedByKeys()
{
    WindowFixture desk(1);
    QDialog *dialog = open(desk);
    choose(dialog, u"adoptLockTable"_s, u"Held"_s);
    QTRY_VERIFY(part<QComboBox>(dialog, u"adoptLockUser"_s)->count() == 3);
    typeInto(dialog, u"adoptDone"_s, u"ready"_s);
    choose(dialog, u"adoptLockUser"_s, u"Who"_s);
    choose(dialog, u"adoptLockTime"_s, u"Since"_s);
    tryIt(dialog);
    QTRY_VERIFY(mayAdopt(dialog));
    QCOMPARE(outOfReach(dialog).join(u", "_s), QString());
    press(Qt::Key_M, Qt::AltModifier);
    choose(dialog, u"adoptPartTable"_s, u"Notes"_s);
    QTRY_VERIFY(part<QWidget>(dialog, u"adoptAddPart"_s)->isEnabled());
    QCOMPARE(outOfReach(dialog).join(u", "_s), QString());
}

INTRAY_TEST_MAIN(tst_AdoptDialog)
#include "tst_adoptdialog.moc"
