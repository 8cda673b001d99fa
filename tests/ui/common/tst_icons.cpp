// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/common/actions.h"
#include "ui/common/icons.h"
#include "ui/common/roomystyle.h"
#include "ui/common/tokens.h"
#include "ui/preferences/themes.h"
#include "ui/themes.h"

#include <QAction>
#include <QLineEdit>
#include <QMainWindow>
#include <QSet>
#include <QTest>
#include <QToolButton>

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
    void theCrossThatClearsAFieldHasTheColourOfItsTheme();
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

static bool isIn(const QImage &seen, const QColor &ink)
{
    for (int y = 0; y < seen.height(); ++y)
        for (int x = 0; x < seen.width(); ++x)
            if (seen.pixelColor(x, y) == ink)
                return true;
    return false;
}

void Icons::theCrossThatClearsAFieldHasTheColourOfItsTheme()
{
    QApplication::setStyle(new RoomyStyle(u"Fusion"_s));
    for (const QPalette &theme :
         {paletteOf(Theme::Light), paletteOf(Theme::Dark), highContrast()}) {
        QApplication::setPalette(theme);
        QLineEdit field(u"x"_s);
        field.setClearButtonEnabled(true);
        field.resize(240, 32);
        field.show();
        const auto *cross = field.findChild<QToolButton *>();
        QVERIFY(cross);
        const QColor ink = colourOf(ColourRole::Dimmed, theme);
        QTRY_VERIFY(isIn(field.grab(cross->geometry()).toImage(), ink)); // once it has faded in
    }
    QApplication::setStyle(u"Fusion"_s);
}

INTRAY_TEST_MAIN(Icons)
#include "tst_icons.moc"
