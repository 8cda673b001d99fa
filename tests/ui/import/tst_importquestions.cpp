// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/session.h"
#include "support/testclass.h"
#include "transfer/recordkey.h"
#include "ui/common/controllook.h"
#include "ui/common/signlabel.h"
#include "ui/common/tokens.h"
#include "ui/dialogkeys.h"
#include "ui/import/deliveredfile.h"
#include "ui/import/importquestion.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QRadioButton>
#include <QTableWidget>

#include <algorithm>

using namespace intray;
using namespace Qt::StringLiterals;

/// An import asks one question at a time.
class ImportQuestions : public QObject
{
    Q_OBJECT
private slots:
    void theKeyIsAskedOnceTheFileIsRead();
    void eachColumnSaysWhatSpeaksAgainstIt();
    void whatIsOfferedComesFirstAndFitsBest();
    void whatIsOfferedWithAQuestionComesFirst();
    void aColumnThatIsChosenIsTheKey();
    void noKeyMakesARecordOfEachRow();
    void returnLeadsOnAndBackLeadsBack();
    void anAnswerCanBeChanged();
    void whatTheQueueKnowsIsNotAsked();
    void theLastButtonSaysHowManyRowsComeIn();
    void whatTheQueueHasAlreadyIsSaidBefore();
    void aPathThatIsTypedLeadsOnAtOnce();
    void aPathThatIsTypedOnIsAnother();
    void aWrongPathIsToldAndReadAgain();
    void theChosenKeyIsSeenToHaveTheKeys();
    void severalColumnsSayWhatSpeaksAgainstThem();
    void whatIsCalledAKeyIsSeen();
    void aFileWithoutRowsSaysSo();
};

static const QByteArray towns = "town;id\nBoaz;1\nOpp;2\nOpp;3\n;4\n";

static bool isAsked(QDialog *dialog, const char *what)
{
    return part<QWidget>(dialog, QString::fromLatin1(what))->isVisible();
}

static QString sentenceOn(QDialog *dialog, const QString &column)
{
    return part<QRadioButton>(dialog, u"importKey."_s + column)->accessibleDescription();
}

static bool isCounted(QDialog *dialog)
{
    return QTest::qWaitFor([&] {
        const auto *id = dialog->findChild<QRadioButton *>(u"importKey.id"_s);
        return id && id->accessibleDescription().contains(u"different"_s);
    });
}

void ImportQuestions::theKeyIsAskedOnceTheFileIsRead()
{
    WindowFixture desk(1);
    const DeliveredFile file(towns);
    QDialog *dialog = file.openedIn(desk);
    QTRY_VERIFY(isAsked(dialog, "importKeyColumns"));
    QVERIFY(!isAsked(dialog, "importFile"));
    QVERIFY(!isAsked(dialog, "importStart"));
    QVERIFY(part<QRadioButton>(dialog, u"importKey.id"_s)->isChecked()); // as guessed
}

void ImportQuestions::eachColumnSaysWhatSpeaksAgainstIt()
{
    WindowFixture desk(1);
    const DeliveredFile file(towns);
    QDialog *dialog = file.openedIn(desk);
    QVERIFY(isCounted(dialog));
    QCOMPARE(sentenceOn(dialog, u"id"_s), u"4 different, none empty, like 1"_s);
    QCOMPARE(sentenceOn(dialog, u"town"_s), u"1 empty, 1 double: 2 row(s) would be rejected"_s);
    const auto *id = part<QWidget>(dialog, u"importKey.id"_s);
    const auto *town = part<QWidget>(dialog, u"importKey.town"_s);
    QTRY_VERIFY(id->mapTo(dialog, QPoint()).y() < town->mapTo(dialog, QPoint()).y());
}

static int heightIn(QDialog *dialog, const QString &column)
{
    return part<QWidget>(dialog, u"importKey."_s + column)->mapTo(dialog, QPoint()).y();
}

static bool fitsBest(QDialog *dialog, const QString &column)
{
    const auto *row = part<QWidget>(dialog, u"importKey."_s + column)->parentWidget();
    const auto labels = row->findChildren<QLabel *>();
    return std::any_of(labels.begin(), labels.end(), [](const QLabel *label) {
        return label->isVisible() && label->text() == u"fits best"_s;
    });
}

