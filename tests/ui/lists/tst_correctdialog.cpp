// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/verifying/correctionstore.h"
#include "support/testclass.h"
#include "ui/common/changedcell.h"
#include "ui/dialogkeys.h"
#include "ui/lists/correctdialog.h"
#include "ui/themes.h"
#include "ui/windowfixture.h"

#include <QComboBox>
#include <QHeaderView>
#include <QPushButton>
#include <QTableWidget>

using namespace intray;
using namespace Qt::StringLiterals;

/// For whoever wants to see it, light and dark.
static void keepPictures(QWidget &what, const QString &name)
{
    const QString folder = qEnvironmentVariable("INTRAY_PICTURES");
    if (folder.isEmpty())
        return;
    for (const QString &theme : {u"light"_s, u"dark"_s}) {
        QApplication::setPalette(themeNamed(theme));
        QCoreApplication::processEvents();
        what.grab().save(u"%1/%2-%3.png"_s.arg(folder, name, theme));
    }
    QApplication::setPalette(themeNamed({}));
}

/// Many records are corrected at once, from the page of queues, by keys.
class CorrectDialogTest : public QObject
{
    Q_OBJECT

private slots:
    void recordsAreCorrectedByKeysAndPutBack();
    void anEarlierOneIsPutBackByKeys();
    void thePreviewFollowsWhatIsTyped();
    void whatSomebodyHoldsIsProposedToThem();
    void whatOneHoldsIsProposedToOneself();
    void aValueThatARuleForbidsIsTold();
    void returnEmptiesNoField();
    void everythingIsReachedByKeysAndHasAName();
    void bothValuesAreSeenWithTheLettersThatChange();
    void whatIsGivenIsNoChoice();

private:
    static QDialog *open(WindowFixture &desk)
    {
        desk.press(Qt::Key_3, Qt::AltModifier);
        auto *button = desk.find<QPushButton>(u"queueCorrect"_s);
        if (!QTest::qWaitFor([&] { return button->isEnabled(); }))
            qFatal("The button cannot be pressed.");
        click(&desk.window(), u"queueCorrect"_s); // behind three dots
        auto *dialog = part<QDialog>(&desk.window(), u"correctDialog"_s);
        if (!isInUse(dialog))
            qFatal("The dialog gets no keys.");
        return dialog;
    }
    static CorrectDialog *openWith(WindowFixture &desk, const QHash<QString, QString> &names)
    {
        CorrectionPlan plan;
        plan.field = u"name"_s;
        plan.becomes = names;
        Session &session = *desk.window().session();
        auto *dialog =
            new CorrectDialog(session, session.queueNamed(u"customers"_s), plan, &desk.window());
        dialog->open();
        if (!isInUse(dialog) || !mayBegin(dialog))
            qFatal("The dialog cannot be used.");
        return dialog;
    }
    static void chooseCity(QDialog *dialog)
    {
        auto *field = part<QComboBox>(dialog, u"correctField"_s);
        field->setFocus();
        for (int step = 0; step < 5 && field->currentData() != u"city"_s; ++step)
            press(Qt::Key_Down);
        QCOMPARE(field->currentData().toString(), u"city"_s);
    }
    static QString rowsOf(QDialog *dialog)
    {
        const auto *table = part<QTableWidget>(dialog, u"correctItems"_s);
        QStringList rows;
        for (int row = 0; row < table->rowCount(); ++row)
            rows << table->item(row, 0)->text() + u": "_s + table->item(row, 1)->text();
        return rows.join(u'\n');
    }
    static bool mayBegin(QDialog *dialog)
    {
        return QTest::qWaitFor(
            [&] { return part<QPushButton>(dialog, u"correctAccept"_s)->isEnabled(); });
    }
    static bool mayBeginWith(QDialog *dialog, const QString &from, const QString &to)
    {
        chooseCity(dialog);
        typeInto(dialog, u"correctFrom"_s, from);
        typeInto(dialog, u"correctTo"_s, to);
        return mayBegin(dialog);
    }
    static QString cityOf(WindowFixture &desk, const QString &key)
    {
        return desk.stored(key).record.value(u"city"_s).toString();
    }
};

