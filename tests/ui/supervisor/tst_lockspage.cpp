// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/locksmodel.h"
#include "support/testclass.h"
#include "ui/common/messageline.h"
#include "ui/dialogkeys.h"
#include "ui/showlocks.h"
#include "ui/showpage.h"
#include "ui/windowfixture.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QTableView>
#include <QTableWidget>

using namespace intray;
using namespace Qt::StringLiterals;

/// Who holds what, and taking it away, through the window and into the database.
class tst_LocksPage : public QObject
{
    Q_OBJECT
private slots:
    void theListTellsWhoHoldsWhatAndStaysLive();
    void theDatabaseSortsByTheColumnThatIsClicked();
    void theOrderIsSeenAndKeptForTheNextStart();
    void theDatabaseFindsWhatIsTyped();
    void anAbandonedLockStandsOutByASignAndAWord();
    void whoWasGivenAnItemAndHasNoWindowIsNoOtherProgram();
    void aLockIsReleasedByKeys();
    void ctrlReturnReleasesAsItFinishesElsewhere();
    void whoseLocksWereReleasedIsSaid();
    void aReasonIsRequired();
    void oneItemIsSpokenOfAsOne();
    void releasingAndReassigningAreOneDialog();
    void whatIsTypedMeanwhileIsTold();
    void aNewerLockStaysAndIsToldPerItem();
    void severalAreReassignedWithTheirDrafts();
    void everythingOfOneGoesBackToThePool();
    void everythingOfOneGoesToAnother();
    void whyNobodyCanGetAnItemIsAnswered();
    void f2KnowsTheItemThatIsChosen();
    void whyIGetNothingIsAnsweredAtTheEmptyDesk();
    void finishedItemsAreOpenedAgainByFilter();
    void everythingIsReachedByKeysAndHasAName();

private:
    static QWidget *open(WindowFixture &desk)
    {
        desk.startWithoutItems();
        desk.press(Qt::Key_2, Qt::AltModifier);
        auto *page = showPart(&desk.window(), u"todayPage"_s);
        showLocksAsTable(&desk.window());
        return page;
    }
    static Claim claim(WindowFixture &desk, const QString &user, int count = 1)
    {
        return desk.elsewhere(user, [&](Store &store) {
            return store.claimNext({u"customers"_s}, count).value_or(Claim());
        });
    }
    static QTableView *table(QWidget *page) { return part<QTableView>(page, u"locksTable"_s); }
    static QStringList column(QWidget *page, int column)
    {
        QStringList cells;
        const QAbstractItemModel *model = table(page)->model();
        for (int row = 0; row < model->rowCount(); ++row)
            cells << model->index(row, column).data().toString();
        return cells;
    }
    static QStringList keys(QWidget *page) { return column(page, LocksModel::Key); }
    static void chooseAll(QWidget *page)
    {
        table(page)->setFocus();
        press(Qt::Key_A, Qt::ControlModifier);
    }
    static void chooseFirst(QWidget *page)
    {
        table(page)->setFocus();
        table(page)->selectRow(0);
    }
    static QDialog *dialog(QWidget *page, const QString &name)
    {
        // A button that is pressed by its key shows that for a moment first.
        if (!QTest::qWaitFor([&] { return page->findChild<QDialog *>(name); }))
            qFatal("There is no dialog.");
        auto *found = part<QDialog>(page, name);
        if (!isInUse(found))
            qFatal("The dialog is not in use.");
        return found;
    }
    static QString holderOf(WindowFixture &desk, const QString &key)
    {
        return desk.stored(key).lock.user;
    }
};

