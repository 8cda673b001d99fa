// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/windowfixture.h"

#include <QLabel>
#include <QPushButton>

using namespace intray;
using namespace Qt::StringLiterals;

/// Records that come from a step before: sending back, keying a second time, deciding.
class StepsAtDesk : public QObject
{
    Q_OBJECT

private slots:
    void sendingBackNeedsAReasonAndAStepBefore();
    void whatWasSentBackSaysWhy();
    void theSecondKeyerSeesWhatToKeyAgain();
    void secondKeyingWorksWithoutASchema_data();
    void secondKeyingWorksWithoutASchema();
    void theThirdChoosesByKey();
    void tabReachesTheChoicesOfTheThird();
    void theThirdChoosesByMouse();
    void whatWasKeyedIsPlainText();
    void anItemForOtherHandsIsRefusedInWords();
};

static void addQueue(Store &store, const QString &name, const QString &next)
{
    Queue queue;
    queue.name = name;
    queue.nextQueue = next;
    (void)store.addQueue(queue);
}

/// Takes what comes first in a queue and ends it.
static void end(WindowFixture &desk, const QString &user, const QString &queue,
                const Disposition &disposition)
{
    desk.elsewhere(user, [&](Store &store) {
        const auto claim = store.claimNext({queue});
        if (!claim || claim->items.isEmpty())
            qFatal("Nothing in %s.", qPrintable(queue));
        return store.finish(claim->items.first().id, claim->lock, disposition).has_value();
    });
    desk.letWaitingCome();
}

static Record record(const QString &city, const QString &note)
{
    return {{u"name"_s, u"Name 900"_s}, {u"city"_s, city}, {u"note"_s, note}};
}

/// The window's queue, customers, gets its first record from a step before: the queue intake.
static void bringIn(WindowFixture &desk, const std::function<void(Queue &)> &change = {})
{
    desk.elsewhere(u"importer"_s, [&](Store &store) {
        addQueue(store, u"intake"_s, u"customers"_s);
        addQueue(store, u"outlet"_s, {});
        Queue rules = *store.queue(u"customers"_s);
        if (change) {
            addQueue(store, u"second"_s, u"outlet"_s);
            change(rules);
            (void)store.setQueue(rules);
        }
        NewItem item{u"C-900"_s, 5, {}, record(u"opp"_s, {}), {}};
        return store.addItem(u"intake"_s, item).has_value();
    });
}

/// The window's queue decides on what two people keyed into intake and second.
static void bringToDecide(WindowFixture &desk, const QString &first, const QString &second)
{
    desk.elsewhere(u"importer"_s, [&](Store &store) {
        Queue again;
        again.name = u"second"_s;
        again.blindFields = {u"city"_s, u"note"_s};
        again.decideQueue = u"customers"_s;
        (void)store.addQueue(again);
        addQueue(store, u"intake"_s, u"second"_s);
        return store.addItem(u"intake"_s, {u"C-900"_s, 5, {}, record(u"opp"_s, {}), {}})
            .has_value();
    });
    end(desk, u"anna"_s, u"intake"_s, Disposition::complete(record(u"opp"_s, first)));
    end(desk, u"bert"_s, u"second"_s, Disposition::complete(record(u"opp"_s, second)));
}

void StepsAtDesk::sendingBackNeedsAReasonAndAStepBefore()
{
    WindowFixture desk(1);
    bringIn(desk);
    end(desk, u"anna"_s, u"intake"_s, Disposition::complete());
    desk.start();
    desk.takeNext();
    QCOMPARE(desk.desk().item().key, u"C-900"_s);
    QVERIFY(desk.find<QPushButton>(u"button.sendBack"_s)->isVisible());
    desk.press(Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
    auto *dialog = desk.find<QWidget>(u"sendBackDialog"_s);
    QVERIFY(dialog);
    auto *accept = dialog->findChild<QWidget *>(u"sendBackAccept"_s);
    QVERIFY(!accept->isEnabled());
    QTest::keyClicks(dialog->findChild<QWidget *>(u"sendBackReason"_s), u"No street"_s);
    QTest::mouseClick(accept, Qt::LeftButton);
    QTRY_COMPARE(desk.desk().state(), Desk::State::Empty);
    QTRY_VERIFY(!desk.find<QWidget>(u"sendBackDialog"_s));
    desk.window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&desk.window()));
    QCOMPARE(desk.message(), u"C-900 was sent back to the previous step."_s);
    const QString why = desk.elsewhere(u"anna"_s, [](Store &store) {
        const auto page = store.page({u"intake"_s, State::Open, {}, {}, {}, {}}, {});
        return page->items.isEmpty() ? QString() : page->items.first().sentBackReason;
    });
    QCOMPARE(why, u"No street"_s);
    desk.takeNext(); // one that was imported into this very queue
    QVERIFY(!desk.find<QPushButton>(u"button.sendBack"_s)->isVisible());
    QVERIFY(desk.desk().whyNot(Action::SendBack).startsWith(u"There is no previous step"_s));
}

