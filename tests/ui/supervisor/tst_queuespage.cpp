// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/rulecheck.h"
#include "schema/plainsearch.h"
#include "support/testclass.h"
#include "ui/common/messageline.h"
#include "ui/common/tokens.h"
#include "ui/desk/besidecell.h"
#include "ui/dialogkeys.h"
#include "ui/showpage.h"
#include "ui/supervisor/lockrules.h"
#include "ui/windowfixture.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScopeGuard>
#include <QSpinBox>
#include <QToolButton>
#include <QTreeWidget>

using namespace intray;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// The rules of a queue through the window and into the database.
class tst_QueuesPage : public QObject
{
    Q_OBJECT
private slots:
    void theListTellsHowBusyEachQueueIs();
    void theListIsInTheOrderOfTheTitles();
    void inAWideWindowRulesStayNarrowOnAWideSheet();
    void aTallWindowLeavesNoGapsBetweenRules();
    void fieldsToBeKeyedTwiceAreNamedByTheirLabels();
    void rulesAreSavedByKeys();
    void whatSavingDoesToWorkInHandIsSaid();
    void aWarningLongerThanTheLockIsSaidBesideTheField();
    void aWarningThatIsNotSaidShowsWhatIsUsual();
    void aCircleIsSaidBesideTheField();
    void whatIsNotSavedStaysWithItsQueue();
    void undoGoesBackToWhatIsStored();
    void theProposalIsMeasuredAndUsed();
    void severalAreMeasuredTogether();
    void theQueryIsTried();
    void aQuerysFirstKeysAreShownInTheirOrder();
    void aQueryWithAnErrorNamesItsLine();
    void clerksReadWhyAQueueIsPaused();
    void aQueueIsAddedAndChosen();
    void aQueueWithItemsIsNotRemoved();
    void aChangeByAnotherIsShownUnlessOneIsChanging();
    void onlyWhatWasChangedIsWritten();
    void aRuleThatBothChangedIsAskedAbout();
    void whatWasSavedIsUndoneFromTheMessage();
    void whatWasSavedIsNoLongerToldOnceAnotherRuleIsChanged();
    void whatSomebodyElseChangedSinceIsNotUndone();
    void sizesAreSavedInTheirUnit();
    void whetherAccentsMatterIsSaved();
    void reasonsAreOfferedWhenAnItemFails();
    void theProposalIsAWholeNumberOfMinutes();
    void whatWasMeasuredIsSaidInMinutes();
    void aFoldSaysWhatIsSetAndOpensByAKey();
    void tabLeadsIntoWhatAFoldOpened();
    void openedFoldsAreRemembered();
    void changesAreCountedAndSavedByTheirKey();
    void aFieldWithAFaultOpensItsFold();
    void whatWasChangedSaysWhatItWasAndHasAnUndo();
    void allFieldsBeginAtOneEdge();
    void boxesForNumbersHaveOneOfTwoWidths();
    void labelsStandInTheFirstLineOfTheirFields();
    void rowsOfOneLineAreAsHighAsTheFormOfARecord();
    void aLongLabelTakesTwoLinesAndNoMoreWidth();

private:
    static QWidget *open(WindowFixture &desk)
    {
        desk.start();
        desk.press(Qt::Key_2, Qt::AltModifier);
        auto *page = showPart(&desk.window(), u"queuesPage"_s);
        for (const QString &fold : folds())
            head(page, fold)->setChecked(true);
        QCoreApplication::sendPostedEvents(); // so that what was opened is laid out
        QCoreApplication::processEvents();
        return page;
    }
    static QStringList folds()
    {
        return {u"people"_s, u"time"_s, u"endings"_s, u"next"_s, u"deliveries"_s, u"advanced"_s};
    }
    static QToolButton *head(QWidget *page, const QString &fold)
    {
        return part<QToolButton>(page, u"ruleFoldHead."_s + fold);
    }
    static QString changes(QWidget *page)
    {
        return part<QWidget>(page, u"queueSaveBar"_s)->accessibleName();
    }
    static Queue stored(WindowFixture &desk, const QString &name = u"customers"_s)
    {
        return *desk.elsewhere(u"looker"_s, [&](Store &store) { return store.queue(name); });
    }
    static void setNumber(QWidget *page, const QString &field, int number)
    {
        auto *spin = part<QSpinBox>(page, field);
        spin->setFocus();
        spin->selectAll();
        QTest::keyClicks(spin, QString::number(number));
        QTest::keyClick(spin, Qt::Key_Tab);
    }
    static QString message(WindowFixture &desk)
    {
        const auto *line = desk.find<MessageLine>(u"supervisorMessage"_s);
        return line->isVisible() ? line->sentence() : QString();
    }
    static bool offersUndo(WindowFixture &desk)
    {
        const auto *line = desk.find<MessageLine>(u"supervisorMessage"_s);
        const auto *undo = line->findChild<QAbstractButton *>(u"message.takeBack"_s);
        return undo && undo->isVisible();
    }
    static QString fault(QWidget *page, const QString &field)
    {
        return part<BesideCell>(page, field + u"SpanBeside"_s)->said().sentence;
    }
    /// As a window manager does after a dialog.
    static void activate(WindowFixture &desk)
    {
        desk.window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&desk.window()));
    }
    static void addQueue(WindowFixture &desk, const QString &name, const QString &next = {})
    {
        Queue queue;
        queue.name = name;
        queue.nextQueue = next;
        QVERIFY(desk.elsewhere(u"other"_s, [&](Store &store) { return store.addQueue(queue); }));
    }
    static void chooseRow(QWidget *page, int row)
    {
        auto *list = part<QTreeWidget>(page, u"queueList"_s);
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Home);
        for (int step = 0; step < row; ++step)
            QTest::keyClick(list, Qt::Key_Down);
    }
};

