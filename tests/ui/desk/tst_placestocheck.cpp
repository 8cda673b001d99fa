// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/rowroles.h"
#include "schema/intraywords.h"
#include "session/verifying/listeddoubts.h"
#include "support/testclass.h"
#include "ui/desk/fieldeditor.h"
#include "ui/dialogkeys.h"
#include "ui/themes.h"
#include "ui/windowfixture.h"

#include <QAbstractButton>
#include <QJsonArray>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QTimer>
#include <QToolButton>
#include <QTreeWidget>

using namespace intray;
using namespace Qt::StringLiterals;

/// F3 goes from one place that deserves a look to the next, Ctrl+G accepts what is sure, and what
/// is made of values by hand is offered for others.
class PlacesToCheck : public QObject
{
    Q_OBJECT

private slots:
    void whatIsDoneByHandIsOfferedForTheNextRecords();
    void anotherFieldTellsWhatIsOffered();
    void whatIsRefusedAgainAndAgainIsForgotten();
    void whatIsNeverWantedInAFieldComesBackInThePreferences();
    void whatComesRightInTheSameWayIsShownAndCorrected();
    void oneChordTellsOfOthersToo();
    void oneChordTellsOfEveryField();
    void oneChordAcceptsWhatIsSure();
    void oneUndoFirstTakesBackWhatWasTypedInTheField();
    void oneUndoLeavesWhatWasTypedElsewhereSince();
    void readOnlyFieldsAreNotAccepted();
    void whereNothingIsSureNothingIsAccepted();
    void whoIsTooFastForAProposalIsToldSo();
    void theKeyGoesFromFieldToField();
    void theHeadSaysHowManyFieldsDeserveALook();
    void twoKeysTakeTwoProposals();
    void whoCompletesOverDoubtsIsTold();
    void whatIsRefusedIsSettledForGood();
    void aQuestionWithoutAProposalIsSettledToo();
    void theListTellsWhatDeservesALook();
    void oneSignOfTheListDoesNotPutOffTheOthers();
    void theListAndTheHeadCountTheSame();
    void theListTellsNoNumberThatItDoesNotKnow();
    void whatIsAskedAboutAgainIsAWholeSentence();
    void whatTheRuleForbidsIsNoNothingToCheck();
    void aDoubtWithoutAProposalIsNoNothingToCheck();
    void whatIsNeverWantedInAFieldIsNotToldInTheListEither();
    void theListTellsItAgainWhereItsQueueIsChosenOnceMore();
    void theListGoesByARuleAsSoonAsItIsSaved();
};

static QString wrong(int number)
{
    return u"20%1.555.%2"_s.arg(number % 10).arg(1200 + number * 11);
}

static QString right(int number)
{
    return u"(20%1) 555-%2"_s.arg(number % 10).arg(1200 + number * 11);
}

static void describe(WindowFixture &desk, const QString &field, const QJsonObject &rule)
{
    desk.elsewhere(u"supervisor"_s, [&](Store &store) {
        Queue queue = *store.queue(u"customers"_s);
        QJsonObject properties = queue.recordSchema.value(u"properties"_s).toObject();
        properties.insert(field, rule);
        queue.recordSchema.insert(u"properties"_s, properties);
        return store.setQueue(queue).has_value();
    });
}

/// Records whose city is a telephone number; a queue without a rule on it.
static void addNumbers(WindowFixture &desk, int count)
{
    describe(desk, u"city"_s, {});
    desk.elsewhere(u"importer"_s, [&](Store &store) {
        for (int number = 0; number < count; ++number)
            (void)store.addItem(u"customers"_s,
                                {u"N-%1"_s.arg(number, 3, 10, QChar(u'0')),
                                 5,
                                 {},
                                 {{u"name"_s, u"somebody"_s}, {u"city"_s, wrong(number)}},
                                 {}});
        return true;
    });
}

static QWidget *mark(WindowFixture &desk, const QString &field)
{
    return desk.find<QWidget>(u"suggestion."_s + field);
}

static void picture(WindowFixture &desk, const QString &name)
{
    const QString folder = qEnvironmentVariable("INTRAY_PICTURES"); // for whoever wants to see it
    if (folder.isEmpty())
        return;
    for (const QString &theme : {u"light"_s, u"dark"_s}) {
        QApplication::setPalette(themeNamed(theme));
        QCoreApplication::processEvents();
        desk.window().grab().save(folder + u"/%1-%2.png"_s.arg(name, theme));
    }
    QApplication::setPalette(themeNamed(u"light"_s));
}

static void keepPicture(QWidget &what, const QString &name)
{
    const QString folder = qEnvironmentVariable("INTRAY_PICTURES");
    if (!folder.isEmpty())
        what.grab().save(folder + u"/%1.png"_s.arg(name));
}

static int numberAtDesk(WindowFixture &desk)
{
    return desk.desk().item().key.mid(2).toInt();
}

/// By hand, as a person would.
static void correctAndGoOn(WindowFixture &desk)
{
    const QString key = desk.desk().item().key;
    desk.editor(u"city"_s)->setFocus();
    desk.press(Qt::Key_A, Qt::ControlModifier);
    desk.type(right(numberAtDesk(desk)));
    desk.look();
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(desk.desk().item().key != key);
    QTRY_COMPARE(desk.desk().state(), Desk::State::Working);
}