void ImportQuestions::whatIsOfferedWithAQuestionComesFirst()
{
    WindowFixture desk(1);
    QByteArray text = "name;id\nNobody;\n";
    for (char at = 'a'; at < 'z'; ++at)
        text += QByteArray("Name ") + at + ";" + at + "1\n";
    const DeliveredFile file(text);
    QDialog *dialog = file.openedIn(desk);
    QTRY_VERIFY(dialog->findChild<QRadioButton *>(u"importKey.id"_s));
    QTRY_VERIFY(sentenceOn(dialog, u"id"_s).contains(u"1 empty"_s));
    QTRY_VERIFY(heightIn(dialog, u"id"_s) < heightIn(dialog, u"name"_s));
    QVERIFY(!fitsBest(dialog, u"id"_s));
    QVERIFY(said(dialog, u"importSaid"_s).contains(u"“id” looks as if it should."_s));
    click(dialog, u"importNext"_s);
    QCOMPARE(said(dialog, u"importSaid"_s), QString()); // it is answered
    click(dialog, u"importBack"_s);
    QVERIFY(said(dialog, u"importSaid"_s).contains(u"“id” looks as if it should."_s));
}

void ImportQuestions::whatIsOfferedComesFirstAndFitsBest()
{
    WindowFixture desk(1);
    const DeliveredFile file("first_name;last_name;id\nAnn;Elm;7\nBob;Fox;3\n");
    QDialog *dialog = file.openedIn(desk);
    QVERIFY(isCounted(dialog));
    QTRY_VERIFY(heightIn(dialog, u"id"_s) < heightIn(dialog, u"first_name"_s));
    QVERIFY(fitsBest(dialog, u"id"_s));
    QVERIFY(!fitsBest(dialog, u"first_name"_s));
    part<QRadioButton>(dialog, u"importKey.first_name"_s)->click();
    QVERIFY(heightIn(dialog, u"id"_s) < heightIn(dialog, u"first_name"_s)); // nothing jumps
}

void ImportQuestions::aColumnThatIsChosenIsTheKey()
{
    WindowFixture desk(1);
    const DeliveredFile file(towns);
    QDialog *dialog = file.openedIn(desk);
    QVERIFY(isCounted(dialog));
    part<QRadioButton>(dialog, u"importKey.town"_s)->click();
    QCOMPARE(part<QLineEdit>(dialog, u"importKey"_s)->text(), u"town"_s);
    answerAll(dialog);
    QVERIFY(isAsked(dialog, "importStart"));
    QTRY_VERIFY(part<QPushButton>(dialog, u"importStart"_s)->isEnabled());
    click(dialog, u"importTry"_s);
    QTRY_VERIFY(
        part<QLabel>(dialog, u"importSaid"_s)->text().contains(u"2 row(s) would be rejected"_s));
}

void ImportQuestions::noKeyMakesARecordOfEachRow()
{
    WindowFixture desk(1);
    const DeliveredFile file(towns);
    QDialog *dialog = file.openedIn(desk);
    QVERIFY(isCounted(dialog));
    part<QRadioButton>(dialog, u"importKeyIsRow"_s)->click();
    QVERIFY(!part<QLineEdit>(dialog, u"importKey"_s)->isEnabled());
    answerAll(dialog);
    click(dialog, u"importTry"_s);
    QTRY_VERIFY(
        part<QLabel>(dialog, u"importSaid"_s)->text().contains(u"4 record(s) would be added"_s));
}

void ImportQuestions::returnLeadsOnAndBackLeadsBack()
{
    WindowFixture desk(1);
    const DeliveredFile file(towns);
    QDialog *dialog = file.openedIn(desk);
    QTRY_VERIFY(isAsked(dialog, "importKeyColumns"));
    part<QRadioButton>(dialog, u"importKey.id"_s)->setFocus();
    press(Qt::Key_Return);
    QTRY_VERIFY(isAsked(dialog, "importStart"));
    click(dialog, u"importBack"_s);
    QVERIFY(isAsked(dialog, "importKeyColumns"));
    click(dialog, u"importBack"_s);
    QVERIFY(isAsked(dialog, "importFile"));
    QVERIFY(!part<QWidget>(dialog, u"importBack"_s)->isVisible());
}

void ImportQuestions::anAnswerCanBeChanged()
{
    WindowFixture desk(1);
    const DeliveredFile file(towns);
    QDialog *dialog = file.openedIn(desk);
    QTRY_VERIFY(isAsked(dialog, "importKeyColumns"));
    answerAll(dialog);
    const auto questions = dialog->findChildren<ImportQuestion *>();
    QCOMPARE(questions.size(), 3);
    questions.at(0)->changeButton()->click();
    QVERIFY(isAsked(dialog, "importFile"));
    QVERIFY(!questions.at(1)->isVisible());
}