void tst_QueuesPage::theListTellsHowBusyEachQueueIs()
{
    WindowFixture desk(3);
    desk.elsewhere(u"ben"_s, [](Store &store) { return store.claimNext({u"customers"_s}); });
    QWidget *page = open(desk);
    const auto *list = part<QTreeWidget>(page, u"queueList"_s);
    QTRY_COMPARE(list->topLevelItem(0)->text(1), u"2"_s);
    QCOMPARE(list->topLevelItem(0)->text(0), u"Customers"_s);
    QCOMPARE(list->topLevelItem(0)->text(2), u"1"_s);
    QCOMPARE(list->model()->index(0, 0).data(Qt::AccessibleTextRole).toString(),
             u"Customers, 2 open, 1 locked"_s);
    desk.elsewhere(u"cleo"_s, [](Store &store) { return store.claimNext({u"customers"_s}); });
    QTRY_COMPARE(list->topLevelItem(0)->text(2), u"2"_s);
}

void tst_QueuesPage::theListIsInTheOrderOfTheTitles()
{
    WindowFixture desk(1);
    for (const QString &name : {u"d-10"_s, u"d-9"_s})
        addQueue(desk, name);
    QWidget *page = open(desk);
    const auto *list = part<QTreeWidget>(page, u"queueList"_s);
    QTRY_COMPARE(list->topLevelItemCount(), 3);
    QStringList titles;
    for (int row = 0; row < list->topLevelItemCount(); ++row)
        titles << list->topLevelItem(row)->text(0);
    QCOMPARE(titles, QStringList({u"Customers"_s, u"d-9"_s, u"d-10"_s}));
}

void tst_QueuesPage::inAWideWindowRulesStayNarrowOnAWideSheet()
{
    WindowFixture desk(1);
    QWidget *page = open(desk);
    desk.window().resize(1920, 1000);
    QTRY_COMPARE(desk.window().width(), 1920);
    QTRY_VERIFY2(part<QWidget>(page, u"ruleTitle"_s)->width() < 800, "a short field");
    QVERIFY(part<QWidget>(page, u"rulesForm"_s)->width() > 1000);
    QVERIFY(part<QWidget>(page, u"queueSaveBar"_s)->width() > 1000);
}

void tst_QueuesPage::aTallWindowLeavesNoGapsBetweenRules()
{
    WindowFixture desk(1);
    QWidget *page = open(desk);
    const auto gapBehind = [&](const QString &field, const QString &next) {
        const auto *above = part<QWidget>(page, field);
        const auto *below = part<QWidget>(page, next);
        return below->mapTo(page, QPoint(0, 0)).y() -
               above->mapTo(page, QPoint(0, above->height())).y();
    };
    const int before = gapBehind(u"ruleBlind"_s, u"ruleDecide"_s);
    desk.window().resize(desk.window().width(), 3200);
    QTRY_VERIFY(page->height() > 2500);
    QCOMPARE(gapBehind(u"ruleBlind"_s, u"ruleDecide"_s), before);
}

void tst_QueuesPage::fieldsToBeKeyedTwiceAreNamedByTheirLabels()
{
    WindowFixture desk(1);
    QWidget *page = open(desk);
    auto *fields = part<QListWidget>(page, u"ruleBlind"_s);
    const auto found = fields->findItems(u"City"_s, Qt::MatchExactly);
    QCOMPARE(found.size(), 1);
    QCOMPARE(found.constFirst()->data(Qt::UserRole).toString(), u"city"_s); // which is kept
    QCOMPARE(fields->height() % fields->sizeHintForRow(0), 0);              // no row is cut
}

void tst_QueuesPage::rulesAreSavedByKeys()
{
    WindowFixture desk(1);
    QWidget *page = open(desk);
    typeInto(page, u"ruleTitle"_s, u"Clients"_s);
    setNumber(page, u"ruleLock"_s, 20);
    setNumber(page, u"ruleFirstWarning"_s, 4);
    setNumber(page, u"rulePerUser"_s, 3);
    auto *fails = part<QCheckBox>(page, u"ruleAllowed.dismiss"_s);
    fails->setFocus();
    press(Qt::Key_Space);
    auto *reasons = part<QPlainTextEdit>(page, u"ruleReasons.fail"_s);
    reasons->setFocus();
    QTest::keyClicks(reasons, u"No address"_s);
    press(Qt::Key_Return);
    QTest::keyClicks(reasons, u"A double"_s);
    press(Qt::Key_S, Qt::AltModifier);
    QTRY_COMPARE(stored(desk).title, u"Clients"_s);
    const Queue rules = stored(desk);
    QCOMPARE(rules.lockDuration, 1200s);
    QCOMPARE(rules.firstWarning, std::optional<std::chrono::seconds>(240s));
    QVERIFY(!rules.lastWarning);
    QCOMPARE(rules.locksPerUser, std::optional(3));
    QVERIFY(!rules.dispositions.contains(Disposition::Kind::Dismiss));
    QCOMPARE(rules.reasons.value(Disposition::Kind::Fail),
             QStringList({u"No address"_s, u"A double"_s}));
    QTRY_VERIFY(message(desk).contains(u"saved"_s));
    QTRY_VERIFY(!part<QPushButton>(page, u"queueSave"_s)->isEnabled());
}

