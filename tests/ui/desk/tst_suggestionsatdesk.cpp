// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/rowroles.h"
#include "store/verifying/countingstore.h"
#include "support/testclass.h"
#include "ui/desk/fieldeditor.h"
#include "ui/dialogkeys.h"
#include "ui/windowfixture.h"

#include <QAction>
#include <QJsonArray>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableView>

using namespace intray;
using namespace Qt::StringLiterals;

/// What is suspicious is marked in the field, and taken or refused by one key.
class SuggestionsAtDesk : public QObject
{
    Q_OBJECT

private slots:
    void whatIsSuspiciousIsMarkedAndMovesNothing();
    void whatIsMeantStandsOnTheLineOfItsText();
    void whatIsMeantIsInSightWhereverThePanelStands_data();
    void whatIsMeantIsInSightWhereverThePanelStands();
    void whatIsMeantIsTakenByKey();
    void theSameInOtherRecordsIsToldAndCorrected();
    void whatIsToldOfOthersGoesWithWhatIsTakenBack();
    void whoAsksForOthersTooEarlyIsToldSo();
    void nobodyIsAskedAboutNone();
    void toEmptyAFieldIsNamed();
    void twoThatExchangeTheirValuesAreTakenAndUndoneAsOne();
    void twoThatExchangeTheirValuesAreRefusedAsOne();
    void halfAnExchangeIsNotOffered();
    void aLineInPartsIsTakenAndUndoneAsOne();
    void aLineInPartsIsRefusedAsOne();
    void aPartWithoutTheOthersIsNotOffered();
    void whatIsNotWantedIsNotOfferedAgain();
    void anAnswerFromBeforeUndoesNothing();
    void whatIsInSightIsTakenFromAnyField();
    void theKeyGoesToWhatIsOutOfSight();
    void whatIsReadThoughItsFieldIsHalfOutOfSightIsTakenAtOnce();
    void whatBecameOfTheLockStays_data();
    void whatBecameOfTheLockStays();
    void theQuestionGoesWhenItIsAnsweredOrLeft();
    void whatStandsInManyRecordsOrWasSuggestedIsNotAskedAbout();
    void whereNothingIsKeptNothingIsSaid();
    void whatIsKnownByRuleIsOfferedBeforeAnythingIsCounted();
    void theWindowCountsByItself();
    void theCountingCanBeStopped();
    void theListTellsOfItsRowsAsSoonAsTheyAreCounted();
};

static NewItem town(const QString &key, const QString &name, const QString &city, int priority)
{
    return {key, priority, {}, {{u"name"_s, name}, {u"city"_s, city}}, {}};
}

/// Forty records of two towns, all of them counted, and first one that is mistyped.
static void prepare(WindowFixture &desk, bool isCounted = true,
                    const QString &first = u"birmingxam"_s)
{
    desk.elsewhere(u"importer"_s, [&](Store &store) {
        for (int number = 0; number < 40; ++number)
            (void)store.addItem(u"customers"_s,
                                town(u"T-%1"_s.arg(number),
                                     number % 2 ? u"birmingham"_s : u"dothan"_s, u"Berlin"_s, 0));
        return store.addItem(u"customers"_s, town(u"T-900"_s, first, u"Berlin"_s, 5)).has_value();
    });
    if (isCounted) {
        auto connection = Connection::open(desk.url(), OpenMode::Existing);
        CountingStore counting(**connection, Identity{u"importer"_s, u"elsewhere"_s});
        QVERIFY(counting.countAll(u"customers"_s)->isWhole);
    }
    desk.start();
    desk.window().resize(1600, 700); // room for the words behind the text
    desk.takeNext();
}

/// The same with names of so many letters that they leave little room in their field.
static void prepareLong(WindowFixture &desk, const QString &name, const QString &first,
                        bool isFault)
{
    if (isFault)
        desk.allowOnly(u"name"_s, {name, u"dothan"_s});
    desk.elsewhere(u"importer"_s, [&](Store &store) {
        for (int number = 0; number < 40; ++number)
            (void)store.addItem(
                u"customers"_s,
                town(u"T-%1"_s.arg(number), number % 2 ? name : u"dothan"_s, u"Berlin"_s, 0));
        return store.addItem(u"customers"_s, town(u"T-900"_s, first, u"Berlin"_s, 5)).has_value();
    });
    auto connection = Connection::open(desk.url(), OpenMode::Existing);
    CountingStore counting(**connection, Identity{u"importer"_s, u"elsewhere"_s});
    QVERIFY(counting.countAll(u"customers"_s)->isWhole);
    desk.start();
    desk.takeNext();
}