void ImportQuestions::whatTheQueueKnowsIsNotAsked()
{
    WindowFixture desk(1);
    const DeliveredFile file(towns);
    QDialog *first = file.openedIn(desk);
    QTRY_VERIFY(isAsked(first, "importKeyColumns"));
    answerAll(first);
    QTRY_VERIFY(part<QPushButton>(first, u"importStart"_s)->isEnabled());
    click(first, u"importStart"_s);
    desk.window().activateWindow();
    QTRY_VERIFY(rememberedKeyOf(desk.window().session()->queueNamed(u"delivery"_s)));
    desk.window().actions().of(WindowAction::ImportRecords)->trigger();
    auto *second = desk.find<ImportDialog>(u"importDialog"_s);
    second->setFile(file.path());
    QTRY_VERIFY(isAsked(second, "importFormat")); // of the last question
    QVERIFY(!isAsked(second, "importKeyColumns"));
    const auto questions = second->findChildren<ImportQuestion *>();
    QVERIFY(questions.at(0)->changeButton()->isVisible());
    QVERIFY(!questions.at(1)->changeButton()->isVisible());
    click(second, u"importBack"_s);
    QVERIFY(isAsked(second, "importFile"));
    click(second, u"importNext"_s);
    QVERIFY(isAsked(second, "importFormat"));
}

void ImportQuestions::theLastButtonSaysHowManyRowsComeIn()
{
    WindowFixture desk(1);
    const DeliveredFile file(towns);
    QDialog *dialog = file.openedIn(desk);
    QVERIFY(isCounted(dialog));
    part<QRadioButton>(dialog, u"importKey.town"_s)->click();
    answerAll(dialog);
    QTRY_VERIFY2(part<QPushButton>(dialog, u"importStart"_s)->text().contains(u"Import 2 row"_s),
                 qPrintable(part<QPushButton>(dialog, u"importStart"_s)->text()));
}

void ImportQuestions::whatTheQueueHasAlreadyIsSaidBefore()
{
    WindowFixture desk(1);
    const DeliveredFile file("town;id\nBoaz;1\nOpp;2\n");
    QDialog *first = file.openedIn(desk);
    QTRY_VERIFY(isAsked(first, "importKeyColumns"));
    answerAll(first);
    QTRY_VERIFY(part<QPushButton>(first, u"importStart"_s)->isEnabled());
    click(first, u"importStart"_s);
    QTRY_VERIFY(rememberedKeyOf(desk.window().session()->queueNamed(u"delivery"_s)));
    const DeliveredFile next("town;id\nBoaz;1\nOpp (AL);2\nArab;3\n");
    QTemporaryDir folder;
    const QString path = folder.filePath(u"other name.csv"_s);
    QVERIFY(QFile::copy(next.path(), path));
    ImportDialog *second = openedAgain(desk);
    second->setFile(path);
    QTRY_VERIFY(isAsked(second, "importStart"));
    QTRY_COMPARE(said(second, u"importSaid"_s),
                 u"1 record(s) would be added. 1 row(s) are there already. 1 row(s) are there "
                 "already with other values."_s);
    QVERIFY(part<QPushButton>(second, u"importStart"_s)->text().contains(u"Import 1 row"_s));
    part<QCheckBox>(second, u"importUpdate"_s)->click();
    QTRY_VERIFY(part<QPushButton>(second, u"importStart"_s)->text().contains(u"Import 2 row"_s));
}

/// The dialog, asking for the file, with this typed.
static QDialog *typedInto(WindowFixture &desk, const QString &path)
{
    desk.start();
    QDialog *dialog = openedAgain(desk);
    if (!isInUse(dialog))
        qFatal("There is no dialog.");
    QTest::keyClicks(part<QLineEdit>(dialog, u"importFile"_s), path);
    return dialog;
}

void ImportQuestions::aPathThatIsTypedLeadsOnAtOnce()
{
    WindowFixture desk(1);
    const DeliveredFile file(towns);
    QDialog *dialog = typedInto(desk, file.path());
    QTRY_VERIFY(isAsked(dialog, "importTable"));
    QVERIFY(isAsked(dialog, "importFile"));
    press(Qt::Key_Return);
    QTRY_VERIFY(isAsked(dialog, "importKeyColumns"));
    QVERIFY(!isAsked(dialog, "importStart"));
}

void ImportQuestions::aPathThatIsTypedOnIsAnother()
{
    WindowFixture desk(1);
    const DeliveredFile file(towns);
    QDialog *dialog = typedInto(desk, file.path());
    const auto *next = part<QPushButton>(dialog, u"importNext"_s);
    QTRY_VERIFY(isAsked(dialog, "importTable"));
    press(Qt::Key_X);
    QVERIFY(!part<QTableWidget>(dialog, u"importTable"_s)->isVisible());
    QVERIFY(next->isEnabled()); // it says what is wrong with it
    press(Qt::Key_Backspace);
    QTRY_VERIFY(part<QTableWidget>(dialog, u"importTable"_s)->isVisible());
}

