// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/importing/templatestore.h"
#include "store/reading/liststore.h"
#include "support/testclass.h"
#include "ui/common/messageline.h"
#include "ui/dialogkeys.h"
#include "ui/import/importdialog.h"
#include "ui/import/importline.h"
#include "ui/windowfixture.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QToolButton>

namespace intray {

using namespace Qt::StringLiterals;

/// An import runs beside the work: it holds up nobody, can be cancelled, and is not lost by
/// accident.
class tst_ImportBeside : public QObject
{
    Q_OBJECT

private slots:
    void theDeskGoesOnAndNothingComesInAfterCancelling();
    void itsResultIsAMessageWithTheRejectedRows();
    void aSecondFileUpdatesWhatIsKnown();
    void itsResultGoesWithTheNextStep();
    void whatWasDecidedForTheTemplateIsCorrectedAtOnce();
    void aQueueThatCameMeanwhileIsKnown();
    void theDeskShowsTheQueueThatWasFilled();
    void whoeverIsAtARecordIsLedToTheQueue();
    void theFilledButtonOfTheQueueThatWasGoneToTakesFromIt();
    void whatCameInIsToldAlsoWhileALostLockIs();
    void theWayToTheQueueStaysOnAnotherPage();
    void fromAnotherPageTheMessageLeadsToTheDesk();
    void whyRowsWereRejectedCanBeReadAtTheQueueToo();
    void theFirstImportOpensTheDesk();
    void aFirstImportThatIsCancelledLeavesNoDesk();
    void closingTheWindowAsks();
    void theSystemIsNotAsked();
    void anotherDatabaseIsNamed();
};

namespace {

QString writeFile(const QString &path, const QByteArray &content)
{
    QFile file(path);
    const bool written = file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
    return written ? path : QString();
}

/// So long that nobody waits for its end: importing it takes many times as long as what is done
/// meanwhile.
QString longFile(const WindowFixture &desk)
{
    QByteArray content("id;name\n");
    for (int row = 1; row <= 400'000; ++row)
        content += QByteArray::number(row) + ";Name of a person " + QByteArray::number(row) + '\n';
    return writeFile(desk.path(u"long.csv"_s), content);
}

/// Chooses the file in the dialog, and presses Import.
void beginImport(WindowFixture &desk, const QString &file)
{
    auto *dialog = desk.find<ImportDialog>(u"importDialog"_s);
    QVERIFY(dialog);
    dialog->setFile(file);
    auto *start = dialog->findChild<QPushButton *>(u"importStart"_s);
    QTRY_VERIFY_WITH_TIMEOUT(start->isEnabled(), 20000);
    answerAll(dialog);
    QTest::mouseClick(start, Qt::LeftButton);
    QVERIFY2(!dialog->isVisible(), "The dialog must not stand in the way of the work.");
    desk.window().activateWindow(); // as a desktop does by itself
    QVERIFY(QTest::qWaitForWindowActive(&desk.window()));
}

void beginLongImport(WindowFixture &desk)
{
    desk.window().actions().of(WindowAction::ImportRecords)->trigger();
    beginImport(desk, longFile(desk));
    auto *words = desk.find<QLabel>(u"importLineWords"_s);
    QTRY_VERIFY_WITH_TIMEOUT(words->isVisible() && words->text().contains(u"row(s)"_s), 20000);
}

QString told(const WindowFixture &desk)
{
    const auto *line = desk.find<MessageLine>(u"windowMessage"_s);
    return line->isVisible() ? line->sentence() : QString();
}

ImportLine &lineOf(const WindowFixture &desk)
{
    return *desk.find<ImportLine>(u"importLine"_s);
}

void cancelIt(WindowFixture &desk)
{
    QTest::mouseClick(desk.find<QToolButton>(u"importLineCancel"_s), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(!lineOf(desk).isVisible(), 30000);
}

QStringList queuesOf(WindowFixture &desk)
{
    return desk.elsewhere(u"clerk2"_s, [](Store &store) {
        QStringList names;
        for (const Queue &queue : store.queues().value_or(QList<Queue>()))
            names << queue.name;
        return names;
    });
}

} // namespace

void tst_ImportBeside::theDeskGoesOnAndNothingComesInAfterCancelling()
{
    WindowFixture desk(2);
    desk.start();
    beginLongImport(desk);
    QVERIFY(!desk.window().actions().of(WindowAction::ImportRecords)->isEnabled());
    desk.takeNext();
    desk.editor(u"name"_s)->setFocus();
    desk.type(u"x"_s);
    desk.press(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(desk.numberOf(State::Done), 1);
    QVERIFY2(lineOf(desk).isRunning(), "The record was completed while the import ran.");
    cancelIt(desk);
    QCOMPARE(told(desk), u"Import of long.csv: Cancelled. Nothing was imported."_s);
    QCOMPARE(queuesOf(desk), QStringList{u"customers"_s});
    QVERIFY(desk.window().actions().of(WindowAction::ImportRecords)->isEnabled());
}

void tst_ImportBeside::itsResultIsAMessageWithTheRejectedRows()
{
    WindowFixture desk(1);
    desk.start();
    desk.press(Qt::Key_I, Qt::ControlModifier);
    auto *dialog = desk.find<ImportDialog>(u"importDialog"_s);
    QVERIFY(dialog && isInUse(dialog));
    dialog->setFile(writeFile(desk.path(u"people.csv"_s), "id;name\n1;Ann\n2;Bob\n2;Bea\n"));
    QTRY_VERIFY(part<QPushButton>(dialog, u"importStart"_s)->isEnabled());
    part<QRadioButton>(dialog, u"importKeySeveral"_s)->click();
    typeInto(dialog, u"importKey"_s, u"id"_s);
    press(Qt::Key_Tab);
    QTRY_VERIFY(part<QPushButton>(dialog, u"importStart"_s)->isEnabled());
    answerAll(dialog);
    click(dialog, u"importStart"_s);
    QTRY_COMPARE(told(desk),
                 u"Import of people.csv: 2 record(s) were added. 1 row(s) were rejected."_s);
    auto *line = desk.find<MessageLine>(u"windowMessage"_s);
    QVERIFY(line->findChild<QPushButton *>(u"messageDetails"_s));
    QVERIFY2(!QFile::exists(desk.path(u"people.csv.rejects.csv"_s)),
             "Nothing is written beside the file unless asked for.");
}

void tst_ImportBeside::itsResultGoesWithTheNextStep()
{
    WindowFixture desk(2);
    desk.start();
    const auto importOne = [&](const QString &key) {
        desk.press(Qt::Key_I, Qt::ControlModifier);
        beginImport(desk, writeFile(desk.path(key + u".csv"_s), "id;name\n1;Ann\n2;Bob\n"));
        QTRY_VERIFY(told(desk).contains(key));
    };
    importOne(u"first"_s);
    desk.press(Qt::Key_2, Qt::AltModifier);
    QCOMPARE(told(desk), QString());
    importOne(u"second"_s);
    desk.press(Qt::Key_1, Qt::AltModifier);
    QCOMPARE(told(desk), QString());
    importOne(u"third"_s);
    desk.press(Qt::Key_F9);
    QTRY_COMPARE(desk.desk().state(), Desk::State::Working);
    QCOMPARE(told(desk), QString());
}

void tst_ImportBeside::whatWasDecidedForTheTemplateIsCorrectedAtOnce()
{
    WindowFixture desk(1);
    desk.start();
    const auto connection = Connection::open(desk.url(), OpenMode::Existing);
    const QString supplier =
        uR"({"fields":[{"field":"town","from":"Ort"}],"key":"Nr","apply":"at_once",
             "corrections":[{"queue":"people","field":"town","becomes":[["N/A","unknown"]]}]})"_s;
    QVERIFY(TemplateStore(**connection, Identity{u"a"_s, u"b"_s}).keep({u"supplier"_s, supplier}));
    desk.window().actions().of(WindowAction::ImportRecords)->trigger();
    auto *choice =
        desk.find<ImportDialog>(u"importDialog"_s)->findChild<QComboBox *>(u"importTemplate"_s);
    QTRY_COMPARE(choice->count(), 2);
    beginImport(desk, writeFile(desk.path(u"people.csv"_s), "Nr,Ort\n1,N/A\n2,Boaz\n"));
    QTRY_VERIFY(told(desk).contains(u"2 record(s) were added"_s));
    QVERIFY2(told(desk).contains(u"1 record(s) were corrected at once."_s), qPrintable(told(desk)));
}

void tst_ImportBeside::aSecondFileUpdatesWhatIsKnown()
{
    WindowFixture desk(1);
    desk.start();
    const auto bringIn = [&](const QByteArray &content, bool isSecond) {
        desk.window().actions().of(WindowAction::ImportRecords)->trigger();
        auto *dialog = desk.find<ImportDialog>(u"importDialog"_s);
        dialog->setFile(writeFile(desk.path(u"towns.csv"_s), content));
        dialog->findChild<QComboBox *>(u"importQueue"_s)->setCurrentText(u"towns"_s);
        auto *update = dialog->findChild<QCheckBox *>(u"importUpdate"_s);
        auto *whole = dialog->findChild<QCheckBox *>(u"importWhole"_s);
        QTRY_COMPARE(update->isVisible() && whole->isVisible(), isSecond);
        update->setChecked(isSecond);
        whole->setChecked(isSecond);
        auto *start = dialog->findChild<QPushButton *>(u"importStart"_s);
        QTRY_VERIFY_WITH_TIMEOUT(start->isEnabled(), 20000);
        answerAll(dialog);
        QTest::mouseClick(start, Qt::LeftButton);
        desk.window().activateWindow();
        QTRY_VERIFY_WITH_TIMEOUT(told(desk).startsWith(u"Import of towns.csv: "_s), 20000);
        QTRY_VERIFY(!lineOf(desk).isVisible());
    };
    bringIn("id;town\n1;Boaz\n2;Opp\n", false);
    bringIn("id;town\n1;BOAZ\n3;Arab\n", true);
    QTRY_VERIFY2(told(desk).contains(u"1 record(s) were updated."_s), qPrintable(told(desk)));
    QVERIFY2(told(desk).contains(u"1 waiting record(s) are missing in the file"_s),
             qPrintable(told(desk)));
}

void tst_ImportBeside::aQueueThatCameMeanwhileIsKnown()
{
    WindowFixture desk(1);
    desk.start();
    desk.window().actions().of(WindowAction::ImportRecords)->trigger();
    auto *dialog = desk.find<ImportDialog>(u"importDialog"_s);
    QVERIFY(dialog && isInUse(dialog));
    auto *name = dialog->findChild<QComboBox *>(u"importQueue"_s);
    name->setFocus();
    desk.type(u"tons"_s);
    QTest::keyClick(name, Qt::Key_Left);
    QTest::keyClick(name, Qt::Key_Left);
    const auto *update = dialog->findChild<QCheckBox *>(u"importUpdate"_s);
    QVERIFY(update->isHidden());
    Queue towns;
    towns.name = u"towns"_s;
    QVERIFY(
        desk.elsewhere(u"boss"_s, [&](Store &store) { return store.addQueue(towns).has_value(); }));
    QTRY_VERIFY_WITH_TIMEOUT(name->findText(u"towns"_s) >= 0, 20000);
    QCOMPARE(name->currentText(), u"tons"_s);
    desk.type(u"w"_s);
    QCOMPARE(name->currentText(), u"towns"_s);
    QTRY_VERIFY(!update->isHidden());
}

/// Imports two people into a queue of their own.
static void importPeople(WindowFixture &desk)
{
    desk.window().actions().of(WindowAction::ImportRecords)->trigger();
    beginImport(desk, writeFile(desk.path(u"people.csv"_s), "id;name\n1;Ann\n2;Bob\n"));
    QTRY_VERIFY2(told(desk).contains(u"2 record(s) were added"_s), qPrintable(told(desk)));
}

static QPushButton *wayToTheQueue(const WindowFixture &desk)
{
    return desk.find<QPushButton>(u"message.goToQueue"_s);
}

void tst_ImportBeside::theDeskShowsTheQueueThatWasFilled()
{
    WindowFixture desk(1);
    desk.start();
    importPeople(desk);
    QTRY_COMPARE(desk.desk().queue().name, u"people"_s);
    QTRY_COMPARE(desk.find<QComboBox>(u"queueChooser"_s)->currentText(), u"people"_s);
    QVERIFY(!wayToTheQueue(desk));
    desk.press(Qt::Key_F9);
    QTRY_COMPARE(desk.desk().item().key, u"1"_s);
}

void tst_ImportBeside::whoeverIsAtARecordIsLedToTheQueue()
{
    WindowFixture desk(1);
    desk.start();
    desk.takeNext();
    desk.type(u"Moss"_s);
    importPeople(desk);
    QTRY_COMPARE(desk.window().session()->queues().size(), 2);
    QCOMPARE(desk.desk().queue().name, u"customers"_s);
    QVERIFY(wayToTheQueue(desk)->text().contains(u"Alt+G"_s));
    desk.window().activateWindow(); // as a window manager does after a dialog
    QVERIFY(QTest::qWaitForWindowActive(&desk.window()));
    desk.press(Qt::Key_G, Qt::AltModifier);
    QTRY_COMPARE(desk.desk().queue().name, u"people"_s);
    QCOMPARE(desk.desk().state(), Desk::State::Empty);
    QCOMPARE(told(desk), QString());
    QVERIFY(desk.desk().message() && desk.desk().message()->sentence.contains(u"C-001"_s));
    QCOMPARE(desk.stored(u"C-001"_s).state, State::Locked); // and stays with whoever had it
    desk.desk().open(desk.stored(u"C-001"_s).id);
    QTRY_COMPARE(desk.desk().item().key, u"C-001"_s);
    QVERIFY(desk.desk().record().hasTypedText());
}

void tst_ImportBeside::theFilledButtonOfTheQueueThatWasGoneToTakesFromIt()
{
    WindowFixture desk(1);
    desk.start();
    desk.takeNext();
    importPeople(desk);
    QTest::mouseClick(wayToTheQueue(desk), Qt::LeftButton);
    auto *filled = desk.find<QPushButton>(u"emptyDeskButton"_s);
    QTRY_VERIFY2(filled->accessibleName().startsWith(u"Take next"_s),
                 qPrintable(filled->accessibleName()));
    const auto *own = desk.find<QPushButton>(u"emptyDeskResume"_s);
    QTRY_VERIFY(own->isVisible());
    QVERIFY2(own->text().contains(u"F8"_s), qPrintable(own->text()));
    QTest::mouseClick(filled, Qt::LeftButton);
    QTRY_COMPARE(desk.desk().item().key, u"1"_s);
}

void tst_ImportBeside::whatCameInIsToldAlsoWhileALostLockIs()
{
    WindowFixture desk(1);
    desk.start();
    desk.takeNext();
    desk.type(u"Half done"_s);
    const Item held = desk.desk().item();
    desk.elsewhere(u"super"_s, [&](Store &store) {
        return store.releaseLocks({{held.id, held.lock.id}}, u"Urgent."_s);
    });
    QTRY_COMPARE_WITH_TIMEOUT(desk.desk().state(), Desk::State::Lost, 15000);
    const QString lost = desk.message();
    QVERIFY2(lost.contains(u"“Urgent.”"_s) && !lost.contains(u"”."_s), qPrintable(lost));
    importPeople(desk);
    const auto *news = desk.find<MessageLine>(u"windowMessage"_s);
    const MessageLine *ofRecord = nullptr;
    for (const auto *line : news->parentWidget()->findChildren<MessageLine *>())
        ofRecord = line == news ? ofRecord : line;
    QVERIFY(ofRecord && ofRecord->isVisible());
    QCOMPARE(ofRecord->sentence(), lost);
    QVERIFY2(news->geometry().bottom() < ofRecord->geometry().top(), "one stands over the other");
    QVERIFY(news->parentWidget()->rect().contains(news->geometry()));
}

void tst_ImportBeside::theWayToTheQueueStaysOnAnotherPage()
{
    WindowFixture desk(1);
    desk.start();
    desk.takeNext();
    importPeople(desk);
    desk.press(Qt::Key_2, Qt::AltModifier);
    QTRY_VERIFY(!desk.window().deskPage()->isVisible());
    QVERIFY(told(desk).contains(u"2 record(s) were added"_s));
    desk.press(Qt::Key_1, Qt::AltModifier);
    QTRY_VERIFY(desk.window().deskPage()->isVisible());
    desk.window().deskPage()->useQueue(u"people"_s);
    QVERIFY2(told(desk).isEmpty(), "it has led there");
}

void tst_ImportBeside::fromAnotherPageTheMessageLeadsToTheDesk()
{
    WindowFixture desk(1);
    desk.start();
    desk.window().actions().of(WindowAction::ShowQueues)->trigger();
    QTRY_VERIFY(!desk.window().deskPage()->isVisible());
    importPeople(desk);
    QTest::mouseClick(wayToTheQueue(desk), Qt::LeftButton);
    QVERIFY(desk.window().deskPage()->isVisible());
    QTRY_COMPARE(desk.desk().queue().name, u"people"_s);
}

void tst_ImportBeside::whyRowsWereRejectedCanBeReadAtTheQueueToo()
{
    WindowFixture desk(1);
    desk.start();
    desk.window().actions().of(WindowAction::ShowQueues)->trigger();
    QTRY_VERIFY(!desk.window().deskPage()->isVisible());
    desk.window().actions().of(WindowAction::ImportRecords)->trigger();
    beginImport(desk, writeFile(desk.path(u"people.csv"_s), "id;name\n1;Ann\n2;Bob\n3;Eve;more\n"));
    QTRY_VERIFY2(told(desk).contains(u"1 row(s) were rejected"_s), qPrintable(told(desk)));
    QTest::mouseClick(wayToTheQueue(desk), Qt::LeftButton);
    QTRY_COMPARE(desk.desk().queue().name, u"people"_s);
    QVERIFY2(told(desk).contains(u"1 row(s) were rejected"_s), qPrintable(told(desk)));
    QTRY_VERIFY(!wayToTheQueue(desk));
    desk.press(Qt::Key_F9);
    QTRY_COMPARE(desk.desk().item().key, u"1"_s);
    QTRY_COMPARE(told(desk), QString());
}

void tst_ImportBeside::theFirstImportOpensTheDesk()
{
    WindowFixture desk(0);
    desk.startWithoutQueue();
    QTest::mouseClick(desk.find<QPushButton>(u"startFile"_s), Qt::LeftButton);
    beginImport(desk, writeFile(desk.path(u"people.csv"_s), "id;name\n1;Ann\n2;Bob\n"));
    QTRY_VERIFY(desk.window().deskPage());
    QTRY_COMPARE(desk.desk().queue().name, u"people"_s);
}

void tst_ImportBeside::aFirstImportThatIsCancelledLeavesNoDesk()
{
    WindowFixture desk(0);
    desk.startWithoutQueue();
    beginLongImport(desk);
    QVERIFY(!desk.find<QWidget>(u"startSamples"_s)->isEnabled());
    desk.window().session()->lookNow();
    QTRY_COMPARE(desk.window().session()->queues().size(), 1);
    QVERIFY(!desk.window().deskPage());
    cancelIt(desk);
    QVERIFY(desk.find<QWidget>(u"startSamples"_s)->isEnabled());
    QTRY_VERIFY(desk.window().session()->queues().isEmpty());
    QVERIFY(!desk.window().deskPage());
    QCOMPARE(queuesOf(desk), QStringList());
}

void tst_ImportBeside::closingTheWindowAsks()
{
    WindowFixture desk(1);
    desk.start();
    beginLongImport(desk);
    desk.window().close();
    auto *box = desk.find<QMessageBox>(u"closeWhileImporting"_s);
    QVERIFY(box && desk.window().isVisible());
    QTest::mouseClick(box->defaultButton(), Qt::LeftButton);
    QVERIFY(desk.window().isVisible() && lineOf(desk).isRunning());
    QTRY_VERIFY(!desk.find<QMessageBox>(u"closeWhileImporting"_s));
    desk.window().close();
    box = desk.find<QMessageBox>(u"closeWhileImporting"_s);
    QVERIFY(box);
    for (QAbstractButton *button : box->buttons())
        if (button != box->defaultButton())
            QTest::mouseClick(button, Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(!desk.window().isVisible(), 30000);
    desk.stop();
    QCOMPARE(queuesOf(desk), QStringList{u"customers"_s});
}

void tst_ImportBeside::theSystemIsNotAsked()
{
    WindowFixture desk(1);
    desk.start();
    beginLongImport(desk);
    desk.window().closeUnasked();
    QVERIFY(!desk.window().isVisible());
    desk.stop();
    QCOMPARE(queuesOf(desk), QStringList{u"customers"_s});
}

void tst_ImportBeside::anotherDatabaseIsNamed()
{
    WindowFixture desk(1);
    desk.start();
    beginLongImport(desk);
    desk.window().open(DatabaseUrl::sqlite(desk.path(u"other.db"_s)),
                       Identity{u"clerk1"_s, u"desk1"_s});
    QTRY_VERIFY(desk.find<QWidget>(u"startSamples"_s)->isEnabled());
    QVERIFY2(lineOf(desk).isRunning(), "The other database has its rows to get.");
    cancelIt(desk);
    QVERIFY2(told(desk).startsWith(u"Import of long.csv into "_s), qPrintable(told(desk)));
    QVERIFY(!desk.window().deskPage());
}

} // namespace intray

INTRAY_TEST_MAIN(intray::tst_ImportBeside)
#include "tst_importbeside.moc"
