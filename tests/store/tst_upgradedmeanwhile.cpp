// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/schema.h"
#include "store/verifying/correctionstore.h"
#include "support/testengine.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// Somebody's newer program upgrades the database while this one works on it: it writes nothing
/// more, by rules that may not be those of the tables any longer.
class UpgradedMeanwhile : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void whoKnowsOlderTablesOnlyWritesNothingMore();
    void whoAsksForWhatIsGoneIsToldTheSame();
    void whoKnowsTheTablesGoesOn();
};

/// On servers the functions are the newer ones already, and ask who calls; in a file the version
/// is.
static void letTheNextVersionCome(const TestDatabase &database, Person &person)
{
    Connection::Private &line = person.connection->d();
    const int next = newestSchemaVersion(line.dialect) + 1;
    if (!isServer(line.dialect)) {
        database.administer(
            u"INSERT INTO schema_version VALUES (%1, 'from the future', '2099-01-01')"_s.arg(next));
        return;
    }
    line.schemaVersion = newestSchemaVersion(line.dialect) - 1;
    tellSchemaVersion(line);
}

void UpgradedMeanwhile::whoKnowsOlderTablesOnlyWritesNothingMore()
{
    const auto database = databaseOf(engineOfRow());
    Person anna(*database, u"anna"_s);
    valueOf(anna.store.addQueue(queueNamed(u"q"_s)));
    valueOf(anna.store.addItem(u"q"_s, newItem(u"a"_s)));
    const Claim claim = valueOf(anna.store.claimNext({u"q"_s}));
    letTheNextVersionCome(*database, anna);

    const QList<Error> refusals{errorIn(anna.store.claimNext({u"q"_s})),
                                errorIn(anna.store.addItem(u"q"_s, newItem(u"b"_s))),
                                errorIn(anna.store.finish(claim.items.constFirst().id, claim.lock,
                                                          Disposition::complete())),
                                errorIn(anna.store.sealHistory())};
    for (const Error &refusal : refusals) {
        QCOMPARE(refusal.kind, Error::Kind::NewerSchema);
        QVERIFY2(refusal.sentence.contains(u"Update this program"_s), qPrintable(refusal.sentence));
    }
}

/// Verbs have got other parameters, and what is read other columns.
void UpgradedMeanwhile::whoAsksForWhatIsGoneIsToldTheSame()
{
    const auto database = databaseOf(engineOfRow());
    Person anna(*database, u"anna"_s);
    valueOf(anna.store.addQueue(queueNamed(u"q"_s)));
    const ItemId item = valueOf(anna.store.addItem(u"q"_s, newItem(u"a"_s)));
    const Dialect dialect = anna.connection->d().dialect;
    const auto ask = [&]() -> Error {
        if (!isServer(dialect))
            return errorIn(anna.store.detail(item));
        CorrectionStore corrections(*anna.connection, anna.store.identity());
        return errorIn(
            corrections.correctItems({newId(), u"town"_s}, {{item, u"a"_s, u"b"_s, 0, {}}}));
    };
    if (dialect == Dialect::Postgresql)
        database->administer(u"DROP PROCEDURE intray.correct_items"_s);
    else if (isServer(dialect))
        database->administer(u"DROP PROCEDURE correct_items"_s);
    else
        database->administer(u"DROP VIEW item_row"_s);
    QCOMPARE(ask().kind, Error::Kind::Broken);
    letTheNextVersionCome(*database, anna);
    const Error refusal = ask();
    QCOMPARE(refusal.kind, Error::Kind::NewerSchema);
    QVERIFY2(refusal.sentence.contains(u"Update this program"_s), qPrintable(refusal.sentence));
}

void UpgradedMeanwhile::whoKnowsTheTablesGoesOn()
{
    const auto database = databaseOf(engineOfRow());
    Person anna(*database, u"anna"_s);
    valueOf(anna.store.addQueue(queueNamed(u"q"_s)));
    tellSchemaVersion(anna.connection->d());
    valueOf(anna.store.addItem(u"q"_s, newItem(u"a"_s)));
}

QTEST_GUILESS_MAIN(UpgradedMeanwhile)
#include "tst_upgradedmeanwhile.moc"
