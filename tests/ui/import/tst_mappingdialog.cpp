// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/common/messageline.h"
#include "ui/common/tokens.h"
#include "ui/import/deliveredfile.h"
#include "ui/import/mapping/mappingdialog.h"

#include <QComboBox>
#include <QPushButton>

using namespace intray;
using namespace Qt::StringLiterals;

/// How columns become fields, set by keys by somebody who has never seen SQL or JSON.
class MappingDialogTest : public QObject
{
    Q_OBJECT

private slots:
    void aColumnGetsAnotherName();
    void aColumnIsTakenApart();
    void columnsAreJoined();
    void aColumnIsLeftOutAndComesBack();
    void valuesAreWrittenAlike();
    void datesAndNumbersAreRead();
    void theNameOfTheFileIsAField();
    void priorityAndContextAreTakenFromColumns();
    void whatNamesNoColumnIsNotTaken();
    void rejectedRowsStandInTheirPlaces();
    void whatATrialLeavesOutIsMarked();
    void whatCannotBeMadeIsTold();
    void cancellingChangesNothing();
    void whatWasSetComesIn();
    void everythingIsReachedByKeysOnASmallScreen();

private:
    static MappingDialog *opened(ImportDialog *dialog);
    static void choose(MappingDialog *fields, const QString &column);
    static void type(Qt::Key key, const QString &text);
    static QString made(MappingDialog *fields, int row = 0);
};

static const QByteArray delivery = "Nr;Ort;Vorname;Name;Telefon;Seit;Betrag\n"
                                   "7;35957 Boaz Lake; anna;BERG;n/a;31.01.2026;1.234,50\n"
                                   "8;36202 Anniston;ben;ROTH;-\n"
                                   "9;36301 Dothan;carl;KLUG;0171;1.2.2026;7,00\n";

MappingDialog *MappingDialogTest::opened(ImportDialog *dialog)
{
    const auto *button = part<QPushButton>(dialog, u"mappingChange"_s);
    if (!QTest::qWaitFor([&] { return button->isEnabled(); }))
        qFatal("There are no columns.");
    answerAll(dialog);
    press(Qt::Key_D, Qt::AltModifier);
    MappingDialog *fields = nullptr;
    const auto isThere = [&] {
        fields = dialog->findChild<MappingDialog *>(u"mappingDialog"_s);
        return fields != nullptr;
    };
    if (!QTest::qWaitFor(isThere) || !isInUse(fields))
        qFatal("There is no dialog.");
    return fields;
}

/// By the keys of the list, which begins anew at its first line.
void MappingDialogTest::choose(MappingDialog *fields, const QString &column)
{
    press(Qt::Key_C, Qt::AltModifier);
    auto *list = part<QTableWidget>(fields, u"mappingList"_s);
    QCOMPARE(QApplication::focusWidget(), list);
    press(Qt::Key_Home, Qt::ControlModifier);
    for (int i = 0; i < list->rowCount() && list->item(list->currentRow(), 0)->text() != column;
         ++i)
        press(Qt::Key_Down);
    QCOMPARE(list->item(list->currentRow(), 0)->text(), column);
}

