// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/session.h"
#include "support/testclass.h"
#include "transfer/recordkey.h"
#include "ui/common/elidedlabel.h"
#include "ui/common/tokens.h"
#include "ui/dialogkeys.h"
#include "ui/import/deliveredfile.h"
#include "ui/import/rowchoice.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPointer>
#include <QRadioButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <QToolButton>

using namespace intray;
using namespace Qt::StringLiterals;

/// Which rows of a file a person looks at before it comes in.
class ImportRows : public QObject
{
    Q_OBJECT
private slots:
    void theSegmentsSayHowManyRowsThereAre();
    void rejectedRowsAreShownAloneWithTheirReasons();
    void amongAllEachRejectedRowSaysWhy();
    void whatDoesNotHappenIsNotOffered();
    void whatHappensIsOffered();
    void doubtsAloneTakeNoRoomFromTheRows();
    void doubtfulRowsAreShownAloneAndMarkedAmongAll();
    void whatIsNotThereCannotBeChosen();
    void anotherKeyRejectsOtherRows();
    void whatTheQueueHasOtherwiseIsDoubtful();
    void theButtonCountsWithoutTheRejected();
    void afterTheCheckReturnImports();
    void theFootIsReadWhole();
    void whereNothingIsNewClosingLeadsOn();
};

static const QByteArray towns = "town;id\nBoaz;1\nOpp;2\nOpp;2\nMÃ¼nchen;4\n";

static RowChoice *choiceIn(QDialog *dialog)
{
    return part<RowChoice>(dialog, u"importRows"_s);
}

static QStringList wordsOf(const RowChoice *choice)
{
    return {choice->at(0)->text(), choice->at(1)->text(), choice->at(2)->text()};
}

/// The dialog at its last question, with the key; its rows have been counted.
static ImportDialog *lastQuestionOf(const DeliveredFile &file, WindowFixture &desk,
                                    const QString &key = u"id"_s)
{
    ImportDialog *dialog = file.openedIn(desk);
    const QString column = u"importKey."_s + key;
    if (!QTest::qWaitFor([&] { return dialog->findChild<QRadioButton *>(column) != nullptr; }))
        qFatal("The file was not read.");
    dialog->findChild<QRadioButton *>(column)->click();
    answerAll(dialog);
    if (!QTest::qWaitFor([&] { return wordsOf(choiceIn(dialog)).constFirst() != u"All"_s; }))
        qFatal("The rows were not counted.");
    return dialog;
}

static QStringList headsIn(QDialog *dialog)
{
    const auto *table = part<QTableWidget>(dialog, u"importTable"_s);
    QStringList heads;
    for (int row = 0; row < table->rowCount(); ++row)
        heads << table->verticalHeaderItem(row)->text();
    return heads;
}

void ImportRows::theSegmentsSayHowManyRowsThereAre()
{
    WindowFixture desk(1);
    const DeliveredFile file(towns);
    QDialog *dialog = lastQuestionOf(file, desk);
    QCOMPARE(wordsOf(choiceIn(dialog)),
             QStringList({u"All 4"_s, u"Rejected 1"_s, u"Doubtful 1"_s}));
}

void ImportRows::rejectedRowsAreShownAloneWithTheirReasons()
{
    WindowFixture desk(1);
    const DeliveredFile file(towns);
    QDialog *dialog = lastQuestionOf(file, desk);
    QTest::mouseClick(choiceIn(dialog)->at(1), Qt::LeftButton);
    QCOMPARE(headsIn(dialog), QStringList{u"4, rejected"_s});
    QCOMPARE(rowOf(dialog, u"importTable"_s, -1), QStringList({u"Reason"_s, u"town"_s, u"id"_s}));
    QCOMPARE(rowOf(dialog, u"importTable"_s, 0),
             QStringList({u"An earlier row of the file is the same, with all its values."_s,
                          u"Opp"_s, u"2"_s}));
}

