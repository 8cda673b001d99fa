// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/messageline.h"
#include "ui/dialogkeys.h"
#include "ui/windowfixture.h"

#include <QClipboard>
#include <QFileDialog>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTabWidget>

using namespace intray;
using namespace Qt::StringLiterals;

/// Audit and selftest by button, and the report of them.
class tst_ProofPage : public QObject
{
    Q_OBJECT
private slots:
    void aGoodHistoryIsReported();
    void aForgedHistoryIsReported();
    void theSelftestLeavesNothingBehind();
    void cancelEndsASelftestAndClearsUp_data();
    void cancelEndsASelftestAndClearsUp();
    void theReportIsCopiedAndSaved();
    void aReportThatCannotBeSavedIsSaid();
    void theReportStaysWhileOneLooksElsewhere();

private:
    static QWidget *open(WindowFixture &desk)
    {
        desk.start();
        desk.press(Qt::Key_2, Qt::AltModifier);
        auto *page = part<QWidget>(&desk.window(), u"proofPage"_s);
        part<QTabWidget>(&desk.window(), u"supervisorTabs"_s)->setCurrentWidget(page);
        return page;
    }
    static QString report(QWidget *page)
    {
        return part<QPlainTextEdit>(page, u"proofReport"_s)->toPlainText();
    }
    static void forge(const WindowFixture &desk)
    {
        {
            auto database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"forger"_s);
            database.setDatabaseName(desk.path(u"test.db"_s));
            QVERIFY(database.open());
            QSqlQuery query(database);
            QVERIFY(query.exec(u"INSERT INTO event (item_id, at, kind, user, workstation) VALUES "
                               "(1, '2026-01-01T00:00:00.000Z', 'added', 'eve', 'desk9')"_s));
        }
        QSqlDatabase::removeDatabase(u"forger"_s);
    }
};

void tst_ProofPage::aGoodHistoryIsReported()
{
    WindowFixture desk(3);
    QWidget *page = open(desk);
    part<QPushButton>(page, u"proofAudit"_s)->setFocus();
    press(Qt::Key_Space);
    QTRY_VERIFY(report(page).contains(u"Contradictions: none"_s));
    QVERIFY(report(page).contains(u"Items: 3"_s));
    QVERIFY(report(page).contains(u"clerk1 at desk1"_s));
    QTRY_COMPARE(desk.focusedName(), u"proofAudit"_s);
}

void tst_ProofPage::aForgedHistoryIsReported()
{
    WindowFixture desk(3);
    forge(desk);
    QWidget *page = open(desk);
    click(page, u"proofAudit"_s);
    QTRY_VERIFY(report(page).contains(u"The history is not in order"_s));
    QVERIFY(report(page).contains(u"Item 1"_s));
    QVERIFY(desk.find<MessageLine>(u"supervisorMessage"_s)->sentence().contains(u"not in order"_s));
}

void tst_ProofPage::theSelftestLeavesNothingBehind()
{
    WindowFixture desk(1);
    QWidget *page = open(desk);
    part<QSpinBox>(page, u"proofClaimers"_s)->setValue(4);
    part<QSpinBox>(page, u"proofItems"_s)->setValue(50);
    click(page, u"proofSelftest"_s);
    QTRY_VERIFY_WITH_TIMEOUT(report(page).contains(u"Claims: 50, of which twice: 0"_s), 20000);
    const auto queues = desk.elsewhere(u"looker"_s, [](Store &store) { return store.queues(); });
    QCOMPARE(queues->size(), 1);
}

void tst_ProofPage::cancelEndsASelftestAndClearsUp_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::newRow("the button") << Qt::Key_Space;
    QTest::newRow("Esc") << Qt::Key_Escape;
}

void tst_ProofPage::cancelEndsASelftestAndClearsUp()
{
    QFETCH(Qt::Key, key);
    WindowFixture desk(1);
    QWidget *page = open(desk);
    part<QSpinBox>(page, u"proofClaimers"_s)->setValue(2);
    part<QSpinBox>(page, u"proofItems"_s)->setValue(100'000);
    click(page, u"proofSelftest"_s);
    QTRY_COMPARE(desk.focusedName(), u"proofCancel"_s);
    press(key);
    QTRY_VERIFY_WITH_TIMEOUT(part<QPushButton>(page, u"proofSelftest"_s)->isEnabled(), 60000);
    QCOMPARE(report(page), QString());
    const auto queues = desk.elsewhere(u"looker"_s, [](Store &store) { return store.queues(); });
    QCOMPARE(queues->size(), 1);
}

void tst_ProofPage::theReportIsCopiedAndSaved()
{
    WindowFixture desk(1);
    QWidget *page = open(desk);
    QVERIFY(!part<QPushButton>(page, u"proofSave"_s)->isEnabled());
    click(page, u"proofAudit"_s);
    QTRY_VERIFY(part<QPushButton>(page, u"proofCopy"_s)->isEnabled());
    click(page, u"proofCopy"_s);
    QCOMPARE(QGuiApplication::clipboard()->text(), report(page));
    click(page, u"proofSave"_s);
    auto *dialog = part<QFileDialog>(page, u"proofSaveDialog"_s);
    emit dialog->fileSelected(desk.path(u"report.txt"_s));
    QFile file(desk.path(u"report.txt"_s));
    QTRY_VERIFY(file.exists());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(QString::fromUtf8(file.readAll()), report(page));
}

void tst_ProofPage::aReportThatCannotBeSavedIsSaid()
{
    WindowFixture desk(1);
    QWidget *page = open(desk);
    click(page, u"proofAudit"_s);
    QTRY_VERIFY(part<QPushButton>(page, u"proofSave"_s)->isEnabled());
    click(page, u"proofSave"_s);
    auto *dialog = part<QFileDialog>(page, u"proofSaveDialog"_s);
    emit dialog->fileSelected(desk.path(u"no/such/folder/report.txt"_s));
    auto *line = desk.find<MessageLine>(u"supervisorMessage"_s);
    QTRY_VERIFY(line->sentence().contains(u"could not be saved"_s));
}

void tst_ProofPage::theReportStaysWhileOneLooksElsewhere()
{
    WindowFixture desk(1);
    QWidget *page = open(desk);
    click(page, u"proofAudit"_s);
    QTRY_VERIFY(!report(page).isEmpty());
    desk.press(Qt::Key_1, Qt::AltModifier);
    desk.press(Qt::Key_2, Qt::AltModifier);
    QVERIFY(!report(page).isEmpty());
}

QTEST_MAIN(tst_ProofPage)
#include "tst_proofpage.moc"
