// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/common/roomystyle.h"
#include "ui/common/sentencebox.h"
#include "ui/common/turningsides.h"

#include <QApplication>
#include <QLabel>
#include <QTest>
#include <QVBoxLayout>

using namespace intray;
using namespace Qt::StringLiterals;

/// What dialogs are made of keeps within a narrow screen.
class DialogParts : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void sidesStandBelowEachOtherWhereTheyHaveNoRoom();
    void aSentenceToTickTakesAsManyLinesAsItNeeds();
    void aClickOnTheLastLineOfASentenceTicksIt();
};

void DialogParts::initTestCase()
{
    QApplication::setStyle(new RoomyStyle(u"Fusion"_s));
}

void DialogParts::sidesStandBelowEachOtherWhereTheyHaveNoRoom()
{
    QWidget window;
    TurningSides sides(&window);
    auto *first = new QWidget;
    auto *second = new QWidget;
    for (QWidget *part : {first, second}) {
        part->setMinimumSize(200, 40);
        sides.add(part, 1);
    }
    sides.resize(600, 200);
    window.show();
    QVERIFY(!sides.areBelow());
    QVERIFY(second->x() > first->geometry().right());
    sides.resize(300, 200);
    QTRY_VERIFY(second->y() > first->geometry().bottom());
    QCOMPARE(second->x(), first->x());
    sides.resize(600, 200);
    QTRY_COMPARE(second->y(), first->y());
}

/// In a column as wide as half of what it says in one line.
static SentenceBox *narrowBox(QWidget &window)
{
    auto *box = new SentenceBox(u"Create or upgrade the file where it is needed"_s, &window);
    auto *column = new QVBoxLayout(&window);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(box);
    column->addStretch(1);
    window.resize(box->sizeHint().width() * 2 / 3, 200);
    window.show();
    return box;
}

void DialogParts::aSentenceToTickTakesAsManyLinesAsItNeeds()
{
    QWidget window;
    const SentenceBox *box = narrowBox(window);
    QTRY_VERIFY(box->height() > box->fontMetrics().lineSpacing() * 2);
    window.resize(box->sizeHint().width() + 20, 200);
    QTRY_COMPARE(box->height(), box->sizeHint().height());
}

void DialogParts::aClickOnTheLastLineOfASentenceTicksIt()
{
    QWidget window;
    SentenceBox *box = narrowBox(window);
    QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(box->width() / 2, box->height() - 8));
    QVERIFY(box->isChecked());
}

INTRAY_TEST_MAIN(DialogParts)
#include "tst_dialogparts.moc"
