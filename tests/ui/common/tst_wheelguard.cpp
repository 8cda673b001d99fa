// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/common/wheelguard.h"

#include <QApplication>
#include <QComboBox>
#include <QDateEdit>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QSlider>
#include <QSpinBox>
#include <QTabBar>
#include <QTest>
#include <QVBoxLayout>
#include <QWheelEvent>

using namespace intray;
using namespace Qt::StringLiterals;

/// A notch of the wheel, as it comes from a mouse.
static void turn(QWidget *under)
{
    const QPointF middle = QRectF(under->rect()).center();
    QWheelEvent notch(middle, under->mapToGlobal(middle), {}, {0, -120}, Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    QSpontaneKeyEvent::setSpontaneous(&notch);
    QCoreApplication::instance()->notify(under, &notch);
}

class tst_WheelGuard : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { WheelGuard::install(); }
    void init();
    void aBoxWithoutFocusPassesTheWheelOn_data();
    void aBoxWithoutFocusPassesTheWheelOn();
    void aBoxWithFocusTakesTheWheel();
    void theScrollBarGetsItsWheel();
    void theWheelMovesNoFocus();

private:
    int scrolled() const { return m_area->verticalScrollBar()->value(); }

    std::unique_ptr<QScrollArea> m_area;
    QLineEdit *m_line = nullptr;
    QComboBox *m_box = nullptr;
};

void tst_WheelGuard::init()
{
    m_area = std::make_unique<QScrollArea>();
    auto *sheet = new QWidget;
    auto *column = new QVBoxLayout(sheet);
    column->addWidget(m_line = new QLineEdit);
    m_box = new QComboBox;
    m_box->addItems({u"one"_s, u"two"_s, u"three"_s});
    auto *number = new QSpinBox;
    number->setValue(7);
    auto *slider = new QSlider(Qt::Horizontal);
    slider->setValue(50);
    auto *tabs = new QTabBar;
    tabs->addTab(u"first"_s);
    tabs->addTab(u"second"_s);
    const QList<QWidget *> all{
        m_box, number, slider, tabs, new QDateEdit(QDate(2026, 5, 5)), new QPlainTextEdit};
    for (QWidget *one : all) {
        one->setObjectName(QLatin1StringView(one->metaObject()->className()));
        column->addWidget(one);
    }
    sheet->setFixedHeight(2000);
    m_area->setWidget(sheet);
    m_area->resize(300, 300);
    m_area->show();
    m_area->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_area.get()));
    m_line->setFocus();
}

void tst_WheelGuard::aBoxWithoutFocusPassesTheWheelOn_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("property");
    QTest::newRow("box") << u"QComboBox"_s << QByteArray("currentIndex");
    QTest::newRow("number") << u"QSpinBox"_s << QByteArray("value");
    QTest::newRow("slider") << u"QSlider"_s << QByteArray("value");
    QTest::newRow("tabs") << u"QTabBar"_s << QByteArray("currentIndex");
    QTest::newRow("date") << u"QDateEdit"_s << QByteArray("date");
}

void tst_WheelGuard::aBoxWithoutFocusPassesTheWheelOn()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, property);
    auto *under = m_area->findChild<QWidget *>(name);
    const QVariant before = under->property(property);
    turn(under);
    QCOMPARE(under->property(property), before);
    QVERIFY(scrolled() > 0);
    QVERIFY(m_line->hasFocus());
}

void tst_WheelGuard::aBoxWithFocusTakesTheWheel()
{
    m_box->setFocus();
    turn(m_box);
    QCOMPARE(m_box->currentIndex(), 1);
    QCOMPARE(scrolled(), 0);
}

void tst_WheelGuard::theScrollBarGetsItsWheel()
{
    turn(m_area->verticalScrollBar());
    QVERIFY(scrolled() > 0);
}

void tst_WheelGuard::theWheelMovesNoFocus()
{
    turn(m_area->findChild<QPlainTextEdit *>()->viewport());
    QVERIFY(m_line->hasFocus());
}

INTRAY_TEST_MAIN(tst_WheelGuard)
#include "tst_wheelguard.moc"
