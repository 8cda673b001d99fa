// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/common/actions.h"
#include "ui/common/icons.h"
#include "ui/themes.h"

#include <QAction>
#include <QMainWindow>
#include <QSet>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// The icons that are built in.
class Icons : public QObject
{
    Q_OBJECT

private slots:
    void cleanup();
    void everyActionHasItsOwn();
    void theyAreDrawnInTheColourOfText();
    void theyAreSharpAtEveryScale();
    void thereIsNoneOfAnUnknownName();
};

void Icons::cleanup()
{
    QApplication::setPalette(QApplication::style()->standardPalette());
}

static QImage imageOf(const QIcon &icon, int size)
{
    return icon.pixmap(QSize(size, size), 1.0).toImage().convertToFormat(QImage::Format_ARGB32);
}

void Icons::everyActionHasItsOwn()
{
    QMainWindow window;
    const Actions actions(&window);
    QHash<QByteArray, QString> seen;
    for (const QAction *action : actions.all()) {
        QVERIFY2(!action->icon().isNull(), qPrintable(action->objectName()));
        const QImage image = imageOf(action->icon(), 32);
        const QByteArray drawn(reinterpret_cast<const char *>(image.constBits()),
                               image.sizeInBytes());
        QVERIFY2(!seen.contains(drawn),
                 qPrintable(action->objectName() + u" looks like "_s + seen.value(drawn)));
        seen.insert(drawn, action->objectName());
    }
}

static QSet<QRgb> inksIn(const QImage &image)
{
    QSet<QRgb> inks;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (const QRgb dot = image.pixel(x, y); qAlpha(dot) == 255)
                inks << dot;
    return inks;
}

void Icons::theyAreDrawnInTheColourOfText()
{
    const QIcon icon = iconNamed(u"dialog-ok-apply"_s);
    for (const QPalette &theme : {darkTheme(), highContrast()}) {
        QApplication::setPalette(theme); // the same icon follows
        const QSet<QRgb> inks = inksIn(imageOf(icon, 64));
        QCOMPARE(inks, QSet<QRgb>{theme.color(QPalette::WindowText).rgb()});
    }
}

void Icons::theyAreSharpAtEveryScale()
{
    const QIcon icon = iconNamed(u"document-save"_s);
    const QPixmap twice = icon.pixmap(QSize(16, 16), 2.0);
    QCOMPARE(twice.size(), QSize(32, 32));
    const QImage once = imageOf(icon, 16).scaled(32, 32);
    QVERIFY(twice.toImage().convertToFormat(QImage::Format_ARGB32) != once);
}

void Icons::thereIsNoneOfAnUnknownName()
{
    QVERIFY(iconNamed(u"nothing"_s).isNull());
}

INTRAY_TEST_MAIN(Icons)
#include "tst_icons.moc"