void tst_QueuesPage::whatSavingDoesToWorkInHandIsSaid()
{
    WindowFixture desk(3);
    desk.elsewhere(u"ben"_s, [](Store &store) { return store.claimNext({u"customers"_s}, 2); });
    QWidget *page = open(desk);
    QTRY_COMPARE(part<QTreeWidget>(page, u"queueList"_s)->topLevelItem(0)->text(2), u"2"_s);
    setNumber(page, u"ruleLock"_s, 20);
    const QString said = changes(page);
    QVERIFY2(said.contains(u"2 items are locked now"_s) || said.contains(u"2 item(s)"_s),
             qPrintable(said));
    QVERIFY2(said.contains(u"keep their end"_s) && said.contains(u"20 min"_s), qPrintable(said));
}

void tst_QueuesPage::aWarningLongerThanTheLockIsSaidBesideTheField()
{
    WindowFixture desk(1);
    QWidget *page = open(desk);
    setNumber(page, u"ruleFirstWarning"_s, 30);
    QVERIFY(fault(page, u"ruleFirstWarning"_s).contains(u"shorter than the lock"_s));
    QVERIFY(!part<QPushButton>(page, u"queueSave"_s)->isEnabled());
    setNumber(page, u"ruleFirstWarning"_s, 29);
    QCOMPARE(fault(page, u"ruleFirstWarning"_s), QString());
    QVERIFY(part<QPushButton>(page, u"queueSave"_s)->isEnabled());
    setNumber(page, u"ruleHold"_s, 0);
    part<QComboBox>(page, u"ruleHoldUnit"_s)->setFocus();
    press(Qt::Key_M);
    QVERIFY(fault(page, u"ruleHold"_s).contains(u"longest lock"_s));
}

void tst_QueuesPage::aWarningThatIsNotSaidShowsWhatIsUsual()
{
    WindowFixture desk(1);
    QWidget *page = open(desk); // with locks of 30 minutes
    const auto usual = [page](const QString &field) {
        return part<QSpinBox>(page, field)->text() + u' ' +
               part<QComboBox>(page, field + u"Unit"_s)->currentText();
    };
    QCOMPARE(usual(u"ruleFirstWarning"_s), u"5 (usual) minutes"_s);
    QCOMPARE(usual(u"ruleLastWarning"_s), u"1 (usual) minutes"_s);
    QVERIFY(!part<QComboBox>(page, u"ruleFirstWarningUnit"_s)->isEnabled());
    setNumber(page, u"ruleLock"_s, 3);
    QCOMPARE(usual(u"ruleFirstWarning"_s), u"90 (usual) seconds"_s);
    setNumber(page, u"ruleFirstWarning"_s, 2);
    QVERIFY(part<QComboBox>(page, u"ruleFirstWarningUnit"_s)->isEnabled());
}

void tst_QueuesPage::aCircleIsSaidBesideTheField()
{
    WindowFixture desk(1);
    addQueue(desk, u"verify"_s, u"customers"_s);
    QWidget *page = open(desk);
    auto *next = part<QComboBox>(page, u"ruleNext"_s);
    next->setFocus();
    press(Qt::Key_V);
    QCOMPARE(next->currentData().toString(), u"verify"_s);
    QVERIFY(part<BesideCell>(page, u"ruleNextBeside"_s)->said().sentence.contains(u"circle"_s));
    QVERIFY(!part<QPushButton>(page, u"queueSave"_s)->isEnabled());
}

void tst_QueuesPage::whatIsNotSavedStaysWithItsQueue()
{
    WindowFixture desk(1);
    addQueue(desk, u"verify"_s);
    QWidget *page = open(desk);
    typeInto(page, u"ruleTitle"_s, u"Clients"_s);
    chooseRow(page, 1);
    QCOMPARE(part<QLineEdit>(page, u"ruleTitle"_s)->text(), QString());
    const auto *list = part<QTreeWidget>(page, u"queueList"_s);
    QCOMPARE(list->topLevelItem(0)->text(3), u"not saved"_s);
    chooseRow(page, 0);
    QCOMPARE(part<QLineEdit>(page, u"ruleTitle"_s)->text(), u"Clients"_s);
    QVERIFY(part<QPushButton>(page, u"queueSave"_s)->isEnabled());
}

void tst_QueuesPage::undoGoesBackToWhatIsStored()
{
    WindowFixture desk(1);
    QWidget *page = open(desk);
    typeInto(page, u"ruleTitle"_s, u"Clients"_s);
    part<QPushButton>(page, u"queueRevert"_s)->setFocus();
    press(Qt::Key_Space);
    QCOMPARE(part<QLineEdit>(page, u"ruleTitle"_s)->text(), u"Customers"_s);
    QVERIFY(!part<QPushButton>(page, u"queueSave"_s)->isEnabled());
}