void tst_LocksPage::theListTellsWhoHoldsWhatAndStaysLive()
{
    WindowFixture desk(3);
    claim(desk, u"ben"_s);
    QWidget *page = open(desk);
    QTRY_COMPARE(keys(page), QStringList{u"C-001"_s});
    QCOMPARE(column(page, LocksModel::User), QStringList{u"ben"_s});
    QCOMPARE(column(page, LocksModel::Workstation), QStringList{u"elsewhere"_s});
    QTRY_COMPARE(said(page, u"locksCount"_s).left(1), u"1"_s);
    claim(desk, u"cleo"_s);
    QTRY_COMPARE(keys(page), QStringList({u"C-001"_s, u"C-002"_s}));
}

void tst_LocksPage::theDatabaseSortsByTheColumnThatIsClicked()
{
    WindowFixture desk(2);
    claim(desk, u"zoe"_s);
    claim(desk, u"ben"_s);
    QWidget *page = open(desk);
    QTRY_COMPARE(column(page, LocksModel::User), QStringList({u"zoe"_s, u"ben"_s}));
    QHeaderView *header = table(page)->horizontalHeader();
    const QPoint there(header->sectionViewportPosition(LocksModel::User) + 8, header->height() / 2);
    QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, there);
    QTRY_COMPARE(column(page, LocksModel::User), QStringList({u"ben"_s, u"zoe"_s}));
    QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, there);
    QTRY_COMPARE(column(page, LocksModel::User), QStringList({u"zoe"_s, u"ben"_s}));
}

void tst_LocksPage::theOrderIsSeenAndKeptForTheNextStart()
{
    WindowFixture desk(2);
    claim(desk, u"ben"_s);
    claim(desk, u"zoe"_s);
    QWidget *page = open(desk);
    QTRY_COMPARE(column(page, LocksModel::User), QStringList({u"ben"_s, u"zoe"_s}));
    QHeaderView *header = table(page)->horizontalHeader();
    QCOMPARE(header->sortIndicatorSection(), int(LocksModel::Since));
    const QPoint there(header->sectionViewportPosition(LocksModel::User) + 8, header->height() / 2);
    QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, there);
    QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, there);
    QTRY_COMPARE(column(page, LocksModel::User), QStringList({u"zoe"_s, u"ben"_s}));
    desk.stop();
    page = open(desk);
    QTRY_COMPARE(column(page, LocksModel::User), QStringList({u"zoe"_s, u"ben"_s}));
    QCOMPARE(table(page)->horizontalHeader()->sortIndicatorSection(), int(LocksModel::User));
    desk.press(Qt::Key_0, Qt::ControlModifier);
    QTRY_COMPARE(column(page, LocksModel::User), QStringList({u"ben"_s, u"zoe"_s}));
    QCOMPARE(table(page)->horizontalHeader()->sortIndicatorSection(), int(LocksModel::Since));
}

