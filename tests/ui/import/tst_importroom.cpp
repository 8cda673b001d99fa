// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/session.h"
#include "support/testclass.h"
#include "transfer/recordkey.h"
#include "ui/common/elidedlabel.h"
#include "ui/common/lowplace.h"
#include "ui/common/tokens.h"
#include "ui/dialogkeys.h"
#include "ui/import/deliveredfile.h"
#include "ui/import/importquestion.h"
#include "ui/import/rowchoice.h"

#include <QHeaderView>
#include <QRadioButton>
#include <QScrollBar>
#include <QTableWidget>
#include <QToolButton>

using namespace intray;
using namespace Qt::StringLiterals;

/// What an import shows has the room that it needs, and there is one way down at most.
class ImportRoom : public QObject
{
    Q_OBJECT
private slots:
    void valuesAreWholeWhereThereIsRoom();
    void aLongTextLeavesTheOthersWhole();
    void theHeadOverShortNumbersIsWhole();
    void theHeadOverTheNumbersIsAsThoseOfTheColumns();
    void aWidthThatAPersonChoseStays();
    void theRowsScrollByThemselvesWhereAllElseFits();
    void inALowWindowOnlyThePageScrolls();
    void inALowWindowAQuestionIsSeenFromItsTop();
    void inALowWindowThreeRowsAreInSightWithTheQuestionWhetherTheyLookRight();
    void theLikeliestColumnsAreShownAndTheOthersWhenWanted();
};

static QTableWidget *sampleIn(QDialog *dialog)
{
    return part<QTableWidget>(dialog, u"importTable"_s);
}

static bool hasRows(QDialog *dialog)
{
    return QTest::qWaitFor([&] { return sampleIn(dialog)->rowCount() > 0; });
}

static bool isWhole(const QTableWidget *table, int column)
{
    constexpr int around = 24;
    for (int row = 0; row < table->rowCount(); ++row)
        if (table->fontMetrics().horizontalAdvance(table->item(row, column)->text()) + around >
            table->columnWidth(column))
            return false;
    return true;
}

static QList<QScrollBar *> barsDown(QDialog *dialog)
{
    QList<QScrollBar *> shown;
    for (QScrollBar *bar : dialog->findChildren<QScrollBar *>())
        if (bar->isVisible() && bar->orientation() == Qt::Vertical)
            shown << bar;
    return shown;
}

/// So many rows with an address each.
static QByteArray addresses(int rows)
{
    QByteArray text = "id,street,town\n";
    for (int row = 0; row < rows; ++row)
        text += QByteArray::number(row) + ",1600 Amphitheatre Parkway Building 43,Mountain View\n";
    return text;
}

void ImportRoom::valuesAreWholeWhereThereIsRoom()
{
    WindowFixture desk(1);
    const DeliveredFile file(addresses(3));
    QDialog *dialog = file.openedIn(desk);
    QVERIFY(hasRows(dialog));
    const QTableWidget *table = sampleIn(dialog);
    for (int column = 0; column < 3; ++column)
        QTRY_VERIFY(isWhole(table, column));
    QVERIFY(!table->horizontalScrollBar()->isVisible());
    QTRY_COMPARE(table->horizontalHeader()->length(), table->viewport()->width()); // to the end
}

void ImportRoom::aLongTextLeavesTheOthersWhole()
{
    WindowFixture desk(1);
    const DeliveredFile file(addresses(3).replace("Mountain View", QByteArray(290, 'x')));
    QDialog *dialog = file.openedIn(desk);
    QVERIFY(hasRows(dialog));
    const QTableWidget *table = sampleIn(dialog);
    QTRY_VERIFY(isWhole(table, 1));
    QVERIFY(!isWhole(table, 2));
    QVERIFY(!table->horizontalScrollBar()->isVisible());
}

