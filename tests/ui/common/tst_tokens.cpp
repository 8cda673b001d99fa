// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/common/colours.h"
#include "ui/common/tokens.h"
#include "ui/preferences/themes.h"
#include "ui/themes.h"

#include <QFontInfo>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

using enum ColourRole;

static constexpr ColourRole grounds[] = {Ground, Sheet, Field};

static QPalette desktop(const QColor &window, const QColor &base, const QColor &text)
{
    QPalette palette(window, window);
    palette.setColor(QPalette::Base, base);
    for (const auto role : {QPalette::Text, QPalette::WindowText})
        palette.setColor(role, text);
    palette.setColor(QPalette::Link, QColor(41, 128, 185));
    palette.setColor(QPalette::Highlight, QColor(61, 174, 233));
    return palette;
}

/// What the window is made of: colours that can be read, letters and heights that follow the font.
class Tokens : public QObject
{
    Q_OBJECT

private slots:
    void everyRoleCanBeSeen_data();
    void everyRoleCanBeSeen();
    void dimmedWordsAreToldFromOthers_data() { everyRoleCanBeSeen_data(); }
    void dimmedWordsAreToldFromOthers();
    void sheetsAreBrighterThanWhatTheyLieOn_data() { everyRoleCanBeSeen_data(); }
    void sheetsAreBrighterThanWhatTheyLieOn();
    void ownThemesAreAsTheyAreDrawn_data();
    void ownThemesAreAsTheyAreDrawn();
    void highContrastHasNoTints();
    void lettersFollowTheFont();
    void heightsFollowTheFont();
};

void Tokens::everyRoleCanBeSeen_data()
{
    QTest::addColumn<QPalette>("palette");
    QTest::newRow("own light") << paletteOf(Theme::Light);
    QTest::newRow("own dark") << paletteOf(Theme::Dark);
    QTest::newRow("own high contrast") << paletteOf(Theme::HighContrast);
    QTest::newRow("the style's") << QApplication::style()->standardPalette();
    QTest::newRow("a dark desktop") << darkTheme();
    QTest::newRow("a desktop of high contrast") << highContrast();
    QTest::newRow("grey and white")
        << desktop(QColor(239, 240, 241), Qt::white, QColor(35, 38, 41));
    QTest::newRow("all white") << desktop(Qt::white, Qt::white, QColor(30, 30, 30));
    QTest::newRow("dark, sheets darker")
        << desktop(QColor(42, 46, 50), QColor(27, 30, 32), QColor(252, 252, 252));
    QTest::newRow("all dark") << desktop(QColor(30, 30, 30), QColor(30, 30, 30), Qt::white);
}

void Tokens::everyRoleCanBeSeen()
{
    QFETCH(const QPalette, palette);
    const auto apart = [&](ColourRole one, ColourRole other) {
        return contrast(colourOf(one, palette), colourOf(other, palette));
    };
    for (const ColourRole role : {Text, Dimmed, Accent, Fault, Warning})
        for (const ColourRole ground : grounds)
            QVERIFY2(apart(role, ground) >= 4.5,
                     qPrintable(u"%1 on %2"_s.arg(int(role)).arg(int(ground))));
    for (const ColourRole role : {Text, Dimmed, Accent})
        QVERIFY2(apart(role, Chosen) >= 4.5, qPrintable(QString::number(int(role))));
    QVERIFY(apart(Text, Tint) >= 4.5);
    QVERIFY(apart(Fault, FaultTint) >= 4.5 && apart(Text, FaultTint) >= 4.5);
    QVERIFY(apart(Warning, WarningTint) >= 4.5 && apart(Text, WarningTint) >= 4.5);
    QVERIFY(apart(PrimaryInk, Primary) >= 4.5);
    for (const ColourRole ground : grounds)
        QVERIFY(apart(Edge, ground) >= 3 && apart(Good, ground) >= 3);
    QVERIFY(apart(EarlierBars, Sheet) >= 3);
}

void Tokens::dimmedWordsAreToldFromOthers()
{
    QFETCH(const QPalette, palette);
    const double apart = contrast(colourOf(Dimmed, palette), colourOf(Text, palette));
    QVERIFY2(isHighContrast(palette) || apart >= 1.5, qPrintable(QString::number(apart)));
}

void Tokens::sheetsAreBrighterThanWhatTheyLieOn()
{
    QFETCH(const QPalette, palette);
    const QColor ground = colourOf(Ground, palette), sheet = colourOf(Sheet, palette);
    if (!isHighContrast(palette))
        QVERIFY(contrast(sheet, Qt::black) > contrast(ground, Qt::black) * 1.04);
}

