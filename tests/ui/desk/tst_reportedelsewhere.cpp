// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/intraywords.h"
#include "support/testclass.h"
#include "ui/desk/fieldeditor.h"
#include "ui/windowfixture.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCalendarWidget>
#include <QClipboard>
#include <QCompleter>
#include <QJsonArray>
#include <QTableView>
#include <QWheelEvent>

using namespace intray;
using namespace Qt::StringLiterals;

/// What people reported of other programs for typing records, tried at the desk.
class ReportedElsewhere : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_desk.reset(); }
    void aDayPastedOverAWholeDayReplacesIt();
    void digitsPastedOverADayStayAsTheyAreAndAreAFault();
    void aDayOfAnotherCenturyIsNeitherChangedNorShownAsToday();
    void typingADayDigitByDigitRearrangesNothing();
    void aCellCopiedFromTheListIsFoundByTheSearch();
    void whatIsTypedSurvivesAClickOnAnotherItem();
    void returnInAFieldOpensNothingAndGoesOn();
    void escGivesBackTheFieldAndTwiceTheRecord();
    void theWheelNeitherChangesTheRecordNorAField();
    void aStrayKeyDoesNotReplaceAWholeValue();
    void returnDoesNotTakeTheFirstOfAListUnasked();
    void aMarkOfTheByteOrderDoesNotHideAValue();
    void undoDoesNotReachBackIntoTheRecordBefore();
    void altGrLettersAreTypedAndAreNoKeysOfTheWindow();
    void shiftDeleteCutsTheTextAndNotTheRecord();
    void aPasteOverItselfAndItsUndoLoseNothing();

private:
    void take();
    QString text(const QString &field) const { return m_desk->desk().record().text(field); }
    void paste(const QString &field, const QString &pasted);

    std::unique_ptr<WindowFixture> m_desk;
};

static void prepare(Store &store)
{
    const auto words = [](const QJsonObject &own) {
        return withIntrayWords({{u"type"_s, u"string"_s}}, own);
    };
    Queue rules = *store.queue(u"customers"_s);
    QJsonObject city{{u"type"_s, u"string"_s},
                     {u"examples"_s, QJsonArray{u"boaz"_s, u"boston"_s, u"opp"_s}}};
    rules.recordSchema = withIntrayWords(
        {{u"type"_s, u"object"_s},
         {u"properties"_s,
          QJsonObject{{u"name"_s, words({})},
                      {u"day"_s, words({{u"kind"_s, u"date"_s}, {u"format"_s, u"dd.MM.yyyy"_s}})},
                      {u"city"_s, city},
                      {u"note"_s, words({{u"multiline"_s, true}})}}}},
        {{u"order"_s, QJsonArray{u"name"_s, u"day"_s, u"city"_s, u"note"_s}},
         {u"list"_s, QJsonArray{u"name"_s}}});
    if (!store.setQueue(rules))
        qFatal("The queue was not set.");
    for (const QString &name : {u"One"_s, u"Two"_s}) {
        const Record record{
            {u"name"_s, name}, {u"day"_s, u"14.03.1797"_s}, {u"city"_s, u""_s}, {u"note"_s, u""_s}};
        if (!store.addItem(u"customers"_s, NewItem{u"A-"_s + name, 9, {}, record, {}}))
            qFatal("The item was not added.");
    }
}

void ReportedElsewhere::init()
{
    m_desk = std::make_unique<WindowFixture>(1);
    m_desk->elsewhere(u"importer"_s, [](Store &store) {
        prepare(store);
        return 0;
    });
    m_desk->start();
    take();
}

void ReportedElsewhere::take()
{
    m_desk->press(Qt::Key_F9);
    QTRY_COMPARE(m_desk->desk().state(), Desk::State::Working);
    QTRY_COMPARE(m_desk->focusedName(), u"editor.name"_s);
    QTRY_VERIFY(m_desk->editor(u"day"_s) && m_desk->editor(u"day"_s)->isVisible());
    m_desk->look();
}

void ReportedElsewhere::paste(const QString &field, const QString &pasted)
{
    QGuiApplication::clipboard()->setText(pasted);
    m_desk->editor(field)->setFocus();
    m_desk->press(Qt::Key_A, Qt::ControlModifier);
    m_desk->press(Qt::Key_V, Qt::ControlModifier);
}

