// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/intraywords.h"
#include "support/testclass.h"
#include "ui/common/segments.h"
#include "ui/desk/fieldeditor.h"
#include "ui/windowfixture.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCalendarWidget>
#include <QCompleter>
#include <QJsonArray>
#include <QLabel>
#include <QListWidget>
#include <QToolButton>

using namespace intray;
using namespace Qt::StringLiterals;

/// Fields that are chosen rather than typed: lists, calendars, boxes; and numbers as the person's
/// country writes them.
class Pickers : public QObject
{
    Q_OBJECT

private slots:
    void whatCannotBeChangedIsText();
    void aListOpensAtTheValueThatStandsInTheField();
    void aListOpensWholeAndIsFoundByAnyPart();
    void aDayIsChosenInTheCalendarByKeys();
    void escLeavesTheDayAsItWas();
    void aDayThatIsNoneIsKeptUntilAnotherIsChosen();
    void spaceChangesYesToNo();
    void arrowsChooseYesOrNo();
    void whatIsTypedTakesThePlaceOfYes();
    void whatIsNeitherYesNorNoIsSeenAndKept();
    void severalValuesAreMarkedAndOthersStay();
    void aNumberStandsAsTheCountryWritesItAndIsStoredInOneForm();
    void leavingAFieldShowsWhichNumberItBecame();
    void thePointOfTheNumberPadIsBeforeTheFraction();
    void whatIsAskedStandsAsTheCountryWritesIt();
    void whatCameInAsTheCountryWritesItIsStoredOnceItIsTyped();
    void aDayWithoutZerosIsUnderstood();
    void aDayAsTheCountryWritesItIsUnderstood_data();
    void aDayAsTheCountryWritesItIsUnderstood();
    void yesAndNoGetTheWordsOfTheField();
    void aReadOnlyFieldIsNotPicked();
    void tabGoesFromFieldToField();
};

namespace {

QJsonObject property(const QJsonObject &words, const QJsonObject &more = {})
{
    QJsonObject property = more;
    property.insert(u"type"_s, u"string"_s);
    return withIntrayWords(property, words);
}

/// The queue's fields, and one record.
void prepare(WindowFixture &desk, const QJsonObject &record, bool readOnly = false,
             const QString &formOfDays = u"dd.MM.yyyy"_s)
{
    const bool isPrepared = desk.elsewhere(u"importer"_s, [&](Store &store) {
        Queue rules = *store.queue(u"customers"_s);
        QJsonObject properties{
            {u"city"_s, property({}, {{u"enum"_s, QJsonArray{u"boaz"_s, u"fort payne"_s, u"opp"_s}},
                                      {u"readOnly"_s, readOnly}})},
            {u"day"_s,
             property({{u"kind"_s, formOfDays.contains(u':') ? u"date-time"_s : u"date"_s},
                       {u"format"_s, formOfDays}})},
            {u"paid"_s, property({{u"kind"_s, u"yes-no"_s}})},
            {u"tags"_s, property({{u"several"_s, QJsonArray{u"new"_s, u"urgent"_s, u"wet"_s}}})},
            {u"amount"_s, property({{u"kind"_s, u"number"_s}, {u"format"_s, u"1,234.5"_s}})}};
        rules.recordSchema = withIntrayWords(
            {{u"type"_s, u"object"_s}, {u"properties"_s, properties}},
            {{u"order"_s, QJsonArray{u"city"_s, u"day"_s, u"paid"_s, u"tags"_s, u"amount"_s}}});
        const bool isSet = store.setQueue(rules).has_value();
        return isSet &&
               store.addItem(u"customers"_s, NewItem{u"C-900"_s, 5, {}, record, {}}).has_value();
    });
    QVERIFY(isPrepared);
    desk.start();
    desk.press(Qt::Key_F9);
    QTRY_COMPARE(desk.desk().state(), Desk::State::Working);
    QTRY_VERIFY(desk.editor(u"amount"_s) && desk.editor(u"amount"_s)->isVisible());
    desk.look();
}

QString valueOf(WindowFixture &desk, const QString &field)
{
    return desk.desk().record().text(field);
}

void pick(WindowFixture &desk, const QString &field)
{
    desk.editor(field)->setFocus();
    QTest::keyClick(desk.editor(field), Qt::Key_Down, Qt::AltModifier);
}

void press(QWidget *widget, Qt::Key key)
{
    QTest::keyClick(widget, key);
}

QWidget *daysOf(WindowFixture &desk)
{
    auto *calendar = desk.find<QCalendarWidget>(u"calendar"_s);
    return calendar ? calendar->findChild<QWidget *>(u"qt_calendar_calendarview"_s) : nullptr;
}

Segments *yesOrNo(WindowFixture &desk)
{
    return desk.find<Segments>(u"pick.paid"_s);
}

void clickOn(const Segments *segments, const QString &words)
{
    for (auto *one : segments->findChildren<QToolButton *>())
        if (one->text() == words)
            return QTest::mouseClick(one, Qt::LeftButton);
    qFatal("there is no such choice");
}

} // namespace

