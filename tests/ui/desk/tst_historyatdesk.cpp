// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/feeds/itemhistoryfeed.h"
#include "store/verifying/correctionstore.h"
#include "support/testclass.h"
#include "ui/common/toldtext.h"
#include "ui/desk/recordform.h"
#include "ui/desk/sidepanel.h"
#include "ui/windowfixture.h"

#include <QClipboard>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSplitter>
#include <QTabBar>

using namespace intray;
using namespace Qt::StringLiterals;

/// What every queue has beside the record: the history of the item and its notes, where the window
/// is wide enough.
class tst_HistoryAtDesk : public QObject
{
    Q_OBJECT
private slots:
    void itStandsOpenByItselfOnlyWhereThereIsRoom_data();
    void itStandsOpenByItselfOnlyWhereThereIsRoom();
    void aWindowThatIsMadeNarrowFoldsIt();
    void thePersonsWishHoldsForWindowsOfThatKind();
    void theRecordHasRoomForItsFormBesideIt();
    void theHistoryTellsWhatHappenedInWords();
    void eachLineNamesTheFieldsThatItChanged();
    void theNextRecordNeverStandsBesideTheHistoryOfTheLast();
    void nothingIsReadWhileItIsFolded();
    void whyTheHistoryCannotBeReadIsSaid();
    void allNotesAreReadAndOneMoreIsWritten();
    void thatThereAreMoreNotesIsSaid();
    void whatIsCopiedIsPlainText();

private:
    static SidePanel &panel(WindowFixture &desk) { return desk.window().deskPage()->sidePanel(); }
    static void show(WindowFixture &desk, const QString &title);
    static QString told(WindowFixture &desk, const QString &name)
    {
        return desk.find<ToldText>(name)->toPlainText();
    }
    static ItemHistoryFeed *feed(WindowFixture &desk)
    {
        return desk.find<QWidget>(u"historyPage"_s)->findChild<ItemHistoryFeed *>();
    }
};

static const QSize wide(1920, 1080);

static void resize(WindowFixture &desk, const QSize &size)
{
    desk.window().resize(size);
    QTRY_COMPARE(desk.window().size(), size);
    QCoreApplication::processEvents();
}

static ItemId firstItem(Store &store)
{
    return store.page({u"customers"_s, State::Open, {}, {}, {}, {}}, {})->items.constFirst().id;
}

static void returnOne(WindowFixture &desk)
{
    desk.elsewhere(u"anna"_s, [](Store &store) {
        const auto claim = store.claimNext({u"customers"_s});
        Disposition back = Disposition::returnLater();
        back.reason = u"<b>no</b> street"_s;
        return store.finish(claim->items.constFirst().id, claim->lock, back).has_value();
    });
}

/// By a click on its tab, as a person shows it.
void tst_HistoryAtDesk::show(WindowFixture &desk, const QString &title)
{
    auto *tabs = desk.find<QTabBar>(u"sideTabs"_s);
    if (panel(desk).isFolded())
        desk.press(Qt::Key_F4);
    for (int tab = 0; tab < tabs->count(); ++tab)
        if (tabs->tabText(tab).startsWith(title) && tab != tabs->currentIndex())
            QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(tab).center());
}

void tst_HistoryAtDesk::itStandsOpenByItselfOnlyWhereThereIsRoom_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("isOpen");
    QTest::newRow("1920x1080") << wide << true;
    QTest::newRow("1280x800") << QSize(1280, 800) << false;
    QTest::newRow("1024x600") << QSize(1024, 600) << false;
}

void tst_HistoryAtDesk::itStandsOpenByItselfOnlyWhereThereIsRoom()
{
    QFETCH(const QSize, size);
    QFETCH(const bool, isOpen);
    WindowFixture desk(2);
    desk.start();
    resize(desk, size);
    desk.takeNext();
    // A queue that is not searched for duplicates has only what every queue has.
    panel(desk).setOffered(u"duplicates"_s, false);
    QCOMPARE(panel(desk).isVisible(), isOpen);
    desk.press(Qt::Key_F4);
    QCOMPARE(desk.find<QWidget>(u"sidePages"_s)->isVisible(), !isOpen);
    desk.press(Qt::Key_F4);
    QCOMPARE(panel(desk).isVisible(), isOpen);
}

void tst_HistoryAtDesk::aWindowThatIsMadeNarrowFoldsIt()
{
    WindowFixture desk(2);
    desk.start();
    resize(desk, wide);
    desk.takeNext();
    desk.press(Qt::Key_F6);
    QVERIFY(panel(desk).isAncestorOf(QApplication::focusWidget()));
    resize(desk, {1280, 800});
    QVERIFY(panel(desk).isFolded());
    QCOMPARE(desk.focusedName(), u"editor.name"_s);
    resize(desk, wide);
    QVERIFY(!panel(desk).isFolded());
}