void ImportRows::amongAllEachRejectedRowSaysWhy()
{
    WindowFixture desk(1);
    const DeliveredFile file("town;id\nBoaz;1\nOpp;1\nArab;\n");
    QDialog *dialog = lastQuestionOf(file, desk);
    const auto reasonOf = [&](int row) { return rowOf(dialog, u"importTable"_s, row).value(2); };
    QTRY_COMPARE(reasonOf(1), u"An earlier row of the file has the same key, “1”."_s);
    QCOMPARE(reasonOf(2), u"The key column “id” is blank."_s);
    QCOMPARE(reasonOf(0), QString());
    const auto *table = part<QTableWidget>(dialog, u"importTable"_s);
    const QImage sign = table->verticalHeaderItem(1)->icon().pixmap(16).toImage();
    const QColor fault = colourOf(ColourRole::Fault, dialog->palette());
    QCOMPARE(sign.pixelColor(3, 3), fault);
}

void ImportRows::whatDoesNotHappenIsNotOffered()
{
    WindowFixture desk(1);
    const DeliveredFile file("town;id\nBoaz;1\nOpp;2\n");
    QDialog *dialog = lastQuestionOf(file, desk);
    QVERIFY(!choiceIn(dialog)->isVisible());
    QVERIFY(!part<QCheckBox>(dialog, u"importRejects"_s)->isVisible());
    QCOMPARE(rowOf(dialog, u"importTable"_s, -1), QStringList({u"town"_s, u"id"_s}));
    QCOMPARE(said(dialog, u"sampleCorner"_s), u"Line"_s);
}

void ImportRows::whatHappensIsOffered()
{
    WindowFixture desk(1);
    const DeliveredFile file("town;id\nBoaz;1\nOpp;1\n");
    QDialog *dialog = lastQuestionOf(file, desk);
    QTRY_VERIFY(choiceIn(dialog)->isVisible());
    QVERIFY(!choiceIn(dialog)->at(2)->isVisible()); // doubtful ones
    QVERIFY(part<QCheckBox>(dialog, u"importRejects"_s)->isVisible());
}

void ImportRows::doubtsAloneTakeNoRoomFromTheRows()
{
    WindowFixture desk(1);
    const DeliveredFile file("town;id\nBoaz;1\nMÃ¼nchen;4\n");
    QDialog *dialog = lastQuestionOf(file, desk);
    QTRY_COMPARE(headsIn(dialog), QStringList({u"2"_s, u"3, doubtful"_s}));
    QCOMPARE(rowOf(dialog, u"importTable"_s, -1), QStringList({u"town"_s, u"id"_s}));
}

void ImportRows::doubtfulRowsAreShownAloneAndMarkedAmongAll()
{
    WindowFixture desk(1);
    const DeliveredFile file(towns);
    QDialog *dialog = lastQuestionOf(file, desk);
    QCOMPARE(headsIn(dialog), QStringList({u"2"_s, u"3"_s, u"4, rejected"_s, u"5, doubtful"_s}));
    choiceIn(dialog)->at(0)->setFocus();
    press(Qt::Key_D); // as the segment begins
    QCOMPARE(headsIn(dialog), QStringList{u"5, doubtful"_s});
    QVERIFY(rowOf(dialog, u"importTable"_s, 0).constFirst().contains(u"another encoding"_s));
    QCOMPARE(rowOf(dialog, u"importTable"_s, 0).constLast(), u"4"_s);
}

void ImportRows::whatIsNotThereCannotBeChosen()
{
    WindowFixture desk(1);
    const DeliveredFile file("town;id\nBoaz;1\nOpp;2\n");
    QDialog *dialog = lastQuestionOf(file, desk);
    QCOMPARE(wordsOf(choiceIn(dialog)),
             QStringList({u"All 2"_s, u"Rejected 0"_s, u"Doubtful 0"_s}));
    QVERIFY(!choiceIn(dialog)->at(1)->isEnabled());
    QVERIFY(!choiceIn(dialog)->at(2)->isEnabled());
}

void ImportRows::anotherKeyRejectsOtherRows()
{
    WindowFixture desk(1);
    const DeliveredFile file(QByteArray(towns).replace("MÃ¼nchen", "Boaz"));
    QDialog *dialog = lastQuestionOf(file, desk);
    QCOMPARE(wordsOf(choiceIn(dialog)).at(1), u"Rejected 1"_s);
    click(dialog, u"importBack"_s);
    part<QRadioButton>(dialog, u"importKey.town"_s)->click();
    answerAll(dialog);
    QTRY_COMPARE(wordsOf(choiceIn(dialog)).at(1), u"Rejected 2"_s);
}