static QWidget *mark(WindowFixture &desk, const QString &field = u"name"_s)
{
    return desk.find<QWidget>(u"suggestion."_s + field);
}

static QString ghost(WindowFixture &desk)
{
    const auto *button = desk.find<QAbstractButton>(u"suggestion.name"_s);
    return button && button->isVisible() ? button->text() : QString();
}

void SuggestionsAtDesk::whatIsSuspiciousIsMarkedAndMovesNothing()
{
    WindowFixture desk(1);
    prepare(desk);
    const QRect before = desk.editor(u"note"_s)->geometry();
    const QRect own = desk.editor(u"name"_s)->geometry();
    QTRY_VERIFY(mark(desk)->isVisible());
    QVERIFY(!mark(desk, u"city"_s)->isVisible());
    QTRY_COMPARE(ghost(desk), u"birmingham"_s);
    QCOMPARE(desk.editor(u"note"_s)->geometry(), before);
    QCOMPARE(desk.editor(u"name"_s)->geometry(), own);
    QCOMPARE(desk.editor(u"name"_s)->text(), u"birmingxam"_s);
    QVERIFY(!desk.desk().record().hasTypedText());
    QVERIFY(desk.editor(u"name"_s)->accessibleDescription().contains(u"birmingham"_s));
    QVERIFY2(desk.beside(u"name"_s).sign == Sign::Warning, "and it is said beside the field");
    QCOMPARE(desk.beside(u"name"_s).sentence.left(23), u"“birmingham” stands in "_s);
    QVERIFY(desk.beside(u"name"_s).sentence.endsWith(u'.'));
}

/// Where the highest letters of a line begin.
static int highestInk(const QImage &image, const QRect &place)
{
    const QRgb ground = image.pixel(place.topLeft());
    for (int y = place.top(); y <= place.bottom(); ++y)
        for (int x = place.left(); x <= place.right(); ++x)
            if (image.pixel(x, y) != ground)
                return y;
    return -1;
}

void SuggestionsAtDesk::whatIsMeantStandsOnTheLineOfItsText()
{
    WindowFixture desk(1);
    prepare(desk);
    QTRY_VERIFY(mark(desk)->isVisible());
    const auto *field = desk.editor(u"name"_s);
    desk.editor(u"city"_s)->setFocus(); // nothing is selected, and there is no cursor
    const QRect inside = field->geometry().adjusted(4, 4, -4, -4);
    const int word = field->fontMetrics().horizontalAdvance(u"birmingham"_s);
    const QImage image = field->parentWidget()->grab().toImage();
    const QRect text(inside.left(), inside.top(), word, inside.height());
    const QRect meant(mark(desk)->x(), inside.top(), word, inside.height());
    QCOMPARE(highestInk(image, meant), highestInk(image, text));
}

void SuggestionsAtDesk::whatIsMeantIsInSightWhereverThePanelStands_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("mistyped");
    QTest::addColumn<bool>("isFault");
    const QString name = u"baptist medical center of birmingham south"_s;
    const QString mistyped = u"baptist medical center of birmingxam south"_s;
    QTest::newRow("short") << u"birmingham"_s << u"birmingxam"_s << false;
    QTest::newRow("long") << name << mistyped << false;
    QTest::newRow("as long as its field") << u"university hospital and "_s + name
                                          << u"university hospital and "_s + mistyped << false;
    QTest::newRow("breaks a rule") << name << mistyped << true;
}

void SuggestionsAtDesk::whatIsMeantIsInSightWhereverThePanelStands()
{
    QFETCH(QString, name);
    QFETCH(QString, mistyped);
    QFETCH(bool, isFault);
    WindowFixture desk(1);
    prepareLong(desk, name, mistyped, isFault);
    const auto *beside = desk.find<BesideCell>(u"beside.name"_s);
    QTRY_VERIFY(!beside->said().sentence.isEmpty() || mark(desk)->isVisible());
    QStringList gone;
    for (const bool hasPanel : {false, true}) {
        if (hasPanel)
            desk.press(Qt::Key_F4);
        for (const int height : {560, 720})
            for (int width = 760; width <= 1660; width += 60) {
                desk.window().resize(width, height);
                QTRY_COMPARE(desk.window().size(), QSize(width, height));
                QCoreApplication::processEvents();
                QCoreApplication::processEvents();
                if (!mark(desk)->isVisible() && !beside->showsProposal())
                    gone << u"%1 x %2 %3"_s.arg(width).arg(height).arg(hasPanel ? u"panel"_s
                                                                                : QString());
            }
    }
    QVERIFY2(gone.isEmpty(), qPrintable(gone.join(u", "_s)));
}

