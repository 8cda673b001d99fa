// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "listfixtures.h"
#include "lists/celltext.h"
#include "lists/myitemsmodel.h"
#include "support/testclass.h"

#include <QAbstractItemModelTester>
#include <QLocale>
#include <QSignalSpy>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

class tst_MyItemsModel : public QObject
{
    Q_OBJECT
private slots:
    void whatIsNotQuiteAlikeIsNeverTheWhole();
    void initTestCase();
    void rowsSayQueueDraftTimeLeftAndSince();
    void timeLeftFollowsTheClockItIsGiven();
    void theOneAtTheDeskIsMarked();
    void aLostItemSaysSoAndHasNoTimeLeft();
    void aNewDraftChangesOneRow();
    void twoLinesSayNameTimeKeyAndWhatIsTyped();
    void spansAreSaidInWords_data();
    void spansAreSaidInWords();

private:
    QDateTime m_now;
};

void tst_MyItemsModel::initTestCase()
{
    QLocale::setDefault(QLocale::c());
    m_now = noon();
}

void tst_MyItemsModel::rowsSayQueueDraftTimeLeftAndSince()
{
    MyItemsModel model([this] { return m_now; });
    const QAbstractItemModelTester tester(&model);
    model.updateItems(heldFrom("1 A-1 27 draft\n 2 A-2 28"));
    model.setQueueTitles({{u"customers"_s, u"Customers"_s}});
    QCOMPARE(printed(model), QStringList({u"A-1 | Customers | draft | 27 min | 11:50"_s,
                                          u"A-2 | Customers |  | 28 min | 11:50"_s}));
}

void tst_MyItemsModel::timeLeftFollowsTheClockItIsGiven()
{
    QDateTime now = noon();
    MyItemsModel model([&] { return now; });
    const QAbstractItemModelTester tester(&model);
    model.updateItems(heldFrom("1 A-1 27"));
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    now = now.addSecs(60);
    model.tick();
    QCOMPARE(changed.size(), 1);
    QCOMPARE(model.index(0, MyItemsModel::TimeLeft).data().toString(), QStringLiteral("26 min"));
    now = now.addSecs(3600);
    QCOMPARE(model.index(0, MyItemsModel::TimeLeft).data().toString(), QStringLiteral("ended"));
}

void tst_MyItemsModel::theOneAtTheDeskIsMarked()
{
    MyItemsModel model([this] { return m_now; });
    const QAbstractItemModelTester tester(&model);
    model.updateItems(heldFrom("1 A-1 27 draft\n 2 A-2 28"));
    model.setOnDesk(ItemId(1));
    QCOMPARE(model.index(0, MyItemsModel::Condition).data().toString(), QStringLiteral("open"));
    model.setOnDesk(ItemId());
    QCOMPARE(model.index(0, MyItemsModel::Condition).data().toString(), QStringLiteral("draft"));
}

void tst_MyItemsModel::aLostItemSaysSoAndHasNoTimeLeft()
{
    MyItemsModel model([this] { return m_now; });
    const QAbstractItemModelTester tester(&model);
    model.setQueueTitles({{u"customers"_s, u"Customers"_s}});
    model.updateItems(heldFrom("1 A-1 27 draft\n 2 A-2 28"), {ItemId(2)});
    QCOMPARE(printed(model), QStringList({u"A-1 | Customers | draft | 27 min | 11:50"_s,
                                          u"A-2 | Customers | lock lost |  | "_s}));
    model.updateItems(heldFrom("1 A-1 27 draft\n 2 A-2 28"));
    QCOMPARE(model.index(1, MyItemsModel::TimeLeft).data().toString(), QStringLiteral("28 min"));
}

void tst_MyItemsModel::aNewDraftChangesOneRow()
{
    MyItemsModel model([this] { return m_now; });
    const QAbstractItemModelTester tester(&model);
    model.updateItems(heldFrom("1 A-1 27\n 2 A-2 28"));
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    model.updateItems(heldFrom("1 A-1 27\n 2 A-2 28 draft"));
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed.at(0).at(0).toModelIndex().row(), 1);
}

void tst_MyItemsModel::spansAreSaidInWords_data()
{
    QTest::addColumn<int>("seconds");
    QTest::addColumn<QString>("words");
    QTest::newRow("nothing") << 0 << "ended";
    QTest::newRow("past") << -5 << "ended";
    QTest::newRow("seconds") << 45 << "45 s";
    QTest::newRow("minutes") << 27 * 60 + 59 << "27 min";
    QTest::newRow("hours") << 2 * 3600 + 5 * 60 << "2 h 5 min";
}

void tst_MyItemsModel::spansAreSaidInWords()
{
    QFETCH(int, seconds);
    QTEST(timeLeft(std::chrono::seconds(seconds)), "words");
}

void tst_MyItemsModel::twoLinesSayNameTimeKeyAndWhatIsTyped()
{
    MyItemsModel model([this] { return m_now; });
    const QAbstractItemModelTester tester(&model);
    Field name;
    name.name = u"name"_s;
    QList<HeldItem> held = heldFrom("1 A-1 27 draft\n 2 A-2 28\n 3 A-3 20");
    held[0].draft->content.insert(u"name"_s, u"Harvey"_s);
    model.updateItems(held, {ItemId(3)});
    model.setNamingFields({{u"customers"_s, {{name}, {name}}}});
    model.setOnDesk(ItemId(2));
    model.setAsRows(true);
    QStringList rows;
    for (int row = 0; row < model.rowCount(); ++row) {
        QStringList words;
        for (const RowRole role :
             {RowRole::FirstLine, RowRole::Beside, RowRole::SecondLine, RowRole::BesideSecond})
            words << model.index(row, 0).data(int(role)).toString();
        rows << words.join(u'|');
    }
    QCOMPARE(rows, QStringList({u"Harvey|27 min|A-1|draft"_s, u"A-2|28 min|customers|on screen"_s,
                                u"A-3|lock lost|customers|"_s}));
    QVERIFY(model.index(2, 0).data(int(RowRole::IsFault)).toBool());
    QCOMPARE(model.index(0, 0).data(Qt::AccessibleTextRole).toString(),
             u"Harvey, A-1, draft, 27 min"_s);
}

void tst_MyItemsModel::whatIsNotQuiteAlikeIsNeverTheWhole()
{
    QCOMPARE(likelyText(0.996), u"99 %"_s);
    QCOMPARE(likelyText(1), u"100 %"_s);
    for (int share = 0; share <= 100; ++share)
        QCOMPARE(likelyText(share / 100.0), QString::number(share) + u" %"_s);
}

INTRAY_TEST_GUILESS_MAIN(tst_MyItemsModel)
#include "tst_myitemsmodel.moc"