void StepsAtDesk::whatWasSentBackSaysWhy()
{
    WindowFixture desk(1);
    desk.elsewhere(u"importer"_s, [](Store &store) {
        addQueue(store, u"later"_s, {});
        Queue rules = *store.queue(u"customers"_s);
        rules.nextQueue = u"later"_s;
        return store.setQueue(rules).has_value();
    });
    end(desk, u"anna"_s, u"customers"_s, Disposition::complete());
    end(desk, u"bert"_s, u"later"_s, Disposition::sendBack(u"<b>No</b> street"_s));
    desk.start();
    desk.takeNext();
    auto *line = desk.find<QLabel>(u"sentBack"_s);
    QVERIFY(line->isVisible());
    QCOMPARE(line->text(), u"bert sent this back: <b>No</b> street"_s);
    QCOMPARE(line->textFormat(), Qt::PlainText);
}

void StepsAtDesk::theSecondKeyerSeesWhatToKeyAgain()
{
    WindowFixture desk(1);
    bringIn(desk, [](Queue &rules) {
        rules.blindFields = {u"note"_s};
        rules.decideQueue = u"second"_s;
        rules.nextQueue = u"outlet"_s;
    });
    end(desk, u"anna"_s, u"intake"_s, Disposition::complete(record(u"opp"_s, u"a secret"_s)));
    desk.start();
    desk.takeNext();
    QCOMPARE(desk.editor(u"note"_s)->text(), QString());
    auto *hint = desk.find<QLabel>(u"fieldHint"_s);
    QVERIFY2(!hint->text().contains(u"Key this again"_s), qPrintable(hint->text()));
    desk.editor(u"note"_s)->setFocus();
    QVERIFY2(hint->text().startsWith(u"Note: Key this again"_s), qPrintable(hint->text()));
    QCOMPARE(desk.editor(u"note"_s)->placeholderText(), u"to be keyed again"_s);
    QVERIFY(!desk.find<QPushButton>(u"first.note"_s)->isVisible());
}

void StepsAtDesk::secondKeyingWorksWithoutASchema_data()
{
    QTest::addColumn<QString>("keyed");
    QTest::addColumn<QString>("goesTo");
    QTest::newRow("the same") << u"100"_s << u"out"_s;
    QTest::newRow("another") << u"200"_s << u"decide"_s;
}