void Pickers::aListOpensAtTheValueThatStandsInTheField()
{
    WindowFixture desk(1);
    prepare(desk, {{u"city"_s, u"opp"_s}});
    FieldEditor *editor = desk.editor(u"city"_s);
    const auto *list = editor->findChild<QCompleter *>()->popup();
    editor->selectAll();
    QTest::keyClicks(editor, u"opp"_s);
    pick(desk, u"city"_s);
    QTRY_VERIFY(list->isVisible());
    QCOMPARE(list->currentIndex().data().toString(), u"opp"_s);
}

void Pickers::aListOpensWholeAndIsFoundByAnyPart()
{
    WindowFixture desk(1);
    prepare(desk, {{u"city"_s, u"opp"_s}});
    FieldEditor *editor = desk.editor(u"city"_s);
    auto *list = editor->findChild<QCompleter *>()->popup();
    pick(desk, u"city"_s);
    QTRY_VERIFY(list->isVisible());
    QCOMPARE(list->model()->rowCount(), 3);
    press(list, Qt::Key_Escape);
    editor->selectAll();
    QTest::keyClicks(editor, u"payn"_s);
    QTRY_VERIFY(list->isVisible());
    QCOMPARE(list->model()->rowCount(), 1);
    press(list, Qt::Key_Down);
    press(list, Qt::Key_Return);
    QTRY_COMPARE(valueOf(desk, u"city"_s), u"fort payne"_s);
}

void Pickers::aDayIsChosenInTheCalendarByKeys()
{
    WindowFixture desk(1);
    prepare(desk, {{u"day"_s, u"28.02.2026"_s}});
    pick(desk, u"day"_s);
    QTRY_VERIFY(daysOf(desk));
    press(daysOf(desk), Qt::Key_Right);
    press(daysOf(desk), Qt::Key_Return);
    QTRY_COMPARE(valueOf(desk, u"day"_s), u"01.03.2026"_s);
    QCOMPARE(desk.editor(u"day"_s)->text(), u"01.03.2026"_s);
    QTRY_VERIFY(!desk.find<QWidget>(u"dayPopup"_s));
    QCOMPARE(desk.focusedName(), u"editor.day"_s);
    QTRY_VERIFY(QApplication::focusWidget());
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(valueOf(desk, u"day"_s), u"28.02.2026"_s);
}

void Pickers::escLeavesTheDayAsItWas()
{
    WindowFixture desk(1);
    prepare(desk, {{u"day"_s, u"28.02.2026"_s}});
    pick(desk, u"day"_s);
    QTRY_VERIFY(daysOf(desk));
    press(daysOf(desk), Qt::Key_Right);
    press(daysOf(desk), Qt::Key_Escape);
    QTRY_VERIFY(!desk.find<QWidget>(u"dayPopup"_s));
    QCOMPARE(valueOf(desk, u"day"_s), u"28.02.2026"_s);
    QVERIFY(!desk.desk().record().hasTypedText());
}

void Pickers::aDayThatIsNoneIsKeptUntilAnotherIsChosen()
{
    WindowFixture desk(1);
    prepare(desk, {{u"day"_s, u"30.02.2026"_s}});
    QCOMPARE(desk.editor(u"day"_s)->text(), u"30.02.2026"_s);
    QVERIFY2(!desk.faultBeside(u"day"_s).isEmpty(), "it is told");
    pick(desk, u"day"_s);
    QTRY_VERIFY(daysOf(desk));
    press(daysOf(desk), Qt::Key_Return);
    const QString today = QDate::currentDate().toString(u"dd.MM.yyyy"_s);
    QTRY_COMPARE(valueOf(desk, u"day"_s), today);
}

