// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/drawings.h"

#include <QDir>
#include <QTest>

#include <cstdlib>

using namespace intray;
using namespace Qt::StringLiterals;

/// The same interface where Qt SVG is not there; compiled in a namespace of its own.
namespace intray_pictures {
bool hasDrawing(const QString &name);
QImage drawing(const QString &name, int size, const QColor &ink, const QColor &paper);
} // namespace intray_pictures

/// Icons look alike with Qt SVG and without it.
class Drawings : public QObject
{
    Q_OBJECT

private slots:
    void bothHaveTheSameNames();
    void bothLookAlike_data();
    void bothLookAlike();
    void theInkIsExactlyTheColourOfText();
    void aSizeThatWasNotDrawnIsMadeOfALarger();
};

static QStringList names()
{
    QStringList names = QDir(u":/breeze"_s).entryList(QDir::Files);
    return names.replaceInStrings(u".svg"_s, QString());
}

/// Of all four channels, from 0 to 255.
static double meanDifference(const QImage &one, const QImage &other)
{
    const qsizetype bytes = one.sizeInBytes();
    qint64 sum = 0;
    for (qsizetype i = 0; i < bytes; ++i)
        sum += std::abs(one.constBits()[i] - other.constBits()[i]);
    return double(sum) / double(bytes);
}

void Drawings::bothHaveTheSameNames()
{
    QVERIFY(names().size() > 50);
    for (const QString &name : names())
        QVERIFY2(hasDrawing(name) && intray_pictures::hasDrawing(name), qPrintable(name));
    QVERIFY(!hasDrawing(u"nothing"_s) && !intray_pictures::hasDrawing(u"nothing"_s));
    QVERIFY(drawing(u"nothing"_s, 16, Qt::black, Qt::white).isNull());
    QVERIFY(intray_pictures::drawing(u"nothing"_s, 16, Qt::black, Qt::white).isNull());
}

void Drawings::bothLookAlike_data()
{
    QTest::addColumn<QColor>("ink");
    QTest::addColumn<QColor>("paper");
    QTest::newRow("light") << QColor(28, 30, 33) << QColor(242, 243, 245);
    QTest::newRow("dark") << QColor(232, 233, 235) << QColor(43, 45, 49);
    QTest::newRow("a fault") << QColor(180, 20, 30) << QColor(255, 255, 255);
}

void Drawings::bothLookAlike()
{
    QFETCH(QColor, ink);
    QFETCH(QColor, paper);
    for (const QString &name : names()) {
        for (const int size : {16, 24, 32, 40}) {
            const QImage svg = drawing(name, size, ink, paper);
            const QImage picture = intray_pictures::drawing(name, size, ink, paper);
            QCOMPARE(picture.size(), svg.size());
            QCOMPARE(picture.format(), svg.format());
            const double difference = meanDifference(svg, picture);
            QVERIFY2(difference < 3,
                     qPrintable(u"%1 at %2: %3"_s.arg(name).arg(size).arg(difference)));
        }
    }
}

void Drawings::theInkIsExactlyTheColourOfText()
{
    const QColor ink(200, 10, 20);
    const QColor paper(10, 200, 30);
    const QImage sign = intray_pictures::drawing(u"data-error"_s, 32, ink, paper);
    QCOMPARE(sign.pixelColor(16, 6), ink);
    QCOMPARE(sign.pixelColor(16, 16), paper);
    QCOMPARE(qAlpha(sign.pixel(0, 0)), 0);
}

void Drawings::aSizeThatWasNotDrawnIsMadeOfALarger()
{
    for (const int size : {12, 22, 100}) {
        const QImage svg = drawing(u"document-save"_s, size, Qt::black, Qt::white);
        const QImage picture =
            intray_pictures::drawing(u"document-save"_s, size, Qt::black, Qt::white);
        QCOMPARE(picture.size(), QSize(size, size));
        QVERIFY2(meanDifference(svg, picture) < 16, qPrintable(QString::number(size)));
    }
}

QTEST_GUILESS_MAIN(Drawings)
#include "tst_drawings.moc"