void CorrectDialogTest::recordsAreCorrectedByKeysAndPutBack()
{
    WindowFixture desk(6);
    desk.start();
    QDialog *dialog = open(desk);
    QVERIFY(mayBeginWith(dialog, u"opp"_s, u"boaz"_s));
    QCOMPARE(said(dialog, u"dialogHead"_s),
             u"3 open record(s) of Customers would get “boaz” instead of “opp” in City."_s);
    QCOMPARE(rowsOf(dialog),
             u"C-001: will be corrected\nC-003: will be corrected\nC-005: will be corrected"_s);
    QCOMPARE(cityOf(desk, u"C-003"_s), u"opp"_s);
    keepPictures(*dialog, u"correct-preview"_s);
    keepPictures(desk.window(), u"correct-page"_s);
    press(Qt::Key_Return);
    QTRY_VERIFY(said(dialog, u"dialogHead"_s).startsWith(u"3 record"_s));
    QCOMPARE(cityOf(desk, u"C-003"_s), u"boaz"_s);
    QCOMPARE(rowsOf(dialog), u"C-001: corrected\nC-003: corrected\nC-005: corrected"_s);
    auto *undo = part<QPushButton>(dialog, u"correctUndo"_s);
    QTRY_VERIFY(undo->isVisible());
    press(Qt::Key_R, Qt::AltModifier);
    QTRY_VERIFY(said(dialog, u"dialogHead"_s).contains(u"old value again"_s));
    QCOMPARE(cityOf(desk, u"C-003"_s), u"opp"_s);
    QVERIFY(!undo->isVisible());
    press(Qt::Key_Escape);
    QTRY_VERIFY(!desk.find<QDialog>(u"correctDialog"_s));
    const auto history = desk.elsewhere(u"boss"_s, [&](Store &store) {
        return store.history(desk.stored(u"C-003"_s).id).value_or(QList<Event>());
    });
    QCOMPARE(history.size(), 3);
    QCOMPARE(history.last().kind, EventKind::Corrected);
}

void CorrectDialogTest::anEarlierOneIsPutBackByKeys()
{
    WindowFixture desk(6);
    auto connection = Connection::open(desk.url(), OpenMode::Existing);
    CorrectionStore corrections(**connection, Identity{u"boss"_s, u"elsewhere"_s});
    QVERIFY(corrections.correct(u"customers"_s, CorrectionWish{u"city"_s, u"opp"_s, u"boaz"_s}));
    desk.start();
    QDialog *dialog = open(desk);
    press(Qt::Key_A, Qt::AltModifier);
    QTRY_VERIFY(dialog->findChild<QDialog *>(u"earlierCorrections"_s));
    auto *earlier = part<QDialog>(dialog, u"earlierCorrections"_s);
    QVERIFY(isInUse(earlier));
    auto *table = part<QTableWidget>(earlier, u"earlierTable"_s);
    QTRY_COMPARE(table->rowCount(), 1);
    QCOMPARE(table->item(0, 1)->text(), u"boss"_s);
    QCOMPARE(table->item(0, 2)->text(), u"City"_s);
    QCOMPARE(table->item(0, 3)->text(), u"opp"_s);
    QCOMPARE(table->item(0, 4)->text(), u"boaz"_s);
    QCOMPARE(table->item(0, 5)->text(), u"3"_s);
    keepPictures(*earlier, u"correct-earlier"_s);
    press(Qt::Key_R, Qt::AltModifier);
    QTRY_VERIFY(said(dialog, u"dialogHead"_s).startsWith(u"3 record"_s));
    QVERIFY(said(dialog, u"dialogHead"_s).contains(u"old value again"_s));
    QCOMPARE(cityOf(desk, u"C-003"_s), u"opp"_s);
    QTRY_VERIFY(!dialog->findChild<QDialog *>(u"earlierCorrections"_s));
    dialog->activateWindow(); // as the desktop does when a dialog in front of another is closed
    QVERIFY(isInUse(dialog));
    press(Qt::Key_A, Qt::AltModifier);
    QTRY_VERIFY(dialog->findChild<QDialog *>(u"earlierCorrections"_s));
    earlier = part<QDialog>(dialog, u"earlierCorrections"_s);
    table = part<QTableWidget>(earlier, u"earlierTable"_s);
    QTRY_COMPARE(table->rowCount(), 2);
    QCOMPARE(table->item(1, 5)->text(), u"3, undone"_s);
    table->setCurrentCell(1, 0);
    QVERIFY(!part<QPushButton>(earlier, u"earlierUndo"_s)->isEnabled());
}

