// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/keyedbutton.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// What a button gives up where there is little room, so that nothing of its words is cut.
class tst_KeyedButton : public QObject
{
    Q_OBJECT
private slots:
    void withLittleRoomTheWordsAreBroken();
    void oneWordIsNeverCut();
    void nothingTouchesTheEdge_data();
    void nothingTouchesTheEdge();
};

static int widthOf(const KeyedButton &button, const QString &words)
{
    return button.fontMetrics().horizontalAdvance(words);
}

void tst_KeyedButton::withLittleRoomTheWordsAreBroken()
{
    KeyedButton button;
    button.setWords(u"Als gescheitert melden..."_s, u"Ctrl+Shift+X"_s);
    button.setIconName(u"dialog-cancel"_s);
    QVERIFY(button.minimumSizeHint().width() < widthOf(button, u"Als gescheitert melden..."_s));
    QVERIFY(button.minimumSizeHint().width() > widthOf(button, u"Als gescheitert"_s));
    QVERIFY(button.sizeHint().width() > widthOf(button, u"Als gescheitert melden..."_s));
    QCOMPARE(button.minimumSizeHint().height(), button.sizeHint().height());
}

void tst_KeyedButton::oneWordIsNeverCut()
{
    KeyedButton button;
    button.setWords(u"Zurückgeben..."_s, u"Ctrl+Shift+Alt+Return"_s);
    QVERIFY(button.minimumSizeHint().width() > widthOf(button, u"Zurückgeben..."_s));
    QVERIFY(button.minimumSizeHint().width() < widthOf(button, u"Ctrl+Shift+Alt+Return"_s));
}

void tst_KeyedButton::nothingTouchesTheEdge_data()
{
    QTest::addColumn<int>("more");
    for (const int more : {0, 10, 40, 80, 120})
        QTest::newRow(qPrintable(u"%1 more than the least"_s.arg(more))) << more;
}

void tst_KeyedButton::nothingTouchesTheEdge()
{
    QFETCH(const int, more);
    KeyedButton button;
    button.setRank(KeyedButton::Rank::Quiet);
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

QTEST_MAIN(tst_KeyedButton)
#include "tst_keyedbutton.moc"