void tst_QueuesPage::theProposalIsMeasuredAndUsed()
{
    WindowFixture desk(2);
    desk.elsewhere(u"ben"_s, [](Store &store) {
        const auto claim = store.claimNext({u"customers"_s});
        return store.finishAll(claim->lock, Disposition::complete()).has_value();
    });
    QWidget *page = open(desk);
    auto *use = part<QPushButton>(page, u"ruleUseProposal"_s);
    QTRY_VERIFY(use->isVisible());
    const QString measured = part<QLabel>(page, u"ruleMeasured"_s)->text();
    QVERIFY2(measured.startsWith(u"The one item that was completed took"_s), qPrintable(measured));
    use->setFocus();
    press(Qt::Key_Space);
    QCOMPARE(part<QSpinBox>(page, u"ruleLock"_s)->value(), 10);
    QVERIFY(!use->isVisible()); // it is as proposed
    const auto below = [page] {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        return part<QWidget>(page, u"ruleHold"_s)->mapTo(page, QPoint()).y();
    };
    const int before = below();
    press(Qt::Key_S, Qt::AltModifier);
    QTRY_COMPARE(stored(desk).lockDuration, 600s);
    QTRY_COMPARE(changes(page), QString());
    QCOMPARE(below(), before);
}

void tst_QueuesPage::severalAreMeasuredTogether()
{
    WindowFixture desk(3);
    desk.elsewhere(u"ben"_s, [](Store &store) {
        const auto claim = store.claimNext({u"customers"_s}, 2);
        return store.finishAll(claim->lock, Disposition::complete()).has_value();
    });
    QWidget *page = open(desk);
    const auto *measured = part<QLabel>(page, u"ruleMeasured"_s);
    QTRY_VERIFY2(measured->text().startsWith(u"The last 2 completed item(s) took no longer"_s),
                 qPrintable(measured->text()));
}

void tst_QueuesPage::theQueryIsTried()
{
    WindowFixture desk(3);
    QWidget *page = open(desk);
    auto *query = part<QPlainTextEdit>(page, u"ruleSource"_s);
    query->setFocus();
    QTest::keyClicks(query, u"SELECT key, id AS number FROM item"_s);
    part<QPushButton>(page, u"ruleTrySource"_s)->setFocus();
    press(Qt::Key_Space);
    const auto *said = part<QLabel>(page, u"ruleSourceSaid"_s);
    QTRY_VERIFY2(said->text().contains(u'3'), qPrintable(said->text()));
    QVERIFY(said->text().contains(u"key, number"_s));
    QVERIFY2(said->text().endsWith(u"In this order: \"C-001\", \"C-002\", \"C-003\"."_s),
             qPrintable(said->text()));
}

void tst_QueuesPage::aQuerysFirstKeysAreShownInTheirOrder()
{
    WindowFixture desk(12);
    QWidget *page = open(desk);
    part<QPlainTextEdit>(page, u"ruleSource"_s)
        ->setPlainText(u"SELECT CASE id WHEN 1 THEN '<b>' || replace(hex(zeroblob(30)), '0', 'x') "
                       "ELSE key END AS key, id = 9 AS priority FROM item ORDER BY id"_s);
    click(page, u"ruleTrySource"_s);
    const auto *said = part<QLabel>(page, u"ruleSourceSaid"_s);
    const QString first = u"First: \"C-009\", \"<b>%1\u2026\", \"C-002\""_s.arg(QString(37, u'x'));
    QTRY_VERIFY2(said->text().contains(first), qPrintable(said->text()));
    QVERIFY(said->text().endsWith(u"\"C-010\"."_s));
    QCOMPARE(said->textFormat(), Qt::PlainText);
}

void tst_QueuesPage::aQueryWithAnErrorNamesItsLine()
{
    WindowFixture desk(1);
    QWidget *page = open(desk);
    auto *query = part<QPlainTextEdit>(page, u"ruleSource"_s);
    query->setFocus();
    QTest::keyClicks(query, u"SELECT name AS title FROM queue"_s);
    click(page, u"ruleTrySource"_s);
    const auto *fault = part<QLabel>(page, u"ruleSourceFault"_s);
    QTRY_VERIFY2(fault->text().contains(u"key"_s), qPrintable(fault->text()));
    query->setFocus();
    press(Qt::Key_Return);
    QTest::keyClicks(query, u"WHERE nonsense = 1"_s);
    QCOMPARE(fault->text(), QString());
    click(page, u"ruleTrySource"_s);
    QTRY_VERIFY2(fault->text().contains(u"nonsense"_s), qPrintable(fault->text()));
}

void tst_QueuesPage::clerksReadWhyAQueueIsPaused()
{
    WindowFixture desk(2);
    QWidget *page = open(desk);
    click(page, u"queuePause"_s);
    auto *dialog = part<QDialog>(page, u"pauseDialog"_s);
    QVERIFY(isInUse(dialog));
    QTest::keyClicks(QApplication::focusWidget(), u"The new list comes at 2 pm."_s);
    press(Qt::Key_Return);
    activate(desk);
    QTRY_VERIFY(stored(desk).paused);
    QCOMPARE(stored(desk).pauseMessage, u"The new list comes at 2 pm."_s);
    QTRY_COMPARE(part<QTreeWidget>(page, u"queueList"_s)->topLevelItem(0)->text(3), u"paused"_s);
    QTRY_COMPARE(part<QLabel>(page, u"queuePauseWords"_s)->text(),
                 u"Paused: The new list comes at 2 pm."_s);
    desk.press(Qt::Key_1, Qt::AltModifier);
    QVERIFY(part<QLabel>(&desk.window(), u"emptyDeskSentence"_s)
                ->text()
                .contains(u"The new list comes at 2 pm."_s));
    desk.press(Qt::Key_F9);
    QTRY_VERIFY2(desk.message().contains(u"The new list comes at 2 pm."_s),
                 qPrintable(desk.message()));
    desk.press(Qt::Key_2, Qt::AltModifier);
    click(page, u"queuePause"_s);
    QTRY_VERIFY(!stored(desk).paused);
    QTRY_COMPARE(part<QLabel>(page, u"queuePauseWords"_s)->text(), QString());
}