void SuggestionsAtDesk::whatIsMeantIsTakenByKey()
{
    WindowFixture desk(1);
    prepare(desk);
    QTRY_VERIFY(mark(desk)->isVisible());
    desk.editor(u"name"_s)->setFocus();
    desk.press(Qt::Key_J, Qt::ControlModifier);
    QCOMPARE(desk.editor(u"name"_s)->text(), u"birmingham"_s);
    QCOMPARE(desk.desk().record().text(u"name"_s), u"birmingham"_s);
    QVERIFY(!mark(desk)->isVisible());
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(desk.editor(u"name"_s)->text(), u"birmingxam"_s);
    QVERIFY(mark(desk)->isVisible());
}

void SuggestionsAtDesk::theSameInOtherRecordsIsToldAndCorrected()
{
    WindowFixture desk(1);
    desk.elsewhere(u"importer"_s, [&](Store &store) {
        for (const QString &key : {u"T-901"_s, u"T-902"_s})
            (void)store.addItem(u"customers"_s, town(key, u"birmingxam"_s, u"Berlin"_s, 0));
        return true;
    });
    prepare(desk);
    QTRY_VERIFY(mark(desk)->isVisible());
    desk.editor(u"name"_s)->setFocus();
    desk.press(Qt::Key_J, Qt::ControlModifier);
    QTRY_VERIFY(desk.message().contains(u"2 other open record"_s));
    desk.press(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
    auto *dialog = part<QDialog>(&desk.window(), u"correctDialog"_s);
    QVERIFY(isInUse(dialog));
    auto *accept = part<QPushButton>(dialog, u"correctAccept"_s);
    QTRY_VERIFY(accept->isEnabled());
    QCOMPARE(part<QLineEdit>(dialog, u"correctFrom"_s)->text(), u"birmingxam"_s);
    QCOMPARE(part<QLineEdit>(dialog, u"correctTo"_s)->text(), u"birmingham"_s);
    press(Qt::Key_C, Qt::AltModifier);
    QTRY_COMPARE(desk.stored(u"T-902"_s).record.value(u"name"_s).toString(), u"birmingham"_s);
    QTRY_VERIFY(said(dialog, u"dialogHead"_s).startsWith(u"2 record"_s));
    press(Qt::Key_Escape);
    QTRY_VERIFY(!desk.find<QDialog>(u"correctDialog"_s));
    QCOMPARE(desk.editor(u"name"_s)->text(), u"birmingham"_s);
    QCOMPARE(desk.stored(u"T-900"_s).state, State::Locked);
}

void SuggestionsAtDesk::whatIsToldOfOthersGoesWithWhatIsTakenBack()
{
    WindowFixture desk(1);
    desk.elsewhere(u"importer"_s, [&](Store &store) {
        return store.addItem(u"customers"_s, town(u"T-901"_s, u"birmingxam"_s, u"Berlin"_s, 0))
            .has_value();
    });
    prepare(desk);
    QTRY_VERIFY(mark(desk)->isVisible());
    desk.editor(u"name"_s)->setFocus();
    desk.press(Qt::Key_J, Qt::ControlModifier);
    QTRY_VERIFY(desk.message().contains(u"1 other open record"_s));
    desk.press(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
    auto *dialog = part<QDialog>(&desk.window(), u"correctDialog"_s);
    QVERIFY(isInUse(dialog));
    press(Qt::Key_Escape);
    QTRY_VERIFY(!desk.find<QDialog>(u"correctDialog"_s));
    QVERIFY(desk.message().contains(u"1 other open record"_s));
    desk.window().activateWindow();
    QTRY_VERIFY(desk.window().isActiveWindow());
    desk.editor(u"name"_s)->setFocus();
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(desk.editor(u"name"_s)->text(), u"birmingxam"_s);
    QVERIFY2(!desk.message().contains(u"other open record"_s), qPrintable(desk.message()));
}

void SuggestionsAtDesk::whoAsksForOthersTooEarlyIsToldSo()
{
    WindowFixture desk(1);
    desk.elsewhere(u"importer"_s, [&](Store &store) {
        return store.addItem(u"customers"_s, town(u"T-901"_s, u"birmingxam"_s, u"Berlin"_s, 0))
            .has_value();
    });
    prepare(desk);
    QTRY_VERIFY(mark(desk)->isVisible());
    desk.editor(u"name"_s)->setFocus();
    desk.press(Qt::Key_J, Qt::ControlModifier);
    desk.press(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier); // nothing can be known yet
    QVERIFY(!desk.find<QDialog>(u"correctDialog"_s));
    QVERIFY2(desk.message().contains(u"still being searched"_s), qPrintable(desk.message()));
    QTRY_VERIFY(desk.message().contains(u"1 other open record"_s));
    QVERIFY2(!desk.message().contains(u"still being searched"_s), qPrintable(desk.message()));
    desk.press(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(isInUse(part<QDialog>(&desk.window(), u"correctDialog"_s)));
}

void SuggestionsAtDesk::nobodyIsAskedAboutNone()
{
    WindowFixture desk(1);
    prepare(desk);
    QTRY_VERIFY(mark(desk)->isVisible());
    desk.editor(u"name"_s)->setFocus();
    desk.press(Qt::Key_J, Qt::ControlModifier);
    desk.press(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(desk.message(), u"No other open record would come right in the same way."_s);
    desk.press(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier); // a value of one's own
    auto *dialog = part<QDialog>(&desk.window(), u"correctDialog"_s);
    QVERIFY(isInUse(dialog));
    QTRY_VERIFY2(said(dialog, u"correctSaid"_s).startsWith(u"Enter the old"_s),
                 qPrintable(said(dialog, u"correctSaid"_s)));
}

void SuggestionsAtDesk::toEmptyAFieldIsNamed()
{
    SuspiciousCell cell;
    cell.value = u"n/a"_s;
    cell.suggestion = QString();
    cell.why = u"“n/a” stands for nothing"_s;
    QCOMPARE(DeskSuggestions::question(cell), u"empty? “n/a” stands for nothing."_s);
}

/// A record whose name and note stand in each other's field.
static void prepareExchange(WindowFixture &desk)
{
    const auto named = [](const QString &key, const QString &name, const QString &note) {
        return NewItem{key,
                       key == u"T-900"_s ? 5 : 0,
                       {},
                       {{u"name"_s, name}, {u"city"_s, u"Berlin"_s}, {u"note"_s, note}},
                       {}};
    };
    desk.elsewhere(u"importer"_s, [&](Store &store) {
        const QStringList names{u"Malcolm"_s, u"Daniel"_s, u"Keira"_s};
        const QStringList notes{u"Castellano"_s, u"Hathaway"_s, u"Hargrove"_s};
        for (int number = 0; number < 60; ++number)
            (void)store.addItem(u"customers"_s, named(u"T-%1"_s.arg(number), names.at(number % 3),
                                                      notes.at(number / 3 % 3)));
        return store.addItem(u"customers"_s, named(u"T-900"_s, u"Castellano"_s, u"Malcolm"_s))
            .has_value();
    });
    desk.start();
    desk.window().resize(1600, 700);
    desk.takeNext();
    QTRY_VERIFY(mark(desk)->isVisible());
    QVERIFY(mark(desk, u"note"_s)->isVisible());
    desk.editor(u"name"_s)->setFocus();
}

static QStringList nameAndNote(WindowFixture &desk)
{
    return {desk.editor(u"name"_s)->text(), desk.editor(u"note"_s)->text()};
}

void SuggestionsAtDesk::twoThatExchangeTheirValuesAreTakenAndUndoneAsOne()
{
    WindowFixture desk(1);
    prepareExchange(desk);
    const QStringList before{u"Castellano"_s, u"Malcolm"_s}, after{u"Malcolm"_s, u"Castellano"_s};
    desk.press(Qt::Key_J, Qt::ControlModifier);
    QCOMPARE(nameAndNote(desk), after);
    QVERIFY(!mark(desk)->isVisible() && !mark(desk, u"note"_s)->isVisible());
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(nameAndNote(desk), before);
    QVERIFY(mark(desk)->isVisible() && mark(desk, u"note"_s)->isVisible());
    desk.press(Qt::Key_J, Qt::ControlModifier);
    desk.press(Qt::Key_Escape);
    QCOMPARE(nameAndNote(desk), before);
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(nameAndNote(desk), after);
}

void SuggestionsAtDesk::twoThatExchangeTheirValuesAreRefusedAsOne()
{
    WindowFixture desk(1);
    prepareExchange(desk);
    desk.press(Qt::Key_J, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!mark(desk)->isVisible() && !mark(desk, u"note"_s)->isVisible());
    QVERIFY2(desk.message().contains(u"exchange these two values"_s), qPrintable(desk.message()));
    desk.press(Qt::Key_J, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(mark(desk)->isVisible() && mark(desk, u"note"_s)->isVisible());
    desk.press(Qt::Key_W, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!mark(desk)->isVisible() && !mark(desk, u"note"_s)->isVisible());
}

void SuggestionsAtDesk::halfAnExchangeIsNotOffered()
{
    WindowFixture desk(1);
    prepareExchange(desk);
    desk.editor(u"note"_s)->setFocus();
    desk.editor(u"note"_s)->selectAll();
    desk.type(u"Hathaway"_s);
    QVERIFY2(!mark(desk)->isVisible(), "what it proposes stands there no more");
    desk.editor(u"note"_s)->selectAll();
    desk.type(u"Castellano"_s);
    QVERIFY2(mark(desk)->isVisible(), "the other half is done");
}

/// A record whose name has in one line what belongs into three fields.
static void prepareLine(WindowFixture &desk)
{
    desk.elsewhere(u"importer"_s, [&](Store &store) {
        const QStringList names{u"Malcolm"_s, u"Daniel"_s, u"Keira"_s};
        const QStringList cities{u"opp"_s, u"boaz"_s, u"florence"_s};
        for (int number = 0; number < 60; ++number)
            (void)store.addItem(u"customers"_s, NewItem{u"T-%1"_s.arg(number),
                                                        0,
                                                        {},
                                                        {{u"name"_s, names.at(number % 3)},
                                                         {u"city"_s, cities.at(number / 3 % 3)},
                                                         {u"note"_s, u"Lane %1"_s.arg(number)}},
                                                        {}});
        return store
            .addItem(u"customers"_s,
                     NewItem{u"T-900"_s, 5, {}, {{u"name"_s, u"Malcolm, boaz Lane 7"_s}}, {}})
            .has_value();
    });
    desk.start();
    desk.window().resize(1600, 700);
    desk.takeNext();
    QTRY_VERIFY(mark(desk)->isVisible());
    QVERIFY(mark(desk, u"city"_s)->isVisible() && mark(desk, u"note"_s)->isVisible());
    desk.editor(u"name"_s)->setFocus();
}

static QStringList threeFields(WindowFixture &desk)
{
    return {desk.editor(u"name"_s)->text(), desk.editor(u"city"_s)->text(),
            desk.editor(u"note"_s)->text()};
}

static int proposalsSeen(WindowFixture &desk)
{
    return int(std::ranges::count_if(
        QStringList{u"name"_s, u"city"_s, u"note"_s},
        [&](const QString &field) { return mark(desk, field)->isVisible(); }));
}

void SuggestionsAtDesk::aLineInPartsIsTakenAndUndoneAsOne()
{
    WindowFixture desk(1);
    prepareLine(desk);
    const QStringList before = threeFields(desk);
    const QStringList after{u"Malcolm"_s, u"boaz"_s, u"Lane 7"_s};
    desk.editor(u"city"_s)->setFocus();
    desk.press(Qt::Key_J, Qt::ControlModifier);
    QCOMPARE(threeFields(desk), after);
    QCOMPARE(proposalsSeen(desk), 0);
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(threeFields(desk), before);
    QCOMPARE(proposalsSeen(desk), 3);
    desk.press(Qt::Key_J, Qt::ControlModifier);
    desk.press(Qt::Key_Escape); // back in the field, and in the others
    QCOMPARE(threeFields(desk), before);
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(threeFields(desk), after);
}

void SuggestionsAtDesk::aLineInPartsIsRefusedAsOne()
{
    WindowFixture desk(1);
    prepareLine(desk);
    desk.press(Qt::Key_J, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(proposalsSeen(desk), 0);
    QVERIFY2(desk.message().contains(u"share one value among 3 fields"_s),
             qPrintable(desk.message()));
    desk.press(Qt::Key_J, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(proposalsSeen(desk), 3);
    desk.press(Qt::Key_W, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(proposalsSeen(desk), 0);
}

void SuggestionsAtDesk::aPartWithoutTheOthersIsNotOffered()
{
    WindowFixture desk(1);
    prepareLine(desk);
    desk.editor(u"note"_s)->setFocus();
    desk.type(u"Lane 8"_s);
    QVERIFY2(proposalsSeen(desk) == 0, "what the third proposes cannot be put there any more");
    desk.editor(u"note"_s)->selectAll();
    desk.type(u"Lane 7"_s);
    QCOMPARE(proposalsSeen(desk), 2); // the third is done
    desk.press(Qt::Key_J, Qt::ControlModifier);
    QCOMPARE(threeFields(desk), QStringList({u"Malcolm"_s, u"boaz"_s, u"Lane 7"_s}));
}

void SuggestionsAtDesk::whatIsNotWantedIsNotOfferedAgain()
{
    WindowFixture desk(1);
    prepare(desk);
    QTRY_VERIFY(mark(desk)->isVisible());
    desk.editor(u"name"_s)->setFocus();
    desk.press(Qt::Key_J, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!mark(desk)->isVisible());
    QCOMPARE(desk.editor(u"name"_s)->text(), u"birmingxam"_s);
    QVERIFY(desk.message().contains(u"birmingham"_s));
    desk.press(Qt::Key_J, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(mark(desk)->isVisible());
    desk.press(Qt::Key_J, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!mark(desk)->isVisible());
    auto connection = Connection::open(desk.url(), OpenMode::Existing);
    SuggestionStore store(**connection, Identity{u"bert"_s, u"elsewhere"_s});
    const auto learned = store.learned(u"customers"_s);
    const auto isOffered = [&] {
        const auto cells = store.judge(**learned, desk.desk().item());
        return std::ranges::any_of(cells->suspicious, [](const SuspiciousCell &cell) {
            return cell.suggestion == u"birmingham"_s;
        });
    };
    QTRY_VERIFY(!isOffered());
}

void SuggestionsAtDesk::anAnswerFromBeforeUndoesNothing()
{
    WindowFixture desk(1);
    prepare(desk);
    QTRY_VERIFY(mark(desk)->isVisible());
    desk.editor(u"name"_s)->setFocus();
    DeskSuggestions &suggestions = desk.desk().suggestions();
    for (int time = 0; time < 20; ++time) {
        const bool isOffered = mark(desk)->isVisible();
        const QSignalSpy changed(&suggestions, &DeskSuggestions::changed);
        suggestions.lookAgain();
        desk.press(Qt::Key_J, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(mark(desk)->isVisible(), !isOffered);
        QTRY_VERIFY(changed.size() >= 2);
        QCOMPARE(mark(desk)->isVisible(), !isOffered);
    }
}

/// So many fields that the first one is out of sight while the person is in the last one.
static void addManyFields(WindowFixture &desk)
{
    desk.elsewhere(u"importer"_s, [](Store &store) {
        Queue rules = *store.queue(u"customers"_s);
        QJsonObject properties = rules.recordSchema.value(u"properties"_s).toObject();
        for (int more = 1; more <= 20; ++more)
            properties.insert(u"z%1"_s.arg(more, 2, 10, QChar(u'0')), QJsonObject());
        rules.recordSchema.insert(u"properties"_s, properties);
        return store.setQueue(rules).has_value();
    });
}

static void goToTheLastField(WindowFixture &desk)
{
    desk.editor(u"z20"_s)->setFocus();
    QTRY_VERIFY(desk.editor(u"name"_s)->visibleRegion().isEmpty());
}

void SuggestionsAtDesk::whatIsInSightIsTakenFromAnyField()
{
    WindowFixture desk(1);
    prepare(desk);
    QTRY_VERIFY(mark(desk)->isVisible());
    desk.editor(u"note"_s)->setFocus();
    desk.press(Qt::Key_J, Qt::ControlModifier);
    QCOMPARE(desk.editor(u"name"_s)->text(), u"birmingham"_s);
    QCOMPARE(desk.focusedName(), u"editor.name"_s); // to be seen, and undone
    QCOMPARE(desk.message(), QString());
}

void SuggestionsAtDesk::theKeyGoesToWhatIsOutOfSight()
{
    WindowFixture desk(1);
    addManyFields(desk);
    prepare(desk);
    QTRY_VERIFY(mark(desk)->isVisible());
    goToTheLastField(desk);
    desk.press(Qt::Key_J, Qt::ControlModifier);
    QCOMPARE(desk.focusedName(), u"editor.name"_s);
    QCOMPARE(desk.editor(u"name"_s)->text(), u"birmingxam"_s);
    QVERIFY2(desk.message().startsWith(u"Press Ctrl+J again to take"_s),
             qPrintable(desk.message()));
    desk.press(Qt::Key_J, Qt::ControlModifier);
    QCOMPARE(desk.editor(u"name"_s)->text(), u"birmingham"_s);
}

void SuggestionsAtDesk::whatIsReadThoughItsFieldIsHalfOutOfSightIsTakenAtOnce()
{
    WindowFixture desk(1);
    addManyFields(desk);
    prepare(desk);
    QTRY_VERIFY(mark(desk)->isVisible());
    goToTheLastField(desk);
    auto *form = desk.find<QScrollArea>(u"fieldsForm"_s);
    const QWidget *field = desk.editor(u"name"_s);
    const int middle = field->mapTo(form->widget(), field->rect().center()).y();
    form->verticalScrollBar()->setValue(middle);
    QVERIFY(!mark(desk)->visibleRegion().isEmpty());
    QVERIFY(field->visibleRegion().boundingRect().height() < field->height());
    desk.press(Qt::Key_J, Qt::ControlModifier);
    QCOMPARE(desk.editor(u"name"_s)->text(), u"birmingham"_s);
}

void SuggestionsAtDesk::whatBecameOfTheLockStays_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    const Qt::KeyboardModifiers withShift = Qt::ControlModifier | Qt::ShiftModifier;
    QTest::newRow("to what is suspicious")
        << Qt::Key_J << Qt::KeyboardModifiers(Qt::ControlModifier);
    QTest::newRow("all that is sure") << Qt::Key_G << Qt::KeyboardModifiers(Qt::ControlModifier);
    QTest::newRow("to what needs a look") << Qt::Key_F3 << Qt::KeyboardModifiers();
    QTest::newRow("not again") << Qt::Key_J << withShift;
    QTest::newRow("never") << Qt::Key_W << withShift;
}

void SuggestionsAtDesk::whatBecameOfTheLockStays()
{
    QFETCH(Qt::Key, key);
    QFETCH(Qt::KeyboardModifiers, modifiers);
    WindowFixture desk(1);
    prepare(desk);
    QTRY_VERIFY(mark(desk)->isVisible());
    const Item held = desk.desk().item();
    desk.elsewhere(u"super"_s, [&](Store &store) {
        return store.releaseLocks({{held.id, held.lock.id}}, u"gone home"_s).has_value();
    });
    desk.desk().keepLock();
    QTRY_COMPARE(desk.desk().state(), Desk::State::Lost);
    QTRY_VERIFY(desk.message().contains(u"gone home"_s));
    const QString before = desk.message();
    for (const bool isInField : {true, false}) {
        if (isInField)
            desk.editor(u"name"_s)->setFocus();
        else
            desk.find<QTableView>(u"openTable"_s)->setFocus();
        desk.press(key, modifiers);
        QCOMPARE(desk.message(), before);
        QVERIFY(desk.find<QPushButton>(u"message.takeAgain"_s)->isVisible());
        QVERIFY(desk.find<QPushButton>(u"message.keepAsDraft"_s)->isVisible());
    }
}

void SuggestionsAtDesk::theQuestionGoesWhenItIsAnsweredOrLeft()
{
    WindowFixture desk(1);
    addManyFields(desk);
    prepare(desk);
    QTRY_VERIFY(mark(desk)->isVisible());
    goToTheLastField(desk);
    desk.press(Qt::Key_J, Qt::ControlModifier);
    QVERIFY2(desk.message().contains(u"birmingham"_s), qPrintable(desk.message()));
    desk.press(Qt::Key_Tab);
    QCOMPARE(desk.message(), QString());
    goToTheLastField(desk);
    desk.press(Qt::Key_J, Qt::ControlModifier);
    QVERIFY2(desk.message().contains(u"birmingham"_s), qPrintable(desk.message()));
    desk.press(Qt::Key_J, Qt::ControlModifier);
    QCOMPARE(desk.message(), QString());
    QCOMPARE(desk.editor(u"name"_s)->text(), u"birmingham"_s);
}

/// The schema's list may be short of it.
void SuggestionsAtDesk::whatStandsInManyRecordsOrWasSuggestedIsNotAskedAbout()
{
    WindowFixture desk(1);
    desk.elsewhere(u"importer"_s, [](Store &store) {
        Queue rules = *store.queue(u"customers"_s);
        const auto usual = [](const QString &value) {
            return QJsonObject{{u"examples"_s, QJsonArray{value}}};
        };
        QJsonObject properties = rules.recordSchema.value(u"properties"_s).toObject();
        properties.insert(u"name"_s, usual(u"dothan"_s));
        properties.insert(u"city"_s, usual(u"Opp"_s));
        rules.recordSchema.insert(u"properties"_s, properties);
        return store.setQueue(rules).has_value();
    });
    prepare(desk);
    QTRY_VERIFY(mark(desk)->isVisible());
    QVERIFY(!desk.doubtBeside(u"city"_s).contains(u"Is this right?"_s));
    QVERIFY(desk.doubtBeside(u"name"_s).contains(u"Is this right?"_s));
    desk.editor(u"name"_s)->setFocus();
    desk.press(Qt::Key_J, Qt::ControlModifier);
    QCOMPARE(desk.editor(u"name"_s)->text(), u"birmingham"_s);
    QVERIFY(!desk.doubtBeside(u"name"_s).contains(u"Is this right?"_s));
    desk.editor(u"name"_s)->selectAll();
    QTest::keyClicks(desk.editor(u"name"_s), u"nowhere"_s);
    QVERIFY(desk.doubtBeside(u"name"_s).contains(u"Is this right?"_s));
}

void SuggestionsAtDesk::whereNothingIsKeptNothingIsSaid()
{
    WindowFixture desk(1);
    prepare(desk, false);
    desk.editor(u"name"_s)->setFocus();
    desk.press(Qt::Key_J, Qt::ControlModifier);
    QVERIFY2(desk.message().startsWith(u"Nothing is proposed"_s), "the head tells of a fault");
    QCOMPARE(desk.editor(u"name"_s)->text(), u"birmingxam"_s);
    QVERIFY(!mark(desk)->isVisible());
}

void SuggestionsAtDesk::whatIsKnownByRuleIsOfferedBeforeAnythingIsCounted()
{
    WindowFixture desk(1);
    prepare(desk, false, u"  birming\u00adham"_s);
    QTRY_VERIFY(mark(desk)->isVisible());
    desk.editor(u"name"_s)->setFocus();
    desk.press(Qt::Key_J, Qt::ControlModifier);
    QCOMPARE(desk.editor(u"name"_s)->text(), u"birmingham"_s);
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    desk.press(Qt::Key_J, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!mark(desk)->isVisible());
    desk.desk().suggestions().lookAgain();
    desk.press(Qt::Key_Tab);
    QVERIFY(!mark(desk)->isVisible());
}

void SuggestionsAtDesk::theWindowCountsByItself()
{
    WindowFixture desk(60);
    prepare(desk, false);
    QTRY_VERIFY_WITH_TIMEOUT(mark(desk)->isVisible(), 20'000);
    QCOMPARE(desk.editor(u"name"_s)->text(), u"birmingxam"_s);
}

void SuggestionsAtDesk::theCountingCanBeStopped()
{
    WindowFixture desk(60);
    desk.elsewhere(u"importer"_s, [&](Store &store) {
        for (int number = 0; number < 900; ++number) // more than one piece
            (void)store.addItem(u"customers"_s,
                                town(u"M-%1"_s.arg(number), u"dothan"_s, u"Berlin"_s, 0));
        return true;
    });
    prepare(desk, false);
    QAction *turn = desk.window().actions().of(WindowAction::StopCounting);
    QTRY_VERIFY_WITH_TIMEOUT(turn->isEnabled(), 20'000);
    QCOMPARE(turn->text(), u"Stop counting for suggestions"_s);
    turn->trigger();
    QCOMPARE(turn->text(), u"Continue counting for suggestions"_s);
    QVERIFY(!mark(desk)->isVisible());
    turn->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(!turn->isEnabled(), 20'000); // there is nothing more to count
    QTRY_VERIFY(mark(desk)->isVisible());
}

void SuggestionsAtDesk::theListTellsOfItsRowsAsSoonAsTheyAreCounted()
{
    WindowFixture desk(1);
    desk.start();
    QTRY_VERIFY(!desk.desk().suggestions().proposalsOf(u"customers"_s).fields.isEmpty());
    desk.elsewhere(u"importer"_s, [&](Store &store) {
        for (int number = 0; number < 60; ++number)
            (void)store.addItem(u"customers"_s,
                                town(u"T-%1"_s.arg(number),
                                     number % 2 ? u"birmingham"_s : u"dothan"_s, u"opp"_s, 0));
        return store.addItem(u"customers"_s, town(u"T-900"_s, u"birmingxam"_s, u"opp"_s, 5))
            .has_value();
    });
    const auto *rows = desk.find<QTableView>(u"openTable"_s)->model();
    QTRY_COMPARE(rows->rowCount(), 62);
    DeskPage *page = desk.window().deskPage();
    for (int turn = 0; turn < 2; ++turn) // off and on again: it looks at once
        page->tryAction(WindowAction::StopCounting);
    QTRY_VERIFY_WITH_TIMEOUT(rows->index(0, 0).data(int(RowRole::IsDoubt)).toBool(), 20'000);
    QVERIFY(!desk.desk().item().id.isValid());
    QVERIFY(!rows->index(2, 0).data(int(RowRole::IsDoubt)).toBool()); // one of many
}

INTRAY_TEST_MAIN(SuggestionsAtDesk)
#include "tst_suggestionsatdesk.moc"