void PlacesToCheck::whatIsDoneByHandIsOfferedForTheNextRecords()
{
    WindowFixture desk(1);
    addNumbers(desk, 6);
    desk.start();
    desk.takeNext();
    for (int done = 0; done < 2; ++done) {
        QVERIFY(!mark(desk, u"city"_s)->isVisible());
        correctAndGoOn(desk);
    }
    for (int more = 0; more < 3; ++more) {
        const QString key = desk.desk().item().key;
        QTRY_VERIFY(mark(desk, u"city"_s)->isVisible());
        const auto cell = desk.desk().suggestions().suspicious(u"city"_s);
        QVERIFY2(cell->why.contains(u"such as 20"_s), qPrintable(cell->why));
        desk.press(Qt::Key_F3);
        QCOMPARE(desk.focusedName(), u"editor.city"_s);
        picture(desk, u"by-example"_s);
        desk.press(Qt::Key_J, Qt::ControlModifier);
        QCOMPARE(desk.editor(u"city"_s)->text(), right(numberAtDesk(desk)));
        desk.look();
        desk.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(desk.desk().item().key != key);
        QTRY_COMPARE(desk.desk().state(), Desk::State::Working);
    }
}

/// How a telephone number begins is told by the name of the country, which the person does not
/// touch.
void PlacesToCheck::anotherFieldTellsWhatIsOffered()
{
    WindowFixture desk(1);
    describe(desk, u"city"_s, {});
    desk.elsewhere(u"importer"_s, [](Store &store) {
        const auto add = [&](const QString &key, int priority, const QString &country,
                             const QString &number) {
            (void)store.addItem(
                u"customers"_s,
                {key, priority, {}, {{u"name"_s, country}, {u"city"_s, number}}, {}});
        };
        for (int row = 0; row < 60; ++row)
            add(u"R-%1"_s.arg(row), 0, row % 2 ? u"DE"_s : u"PL"_s,
                u"+4%1 %2 %3"_s.arg(row % 2 ? 9 : 8).arg(210 + row).arg(41873 + row * 911));
        add(u"N-1"_s, 9, u"DE"_s, u"0345-62890"_s);
        add(u"N-2"_s, 8, u"PL"_s, u"0216-37114"_s);
        add(u"N-3"_s, 7, u"PL"_s, u"0471-55028"_s);
        return true;
    });
    desk.start();
    desk.takeNext();
    for (const QString &meant : {u"+49 345 62890"_s, u"+48 216 37114"_s}) {
        const QString key = desk.desk().item().key;
        desk.editor(u"city"_s)->setFocus();
        desk.press(Qt::Key_A, Qt::ControlModifier);
        desk.type(meant);
        desk.look();
        desk.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(desk.desk().item().key != key);
        QTRY_COMPARE(desk.desk().state(), Desk::State::Working);
    }
    QTRY_VERIFY(mark(desk, u"city"_s)->isVisible());
    QTRY_COMPARE(desk.desk().suggestions().suspicious(u"city"_s)->suggestion, u"+48 471 55028"_s);
}

