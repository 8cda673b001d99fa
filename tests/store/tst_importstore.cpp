// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/importing/importstore.h"
#include "support/testclass.h"
#include "support/testdatabase.h"

#include <QSqlDatabase>
#include <QSqlQuery>

using namespace intray;

class ImportStores : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void stagedItemsAreSeenByNobody();
    void acceptedItemsAppearInTheirOrder();
    void discardedItemsLeaveNothing();
    void aKeyThatIsThereIsToldApartFromARepeatedOne();
    void onlyOneImportRunsAtATime();
    void anAcceptedImportIsFinishedByTheNextProgram();
    void anAbandonedImportIsDiscardedByTheNextProgram();
    void anImportAtWorkIsLeftAlone();
    void whoWasGivenUpCanStageNoMore();
    void openingGoesOnWhereItStopped();

private:
    ImportStore importsOf(Person &person) { return {*person.connection, person.store.identity()}; }
    QList<NewItem> rows(int count)
    {
        QList<NewItem> items;
        for (int i = 0; i < count; ++i)
            items << newItem(QStringLiteral("row-%1").arg(i, 5, 10, QLatin1Char('0')));
        return items;
    }
    qint64 open() { return valueOf(anna->store.status(q)).constFirst().items.value(State::Open); }
    void openAll(ImportStore &imports, ImportId import)
    {
        while (valueOf(imports.openStagedItems(import)) > 0) {
        }
    }
    /// As if its program had died two minutes ago.
    void forgetImporter()
    {
        {
            QSqlDatabase raw =
                QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("raw"));
            raw.setDatabaseName(database->path());
            raw.open();
            QSqlQuery(raw).exec(
                QStringLiteral("UPDATE import SET heard_at = '2000-01-01T00:00:00.000Z'"));
        }
        QSqlDatabase::removeDatabase(QStringLiteral("raw"));
    }

    const QString q = QStringLiteral("work");
    std::unique_ptr<TestDatabase> database;
    std::unique_ptr<Person> anna;
    std::unique_ptr<Person> bert;
};

void ImportStores::init()
{
    database = std::make_unique<TestDatabase>();
    anna = std::make_unique<Person>(*database, QStringLiteral("anna"));
    bert = std::make_unique<Person>(*database, QStringLiteral("bert"));
    valueOf(anna->store.addQueue(queueNamed(q)));
}

void ImportStores::stagedItemsAreSeenByNobody()
{
    ImportStore imports = importsOf(*anna);
    const ImportId import = valueOf(imports.beginImport(q, QStringLiteral("file.csv")));
    valueOf(imports.stageItems(import, rows(10)));
    QCOMPARE(open(), 0);
    QCOMPARE(valueOf(bert->store.claimNext({q})).shortage, Shortage::Empty);
    QCOMPARE(errorIn(bert->store.detail(ItemId(1))).kind, Error::Kind::NotFound);
    QCOMPARE(errorIn(bert->store.claimItems({ItemId(1)})).kind, Error::Kind::NotFound);
    QVERIFY(valueOf(bert->store.audit()).violations.isEmpty());
}

void ImportStores::acceptedItemsAppearInTheirOrder()
{
    ImportStore imports = importsOf(*anna);
    const ImportId import = valueOf(imports.beginImport(q, QStringLiteral("file.csv")));
    valueOf(imports.stageItems(import, rows(5000)));
    valueOf(imports.acceptImport(import));
    openAll(imports, import);
    QCOMPARE(open(), 5000);
    QCOMPARE(keysOf(valueOf(bert->store.claimNext({q}, 3)).items),
             QStringList({QStringLiteral("row-00000"), QStringLiteral("row-00001"),
                          QStringLiteral("row-00002")}));
    const AuditReport report = valueOf(bert->store.audit());
    QCOMPARE(report.items, 5000);
    QCOMPARE(report.violations, QStringList());
}

void ImportStores::discardedItemsLeaveNothing()
{
    ImportStore imports = importsOf(*anna);
    const ImportId import = valueOf(imports.beginImport(q, QStringLiteral("file.csv")));
    valueOf(imports.stageItems(import, rows(5000)));
    valueOf(imports.discardImport(import));
    QCOMPARE(open(), 0);
    const auto results = valueOf(
        imports.stageItems(valueOf(imports.beginImport(q, QStringLiteral("file.csv"))), rows(3)));
    QCOMPARE(results, QList<Staged>(3, Staged::Added));
}