void ReportedElsewhere::aDayPastedOverAWholeDayReplacesIt()
{
    paste(u"day"_s, u"01.02.2026\r\n"_s);
    QCOMPARE(text(u"day"_s), u"01.02.2026"_s);
    m_desk->press(Qt::Key_Tab);
    QCOMPARE(m_desk->desk().record().faults(u"day"_s), QStringList());
}

void ReportedElsewhere::digitsPastedOverADayStayAsTheyAreAndAreAFault()
{
    paste(u"day"_s, u"11111111111"_s);
    QCOMPARE(m_desk->editor(u"day"_s)->toPlainText(), u"11111111111"_s);
    m_desk->press(Qt::Key_Tab);
    QCOMPARE(text(u"day"_s), u"11111111111"_s);
    QVERIFY(!m_desk->desk().record().faults(u"day"_s).isEmpty());
    m_desk->press(Qt::Key_Backtab);
    paste(u"day"_s, u"rubbish"_s);
    QCOMPARE(text(u"day"_s), u"rubbish"_s);
    m_desk->press(Qt::Key_Escape);
    QCOMPARE(text(u"day"_s), u"14.03.1797"_s);
}

void ReportedElsewhere::aDayOfAnotherCenturyIsNeitherChangedNorShownAsToday()
{
    QCOMPARE(m_desk->editor(u"day"_s)->toPlainText(), u"14.03.1797"_s);
    QCOMPARE(m_desk->desk().record().faults(u"day"_s), QStringList());
    m_desk->editor(u"day"_s)->setFocus();
    m_desk->press(Qt::Key_Down, Qt::AltModifier);
    QTRY_VERIFY(m_desk->find<QCalendarWidget>(u"calendar"_s));
    QCOMPARE(m_desk->find<QCalendarWidget>(u"calendar"_s)->selectedDate(), QDate(1797, 3, 14));
}

void ReportedElsewhere::typingADayDigitByDigitRearrangesNothing()
{
    m_desk->editor(u"day"_s)->setFocus();
    m_desk->press(Qt::Key_A, Qt::ControlModifier);
    for (const QString &so : {u"0"_s, u"08"_s, u"08."_s, u"08.1"_s, u"08.12"_s, u"08.12."_s}) {
        m_desk->type(so.right(1));
        QCOMPARE(m_desk->editor(u"day"_s)->toPlainText(), so);
    }
    m_desk->type(u"2025"_s);
    QCOMPARE(text(u"day"_s), u"08.12.2025"_s);
}

void ReportedElsewhere::aCellCopiedFromTheListIsFoundByTheSearch()
{
    QGuiApplication::clipboard()->setText(u"A-Two\n"_s);
    m_desk->press(Qt::Key_F, Qt::ControlModifier);
    m_desk->press(Qt::Key_V, Qt::ControlModifier);
    const auto *table = m_desk->find<QTableView>(u"openTable"_s);
    QTRY_COMPARE(table->model()->rowCount(), 1);
    QVERIFY(table->model()->index(0, 0).data().toString().contains(u"A-Two"_s));
}

void ReportedElsewhere::whatIsTypedSurvivesAClickOnAnotherItem()
{
    const ItemId first = m_desk->desk().item().id;
    m_desk->editor(u"note"_s)->setFocus();
    m_desk->type(u"a long text"_s);
    const auto *table = m_desk->find<QTableView>(u"openTable"_s);
    const QRect row = table->visualRect(table->model()->index(0, 0));
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, row.center());
    QTest::mouseDClick(table->viewport(), Qt::LeftButton, {}, row.center());
    QTRY_VERIFY(m_desk->desk().item().id != first);
    QTRY_COMPARE(m_desk->desk().state(), Desk::State::Working);
    m_desk->desk().open(first);
    QTRY_COMPARE(m_desk->desk().item().id, first);
    QTRY_COMPARE(text(u"note"_s), u"a long text"_s);
}

void ReportedElsewhere::returnInAFieldOpensNothingAndGoesOn()
{
    m_desk->editor(u"name"_s)->setFocus();
    m_desk->type(u"!"_s);
    m_desk->press(Qt::Key_Return);
    QCOMPARE(m_desk->focusedName(), u"editor.day"_s);
    QCOMPARE(text(u"name"_s), u"One!"_s);
    QVERIFY(!QApplication::activeModalWidget());
}