void PlacesToCheck::whatIsRefusedAgainAndAgainIsForgotten()
{
    WindowFixture desk(1);
    addNumbers(desk, 6);
    desk.start();
    desk.takeNext();
    for (int done = 0; done < 2; ++done)
        correctAndGoOn(desk);
    for (int refused = 0; refused < 2; ++refused) {
        const QString key = desk.desk().item().key;
        QTRY_VERIFY(mark(desk, u"city"_s)->isVisible());
        desk.press(Qt::Key_F3);
        desk.press(Qt::Key_J, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(!mark(desk, u"city"_s)->isVisible());
        desk.look();
        desk.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(desk.desk().item().key != key);
        QTRY_COMPARE(desk.desk().state(), Desk::State::Working);
    }
    QTRY_VERIFY(!mark(desk, u"city"_s)->isVisible());
    desk.press(Qt::Key_F3);
    QVERIFY2(desk.message().contains(u"nothing to check"_s), qPrintable(desk.message()));
}

static QString uncleanName()
{
    return u"  some\u00adbody"_s;
}

static QString uncleanCity()
{
    return u" Bir\u00admingham "_s;
}

/// Stray characters in two fields.
static void addUnclean(WindowFixture &desk)
{
    describe(desk, u"city"_s, {});
    desk.elsewhere(u"importer"_s, [&](Store &store) {
        return store
            .addItem(u"customers"_s, {u"U-1"_s,
                                      9,
                                      {},
                                      {{u"name"_s, uncleanName()},
                                       {u"city"_s, uncleanCity()},
                                       {u"note"_s, u"as it is"_s}},
                                      {}})
            .has_value();
    });
}

void PlacesToCheck::whatComesRightInTheSameWayIsShownAndCorrected()
{
    WindowFixture desk(1);
    addNumbers(desk, 8);
    desk.start();
    desk.takeNext();
    for (int done = 0; done < 2; ++done)
        correctAndGoOn(desk);
    QTRY_VERIFY(mark(desk, u"city"_s)->isVisible());
    desk.press(Qt::Key_F3);
    desk.press(Qt::Key_J, Qt::ControlModifier);
    QTRY_VERIFY2(desk.message().contains(u"5 other open record"_s), qPrintable(desk.message()));
    picture(desk, u"others-told"_s);
    QTest::mouseClick(desk.find<QWidget>(u"message.correctOthers"_s), Qt::LeftButton);
    auto *dialog = part<QDialog>(&desk.window(), u"correctDialog"_s);
    QVERIFY(isInUse(dialog));
    auto *accept = part<QPushButton>(dialog, u"correctAccept"_s);
    QTRY_VERIFY(accept->isEnabled());
    const auto *items = part<QTableWidget>(dialog, u"correctItems"_s);
    QCOMPARE(items->rowCount(), 6); // the last one is at the desk
    const QString key = items->item(4, 0)->text();
    const int number = key.mid(2).toInt();
    QCOMPARE(items->item(4, 2)->text(), wrong(number));
    QCOMPARE(items->item(4, 3)->text(), right(number));
    keepPicture(*dialog, u"others-dialog"_s);
    press(Qt::Key_Return);
    QTRY_COMPARE(desk.stored(key).record.value(u"city"_s).toString(), right(number));
    QTRY_VERIFY(said(dialog, u"dialogHead"_s).startsWith(u"5 record"_s));
    keepPicture(*dialog, u"others-done"_s);
    press(Qt::Key_R, Qt::AltModifier);
    QTRY_COMPARE(desk.stored(key).record.value(u"city"_s).toString(), wrong(number));
    QTRY_VERIFY(said(dialog, u"dialogHead"_s).contains(u"old value again"_s));
    press(Qt::Key_Escape);
    QTRY_VERIFY(!desk.find<QDialog>(u"correctDialog"_s));
    desk.window().activateWindow();
    QTRY_VERIFY(desk.window().isActiveWindow());
    correctAndGoOn(desk);
    QVERIFY2(!desk.message().contains(u"other open record"_s), qPrintable(desk.message()));
}

void PlacesToCheck::oneChordTellsOfOthersToo()
{
    WindowFixture desk(1);
    addUnclean(desk);
    desk.elsewhere(u"importer"_s, [&](Store &store) {
        return store
            .addItem(u"customers"_s,
                     {u"U-2"_s, 0, {}, {{u"name"_s, u"else"_s}, {u"city"_s, uncleanCity()}}, {}})
            .has_value();
    });
    desk.start();
    desk.takeNext();
    QTRY_VERIFY(mark(desk, u"name"_s)->isVisible() && mark(desk, u"city"_s)->isVisible());
    desk.press(Qt::Key_G, Qt::ControlModifier);
    QTRY_VERIFY2(desk.message().contains(u"1 other open record"_s), qPrintable(desk.message()));
    QVERIFY2(desk.message().startsWith(u"2 value"_s), qPrintable(desk.message()));
    // What others write meanwhile does not take it away.
    auto *list = desk.find<QTableView>(u"openTable"_s)->model();
    const int rows = list->rowCount();
    addNumbers(desk, 1);
    QTRY_VERIFY(list->rowCount() > rows);
    desk.press(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
    auto *dialog = part<QDialog>(&desk.window(), u"correctDialog"_s);
    QVERIFY(isInUse(dialog));
    QTRY_VERIFY(part<QPushButton>(dialog, u"correctAccept"_s)->isEnabled());
    press(Qt::Key_Escape);
}

void PlacesToCheck::oneChordTellsOfEveryField()
{
    WindowFixture desk(1);
    addUnclean(desk);
    desk.elsewhere(u"importer"_s, [&](Store &store) {
        for (const QString &key : {u"U-2"_s, u"U-3"_s})
            (void)store.addItem(
                u"customers"_s,
                {key, 0, {}, {{u"name"_s, uncleanName()}, {u"city"_s, uncleanCity()}}, {}});
        return true;
    });
    desk.start();
    desk.takeNext();
    QTRY_VERIFY(mark(desk, u"name"_s)->isVisible() && mark(desk, u"city"_s)->isVisible());
    desk.press(Qt::Key_G, Qt::ControlModifier);
    QTRY_COMPARE(desk.message().count(u"(2)"_s), 2);
    QVERIFY2(desk.message().contains(u"city (2)"_s), qPrintable(desk.message()));
    QStringList shown;
    for (int field = 0; field < 2; ++field) {
        desk.press(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
        auto *dialog = part<QDialog>(&desk.window(), u"correctDialog"_s);
        QVERIFY(isInUse(dialog));
        shown << part<QLineEdit>(dialog, u"correctFrom"_s)->text();
        press(Qt::Key_Escape);
        QTRY_VERIFY(!desk.find<QDialog>(u"correctDialog"_s));
        desk.window().activateWindow();
        QTRY_VERIFY(desk.window().isActiveWindow());
        QTRY_VERIFY2(desk.message().contains(u"2 other open record"_s), qPrintable(desk.message()));
    }
    shown.sort();
    QStringList unclean{uncleanName(), uncleanCity()};
    unclean.sort();
    QCOMPARE(shown, unclean);
}

void PlacesToCheck::oneChordAcceptsWhatIsSure()
{
    WindowFixture desk(1);
    addUnclean(desk);
    desk.start();
    desk.takeNext();
    QTRY_VERIFY(mark(desk, u"name"_s)->isVisible() && mark(desk, u"city"_s)->isVisible());
    desk.editor(u"note"_s)->setFocus();
    desk.press(Qt::Key_G, Qt::ControlModifier);
    QCOMPARE(desk.editor(u"name"_s)->text(), u"somebody"_s);
    QCOMPARE(desk.editor(u"city"_s)->text(), u"Birmingham"_s);
    QCOMPARE(desk.editor(u"note"_s)->text(), u"as it is"_s);
    QCOMPARE(desk.desk().record().typedFields().size(), 2);
    QCOMPARE(desk.focusedName(), u"editor.note"_s);
    QVERIFY2(desk.message().startsWith(u"2 value"_s), qPrintable(desk.message()));
    picture(desk, u"all-accepted"_s);
    QVERIFY(!mark(desk, u"name"_s)->isVisible() && !mark(desk, u"city"_s)->isVisible());
    desk.editor(u"city"_s)->setFocus();
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(desk.editor(u"city"_s)->text(), u" Bir\u00admingham "_s);
    QCOMPARE(desk.editor(u"name"_s)->text(), u"  some\u00adbody"_s);
    QVERIFY(!desk.desk().record().hasTypedText());
    QVERIFY(mark(desk, u"city"_s)->isVisible() && mark(desk, u"name"_s)->isVisible());
    QCOMPARE(desk.message(), QString());
    desk.press(Qt::Key_Z, Qt::ControlModifier); // there is nothing before it
    QCOMPARE(desk.editor(u"city"_s)->text(), u" Bir\u00admingham "_s);
}

static void acceptAllAndTypeOn(WindowFixture &desk)
{
    addUnclean(desk);
    desk.start();
    desk.takeNext();
    QTRY_VERIFY(mark(desk, u"name"_s)->isVisible() && mark(desk, u"city"_s)->isVisible());
    desk.editor(u"city"_s)->setFocus();
    desk.press(Qt::Key_G, Qt::ControlModifier);
    desk.press(Qt::Key_End);
    desk.type(u"x"_s);
}

void PlacesToCheck::oneUndoFirstTakesBackWhatWasTypedInTheField()
{
    WindowFixture desk(1);
    acceptAllAndTypeOn(desk);
    QCOMPARE(desk.editor(u"city"_s)->text(), u"Birminghamx"_s);
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(desk.editor(u"city"_s)->text(), u"Birmingham"_s);
    QCOMPARE(desk.editor(u"name"_s)->text(), u"somebody"_s);
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(desk.editor(u"city"_s)->text(), u" Bir\u00admingham "_s);
    QCOMPARE(desk.editor(u"name"_s)->text(), u"  some\u00adbody"_s);
}

void PlacesToCheck::oneUndoLeavesWhatWasTypedElsewhereSince()
{
    WindowFixture desk(1);
    acceptAllAndTypeOn(desk);
    desk.find<QWidget>(u"recordFoot"_s)->findChild<QAbstractButton *>()->setFocus();
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(desk.editor(u"city"_s)->text(), u"Birminghamx"_s);
    QCOMPARE(desk.editor(u"name"_s)->text(), u"  some\u00adbody"_s);
    QVERIFY2(desk.message().contains(u"1 field"_s), qPrintable(desk.message()));
}

void PlacesToCheck::readOnlyFieldsAreNotAccepted()
{
    WindowFixture desk(1);
    addUnclean(desk);
    describe(desk, u"name"_s, {{u"readOnly"_s, true}});
    desk.start();
    desk.press(Qt::Key_F9);
    QTRY_COMPARE(desk.desk().state(), Desk::State::Working);
    QTRY_VERIFY(mark(desk, u"city"_s)->isVisible());
    desk.press(Qt::Key_G, Qt::ControlModifier);
    QCOMPARE(desk.editor(u"city"_s)->text(), u"Birmingham"_s);
    QCOMPARE(desk.editor(u"name"_s)->text(), u"  some\u00adbody"_s);
}

void PlacesToCheck::whereNothingIsSureNothingIsAccepted()
{
    WindowFixture desk(1);
    desk.start();
    desk.press(Qt::Key_G, Qt::ControlModifier);
    QVERIFY(!desk.message().isEmpty());
    QVERIFY(!desk.message().contains(u"sure enough"_s));
    desk.takeNext();
    desk.press(Qt::Key_G, Qt::ControlModifier);
    QVERIFY2(desk.message().contains(u"sure enough"_s), qPrintable(desk.message()));
    QVERIFY(!desk.desk().record().hasTypedText());
}

void PlacesToCheck::whatIsNeverWantedInAFieldComesBackInThePreferences()
{
    WindowFixture desk(1);
    addUnclean(desk);
    describe(desk, u"city"_s, {{u"title"_s, u"Where they live"_s}});
    desk.elsewhere(u"supervisor"_s, [&](Store &store) {
        Queue queue = *store.queue(u"customers"_s);
        queue.title = u"Customers of the town"_s;
        return store.setQueue(queue).has_value();
    });
    desk.start();
    desk.takeNext();
    QTRY_VERIFY(mark(desk, u"name"_s)->isVisible() && mark(desk, u"city"_s)->isVisible());
    desk.editor(u"city"_s)->setFocus();
    desk.press(Qt::Key_W, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!mark(desk, u"city"_s)->isVisible());
    QVERIFY(mark(desk, u"name"_s)->isVisible());
    QVERIFY2(desk.message().contains(u"never"_s), qPrintable(desk.message()));
    desk.press(Qt::Key_G, Qt::ControlModifier);
    QCOMPARE(desk.editor(u"name"_s)->text(), u"somebody"_s);
    QCOMPARE(desk.editor(u"city"_s)->text(), uncleanCity());
    desk.stop();
    desk.start();
    desk.press(Qt::Key_F8);
    QTRY_COMPARE(desk.desk().state(), Desk::State::Working);
    desk.editor(u"name"_s)->setFocus();
    desk.press(Qt::Key_Escape);
    QTRY_VERIFY(mark(desk, u"name"_s)->isVisible());
    QVERIFY(!mark(desk, u"city"_s)->isVisible());
    desk.window().actions().of(WindowAction::Preferences)->trigger();
    auto *dialog = part<QDialog>(&desk.window(), u"preferencesDialog"_s);
    QVERIFY(isInUse(dialog));
    press(Qt::Key_S, Qt::AltModifier);
    const auto *list = part<QTreeWidget>(dialog, u"silencedList"_s);
    QCOMPARE(list->topLevelItemCount(), 1);
    QCOMPARE(list->topLevelItem(0)->text(0), u"Customers of the town"_s);
    QCOMPARE(list->topLevelItem(0)->text(1), u"Where they live"_s);
    keepPicture(*dialog, u"silenced"_s);
    press(Qt::Key_A, Qt::AltModifier);
    QTRY_COMPARE(list->topLevelItemCount(), 0);
    press(Qt::Key_Escape);
    QTRY_VERIFY(mark(desk, u"city"_s)->isVisible());
}

/// A suggestion, a question and a broken rule, in the order of the fields.
void PlacesToCheck::whoIsTooFastForAProposalIsToldSo()
{
    WindowFixture desk(1);
    desk.start();
    desk.takeNext();
    DeskSuggestions &suggestions = desk.desk().suggestions();
    QTRY_VERIFY(!suggestions.isLooking());
    suggestions.lookAgain();
    desk.press(Qt::Key_J, Qt::ControlModifier);
    QVERIFY2(desk.message().contains(u"still being looked for"_s), qPrintable(desk.message()));
    QTRY_COMPARE(desk.message(), QString());
    desk.press(Qt::Key_J, Qt::ControlModifier);
    QCOMPARE(desk.message(), u"There is nothing to check in this record."_s);
}

void PlacesToCheck::theKeyGoesFromFieldToField()
{
    WindowFixture desk(1);
    addUnclean(desk);
    describe(desk, u"city"_s, {{u"examples"_s, QJsonArray{u"Opp"_s}}});
    desk.allowOnly(u"note"_s, {u"short"_s});
    desk.start();
    desk.takeNext();
    QTRY_VERIFY(mark(desk, u"name"_s)->isVisible());
    QTRY_VERIFY(mark(desk, u"city"_s)->isVisible());
    desk.press(Qt::Key_F3);
    QCOMPARE(desk.focusedName(), u"editor.city"_s);
    QCOMPARE(desk.message(), QString()); // it is in sight, and so is its key
    desk.press(Qt::Key_F3);
    QCOMPARE(desk.focusedName(), u"editor.note"_s);
    QCOMPARE(desk.editor(u"note"_s)->textCursor().selectedText(), u"as it is"_s);
    desk.press(Qt::Key_F3);
    QCOMPARE(desk.focusedName(), u"editor.name"_s);
    desk.press(Qt::Key_J, Qt::ControlModifier);
    QCOMPARE(desk.editor(u"name"_s)->text(), u"somebody"_s);
    desk.press(Qt::Key_F3, Qt::ShiftModifier);
    QCOMPARE(desk.focusedName(), u"editor.note"_s);
    desk.press(Qt::Key_F3, Qt::ShiftModifier);
    QCOMPARE(desk.focusedName(), u"editor.city"_s);
    desk.press(Qt::Key_J, Qt::ControlModifier); // what was suggested is not asked about either
    desk.press(Qt::Key_F3);
    desk.press(Qt::Key_F3);
    QCOMPARE(desk.focusedName(), u"editor.note"_s);
}

static QString chip(WindowFixture &desk, const QString &name)
{
    const auto *one = desk.find<QAbstractButton>(name);
    return one->isVisible() ? one->text() : QString();
}

void PlacesToCheck::theHeadSaysHowManyFieldsDeserveALook()
{
    WindowFixture desk(1);
    addUnclean(desk);
    describe(desk, u"city"_s, {{u"examples"_s, QJsonArray{u"Opp"_s}}});
    desk.allowOnly(u"note"_s, {u"short"_s});
    desk.start();
    desk.takeNext();
    QTRY_COMPARE(chip(desk, u"recordToCheck"_s), u"2 to check"_s);
    QCOMPARE(chip(desk, u"recordFaults"_s), u"1 fault(s)"_s); // counted by itself
    QTRY_VERIFY(mark(desk, u"city"_s)->isVisible() && mark(desk, u"name"_s)->isVisible());
    desk.press(Qt::Key_F3);
    QCOMPARE(desk.focusedName(), u"editor.city"_s);
    desk.press(Qt::Key_J, Qt::ControlModifier);
    QTRY_COMPARE(chip(desk, u"recordToCheck"_s), u"1 to check"_s);
    QTest::mouseClick(desk.find<QAbstractButton>(u"recordToCheck"_s), Qt::LeftButton);
    QCOMPARE(desk.focusedName(), u"editor.note"_s); // as the key does
    desk.press(Qt::Key_F3);
    desk.press(Qt::Key_J, Qt::ControlModifier);
    QTRY_COMPARE(chip(desk, u"recordToCheck"_s), QString());
}

void PlacesToCheck::twoKeysTakeTwoProposals()
{
    WindowFixture desk(1);
    addUnclean(desk);
    desk.start();
    desk.takeNext();
    QTRY_VERIFY(mark(desk, u"name"_s)->isVisible() && mark(desk, u"city"_s)->isVisible());
    desk.editor(u"note"_s)->setFocus();
    desk.press(Qt::Key_J, Qt::ControlModifier);
    QCOMPARE(desk.editor(u"name"_s)->text(), u"somebody"_s);
    desk.press(Qt::Key_J, Qt::ControlModifier);
    QVERIFY(!mark(desk, u"city"_s)->isVisible());
    QCOMPARE(desk.message(), QString());
}

void PlacesToCheck::whoCompletesOverDoubtsIsTold()
{
    WindowFixture desk(1);
    addUnclean(desk);
    desk.start();
    desk.takeNext();
    QTRY_COMPARE(chip(desk, u"recordToCheck"_s), u"2 to check"_s);
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(desk.desk().item().key, u"C-001"_s);
    QCOMPARE(desk.message(), u"U-1 is completed. 2 doubt(s) were left open."_s);
    desk.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(desk.desk().item().key, u"U-1"_s);
    QTRY_COMPARE(chip(desk, u"recordToCheck"_s), u"2 to check"_s);
    desk.press(Qt::Key_F3);
    desk.press(Qt::Key_F3);
    QTRY_COMPARE(chip(desk, u"recordToCheck"_s), u"2 to check"_s); // seen, and left as they are
    desk.look();
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(desk.desk().item().key != u"U-1"_s);
    QCOMPARE(desk.message(), u"U-1 is completed. 2 doubt(s) were left open."_s);
}

void PlacesToCheck::whatIsRefusedIsSettledForGood()
{
    WindowFixture desk(1);
    addUnclean(desk);
    describe(desk, u"city"_s, {{u"examples"_s, QJsonArray{u"Opp"_s, u"Boaz"_s}}});
    desk.start();
    desk.takeNext();
    QTRY_VERIFY(mark(desk, u"name"_s)->isVisible() && mark(desk, u"city"_s)->isVisible());
    desk.editor(u"city"_s)->setFocus();
    desk.press(Qt::Key_J, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(chip(desk, u"recordToCheck"_s), u"1 to check"_s);
    QCOMPARE(desk.doubtBeside(u"city"_s), QString());
    desk.press(Qt::Key_F3);
    desk.press(Qt::Key_F3);
    QCOMPARE(desk.focusedName(), u"editor.name"_s); // there is no other
    desk.editor(u"city"_s)->setFocus();
    desk.press(Qt::Key_J, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(chip(desk, u"recordToCheck"_s), u"2 to check"_s);
    desk.press(Qt::Key_J, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(chip(desk, u"recordToCheck"_s), u"1 to check"_s);
    desk.stop();
    desk.start();
    desk.press(Qt::Key_F8);
    QTRY_COMPARE(desk.desk().item().key, u"U-1"_s);
    QTRY_VERIFY(mark(desk, u"name"_s)->isVisible());
    QTRY_COMPARE(chip(desk, u"recordToCheck"_s), u"1 to check"_s);
    QCOMPARE(desk.doubtBeside(u"city"_s), QString());
    desk.editor(u"city"_s)->setFocus();
    desk.type(u"x"_s);
    QTRY_COMPARE(chip(desk, u"recordToCheck"_s), u"2 to check"_s); // another value, another doubt
}

void PlacesToCheck::aQuestionWithoutAProposalIsSettledToo()
{
    WindowFixture desk(1);
    describe(desk, u"city"_s, {{u"examples"_s, QJsonArray{u"Opp"_s, u"Boaz"_s}}});
    desk.start();
    desk.takeNext();
    QTRY_COMPARE(chip(desk, u"recordToCheck"_s), u"1 to check"_s);
    desk.press(Qt::Key_F3);
    QCOMPARE(desk.focusedName(), u"editor.city"_s);
    QVERIFY2(desk.message().contains(u"Ctrl+Shift+J"_s), qPrintable(desk.message()));
    desk.press(Qt::Key_J, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(chip(desk, u"recordToCheck"_s), QString());
    QVERIFY2(desk.message().contains(u"not asked about again"_s), qPrintable(desk.message()));
    desk.press(Qt::Key_J, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(chip(desk, u"recordToCheck"_s), u"1 to check"_s);
    QVERIFY2(desk.message().startsWith(u"Asked about again: Is this right?"_s),
             qPrintable(desk.message()));
    desk.press(Qt::Key_J, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(chip(desk, u"recordToCheck"_s), QString());
    desk.look();
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(desk.stored(u"C-001"_s).state, State::Done);
    QVERIFY2(!desk.message().contains(u"left open"_s), qPrintable(desk.message()));
}

void PlacesToCheck::whatIsAskedAboutAgainIsAWholeSentence()
{
    WindowFixture desk(1);
    describe(desk, u"city"_s, {{u"examples"_s, QJsonArray{u"Opp"_s, u"Boaz"_s}}});
    desk.start();
    desk.takeNext();
    desk.editor(u"city"_s)->setFocus();
    QTRY_COMPARE(chip(desk, u"recordToCheck"_s), u"1 to check"_s);
    desk.press(Qt::Key_J, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(chip(desk, u"recordToCheck"_s), QString());
    desk.press(Qt::Key_A, Qt::ControlModifier);
    desk.type(u"Opp"_s); // which is usual
    desk.press(Qt::Key_J, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(desk.message(), u"The value that was here before is asked about again. There is "
                             "nothing to check in this field."_s);
}

void PlacesToCheck::whatTheRuleForbidsIsNoNothingToCheck()
{
    WindowFixture desk(1);
    desk.allowOnly(u"city"_s, {u"opp"_s, u"boaz"_s});
    desk.start();
    desk.takeNext();
    for (const auto &[key, with] :
         {std::pair(Qt::Key_J, Qt::ControlModifier | Qt::ShiftModifier),
          std::pair(Qt::Key_W, Qt::ControlModifier | Qt::ShiftModifier)}) {
        desk.editor(u"city"_s)->setFocus();
        desk.press(Qt::Key_A, Qt::ControlModifier);
        desk.type(u"opp"_s);
        desk.press(Qt::Key_Tab);
        desk.editor(u"city"_s)->setFocus();
        desk.press(Qt::Key_A, Qt::ControlModifier);
        desk.type(u"Shreveport"_s); // and the field is not left
        desk.press(key, with);
        QVERIFY2(desk.message().startsWith(u"Nothing is suggested for city. It breaks a rule: "_s,
                                           Qt::CaseInsensitive),
                 qPrintable(desk.message()));
        QVERIFY(!desk.faultBeside(u"city"_s).isEmpty());
    }
}

void PlacesToCheck::aDoubtWithoutAProposalIsNoNothingToCheck()
{
    WindowFixture desk(1);
    describe(desk, u"city"_s, {{u"examples"_s, QJsonArray{u"Opp"_s, u"Boaz"_s}}});
    desk.start();
    desk.takeNext();
    QTRY_COMPARE(chip(desk, u"recordToCheck"_s), u"1 to check"_s);
    desk.editor(u"name"_s)->setFocus();
    desk.press(Qt::Key_J, Qt::ControlModifier);
    QVERIFY2(!desk.message().contains(u"nothing to check"_s), qPrintable(desk.message()));
    desk.editor(u"city"_s)->setFocus();
    desk.press(Qt::Key_W, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY2(!desk.message().contains(u"nothing to check"_s), qPrintable(desk.message()));
}

void PlacesToCheck::theListTellsWhatDeservesALook()
{
    WindowFixture desk(1);
    addUnclean(desk);
    desk.start();
    const auto *rows = desk.find<QTableView>(u"openTable"_s)->model();
    const auto told = [&](RowRole role) { return rows->index(0, 0).data(int(role)); };
    QTRY_VERIFY(told(RowRole::IsDoubt).toBool());
    QCOMPARE(told(RowRole::Beside).toString(), u"2 fields"_s);
    QVERIFY(!told(RowRole::IsFault).toBool());
    const QString spoken = rows->index(0, 0).data(Qt::AccessibleTextRole).toString();
    QVERIFY2(spoken.contains(u"To check: Name, city"_s), qPrintable(spoken));
    QVERIFY(!rows->index(1, 0).data(int(RowRole::IsDoubt)).toBool());
}

void PlacesToCheck::theListAndTheHeadCountTheSame()
{
    WindowFixture desk(1); // in which nothing is
    addUnclean(desk);
    describe(desk, u"note"_s, {{u"examples"_s, QJsonArray{u"urgent"_s}}});
    desk.elsewhere(u"importer"_s, [](Store &store) {
        for (int number = 2; number < 12; ++number)
            (void)store.addItem(u"customers"_s,
                                {u"U-%1"_s.arg(number),
                                 5,
                                 {},
                                 {{u"name"_s, u"else"_s}, {u"city"_s, uncleanCity()}},
                                 {}});
        return true;
    });
    desk.start();
    const auto *rows = desk.find<QTableView>(u"openTable"_s)->model();
    const auto told = [&](int row) {
        return rows->index(row, 0).data(int(RowRole::Beside)).toString();
    };
    QTRY_COMPARE(rows->rowCount(), 12);
    QTRY_COMPARE(told(0), u"3 fields"_s); // what is not usual is counted, too
    for (int row = 1; row < 11; ++row)    // and so is what is so in most rows
        QTRY_COMPARE(told(row), u"city"_s);
    desk.takeNext();
    QTRY_COMPARE(chip(desk, u"recordToCheck"_s), u"3 to check"_s);
    desk.takeNext();
    QTRY_COMPARE(chip(desk, u"recordToCheck"_s), u"1 to check"_s);
}

void PlacesToCheck::theListTellsNoNumberThatItDoesNotKnow()
{
    WindowFixture desk(1);
    addUnclean(desk);
    describe(desk, u"note"_s, withIntrayWords({}, {{u"spelling"_s, u"en_US"_s}})); // a dictionary
    desk.start();
    const auto *rows = desk.find<QTableView>(u"openTable"_s)->model();
    QTRY_COMPARE(rows->index(0, 0).data(int(RowRole::Beside)).toString(), u"several fields"_s);
}

void PlacesToCheck::whatIsNeverWantedInAFieldIsNotToldInTheListEither()
{
    WindowFixture desk(1);
    describe(desk, u"city"_s, {});
    desk.elsewhere(u"importer"_s, [](Store &store) {
        for (const QString &key : {u"U-1"_s, u"U-2"_s})
            (void)store.addItem(u"customers"_s,
                                {key, 5, {}, {{u"name"_s, u"else"_s}, {u"city"_s, u"N/A"_s}}, {}});
        return true;
    });
    desk.start();
    const auto *rows = desk.find<QTableView>(u"openTable"_s)->model();
    const auto told = [&] { return rows->index(0, 0).data(int(RowRole::Beside)).toString(); };
    QTRY_COMPARE(told(), u"city"_s);
    desk.takeNext();
    QTRY_COMPARE(rows->rowCount(), 2);
    QTRY_COMPARE(told(), u"city"_s);
    QTRY_COMPARE(chip(desk, u"recordToCheck"_s), u"1 to check"_s);
    desk.press(Qt::Key_F3);
    desk.press(Qt::Key_W, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(chip(desk, u"recordToCheck"_s), QString());
    QTRY_COMPARE(told(), QString());
}

void PlacesToCheck::theListTellsItAgainWhereItsQueueIsChosenOnceMore()
{
    WindowFixture desk(1);
    addUnclean(desk);
    desk.start();
    const auto *rows = desk.find<QTableView>(u"openTable"_s)->model();
    const auto isTold = [&] { return rows->index(0, 0).data(int(RowRole::IsDoubt)).toBool(); };
    QTRY_VERIFY(isTold());
    desk.window().deskPage()->useQueue(desk.desk().queue().name);
    QTRY_VERIFY(rows->rowCount() > 0);
    QTRY_VERIFY(isTold());
}

void PlacesToCheck::theListGoesByARuleAsSoonAsItIsSaved()
{
    WindowFixture desk(1);
    addUnclean(desk);
    desk.start();
    const auto *rows = desk.find<QTableView>(u"openTable"_s)->model();
    const auto told = [&](RowRole role) { return rows->index(0, 0).data(int(role)); };
    QTRY_VERIFY(told(RowRole::IsDoubt).toBool());
    desk.allowOnly(u"city"_s, {u"opp"_s, u"boaz"_s});
    QTRY_VERIFY(told(RowRole::IsFault).toBool());
    QVERIFY(!told(RowRole::IsDoubt).toBool());
    QCOMPARE(told(RowRole::Beside).toString(), u"city"_s);
    describe(desk, u"city"_s, {});
    QTRY_VERIFY(told(RowRole::IsDoubt).toBool());
    QVERIFY(!told(RowRole::IsFault).toBool());
}

/// The list tells again what is seen whenever a sign comes.
void PlacesToCheck::oneSignOfTheListDoesNotPutOffTheOthers()
{
    WindowFixture desk(5);
    addUnclean(desk);
    desk.start();
    const auto *rows = desk.find<QTableView>(u"openTable"_s)->model();
    QTRY_VERIFY(rows->index(0, 0).data(int(RowRole::IsDoubt)).toBool()); // what is usual is known
    const QList<Item> seen = desk.elsewhere(u"looker"_s, [](Store &store) {
        ItemQuery query;
        query.queue = u"customers"_s;
        query.state = State::Open;
        query.isBrief = true;
        return store.page(query, PageRequest{}).value_or(ItemPage()).items;
    });
    QVERIFY(seen.size() > 2);
    ListedDoubts doubts(*desk.window().session(), desk.desk().suggestions());
    const auto *pause = doubts.findChild<QTimer *>();
    QSet<ItemId> told;
    bool isTelling = false;
    int waits = 0;
    connect(&doubts, &ListedDoubts::found, this, [&](const Item &item) {
        told.insert(item.id);
        if (std::exchange(isTelling, true))
            return;
        doubts.look(seen);
        isTelling = false;
        waits += pause->isActive() ? 1 : 0;
    });
    doubts.look(seen);
    QTRY_COMPARE(told.size(), seen.size());
    QCOMPARE(waits, 0);
}

INTRAY_TEST_MAIN(PlacesToCheck)
#include "tst_placestocheck.moc"
