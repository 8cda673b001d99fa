// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/languages.h"
#include "support/testclass.h"
#include "ui/common/elidedlabel.h"
#include "ui/common/messageline.h"
#include "ui/dialogkeys.h"
#include "ui/settled.h"
#include "ui/showpage.h"
#include "ui/windowfixture.h"

#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSqlDatabase>
#include <QSqlQuery>

using namespace intray;
using namespace Qt::StringLiterals;

/// The history is checked by a button of its page, which says what was found.
class AuditChecks : public QObject
{
    Q_OBJECT
private slots:
    void aGoodHistoryIsSaidInTheHead();
    void aForgedHistoryIsSaidWithItsReport();
    void escapeEndsTheCheck();
    void whatWasFoundStaysWhileOneLooksElsewhere();
    void theCheckMakesNoWindowWider();
    void whatIsSaidIsWholeInASmallWindow();
    void nothingMovesWhenItAnswers();

private:
    static QWidget *open(WindowFixture &desk)
    {
        desk.start();
        desk.press(Qt::Key_5, Qt::AltModifier);
        return part<QWidget>(part<QWidget>(&desk.window(), u"supervisorPage"_s), u"historyPage"_s);
    }
    static QString said(QWidget *page) { return part<QLabel>(page, u"historySentence"_s)->text(); }
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

void AuditChecks::aGoodHistoryIsSaidInTheHead()
{
    WindowFixture desk(3);
    QWidget *page = open(desk);
    QVERIFY(said(page).startsWith(u"Not checked"_s));
    part<QPushButton>(page, u"auditCheck"_s)->setFocus();
    press(Qt::Key_Space);
    QTRY_VERIFY2(said(page).contains(u"The history is in order, without contradictions"_s),
                 qPrintable(said(page)));
    QVERIFY(said(page).startsWith(u"Checked at "_s));
    QVERIFY(said(page).contains(u"Items: 3"_s));
    QCOMPARE(desk.focusedName(), u"auditCheck"_s);
    QVERIFY(!desk.find<QWidget>(u"supervisorMessage"_s)->isVisible());
}

void AuditChecks::aForgedHistoryIsSaidWithItsReport()
{
    WindowFixture desk(3);
    forge(desk);
    QWidget *page = open(desk);
    click(page, u"auditCheck"_s);
    QTRY_VERIFY(said(page).contains(u"The history is not in order"_s));
    auto *line = desk.find<MessageLine>(u"supervisorMessage"_s);
    QVERIFY(line->sentence().contains(u"not in order"_s));
    QString report;
    QTimer::singleShot(0, &desk.window(), [&report] {
        auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
        for (const auto *text : dialog->findChildren<QPlainTextEdit *>())
            report += text->toPlainText();
        dialog->close();
    });
    part<QPushButton>(line, u"messageDetails"_s)->click();
    QVERIFY2(report.contains(u"Item 1"_s) && report.contains(u"clerk1 at desk1"_s),
             qPrintable(report));
}

void AuditChecks::escapeEndsTheCheck()
{
    WindowFixture desk(1);
    QWidget *page = open(desk);
    part<QPushButton>(page, u"auditCheck"_s)->setFocus();
    auto *run = part<QWidget>(page, u"auditRun"_s);
    press(Qt::Key_Space);
    QVERIFY(run->isVisible());
    press(Qt::Key_Escape);
    QTRY_VERIFY(!run->isVisible());
    // It may have been over before it was ended; then it says what it found, as soon as its line
    // has the room that the run had.
    QTRY_VERIFY2(said(page).contains(u"cancelled"_s) || said(page).contains(u"in order"_s),
                 qPrintable(said(page)));
    press(Qt::Key_Space);
    QTRY_VERIFY(said(page).contains(u"is in order"_s));
}

void AuditChecks::whatWasFoundStaysWhileOneLooksElsewhere()
{
    WindowFixture desk(1);
    QWidget *page = open(desk);
    click(page, u"auditCheck"_s);
    QTRY_VERIFY(said(page).contains(u"is in order"_s));
    desk.press(Qt::Key_1, Qt::AltModifier);
    desk.press(Qt::Key_5, Qt::AltModifier);
    QVERIFY(said(page).contains(u"is in order"_s));
}

void AuditChecks::theCheckMakesNoWindowWider()
{
    const Speaking speaking(u"de"_s); // whose words are long
    WindowFixture desk(1);
    QWidget *page = open(desk);
    desk.window().resize(683, 424);
    QTRY_COMPARE(desk.window().width(), 683);
    auto *run = part<QWidget>(page, u"auditRun"_s);
    part<QPushButton>(page, u"auditCheck"_s)->click();
    QVERIFY(run->isVisible());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    QVERIFY2(desk.window().minimumSizeHint().width() <= 683,
             qPrintable(QString::number(desk.window().minimumSizeHint().width())));
    QCOMPARE(desk.window().width(), 683);
    QTRY_VERIFY(!run->isVisible());
}

// As on a small screen at 200 %.
void AuditChecks::whatIsSaidIsWholeInASmallWindow()
{
    WindowFixture desk(3);
    QWidget *page = open(desk);
    desk.window().resize(683, 356);
    const auto *sentence = part<ElidedLabel>(page, u"historySentence"_s);
    QTRY_VERIFY(sentence->wouldFit(sentence->width()));
    click(page, u"auditCheck"_s);
    QTRY_VERIFY(said(page).contains(u"The history is in order"_s));
    QTRY_VERIFY(sentence->wouldFit(sentence->width()));
}

/// In windows of many widths.
static QList<int> topsOfTable(WindowFixture &desk)
{
    QList<int> tops;
    const auto *table = desk.find<QWidget>(u"historyTable"_s);
    for (int width = 700; width <= 1400; width += 50) {
        desk.window().resize(width, 700);
        tops << settled([&] { return table->mapTo(&desk.window(), QPoint()).y(); });
    }
    return tops;
}

void AuditChecks::nothingMovesWhenItAnswers()
{
    WindowFixture desk(3);
    QWidget *page = open(desk);
    const QList<int> before = topsOfTable(desk);
    click(page, u"auditCheck"_s);
    QTRY_VERIFY(said(page).contains(u"The history is in order"_s));
    QCOMPARE(topsOfTable(desk), before);
}

INTRAY_TEST_MAIN(AuditChecks)
#include "tst_auditcheck.moc"