void Pickers::spaceChangesYesToNo()
{
    WindowFixture desk(1);
    prepare(desk, {{u"paid"_s, u"Ja"_s}});
    QCOMPARE(yesOrNo(desk)->chosen(), 1);
    desk.editor(u"paid"_s)->setFocus();
    desk.press(Qt::Key_Space);
    QCOMPARE(valueOf(desk, u"paid"_s), u"Nein"_s);
    QCOMPARE(yesOrNo(desk)->chosen(), 0);
    clickOn(yesOrNo(desk), u"Yes"_s);
    QCOMPARE(valueOf(desk, u"paid"_s), u"Ja"_s);
    QVERIFY(!desk.desk().record().isChanged(u"paid"_s));
    QCOMPARE(desk.focusedName(), u"editor.paid"_s);
}

void Pickers::arrowsChooseYesOrNo()
{
    WindowFixture desk(1);
    prepare(desk, {{u"paid"_s, u"yes"_s}});
    desk.editor(u"paid"_s)->setFocus();
    QVERIFY(yesOrNo(desk)->isVisible());
    desk.press(Qt::Key_Left);
    QCOMPARE(valueOf(desk, u"paid"_s), u"no"_s);
    desk.press(Qt::Key_Left);
    QCOMPARE(valueOf(desk, u"paid"_s), u"no"_s);
    desk.press(Qt::Key_Right);
    QCOMPARE(valueOf(desk, u"paid"_s), u"yes"_s);
}

void Pickers::whatIsTypedTakesThePlaceOfYes()
{
    WindowFixture desk(1);
    prepare(desk, {{u"paid"_s, u"yes"_s}});
    desk.editor(u"paid"_s)->setFocus();
    desk.press(Qt::Key_End);
    desk.type(u"no"_s);
    QCOMPARE(desk.editor(u"paid"_s)->text(), u"no"_s);
    QVERIFY2(!yesOrNo(desk)->isVisible(), "whoever types sees it");
    desk.press(Qt::Key_Tab);
    QTRY_VERIFY(yesOrNo(desk)->isVisible());
    QCOMPARE(yesOrNo(desk)->chosen(), 0);
    QCOMPARE(valueOf(desk, u"paid"_s), u"no"_s);
    desk.editor(u"paid"_s)->setFocus();
    desk.press(Qt::Key_Delete);
    QCOMPARE(valueOf(desk, u"paid"_s), QString());
    QCOMPARE(yesOrNo(desk)->chosen(), -1);
}

void Pickers::whatIsNeitherYesNorNoIsSeenAndKept()
{
    WindowFixture desk(1);
    prepare(desk, {{u"paid"_s, u"perhaps"_s}});
    QVERIFY(!yesOrNo(desk)->isVisible());
    QCOMPARE(desk.editor(u"paid"_s)->text(), u"perhaps"_s);
    desk.editor(u"paid"_s)->setFocus();
    desk.press(Qt::Key_Space);
    QCOMPARE(valueOf(desk, u"paid"_s), u"yes"_s);
    QVERIFY(yesOrNo(desk)->isVisible());
}

void Pickers::severalValuesAreMarkedAndOthersStay()
{
    WindowFixture desk(1);
    prepare(desk, {{u"tags"_s, u"wet;odd"_s}});
    QVERIFY2(desk.faultBeside(u"tags"_s).contains(u"odd"_s), "it is told");
    pick(desk, u"tags"_s);
    QTRY_VERIFY(desk.find<QListWidget>(u"several"_s));
    auto *list = desk.find<QListWidget>(u"several"_s);
    QCOMPARE(list->item(2)->checkState(), Qt::Checked);
    press(list, Qt::Key_Space);
    press(list, Qt::Key_Return);
    QTRY_COMPARE(valueOf(desk, u"tags"_s), u"new; wet; odd"_s);
}

void Pickers::aNumberStandsAsTheCountryWritesItAndIsStoredInOneForm()
{
    WindowFixture desk(1);
    QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
    prepare(desk, {{u"amount"_s, u"1,234.50"_s}});
    FieldEditor *editor = desk.editor(u"amount"_s);
    QCOMPARE(editor->text(), u"1.234,50"_s);
    QVERIFY(!desk.desk().record().hasTypedText());
    editor->setFocus();
    editor->selectAll();
    QTest::keyClicks(editor, u"2.000,75"_s);
    QCOMPARE(valueOf(desk, u"amount"_s), u"2,000.75"_s);
    desk.press(Qt::Key_Escape);
    QCOMPARE(editor->text(), u"1.234,50"_s);
    QCOMPARE(valueOf(desk, u"amount"_s), u"1,234.50"_s);
}