/// Into the field of this mnemonic, in place of what stands there.
void MappingDialogTest::type(Qt::Key key, const QString &text)
{
    press(key, Qt::AltModifier);
    press(Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(QApplication::focusWidget(), text);
}

QString MappingDialogTest::made(MappingDialog *fields, int row)
{
    return rowOf(fields, u"mappingTable"_s, row).join(u'|');
}

void MappingDialogTest::aColumnGetsAnotherName()
{
    WindowFixture desk(1);
    const DeliveredFile file(delivery);
    MappingDialog *fields = opened(file.openedIn(desk));
    QTRY_COMPARE(made(fields, -1), u"Nr|Ort|Vorname|Name|Telefon|Seit|Betrag"_s);
    choose(fields, u"Ort"_s);
    type(Qt::Key_F, u"city"_s);
    QTRY_COMPARE(made(fields, -1), u"Nr|city|Vorname|Name|Telefon|Seit|Betrag"_s);
    QCOMPARE(rowOf(fields, u"mappingList"_s, 1).join(u'|'), u"Ort|city|"_s);
}

void MappingDialogTest::aColumnIsTakenApart()
{
    WindowFixture desk(1);
    const DeliveredFile file(delivery);
    MappingDialog *fields = opened(file.openedIn(desk));
    choose(fields, u"Ort"_s);
    type(Qt::Key_F, u"zip"_s);
    type(Qt::Key_A, u" "_s);
    press(Qt::Key_E, Qt::AltModifier);
    QTest::keyClicks(QApplication::focusWidget(), u"city"_s);
    press(Qt::Key_H, Qt::AltModifier);
    QTRY_COMPARE(made(fields, -1), u"Nr|zip|city|Vorname|Name|Telefon|Seit|Betrag"_s);
    QTRY_VERIFY2(made(fields).startsWith(u"7|35957|Boaz Lake|"_s), qPrintable(made(fields)));
    QCOMPARE(rowOf(fields, u"mappingList"_s, 2).join(u'|'), u"Ort|city|part 2 and what follows"_s);
}

void MappingDialogTest::columnsAreJoined()
{
    WindowFixture desk(1);
    const DeliveredFile file(delivery);
    MappingDialog *fields = opened(file.openedIn(desk));
    choose(fields, u"Vorname"_s);
    type(Qt::Key_F, u"name"_s);
    type(Qt::Key_M, u"Name, Vorname"_s);
    type(Qt::Key_J, u"/"_s);
    press(Qt::Key_S, Qt::AltModifier);
    QTRY_COMPARE(made(fields, -1), u"Nr|Ort|name|Telefon|Seit|Betrag"_s);
    QTRY_VERIFY2(made(fields).startsWith(u"7|35957 Boaz Lake|BERG/ anna|"_s),
                 qPrintable(made(fields)));
    choose(fields, u"Telefon"_s);
    auto *more = part<QComboBox>(fields, u"mappingMore"_s);
    more->setFocus();
    QTest::keyClicks(more, u"Seit"_s);
    QTRY_COMPARE(made(fields, -1), u"Nr|Ort|name|Telefon|Betrag"_s);
}

void MappingDialogTest::aColumnIsLeftOutAndComesBack()
{
    WindowFixture desk(1);
    const DeliveredFile file(delivery);
    MappingDialog *fields = opened(file.openedIn(desk));
    choose(fields, u"Telefon"_s);
    press(Qt::Key_Delete);
    QTRY_COMPARE(made(fields, -1), u"Nr|Ort|Vorname|Name|Seit|Betrag"_s);
    QCOMPARE(rowOf(fields, u"mappingList"_s, 4).join(u'|'), u"Telefon||left out"_s);
    press(Qt::Key_V, Qt::AltModifier);
    QTRY_COMPARE(made(fields, -1), u"Nr|Ort|Vorname|Name|Telefon|Seit|Betrag"_s);
}

void MappingDialogTest::valuesAreWrittenAlike()
{
    WindowFixture desk(1);
    const DeliveredFile file(delivery);
    MappingDialog *fields = opened(file.openedIn(desk));
    choose(fields, u"Vorname"_s);
    press(Qt::Key_S, Qt::AltModifier);
    choose(fields, u"Name"_s);
    press(Qt::Key_L, Qt::AltModifier);
    press(Qt::Key_End);
    choose(fields, u"Telefon"_s);
    type(Qt::Key_N, u"N/A, -"_s);
    QTRY_VERIFY2(made(fields).startsWith(u"7|35957 Boaz Lake|anna|Berg||"_s),
                 qPrintable(made(fields)));
}

void MappingDialogTest::datesAndNumbersAreRead()
{
    WindowFixture desk(1);
    const DeliveredFile file(delivery);
    MappingDialog *fields = opened(file.openedIn(desk));
    choose(fields, u"Seit"_s);
    press(Qt::Key_R, Qt::AltModifier);
    press(Qt::Key_Down);
    choose(fields, u"Betrag"_s);
    press(Qt::Key_R, Qt::AltModifier);
    press(Qt::Key_End);
    QTRY_VERIFY2(made(fields).endsWith(u"|2026-01-31|1234.50"_s), qPrintable(made(fields)));
    type(Qt::Key_W, u"nowhere"_s);
    QTRY_VERIFY2(said(fields, u"mappingSaid"_s).contains(u"“nowhere”, which is not a"_s),
                 qPrintable(said(fields, u"mappingSaid"_s)));
    type(Qt::Key_W, u"1.234,5"_s);
    QTRY_VERIFY2(made(fields).endsWith(u"|2026-01-31|1234.50"_s), qPrintable(made(fields)));
}

void MappingDialogTest::theNameOfTheFileIsAField()
{
    WindowFixture desk(1);
    const DeliveredFile file(delivery);
    MappingDialog *fields = opened(file.openedIn(desk));
    press(Qt::Key_D, Qt::AltModifier);
    QTest::keyClicks(QApplication::focusWidget(), u"came with"_s);
    QTRY_VERIFY2(made(fields, -1).endsWith(u"|came with"_s), qPrintable(made(fields, -1)));
    QTRY_VERIFY2(made(fields).endsWith(u"|delivery.csv"_s), qPrintable(made(fields)));
}

void MappingDialogTest::priorityAndContextAreTakenFromColumns()
{
    WindowFixture desk(1);
    const DeliveredFile file("Nr;Rang;Mandant;Name\n7;3;Nord;Anna\n8;hoch;Nord;Ben\n");
    ImportDialog *dialog = file.openedIn(desk);
    MappingDialog *fields = opened(dialog);
    press(Qt::Key_I, Qt::AltModifier);
    press(Qt::Key_Down);
    press(Qt::Key_Down);
    type(Qt::Key_X, u"Mandant"_s);
    QTRY_COMPARE(made(fields, -1), u"Nr|Name"_s);
    QCOMPARE(made(fields), u"7|Anna"_s);
    QCOMPARE(rowOf(fields, u"mappingList"_s, 1).join(u'|'), u"Rang||the priority"_s);
    QCOMPARE(rowOf(fields, u"mappingList"_s, 2).join(u'|'), u"Mandant||part of the context"_s);
    QCOMPARE(part<QTableWidget>(fields, u"mappingTable"_s)->verticalHeaderItem(1)->text(),
             u"3, rejected"_s);
    choose(fields, u"Mandant"_s);
    press(Qt::Key_Delete);
    QTRY_COMPARE(made(fields, -1), u"Nr|Mandant|Name"_s);
    QCOMPARE(fields->mapping().priorityFrom, u"Rang"_s);
    QCOMPARE(fields->mapping().contextFrom, QStringList{u"Mandant"_s});
    press(Qt::Key_Return);
    QVERIFY(isBackIn(dialog));
    QTRY_COMPARE(said(dialog, u"mappingAmount"_s), u"priority from Rang, context from Mandant"_s);
}

void MappingDialogTest::whatNamesNoColumnIsNotTaken()
{
    WindowFixture desk(1);
    const DeliveredFile file(delivery);
    MappingDialog *fields = opened(file.openedIn(desk));
    press(Qt::Key_X, Qt::AltModifier);
    QTest::keyClicks(QApplication::focusWidget(), u"Mandant"_s);
    QCOMPARE(said(fields, u"mappingBesideFault"_s), u"The file has no column “Mandant”."_s);
    press(Qt::Key_Return);
    QVERIFY(fields->isVisible());
    QVERIFY(fields->mapping().isEmpty());
}

void MappingDialogTest::rejectedRowsStandInTheirPlaces()
{
    WindowFixture desk(1);
    const DeliveredFile file(delivery);
    ImportDialog *dialog = file.openedIn(desk);
    auto *rows = part<QTableWidget>(dialog, u"importTable"_s);
    QTRY_COMPARE(rows->rowCount(), 3);
    QCOMPARE(rows->verticalHeaderItem(0)->text(), u"2"_s);
    QCOMPARE(rows->verticalHeaderItem(1)->text(), u"3, rejected"_s);
    QVERIFY(!rows->verticalHeaderItem(1)->icon().isNull());
    QVERIFY(!rows->showGrid());
    const auto groundOf = [&](int row) {
        return rows->item(row, 3)->data(Qt::BackgroundRole).value<QBrush>().color();
    };
    const QColor fault = colourOf(ColourRole::FaultTint, dialog->palette());
    QCOMPARE(groundOf(1), fault);
    QVERIFY(groundOf(0) != fault);
    QVERIFY(rows->item(1, 3)->toolTip().contains(u"too short"_s));
    QCOMPARE(rowOf(dialog, u"importTable"_s, 1).mid(0, 7).join(u'|'),
             u"8|36202 Anniston|ben|ROTH|-||"_s);
    MappingDialog *fields = opened(dialog);
    choose(fields, u"Ort"_s);
    press(Qt::Key_Delete);
    QTRY_COMPARE(rowOf(fields, u"mappingTable"_s, 1).value(0),
                 u"8 | 36202 Anniston | ben | ROTH | -"_s);
    QCOMPARE(part<QTableWidget>(fields, u"mappingTable"_s)->columnSpan(1, 0), 6);
}

void MappingDialogTest::whatATrialLeavesOutIsMarked()
{
    WindowFixture desk(1);
    const DeliveredFile file("id,name\n1,Anna\n2\n,Carl\n");
    ImportDialog *dialog = file.openedIn(desk);
    auto *rows = part<QTableWidget>(dialog, u"importTable"_s);
    QTRY_COMPARE(rows->rowCount(), 3);
    part<QRadioButton>(dialog, u"importKeySeveral"_s)->click();
    typeInto(dialog, u"importKey"_s, u"id"_s);
    press(Qt::Key_Tab);
    QTRY_VERIFY(part<QPushButton>(dialog, u"importTry"_s)->isEnabled());
    answerAll(dialog);
    press(Qt::Key_C, Qt::AltModifier);
    QTRY_COMPARE(rows->verticalHeaderItem(2)->text(), u"4, rejected"_s);
    QCOMPARE(rows->verticalHeaderItem(1)->text(), u"3, rejected"_s);
    QVERIFY(!rows->item(2, 1)->toolTip().isEmpty());
    QCOMPARE(rowOf(dialog, u"importTable"_s, 2).mid(0, 2).join(u'|'), u"|Carl"_s);
}

void MappingDialogTest::whatCannotBeMadeIsTold()
{
    WindowFixture desk(1);
    const DeliveredFile file(delivery);
    MappingDialog *fields = opened(file.openedIn(desk));
    choose(fields, u"Ort"_s);
    type(Qt::Key_M, u"Stadt"_s);
    QCOMPARE(said(fields, u"mappingFault"_s), u"The file has no column “Stadt”."_s);
    QVERIFY(fields->mapping().isEmpty());
    press(Qt::Key_Return);
    QVERIFY(fields->isVisible());
    type(Qt::Key_M, u"Ort"_s);
    QCOMPARE(said(fields, u"mappingFault"_s), QString());
    type(Qt::Key_F, u"Name"_s);
    QTRY_VERIFY2(said(fields, u"mappingSaid"_s).contains(u"“Name” would be made twice"_s),
                 qPrintable(said(fields, u"mappingSaid"_s)));
}

void MappingDialogTest::cancellingChangesNothing()
{
    WindowFixture desk(1);
    const DeliveredFile file(delivery);
    ImportDialog *dialog = file.openedIn(desk);
    MappingDialog *fields = opened(dialog);
    choose(fields, u"Ort"_s);
    press(Qt::Key_Delete);
    QTRY_COMPARE(said(dialog, u"mappingAmount"_s), u"1 column(s) left out"_s);
    press(Qt::Key_Escape);
    QTRY_COMPARE(said(dialog, u"mappingAmount"_s), u"columns as they are"_s);
    QTRY_COMPARE(part<QTableWidget>(dialog, u"importTable"_s)->columnCount(), 1 + 7);
}

void MappingDialogTest::whatWasSetComesIn()
{
    WindowFixture desk(1);
    const DeliveredFile file(delivery);
    ImportDialog *dialog = file.openedIn(desk);
    MappingDialog *fields = opened(dialog);
    choose(fields, u"Ort"_s);
    type(Qt::Key_F, u"city"_s);
    press(Qt::Key_Return);
    QTRY_COMPARE(rowOf(dialog, u"importTable"_s, -1).value(1), u"city"_s);
    QVERIFY(isBackIn(dialog));
    QTRY_VERIFY(part<QPushButton>(dialog, u"importStart"_s)->isEnabled());
    answerAll(dialog);
    click(dialog, u"importStart"_s);
    auto *told = desk.find<MessageLine>(u"windowMessage"_s);
    QTRY_VERIFY2(told->sentence().contains(u"2 record(s) were added"_s),
                 qPrintable(told->sentence()));
    desk.elsewhere(u"anna"_s, [](Store &store) {
        ItemQuery query;
        query.queue = u"delivery"_s;
        const auto page = store.page(query, {});
        QVERIFY(page && page->items.size() == 2);
        QCOMPARE(page->items.constFirst().record.value(u"city"_s), u"35957 Boaz Lake"_s);
    });
}

void MappingDialogTest::everythingIsReachedByKeysOnASmallScreen()
{
    WindowFixture desk(1);
    keepTemplate(desk, u"other"_s, u"{\"priority\":1}"_s);
    const DeliveredFile file(delivery);
    ImportDialog *dialog = file.openedIn(desk);
    MappingDialog *fields = opened(dialog);
    choose(fields, u"Vorname"_s);
    type(Qt::Key_M, u"Vorname, Name"_s);
    type(Qt::Key_A, u","_s);
    press(Qt::Key_R, Qt::AltModifier);
    press(Qt::Key_End);
    QCOMPARE(outOfReach(fields).join(u", "_s), QString());
    constexpr QSize room{1024 - 16, 600 - 56};
    QVERIFY2(fields->minimumSizeHint().height() <= room.height(),
             qPrintable(QString::number(fields->minimumSizeHint().height())));
    QVERIFY(fields->minimumSizeHint().width() <= room.width());
    QVERIFY2(dialog->minimumSizeHint().height() <= room.height(),
             qPrintable(QString::number(dialog->minimumSizeHint().height())));
}

INTRAY_TEST_MAIN(MappingDialogTest)
#include "tst_mappingdialog.moc"
