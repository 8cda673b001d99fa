// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/importing/templatestore.h"
#include "support/testclass.h"
#include "ui/common/messageline.h"
#include "ui/dialogkeys.h"
#include "ui/import/importdialog.h"
#include "ui/import/importquestion.h"
#include "ui/windowfixture.h"

#include <QComboBox>
#include <QFile>
#include <QPushButton>
#include <QTableWidget>
#include <QTemporaryDir>

using namespace intray;
using namespace Qt::StringLiterals;

/// A template in the window's import: chosen by key, known again by the columns of a file.
class TemplateChoiceTest : public QObject
{
    Q_OBJECT

private slots:
    void withoutTemplatesThereIsNoChoice();
    void aTemplateIsChosenByItsKey();
    void aFileThatFitsGetsItsTemplate();
    void whatWasSaidIsLeft();
    void aTemplateThatDoesNotFitIsTold();

private:
    static void keep(WindowFixture &desk, const QString &name, const QString &json);
    ImportDialog *opened(WindowFixture &desk, const QByteArray &content);
    static QStringList columnsOf(ImportDialog *dialog);

    QTemporaryDir m_folder;
};

static const QString supplier =
    uR"({"fields":[{"field":"city","from":"Ort","case":"title"}],"leave_out":["Leer"],"key":"Nr"})"_s;

void TemplateChoiceTest::keep(WindowFixture &desk, const QString &name, const QString &json)
{
    auto connection = Connection::open(desk.url(), OpenMode::Existing);
    const Identity boss{u"boss"_s, u"elsewhere"_s};
    QVERIFY(TemplateStore(**connection, boss).keep({name, json}));
}

ImportDialog *TemplateChoiceTest::opened(WindowFixture &desk, const QByteArray &content)
{
    QFile file(m_folder.filePath(u"delivery.csv"_s));
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("The file cannot be written.");
    file.close();
    desk.start();
    desk.press(Qt::Key_I, Qt::ControlModifier);
    auto *dialog = desk.find<ImportDialog>(u"importDialog"_s);
    if (!dialog || !isInUse(dialog))
        qFatal("There is no dialog.");
    dialog->setFile(file.fileName());
    return dialog;
}

QStringList TemplateChoiceTest::columnsOf(ImportDialog *dialog)
{
    QStringList columns;
    const auto *table = part<QTableWidget>(dialog, u"importTable"_s);
    for (int column = 0; column < table->columnCount(); ++column)
        columns << table->horizontalHeaderItem(column)->text();
    return columns;
}

void TemplateChoiceTest::withoutTemplatesThereIsNoChoice()
{
    WindowFixture desk(1);
    ImportDialog *dialog = opened(desk, "Nr,Ort\n1,OPP\n");
    QTRY_VERIFY(part<QPushButton>(dialog, u"importStart"_s)->isEnabled());
    QVERIFY(!part<QComboBox>(dialog, u"importTemplate"_s)->isVisible());
    QCOMPARE(columnsOf(dialog), (QStringList{u"Nr"_s, u"Ort"_s}));
}

void TemplateChoiceTest::aTemplateIsChosenByItsKey()
{
    WindowFixture desk(1);
    keep(desk, u"rows"_s, u"{\"key_is_row\":true,\"leave_out\":[\"x\"]}"_s);
    keep(desk, u"supplier"_s, supplier);
    keep(desk, u"supplier 2"_s, supplier);
    ImportDialog *dialog = opened(desk, "Nr,Ort,Leer\n1,OPP,\n2,BOAZ,\n");
    auto *choice = part<QComboBox>(dialog, u"importTemplate"_s);
    QTRY_VERIFY(part<QPushButton>(dialog, u"importStart"_s)->isEnabled());
    dialog->findChildren<ImportQuestion *>().constFirst()->changeButton()->click();
    QTRY_VERIFY(choice->isVisible());
    QCOMPARE(choice->currentIndex(), 0); // two templates fit, so it is not for the program to say
    press(Qt::Key_M, Qt::AltModifier);
    QCOMPARE(QApplication::focusWidget(), choice);
    QTest::keyClicks(choice, u"sup"_s);
    QCOMPARE(choice->currentText(), u"supplier"_s);
    QTRY_COMPARE(columnsOf(dialog), (QStringList{u"city"_s, u"Nr"_s}));
    QCOMPARE(part<QTableWidget>(dialog, u"importTable"_s)->item(0, 0)->text(), u"Opp"_s);
    QCOMPARE(part<QLineEdit>(dialog, u"importKey"_s)->text(), u"Nr"_s);
    QCOMPARE(outOfReach(dialog).join(u", "_s), QString());
    QTRY_VERIFY(part<QPushButton>(dialog, u"importStart"_s)->isEnabled());
    answerAll(dialog);
    click(dialog, u"importStart"_s);
    auto *told = desk.find<MessageLine>(u"windowMessage"_s);
    QTRY_VERIFY2(told->sentence().contains(u"2 record(s) were added"_s),
                 qPrintable(told->sentence()));
}

void TemplateChoiceTest::aFileThatFitsGetsItsTemplate()
{
    WindowFixture desk(1);
    keep(desk, u"supplier"_s, supplier);
    ImportDialog *dialog = opened(desk, "Nr,Ort,Leer\n1,OPP,\n");
    auto *choice = part<QComboBox>(dialog, u"importTemplate"_s);
    QTRY_COMPARE(choice->currentText(), u"supplier"_s);
    QTRY_COMPARE(columnsOf(dialog), (QStringList{u"city"_s, u"Nr"_s}));
}

void TemplateChoiceTest::whatWasSaidIsLeft()
{
    WindowFixture desk(1);
    keep(desk, u"supplier"_s, supplier);
    ImportDialog *dialog = opened(desk, "Nr,Ort,Leer\n1,OPP,\n");
    auto *choice = part<QComboBox>(dialog, u"importTemplate"_s);
    QTRY_COMPARE(choice->currentText(), u"supplier"_s);
    choice->setFocus();
    QTest::keyClick(choice, Qt::Key_Up);
    QCOMPARE(choice->currentIndex(), 0);
    QTRY_COMPARE(columnsOf(dialog), (QStringList{u"Nr"_s, u"Ort"_s, u"Leer"_s}));
    QTRY_VERIFY(part<QPushButton>(dialog, u"importStart"_s)->isEnabled());
    QCOMPARE(choice->currentIndex(), 0);
}

void TemplateChoiceTest::aTemplateThatDoesNotFitIsTold()
{
    WindowFixture desk(1);
    keep(desk, u"supplier"_s, supplier);
    ImportDialog *dialog = opened(desk, "number,town\n1,OPP\n");
    auto *choice = part<QComboBox>(dialog, u"importTemplate"_s);
    QTRY_VERIFY(part<QPushButton>(dialog, u"importStart"_s)->isEnabled());
    dialog->findChildren<ImportQuestion *>().constFirst()->changeButton()->click();
    QTRY_VERIFY(choice->isVisible());
    choice->setFocus();
    QTest::keyClick(choice, Qt::Key_Down);
    QCOMPARE(choice->currentText(), u"supplier"_s);
    QTRY_VERIFY(said(dialog, u"importSaid"_s).contains(u"“Ort”"_s));
    QVERIFY(!part<QPushButton>(dialog, u"importStart"_s)->isEnabled());
}

INTRAY_TEST_MAIN(TemplateChoiceTest)
#include "tst_templatechoice.moc"