void Pickers::leavingAFieldShowsWhichNumberItBecame()
{
    WindowFixture desk(1);
    QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
    prepare(desk, {{u"amount"_s, u"n.a."_s}});
    FieldEditor *editor = desk.editor(u"amount"_s);
    QCOMPARE(editor->text(), u"n.a."_s);
    editor->setFocus();
    editor->selectAll();
    QTest::keyClicks(editor, u"12.5"_s);
    QCOMPARE(editor->text(), u"12.5"_s);
    desk.editor(u"city"_s)->setFocus();
    QCOMPARE(editor->text(), u"12,5"_s);
    QCOMPARE(valueOf(desk, u"amount"_s), u"12.5"_s);
}

void Pickers::thePointOfTheNumberPadIsBeforeTheFraction()
{
    WindowFixture desk(1);
    QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
    prepare(desk, {{u"amount"_s, u"7"_s}, {u"day"_s, u"31.01.2026"_s}});
    FieldEditor *editor = desk.editor(u"amount"_s);
    editor->setFocus();
    editor->selectAll();
    QTest::keyClicks(editor, u"1"_s);
    QTest::keyClick(editor, Qt::Key_Period, Qt::KeypadModifier);
    QTest::keyClicks(editor, u"250"_s);
    QCOMPARE(editor->text(), u"1,250"_s);
    QCOMPARE(valueOf(desk, u"amount"_s), u"1.250"_s);
    FieldEditor *day = desk.editor(u"day"_s);
    day->setFocus();
    day->selectAll();
    QTest::keyClicks(day, u"1"_s);
    QTest::keyClick(day, Qt::Key_Period, Qt::KeypadModifier);
    QCOMPARE(day->text(), u"1."_s); // a day has no fraction
}

void Pickers::whatIsAskedStandsAsTheCountryWritesIt()
{
    WindowFixture desk(1);
    QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
    prepare(desk, {{u"amount"_s, u"n.a."_s}});
    const QString fault = desk.faultBeside(u"amount"_s);
    QVERIFY2(fault.contains(u"12,5"_s) && !fault.contains(u"12.5"_s), qPrintable(fault));
    FieldEditor *editor = desk.editor(u"amount"_s);
    editor->setFocus();
    editor->selectAll();
    QTest::keyClicks(editor, u"7"_s);
    desk.press(Qt::Key_Tab);
    editor->setFocus();
    const QString hint = desk.find<QLabel>(u"fieldHint"_s)->text();
    QVERIFY2(hint.contains(u"12,5"_s), qPrintable(hint));
}

void Pickers::whatCameInAsTheCountryWritesItIsStoredOnceItIsTyped()
{
    WindowFixture desk(1);
    QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
    prepare(desk, {{u"amount"_s, u"1,5"_s}});
    const QString fault = desk.faultBeside(u"amount"_s);
    QVERIFY2(fault.contains(u"1.5"_s), qPrintable(fault));
    FieldEditor *editor = desk.editor(u"amount"_s);
    editor->setFocus();
    desk.press(Qt::Key_Tab);
    QCOMPARE(valueOf(desk, u"amount"_s), u"1,5"_s);
    editor->setFocus();
    editor->selectAll();
    QTest::keyClicks(editor, u"1,5"_s);
    desk.press(Qt::Key_Tab);
    QCOMPARE(valueOf(desk, u"amount"_s), u"1.5"_s);
    QCOMPARE(editor->text(), u"1,5"_s);
    QCOMPARE(desk.faultBeside(u"amount"_s), QString());
}

void Pickers::aDayWithoutZerosIsUnderstood()
{
    WindowFixture desk(1);
    prepare(desk, {{u"day"_s, u"28.02.2026"_s}});
    FieldEditor *editor = desk.editor(u"day"_s);
    editor->setFocus();
    editor->selectAll();
    QTest::keyClicks(editor, u"1.2.1999"_s);
    QCOMPARE(editor->text(), u"1.2.1999"_s);
    desk.press(Qt::Key_Tab);
    QCOMPARE(editor->text(), u"01.02.1999"_s);
    QCOMPARE(valueOf(desk, u"day"_s), u"01.02.1999"_s);
    QVERIFY(desk.faultBeside(u"day"_s).isEmpty());
}

