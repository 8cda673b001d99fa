// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/common/actions.h"
#include "ui/common/tokens.h"
#include "ui/dialogkeys.h"
#include "ui/preferences/preferences.h"
#include "ui/window/attentionsound.h"
#include "ui/window/firststeps.h"
#include "ui/window/linkwords.h"
#include "ui/windowfixture.h"

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QToolButton>

using namespace intray;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// The window as one person wants it, and what it tells that person.
class PersonTest : public QObject
{
    Q_OBJECT

private slots:
    void returnDoesWhatThePersonWants_data();
    void returnDoesWhatThePersonWants();
    void shiftWithReturnMakesALineWhateverReturnDoes();
    void returnThatCompletesRefusesWithAWord();
    void aWarningSoundsOnceAndOnlyIfWanted();
    void theLinkIsToldInWords();
    void theFootSaysWhereAndWho();
    void theFootFollowsTheLink();
    void millisecondsStandInATooltipOnly();
    void ownFiguresAreAClickAway();
    void theSamplesLeadThroughThreeSteps();
    void whoGivesTheRecordBackIsLedToTakeOneAndSeesTheMessage();
    void theLastStepLeadsToOnesOwnRecords();
    void theLastStepGoesWithTheNextRecord();
    void nothingMovesWhenTheStepsGo();
    void noFieldOfTheRecordLiesUnderTheSteps();
    void theStepsStandOverTheDeskOnly();
    void theStepsCanBeSkipped();
    void escSkipsTheStepsWhereNothingIsToBeTakenBack();
    void theStepsNameTheKeysInUse();
    void aFirstTableIsLookedForWhereItIs();

private:
    static void wish(WindowFixture &desk, const Preferences &wanted);
};

/// As if it had been chosen at an earlier start.
void PersonTest::wish(WindowFixture &desk, const Preferences &wanted)
{
    WindowSettings settings(desk.path(u"window.ini"_s));
    keepPreferences(settings, wanted);
}

void PersonTest::returnDoesWhatThePersonWants_data()
{
    QTest::addColumn<int>("enter");
    QTest::addColumn<QString>("afterShort");
    QTest::addColumn<QString>("longText");
    QTest::newRow("new line") << int(EnterKey::NewLineInLongTexts) << u"editor.city"_s << u"a\nb"_s;
    QTest::newRow("next field") << int(EnterKey::NextField) << u"editor.city"_s << u"ab"_s;
}

void PersonTest::returnDoesWhatThePersonWants()
{
    QFETCH(int, enter);
    QFETCH(QString, afterShort);
    QFETCH(QString, longText);
    WindowFixture desk(2);
    Preferences wanted;
    wanted.enter = EnterKey(enter);
    wish(desk, wanted);
    desk.start();
    desk.takeNext();
    desk.press(Qt::Key_Return);
    QCOMPARE(desk.focusedName(), afterShort);
    desk.editor(u"note"_s)->setFocus();
    desk.type(u"a"_s);
    desk.press(Qt::Key_Enter, Qt::KeypadModifier);
    desk.type(u"b"_s);
    QCOMPARE(desk.editor(u"note"_s)->text(), longText);
}

void PersonTest::shiftWithReturnMakesALineWhateverReturnDoes()
{
    WindowFixture desk(2);
    Preferences wanted;
    wanted.enter = EnterKey::CompleteAndNext;
    wish(desk, wanted);
    desk.start();
    desk.takeNext();
    desk.editor(u"note"_s)->setFocus();
    desk.type(u"one"_s);
    desk.press(Qt::Key_Return, Qt::ShiftModifier);
    desk.type(u"two"_s);
    QCOMPARE(desk.editor(u"note"_s)->text(), u"one\ntwo"_s);
    desk.press(Qt::Key_Return);
    QTRY_COMPARE(desk.desk().item().key, u"C-002"_s);
    QCOMPARE(desk.stored(u"C-001"_s).state, State::Done);
}

void PersonTest::returnThatCompletesRefusesWithAWord()
{
    WindowFixture desk(2);
    Preferences wanted;
    wanted.enter = EnterKey::CompleteAndNext;
    wish(desk, wanted);
    desk.start();
    desk.press(Qt::Key_F9);
    QTRY_COMPARE(desk.focusedName(), u"editor.name"_s);
    desk.press(Qt::Key_Return); // nobody has seen it yet
    QCOMPARE(desk.stored(u"C-001"_s).state, State::Locked);
}