void CorrectDialogTest::thePreviewFollowsWhatIsTyped()
{
    WindowFixture desk(4);
    desk.start();
    QDialog *dialog = open(desk);
    chooseCity(dialog);
    auto *accept = part<QPushButton>(dialog, u"correctAccept"_s);
    QTRY_VERIFY(said(dialog, u"correctSaid"_s).startsWith(u"Enter the old and the new value"_s));
    QVERIFY(!accept->isEnabled() && !accept->toolTip().isEmpty());
    typeInto(dialog, u"correctFrom"_s, u"bo"_s);
    typeInto(dialog, u"correctTo"_s, u"opp"_s);
    QTRY_VERIFY(said(dialog, u"correctSaid"_s).startsWith(u"No open record"_s));
    QVERIFY(!accept->isEnabled());
    typeInto(dialog, u"correctFrom"_s, u"boaz"_s);
    QVERIFY(!accept->isEnabled()); // What is listed is of another value.
    QTRY_VERIFY(accept->isEnabled());
    QCOMPARE(rowsOf(dialog), u"C-002: will be corrected\nC-004: will be corrected"_s);
    press(Qt::Key_Escape);
}

void CorrectDialogTest::whatSomebodyHoldsIsProposedToThem()
{
    WindowFixture desk(4);
    desk.start();
    QDialog *dialog = open(desk);
    QVERIFY(mayBeginWith(dialog, u"opp"_s, u"boaz"_s));
    desk.elsewhere(u"anna"_s,
                   [](Store &store) { return store.claimNext({u"customers"_s}).has_value(); });
    press(Qt::Key_C, Qt::AltModifier);
    QTRY_VERIFY(said(dialog, u"correctSaid"_s).contains(u"the value is proposed to whoever"_s));
    QVERIFY2(rowsOf(dialog).startsWith(u"C-001: proposed to whoever holds it"_s),
             qPrintable(rowsOf(dialog)));
    QCOMPARE(cityOf(desk, u"C-001"_s), u"opp"_s);
    QCOMPARE(cityOf(desk, u"C-003"_s), u"boaz"_s);
    keepPictures(*dialog, u"correct-report"_s);
    press(Qt::Key_Escape);
}

void CorrectDialogTest::whatOneHoldsIsProposedToOneself()
{
    WindowFixture desk(4);
    desk.start();
    desk.takeNext(); // C-001
    QDialog *dialog = open(desk);
    QVERIFY(mayBeginWith(dialog, u"opp"_s, u"boaz"_s));
    QVERIFY2(rowsOf(dialog).contains(u"C-001: will be proposed to you"_s),
             qPrintable(rowsOf(dialog)));
    const QString told = said(dialog, u"correctSaid"_s);
    QVERIFY2(told.contains(u"1 record(s) are locked; the value is proposed to whoever"_s),
             qPrintable(told));
    press(Qt::Key_Escape);
}

void CorrectDialogTest::aValueThatARuleForbidsIsTold()
{
    WindowFixture desk(2);
    desk.start();
    QDialog *dialog = open(desk);
    chooseCity(dialog);
    typeInto(dialog, u"correctFrom"_s, u"opp"_s);
    typeInto(dialog, u"correctTo"_s, u"atlantis"_s);
    QTRY_VERIFY(said(dialog, u"correctSaid"_s).contains(u"stay as they are"_s));
    QVERIFY(!part<QPushButton>(dialog, u"correctAccept"_s)->isEnabled());
    QVERIFY(rowsOf(dialog).startsWith(u"C-001: "_s));
    press(Qt::Key_Escape);
}

