// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/verifying/correctionstore.h"
#include "support/testclass.h"
#include "upgradeground.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// Somebody's newer program upgrades the database while this one works on it: it writes nothing
/// more, by rules that may not be those of the tables any longer.
class UpgradedMeanwhile : public QObject, private UpgradeGround
{
    Q_OBJECT

private slots:
    void initTestCase() { NextVersion::putAside(); }
    void initTestCase_data() { addRowsOnly({u"sqlite"_s, u"postgresql"_s, u"mariadb"_s}); }
    void init();

    void whoKnowsOlderTablesOnlyWritesNothingMore();
    void whoAsksForWhatIsGoneIsToldTheSame();
    void whoComesBackIsToldToUpdate();
    void whoKnowsTheTablesGoesOn();

private:
    void letTheNextVersionCome();
    Store store() { return {*m_line, m_line->identityFor({u"ben"_s, u"desk-of-ben"_s})}; }

    std::unique_ptr<Connection> m_line;
};

void UpgradedMeanwhile::init()
{
    m_line.reset();
    begin();
    opened();
    m_line = openedByBen();
    valueOf(store().addQueue(queueNamed(u"q"_s)));
    valueOf(store().addItem(u"q"_s, newItem(u"a"_s)));
}

void UpgradedMeanwhile::letTheNextVersionCome()
{
    const NextVersion next;
    QCOMPARE(upgrade(), SchemaResult::Upgraded);
}

void UpgradedMeanwhile::whoKnowsOlderTablesOnlyWritesNothingMore()
{
    const Claim claim = valueOf(store().claimNext({u"q"_s}));
    letTheNextVersionCome();
    const QList<Error> refusals{
        errorIn(store().claimNext({u"q"_s})), errorIn(store().addItem(u"q"_s, newItem(u"b"_s))),
        errorIn(store().finish(claim.items.constFirst().id, claim.lock, Disposition::complete())),
        errorIn(store().sealHistory())};
    for (const Error &refusal : refusals) {
        QCOMPARE(refusal.kind, Error::Kind::NewerSchema);
        QVERIFY2(refusal.sentence.contains(u"Update this program"_s), qPrintable(refusal.sentence));
    }
}

/// Verbs have got other parameters, and what is read other columns.
void UpgradedMeanwhile::whoAsksForWhatIsGoneIsToldTheSame()
{
    const QHash<QString, QString> takeAway{
        {u"sqlite"_s, u"DROP VIEW item_row"_s},
        {u"postgresql"_s, u"DROP PROCEDURE intray.correct_items"_s},
        {u"mariadb"_s, u"DROP PROCEDURE correct_items"_s}};
    const auto ask = [&]() -> Error {
        if (!isServer(dialect()))
            return errorIn(store().detail(ItemId(1)));
        CorrectionStore corrections(*m_line, store().identity());
        return errorIn(
            corrections.correctItems({newId(), u"town"_s}, {{ItemId(1), u"a"_s, u"b"_s, 0, {}}}));
    };
    if (isServer(dialect())) // an upgrade makes the procedure again
        letTheNextVersionCome();
    run(takeAway.value(m_engine));
    if (!isServer(dialect())) {
        QCOMPARE(ask().kind, Error::Kind::Broken);
        letTheNextVersionCome();
    }
    const Error refusal = ask();
    QCOMPARE(refusal.kind, Error::Kind::NewerSchema);
    QVERIFY2(refusal.sentence.contains(u"Update this program"_s), qPrintable(refusal.sentence));
}

void UpgradedMeanwhile::whoComesBackIsToldToUpdate()
{
    letTheNextVersionCome();
    for (const OpenMode mode : {OpenMode::Existing, OpenMode::CreateOrUpgrade, OpenMode::AddTables})
        QCOMPARE(errorIn(open(mode)).kind, Error::Kind::NewerSchema);
}

void UpgradedMeanwhile::whoKnowsTheTablesGoesOn()
{
    letTheNextVersionCome();
    const NextVersion next;
    m_line = openedByBen();
    valueOf(store().addItem(u"q"_s, newItem(u"b"_s)));
}

INTRAY_TEST_GUILESS_MAIN(UpgradedMeanwhile)
#include "tst_upgradedmeanwhile.moc"
