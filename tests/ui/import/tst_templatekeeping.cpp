// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/realdata.h"
#include "support/testclass.h"
#include "ui/import/deliveredfile.h"
#include "ui/import/importquestion.h"
#include "ui/import/mapping/mappingdialog.h"

#include <QComboBox>
#include <QPushButton>
#include <QSqlDatabase>
#include <QSqlQuery>

using namespace intray;
using namespace Qt::StringLiterals;

/// What was set for a file is kept as a template, changed and kept again; and what a template says
/// holds in the window as it does on the command line.
class TemplateKeepingTest : public QObject
{
    Q_OBJECT

private slots:
    void whatWasSetIsKeptUnderAName();
    void aTemplateFillsTheEditor();
    void aChangeShowsAndIsKeptInItsPlace();
    void templatesThatCannotBeReadAreTold();
    void theSheetOfATemplateGoesWithIt();
    void aTemplateAnswersForNewColumns();

private:
    static QPushButton *keepingOffered(ImportDialog *dialog);
    static QDialog *askedForName(ImportDialog *dialog);
    static QString kept(const WindowFixture &desk, const QString &name);
};

static const QByteArray delivery = "Nr,Ort,Leer\n1,OPP,\n2,BOAZ,\n";
static const QString supplier =
    uR"({"fields":[{"field":"city","from":"Ort","case":"title"}],"leave_out":["Leer"],"key":"Nr"})"_s;

QPushButton *TemplateKeepingTest::keepingOffered(ImportDialog *dialog)
{
    auto *button = part<QPushButton>(dialog, u"mappingKeep"_s);
    if (!QTest::qWaitFor([&] { return button->isEnabled(); }))
        qFatal("Nothing can be kept.");
    answerAll(dialog);
    return button;
}

QDialog *TemplateKeepingTest::askedForName(ImportDialog *dialog)
{
    keepingOffered(dialog);
    press(Qt::Key_V, Qt::AltModifier);
    QDialog *asked = nullptr;
    const auto isThere = [&] {
        asked = dialog->findChild<QDialog *>(u"templateKeeping"_s);
        return asked != nullptr;
    };
    if (!QTest::qWaitFor(isThere) || !isInUse(asked))
        qFatal("Nobody asks for a name.");
    return asked;
}

QString TemplateKeepingTest::kept(const WindowFixture &desk, const QString &name)
{
    auto connection = Connection::open(desk.url(), OpenMode::Existing);
    const auto found = TemplateStore(**connection, Identity{u"a"_s, u"b"_s}).withName(name);
    return found ? found->text.simplified().remove(u' ') : found.error().sentence;
}

void TemplateKeepingTest::whatWasSetIsKeptUnderAName()
{
    WindowFixture desk(1);
    const DeliveredFile file(delivery);
    ImportDialog *dialog = file.openedIn(desk);
    keepingOffered(dialog);
    press(Qt::Key_D, Qt::AltModifier);
    QTRY_VERIFY(dialog->findChild<MappingDialog *>());
    QVERIFY(isInUse(dialog->findChild<MappingDialog *>()));
    press(Qt::Key_Delete);
    press(Qt::Key_Return);
    QVERIFY(isBackIn(dialog));
    QDialog *asked = askedForName(dialog);
    QVERIFY(!part<QPushButton>(asked, u"templateKeep"_s)->isEnabled());
    QTest::keyClicks(QApplication::focusWidget(), u"by hand"_s);
    press(Qt::Key_Return);
    auto *choice = part<QComboBox>(dialog, u"importTemplate"_s);
    QTRY_COMPARE(choice->currentText(), u"by hand"_s);
    dialog->findChildren<ImportQuestion *>().constFirst()->changeButton()->click();
    QVERIFY(choice->isVisible());
    QCOMPARE(kept(desk, u"by hand"_s), u"{\"leave_out\":[\"Nr\"]}"_s);
}

void TemplateKeepingTest::aTemplateFillsTheEditor()
{
    WindowFixture desk(1);
    keepTemplate(desk, u"supplier"_s, supplier);
    const DeliveredFile file(delivery);
    ImportDialog *dialog = file.openedIn(desk);
    QTRY_COMPARE(part<QComboBox>(dialog, u"importTemplate"_s)->currentText(), u"supplier"_s);
    keepingOffered(dialog);
    press(Qt::Key_D, Qt::AltModifier);
    QTRY_VERIFY(dialog->findChild<MappingDialog *>());
    auto *fields = dialog->findChild<MappingDialog *>();
    QCOMPARE(rowOf(fields, u"mappingList"_s, 0).join(u'|'), u"Ort|city|a capital for each word"_s);
    QCOMPARE(rowOf(fields, u"mappingList"_s, 1).join(u'|'), u"Nr|Nr|"_s);
    QCOMPARE(rowOf(fields, u"mappingList"_s, 2).join(u'|'), u"Leer||left out"_s);
}