void tst_QueuesPage::aQueueIsAddedAndChosen()
{
    WindowFixture desk(1);
    QWidget *page = open(desk);
    press(Qt::Key_N, Qt::AltModifier);
    QTRY_COMPARE(desk.focusedName(), u"ruleName"_s);
    QVERIFY(!part<QPushButton>(page, u"queueSave"_s)->isEnabled());
    desk.type(u"verify"_s);
    press(Qt::Key_S, Qt::AltModifier);
    auto *list = part<QTreeWidget>(page, u"queueList"_s);
    QTRY_COMPARE(list->topLevelItemCount(), 2);
    QTRY_VERIFY(list->currentItem() && list->currentItem()->text(0) == u"verify"_s);
    click(page, u"queueRemove"_s);
    click(page, u"removeQueueYes"_s);
    QTRY_COMPARE(list->topLevelItemCount(), 1);
    QCOMPARE(part<QLineEdit>(page, u"ruleName"_s)->text(), u"customers"_s);
}

void tst_QueuesPage::aQueueWithItemsIsNotRemoved()
{
    WindowFixture desk(1);
    QWidget *page = open(desk);
    click(page, u"queueRemove"_s);
    click(page, u"removeQueueYes"_s);
    QTRY_VERIFY(!message(desk).isEmpty());
    QCOMPARE(part<QTreeWidget>(page, u"queueList"_s)->topLevelItemCount(), 1);
}

void tst_QueuesPage::aChangeByAnotherIsShownUnlessOneIsChanging()
{
    WindowFixture desk(1);
    QWidget *page = open(desk);
    const auto rename = [&](const QString &title) {
        Queue rules = stored(desk);
        rules.title = title;
        return desk.elsewhere(u"ben"_s,
                              [&](Store &store) { return store.setQueue(rules).has_value(); });
    };
    QVERIFY(rename(u"Clients"_s));
    desk.press(Qt::Key_F5);
    desk.window().session()->lookNow();
    QTRY_COMPARE(part<QLineEdit>(page, u"ruleTitle"_s)->text(), u"Clients"_s);
    typeInto(page, u"ruleTitle"_s, u"Mine"_s);
    QVERIFY(rename(u"Patients"_s));
    desk.window().session()->lookNow();
    QTRY_COMPARE(part<QTreeWidget>(page, u"queueList"_s)->topLevelItem(0)->text(0), u"Patients"_s);
    QCOMPARE(part<QLineEdit>(page, u"ruleTitle"_s)->text(), u"Mine"_s);
}

void tst_QueuesPage::onlyWhatWasChangedIsWritten()
{
    WindowFixture desk(1);
    QWidget *page = open(desk);
    typeInto(page, u"ruleTitle"_s, u"Mine"_s);
    Queue theirs = stored(desk);
    theirs.lockDuration = 600s;
    desk.elsewhere(u"ben"_s, [&](Store &store) { return store.setQueue(theirs).has_value(); });
    click(page, u"queueSave"_s);
    QTRY_COMPARE(stored(desk).title, u"Mine"_s);
    QCOMPARE(stored(desk).lockDuration, 600s);
}

void tst_QueuesPage::aRuleThatBothChangedIsAskedAbout()
{
    WindowFixture desk(1);
    QWidget *page = open(desk);
    typeInto(page, u"ruleTitle"_s, u"Mine"_s);
    Queue theirs = stored(desk);
    theirs.title = u"Theirs"_s;
    desk.elsewhere(u"ben"_s, [&](Store &store) { return store.setQueue(theirs).has_value(); });
    click(page, u"queueSave"_s);
    QTRY_VERIFY(desk.find<QMessageBox>(u"bothChangedBox"_s));
    auto *box = desk.find<QMessageBox>(u"bothChangedBox"_s);
    QVERIFY2(box->text().contains(u"Title"_s), qPrintable(box->text()));
    QCOMPARE(stored(desk).title, u"Theirs"_s);
    click(box, u"saveMine"_s);
    QTRY_COMPARE(stored(desk).title, u"Mine"_s);
}

void tst_QueuesPage::whatWasSavedIsUndoneFromTheMessage()
{
    WindowFixture desk(1);
    QWidget *page = open(desk);
    const Queue before = stored(desk);
    typeInto(page, u"ruleTitle"_s, u"Clients"_s);
    setNumber(page, u"ruleLock"_s, 20);
    press(Qt::Key_S, Qt::ControlModifier);
    QTRY_COMPARE(stored(desk).title, u"Clients"_s);
    QTRY_VERIFY(offersUndo(desk));
    Queue theirs = stored(desk);
    theirs.locksPerUser = 7; // another rule
    desk.elsewhere(u"ben"_s, [&](Store &store) { return store.setQueue(theirs).has_value(); });
    press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(stored(desk).title, before.title);
    QCOMPARE(stored(desk).lockDuration, before.lockDuration);
    QCOMPARE(stored(desk).locksPerUser, std::optional(7));
    QTRY_COMPARE(message(desk), u"The rules of Customers are as they were before."_s);
    QVERIFY(!offersUndo(desk));
    QTRY_COMPARE(part<QLineEdit>(page, u"ruleTitle"_s)->text(), before.title);
}