void CorrectDialogTest::returnEmptiesNoField()
{
    WindowFixture desk(2);
    desk.start();
    QDialog *dialog = open(desk);
    auto *field = part<QComboBox>(dialog, u"correctField"_s);
    field->setCurrentIndex(field->findData(u"name"_s));
    typeInto(dialog, u"correctFrom"_s, u"Name 1"_s);
    auto *accept = part<QPushButton>(dialog, u"correctAccept"_s);
    QCOMPARE(accept->text(), u"&Empty the field"_s);
    QTRY_VERIFY(rowsOf(dialog).startsWith(u"C-001: "_s));
    press(Qt::Key_Return);
    QVERIFY(!accept->isDefault());
    QVERIFY(part<QLineEdit>(dialog, u"correctTo"_s)->isEnabled());
    QCOMPARE(desk.stored(u"C-001"_s).record.value(u"name"_s).toString(), u"Name 1"_s);
    press(Qt::Key_Escape);
}

void CorrectDialogTest::everythingIsReachedByKeysAndHasAName()
{
    WindowFixture desk(2);
    desk.start();
    QDialog *dialog = open(desk);
    QVERIFY(mayBeginWith(dialog, u"opp"_s, u"boaz"_s));
    QCOMPARE(outOfReach(dialog), QStringList());
}

/// The letters of the first row that are marked in a column.
static QString markedIn(const QTableWidget &table, int column)
{
    const QModelIndex cell = table.model()->index(0, column);
    const auto *delegate = qobject_cast<ChangedCell *>(table.itemDelegateForColumn(column));
    QString marked;
    if (delegate)
        for (const Stretch &stretch : delegate->shown(cell).marked)
            marked += cell.data().toString().mid(stretch.start, stretch.length);
    return marked;
}

void CorrectDialogTest::bothValuesAreSeenWithTheLettersThatChange()
{
    WindowFixture desk(2);
    const QString was = u"harvey.eastwick at example.com"_s;
    const QString becomes = u"harvey.eastwick@example.com"_s;
    auto connection = Connection::open(desk.url(), OpenMode::Existing);
    CorrectionStore corrections(**connection, Identity{u"boss"_s, u"elsewhere"_s});
    QVERIFY(corrections.correct(u"customers"_s, CorrectionWish{u"name"_s, u"Name 1"_s, was}));
    desk.start();
    CorrectDialog *dialog = openWith(desk, {{was, becomes}, {u"Name 2"_s, u"Nome 2"_s}});
    const auto &table = *part<QTableWidget>(dialog, u"correctItems"_s);
    for (const auto &[column, value] : {std::pair(2, was), std::pair(3, becomes)}) {
        QCOMPARE(table.item(0, column)->text(), value);
        QTRY_VERIFY(table.columnWidth(column) >= table.fontMetrics().horizontalAdvance(value) + 24);
    }
    QVERIFY(table.horizontalHeader()->length() <= table.viewport()->width());
    QCOMPARE(markedIn(table, 2), u" at "_s);
    QCOMPARE(markedIn(table, 3), u"@"_s);
    keepPictures(*dialog, u"correct-values"_s);
    press(Qt::Key_Escape);
}

void CorrectDialogTest::whatIsGivenIsNoChoice()
{
    WindowFixture desk(2);
    desk.start();
    CorrectDialog *dialog =
        openWith(desk, {{u"Name 1"_s, u"Nome 1"_s}, {u"Name 2"_s, u"Nome 2"_s}});
    QVERIFY(!part<QComboBox>(dialog, u"correctField"_s)->isVisible());
    QCOMPARE(said(dialog, u"correctFieldName"_s), u"Name"_s);
    QCOMPARE(said(dialog, u"dialogHead"_s),
             u"2 open record(s) of Customers would change in the same way, in Name."_s);
    press(Qt::Key_Escape);
}

INTRAY_TEST_MAIN(CorrectDialogTest)
#include "tst_correctdialog.moc"
