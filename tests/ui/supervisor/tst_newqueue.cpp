// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/importing/importstore.h"
#include "support/testclass.h"
#include "ui/dialogkeys.h"
#include "ui/showpage.h"
#include "ui/supervisor/rulefold.h"
#include "ui/windowfixture.h"

#include <QPushButton>
#include <QToolButton>
#include <QTreeWidget>

using namespace intray;
using namespace Qt::StringLiterals;

/// A queue that is not there yet, on the page of the queues.
class NewQueueTest : public QObject
{
    Q_OBJECT

private slots:
    void whatCameIntoOthersIsNotItsOwn();
    void itSaysThatItHasNoName();
    void escapeLeavesItAndWhatWasTypedStays();
    void itHasItsRowUntilItIsLeftOrSaved();
    void nothingMovesOnceItIsSaved();

private:
    static QWidget *begin(WindowFixture &desk)
    {
        desk.start();
        deliver(desk);
        desk.press(Qt::Key_2, Qt::AltModifier);
        auto *page = showPart(&desk.window(), u"queuesPage"_s);
        click(page, u"queueNew"_s);
        return page;
    }
    static void deliver(WindowFixture &desk)
    {
        desk.elsewhere(u"importer"_s, [](Store &store) {
            const ImportId import = *store.beginImport(u"customers"_s, u"march.csv"_s);
            (void)store.stageItems(import, {customer(7)}, {});
            DeliveryCounts counts;
            counts.rows = counts.added = 1;
            (void)store.acceptImport(import, counts);
            return true;
        });
    }
    static QString sentence(QWidget *page, const QString &fold)
    {
        return part<QToolButton>(page, u"ruleFoldHead."_s + fold)->accessibleDescription();
    }
    static QString chosen(QWidget *page)
    {
        const auto *row = part<QTreeWidget>(page, u"queueList"_s)->currentItem();
        return row ? row->text(0) : QString();
    }
};

void NewQueueTest::whatCameIntoOthersIsNotItsOwn()
{
    WindowFixture desk(1);
    QWidget *page = begin(desk);
    QTest::keyClick(page, Qt::Key_Escape);
    QTRY_VERIFY(sentence(page, u"deliveries"_s).contains(u"march.csv"_s));
    click(page, u"queueNew"_s);
    QCOMPARE(sentence(page, u"deliveries"_s), u"Nothing was imported yet."_s);
    typeInto(page, u"ruleName"_s, u"verify"_s);
    click(page, u"queueSave"_s);
    QTRY_COMPARE(chosen(page), u"verify"_s);
    QTRY_COMPARE(sentence(page, u"deliveries"_s), u"Nothing was imported yet."_s);
}

void NewQueueTest::itSaysThatItHasNoName()
{
    WindowFixture desk(1);
    QWidget *page = begin(desk);
    QVERIFY2(sentence(page, u"people"_s).startsWith(u"Without a name"_s),
             qPrintable(sentence(page, u"people"_s)));
    const auto *save = part<QPushButton>(page, u"queueSave"_s);
    QVERIFY(!save->isEnabled());
    const auto *bar = part<QWidget>(page, u"queueSaveBar"_s);
    QVERIFY2(bar->accessibleName().contains(u"Give it a name first."_s),
             qPrintable(bar->accessibleName()));
    typeInto(page, u"ruleName"_s, u"verify"_s);
    QVERIFY(save->isEnabled());
    QVERIFY(!bar->accessibleName().contains(u"name first"_s));
}

void NewQueueTest::escapeLeavesItAndWhatWasTypedStays()
{
    WindowFixture desk(1);
    QWidget *page = begin(desk);
    typeInto(page, u"ruleName"_s, u"verify"_s);
    press(Qt::Key_Escape);
    QCOMPARE(chosen(page), u"Customers"_s);
    QCOMPARE(desk.focusedName(), u"queueList"_s);
    QCOMPARE(part<QLineEdit>(page, u"ruleName"_s)->text(), u"customers"_s);
    click(page, u"queueNew"_s);
    QCOMPARE(part<QLineEdit>(page, u"ruleName"_s)->text(), u"verify"_s);
    click(page, u"queueRevert"_s);
    QCOMPARE(chosen(page), u"Customers"_s);
    click(page, u"queueNew"_s);
    QCOMPARE(part<QLineEdit>(page, u"ruleName"_s)->text(), QString());
}

void NewQueueTest::itHasItsRowUntilItIsLeftOrSaved()
{
    WindowFixture desk(1);
    QWidget *page = begin(desk);
    const auto rows = [page] {
        QStringList titles;
        const auto *list = part<QTreeWidget>(page, u"queueList"_s);
        for (int row = 0; row < list->topLevelItemCount(); ++row)
            titles << list->topLevelItem(row)->text(0);
        return titles;
    };
    QCOMPARE(rows(), (QStringList{u"Customers"_s, u"New queue"_s}));
    QCOMPARE(chosen(page), u"New queue"_s);
    typeInto(page, u"ruleName"_s, u"verify"_s);
    QCOMPARE(chosen(page), u"New queue"_s);
    part<QWidget>(page, u"queueList"_s)->setFocus();
    press(Qt::Key_Up);
    QCOMPARE(chosen(page), u"Customers"_s);
    QTRY_COMPARE(rows(), QStringList{u"Customers"_s});
    QCOMPARE(part<QLineEdit>(page, u"ruleName"_s)->text(), u"customers"_s);
    click(page, u"queueNew"_s);
    click(page, u"queueSave"_s);
    QTRY_COMPARE(chosen(page), u"verify"_s);
    QTRY_COMPARE(rows(), (QStringList{u"Customers"_s, u"verify"_s}));
}

void NewQueueTest::nothingMovesOnceItIsSaved()
{
    WindowFixture desk(1);
    QWidget *page = begin(desk);
    const auto height = [page] {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        return part<QWidget>(page, u"ruleName"_s)->mapTo(page, QPoint()).y();
    };
    typeInto(page, u"ruleName"_s, u"verify"_s);
    const int before = height();
    click(page, u"queueSave"_s);
    QTRY_COMPARE(chosen(page), u"verify"_s);
    QCOMPARE(height(), before);
}

INTRAY_TEST_MAIN(NewQueueTest)
#include "tst_newqueue.moc"