void tst_LocksPage::theDatabaseFindsWhatIsTyped()
{
    WindowFixture desk(2);
    claim(desk, u"zoe"_s);
    claim(desk, u"ben"_s);
    QWidget *page = open(desk);
    QTRY_COMPARE(keys(page).size(), 2);
    desk.press(Qt::Key_F, Qt::ControlModifier);
    QCOMPARE(desk.focusedName(), u"locksFind"_s);
    desk.type(u"ZOE"_s);
    QTRY_COMPARE(column(page, LocksModel::User), QStringList{u"zoe"_s});
    part<QCheckBox>(page, u"locksAbandoned"_s)->setFocus();
    press(Qt::Key_Space);
    QTRY_VERIFY(!said(page, u"locksEmpty"_s).isEmpty());
    desk.press(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(keys(page).size(), 2);
}

void tst_LocksPage::anAbandonedLockStandsOutByASignAndAWord()
{
    HeldLock held;
    held.item = ItemId(1);
    held.key = u"C-001"_s;
    held.client = ClientLife::Silent;
    held.lock.lockedAt = QDateTime::currentDateTimeUtc();
    held.isAbandoned = true;
    LocksModel model;
    model.updateLocks({held}, held.lock.lockedAt);
    QVERIFY(model.index(0, LocksModel::Key).data().toString() != held.key);
    QVERIFY(model.index(0, LocksModel::Client).data().toString().contains(u"abandoned"_s));
    QVERIFY(model.index(0, LocksModel::Key).data(LocksModel::AbandonedRole).toBool());
    held.isAbandoned = false;
    model.updateLocks({held}, held.lock.lockedAt);
    QCOMPARE(model.index(0, LocksModel::Key).data().toString(), held.key);
    QVERIFY(!model.index(0, LocksModel::Client).data().toString().contains(u"abandoned"_s));
}

void tst_LocksPage::whoWasGivenAnItemAndHasNoWindowIsNoOtherProgram()
{
    WindowFixture desk(2);
    const Claim claimed = claim(desk, u"ben"_s);
    (void)claim(desk, u"zoe"_s);
    desk.elsewhere(u"anna"_s, [&](Store &store) {
        return store.takeAway({{claimed.items.first().id, claimed.lock}}, {u"ill"_s, u"cleo"_s, {}})
            .has_value();
    });
    QWidget *page = open(desk);
    QTRY_COMPARE(column(page, LocksModel::User), (QStringList{u"zoe"_s, u"cleo"_s}));
    QCOMPARE(column(page, LocksModel::Workstation), (QStringList{u"elsewhere"_s, u"none yet"_s}));
    chooseAll(page);
    QVERIFY(!said(page, u"locksChosen"_s).contains(u"program"_s));
}

void tst_LocksPage::aLockIsReleasedByKeys()
{
    WindowFixture desk(2);
    claim(desk, u"ben"_s);
    QWidget *page = open(desk);
    QTRY_COMPARE(keys(page).size(), 1);
    chooseFirst(page);
    press(Qt::Key_Delete);
    QDialog *asked = dialog(page, u"takeAwayDialog"_s);
    QCOMPARE(asked->windowTitle(), u"Release 1 lock(s)?"_s); // what is asked
    QVERIFY(said(asked, u"takeAwayPreview"_s).contains(u"ben"_s));
    QCOMPARE(QApplication::focusWidget()->objectName(), u"takeAwayReason"_s);
    QTest::keyClicks(QApplication::focusWidget(), u"ben is ill"_s);
    press(Qt::Key_Return);
    QTRY_COMPARE(desk.stored(u"C-001"_s).state, State::Open);
    QTRY_VERIFY(keys(page).isEmpty());
    const auto *line = desk.find<MessageLine>(u"supervisorMessage"_s);
    QTRY_VERIFY(line->sentence().contains(u"released"_s));
}

void tst_LocksPage::ctrlReturnReleasesAsItFinishesElsewhere()
{
    WindowFixture desk(1);
    claim(desk, u"ben"_s);
    QWidget *page = open(desk);
    QTRY_COMPARE(keys(page).size(), 1);
    chooseFirst(page);
    press(Qt::Key_Delete);
    QDialog *asked = dialog(page, u"takeAwayDialog"_s);
    typeInto(asked, u"takeAwayReason"_s, u"gone home"_s);
    QVERIFY(!part<QWidget>(asked, u"takeAwayDrafts"_s)->isVisible()); // nothing is typed
    part<QWidget>(asked, u"takeAwayItems"_s)->setFocus();
    press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(desk.stored(u"C-001"_s).state, State::Open);
    const auto *line = desk.find<MessageLine>(u"supervisorMessage"_s);
    QTRY_COMPARE(line->sentence(), u"C-001, which ben held, is released."_s);
}

void tst_LocksPage::whoseLocksWereReleasedIsSaid()
{
    WindowFixture desk(3);
    claim(desk, u"ben"_s, 2);
    claim(desk, u"cleo"_s);
    QWidget *page = open(desk);
    QTRY_COMPARE(keys(page).size(), 3);
    chooseAll(page);
    press(Qt::Key_Delete);
    typeInto(dialog(page, u"takeAwayDialog"_s), u"takeAwayReason"_s, u"gone home"_s);
    press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(keys(page).isEmpty());
    QTRY_COMPARE(desk.find<MessageLine>(u"supervisorMessage"_s)->sentence(),
                 u"3 lock(s) of ben, cleo released."_s);
}

void tst_LocksPage::aReasonIsRequired()
{
    WindowFixture desk(1);
    claim(desk, u"ben"_s);
    QWidget *page = open(desk);
    QTRY_COMPARE(keys(page).size(), 1);
    QVERIFY(!part<QPushButton>(page, u"locksRelease"_s)->isVisible()); // nothing is chosen
    chooseFirst(page);
    click(page, u"locksRelease"_s);
    QDialog *asked = dialog(page, u"takeAwayDialog"_s);
    QVERIFY(!part<QPushButton>(asked, u"takeAwayAccept"_s)->isEnabled());
    QCOMPARE(said(asked, u"takeAwayMissing"_s), u"A reason is required."_s);
    typeInto(asked, u"takeAwayReason"_s, u"why"_s);
    QCOMPARE(said(asked, u"takeAwayMissing"_s), QString());
    QVERIFY(part<QPushButton>(asked, u"takeAwayAccept"_s)->isEnabled());
    press(Qt::Key_Escape);
    QCOMPARE(holderOf(desk, u"C-001"_s), u"ben"_s);
}

void tst_LocksPage::oneItemIsSpokenOfAsOne()
{
    WindowFixture desk(1);
    const Claim held = claim(desk, u"ben"_s);
    desk.elsewhere(u"ben"_s, [&](Store &store) {
        return store.saveDraft(held.items.first().id, held.lock, 1, {{u"name"_s, u"Ben's"_s}})
            .has_value();
    });
    QWidget *page = open(desk);
    QTRY_COMPARE(column(page, LocksModel::Draft), QStringList{u"draft"_s});
    chooseFirst(page);
    press(Qt::Key_Delete);
    QDialog *asked = dialog(page, u"takeAwayDialog"_s);
    const QString said = intray::said(asked, u"takeAwayPreview"_s);
    QVERIFY2(said.contains(u"Text was typed for it."_s), qPrintable(said));
    QVERIFY2(said.contains(u"Its holder"_s) && !said.contains(u"them"_s), qPrintable(said));
}

void tst_LocksPage::releasingAndReassigningAreOneDialog()
{
    WindowFixture desk(2);
    claim(desk, u"ben"_s, 2);
    QWidget *page = open(desk);
    QTRY_COMPARE(keys(page).size(), 2);
    chooseAll(page);
    click(page, u"locksReassign"_s);
    QDialog *asked = dialog(page, u"takeAwayDialog"_s);
    QVERIFY(part<QComboBox>(asked, u"takeAwayTo"_s)->hasFocus());
    const auto *items = part<QTableWidget>(asked, u"takeAwayItems"_s);
    QCOMPARE(items->rowCount(), 2);
    QCOMPARE(items->item(0, 3)->text(), u"somebody else has it"_s);
    QTest::keyClicks(QApplication::focusWidget(), u"cleo"_s);
    QCOMPARE(items->item(1, 3)->text(), u"cleo has it"_s);
    QCOMPARE(part<QPushButton>(asked, u"takeAwayAccept"_s)->text(), u"&Reassign"_s);
    part<QRadioButton>(asked, u"takeAwayPool"_s)->setFocus();
    press(Qt::Key_Space);
    QCOMPARE(items->item(0, 3)->text(), u"open for everybody"_s);
    QCOMPARE(part<QPushButton>(asked, u"takeAwayAccept"_s)->text(), u"&Release"_s);
    typeInto(asked, u"takeAwayReason"_s, u"gone home"_s);
    press(Qt::Key_Return);
    QTRY_COMPARE(desk.numberOf(State::Open), 2);
}

void tst_LocksPage::whatIsTypedMeanwhileIsTold()
{
    WindowFixture desk(2);
    const Claim held = claim(desk, u"ben"_s, 2);
    QWidget *page = open(desk);
    QTRY_COMPARE(keys(page).size(), 2);
    chooseAll(page);
    click(page, u"locksRelease"_s);
    QDialog *asked = dialog(page, u"takeAwayDialog"_s);
    typeInto(asked, u"takeAwayReason"_s, u"gone home"_s);
    QVERIFY(said(asked, u"takeAwayPreview"_s).contains(u"No draft"_s));
    desk.elsewhere(u"ben"_s, [&](Store &store) {
        return store.saveDraft(held.items.first().id, held.lock, 1, {{u"name"_s, u"Ben's"_s}})
            .has_value();
    });
    desk.window().session()->lookNow();
    QTRY_VERIFY2(said(asked, u"takeAwayPreview"_s).contains(u"Text was typed"_s),
                 qPrintable(said(asked, u"takeAwayPreview"_s)));
    desk.elsewhere(u"ben"_s, [&](Store &store) {
        return store.finishAll(held.lock, Disposition::complete()).has_value();
    });
    desk.window().session()->lookNow();
    QTRY_VERIFY(!part<QPushButton>(asked, u"takeAwayAccept"_s)->isEnabled());
    press(Qt::Key_Escape);
}

void tst_LocksPage::aNewerLockStaysAndIsToldPerItem()
{
    WindowFixture desk(2);
    const Claim before = claim(desk, u"ben"_s, 2);
    QWidget *page = open(desk);
    QTRY_COMPARE(keys(page).size(), 2);
    chooseAll(page);
    click(page, u"locksRelease"_s);
    QDialog *asked = dialog(page, u"takeAwayDialog"_s);
    typeInto(asked, u"takeAwayReason"_s, u"gone home"_s);
    desk.elsewhere(u"ben"_s, [&](Store &store) {
        return store.finish(before.items.first().id, before.lock, Disposition::returnLater())
            .has_value();
    });
    QCOMPARE(claim(desk, u"cleo"_s).items.first().key, u"C-001"_s);
    click(asked, u"takeAwayAccept"_s);
    QTRY_VERIFY(!part<QPlainTextEdit>(asked, u"takeAwayReport"_s)->toPlainText().isEmpty());
    const QString report = part<QPlainTextEdit>(asked, u"takeAwayReport"_s)->toPlainText();
    QVERIFY2(report.contains(u"C-001"_s) && report.contains(u"cleo"_s), qPrintable(report));
    QVERIFY(!report.contains(u"C-002"_s));
    QCOMPARE(holderOf(desk, u"C-001"_s), u"cleo"_s);
    QCOMPARE(desk.stored(u"C-002"_s).state, State::Open);
    press(Qt::Key_Escape);
}

void tst_LocksPage::severalAreReassignedWithTheirDrafts()
{
    WindowFixture desk(2);
    const Claim held = claim(desk, u"ben"_s, 2);
    desk.elsewhere(u"ben"_s, [&](Store &store) {
        return store
            .saveDraft(held.items.first().id, held.lock, 1, {{u"name"_s, u"typed by ben"_s}})
            .has_value();
    });
    QWidget *page = open(desk);
    QTRY_COMPARE(column(page, LocksModel::Draft), QStringList({u"draft"_s, QString()}));
    chooseAll(page);
    click(page, u"locksReassign"_s);
    QDialog *asked = dialog(page, u"takeAwayDialog"_s);
    part<QComboBox>(asked, u"takeAwayTo"_s)->setFocus();
    QTest::keyClicks(QApplication::focusWidget(), u"cleo"_s);
    typeInto(asked, u"takeAwayReason"_s, u"ben is ill"_s);
    auto *drafts = part<QCheckBox>(asked, u"takeAwayDrafts"_s);
    QVERIFY(drafts->isVisible());
    drafts->setFocus();
    press(Qt::Key_Space);
    click(asked, u"takeAwayAccept"_s);
    QTRY_COMPARE(holderOf(desk, u"C-001"_s), u"cleo"_s);
    QCOMPARE(holderOf(desk, u"C-002"_s), u"cleo"_s);
    QTRY_COMPARE(column(page, LocksModel::User), QStringList({u"cleo"_s, u"cleo"_s}));
}

void tst_LocksPage::everythingOfOneGoesBackToThePool()
{
    WindowFixture desk(4);
    claim(desk, u"ben"_s, 2);
    claim(desk, u"cleo"_s);
    QWidget *page = open(desk);
    QTRY_COMPARE(keys(page).size(), 3);
    press(Qt::Key_O, Qt::AltModifier);
    QDialog *asked = dialog(page, u"handOverDialog"_s);
    QVERIFY(!part<QPushButton>(asked, u"handOverAccept"_s)->isEnabled());
    part<QComboBox>(asked, u"handOverFrom"_s)->setFocus();
    QTest::keyClicks(QApplication::focusWidget(), u"ben"_s);
    typeInto(asked, u"handOverReason"_s, u"has left"_s);
    QTRY_VERIFY(part<QPushButton>(asked, u"handOverAccept"_s)->isEnabled());
    QVERIFY(said(asked, u"handOverPreview"_s).contains(u'2'));
    press(Qt::Key_Return);
    QTRY_COMPARE(keys(page), QStringList{u"C-003"_s});
    QCOMPARE(desk.numberOf(State::Locked), 1);
}

void tst_LocksPage::everythingOfOneGoesToAnother()
{
    WindowFixture desk(2);
    claim(desk, u"ben"_s, 2);
    QWidget *page = open(desk);
    QTRY_COMPARE(keys(page).size(), 2);
    chooseFirst(page);
    click(page, u"locksHandOver"_s);
    QDialog *asked = dialog(page, u"handOverDialog"_s);
    QCOMPARE(part<QComboBox>(asked, u"handOverFrom"_s)->currentText(), u"ben"_s);
    part<QRadioButton>(asked, u"handOverPerson"_s)->setFocus();
    press(Qt::Key_Space);
    part<QComboBox>(asked, u"handOverTo"_s)->setFocus();
    QTest::keyClicks(QApplication::focusWidget(), u"cleo"_s);
    typeInto(asked, u"handOverReason"_s, u"has left"_s);
    QTRY_VERIFY(part<QPushButton>(asked, u"handOverAccept"_s)->isEnabled());
    press(Qt::Key_Return);
    QTRY_COMPARE(column(page, LocksModel::User), QStringList({u"cleo"_s, u"cleo"_s}));
}

void tst_LocksPage::whyNobodyCanGetAnItemIsAnswered()
{
    WindowFixture desk(2);
    claim(desk, u"ben"_s);
    QWidget *page = open(desk);
    QTRY_COMPARE(keys(page).size(), 1);
    press(Qt::Key_W, Qt::AltModifier);
    QDialog *asked = dialog(page, u"whyDialog"_s);
    QTest::keyClicks(QApplication::focusWidget(), u"c-001"_s);
    press(Qt::Key_Return);
    const auto *answer = part<QPlainTextEdit>(asked, u"whyAnswer"_s);
    QTRY_VERIFY2(answer->toPlainText().contains(u"ben"_s), qPrintable(answer->toPlainText()));
    QVERIFY(asked->isVisible());
    typeInto(asked, u"whyItem"_s, u"nothing like it"_s);
    press(Qt::Key_Return);
    QTRY_VERIFY(answer->toPlainText().contains(u"cannot see an item"_s));
}

void tst_LocksPage::f2KnowsTheItemThatIsChosen()
{
    WindowFixture desk(3);
    claim(desk, u"ben"_s);
    QWidget *page = open(desk);
    QTRY_COMPARE(keys(page).size(), 1);
    chooseFirst(page);
    press(Qt::Key_F2);
    QDialog *asked = dialog(page, u"whyDialog"_s);
    QCOMPARE(part<QLineEdit>(asked, u"whyItem"_s)->text(), u"C-001"_s);
    QTRY_VERIFY(part<QPlainTextEdit>(asked, u"whyAnswer"_s)->toPlainText().contains(u"ben"_s));
    press(Qt::Key_Escape);
    QTRY_VERIFY(!page->findChild<QDialog *>(u"whyDialog"_s));
    desk.window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&desk.window()));
    desk.press(Qt::Key_1, Qt::AltModifier);
    auto *open = desk.find<QTableView>(u"openTable"_s);
    QTRY_COMPARE(open->model()->rowCount(), 2);
    open->setFocus();
    open->setCurrentIndex(open->model()->index(1, 0));
    press(Qt::Key_F2);
    asked = dialog(&desk.window(), u"whyDialog"_s);
    QCOMPARE(part<QLineEdit>(asked, u"whyItem"_s)->text(), u"C-003"_s);
}