void TemplateKeepingTest::aChangeShowsAndIsKeptInItsPlace()
{
    WindowFixture desk(1);
    keepTemplate(desk, u"supplier"_s, supplier);
    const DeliveredFile file(delivery);
    ImportDialog *dialog = file.openedIn(desk);
    auto *choice = part<QComboBox>(dialog, u"importTemplate"_s);
    QTRY_COMPARE(choice->currentText(), u"supplier"_s);
    keepingOffered(dialog);
    press(Qt::Key_D, Qt::AltModifier);
    QTRY_VERIFY(dialog->findChild<MappingDialog *>());
    QVERIFY(isInUse(dialog->findChild<MappingDialog *>()));
    press(Qt::Key_F, Qt::AltModifier);
    QTest::keyClicks(QApplication::focusWidget(), u"town"_s);
    press(Qt::Key_Return);
    QTRY_COMPARE(choice->currentText(), u"supplier, changed"_s);
    QVERIFY(isBackIn(dialog));
    QDialog *asked = askedForName(dialog);
    QCOMPARE(part<QPushButton>(asked, u"templateKeep"_s)->text(), u"&Replace"_s);
    QVERIFY(
        said(asked, u"templateSaid"_s).startsWith(u"A template with this name already exists"_s));
    press(Qt::Key_Return);
    QTRY_COMPARE(choice->currentText(), u"supplier"_s);
    QTRY_VERIFY2(kept(desk, u"supplier"_s).contains(u"\"field\":\"town\""_s),
                 qPrintable(kept(desk, u"supplier"_s)));
    QTRY_COMPARE(rowOf(dialog, u"importTable"_s, 0).join(u'|'), u"Opp|1"_s);
}

void TemplateKeepingTest::templatesThatCannotBeReadAreTold()
{
    WindowFixture desk(1);
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"broken"_s);
        database.setDatabaseName(desk.url().path());
        QVERIFY(database.open());
        QSqlQuery query(database);
        QVERIFY(query.exec(u"DROP TABLE file_template"_s));
    }
    QSqlDatabase::removeDatabase(u"broken"_s);
    const DeliveredFile file(delivery);
    ImportDialog *dialog = file.openedIn(desk);
    QTRY_VERIFY2(said(dialog, u"importTrouble"_s)
                     .contains(u"The templates of the database cannot be read."_s),
                 qPrintable(said(dialog, u"importTrouble"_s)));
    QTRY_VERIFY(part<QPushButton>(dialog, u"importStart"_s)->isEnabled()); // a file needs none
}

void TemplateKeepingTest::theSheetOfATemplateGoesWithIt()
{
    REQUIRE_DATA();
    WindowFixture desk(1);
    keepTemplate(desk, u"sheet"_s, u"{\"sheet\":\"data\"}"_s);
    const DeliveredFile file(delivery);
    ImportDialog *dialog = file.openedIn(desk);
    dialog->setFile(dataFile("spreadsheets/sheets.xlsx"));
    auto *sheets = part<QComboBox>(dialog, u"importAccessTable"_s);
    QTRY_VERIFY(sheets->isVisible());
    QCOMPARE(sheets->currentIndex(), -1);
    auto *choice = part<QComboBox>(dialog, u"importTemplate"_s);
    choice->setFocus();
    QTest::keyClick(choice, Qt::Key_Down);
    QTRY_COMPARE(sheets->currentText(), u"data"_s);
    QTest::keyClick(choice, Qt::Key_Up);
    QTRY_COMPARE(sheets->currentIndex(), -1);
    QTRY_VERIFY(said(dialog, u"importSaid"_s).contains(u"Choose the sheet"_s));
}

void TemplateKeepingTest::aTemplateAnswersForNewColumns()
{
    WindowFixture desk(1);
    keepTemplate(desk, u"adds"_s, u"{\"columns\":\"add\",\"leave_out\":[\"Leer\"]}"_s);
    const DeliveredFile file("name,Leer,more\nAnna,,x\n");
    ImportDialog *dialog = file.openedIn(desk);
    dialog->setQueue(u"customers"_s);
    QTRY_COMPARE(part<QComboBox>(dialog, u"importTemplate"_s)->currentText(), u"adds"_s);
    auto *columns = part<QComboBox>(dialog, u"importColumns"_s);
    QTRY_COMPARE(columns->currentText(), u"add new ones to the queue"_s);
    QTRY_VERIFY(part<QPushButton>(dialog, u"importStart"_s)->isEnabled());
    answerAll(dialog);
    QTRY_VERIFY(columns->isVisible());
    constexpr int room = 600 - 56; // on a small screen, with a frame
    QVERIFY2(dialog->minimumSizeHint().height() <= room,
             qPrintable(QString::number(dialog->minimumSizeHint().height())));
    QTRY_VERIFY(part<QPushButton>(dialog, u"importStart"_s)->isEnabled());
    auto *choice = part<QComboBox>(dialog, u"importTemplate"_s);
    choice->setFocus();
    QTest::keyClick(choice, Qt::Key_Up);
    QTRY_COMPARE(columns->currentText(), u"not decided"_s);
    QTRY_VERIFY(!part<QPushButton>(dialog, u"importStart"_s)->isEnabled());
}

INTRAY_TEST_MAIN(TemplateKeepingTest)
#include "tst_templatekeeping.moc"