void tst_QueuesPage::whatWasSavedIsNoLongerToldOnceAnotherRuleIsChanged()
{
    WindowFixture desk(1);
    QWidget *page = open(desk);
    typeInto(page, u"ruleTitle"_s, u"Clients"_s);
    click(page, u"queueSave"_s);
    QTRY_VERIFY(offersUndo(desk));
    setNumber(page, u"ruleLock"_s, 20);
    QVERIFY2(changes(page).startsWith(u'1'), qPrintable(changes(page)));
    QCOMPARE(message(desk), QString());
    QVERIFY(!offersUndo(desk));
}

void tst_QueuesPage::whatSomebodyElseChangedSinceIsNotUndone()
{
    WindowFixture desk(1);
    QWidget *page = open(desk);
    typeInto(page, u"ruleTitle"_s, u"Clients"_s);
    click(page, u"queueSave"_s);
    QTRY_VERIFY(offersUndo(desk));
    Queue theirs = stored(desk);
    theirs.title = u"Theirs"_s;
    desk.elsewhere(u"ben"_s, [&](Store &store) { return store.setQueue(theirs).has_value(); });
    click(desk.find<QWidget>(u"supervisorMessage"_s), u"message.takeBack"_s);
    QTRY_VERIFY2(message(desk).endsWith(u"since: Title. Nothing was undone."_s),
                 qPrintable(message(desk)));
    QCOMPARE(stored(desk).title, u"Theirs"_s);
}

void tst_QueuesPage::sizesAreSavedInTheirUnit()
{
    WindowFixture desk(1);
    Queue rules = stored(desk);
    rules.largestField = 1'500'001; // in no larger unit
    desk.elsewhere(u"ben"_s, [&](Store &store) { return store.setQueue(rules).has_value(); });
    QWidget *page = open(desk);
    QCOMPARE(part<QSpinBox>(page, u"ruleLargestRecord"_s)->value(), 1);
    auto *unit = part<QComboBox>(page, u"ruleLargestRecordUnit"_s);
    QCOMPARE(unit->currentText(), u"MB"_s);
    unit->setFocus();
    press(Qt::Key_K);
    setNumber(page, u"ruleLargestRecord"_s, 64);
    QVERIFY(changes(page).contains(u"small enough"_s));
    click(page, u"queueSave"_s);
    QTRY_COMPARE(stored(desk).largestRecord, 64 * 1024);
    QCOMPARE(stored(desk).largestField, 1'500'001);
}

static QString was(QWidget *page, const QString &field)
{
    return part<BesideCell>(page, field + u"Beside"_s)->said().was.text;
}

void tst_QueuesPage::whetherAccentsMatterIsSaved()
{
    WindowFixture desk(1);
    QWidget *page = open(desk);
    auto *isPlain = part<QCheckBox>(page, u"rulePlainSearch"_s);
    QVERIFY(!isPlain->isChecked());
    isPlain->setFocus();
    press(Qt::Key_Space);
    QCOMPARE(was(page, u"rulePlainSearch"_s), u"was off"_s);
    click(page, u"queueSave"_s);
    QTRY_VERIFY(isSearchedPlainly(stored(desk)));
    QCOMPARE(stored(desk).fields, (QStringList{u"name"_s, u"city"_s, u"note"_s}));
}

void tst_QueuesPage::reasonsAreOfferedWhenAnItemFails()
{
    WindowFixture desk(1);
    desk.elsewhere(u"other"_s, [](Store &store) {
        Queue rules = *store.queue(u"customers"_s);
        rules.reasons = {{Disposition::Kind::Fail, {u"No address"_s, u"A double"_s}}};
        return store.setQueue(rules).has_value();
    });
    desk.start();
    desk.takeNext();
    desk.press(Qt::Key_X, Qt::ControlModifier | Qt::ShiftModifier);
    auto *dialog = desk.find<QDialog>(u"failDialog"_s);
    QVERIFY(isInUse(dialog));
    QCOMPARE(QApplication::focusWidget()->objectName(), u"failReason"_s);
    part<QWidget>(dialog, u"failUsual"_s)->setFocus();
    press(Qt::Key_Down);
    press(Qt::Key_Down);
    QCOMPARE(part<QPlainTextEdit>(dialog, u"failReason"_s)->toPlainText(), u"A double"_s);
    click(dialog, u"failAccept"_s);
    QTRY_COMPARE(desk.stored(u"C-001"_s).state, State::Failed);
}

void tst_QueuesPage::theProposalIsAWholeNumberOfMinutes()
{
    HandlingTimes times;
    times.items = 5;
    const Queue usual;
    times.ninetyNine = 728s;
    QCOMPARE(proposedLock(times, usual), 780s);
    times.ninetyNine = 0s;
    QCOMPARE(proposedLock(times, usual), 600s);
    Queue warned;
    warned.firstWarning = 610s;
    QCOMPARE(proposedLock(times, warned), 1260s);
}

void tst_QueuesPage::whatWasMeasuredIsSaidInMinutes()
{
    HandlingTimes times;
    times.items = 5;
    times.ninetyNine = 728s;
    times.median = 45s;
    QWidget holder;
    QFormLayout form, advanced;
    LockRules rules(form, advanced, &holder);
    rules.propose(times);
    QCOMPARE(part<QLabel>(&holder, u"ruleMeasured"_s)->text(),
             u"The last 5 completed item(s) took no longer than 13 minute(s) each, half of them "
             "45 second(s). Proposal: 13 minute(s)."_s);
}