void tst_LocksPage::whyIGetNothingIsAnsweredAtTheEmptyDesk()
{
    WindowFixture desk(1);
    claim(desk, u"ben"_s);
    desk.startWithoutItems();
    auto *why = desk.find<QPushButton>(u"emptyDeskWhy"_s);
    QVERIFY(!why->isVisible());
    desk.press(Qt::Key_F9);
    QTRY_VERIFY(why->isVisible());
    why->setFocus();
    press(Qt::Key_Space);
    QDialog *asked = dialog(&desk.window(), u"whyDialog"_s);
    const auto *answer = part<QPlainTextEdit>(asked, u"whyAnswer"_s);
    QTRY_VERIFY2(answer->toPlainText().contains(u"locked"_s), qPrintable(answer->toPlainText()));
}

void tst_LocksPage::finishedItemsAreOpenedAgainByFilter()
{
    WindowFixture desk(4);
    for (int item = 0; item < 2; ++item)
        desk.elsewhere(u"ben"_s, [&](Store &store) {
            const auto held = store.claimNext({u"customers"_s});
            return store.finishAll(held->lock, Disposition::fail(u"no address"_s)).has_value();
        });
    open(desk);
    auto *page = showPart(&desk.window(), u"queuesPage"_s);
    click(page, u"queueReopen"_s);
    QDialog *asked = dialog(page, u"reopenDialog"_s);
    QTRY_VERIFY2(said(asked, u"reopenPreview"_s).startsWith(u'2'),
                 qPrintable(said(asked, u"reopenPreview"_s)));
    typeInto(asked, u"reopenFind"_s, u"C-002"_s);
    QTRY_VERIFY(said(asked, u"reopenPreview"_s).startsWith(u'1'));
    typeInto(asked, u"reopenReason"_s, u"address found"_s);
    press(Qt::Key_Return);
    QTRY_COMPARE(desk.stored(u"C-002"_s).state, State::Open);
    QCOMPARE(desk.stored(u"C-001"_s).state, State::Failed);
}

void tst_LocksPage::everythingIsReachedByKeysAndHasAName()
{
    WindowFixture desk(1);
    claim(desk, u"ben"_s);
    QWidget *page = open(desk);
    QTRY_COMPARE(keys(page).size(), 1);
    chooseFirst(page);
    QCOMPARE(outOfReach(page).join(u", "_s), QString());
    click(page, u"locksReassign"_s);
    QCOMPARE(outOfReach(dialog(page, u"takeAwayDialog"_s)).join(u", "_s), QString());
    press(Qt::Key_Escape);
    QTRY_VERIFY(!page->findChild<QDialog *>(u"takeAwayDialog"_s));
    click(page, u"locksHandOver"_s);
    QCOMPARE(outOfReach(dialog(page, u"handOverDialog"_s)).join(u", "_s), QString());
}

INTRAY_TEST_MAIN(tst_LocksPage)
#include "tst_lockspage.moc"