void Tokens::ownThemesAreAsTheyAreDrawn_data()
{
    QTest::addColumn<ColourRole>("role");
    QTest::addColumn<QColor>("light");
    QTest::addColumn<QColor>("dark");
    QTest::addColumn<int>("off"); // how far a computed one may be, in each of its parts
    const auto row = [](const char *name, ColourRole role, QRgb light, QRgb dark, int off) {
        QTest::newRow(name) << role << QColor(light) << QColor(dark) << off;
    };
    row("ground", Ground, 0xeceff3, 0x191c21, 0);
    row("sheet", Sheet, 0xffffff, 0x23272d, 0);
    row("field", Field, 0xf5f7f9, 0x2b3037, 0);
    row("hairline", Hairline, 0xd8dde4, 0x363c45, 0);
    row("edge", Edge, 0x79828d, 0x7b8490, 0);
    row("text", Text, 0x1b2027, 0xe7eaee, 0);
    row("dimmed", Dimmed, 0x59626e, 0xa5aeb9, 1);
    row("accent", Accent, 0x1862a3, 0x6fb6f4, 1);
    row("primary", Primary, 0x1862a3, 0x4fa0e4, 6);
    row("tint", Tint, 0xe4eff9, 0x25384a, 2);
    row("chosen", Chosen, 0xd3e5f6, 0x27415a, 2);
    row("fault", Fault, 0xb3241a, 0xff9d94, 1);
    row("fault's tint", FaultTint, 0xfdeceb, 0x44282a, 2);
    row("warning", Warning, 0x855400, 0xf0c264, 1);
    row("warning's tint", WarningTint, 0xfdf2da, 0x3d3322, 2);
    row("good", Good, 0x20744a, 0x77d0a0, 1);
    row("earlier bars", EarlierBars, 0x6c96c0, 0x5585b0, 8);
}

static int offBetween(const QColor &one, const QColor &other)
{
    return std::max({std::abs(one.red() - other.red()), std::abs(one.green() - other.green()),
                     std::abs(one.blue() - other.blue())});
}

void Tokens::ownThemesAreAsTheyAreDrawn()
{
    QFETCH(const ColourRole, role);
    QFETCH(const QColor, light);
    QFETCH(const QColor, dark);
    QFETCH(const int, off);
    const QColor inLight = colourOf(role, paletteOf(Theme::Light));
    const QColor inDark = colourOf(role, paletteOf(Theme::Dark));
    QVERIFY2(offBetween(inLight, light) <= off, qPrintable(inLight.name()));
    QVERIFY2(offBetween(inDark, dark) <= off, qPrintable(inDark.name()));
}

void Tokens::highContrastHasNoTints()
{
    const QPalette palette = paletteOf(Theme::HighContrast);
    for (const ColourRole role : {Tint, Chosen, FaultTint, WarningTint})
        QCOMPARE(colourOf(role, palette), colourOf(Sheet, palette));
    for (const ColourRole role : {Edge, Hairline})
        QCOMPARE(colourOf(role, palette), colourOf(Text, palette));
}

void Tokens::lettersFollowTheFont()
{
    QFont body(u"DejaVu Sans"_s);
    body.setPixelSize(20);
    QCOMPARE(QFontInfo(lettersFor(LetterSize::Title, body)).pixelSize(), 30);
    QCOMPARE(lettersFor(LetterSize::Title, body).weight(), QFont::DemiBold);
    QCOMPARE(lettersFor(LetterSize::Small, body).pixelSize(), 17);
    QCOMPARE(lettersFor(LetterSize::Body, body).pixelSize(), 20);
    body.setPixelSize(12);
    QCOMPARE(lettersFor(LetterSize::Small, body).pixelSize(), 11);
}

void Tokens::heightsFollowTheFont()
{
    QFont body(u"DejaVu Sans"_s);
    body.setPixelSize(13);
    const QFontMetrics usual(body);
    QCOMPARE(heightOf(Part::FormRow, usual), 38);
    QCOMPARE(heightOf(Part::FormRow, usual, true), 46);
    QCOMPARE(heightOf(Part::Field, usual), 30);
    QCOMPARE(heightOf(Part::TwoLineRow, usual), 46);
    body.setPixelSize(26);
    const QFontMetrics large(body);
    QCOMPARE(heightOf(Part::TwoLineRow, large), 2 * large.height() + 10);
    QVERIFY(heightOf(Part::FormRow, large) > heightOf(Part::Field, large));
}

INTRAY_TEST_MAIN(Tokens)
#include "tst_tokens.moc"