void tst_QueuesPage::aFoldSaysWhatIsSetAndOpensByAKey()
{
    WindowFixture desk(1);
    QWidget *page = open(desk);
    auto *time = head(page, u"time"_s);
    QVERIFY2(time->accessibleDescription().contains(u"locked for 30 min"_s),
             qPrintable(time->accessibleDescription()));
    QVERIFY(part<QWidget>(page, u"ruleLock"_s)->isVisible());
    time->setFocus();
    press(Qt::Key_Space);
    QVERIFY(!part<QWidget>(page, u"ruleLock"_s)->isVisible());
    press(Qt::Key_Return);
    QVERIFY(part<QWidget>(page, u"ruleLock"_s)->isVisible());
    setNumber(page, u"ruleLock"_s, 20);
    QVERIFY2(time->accessibleDescription().contains(u"locked for 20 min"_s),
             qPrintable(time->accessibleDescription()));
    QCOMPARE(head(page, u"advanced"_s)->accessibleDescription(),
             u"Query, sizes, share, attempts, second keying: all as usual."_s);
}

void tst_QueuesPage::tabLeadsIntoWhatAFoldOpened()
{
    WindowFixture desk(1);
    QWidget *page = open(desk);
    for (const QString &fold : folds())
        head(page, fold)->setChecked(false);
    const auto next = [](QWidget *from) {
        from->setFocus();
        press(Qt::Key_Tab);
        return QApplication::focusWidget();
    };
    QCOMPARE(next(head(page, u"time"_s)), head(page, u"endings"_s));
    head(page, u"time"_s)->setFocus();
    press(Qt::Key_Space);
    press(Qt::Key_Tab);
    QVERIFY(part<QWidget>(page, u"ruleFold.time"_s)->isAncestorOf(QApplication::focusWidget()));
    QTest::keyClicks(QApplication::focusWidget(), u"20"_s);
    QVERIFY2(changes(page).contains(u"1 change(s)"_s), qPrintable(changes(page)));
    while (part<QWidget>(page, u"ruleFold.time"_s)->isAncestorOf(QApplication::focusWidget()))
        press(Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), head(page, u"endings"_s));
    head(page, u"deliveries"_s)->setChecked(true);
    QCOMPARE(next(head(page, u"deliveries"_s)), part<QWidget>(page, u"queueDeliveries"_s));
    QCOMPARE(next(part<QWidget>(page, u"queueDeliveries"_s)), head(page, u"advanced"_s));
}

void tst_QueuesPage::openedFoldsAreRemembered()
{
    WindowFixture desk(1);
    QWidget *page = open(desk);
    head(page, u"time"_s)->setFocus();
    press(Qt::Key_Space);
    desk.stop();
    desk.start();
    desk.press(Qt::Key_2, Qt::AltModifier);
    page = part<QWidget>(&desk.window(), u"queuesPage"_s);
    QVERIFY(!head(page, u"time"_s)->isChecked());
    QVERIFY(head(page, u"endings"_s)->isChecked());
}

void tst_QueuesPage::changesAreCountedAndSavedByTheirKey()
{
    WindowFixture desk(1);
    QWidget *page = open(desk);
    auto *bar = part<QWidget>(page, u"queueSaveBar"_s);
    const auto *form = part<QWidget>(page, u"rulesForm"_s);
    const int before = form->height();
    QVERIFY(!bar->isVisible());
    typeInto(page, u"ruleTitle"_s, u"Clients"_s);
    setNumber(page, u"ruleLock"_s, 20);
    QVERIFY(bar->isVisible());
    QVERIFY2(changes(page).startsWith(u'2'), qPrintable(changes(page)));
    QCOMPARE(form->height(), before);
    desk.press(Qt::Key_S, Qt::ControlModifier);
    QTRY_COMPARE(stored(desk).title, u"Clients"_s);
    QTRY_VERIFY(!bar->isVisible());
}

void tst_QueuesPage::aFieldWithAFaultOpensItsFold()
{
    WindowFixture desk(1);
    QWidget *page = open(desk);
    setNumber(page, u"ruleFirstWarning"_s, 29);
    head(page, u"time"_s)->setChecked(false);
    desk.press(Qt::Key_S, Qt::ControlModifier);
    QTRY_COMPARE(stored(desk).firstWarning, std::optional<std::chrono::seconds>(1740s));
    QVERIFY(!head(page, u"time"_s)->isChecked());
    setNumber(page, u"ruleLock"_s, 20); // shorter than the warning
    QVERIFY(head(page, u"time"_s)->isChecked());
    QVERIFY(!fault(page, u"ruleFirstWarning"_s).isEmpty());
}

void tst_QueuesPage::whatWasChangedSaysWhatItWasAndHasAnUndo()
{
    WindowFixture desk(1);
    QWidget *page = open(desk);
    QCOMPARE(was(page, u"ruleLockSpan"_s), QString());
    setNumber(page, u"ruleLock"_s, 20);
    typeInto(page, u"ruleTitle"_s, u"Clients"_s);
    click(page, u"ruleAllowed.dismiss"_s);
    QCOMPARE(was(page, u"ruleLockSpan"_s), u"was 30 minutes"_s);
    QCOMPARE(was(page, u"ruleTitle"_s), u"was Customers"_s);
    QCOMPARE(was(page, u"ruleAllowed"_s), u"was complete, return, dismiss, fail, send back"_s);
    auto *undo = part<BesideCell>(page, u"ruleLockSpanBeside"_s)->findChild<QToolButton *>();
    QTest::mouseClick(undo, Qt::LeftButton);
    QCOMPARE(part<QSpinBox>(page, u"ruleLock"_s)->value(), 30);
    QCOMPARE(was(page, u"ruleLockSpan"_s), QString());
    press(Qt::Key_S, Qt::AltModifier);
    QTRY_COMPARE(stored(desk).title, u"Clients"_s);
    QTRY_COMPARE(was(page, u"ruleTitle"_s), QString());
}