void Pickers::aDayAsTheCountryWritesItIsUnderstood_data()
{
    QTest::addColumn<QLocale>("country");
    QTest::addColumn<QString>("form");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("kept");
    const QLocale german(QLocale::German, QLocale::Germany);
    const QLocale american(QLocale::English, QLocale::UnitedStates);
    const QLocale czech(QLocale::Czech, QLocale::CzechRepublic);
    const QString iso = u"yyyy-MM-dd"_s;
    QTest::newRow("German") << german << iso << u"1.2.1980"_s << u"1980-02-01"_s;
    QTest::newRow("German, with zeros") << german << iso << u"01.02.1980"_s << u"1980-02-01"_s;
    QTest::newRow("American") << american << iso << u"2/1/1980"_s << u"1980-02-01"_s;
    QTest::newRow("Czech, without blanks") << czech << iso << u"1.2.1980"_s << u"1980-02-01"_s;
    QTest::newRow("a time, too") << german << u"yyyy-MM-dd HH:mm"_s << u"1.2.1980 9:30"_s
                                 << u"1980-02-01 09:30"_s;
    QTest::newRow("the field's own form first")
        << american << u"dd/MM/yyyy"_s << u"2/1/1980"_s << u"02/01/1980"_s;
    QTest::newRow("two digits are no year") << german << iso << u"1.2.80"_s << u"1.2.80"_s;
    QTest::newRow("no such day") << german << iso << u"31.2.1980"_s << u"31.2.1980"_s;
}

void Pickers::aDayAsTheCountryWritesItIsUnderstood()
{
    QFETCH(QLocale, country);
    QFETCH(QString, form);
    QFETCH(QString, typed);
    QFETCH(QString, kept);
    const QLocale before;
    const auto back = qScopeGuard([&] { QLocale::setDefault(before); });
    WindowFixture desk(1); // which speaks no country's language
    QLocale::setDefault(country);
    prepare(desk, {{u"day"_s, u"-"_s}}, false, form);
    FieldEditor *editor = desk.editor(u"day"_s);
    editor->setFocus();
    editor->selectAll();
    QTest::keyClicks(editor, typed);
    desk.press(Qt::Key_Tab);
    QCOMPARE(editor->text(), kept);
    QCOMPARE(valueOf(desk, u"day"_s), kept);
    QCOMPARE(desk.faultBeside(u"day"_s).isEmpty(), typed != kept);
}

void Pickers::yesAndNoGetTheWordsOfTheField()
{
    WindowFixture desk(1);
    prepare(desk, {{u"paid"_s, u"no"_s}});
    FieldEditor *editor = desk.editor(u"paid"_s);
    editor->setFocus();
    editor->selectAll();
    QTest::keyClicks(editor, u"ja"_s);
    desk.press(Qt::Key_Tab);
    QCOMPARE(editor->text(), u"yes"_s);
    QCOMPARE(valueOf(desk, u"paid"_s), u"yes"_s);
}

void Pickers::aReadOnlyFieldIsNotPicked()
{
    WindowFixture desk(1);
    prepare(desk, {{u"city"_s, u"opp"_s}}, true);
    QVERIFY(!desk.find<QToolButton>(u"pick.city"_s)->isEnabled());
    auto *list = desk.editor(u"city"_s)->findChild<QCompleter *>()->popup();
    pick(desk, u"city"_s);
    QVERIFY(!list->isVisible());
    QVERIFY2(desk.message().contains(u"read-only"_s), qPrintable(desk.message()));
}

void Pickers::tabGoesFromFieldToField()
{
    WindowFixture desk(1);
    prepare(desk, {{u"city"_s, u"opp"_s}});
    desk.editor(u"city"_s)->setFocus();
    for (const QString &field : {u"day"_s, u"paid"_s, u"tags"_s, u"amount"_s}) {
        desk.press(Qt::Key_Tab);
        QCOMPARE(desk.focusedName(), u"editor."_s + field);
    }
}

void Pickers::whatCannotBeChangedIsText()
{
    WindowFixture desk(1);
    prepare(desk, {{u"paid"_s, u"yes"_s}});
    QTRY_VERIFY(yesOrNo(desk)->isVisible());
    const Item item = desk.desk().item();
    desk.elsewhere(u"boss"_s, [&](Store &store) {
        return store.releaseLocks({{item.id, item.lock.id}}, u"ill"_s).has_value();
    });
    QTRY_COMPARE_WITH_TIMEOUT(desk.desk().state(), Desk::State::Lost, 15000);
    for (const Segments *one : desk.editor(u"paid"_s)->parentWidget()->findChildren<Segments *>())
        QVERIFY(!one->isVisible());
    QCOMPARE(desk.editor(u"paid"_s)->text(), u"yes"_s);
}

INTRAY_TEST_MAIN(Pickers)
#include "tst_pickers.moc"