void ImportRows::whatTheQueueHasOtherwiseIsDoubtful()
{
    WindowFixture desk(1); // has C-001
    const DeliveredFile file("key;name;city;note\nC-001;Somebody else;Boaz;\nC-900;Ann;Opp;\n");
    ImportDialog *dialog = lastQuestionOf(file, desk, u"key"_s);
    dialog->setQueue(u"customers"_s);
    part<QComboBox>(dialog, u"importColumns"_s)->setCurrentIndex(2); // leaves out new ones
    emit part<QComboBox>(dialog, u"importColumns"_s)->activated(2);
    QTRY_COMPARE(wordsOf(choiceIn(dialog)),
                 QStringList({u"All 2"_s, u"Rejected 0"_s, u"Doubtful 1"_s}));
    QTest::mouseClick(choiceIn(dialog)->at(2), Qt::LeftButton);
    QCOMPARE(headsIn(dialog), QStringList{u"2, differs"_s});
}

void ImportRows::theButtonCountsWithoutTheRejected()
{
    WindowFixture desk(1);
    const DeliveredFile file("a;b\n1;1\n1;1\n1;2\n3\n");
    QDialog *dialog = lastQuestionOf(file, desk, u"a"_s);
    QVERIFY(!said(dialog, u"importNotes"_s).contains(u"rejected"_s)); // they are in the segment
    click(dialog, u"importBack"_s);
    part<QLineEdit>(dialog, u"importKey"_s)->setText(u"a, b"_s);
    emit part<QLineEdit>(dialog, u"importKey"_s)->editingFinished();
    answerAll(dialog);
    QTRY_COMPARE(wordsOf(choiceIn(dialog)).at(1), u"Rejected 2"_s);
    const auto *start = part<QPushButton>(dialog, u"importStart"_s);
    QTRY_VERIFY2(start->text().contains(u"Import 2 row"_s), qPrintable(start->text()));
}

void ImportRows::afterTheCheckReturnImports()
{
    WindowFixture desk(1);
    const DeliveredFile file(towns);
    QDialog *dialog = lastQuestionOf(file, desk);
    press(Qt::Key_C, Qt::AltModifier); // Check file
    QTRY_VERIFY(said(dialog, u"importSaid"_s).contains(u"would be added"_s));
    QTRY_COMPARE(QApplication::focusWidget(), part<QWidget>(dialog, u"importStart"_s));
    QSignalSpy wanted(static_cast<ImportDialog *>(dialog), &ImportDialog::importWanted);
    press(Qt::Key_Return);
    QCOMPARE(wanted.size(), 1);
}

void ImportRows::theFootIsReadWhole()
{
    WindowFixture desk(1);
    const DeliveredFile file(towns);
    QDialog *dialog = lastQuestionOf(file, desk);
    const auto *where = part<ElidedLabel>(dialog, u"importWhere"_s);
    for (int width = 660; width < 1200; width += 20) {
        dialog->resize(width, 600);
        QTRY_COMPARE(dialog->width(), width);
        QTRY_VERIFY2(!where->isCut(), qPrintable(u"At %1 pixels."_s.arg(width)));
        QTRY_VERIFY(where->height() >= where->heightForWidth(where->width()));
    }
}

void ImportRows::whereNothingIsNewClosingLeadsOn()
{
    WindowFixture desk(1);
    const DeliveredFile file("town;id\nBoaz;1\nOpp;2\n");
    QDialog *first = lastQuestionOf(file, desk);
    click(first, u"importStart"_s);
    QTRY_VERIFY(rememberedKeyOf(desk.window().session()->queueNamed(u"delivery"_s)));
    const QPointer<ImportDialog> again = openedAgain(desk);
    again->setFile(file.path());
    QTRY_COMPARE(said(again, u"importWhere"_s), u"There is nothing to import."_s);
    const auto *start = part<QPushButton>(again, u"importStart"_s);
    QVERIFY(!start->isVisible());
    part<QCheckBox>(again, u"importWhole"_s)->click(); // which tells what is missing in it
    QTRY_VERIFY(start->isVisible());
    part<QCheckBox>(again, u"importWhole"_s)->click();
    QTRY_VERIFY(!start->isVisible());
    QTest::keyClick(again, Qt::Key_Return);
    QTRY_VERIFY(!again);
}

INTRAY_TEST_MAIN(ImportRows)
#include "tst_importrows.moc"