void tst_HistoryAtDesk::thePersonsWishHoldsForWindowsOfThatKind()
{
    WindowFixture desk(2);
    desk.start();
    desk.takeNext();
    desk.press(Qt::Key_F4); // 1180 wide: it is wished for all the same
    QVERIFY(!panel(desk).isFolded());
    resize(desk, wide);
    QVERIFY(!panel(desk).isFolded());
    desk.press(Qt::Key_F4);
    resize(desk, {1280, 800});
    QVERIFY(!panel(desk).isFolded());
    desk.stop();
    desk.start();
    QVERIFY(!panel(desk).isFolded());
    resize(desk, wide);
    QVERIFY(panel(desk).isFolded());
}

void tst_HistoryAtDesk::theRecordHasRoomForItsFormBesideIt()
{
    WindowFixture desk(2);
    desk.start();
    resize(desk, wide);
    desk.takeNext();
    const QList<int> parts = desk.find<QSplitter>(u"deskSplit"_s)->sizes();
    QVERIFY2(parts.at(1) >= 900, qPrintable(QString::number(parts.at(1))));
    QVERIFY2(parts.at(2) >= 400, qPrintable(QString::number(parts.at(2))));
}

void tst_HistoryAtDesk::theHistoryTellsWhatHappenedInWords()
{
    WindowFixture desk(1);
    returnOne(desk);
    desk.start();
    resize(desk, wide);
    desk.takeNext();
    show(desk, u"History"_s);
    auto *history = desk.find<ToldText>(u"historyTold"_s);
    QTRY_VERIFY(history->isVisible());
    const QStringList lines = history->toPlainText().split(u'\n');
    QCOMPARE(lines.size(), 5);
    QVERIFY2(lines.at(0).startsWith(u"Taken  you, "_s), qPrintable(lines.at(0)));
    QVERIFY2(lines.at(1).startsWith(u"Returned  anna, "_s), qPrintable(lines.at(1)));
    QCOMPARE(lines.at(2), u"<b>no</b> street"_s);
    QVERIFY2(lines.at(3).startsWith(u"Taken  anna, "_s), qPrintable(lines.at(3)));
    QVERIFY2(lines.at(4).startsWith(u"Added  importer, "_s), qPrintable(lines.at(4)));
}

void tst_HistoryAtDesk::eachLineNamesTheFieldsThatItChanged()
{
    WindowFixture desk(1);
    auto connection = Connection::open(desk.url(), OpenMode::Existing);
    CorrectionStore corrections(**connection, Identity{u"dora"_s, u"elsewhere"_s});
    QVERIFY(corrections.correct(u"customers"_s, CorrectionWish{u"city"_s, u"opp"_s, u"boaz"_s}));
    desk.elsewhere(u"anna"_s, [](Store &store) {
        const auto claim = store.claimNext({u"customers"_s});
        const ItemId item = claim->items.constFirst().id;
        const Record record{{u"name"_s, u"Miller"_s}, {u"city"_s, u"boaz"_s}, {u"note"_s, u"x"_s}};
        return store.finish(item, claim->lock, Disposition::complete(record)) &&
               store.reopen(item, u"by mistake"_s);
    });
    desk.start();
    resize(desk, wide);
    desk.takeNext();
    show(desk, u"History"_s);
    QTRY_VERIFY(told(desk, u"historyTold"_s).contains(u"Completed"_s));
    const QString history = told(desk, u"historyTold"_s);
    QVERIFY2(history.contains(u"Name, Note"_s), qPrintable(history));
    QVERIFY2(history.contains(u"City"_s) && !history.contains(u"city"_s), qPrintable(history));
}

void tst_HistoryAtDesk::theNextRecordNeverStandsBesideTheHistoryOfTheLast()
{
    WindowFixture desk(2);
    desk.start();
    resize(desk, wide);
    desk.takeNext();
    show(desk, u"History"_s);
    auto *history = desk.find<ToldText>(u"historyTold"_s);
    QTRY_VERIFY(history->isVisible());
    bool stoodBeside = false;
    connect(&desk.desk(), &Desk::recordChanged, history,
            [&] { stoodBeside |= desk.desk().item().key == u"C-002"_s && history->isVisible(); });
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(desk.desk().item().key, u"C-002"_s);
    QTRY_VERIFY(history->isVisible());
    QVERIFY(!stoodBeside);
    QVERIFY(!feed(desk)->isLooking());
}

