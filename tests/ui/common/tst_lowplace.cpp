// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/common/lowplace.h"

#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QTest>
#include <QVBoxLayout>

using namespace intray;

/// What scrolls where a window is too low.
class LowPlaceTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void whatTakesTheFocusComesIntoView();
    void whatStandsAboveItIsSeenAsSoonAsThereIsRoom();
    void ofWhatIsHigherThanThePlaceTheTopComesIntoView();
    void aLongListOpensWithWhatStandsAboveIt();
    void theRowInHandOfALongListStaysInSight();
    void aPageScrollsOnlyWhereItHasLessThanItsLeast();

private:
    int top() const { return m_place->verticalScrollBar()->value(); }
    QListWidget *putLongListAt(int place);

    static constexpr int aboveButton = 200;
    QWidget m_window;
    LowPlace *m_place = nullptr;
    QPushButton *m_button = nullptr;
};

void LowPlaceTest::init()
{
    delete m_place;
    m_place = new LowPlace(&m_window);
    auto *content = new QWidget;
    auto *column = new QVBoxLayout(content);
    column->addSpacing(aboveButton);
    column->addWidget(m_button = new QPushButton(QStringLiteral("Go on")));
    column->addSpacing(aboveButton);
    m_place->setWidget(content);
    m_window.resize(200, 100);
    m_place->setGeometry(m_window.rect());
    m_place->show();
    m_window.show();
    m_window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&m_window));
    m_button->setFocus();
}

void LowPlaceTest::whatTakesTheFocusComesIntoView()
{
    QVERIFY(top() > aboveButton / 2);
}

void LowPlaceTest::whatStandsAboveItIsSeenAsSoonAsThereIsRoom()
{
    m_place->resize(200, 2 * aboveButton);
    QCOMPARE(top(), 0);
    m_place->resize(200, 100);
    QVERIFY(top() > aboveButton / 2);
}

/// Higher than the place, and with a row in hand.
QListWidget *LowPlaceTest::putLongListAt(int place)
{
    auto *list = new QListWidget;
    for (int row = 0; row < aboveButton; ++row)
        list->addItem(QString::number(row));
    list->setCurrentRow(0);
    list->setFixedHeight(2 * aboveButton);
    static_cast<QVBoxLayout *>(m_place->widget()->layout())->insertWidget(place, list);
    return list;
}

void LowPlaceTest::aLongListOpensWithWhatStandsAboveIt()
{
    QListWidget *list = putLongListAt(0);
    auto *above = new QLabel(QStringLiteral("Fields"));
    static_cast<QVBoxLayout *>(m_place->widget()->layout())->insertWidget(0, above);
    QTRY_VERIFY(list->y() > above->y());
    list->setFocus();
    QCOMPARE(top(), 0);
}

void LowPlaceTest::theRowInHandOfALongListStaysInSight()
{
    QListWidget *list = putLongListAt(0);
    QTRY_VERIFY(m_button->y() > list->height());
    list->setFocus();
    const auto isInSight = [&] {
        const QRect row = list->visualItemRect(list->currentItem());
        const QPoint at = list->viewport()->mapTo(m_place->viewport(), row.topLeft());
        return m_place->viewport()->rect().contains({at, row.size()});
    };
    for (int row = 1; row < 2 * aboveButton / 10; ++row) {
        QTest::keyClick(list, Qt::Key_Down);
        QCOMPARE(list->currentRow(), row);
        QVERIFY2(isInSight(), qPrintable(QString::number(row)));
    }
    QTest::keyClick(list, Qt::Key_Home);
    QCOMPARE(top(), 0);
}

void LowPlaceTest::ofWhatIsHigherThanThePlaceTheTopComesIntoView()
{
    auto *list = new QListWidget;
    list->setFixedHeight(2 * aboveButton);
    static_cast<QVBoxLayout *>(m_place->widget()->layout())->insertWidget(1, list);
    QTRY_VERIFY(list->y() >= aboveButton);
    list->setFocus();
    const int above = list->y() - top();
    QVERIFY2(above >= 0 && above < m_place->height() / 2, qPrintable(QString::number(above)));
}

void LowPlaceTest::aPageScrollsOnlyWhereItHasLessThanItsLeast()
{
    QWidget page;
    QVBoxLayout *column = LowPlace::columnIn(&page);
    auto *words = new QLabel(QStringLiteral("What stands in the list is read here. ").repeated(4));
    words->setWordWrap(true);
    auto *list = new QListWidget; // which would like to be higher than it needs
    for (int row = 0; row < aboveButton; ++row)
        list->addItem(QString::number(row));
    column->addWidget(words);
    column->addWidget(list, 1);
    auto *place = page.findChild<LowPlace *>();
    page.resize(300, 600);
    page.show();
    QTRY_COMPARE(place->widget()->width(), page.width());
    const int least = LowPlace::leastHeightOf(*place->widget());
    QVERIFY(least < words->height() + list->sizeHint().height());
    page.resize(page.width(), least);
    QTRY_COMPARE(place->height(), least);
    QCOMPARE(place->verticalScrollBar()->maximum(), 0);
    QCOMPARE(place->widget()->height(), least);
    page.resize(page.width(), least - 1);
    QTRY_VERIFY(place->verticalScrollBar()->isVisible());
}

INTRAY_TEST_MAIN(LowPlaceTest)
#include "tst_lowplace.moc"
