// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/common/linebutton.h"
#include "ui/common/signlabel.h"
#include "ui/dialogkeys.h"
#include "ui/import/deliveredfile.h"

#include <QComboBox>
#include <QLineEdit>
#include <QRadioButton>
#include <QTableWidget>

using namespace intray;
using namespace Qt::StringLiterals;

/// Next in an import is never silent: what is missing is said, and the keyboard goes there.
class ImportMissing : public QObject
{
    Q_OBJECT
private slots:
    void untilThereIsAFileBrowsingLeadsOn();
    void nextAsksForTheFile();
    void nextAsksForAQueuesName();
    void nextAsksForTheColumnsOfTheKey();
    void aQueueThatCannotBeCalledSoIsAskedForAtTheEnd();
};

static const QByteArray towns = "town;id\nBoaz;1\nOpp;2\nOpp;3\n;4\n";

static bool isAsked(QDialog *dialog, const char *what)
{
    return part<QWidget>(dialog, QString::fromLatin1(what))->isVisible();
}

static bool isFaultSaid(QDialog *dialog)
{
    const auto *told = part<QLabel>(dialog, u"importSaid"_s);
    return told->isVisible() && told->parentWidget()->findChild<SignLabel *>()->isVisible();
}

static bool asksFor(QDialog *dialog, const QString &sentence)
{
    return isFaultSaid(dialog) && said(dialog, u"importSaid"_s) == sentence;
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

void ImportMissing::untilThereIsAFileBrowsingLeadsOn()
{
    WindowFixture desk(1);
    QDialog *dialog = typedInto(desk, {});
    const auto leadsOn = [&](const QString &name) {
        return part<LineButton>(dialog, name)->rank() == LineButton::Rank::Primary;
    };
    QVERIFY(leadsOn(u"importBrowse"_s) && !leadsOn(u"importNext"_s));
    const DeliveredFile file(towns);
    QTest::keyClicks(QApplication::focusWidget(), file.path());
    QVERIFY(!leadsOn(u"importBrowse"_s) && leadsOn(u"importNext"_s));
    part<QLineEdit>(dialog, u"importFile"_s)->selectAll();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Delete);
    QVERIFY(leadsOn(u"importBrowse"_s) && !leadsOn(u"importNext"_s));
}

void ImportMissing::nextAsksForTheFile()
{
    WindowFixture desk(1);
    QDialog *dialog = typedInto(desk, {});
    part<QWidget>(dialog, u"importQueue"_s)->setFocus();
    press(Qt::Key_Return);
    QVERIFY(asksFor(dialog, u"No file is chosen yet. Type where it is, or browse for it."_s));
    QCOMPARE(QApplication::focusWidget(), part<QWidget>(dialog, u"importFile"_s));
    const DeliveredFile file(towns);
    QTest::keyClicks(QApplication::focusWidget(), file.path());
    press(Qt::Key_Return);
    QTRY_VERIFY(isAsked(dialog, "importKeyColumns"));
    QVERIFY(!isFaultSaid(dialog));
}

void ImportMissing::nextAsksForAQueuesName()
{
    WindowFixture desk(1);
    const DeliveredFile file(towns);
    QDialog *dialog = typedInto(desk, file.path());
    QTRY_VERIFY(part<QTableWidget>(dialog, u"importTable"_s)->isVisible());
    auto *queue = part<QComboBox>(dialog, u"importQueue"_s);
    queue->lineEdit()->selectAll();
    QTest::keyClicks(queue, u"a/b"_s);
    part<QWidget>(dialog, u"importFile"_s)->setFocus();
    click(dialog, u"importNext"_s);
    QVERIFY(asksFor(dialog, u"Give the queue a name of letters, digits, '-', '_' and '.'."_s));
    QVERIFY(queue->hasFocus());
    QVERIFY(isAsked(dialog, "importFile"));
    queue->lineEdit()->selectAll();
    QTest::keyClicks(queue, u"a-b"_s);
    click(dialog, u"importNext"_s);
    QTRY_VERIFY(isAsked(dialog, "importKeyColumns"));
}

void ImportMissing::nextAsksForTheColumnsOfTheKey()
{
    WindowFixture desk(1);
    const DeliveredFile file("a;b;c\n1;1;x\n1;2;x\n");
    QDialog *dialog = file.openedIn(desk);
    QTRY_VERIFY(isAsked(dialog, "importKeyColumns"));
    part<QRadioButton>(dialog, u"importKeySeveral"_s)->click();
    auto *field = part<QLineEdit>(dialog, u"importKey"_s);
    const QString how = u"Name the columns that identify a record together, with commas between "
                        "them."_s;
    typeInto(dialog, u"importKey"_s, {});
    press(Qt::Key_Return);
    QVERIFY(asksFor(dialog, how));
    QCOMPARE(QApplication::focusWidget(), field);
    QTest::keyClicks(field, u"a, town"_s);
    press(Qt::Key_Return);
    QVERIFY(asksFor(dialog, u"The file has no column “town”. "_s + how));
    QVERIFY(isAsked(dialog, "importKeyColumns"));
    typeInto(dialog, u"importKey"_s, u"a, b"_s);
    press(Qt::Key_Tab);
    const auto *several = part<QRadioButton>(dialog, u"importKeySeveral"_s);
    QTRY_VERIFY(!several->accessibleDescription().isEmpty());
    click(dialog, u"importNext"_s);
    QTRY_VERIFY(isAsked(dialog, "importStart"));
}

void ImportMissing::aQueueThatCannotBeCalledSoIsAskedForAtTheEnd()
{
    WindowFixture desk(1);
    const DeliveredFile file(towns);
    QDialog *dialog = typedInto(desk, {});
    auto *queue = part<QComboBox>(dialog, u"importQueue"_s);
    queue->setFocus();
    QTest::keyClicks(queue, u"a/b"_s);
    qobject_cast<ImportDialog *>(dialog)->setFile(file.path());
    QTRY_VERIFY(isAsked(dialog, "importKeyColumns"));
    answerAll(dialog);
    click(dialog, u"importStart"_s);
    QVERIFY(asksFor(dialog, u"Give the queue a name of letters, digits, '-', '_' and '.'."_s));
    QVERIFY(queue->hasFocus());
}

INTRAY_TEST_MAIN(ImportMissing)
#include "tst_importmissing.moc"
