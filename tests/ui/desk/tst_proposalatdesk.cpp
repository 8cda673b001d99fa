// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/verifying/correctionstore.h"
#include "support/testclass.h"
#include "ui/windowfixture.h"

#include <QLabel>
#include <QPushButton>

using namespace intray;
using namespace Qt::StringLiterals;

/// What the form shows to whoever got an item with what somebody else typed for it.
class ProposalAtDesk : public QObject
{
    Q_OBJECT

private slots:
    void whatIsProposedStandsBesideItsField();
    void takingItPutsItIntoTheField();
    void refusingItLeavesTheField();
    void whatWasTypedIsPlainText();
    void whatIsCorrectedInBulkIsProposedWhileTheRecordIsOpen();
};

/// anna typed this note for the first record; it was given to the user of the window.
static ItemId give(WindowFixture &desk, const QString &note)
{
    return desk.elsewhere(u"anna"_s, [&](Store &store) {
        const Claim claim = *store.claimNext({u"customers"_s});
        const Item &item = claim.items.first();
        Record typed = item.record;
        typed.insert(u"note"_s, note);
        (void)store.saveDraft(item.id, claim.lock, 1, typed);
        const TakeAway how{u"ill"_s, u"clerk1"_s, true};
        if (store.takeAway({{item.id, claim.lock}}, how)->done.size() != 1)
            qFatal("The item could not be given on.");
        return item.id;
    });
}

static void openGiven(WindowFixture &desk, const QString &note)
{
    desk.start();
    desk.desk().open(give(desk, note));
    QTRY_COMPARE(desk.desk().state(), Desk::State::Working);
}

void ProposalAtDesk::whatIsProposedStandsBesideItsField()
{
    WindowFixture desk(2);
    openGiven(desk, u"call first"_s);
    auto *words = desk.find<QLabel>(u"proposed.note"_s);
    QTRY_VERIFY(words->isVisible());
    QCOMPARE(words->text(), u"Proposed by anna: call first"_s);
    QVERIFY(!desk.find<QLabel>(u"proposed.name"_s)->isVisible());
    QVERIFY(desk.message().contains(u"anna"_s));
    auto *take = desk.find<QPushButton>(u"take.note"_s);
    QVERIFY(take->accessibleName().contains(u"call first"_s));
    QVERIFY(take->height() >= 24);
}

void ProposalAtDesk::takingItPutsItIntoTheField()
{
    WindowFixture desk(2);
    openGiven(desk, u"call first"_s);
    auto *take = desk.find<QPushButton>(u"take.note"_s);
    QTRY_VERIFY(take->isVisible());
    take->setFocus();
    desk.press(Qt::Key_Space);
    QCOMPARE(desk.desk().record().text(u"note"_s), u"call first"_s);
    QTRY_VERIFY(!take->isVisible());
}

void ProposalAtDesk::refusingItLeavesTheField()
{
    WindowFixture desk(2);
    openGiven(desk, u"call first"_s);
    const QString before = desk.desk().record().text(u"note"_s);
    auto *refuse = desk.find<QPushButton>(u"refuse.note"_s);
    QTRY_VERIFY(refuse->isVisible());
    QTest::mouseClick(refuse, Qt::LeftButton);
    QCOMPARE(desk.desk().record().text(u"note"_s), before);
    QTRY_VERIFY(!refuse->isVisible());
}

void ProposalAtDesk::whatWasTypedIsPlainText()
{
    WindowFixture desk(2);
    openGiven(desk, u"<b>bold</b>"_s);
    auto *words = desk.find<QLabel>(u"proposed.note"_s);
    QTRY_VERIFY(words->isVisible());
    QCOMPARE(words->textFormat(), Qt::PlainText);
    QVERIFY(words->text().contains(u"<b>bold</b>"_s));
}

void ProposalAtDesk::whatIsCorrectedInBulkIsProposedWhileTheRecordIsOpen()
{
    WindowFixture desk(2);
    desk.start();
    desk.takeNext();
    const ItemId item = desk.desk().record().item().id;
    const QString town = desk.desk().record().text(u"city"_s);
    const auto correct = [&](const QString &to) {
        auto connection = Connection::open(desk.url(), OpenMode::CreateOrUpgrade);
        CorrectionStore store(**connection, Identity{u"boss"_s, u"elsewhere"_s});
        return store.correct(u"customers"_s, CorrectionWish{u"city"_s, town, to});
    };
    const auto report = correct(u"florence"_s);
    QVERIFY(report && report->result.proposed == QList{item});
    auto *words = desk.find<QLabel>(u"proposed.city"_s);
    QTRY_VERIFY_WITH_TIMEOUT(words->isVisible(), 20000);
    QCOMPARE(words->text(), u"Proposed by boss: florence"_s);
    QVERIFY2(desk.message().startsWith(u"boss proposes other values for this record"_s),
             qPrintable(desk.message()));
    QCOMPARE(desk.desk().record().text(u"city"_s), town);
    auto *refuse = desk.find<QPushButton>(u"refuse.city"_s);
    QTest::mouseClick(refuse, Qt::LeftButton);
    QTRY_VERIFY(!words->isVisible());
    QVERIFY(!desk.message().contains(u"boss"_s));
    QTRY_VERIFY(desk.elsewhere(
        u"boss"_s, [&](Store &store) { return store.detail(item)->proposal->content.isEmpty(); }));
    const auto other = correct(u"boaz"_s); // after all
    QVERIFY(other && other->result.proposed == QList{item});
    QTRY_VERIFY_WITH_TIMEOUT(words->isVisible(), 20000);
    QCOMPARE(words->text(), u"Proposed by boss: boaz"_s);
    auto *take = desk.find<QPushButton>(u"take.city"_s);
    QTest::mouseClick(take, Qt::LeftButton);
    QCOMPARE(desk.desk().record().text(u"city"_s), u"boaz"_s);
}

INTRAY_TEST_MAIN(ProposalAtDesk)
#include "tst_proposalatdesk.moc"