void ImportRoom::theHeadOverShortNumbersIsWhole()
{
    WindowFixture desk(1);
    const DeliveredFile file(addresses(3));
    QDialog *dialog = file.openedIn(desk);
    QVERIFY(hasRows(dialog));
    const auto *line = part<QLabel>(dialog, u"sampleCorner"_s);
    QVERIFY(line->isVisible());
    QVERIFY(line->width() >= line->sizeHint().width());
}

void ImportRoom::theHeadOverTheNumbersIsAsThoseOfTheColumns()
{
    WindowFixture desk(1);
    const DeliveredFile file(addresses(3));
    QDialog *dialog = file.openedIn(desk);
    QVERIFY(hasRows(dialog));
    auto *line = part<QLabel>(dialog, u"sampleCorner"_s);
    const QImage seen = line->grab().toImage();
    const QColor hairline = colourOf(ColourRole::Hairline, line->palette());
    QCOMPARE(seen.pixelColor(seen.width() / 2, seen.height() - 1).name(), hairline.name());
    const auto *table = part<QTableWidget>(dialog, u"importTable"_s);
    for (const auto *own :
         table->findChildren<QAbstractButton *>(QString(), Qt::FindDirectChildrenOnly))
        QVERIFY(!own->isVisible()); // a desktop would paint it in its own way
    dialog->setLayoutDirection(Qt::RightToLeft);
    QTRY_VERIFY(line->alignment() & Qt::AlignLeft); // where the numbers stand then
}

void ImportRoom::aWidthThatAPersonChoseStays()
{
    WindowFixture desk(1);
    const DeliveredFile file(addresses(3));
    QDialog *dialog = file.openedIn(desk);
    QVERIFY(hasRows(dialog));
    QTableWidget *table = sampleIn(dialog);
    QTRY_VERIFY(isWhole(table, 1));
    QWidget *head = table->horizontalHeader()->viewport();
    const QPoint edge(table->columnWidth(0) - 1, head->height() / 2);
    QTest::mousePress(head, Qt::LeftButton, {}, edge);
    QTest::mouseMove(head, edge + QPoint(50, 0));
    QTest::mouseRelease(head, Qt::LeftButton, {}, edge + QPoint(50, 0));
    const int chosen = table->columnWidth(0);
    QCOMPARE(chosen, edge.x() + 1 + 50);
    dialog->resize(dialog->width() - 40, dialog->height());
    QTRY_VERIFY(table->viewport()->width() < dialog->width());
    QCOMPARE(table->columnWidth(0), chosen);
}

void ImportRoom::theRowsScrollByThemselvesWhereAllElseFits()
{
    WindowFixture desk(1);
    const DeliveredFile file(addresses(40));
    QDialog *dialog = file.openedIn(desk);
    QVERIFY(hasRows(dialog));
    QTRY_COMPARE(barsDown(dialog).size(), 1);
    QCOMPARE(barsDown(dialog).constFirst(), sampleIn(dialog)->verticalScrollBar());
}

void ImportRoom::inALowWindowOnlyThePageScrolls()
{
    WindowFixture desk(1);
    const DeliveredFile file(addresses(40));
    QDialog *dialog = file.openedIn(desk);
    QVERIFY(hasRows(dialog));
    dialog->resize(660, 360);
    const auto *page = dialog->findChild<LowPlace *>();
    QVERIFY(page);
    QTRY_COMPARE(barsDown(dialog), QList<QScrollBar *>{page->verticalScrollBar()});
    page->verticalScrollBar()->setValue(page->verticalScrollBar()->maximum());
    const QTableWidget *table = sampleIn(dialog);
    const QRect last = table->visualItemRect(table->item(39, 0));
    QVERIFY(table->viewport()->rect().contains(last));
    const QPoint end = table->viewport()->mapTo(dialog, last.bottomLeft());
    QVERIFY(end.y() < page->mapTo(dialog, QPoint(0, page->height())).y());
}

static int topOf(const QWidget *question, const QWidget *page)
{
    return question->mapTo(page->window(), QPoint()).y() -
           page->mapTo(page->window(), QPoint()).y();
}

