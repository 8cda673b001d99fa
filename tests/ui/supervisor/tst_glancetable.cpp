// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/messageline.h"
#include "ui/supervisor/figureground.h"

#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QMimeData>
#include <QPushButton>
#include <QTableWidget>

using namespace intray;
using namespace Qt::StringLiterals;

/// The queues at a glance in a program that was built without charts, as this one is.
class GlanceTable : public QObject
{
    Q_OBJECT
private slots:
    void theFiguresAreATableWithTheNewestOnTop();
    void theFiguresAreCopiedAndSaved();
    void nothingSpeaksOfAChart();
    void theCursorStaysWhileTheFiguresChange();

private:
    static QWidget *open(WindowFixture &desk)
    {
        correctOne(desk);
        auto *page = openSupervisorPage(desk, u"todayPage"_s);
        if (!QTest::qWaitFor([&] { return figures(page)->rowCount() > 0; }))
            qFatal("No figures came.");
        return page;
    }
    static QTableWidget *figures(QWidget *page)
    {
        return part<QTableWidget>(page, u"glanceFigures"_s);
    }
};

void GlanceTable::theFiguresAreATableWithTheNewestOnTop()
{
    WindowFixture desk(5);
    QWidget *page = open(desk);
    QCOMPARE(figures(page)->rowCount(), 24); // all hours chosen
    QTRY_COMPARE(figures(page)->item(0, 1)->text(), u"1"_s);
    QCOMPARE(figures(page)->item(0, 2)->text(), u"4"_s);
    QCOMPARE(figures(page)->item(23, 1)->text(), u"0"_s);
    QVERIFY(!page->findChild<QWidget *>(u"glanceChart"_s));
}

void GlanceTable::theFiguresAreCopiedAndSaved()
{
    WindowFixture desk(2);
    QWidget *page = open(desk);
    click(page, u"glanceCopy"_s);
    QVERIFY(QGuiApplication::clipboard()->text().contains(u"\t1\t1\n"_s));
    QVERIFY(!QGuiApplication::clipboard()->mimeData()->hasImage());
    click(page, u"glanceSave"_s);
    auto *dialog = part<QFileDialog>(page, u"glanceSaveDialog"_s);
    QCOMPARE(dialog->defaultSuffix(), u"csv"_s);
    emit dialog->fileSelected(desk.path(u"figures.csv"_s));
    dialog->reject();
    QTRY_VERIFY(QFile::exists(desk.path(u"figures.csv"_s)));
    QFile csv(desk.path(u"figures.csv"_s));
    QVERIFY(csv.open(QIODevice::ReadOnly));
    QVERIFY(csv.readAll().endsWith(",1,1\r\n"));
}

void GlanceTable::nothingSpeaksOfAChart()
{
    WindowFixture desk(2);
    QWidget *page = open(desk);
    for (const QWidget *one : page->findChildren<QWidget *>())
        for (const QString &text : {one->toolTip(), one->accessibleName(),
                                    one->accessibleDescription(), one->whatsThis()})
            QVERIFY2(!text.contains(u"chart"_s) && !text.contains(u"PNG"_s), qPrintable(text));
    click(page, u"glanceCopy"_s);
    QTRY_COMPARE(desk.find<MessageLine>(u"supervisorMessage"_s)->sentence(),
                 u"The figures were copied."_s);
}

void GlanceTable::theCursorStaysWhileTheFiguresChange()
{
    WindowFixture desk(5);
    QWidget *page = open(desk);
    figures(page)->setFocus();
    press(Qt::Key_Down);
    press(Qt::Key_Down);
    QCOMPARE(figures(page)->currentRow(), 2);
    correctOne(desk);
    desk.press(Qt::Key_F5);
    QTRY_COMPARE(figures(page)->item(0, 1)->text(), u"2"_s);
    QCOMPARE(figures(page)->currentRow(), 2);
}

QTEST_MAIN(GlanceTable)
#include "tst_glancetable.moc"