void ImportStores::aKeyThatIsThereIsToldApartFromARepeatedOne()
{
    valueOf(anna->store.addItem(q, newItem(QStringLiteral("old"))));
    ImportStore imports = importsOf(*anna);
    const ImportId import = valueOf(imports.beginImport(q, QStringLiteral("file.csv")));
    const auto results = valueOf(
        imports.stageItems(import, {newItem(QStringLiteral("old")), newItem(QStringLiteral("new")),
                                    newItem(QStringLiteral("new"))}));
    QCOMPARE(results,
             QList<Staged>({Staged::AlreadyThere, Staged::Added, Staged::RepeatedInImport}));
}

void ImportStores::onlyOneImportRunsAtATime()
{
    valueOf(importsOf(*anna).beginImport(q, QStringLiteral("a.csv")));
    QCOMPARE(errorIn(importsOf(*bert).beginImport(q, QStringLiteral("b.csv"))).kind,
             Error::Kind::Busy);
    valueOf(anna->store.addQueue(queueNamed(QStringLiteral("other"))));
    valueOf(importsOf(*bert).beginImport(QStringLiteral("other"), QStringLiteral("b.csv")));
}

void ImportStores::anAcceptedImportIsFinishedByTheNextProgram()
{
    ImportStore imports = importsOf(*anna);
    const ImportId import = valueOf(imports.beginImport(q, QStringLiteral("file.csv")));
    valueOf(imports.stageItems(import, rows(5000)));
    valueOf(imports.acceptImport(import));
    valueOf(imports.openStagedItems(import));
    anna->connection.reset(); // it dies here
    anna = std::make_unique<Person>(*database, QStringLiteral("anna"));
    QVERIFY(open() < 5000);
    valueOf(importsOf(*bert).recoverImports());
    QCOMPARE(open(), 5000);
}

void ImportStores::anAbandonedImportIsDiscardedByTheNextProgram()
{
    ImportStore imports = importsOf(*anna);
    const ImportId import = valueOf(imports.beginImport(q, QStringLiteral("file.csv")));
    valueOf(imports.stageItems(import, rows(10)));
    forgetImporter();
    const ImportId next = valueOf(importsOf(*bert).beginImport(q, QStringLiteral("file.csv")));
    QCOMPARE(valueOf(importsOf(*bert).stageItems(next, rows(10))),
             QList<Staged>(10, Staged::Added));
}

void ImportStores::anImportAtWorkIsLeftAlone()
{
    ImportStore imports = importsOf(*anna);
    const ImportId import = valueOf(imports.beginImport(q, QStringLiteral("file.csv")));
    valueOf(imports.stageItems(import, rows(10)));
    valueOf(importsOf(*bert).recoverImports());
    QCOMPARE(valueOf(imports.stageItems(import, {newItem(QStringLiteral("one more"))})),
             QList<Staged>{Staged::Added});
}

void ImportStores::whoWasGivenUpCanStageNoMore()
{
    ImportStore imports = importsOf(*anna);
    const ImportId import = valueOf(imports.beginImport(q, QStringLiteral("file.csv")));
    forgetImporter();
    valueOf(importsOf(*bert).recoverImports());
    QCOMPARE(errorIn(imports.stageItems(import, rows(1))).kind, Error::Kind::Invalid);
    QCOMPARE(errorIn(imports.acceptImport(import)).kind, Error::Kind::Invalid);
}

void ImportStores::openingGoesOnWhereItStopped()
{
    ImportStore imports = importsOf(*anna);
    const ImportId import = valueOf(imports.beginImport(q, QStringLiteral("file.csv")));
    valueOf(imports.stageItems(import, rows(3000)));
    valueOf(imports.acceptImport(import));
    valueOf(imports.openStagedItems(import));
    ImportStore others = importsOf(*bert);
    openAll(others, import);
    openAll(imports, import);
    QCOMPARE(open(), 3000);
    QCOMPARE(valueOf(anna->store.audit()).violations, QStringList());
}

INTRAY_TEST_GUILESS_MAIN(ImportStores)
#include "tst_importstore.moc"