void ReportedElsewhere::escGivesBackTheFieldAndTwiceTheRecord()
{
    m_desk->editor(u"name"_s)->setFocus();
    m_desk->type(u"x"_s);
    m_desk->press(Qt::Key_Tab);
    m_desk->type(u"y"_s);
    m_desk->press(Qt::Key_Escape);
    QCOMPARE(text(u"day"_s), u"14.03.1797"_s);
    QCOMPARE(text(u"name"_s), u"Onex"_s);
    m_desk->press(Qt::Key_Escape);
    QCOMPARE(text(u"name"_s), u"One"_s);
    QVERIFY(m_desk->desk().item().id.isValid());
}

void ReportedElsewhere::theWheelNeitherChangesTheRecordNorAField()
{
    const ItemId here = m_desk->desk().item().id;
    for (const QString &field : {u"name"_s, u"day"_s, u"city"_s, u"note"_s}) {
        QWidget *place = m_desk->editor(field)->viewport();
        const QPointF middle = place->rect().center();
        QWheelEvent turned(middle, place->mapToGlobal(middle), {}, {0, -120}, Qt::NoButton,
                           Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(place, &turned);
    }
    QCOMPARE(m_desk->desk().item().id, here);
    QVERIFY(!m_desk->desk().record().hasTypedText());
}

void ReportedElsewhere::aStrayKeyDoesNotReplaceAWholeValue()
{
    m_desk->type(u"q"_s);
    QCOMPARE(text(u"name"_s), u"Oneq"_s);
}

void ReportedElsewhere::returnDoesNotTakeTheFirstOfAListUnasked()
{
    m_desk->editor(u"city"_s)->setFocus();
    m_desk->type(u"bo"_s);
    QTRY_VERIFY(m_desk->editor(u"city"_s)->findChild<QCompleter *>()->popup()->isVisible());
    QTest::keyClick(m_desk->editor(u"city"_s)->findChild<QCompleter *>()->popup(), Qt::Key_Return);
    QCOMPARE(text(u"city"_s), u"bo"_s);
}

void ReportedElsewhere::aMarkOfTheByteOrderDoesNotHideAValue()
{
    paste(u"name"_s, u"\uFEFF1234"_s);
    QCOMPARE(m_desk->editor(u"name"_s)->toPlainText(), u"1234"_s);
    QCOMPARE(text(u"name"_s), u"1234"_s);
}

void ReportedElsewhere::undoDoesNotReachBackIntoTheRecordBefore()
{
    m_desk->editor(u"name"_s)->setFocus();
    m_desk->type(u"x"_s);
    m_desk->press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(m_desk->desk().item().key, u"A-Two"_s);
    QTRY_COMPARE(m_desk->desk().state(), Desk::State::Working);
    m_desk->editor(u"name"_s)->setFocus();
    m_desk->press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(text(u"name"_s), u"Two"_s);
    m_desk->press(Qt::Key_Y, Qt::ControlModifier);
    QCOMPARE(text(u"name"_s), u"Two"_s);
}

void ReportedElsewhere::altGrLettersAreTypedAndAreNoKeysOfTheWindow()
{
    m_desk->editor(u"name"_s)->setFocus();
    const auto altGr = Qt::ControlModifier | Qt::AltModifier;
    QKeyEvent pressed(QEvent::KeyPress, Qt::Key_Q, altGr, u"@"_s);
    QCoreApplication::sendEvent(m_desk->editor(u"name"_s), &pressed);
    QCOMPARE(text(u"name"_s), u"One@"_s);
}

void ReportedElsewhere::shiftDeleteCutsTheTextAndNotTheRecord()
{
    m_desk->editor(u"name"_s)->setFocus();
    m_desk->press(Qt::Key_A, Qt::ControlModifier);
    m_desk->press(Qt::Key_Delete, Qt::ShiftModifier);
    QCOMPARE(text(u"name"_s), QString());
    QCOMPARE(QGuiApplication::clipboard()->text(), u"One"_s);
    QCOMPARE(m_desk->desk().state(), Desk::State::Working);
}

void ReportedElsewhere::aPasteOverItselfAndItsUndoLoseNothing()
{
    FieldEditor *editor = m_desk->editor(u"name"_s);
    editor->setFocus();
    editor->selectAll();
    editor->copy();
    m_desk->press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(text(u"name"_s), u"One"_s);
    m_desk->press(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(text(u"name"_s), u"OneOne"_s);
    m_desk->press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(text(u"name"_s), u"One"_s);
}

INTRAY_TEST_MAIN(ReportedElsewhere)
#include "tst_reportedelsewhere.moc"
