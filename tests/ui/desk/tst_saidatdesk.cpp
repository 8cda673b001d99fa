// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/verifying/countingstore.h"
#include "support/testclass.h"
#include "ui/common/markedlabel.h"
#include "ui/desk/besidecell.h"
#include "ui/desk/fieldeditor.h"
#include "ui/desk/fieldsform.h"
#include "ui/windowfixture.h"

#include <QAbstractButton>
#include <QAction>
#include <QDialog>
#include <QJsonArray>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableView>

#include <algorithm>

using namespace intray;
using namespace Qt::StringLiterals;

/// What the desk says of a value in doubt, and of a record that comes next: no key does what nobody
/// has seen, and nothing is offered that cannot be done.
class SaidAtDesk : public QObject
{
    Q_OBJECT

private slots:
    void whatComesNextIsToldWhereAFilterDoesNotFindIt();
    void theNextOfAllIsOfferedOnlyWhileAFilterIsOn();
    void withinAFilterOneKeyLeadsFromRecordToRecord();
    void whatSomebodyElseTookMeanwhileIsPassedOver();
    void withoutAFilterTheKeySaysThatThereIsNone();
    void aKeyThatFindsNoSuggestionSaysWhichRuleTheFieldBreaks();
    void whoeverReturnsAnItemIsToldWhenItComesAgain();
    void whoeverReturnsAnItemIsToldWhatBecomesOfTheTypedText();
    void whatWasCompletedCanBeUndoneThoughNothingNeedsALook();
    void ofALongProposalWhatChangesIsSeen();
    void aLongProposalThatHasNoRoomIsTakenOnlyWhereAllOfItIsSeen();
    void whereAllOfAProposalIsSeenItIsTakenAndCompletedByOneKey();
    void aLongProposalStandsBesideTheLinesOfItsField();
    void theKeyThatLeadsToALongProposalSaysThatItTakesItNext();
    void aFieldGoneToIsInSightWithWhatIsProposedUnderIt();
    void whyALongProposalIsMadeIsWholeBesideTheLinesOfItsField();
    void whatIsCutBesideAFieldStandsInTheFoot();
    void ofALongValueThatWasWhatChangedIsSeen();
    void whatCannotBeChangedIsDoubtedButNotProposed();
    void aDoubtWithoutAProposalIsRefusedByItsField();
    void nobodyIsToldHowToWriteWhatCannotBeChanged();
    void whatIsUnlikeTheOthersIsToldByOneOfThem();
    void theOneUsualValueIsNamed();
    void theCursorGoesBackToWhereOneCanType();
};

static const QString wholeName =
    u"surgery patients who were taking heart drugs called beta blockers before coming to the "
    "hospital who were kept on them during the period just before and after"_s;

static QString misspelt()
{
    return QString(wholeName).replace(u"hospital"_s, u"hospitxl"_s);
}

static void setRule(WindowFixture &desk, const QString &field, const QJsonObject &rule)
{
    desk.elsewhere(u"supervisor"_s, [&](Store &store) {
        Queue queue = *store.queue(u"customers"_s);
        QJsonObject properties = queue.recordSchema.value(u"properties"_s).toObject();
        properties.insert(field, rule);
        queue.recordSchema.insert(u"properties"_s, properties);
        return store.setQueue(queue).has_value();
    });
}

/// Sixty records with these names, counted, and first one with another.
static void addNames(WindowFixture &desk, const std::function<QString(int)> &name,
                     const QString &first)
{
    desk.elsewhere(u"importer"_s, [&](Store &store) {
        const auto add = [&](const QString &key, const QString &named, int priority) {
            (void)store.addItem(
                u"customers"_s,
                {key, priority, {}, {{u"name"_s, named}, {u"city"_s, u"opp"_s}}, {}});
        };
        for (int number = 0; number < 60; ++number)
            add(u"N-%1"_s.arg(number), name(number), 0);
        add(u"N-900"_s, first, 5);
        return true;
    });
    auto connection = Connection::open(desk.url(), OpenMode::Existing);
    CountingStore counting(**connection, Identity{u"importer"_s, u"elsewhere"_s});
    QVERIFY(counting.countAll(u"customers"_s)->isWhole);
}

