// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/windowfixture.h"

#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QTableView>

using namespace intray;
using namespace Qt::StringLiterals;

/// The list of the desk is narrowed by every field of its records, also by those that are no
/// columns, and what is offered for a text is where it really stands.
class FurtherFilters : public QObject
{
    Q_OBJECT

private slots:
    void aFieldThatIsNoColumnFilters_data();
    void aFieldThatIsNoColumnFilters();
    void itsChipIsTypedOnAndTakenAway();
    void theMenuOfFiltersHasEveryField();
    void clearingTheSearchClearsItToo();
    void whereTheTextStandsIsOfferedFirst();

private:
    static void addNote(WindowFixture &desk);
    static int rows(const WindowFixture &desk)
    {
        return desk.find<QTableView>(u"openTable"_s)->model()->rowCount();
    }
    static QToolButton *chip(const WindowFixture &desk, const QString &words)
    {
        for (auto *one : desk.find<QWidget>(u"filterChips"_s)->findChildren<QToolButton *>())
            if (one->isVisible() && one->text() == words)
                return one;
        return nullptr;
    }
    static void filterBy(WindowFixture &desk, const QString &typed);
};

/// One of the records has a note.
void FurtherFilters::addNote(WindowFixture &desk)
{
    desk.elsewhere(u"importer"_s, [](Store &store) {
        NewItem item = customer(9);
        item.record.insert(u"note"_s, u"please call back"_s);
        return store.addItem(u"customers"_s, item).has_value();
    });
}

void FurtherFilters::filterBy(WindowFixture &desk, const QString &typed)
{
    desk.press(Qt::Key_F, Qt::ControlModifier);
    desk.type(typed);
    desk.press(Qt::Key_Return);
}

void FurtherFilters::aFieldThatIsNoColumnFilters_data()
{
    QTest::addColumn<QString>("typed");
    QTest::newRow("label") << u"Note: call"_s;
    QTest::newRow("raw name") << u"note:call"_s;
    QTest::newRow("blank before the colon") << u"NOTE : call"_s;
}

void FurtherFilters::aFieldThatIsNoColumnFilters()
{
    QFETCH(const QString, typed);
    WindowFixture desk(6);
    addNote(desk);
    desk.start();
    filterBy(desk, typed);
    QVERIFY(chip(desk, u"Note: call"_s));
    QTRY_COMPARE(rows(desk), 1);
    QCOMPARE(desk.find<QTableView>(u"openTable"_s)->model()->index(0, 0).data().toString(),
             u"C-009"_s);
    QVERIFY(desk.find<QLineEdit>(u"search"_s)->text().isEmpty());
}

void FurtherFilters::itsChipIsTypedOnAndTakenAway()
{
    WindowFixture desk(6);
    addNote(desk);
    desk.start();
    filterBy(desk, u"note: call"_s);
    QTRY_COMPARE(rows(desk), 1);
    chip(desk, u"Note: call"_s)->setFocus();
    desk.press(Qt::Key_Return);
    QCOMPARE(desk.find<QLineEdit>(u"search"_s)->text(), u"Note: call"_s);
    desk.type(u" back"_s);
    desk.press(Qt::Key_Return);
    QVERIFY(chip(desk, u"Note: call back"_s));
    QVERIFY(!chip(desk, u"Note: call"_s));
    filterBy(desk, u"city: opp"_s);
    QVERIFY(chip(desk, u"Note: call back"_s) && chip(desk, u"City: opp"_s));
    QTRY_COMPARE(rows(desk), 1);
    chip(desk, u"Note: call back"_s)->setFocus();
    desk.press(Qt::Key_Delete);
    QTRY_VERIFY(!chip(desk, u"Note: call back"_s));
    QVERIFY(chip(desk, u"City: opp"_s));
    QTRY_COMPARE(rows(desk), 4);
}

void FurtherFilters::theMenuOfFiltersHasEveryField()
{
    WindowFixture desk(1);
    desk.start();
    QStringList entries;
    for (const QAction *action : desk.find<QMenu>(u"addFilterMenu"_s)->actions())
        entries << action->text();
    for (const QString &field : {u"Name..."_s, u"City..."_s, u"Note..."_s})
        QVERIFY2(entries.contains(field), qPrintable(entries.join(u", "_s)));
}

void FurtherFilters::clearingTheSearchClearsItToo()
{
    WindowFixture desk(6);
    addNote(desk);
    desk.start();
    filterBy(desk, u"note: call"_s);
    QTRY_COMPARE(rows(desk), 1);
    desk.press(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!chip(desk, u"Note: call"_s));
    QTRY_COMPARE(rows(desk), 7);
}

void FurtherFilters::whereTheTextStandsIsOfferedFirst()
{
    WindowFixture desk(6);
    desk.start();
    desk.press(Qt::Key_F, Qt::ControlModifier);
    desk.type(u"boaz"_s);
    const auto *offers = desk.find<QListWidget>(u"filterOffers"_s);
    QCOMPARE(offers->item(0)->text(), u"City: boaz"_s); // by the rows that are shown already
    QTRY_COMPARE(rows(desk), 3);
    QCOMPARE(offers->count(), 1); // now it is known that it stands nowhere else
    QCOMPARE(offers->item(0)->text(), u"City: boaz"_s);
}

INTRAY_TEST_MAIN(FurtherFilters)
#include "tst_furtherfilters.moc"