void ImportRoom::inALowWindowAQuestionIsSeenFromItsTop()
{
    WindowFixture desk(1);
    const DeliveredFile file(addresses(40));
    QDialog *dialog = file.openedIn(desk);
    dialog->resize(660, 360);
    QVERIFY(hasRows(dialog));
    const auto *page = dialog->findChild<LowPlace *>();
    const auto questions = dialog->findChildren<ImportQuestion *>();
    QTRY_COMPARE(topOf(questions.at(1), page), 0);
    click(dialog, u"importNext"_s);
    QTRY_COMPARE(topOf(questions.at(2), page), 0);
    QTRY_VERIFY(page->verticalScrollBar()->maximum() > 1000); // with all rows
    QTRY_VERIFY(part<RowChoice>(dialog, u"importRows"_s)->at(0)->text() != u"All"_s); // counted
    page->verticalScrollBar()->triggerAction(QScrollBar::SliderToMaximum);
    dialog->resize(680, 360);
    QTRY_COMPARE(page->verticalScrollBar()->value(), page->verticalScrollBar()->maximum());
    click(dialog, u"importBack"_s);
    QTRY_COMPARE(topOf(questions.at(1), page), 0);
}

void ImportRoom::inALowWindowThreeRowsAreInSightWithTheQuestionWhetherTheyLookRight()
{
    WindowFixture desk(1);
    const DeliveredFile file(addresses(40));
    QDialog *first = file.openedIn(desk);
    QVERIFY(hasRows(first));
    answerAll(first);
    click(first, u"importStart"_s);
    QTRY_VERIFY(rememberedKeyOf(desk.window().session()->queueNamed(u"delivery"_s)));
    ImportDialog *again = openedAgain(desk);
    QVERIFY(isInUse(again));
    again->resize(667, 328); // as on a usual screen at 200 %
    typeInto(again, u"importFile"_s, file.path());
    QVERIFY(hasRows(again));
    press(Qt::Key_Return);
    QTRY_COMPARE(said(again, u"importWhere"_s), u"There is nothing to import."_s);
    const auto *page = again->findChild<LowPlace *>();
    QTRY_VERIFY(page->verticalScrollBar()->maximum() > 1000); // with all rows
    const QTableWidget *table = sampleIn(again);
    const int third = table->visualItemRect(table->item(2, 0)).bottom();
    const auto endOfThird = [&] { return topOf(table->viewport(), page) + third; };
    QTRY_VERIFY2(endOfThird() < page->viewport()->height(),
                 qPrintable(QString::number(endOfThird())));
    const auto *question = again->findChildren<ImportQuestion *>().at(2);
    QVERIFY(topOf(question->findChild<ElidedLabel *>(), page) >= 0);
}

static QStringList shownColumns(QDialog *dialog)
{
    QStringList columns;
    for (const QRadioButton *button : dialog->findChildren<QRadioButton *>())
        if (button->isVisible() && button->objectName().startsWith(u"importKey."))
            columns << button->objectName().section(u'.', 1);
    return columns;
}

void ImportRoom::theLikeliestColumnsAreShownAndTheOthersWhenWanted()
{
    WindowFixture desk(1);
    const DeliveredFile file("a,b,c,d,e,f,g,id\n1,1,1,1,1,1,1,1\n1,1,1,1,1,1,1,2\n");
    QDialog *dialog = file.openedIn(desk);
    QTRY_COMPARE(shownColumns(dialog), QStringList({u"id"_s, u"a"_s, u"b"_s, u"c"_s, u"d"_s}));
    click(dialog, u"importKeyMore"_s);
    QCOMPARE(shownColumns(dialog).size(), 8);
    QVERIFY(!part<QWidget>(dialog, u"importKeyMore"_s)->isVisible());
}

INTRAY_TEST_MAIN(ImportRoom)
#include "tst_importroom.moc"