void ImportQuestions::aWrongPathIsToldAndReadAgain()
{
    WindowFixture desk(1);
    const QString path = desk.path(u"late.csv"_s);
    QDialog *dialog = typedInto(desk, path);
    auto *next = part<QPushButton>(dialog, u"importNext"_s);
    QTest::mouseClick(next, Qt::LeftButton);
    QTRY_VERIFY(said(dialog, u"importSaid"_s).contains(u"cannot be read"_s));
    auto *told = part<QLabel>(dialog, u"importSaid"_s);
    QVERIFY(told->parentWidget()->findChild<SignLabel *>()->isVisible());
    QCOMPARE(told->palette().color(QPalette::WindowText).name(),
             colourOf(ColourRole::Fault, dialog->palette()).name());
    QVERIFY(isFaulty(*part<QLineEdit>(dialog, u"importFile"_s)));
    QCOMPARE(part<QComboBox>(dialog, u"importQueue"_s)->currentText(), QString());
    QFile late(path);
    QVERIFY(late.open(QIODevice::WriteOnly) && late.write("id;name\n1;Ann\n") > 0);
    late.close();
    QTest::mouseClick(next, Qt::LeftButton);
    QTRY_VERIFY(isAsked(dialog, "importKeyColumns"));
    QVERIFY(!told->parentWidget()->findChild<SignLabel *>()->isVisible());
    QVERIFY(!isFaulty(*part<QLineEdit>(dialog, u"importFile"_s)));
    QCOMPARE(part<QComboBox>(dialog, u"importQueue"_s)->currentText(), u"late"_s);
}

void ImportQuestions::theChosenKeyIsSeenToHaveTheKeys()
{
    WindowFixture desk(1);
    const DeliveredFile file(towns);
    QDialog *dialog = file.openedIn(desk);
    QVERIFY(isCounted(dialog));
    QWidget *id = part<QRadioButton>(dialog, u"importKey.id"_s);
    QTRY_VERIFY(id->hasFocus());
    const QWidget *row = id->parentWidget();
    const QColor edge = id->parentWidget()->grab().toImage().pixelColor(row->width() / 2, 0);
    QCOMPARE(edge.name(), colourOf(ColourRole::Accent, row->palette()).name());
    const QImage seen = id->parentWidget()->grab().toImage();
    const auto at = [&](int x) { return seen.pixelColor(x, row->height() / 2).name(); };
    QCOMPARE(at(1), edge.name());
    QCOMPARE(at(3), colourOf(ColourRole::Chosen, row->palette()).name());
    QCOMPARE(at(5), edge.name()); // the bar beside the ring
}

void ImportQuestions::severalColumnsSayWhatSpeaksAgainstThem()
{
    WindowFixture desk(1);
    const DeliveredFile file("a;b;c\n1;1;x\n1;2;x\n2;1;x\n2;2;x\n2;2;x\n");
    QDialog *dialog = file.openedIn(desk);
    QTRY_VERIFY(isAsked(dialog, "importKeyColumns"));
    part<QRadioButton>(dialog, u"importKeySeveral"_s)->click();
    auto *field = part<QLineEdit>(dialog, u"importKey"_s);
    field->selectAll();
    QTest::keyClicks(field, u"a, b"_s);
    press(Qt::Key_Tab);
    const auto *several = part<QRadioButton>(dialog, u"importKeySeveral"_s);
    QTRY_COMPARE(several->accessibleDescription(), u"1 double: 1 row(s) would be rejected"_s);
}

void ImportQuestions::whatIsCalledAKeyIsSeen()
{
    WindowFixture desk(1);
    const DeliveredFile file("a;b;c;d;e;f;g;customer_number\n1;2;3;4;5;6;7;8\n"
                             "8;7;6;5;4;3;2;\n1;2;3;4;5;6;7;9\n9;9;9;9;9;9;9;\n");
    QDialog *dialog = file.openedIn(desk);
    QTRY_VERIFY(isAsked(dialog, "importKeyColumns"));
    QTRY_VERIFY(sentenceOn(dialog, u"customer_number"_s).contains(u"2 empty"_s));
    QVERIFY(part<QWidget>(dialog, u"importKey.customer_number"_s)->isVisible());
}

void ImportQuestions::aFileWithoutRowsSaysSo()
{
    WindowFixture desk(1);
    const DeliveredFile file("id,town\n");
    QDialog *dialog = file.openedIn(desk);
    QTRY_VERIFY(isAsked(dialog, "importKeyColumns"));
    QCOMPARE(said(dialog, u"importSaid"_s), u"The file has columns, but no rows."_s);
    QTRY_COMPARE(sentenceOn(dialog, u"id"_s), QString());
    QVERIFY(!fitsBest(dialog, u"id"_s)); // there is nothing that it fits
}

INTRAY_TEST_MAIN(ImportQuestions)
#include "tst_importquestions.moc"