// As the page on steps has it, with a window that is open before the records come.
void StepsAtDesk::secondKeyingWorksWithoutASchema()
{
    QFETCH(QString, keyed);
    QFETCH(QString, goesTo);
    WindowFixture desk(0);
    desk.elsewhere(u"chief"_s, [](Store &store) {
        addQueue(store, u"out"_s, {});
        addQueue(store, u"decide"_s, u"out"_s);
        Queue again;
        again.name = u"again"_s;
        again.nextQueue = u"out"_s;
        again.decideQueue = u"decide"_s;
        again.blindFields = {u"amount"_s, u"iban"_s};
        (void)store.addQueue(again);
        addQueue(store, u"key"_s, u"again"_s);
        return 0;
    });
    desk.startWithoutItems();
    desk.window().deskPage()->useQueue(u"again"_s);
    desk.elsewhere(u"importer"_s, [](Store &store) {
        const Record invoice{{u"payee"_s, u"Ann"_s}, {u"amount"_s, u"1OO"_s}, {u"iban"_s, u"DE"_s}};
        return store.addItem(u"key"_s, {u"I-1"_s, 0, {}, invoice, {}}).has_value();
    });
    const Record first{{u"payee"_s, u"Ann"_s}, {u"amount"_s, u"100"_s}, {u"iban"_s, u"DE"_s}};
    end(desk, u"anna"_s, u"key"_s, Disposition::complete(first));
    desk.press(Qt::Key_F9);
    QTRY_COMPARE(desk.desk().state(), Desk::State::Working);
    QTRY_VERIFY(desk.editor(u"amount"_s) && desk.editor(u"amount"_s)->isVisible());
    QCOMPARE(desk.editor(u"amount"_s)->text(), QString());
    QCOMPARE(desk.editor(u"amount"_s)->placeholderText(), u"to be keyed again"_s);
    QCOMPARE(desk.editor(u"payee"_s)->text(), u"Ann"_s);
    desk.look();
    desk.editor(u"amount"_s)->setFocus();
    desk.type(keyed);
    desk.editor(u"iban"_s)->setFocus();
    desk.type(u"DE"_s);
    desk.press(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(desk.desk().state(), Desk::State::Empty);
    const auto keysIn = [&desk](const QString &queue) {
        return desk.elsewhere(u"looker"_s, [&queue](Store &store) {
            QStringList keys;
            const auto page = store.page({queue, State::Open, {}, {}, {}, {}}, {});
            for (const Item &item : page->items)
                keys << item.key;
            return keys;
        });
    };
    QCOMPARE(keysIn(goesTo), QStringList{u"I-1"_s});
    QCOMPARE(keysIn(goesTo == u"out"_s ? u"decide"_s : u"out"_s), QStringList());
}

void StepsAtDesk::tabReachesTheChoicesOfTheThird()
{
    WindowFixture desk(1);
    bringToDecide(desk, u"the first"_s, u"the second"_s);
    desk.start();
    desk.takeNext();
    auto *first = desk.find<QPushButton>(u"first.note"_s);
    const auto *second = desk.find<QPushButton>(u"second.note"_s);
    desk.editor(u"note"_s)->setFocus();
    const auto tabTo = [&desk](const QPushButton *button) {
        for (int keys = 0; keys < 3 && !button->hasFocus(); ++keys)
            desk.press(Qt::Key_Tab);
        return button->hasFocus();
    };
    QVERIFY(tabTo(first));
    QVERIFY(tabTo(second));
    desk.press(Qt::Key_Space);
    QCOMPARE(desk.editor(u"note"_s)->toPlainText(), u"the second"_s);
}

void StepsAtDesk::theThirdChoosesByKey()
{
    WindowFixture desk(1);
    bringToDecide(desk, u"the first"_s, u"the second"_s);
    desk.start();
    desk.takeNext();
    QCOMPARE(desk.desk().item().key, u"C-900"_s);
    auto *first = desk.find<QPushButton>(u"first.note"_s);
    QCOMPARE(first->text(), u"First keyed: the first  Ctrl+1"_s);
    QCOMPARE(desk.find<QPushButton>(u"second.note"_s)->text(),
             u"Second keyed: the second  Ctrl+2"_s);
    QCOMPARE(desk.editor(u"note"_s)->placeholderText(), u"to be decided"_s);
    QVERIFY(!desk.find<QPushButton>(u"first.city"_s)->isVisible()); // both keyed the same
    desk.editor(u"note"_s)->setFocus();
    QVERIFY(desk.find<QLabel>(u"fieldHint"_s)->text().contains(u"Ctrl+1"_s));
    desk.press(Qt::Key_1, Qt::ControlModifier);
    QCOMPARE(desk.editor(u"note"_s)->text(), u"the first"_s);
    desk.press(Qt::Key_2, Qt::ControlModifier);
    QCOMPARE(desk.editor(u"note"_s)->text(), u"the second"_s);
    desk.press(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(desk.desk().state(), Desk::State::Empty);
    QCOMPARE(desk.stored(u"C-900"_s).record.value(u"note"_s).toString(), u"the second"_s);
    const auto errors =
        desk.elsewhere(u"chief"_s, [](Store &store) { return *store.errors(u"second"_s); });
    QCOMPARE(errors.last().field, u"note"_s);
    QCOMPARE(errors.last().firstWrong, 1);
    QCOMPARE(errors.last().secondWrong, 0);
}

void StepsAtDesk::theThirdChoosesByMouse()
{
    WindowFixture desk(1);
    bringToDecide(desk, u"the first"_s, {});
    desk.start();
    desk.takeNext();
    auto *second = desk.find<QPushButton>(u"second.note"_s);
    QCOMPARE(second->text(), u"Second keyed: (empty)  Ctrl+2"_s);
    QTest::mouseClick(desk.find<QPushButton>(u"first.note"_s), Qt::LeftButton);
    QCOMPARE(desk.editor(u"note"_s)->text(), u"the first"_s);
    QCOMPARE(desk.focusedName(), u"editor.note"_s);
    QTest::mouseClick(second, Qt::LeftButton);
    QCOMPARE(desk.editor(u"note"_s)->text(), QString());
}

void StepsAtDesk::whatWasKeyedIsPlainText()
{
    WindowFixture desk(1);
    bringToDecide(desk, u"<b>R&D</b>"_s, u"x"_s);
    desk.start();
    desk.takeNext();
    auto *first = desk.find<QPushButton>(u"first.note"_s);
    QCOMPARE(first->text(), u"First keyed: <b>R&&D</b>  Ctrl+1"_s);
    QVERIFY(!Qt::mightBeRichText(first->toolTip()) || first->toolTip().contains(u"&lt;b&gt;"_s));
    QTest::mouseClick(first, Qt::LeftButton);
    QCOMPARE(desk.editor(u"note"_s)->text(), u"<b>R&D</b>"_s);
}

void StepsAtDesk::anItemForOtherHandsIsRefusedInWords()
{
    WindowFixture desk(1);
    bringIn(desk, [](Queue &rules) { rules.otherHands = true; });
    end(desk, u"clerk1"_s, u"intake"_s, Disposition::complete());
    end(desk, u"anna"_s, u"customers"_s, Disposition::returnLater());
    desk.elsewhere(u"anna"_s, [](Store &store) {
        const auto claim = store.claimNext({u"customers"_s}, 2);
        for (const Item &item : claim->items)
            if (item.key == u"C-001")
                (void)store.finish(item.id, claim->lock, Disposition::dismiss());
            else
                (void)store.finish(item.id, claim->lock, Disposition::returnLater());
        return 0;
    });
    desk.start();
    desk.press(Qt::Key_F9);
    QTRY_VERIFY2(desk.message().contains(u"needs a different person"_s),
                 qPrintable(desk.message()));
}

INTRAY_TEST_MAIN(StepsAtDesk)
#include "tst_stepsatdesk.moc"
