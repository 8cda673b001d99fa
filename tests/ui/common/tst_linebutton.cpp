// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/common/linebutton.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// What a button gives up where there is little room, so that nothing of its words is cut.
class tst_LineButton : public QObject
{
    Q_OBJECT
private slots:
    void theWordsAreNeverCut();
    void theKeyGoesBeforeTheIcon();
    void returnIsToldOnlyWhereItPresses_data();
    void returnIsToldOnlyWhereItPresses();
    void anArrowPointsWhereOneReadsOn();
    void whatIsDeletedWithTheKeyboardIsToldNothingMore();
    void nothingTouchesTheEdge_data();
    void nothingTouchesTheEdge();
};

static int widthOf(const LineButton &button, const QString &words)
{
    return button.fontMetrics().horizontalAdvance(words);
}

void tst_LineButton::theWordsAreNeverCut()
{
    LineButton button(LineButton::Rank::Quiet);
    button.setWords(u"Als gescheitert melden..."_s, u"Ctrl+Shift+X"_s);
    button.setIconName(u"dialog-cancel"_s);
    QVERIFY(button.minimumSizeHint().width() > widthOf(button, u"Als gescheitert melden..."_s));
    QVERIFY(button.minimumSizeHint().width() < button.sizeHint().width());
    QCOMPARE(button.minimumSizeHint().height(), button.sizeHint().height());
}

void tst_LineButton::theKeyGoesBeforeTheIcon()
{
    using Shows = LineButton::Shows;
    LineButton button(LineButton::Rank::Quiet);
    button.setWords(u"Return..."_s, u"Ctrl+R"_s);
    button.setIconName(u"mail-reply-sender"_s);
    const auto width = [&](Shows shows) {
        button.setShows(shows);
        return button.sizeHint().width();
    };
    QVERIFY(width(Shows::All) > width(Shows::WithoutKey));
    QVERIFY(width(Shows::WithoutKey) > width(Shows::OnlyWords));
    QCOMPARE(button.wholeWidth(), width(Shows::All));
}

void tst_LineButton::anArrowPointsWhereOneReadsOn()
{
    const auto pictured = [](const QString &icon, Qt::LayoutDirection direction) {
        LineButton button(LineButton::Rank::Quiet);
        button.setIconName(icon);
        button.setLayoutDirection(direction);
        button.resize(64, 32);
        return button.grab().toImage();
    };
    const QImage onward = pictured(u"go-next"_s, Qt::LeftToRight);
    QVERIFY(onward != onward.mirrored(true, false));
    QVERIFY(pictured(u"go-next"_s, Qt::RightToLeft) == onward.mirrored(true, false));
    const QImage tick = pictured(u"dialog-ok-apply"_s, Qt::LeftToRight); // is as it is written
    QVERIFY(pictured(u"dialog-ok-apply"_s, Qt::RightToLeft) != tick.mirrored(true, false));
}

void tst_LineButton::returnIsToldOnlyWhereItPresses_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<bool>("goes");
    QTest::newRow("Return") << QKeySequence(Qt::Key_Return).toString(QKeySequence::NativeText)
                            << true;
    QTest::newRow("another key") << u"Ctrl+M"_s << false;
}

/// Another button that Return presses has the keyboard: what is told goes, and nothing moves.
void tst_LineButton::returnIsToldOnlyWhereItPresses()
{
    QFETCH(QString, key);
    QFETCH(bool, goes);
    QWidget window;
    auto *row = new QHBoxLayout(&window);
    auto *field = new QLineEdit(&window);
    auto *lead = new LineButton(LineButton::Rank::Usual, &window);
    auto *other = new LineButton(LineButton::Rank::Usual, &window);
    for (QWidget *each : QList<QWidget *>{field, lead, other})
        row->addWidget(each);
    lead->setWords(u"Try sample records"_s, key);
    other->setWords(u"Create a queue"_s);
    other->setAutoDefault(true);
    window.show();
    field->setFocus();
    const QImage before = lead->grab().toImage();
    other->setFocus();
    const QImage after = lead->grab().toImage();
    QCOMPARE(after.size(), before.size());
    QCOMPARE(after != before, goes);
    field->setFocus();
    QCOMPARE(lead->grab().toImage(), before);
}

// Qt gives the keyboard on when the button is a button no longer.
void tst_LineButton::whatIsDeletedWithTheKeyboardIsToldNothingMore()
{
    QWidget window;
    auto *row = new QHBoxLayout(&window);
    auto *button = LineButton::make(LineButton::Rank::Usual, u"Go on"_s, "goOn", &window);
    button->setWords(u"Go on"_s, u"Return"_s);
    row->addWidget(button);
    auto *line = new QLineEdit(&window);
    row->addWidget(line);
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    button->setFocus();
    QVERIFY(button->hasFocus());
    delete button;
    QCOMPARE(row->count(), 1);
}

void tst_LineButton::nothingTouchesTheEdge_data()
{
    QTest::addColumn<int>("more");
    for (const int more : {0, 10, 40, 80, 120})
        QTest::newRow(qPrintable(u"%1 more than the least"_s.arg(more))) << more;
}

void tst_LineButton::nothingTouchesTheEdge()
{
    QFETCH(const int, more);
    LineButton button(LineButton::Rank::Quiet);
    button.setWords(u"Als gescheitert melden..."_s, u"Ctrl+Shift+X"_s);
    button.setIconName(u"dialog-cancel"_s);
    button.resize(button.minimumSizeHint() + QSize(more, 0));
    const QImage seen = button.grab().toImage();
    const QRgb ground = seen.pixel(0, 0);
    int ink = 0;
    for (int y = 0; y < seen.height(); ++y)
        for (int x = 0; x < seen.width(); ++x) {
            const bool isEdge = x == 0 || y == 0 || x == seen.width() - 1 || y == seen.height() - 1;
            ink += seen.pixel(x, y) != ground;
            QVERIFY(!isEdge || seen.pixel(x, y) == ground);
        }
    QVERIFY(ink > 100);
}

INTRAY_TEST_MAIN(tst_LineButton)
#include "tst_linebutton.moc"