static QString anyName(int number)
{
    return number % 2 ? wholeName : u"town"_s;
}

static const BesideCell *besideName(WindowFixture &desk)
{
    return desk.find<BesideCell>(u"beside.name"_s);
}

static QString inOneWord(QString text)
{
    return text.remove(u' ');
}

/// Takes one whose name is proposed to be another, of one word, and no piece of that.
static void proposeOneWord(WindowFixture &desk, int width, const QString &wrong,
                           const QString &right)
{
    addNames(
        desk, [&](int number) { return number % 2 ? right : u"town"_s; }, wrong);
    desk.start();
    desk.window().resize(width, 740);
    desk.takeNext();
    QTRY_COMPARE(besideName(desk)->said().proposal.value, right);
}

/// Longer than the lines that it takes.
static const QString tooLong = inOneWord(wholeName + wholeName.left(135));
static const QString tooLongMisspelt = inOneWord(misspelt() + wholeName.left(135));

static QAbstractButton *nextInHead(WindowFixture &desk)
{
    return desk.find<QWidget>(u"openTitle"_s)->findChild<QAbstractButton *>(u"button.takeNext"_s);
}

static void search(WindowFixture &desk, const QString &text)
{
    desk.press(Qt::Key_F, Qt::ControlModifier);
    desk.type(text);
    desk.press(Qt::Key_Return);
}

/// Takes one whose name cannot be changed.
static void takeNextToCity(WindowFixture &desk)
{
    desk.press(Qt::Key_F9);
    QTRY_COMPARE(desk.focusedName(), u"editor.city"_s);
    QTRY_VERIFY(desk.editor(u"name"_s)->isVisible());
    desk.look();
}

void SaidAtDesk::whatComesNextIsToldWhereAFilterDoesNotFindIt()
{
    WindowFixture desk(4);
    desk.start();
    search(desk, u"boaz"_s); // C-002 and C-004
    QTRY_COMPARE(nextInHead(desk)->text(), u"Next of all 4  F9"_s);
    desk.takeNext();
    QTRY_COMPARE(desk.desk().item().key, u"C-001"_s);
    QTRY_COMPARE(desk.message(), u"C-001 came next in the queue; the search does not find it."_s);
    desk.look();
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(desk.desk().item().key, u"C-002"_s);
    QTRY_COMPARE(desk.message(), u"C-001 is completed."_s);
    desk.look();
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(desk.desk().item().key, u"C-003"_s);
    QTRY_COMPARE(desk.message(), u"C-002 is completed. C-003 came next in the queue; the search "
                                 "does not find it."_s);
}