void tst_QueuesPage::allFieldsBeginAtOneEdge()
{
    WindowFixture desk(1);
    QWidget *page = open(desk);
    desk.window().resize(1366, 768);
    QCoreApplication::processEvents();
    const auto edgeOf = [&](const QString &field) {
        return part<QWidget>(page, field)->mapTo(page, QPoint()).x();
    };
    const int edge = edgeOf(u"ruleTitle"_s);
    for (const QString &field : {u"ruleUsers"_s, u"ruleLock"_s, u"ruleAllowed.complete"_s,
                                 u"ruleReasons.fail"_s, u"ruleNext"_s, u"ruleLargestRecord"_s})
        QTRY_VERIFY2(edgeOf(field) == edge, qPrintable(field));
    QCOMPARE(part<QWidget>(page, u"ruleTitle"_s)->width(), fieldwidth::full);
}

void tst_QueuesPage::boxesForNumbersHaveOneOfTwoWidths()
{
    WindowFixture desk(1);
    QWidget *page = open(desk);
    auto *eyes = head(page, u"eyes"_s);
    eyes->setFocus();
    press(Qt::Key_Space);
    const QList<int> widths{fieldwidth::number, fieldwidth::choice};
    for (const QString &field : {u"rulePerUser"_s, u"ruleMostWrong"_s, u"ruleSure"_s,
                                 u"rulePlantEvery"_s, u"ruleAttempts"_s, u"ruleShare"_s}) {
        const auto *box = page->findChild<QAbstractSpinBox *>(field);
        QVERIFY2(box, qPrintable(field));
        QTRY_VERIFY2(widths.contains(box->width()), qPrintable(field));
    }
}

static QLabel *labelOf(QWidget *page, const QString &field)
{
    const auto *wanted = part<QWidget>(page, field);
    for (auto *label : page->findChildren<QLabel *>())
        if (label->buddy() == wanted)
            return label;
    qFatal("%s has no label.", qPrintable(field));
    return nullptr;
}

/// The middle of the first line of its words.
static int firstLineOf(QWidget *page, const QLabel &label)
{
    const int above = label.contentsMargins().top() + label.fontMetrics().height() / 2;
    return label.mapTo(page, QPoint(0, above)).y();
}

void tst_QueuesPage::labelsStandInTheFirstLineOfTheirFields()
{
    WindowFixture desk(1);
    QWidget *page = open(desk);
    desk.window().resize(1366, 768);
    const auto middleOf = [&](const QString &field) {
        auto *shown = part<QWidget>(page, field);
        return shown->mapTo(page, shown->rect().center()).y();
    };
    const auto isBeside = [&](const QString &labelled, const QString &firstLine) {
        return std::abs(firstLineOf(page, *labelOf(page, labelled)) - middleOf(firstLine)) <= 3;
    };
    QTRY_VERIFY(isBeside(u"ruleTitle"_s, u"ruleTitle"_s));
    QTRY_VERIFY(isBeside(u"ruleAllowed"_s, u"ruleAllowed.complete"_s));
    QTRY_VERIFY(isBeside(u"ruleReasonRequired"_s, u"ruleReasonRequired.return"_s));
    const auto *reasons = part<QWidget>(page, u"ruleReasons.fail"_s);
    QTRY_VERIFY(firstLineOf(page, *labelOf(page, u"ruleReasons.fail"_s)) <
                reasons->mapTo(page, QPoint(0, 2 * reasons->fontMetrics().height())).y());
}

/// Two lines may be said beside each, and letters may be large.
void tst_QueuesPage::rowsOfOneLineAreAsHighAsTheFormOfARecord()
{
    const QFont usual = QApplication::font();
    const auto restored = qScopeGuard([&] { QApplication::setFont(usual); });
    QFont large = usual;
    large.setPixelSize(15);
    QApplication::setFont(large);
    WindowFixture desk(1);
    QWidget *page = open(desk);
    desk.window().resize(1366, 768);
    const int row = heightOf(Part::FormRow, page->fontMetrics());
    for (const QString &field : {u"ruleTitle"_s, u"ruleLockSpan"_s, u"rulePerUser"_s})
        QTRY_COMPARE(part<QWidget>(page, field)->parentWidget()->height(), row);
}

void tst_QueuesPage::aLongLabelTakesTwoLinesAndNoMoreWidth()
{
    WindowFixture desk(1);
    QWidget *page = open(desk);
    desk.window().resize(1366, 768);
    QLabel *label = labelOf(page, u"ruleNext"_s);
    label->setText(u"Whatever somebody has completed in this queue goes on to"_s);
    QTRY_VERIFY(label->heightForWidth(label->width()) <= label->height());
    QVERIFY(label->width() <= fieldwidth::choice);
    QVERIFY(label->height() > heightOf(Part::FormRow, label->fontMetrics()));
    const auto *next = part<QWidget>(page, u"ruleNext"_s);
    QVERIFY(std::abs(firstLineOf(page, *label) - next->mapTo(page, next->rect().center()).y()) <=
            3);
}

INTRAY_TEST_MAIN(tst_QueuesPage)
#include "tst_queuespage.moc"
