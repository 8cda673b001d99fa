// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/common/messageline.h"
#include "ui/supervisor/figureground.h"

#include <QClipboard>
#include <QFileDialog>
#include <QImage>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QToolButton>

using namespace intray;
using namespace Qt::StringLiterals;

/// The queues at a glance, as a supervisor sees them.
class GlanceChart : public QObject
{
    Q_OBJECT
private slots:
    void theGlanceShowsNumbersAndTheChart();
    void theChosenQueueStaysChosenBesideANewOne();
    void theChartIsCopiedAndSaved();
};

void GlanceChart::theGlanceShowsNumbersAndTheChart()
{
    WindowFixture desk(5);
    correctOne(desk);
    QWidget *page = openSupervisorPage(desk, u"todayPage"_s);
    auto *table = part<QTableView>(page, u"glanceTable"_s);
    QTRY_COMPARE(table->model()->rowCount(), 1);
    QCOMPARE(columnWords(table, 1), QStringList{u"4"_s});
    QCOMPARE(columnWords(table, 4), QStringList{u"1"_s});
    auto *chart = part<QWidget>(page, u"glanceChart"_s);
    QVERIFY(chart->accessibleDescription().contains(u"1 completed, backlog 4"_s));
    QCOMPARE(chart->accessibleDescription().count(u"completed"_s), 24); // all hours chosen
    part<QWidget>(page, u"glanceSpan"_s)->findChild<QToolButton *>()->setFocus();
    press(Qt::Key_Right);
    QTRY_COMPARE(chart->accessibleDescription().count(u"completed"_s), 7);
    table->setFocus();
    press(Qt::Key_Space);
    QTRY_COMPARE(part<QLabel>(page, u"glanceOf"_s)->text(), u"Customers"_s);
    QVERIFY(chart->accessibleDescription().contains(u"1 completed, backlog 4"_s));
    correctOne(desk);
    desk.press(Qt::Key_F5);
    QTRY_COMPARE(columnWords(table, 4), QStringList{u"2"_s});
}

void GlanceChart::theChosenQueueStaysChosenBesideANewOne()
{
    WindowFixture desk(2);
    QWidget *page = openSupervisorPage(desk, u"todayPage"_s);
    auto *table = part<QTableView>(page, u"glanceTable"_s);
    QTRY_COMPARE(table->model()->rowCount(), 1);
    table->setFocus();
    press(Qt::Key_Space);
    QTRY_COMPARE(part<QLabel>(page, u"glanceOf"_s)->text(), u"Customers"_s);
    Queue other = customerQueue();
    other.name = u"agents"_s;
    other.title = u"Agents"_s;
    desk.elsewhere(u"boss"_s, [&](Store &store) { return store.addQueue(other).has_value(); });
    desk.press(Qt::Key_F5);
    QTRY_COMPARE(table->model()->rowCount(), 2);
    const QModelIndexList chosen = table->selectionModel()->selectedRows();
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.constFirst().data().toString(), u"Customers"_s);
    QCOMPARE(part<QLabel>(page, u"glanceOf"_s)->text(), u"Customers"_s);
}

void GlanceChart::theChartIsCopiedAndSaved()
{
    WindowFixture desk(2);
    correctOne(desk);
    QWidget *page = openSupervisorPage(desk, u"todayPage"_s);
    QTRY_COMPARE(part<QTableView>(page, u"glanceTable"_s)->model()->rowCount(), 1);
    click(page, u"glanceCopy"_s);
    QVERIFY(QGuiApplication::clipboard()->text().contains(u"\t1\t1\n"_s));
    QVERIFY(QGuiApplication::clipboard()->mimeData()->hasImage());
    for (const QString &name : {u"chart.png"_s, u"chart.svg"_s, u"chart.csv"_s}) {
        click(page, u"glanceSave"_s);
        auto *dialog = part<QFileDialog>(page, u"glanceSaveDialog"_s);
        emit dialog->fileSelected(desk.path(name));
        dialog->reject();
        QTRY_VERIFY(QFile::exists(desk.path(name)));
        QTRY_VERIFY(!page->findChild<QFileDialog *>());
    }
    QVERIFY(QImage(desk.path(u"chart.png"_s)).width() > 200);
    QFile svg(desk.path(u"chart.svg"_s));
    QVERIFY(svg.open(QIODevice::ReadOnly));
    const QByteArray drawing = svg.readAll();
    QVERIFY2(drawing.contains("<text") && drawing.contains("</svg>"), drawing.left(2000));
    QFile csv(desk.path(u"chart.csv"_s));
    QVERIFY(csv.open(QIODevice::ReadOnly));
    QVERIFY(csv.readAll().endsWith(",1,1\r\n"));
}

INTRAY_TEST_MAIN(GlanceChart)
#include "tst_glancechart.moc"