void SaidAtDesk::theNextOfAllIsOfferedOnlyWhileAFilterIsOn()
{
    WindowFixture desk(4);
    desk.start();
    QTRY_COMPARE(nextInHead(desk)->text(), u"Take next  F9"_s);
    search(desk, u"boaz"_s);
    QTRY_COMPARE(nextInHead(desk)->text(), u"Next of all 4  F9"_s);
    QCOMPARE(nextInHead(desk)->accessibleName(), u"Next of all 4"_s);
    QVERIFY(nextInHead(desk)->toolTip().contains(u"order of the queue"_s));
    desk.press(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(nextInHead(desk)->text(), u"Take next  F9"_s);
    desk.takeNext();
    QCOMPARE(desk.message(), QString());
}

static void goOnInFound(WindowFixture &desk)
{
    desk.look();
    desk.press(Qt::Key_F11, Qt::ShiftModifier);
}

static int openRows(WindowFixture &desk)
{
    return desk.find<QTableView>(u"openTable"_s)->model()->rowCount();
}

void SaidAtDesk::withinAFilterOneKeyLeadsFromRecordToRecord()
{
    WindowFixture desk(4);
    desk.start();
    search(desk, u"boaz"_s); // C-002 and C-004
    QTRY_COMPARE(openRows(desk), 2);
    QAction *action = desk.window().actions().of(Action::CompleteAndNextFound);
    QCOMPARE(action->text(), u"Take next fo&und"_s);
    goOnInFound(desk);
    QTRY_COMPARE(desk.desk().item().key, u"C-002"_s);
    QTRY_COMPARE(desk.focusedName(), u"editor.name"_s);
    QCOMPARE(desk.message(), QString());
    QCOMPARE(action->text(), u"Complete and next fo&und"_s);
    QVERIFY(desk.find<QMenu>(u"otherEndings"_s)->actions().contains(action));
    goOnInFound(desk);
    QTRY_COMPARE(desk.desk().item().key, u"C-004"_s);
    QTRY_COMPARE(desk.message(), u"C-002 is completed."_s);
    goOnInFound(desk);
    QTRY_COMPARE(desk.message(),
                 u"C-004 is completed. No open item that the search or filter finds "
                 "is left to take."_s);
    QCOMPARE(desk.desk().state(), Desk::State::Empty);
    QCOMPARE(desk.numberOf(State::Open), 2);
    QCOMPARE(desk.numberOf(State::Locked), 0);
}

void SaidAtDesk::whatSomebodyElseTookMeanwhileIsPassedOver()
{
    WindowFixture desk(4);
    desk.start();
    search(desk, u"boaz"_s);
    QTRY_COMPARE(openRows(desk), 2);
    const ItemId first = desk.stored(u"C-002"_s).id;
    QVERIFY(desk.elsewhere(
        u"bert"_s, [&](Store &store) { return !store.claimItems({first})->items.isEmpty(); }));
    goOnInFound(desk);
    QTRY_COMPARE(desk.desk().item().key, u"C-004"_s);
    QCOMPARE(desk.numberOf(State::Open), 2);
}

void SaidAtDesk::withoutAFilterTheKeySaysThatThereIsNone()
{
    WindowFixture desk(4);
    desk.start();
    desk.takeNext();
    goOnInFound(desk);
    QCOMPARE(desk.message(), u"No search or filter is on in the list of open items."_s);
    search(desk, u"boaz"_s);
    QTRY_COMPARE(openRows(desk), 2);
    goOnInFound(desk);
    QTRY_COMPARE(desk.desk().item().key, u"C-002"_s);
    QTRY_COMPARE(desk.message(), u"C-001 is completed."_s);
}

void SaidAtDesk::whoeverReturnsAnItemIsToldWhatBecomesOfTheTypedText()
{
    WindowFixture desk(2);
    desk.start();
    desk.takeNext();
    const auto said = [&] {
        desk.press(Qt::Key_R, Qt::ControlModifier);
        const auto *dialog = desk.find<QDialog>(u"returnDialog"_s);
        const auto *typed = dialog->findChild<QLabel *>(u"returnTyped"_s);
        return typed->isVisibleTo(dialog) ? typed->text() : QString();
    };
    QCOMPARE(said(), QString());
    desk.find<QDialog>(u"returnDialog"_s)->reject();
    QTRY_VERIFY(!desk.find<QDialog>(u"returnDialog"_s));
    desk.window().activateWindow();
    QTRY_VERIFY(desk.window().isActiveWindow());
    desk.editor(u"name"_s)->setFocus();
    desk.type(u"x"_s);
    QCOMPARE(said(), u"What you typed in 1 field(s) goes into the record, and the desk is empty "
                     "afterwards."_s);
    desk.find<QDialog>(u"returnDialog"_s)->accept();
    QTRY_COMPARE(desk.desk().state(), Desk::State::Empty);
    QVERIFY(desk.stored(u"C-001"_s).record.value(u"name"_s).toString().contains(u'x'));
}

void SaidAtDesk::whatWasCompletedCanBeUndoneThoughNothingNeedsALook()
{
    WindowFixture desk(2);
    desk.start();
    desk.takeNext();
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(desk.desk().item().key, u"C-002"_s);
    const auto offersUndo = [&] {
        return std::ranges::any_of(
            desk.window().findChildren<QAbstractButton *>(u"message.takeBack"_s),
            &QWidget::isVisible);
    };
    // One thing at a time: an answer is not read behind a sentence that was read already, and
    // the button beside both would seem to undo either.
    for (int time = 0; time < 2; ++time) {
        desk.press(Qt::Key_F3);
        QCOMPARE(desk.message(), u"There is nothing to check in this record."_s);
        QVERIFY(!offersUndo());
    }
    desk.editor(u"name"_s)->setFocus();
    for (const auto key : {Qt::Key_J, Qt::Key_W}) { // refused, and never again
        desk.press(key, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(desk.message(), u"There is nothing to check in this field."_s);
    }
    desk.type(u"x"_s); // ends the answer
    QCOMPARE(desk.message(), u"C-001 is completed."_s);
    QVERIFY(offersUndo());
    desk.press(Qt::Key_F3);
    desk.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(desk.desk().item().key, u"C-001"_s);
}

void SaidAtDesk::aKeyThatFindsNoSuggestionSaysWhichRuleTheFieldBreaks()
{
    WindowFixture desk(1);
    desk.allowOnly(u"city"_s, {u"opp"_s, u"boaz"_s});
    desk.start();
    desk.takeNext();
    desk.editor(u"city"_s)->setFocus();
    desk.press(Qt::Key_A, Qt::ControlModifier);
    desk.type(u"Shreveport"_s);
    desk.press(Qt::Key_Tab);
    desk.editor(u"city"_s)->setFocus();
    QTRY_VERIFY(!desk.faultBeside(u"city"_s).isEmpty());
    for (const auto key : {Qt::Key_J, Qt::Key_W}) {
        desk.press(key, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(desk.message(), u"Nothing is suggested for City. It breaks a rule: "_s +
                                     desk.faultBeside(u"city"_s));
    }
}

void SaidAtDesk::whoeverReturnsAnItemIsToldWhenItComesAgain()
{
    WindowFixture desk(2);
    desk.start();
    desk.takeNext();
    desk.press(Qt::Key_R, Qt::ControlModifier);
    QTest::mouseClick(
        desk.find<QWidget>(u"returnDialog"_s)->findChild<QWidget *>(u"returnAccept"_s),
        Qt::LeftButton);
    QTRY_VERIFY(!desk.find<QWidget>(u"returnDialog"_s));
    QTRY_COMPARE(desk.desk().state(), Desk::State::Empty);
    QTRY_COMPARE(desk.message(), u"C-001 is returned to the queue. It comes to you again only when "
                                 "nothing else is left, or when you pick it."_s);
    for (const QString &next : {u"C-002"_s, u"C-001"_s}) {
        desk.window().actions().of(Action::TakeNext)->trigger();
        QTRY_COMPARE(desk.desk().item().key, next);
        desk.look();
    }
}

void SaidAtDesk::ofALongProposalWhatChangesIsSeen()
{
    WindowFixture desk(1);
    addNames(desk, anyName, misspelt());
    desk.start();
    desk.window().resize(1366, 740);
    desk.takeNext();
    QTRY_VERIFY(besideName(desk)->showsProposal());
    const QString shown = besideName(desk)->shownProposal();
    QVERIFY2(shown.startsWith(u"… "_s) && shown.endsWith(u" …"_s), qPrintable(shown));
    QVERIFY2(shown.contains(u" hospital "_s) && shown != wholeName, qPrintable(shown));
    QVERIFY(besideName(desk)->toolTip().contains(wholeName));
    QVERIFY(desk.editor(u"name"_s)->accessibleDescription().contains(wholeName));
    desk.editor(u"name"_s)->setFocus();
    QCOMPARE(desk.message(), QString()); // it is in sight
    desk.press(Qt::Key_J, Qt::ControlModifier);
    QCOMPARE(desk.editor(u"name"_s)->text(), wholeName);
}

void SaidAtDesk::aLongProposalThatHasNoRoomIsTakenOnlyWhereAllOfItIsSeen()
{
    WindowFixture desk(1);
    proposeOneWord(desk, 1200, tooLongMisspelt, tooLong);
    QVERIFY(!besideName(desk)->showsProposal());
    desk.editor(u"note"_s)->setFocus();
    desk.press(Qt::Key_J, Qt::ControlModifier); // leads to it
    QCOMPARE(desk.focusedName(), u"editor.name"_s);
    QVERIFY2(desk.message().startsWith(u"What is proposed for Name is too long"_s),
             qPrintable(desk.message()));
    desk.press(Qt::Key_J, Qt::ControlModifier); // shows all of it
    auto *menu = desk.find<QMenu>(u"suggestionMenu"_s);
    QTRY_VERIFY(menu && menu->isVisible());
    QCOMPARE(menu->actions().constFirst()->text(), tooLong);
    QVERIFY(menu->width() < desk.window().width());
    QCOMPARE(desk.editor(u"name"_s)->text(), tooLongMisspelt);
    const auto *shown = menu->findChild<MarkedLabel *>();
    QVERIFY(shown && !shown->text().marked.isEmpty());
    const Stretch changed = shown->text().marked.constFirst();
    QCOMPARE(shown->text().text.mid(changed.start, changed.length), u"a"_s); // of hospital
    QTest::keyClick(menu, Qt::Key_Return);
    QCOMPARE(desk.editor(u"name"_s)->text(), tooLong);
}

void SaidAtDesk::whereAllOfAProposalIsSeenItIsTakenAndCompletedByOneKey()
{
    WindowFixture desk(2);
    proposeOneWord(desk, 1200, tooLongMisspelt, tooLong);
    const QString key = desk.desk().item().key;
    desk.editor(u"name"_s)->setFocus();
    desk.press(Qt::Key_J, Qt::ControlModifier);
    QTRY_VERIFY(desk.find<QMenu>(u"suggestionMenu"_s));
    QTest::keyClick(desk.find<QMenu>(u"suggestionMenu"_s), Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(desk.desk().item().key != key);
    QCOMPARE(desk.stored(key).state, State::Done);
    QCOMPARE(desk.stored(key).record.value(u"name"_s).toString(), tooLong);
}

void SaidAtDesk::aLongProposalStandsBesideTheLinesOfItsField()
{
    WindowFixture desk(1);
    proposeOneWord(desk, 1366, inOneWord(misspelt()), inOneWord(wholeName));
    QTRY_VERIFY(besideName(desk)->showsProposal());
    QTRY_COMPARE(besideName(desk)->shownProposal(), inOneWord(wholeName));
    const auto *field = desk.editor(u"name"_s)->parentWidget(); // which grows with its text
    QTRY_VERIFY(besideName(desk)->height() <= field->height());
    desk.editor(u"note"_s)->setFocus();
    desk.press(Qt::Key_J, Qt::ControlModifier); // what is in sight is taken at once
    QCOMPARE(desk.editor(u"name"_s)->text(), inOneWord(wholeName));
}

void SaidAtDesk::theKeyThatLeadsToALongProposalSaysThatItTakesItNext()
{
    WindowFixture desk(1);
    for (int more = 1; more <= 20; ++more)
        setRule(desk, u"z%1"_s.arg(more, 2, 10, QChar(u'0')), {});
    addNames(desk, anyName, misspelt());
    desk.start();
    desk.window().resize(1366, 740);
    desk.takeNext();
    QTRY_VERIFY(besideName(desk)->showsProposal());
    desk.editor(u"z20"_s)->setFocus();
    QTRY_VERIFY(desk.editor(u"name"_s)->visibleRegion().isEmpty());
    desk.press(Qt::Key_J, Qt::ControlModifier);
    QCOMPARE(desk.focusedName(), u"editor.name"_s);
    QCOMPARE(desk.editor(u"name"_s)->text(), misspelt());
    QCOMPARE(desk.message(), u"Press Ctrl+J again to take what is proposed for Name."_s);
    desk.press(Qt::Key_J, Qt::ControlModifier);
    QCOMPARE(desk.editor(u"name"_s)->text(), wholeName);
}

/// More than a window has room for, before the name.
static void addLockedFieldsAbove(WindowFixture &desk)
{
    desk.elsewhere(u"supervisor"_s, [](Store &store) {
        Queue queue = *store.queue(u"customers"_s);
        QJsonObject properties = queue.recordSchema.value(u"properties"_s).toObject();
        QJsonArray order;
        for (int more = 1; more <= 20; ++more) {
            order.append(u"z%1"_s.arg(more));
            properties.insert(order.last().toString(), QJsonObject{{u"readOnly"_s, true}});
        }
        order.append(u"name"_s);
        queue.recordSchema.insert(u"properties"_s, properties);
        queue.recordSchema.insert(u"x-intray-order"_s, order);
        return store.setQueue(queue).has_value();
    });
}

void SaidAtDesk::aFieldGoneToIsInSightWithWhatIsProposedUnderIt()
{
    WindowFixture desk(1);
    addLockedFieldsAbove(desk);
    proposeOneWord(desk, 560, tooLongMisspelt.left(180), tooLong.left(180));
    QTRY_VERIFY(besideName(desk)->showsProposal());
    auto *form = desk.find<QScrollArea>(u"fieldsForm"_s);
    const auto onForm = [&](const QWidget *part) {
        return QRect(part->mapTo(form, QPoint()), part->size());
    };
    desk.editor(u"note"_s)->setFocus();
    const QWidget *name = desk.editor(u"name"_s);
    const int below = name->mapTo(form->widget(), name->rect().bottomLeft()).y();
    form->verticalScrollBar()->setValue(below - form->viewport()->height());
    QVERIFY(!onForm(form->viewport()).intersects(onForm(besideName(desk))));
    desk.editor(u"name"_s)->setFocus();
    QVERIFY(onForm(form->viewport()).contains(onForm(besideName(desk))));
}

void SaidAtDesk::whyALongProposalIsMadeIsWholeBesideTheLinesOfItsField()
{
    QWidget field;
    BesideCell cell(u"Revert Name"_s);
    const QString why = u"Is this right? It is none of the 30 usual values."_s;
    cell.growBeside(&field);
    field.resize(300, cell.heightOf(5));
    cell.resize(190, cell.heightOf(5));
    cell.say({.sign = Sign::Warning,
              .sentence = why,
              .isQuestion = true,
              .proposal = {wholeName, u"Ctrl+J"_s, true, {{103, 1}}},
              .why = why});
    QVERIFY(cell.showsProposal());
    QVERIFY(cell.isWhole());
    QVERIFY(cell.rect().contains(cell.proposalPlace()));
}

void SaidAtDesk::whatIsCutBesideAFieldStandsInTheFoot()
{
    WindowFixture desk(1);
    const auto word = [](QChar last) { return u"surgery patients taking"_s + last; };
    proposeOneWord(desk, 1000, word(u'x'), word(u'h'));
    QVERIFY(!besideName(desk)->isWhole());
    const QString why = besideName(desk)->said().why;
    QVERIFY2(desk.find<FieldsForm>(u"fieldsForm"_s)->hint().contains(why), qPrintable(why));
}

void SaidAtDesk::ofALongValueThatWasWhatChangedIsSeen()
{
    BesideCell cell(u"Revert Name"_s);
    const QString was = u"was "_s + misspelt();
    const qsizetype at = was.indexOf(u"hospitxl"_s) + 6;
    cell.resize(180, cell.heightOf(2));
    cell.say({.was = {was, {{at, 1}}}, .value = {4, was.size() - 4}, .canBeUndone = true});
    const QString shown = cell.shownWas();
    QVERIFY2(shown.startsWith(u"was … "_s) && shown.endsWith(u" …"_s), qPrintable(shown));
    QVERIFY2(shown.contains(u"hospitxl"_s), qPrintable(shown));
    QVERIFY(cell.toolTip().contains(was));
}

void SaidAtDesk::whatCannotBeChangedIsDoubtedButNotProposed()
{
    WindowFixture desk(1);
    setRule(desk, u"name"_s, {{u"readOnly"_s, true}});
    addNames(
        desk, [](int number) { return number % 2 ? u"birmingham"_s : u"dothan"_s; },
        u"birmingxam"_s);
    desk.start();
    desk.window().resize(1600, 740);
    takeNextToCity(desk);
    const auto *chip = desk.find<QAbstractButton>(u"recordToCheck"_s);
    QTRY_COMPARE(chip->text(), u"1 to check"_s);
    QVERIFY(!desk.find<QWidget>(u"suggestion.name"_s)->isVisible());
    QVERIFY(!besideName(desk)->showsProposal());
    const QString said = desk.beside(u"name"_s).sentence;
    QVERIFY2(said.startsWith(u"“birmingham” stands in "_s), qPrintable(said));
    QVERIFY2(said.endsWith(u"It cannot be changed here: return or fail the item."_s),
             qPrintable(said));
    desk.press(Qt::Key_F3);
    QCOMPARE(desk.focusedName(), u"editor.name"_s);
    desk.press(Qt::Key_J, Qt::ControlModifier);
    QCOMPARE(desk.editor(u"name"_s)->text(), u"birmingxam"_s);
    QVERIFY(!desk.desk().record().hasTypedText());
    desk.press(Qt::Key_J, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY2(desk.message().contains(u"is not asked about again for this record."_s),
             qPrintable(desk.message()));
    QVERIFY(desk.beside(u"name"_s).sentence.isEmpty());
}

void SaidAtDesk::nobodyIsToldHowToWriteWhatCannotBeChanged()
{
    const QJsonObject rule{{u"description"_s, u"Write it like 10046."_s}};
    for (const bool isReadOnly : {false, true}) {
        WindowFixture desk(1);
        QJsonObject ofName = rule;
        ofName.insert(u"readOnly"_s, isReadOnly);
        setRule(desk, u"name"_s, ofName);
        desk.start();
        desk.press(Qt::Key_F9);
        QTRY_COMPARE(desk.desk().state(), Desk::State::Working);
        desk.editor(u"name"_s)->setFocus();
        QCOMPARE(desk.editor(u"name"_s)->cursorWidth() == 0, isReadOnly);
        QCOMPARE(desk.window().deskPage()->findChild<FieldsForm *>()->hint().isEmpty(), isReadOnly);
    }
}

static QString patients(int number)
{
    return u"%1 patients"_s.arg(11 + number % 20);
}

void SaidAtDesk::whatIsUnlikeTheOthersIsToldByOneOfThem()
{
    WindowFixture desk(1);
    addNames(desk, patients, u"~~~"_s);
    desk.start();
    desk.takeNext();
    QTRY_VERIFY(!desk.doubtBeside(u"name"_s).isEmpty());
    static const QRegularExpression byExample(u"^\\d+ of 100 look like “\\d\\d patients”\\.$"_s);
    QVERIFY2(byExample.match(desk.doubtBeside(u"name"_s)).hasMatch(),
             qPrintable(desk.doubtBeside(u"name"_s)));
}

void SaidAtDesk::aDoubtWithoutAProposalIsRefusedByItsField()
{
    WindowFixture desk(1);
    addNames(desk, patients, u"~~~"_s);
    desk.start();
    desk.takeNext();
    QTRY_VERIFY(!desk.doubtBeside(u"name"_s).isEmpty());
    desk.editor(u"name"_s)->setFocus();
    desk.press(Qt::Key_J, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(desk.message(), u"Name is not asked about again for this record. Ctrl+Shift+J undoes "
                             "this."_s);
    desk.press(Qt::Key_J, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY2(desk.message().startsWith(u"Asked about again: "_s), qPrintable(desk.message()));
}

void SaidAtDesk::theOneUsualValueIsNamed()
{
    WindowFixture desk(1);
    setRule(desk, u"city"_s, {{u"examples"_s, QJsonArray{u"Opp"_s}}});
    desk.start();
    desk.takeNext();
    QCOMPARE(desk.doubtBeside(u"city"_s), u"Is this right? Usual here is only “Opp”."_s);
}

void SaidAtDesk::theCursorGoesBackToWhereOneCanType()
{
    WindowFixture desk(2);
    setRule(desk, u"name"_s, {{u"readOnly"_s, true}});
    desk.start();
    takeNextToCity(desk);
    QTest::mouseClick(desk.editor(u"name"_s)->viewport(), Qt::LeftButton);
    QCOMPARE(desk.focusedName(), u"editor.name"_s);
    desk.look();
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(desk.desk().item().key, u"C-002"_s);
    desk.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(desk.desk().item().key, u"C-001"_s);
    QTRY_COMPARE(desk.focusedName(), u"editor.city"_s);
}

INTRAY_TEST_MAIN(SaidAtDesk)
#include "tst_saidatdesk.moc"