void PersonTest::aWarningSoundsOnceAndOnlyIfWanted()
{
    int sounds = 0;
    AttentionSound sound([&sounds] { ++sounds; });
    const Message ends{Message::Kind::Warning, u"5 minutes"_s, {}, {Action::KeepLock}};
    sound.hear(ends);
    QCOMPARE(sounds, 0);
    sound.setWanted(true);
    sound.hear(std::nullopt);
    sound.hear(Message{Message::Kind::Information, u"new rules"_s, {}, {}});
    sound.hear(Message{Message::Kind::Done, u"done"_s, {}, {}});
    QCOMPARE(sounds, 0);
    sound.hear(ends);
    sound.hear(Message{Message::Kind::Warning, u"4 minutes"_s, {}, {Action::KeepLock}});
    QCOMPARE(sounds, 1);
    sound.hear(Message{Message::Kind::Problem, u"lost"_s, {}, {Action::TakeAgain}});
    QCOMPARE(sounds, 2);
}

void PersonTest::theLinkIsToldInWords()
{
    using Link = Session::Link;
    const QDateTime two(QDate::currentDate(), QTime(14, 2));
    QVERIFY(linkWords({Link::Live, 0s, two, false}).endsWith(u"up to date"_s));
    QVERIFY(linkWords({Link::Live, 0s, two, true}).endsWith(u"read-only"_s));
    QVERIFY(linkWords({Link::Waiting, 3s, two, false}).endsWith(u"3 s behind"_s));
    QVERIFY(linkWords({Link::Offline, 0s, two, false}).contains(u"offline since"_s));
    QVERIFY(linkWords({Link::Offline, 0s, two, false}).contains(u"02"_s));
    QVERIFY(linkWords({}).endsWith(u"connecting"_s));
}

/// Its words are whole in any font.
static void giveListsRoom(WindowFixture &desk)
{
    desk.window().resize(1920, 800);
    desk.find<QSplitter>(u"deskSplit"_s)->setSizes({900, 900, 0});
}

void PersonTest::theFootSaysWhereAndWho()
{
    WindowFixture desk(1);
    desk.start();
    giveListsRoom(desk);
    QTRY_VERIFY(desk.find<QLabel>(u"statusLink"_s)->text().endsWith(u"up to date"_s));
    QCOMPARE(desk.find<QLabel>(u"statusLink"_s)->text(), u"clerk1, up to date"_s);
    QVERIFY(desk.find<QLabel>(u"statusLink"_s)->toolTip().contains(u"test.db"_s));
    QCOMPARE(desk.find<QComboBox>(u"queueChooser"_s)->currentText(), u"Customers"_s);
    QVERIFY2(desk.window().windowTitle().contains(u"test.db"_s), "and whose title is seen");
    int told = 0;
    for (const auto *label : desk.window().findChildren<QLabel *>())
        told += label->isVisible() && label->text().contains(u"up to date"_s) ? 1 : 0;
    QCOMPARE(told, 1);
}

void PersonTest::theFootFollowsTheLink()
{
    WindowFixture desk(1);
    desk.start();
    giveListsRoom(desk);
    const auto *link = desk.find<QLabel>(u"statusLink"_s);
    QTRY_VERIFY(link->text().endsWith(u"up to date"_s));
    desk.window().session()->noteError({Error::Kind::Offline, u"The line is down."_s, {}});
    QVERIFY2(link->text().contains(u"offline since"_s), qPrintable(link->text()));
    QCOMPARE(link->palette().color(QPalette::WindowText),
             colourOf(ColourRole::Fault, desk.window().palette()));
    const auto *done = desk.find<QToolButton>(u"statusDone"_s);
    QVERIFY2(!done->isEnabled(), "what was counted is old");
    QVERIFY(done->toolTip().contains(u"As of"_s));
    QVERIFY(link->toolTip().contains(u"The line is down."_s));
    QTRY_VERIFY(link->text().endsWith(u"up to date"_s));
    desk.window().session()->noteError({Error::Kind::Busy, u"The database is busy."_s, {}});
    QVERIFY2(link->text().endsWith(u"1 s behind"_s), qPrintable(link->text()));
    QTRY_VERIFY(link->text().endsWith(u"up to date"_s));
}

