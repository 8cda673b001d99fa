// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/common/colours.h"
#include "ui/common/tokens.h"
#include "ui/desk/lockring.h"
#include "ui/preferences/themes.h"

#include <QAccessible>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// The ring of a lock: how much of it is painted, and in which colour.
class LockRingTest : public QObject
{
    Q_OBJECT

private slots:
    void itIsAsFullAsTheLock_data();
    void itIsAsFullAsTheLock();
    void itEmptiesClockwise();
    void aScreenReaderHearsItsValue();
};

namespace {

QImage paintedIn(const QPalette &palette, LockRing::State state, int value,
                 Qt::LayoutDirection direction = Qt::LeftToRight)
{
    LockRing ring;
    ring.setPalette(palette);
    ring.setLayoutDirection(direction);
    ring.setRange(0, 1000);
    ring.setState(state);
    ring.setValue(value);
    ring.resize(ring.sizeHint());
    return ring.grab().toImage();
}

/// How many points of the picture are of the colour, in so much of its width.
int pointsOf(const QImage &seen, const QColor &colour, int from, int to)
{
    int points = 0;
    for (int x = from; x < to; ++x)
        for (int y = 0; y < seen.height(); ++y)
            points += seen.pixelColor(x, y).rgb() == colour.rgb() ? 1 : 0;
    return points;
}

int pointsOf(const QImage &seen, const QColor &colour)
{
    return pointsOf(seen, colour, 0, seen.width());
}

} // namespace

void LockRingTest::itIsAsFullAsTheLock_data()
{
    QTest::addColumn<QPalette>("palette");
    QTest::addColumn<LockRing::State>("state");
    QTest::addColumn<ColourRole>("role");
    const std::pair<const char *, Theme> themes[] = {
        {"light", Theme::Light}, {"dark", Theme::Dark}, {"high contrast", Theme::HighContrast}};
    for (const auto &[name, theme] : themes) {
        const QPalette palette = paletteOf(theme);
        QTest::addRow("held, %s", name) << palette << LockRing::State::Held << ColourRole::Accent;
        QTest::addRow("ending, %s", name)
            << palette << LockRing::State::Ending << ColourRole::Warning;
        QTest::addRow("lost, %s", name) << palette << LockRing::State::Lost << ColourRole::Fault;
    }
}

void LockRingTest::itIsAsFullAsTheLock()
{
    QFETCH(const QPalette, palette);
    QFETCH(const LockRing::State, state);
    QFETCH(const ColourRole, role);
    const QColor colour = colourOf(role, palette);
    const int full = pointsOf(paintedIn(palette, state, 1000), colour);
    const int half = pointsOf(paintedIn(palette, state, 500), colour);
    const int none = pointsOf(paintedIn(palette, state, 0), colour);
    QVERIFY(full > 50);
    if (state == LockRing::State::Lost) {
        QCOMPARE(half, full); // whatever was left
        return;
    }
    QVERIFY2(qAbs(2 * half - full) <= full / 5, qPrintable(u"%1 of %2"_s.arg(half).arg(full)));
    QCOMPARE(none, 0);
}

void LockRingTest::itEmptiesClockwise()
{
    const QPalette palette = paletteOf(Theme::Light);
    const QColor colour = colourOf(ColourRole::Accent, palette);
    const QImage half = paintedIn(palette, LockRing::State::Held, 500);
    QVERIFY(pointsOf(half, colour, 0, 11) > 10 * pointsOf(half, colour, 11, 22));
    const QImage mirrored = paintedIn(palette, LockRing::State::Held, 500, Qt::RightToLeft);
    QVERIFY(pointsOf(mirrored, colour, 11, 22) > 10 * pointsOf(mirrored, colour, 0, 11));
}

void LockRingTest::aScreenReaderHearsItsValue()
{
    LockRing ring;
    ring.setRange(0, 1000);
    ring.setValue(400);
    auto *heard = QAccessible::queryAccessibleInterface(&ring);
    QCOMPARE(heard->role(), QAccessible::ProgressBar);
    QCOMPARE(heard->valueInterface()->currentValue().toInt(), 400);
}

INTRAY_TEST_MAIN(LockRingTest)
#include "tst_lockring.moc"