void tst_HistoryAtDesk::nothingIsReadWhileItIsFolded()
{
    WindowFixture desk(2);
    desk.start();
    desk.takeNext();
    QVERIFY(!feed(desk)->isLooking());
    desk.press(Qt::Key_F4);
    show(desk, u"History"_s);
    QVERIFY(feed(desk)->isLooking());
    desk.press(Qt::Key_F4);
    QVERIFY(!feed(desk)->isLooking());
    desk.press(Qt::Key_F4);
    QTRY_VERIFY(desk.find<ToldText>(u"historyTold"_s)->isVisible());
    show(desk, u"Notes"_s);
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(desk.desk().item().key, u"C-002"_s);
    QVERIFY(!feed(desk)->isLooking());
}

void tst_HistoryAtDesk::whyTheHistoryCannotBeReadIsSaid()
{
    WindowFixture desk(1);
    desk.start();
    resize(desk, wide);
    desk.takeNext();
    show(desk, u"History"_s);
    QTRY_VERIFY(desk.find<ToldText>(u"historyTold"_s)->isVisible());
    emit feed(desk)->failed({Error::Kind::Offline, u"The database cannot be reached."_s, {}});
    QCOMPARE(desk.find<QLabel>(u"historySaid"_s)->text(), u"The database cannot be reached."_s);
    QVERIFY(!desk.find<ToldText>(u"historyTold"_s)->isVisible());
}

void tst_HistoryAtDesk::thatThereAreMoreNotesIsSaid()
{
    WindowFixture desk(1);
    desk.elsewhere(u"anna"_s, [](Store &store) {
        const ItemId item = firstItem(store);
        for (int n = 1; n <= 205; ++n)
            (void)store.note(item, u"note %1"_s.arg(n));
        return true;
    });
    desk.start();
    resize(desk, wide);
    desk.takeNext();
    show(desk, u"Notes"_s);
    auto *tabs = desk.find<QTabBar>(u"sideTabs"_s);
    QCOMPARE(tabs->tabText(tabs->currentIndex()), u"Notes (more than 200)"_s);
    const QStringList lines = told(desk, u"notesTold"_s).split(u'\n');
    QCOMPARE(lines.size(), 2 * 200);
    QCOMPARE(lines.at(1), u"note 205"_s);
    QVERIFY(desk.find<QLabel>(u"notesNone"_s)->text().contains(u"newest 200 notes"_s));
    QVERIFY(desk.find<QLabel>(u"recordNotes"_s)->text().startsWith(u"More than 197 earlier"_s));
    show(desk, u"History"_s);
    QTRY_VERIFY(desk.find<QLabel>(u"historySaid"_s)->text().contains(u"newest 200 lines"_s));
}

void tst_HistoryAtDesk::allNotesAreReadAndOneMoreIsWritten()
{
    WindowFixture desk(1);
    const QString longNote = u"The street is missing. "_s.repeated(40).trimmed();
    desk.elsewhere(u"anna"_s, [&](Store &store) {
        (void)store.note(firstItem(store), longNote);
        return store.note(firstItem(store), u"rang them up"_s).has_value();
    });
    desk.start();
    resize(desk, wide);
    desk.takeNext();
    show(desk, u"Notes"_s);
    auto *tabs = desk.find<QTabBar>(u"sideTabs"_s);
    QCOMPARE(tabs->tabText(tabs->currentIndex()), u"Notes (2)"_s);
    QStringList lines = told(desk, u"notesTold"_s).split(u'\n');
    QCOMPARE(lines.size(), 4);
    QVERIFY(lines.at(0).startsWith(u"anna  "_s));
    QCOMPARE(lines.at(1), u"rang them up"_s);
    QCOMPARE(lines.at(3), longNote);
    const auto buttons = desk.find<QWidget>(u"notesPage"_s)->findChildren<QPushButton *>();
    QCOMPARE(buttons.size(), 1);
    QTest::mouseClick(buttons.first(), Qt::LeftButton);
    auto *text = desk.find<QPlainTextEdit>(u"noteText"_s);
    QVERIFY(text && text->hasFocus());
    QTest::keyClicks(text, u"nobody there"_s);
    QTest::keyClick(text, Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(tabs->tabText(tabs->currentIndex()), u"Notes (3)"_s);
    lines = told(desk, u"notesTold"_s).split(u'\n');
    QVERIFY(lines.at(0).startsWith(u"clerk1  "_s));
    QCOMPARE(lines.at(1), u"nobody there"_s);
}

void tst_HistoryAtDesk::whatIsCopiedIsPlainText()
{
    ToldText told(u"Notes"_s);
    told.showEntries({{u"anna"_s, u"14:02"_s, u"<img src=x>\nsecond line"_s}});
    told.selectAll();
    QTest::keyClick(&told, Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(), u"anna  14:02\n<img src=x>\nsecond line"_s);
}

INTRAY_TEST_MAIN(tst_HistoryAtDesk)
#include "tst_historyatdesk.moc"