void PersonTest::millisecondsStandInATooltipOnly()
{
    WindowFixture desk(1);
    desk.start();
    auto *link = desk.find<QLabel>(u"statusLink"_s);
    QTRY_VERIFY(link->toolTip().contains(u" ms"_s));
    QVERIFY(!link->text().contains(u"ms"_s));
}

void PersonTest::ownFiguresAreAClickAway()
{
    WindowFixture desk(1);
    desk.start();
    giveListsRoom(desk);
    auto *done = desk.find<QToolButton>(u"statusDone"_s);
    QTRY_VERIFY(done->isVisible());
    QTest::mouseClick(done, Qt::LeftButton);
    QVERIFY(desk.find<QDialog>(u"ownWork"_s));
}

static void beginWithSamples(WindowFixture &desk)
{
    desk.startWithoutQueue();
    QTest::mouseClick(desk.find<QPushButton>(u"startSamples"_s), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(desk.window().deskPage(), 20000);
}

void PersonTest::theSamplesLeadThroughThreeSteps()
{
    WindowFixture desk(0);
    beginWithSamples(desk);
    auto *steps = desk.find<QWidget>(u"firstSteps"_s);
    QVERIFY(said(steps, u"firstStepsSentence"_s).contains(u"1 of 3"_s));
    desk.press(Qt::Key_F9);
    QTRY_VERIFY(said(steps, u"firstStepsSentence"_s).contains(u"2 of 3"_s));
    desk.look();
    desk.type(u"Miller"_s);
    QTRY_VERIFY(said(steps, u"firstStepsSentence"_s).contains(u"3 of 3"_s));
    QVERIFY(!part<QWidget>(steps, u"stepsImport"_s)->isVisible());
}

void PersonTest::whoGivesTheRecordBackIsLedToTakeOneAndSeesTheMessage()
{
    WindowFixture desk(2);
    desk.start();
    auto *steps = desk.find<FirstSteps>(u"firstSteps"_s);
    steps->lead(desk.desk());
    desk.takeNext();
    QVERIFY(said(steps, u"firstStepsSentence"_s).contains(u"2 of 3"_s));
    desk.desk().returnItem(std::chrono::seconds(0));
    QTRY_COMPARE(desk.desk().state(), Desk::State::Empty);
    QVERIFY(said(steps, u"firstStepsSentence"_s).contains(u"1 of 3"_s));
    auto *message = desk.find<QWidget>(u"messageLine"_s);
    QTRY_VERIFY(message->isVisible());
    const auto placeOf = [&](QWidget *part) {
        return QRect(part->mapTo(&desk.window(), QPoint()), part->size());
    };
    QTRY_VERIFY(!placeOf(message).intersects(placeOf(steps)));
}

void PersonTest::theLastStepLeadsToOnesOwnRecords()
{
    WindowFixture desk(2);
    desk.start();
    auto *steps = desk.find<FirstSteps>(u"firstSteps"_s);
    QVERIFY(!steps->isVisible());
    steps->lead(desk.desk());
    desk.takeNext();
    desk.type(u"Miller"_s);
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(part<QWidget>(steps, u"stepsAdopt"_s)->isVisible());
    click(steps, u"stepsAdopt"_s);
    QVERIFY(!steps->isVisible());
    QVERIFY(desk.find<QDialog>(u"adoptDialog"_s));
}

void PersonTest::theLastStepGoesWithTheNextRecord()
{
    WindowFixture desk(3);
    desk.start();
    auto *steps = desk.find<FirstSteps>(u"firstSteps"_s);
    steps->lead(desk.desk());
    desk.takeNext();
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(part<QWidget>(steps, u"stepsAdopt"_s)->isVisible());
    QTRY_COMPARE(desk.desk().item().key, u"C-002"_s);
    QTRY_COMPARE(desk.desk().state(), Desk::State::Working);
    desk.look();
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(!steps->isVisible());
    QTRY_COMPARE(desk.desk().item().key, u"C-003"_s);
}

void PersonTest::nothingMovesWhenTheStepsGo()
{
    for (const QSize size : {QSize(1366, 768), QSize(683, 384)}) {
        WindowFixture desk(2);
        desk.start();
        desk.window().resize(size);
        auto *steps = desk.find<FirstSteps>(u"firstSteps"_s);
        steps->lead(desk.desk());
        desk.takeNext();
        QVERIFY(steps->isVisible());
        QCoreApplication::processEvents();
        const auto places = [&] {
            QList<QRect> found;
            for (const QString &name : {u"deskHead"_s, u"editor.name"_s, u"editor.city"_s,
                                        u"recordFoot"_s, u"fieldHint"_s}) {
                const QWidget *part = desk.find<QWidget>(name);
                found << QRect(part->mapTo(&desk.window(), QPoint()), part->size());
            }
            return found;
        };
        const QList<QRect> before = places();
        const QRect band(steps->mapTo(&desk.window(), QPoint()), steps->size());
        for (const QRect &part : before)
            QVERIFY2(!part.intersects(band), "where there is room for all");
        click(steps, u"stepsSkip"_s);
        QVERIFY(!steps->isVisible());
        QCoreApplication::processEvents();
        QCOMPARE(places(), before);
    }
}

void PersonTest::noFieldOfTheRecordLiesUnderTheSteps()
{
    for (const int height : {620, 660, 720}) {
        WindowFixture desk(0);
        beginWithSamples(desk);
        desk.window().resize(1280, height);
        desk.press(Qt::Key_F9);
        QTRY_COMPARE(desk.desk().state(), Desk::State::Working);
        QCoreApplication::processEvents();
        QVERIFY(desk.find<QWidget>(u"firstSteps"_s)->isVisible());
        const QWidget *last = desk.editor(desk.desk().record().fields().constLast().name);
        QTRY_COMPARE(last->visibleRegion().boundingRect(), last->rect());
    }
}

void PersonTest::theStepsStandOverTheDeskOnly()
{
    WindowFixture desk(2);
    desk.start();
    auto *steps = desk.find<FirstSteps>(u"firstSteps"_s);
    steps->lead(desk.desk());
    desk.press(Qt::Key_2, Qt::AltModifier);
    QTRY_VERIFY(!desk.window().deskPage()->isVisible());
    QVERIFY(!steps->isVisible());
    desk.press(Qt::Key_1, Qt::AltModifier);
    QTRY_VERIFY(steps->isVisible()); // it was only begun
    desk.takeNext();
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(part<QWidget>(steps, u"stepsAdopt"_s)->isVisible());
    desk.press(Qt::Key_2, Qt::AltModifier);
    QTRY_VERIFY(!steps->isVisible());
    desk.press(Qt::Key_1, Qt::AltModifier);
    QTRY_VERIFY(desk.window().deskPage()->isVisible());
    QVERIFY(!steps->isVisible()); // it has said all
}

void PersonTest::theStepsCanBeSkipped()
{
    WindowFixture desk(0);
    beginWithSamples(desk);
    auto *steps = desk.find<QWidget>(u"firstSteps"_s);
    click(steps, u"stepsSkip"_s);
    QVERIFY(!steps->isVisible());
    desk.press(Qt::Key_F9);
    QTRY_COMPARE(desk.desk().state(), Desk::State::Working);
    QVERIFY(!steps->isVisible());
}

void PersonTest::escSkipsTheStepsWhereNothingIsToBeTakenBack()
{
    WindowFixture desk(2);
    desk.start();
    auto *steps = desk.find<FirstSteps>(u"firstSteps"_s);
    steps->lead(desk.desk());
    desk.takeNext();
    desk.type(u"Miller"_s);
    desk.press(Qt::Key_Escape); // the field's
    QVERIFY(steps->isVisible());
    QCOMPARE(desk.editor(u"name"_s)->text(), u"Name 1"_s);
    desk.press(Qt::Key_Tab);
    desk.press(Qt::Key_Escape);
    QVERIFY(!steps->isVisible());
}

void PersonTest::theStepsNameTheKeysInUse()
{
    WindowFixture desk(0);
    Preferences wanted;
    wanted.keys = {{u"takeNext"_s, QKeySequence(Qt::Key_F12)}};
    wish(desk, wanted);
    beginWithSamples(desk);
    auto *steps = desk.find<QWidget>(u"firstSteps"_s);
    QVERIFY(said(steps, u"firstStepsSentence"_s).contains(u"F12"_s));
}

void PersonTest::aFirstTableIsLookedForWhereItIs()
{
    WindowFixture desk(0);
    desk.startWithoutQueue();
    QTest::mouseClick(desk.find<QPushButton>(u"startAdopting"_s), Qt::LeftButton);
    QVERIFY(desk.find<QDialog>(u"adoptDialog"_s));
}

INTRAY_TEST_MAIN(PersonTest)
#include "tst_person.moc"
