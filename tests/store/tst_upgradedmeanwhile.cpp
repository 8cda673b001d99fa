// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/schema.h"
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
