// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/common/chip.h"
#include "ui/common/chiprow.h"
#include "ui/common/emptyplace.h"
#include "ui/common/fieldframe.h"
#include "ui/common/fold.h"
#include "ui/common/keycap.h"
#include "ui/common/linebutton.h"
#include "ui/common/savebar.h"
#include "ui/common/scalechart.h"
#include "ui/common/segments.h"
#include "ui/common/sheet.h"
#include "ui/common/tabstrip.h"
#include "ui/partlooks.h"

#include <QAccessible>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>

#include <algorithm>

using namespace intray;
using namespace Qt::StringLiterals;

/// The parts of the window, painted in every theme, size and direction.
class Parts : public QObject
{
    Q_OBJECT

private slots:
    void canBeRead();
    void areNotCut();
    void goToTheOtherSide();
    void areAsHighAsTheirLetters();
    void aSheetIsBrighterThanItsGroundAndHasRoundCorners();
    void whatLiesOnASheetHasItsGround();
    void everyLookOfAFieldIsAnother();
    void aFieldIsSeenOnItsSheet();
    void aButtonGoesWithoutItsKeyAndKeepsItsWords();
    void anUnusableButtonIsStillRead();
    void aTabShowsItsWordsWholeBesideTheirLetter();
};

namespace {

template <typename Part>
QWidget *off(Part *part)
{
    part->setEnabled(false);
    return part;
}

LineButton *button(LineButton::Rank rank)
{
    auto *made = new LineButton(rank);
    made->setWords(u"Complete and next"_s, u"Ctrl+Return"_s);
    made->setIconName(u"dialog-ok-apply"_s);
    return made;
}

Chip *chip(Chip::Kind kind)
{
    auto *made = new Chip(kind);
    made->setWords(u"2 faults"_s, u"F3"_s);
    return made;
}

QWidget *chipRow()
{
    auto *row = new ChipRow;
    row->setFilters({u"Breaks a rule"_s, u"state: TX"_s});
    row->setAddWords(u"Filter"_s);
    return row;
}

Segments *segments(int chosen)
{
    auto *made = new Segments({u"No"_s, u"Perhaps"_s, u"Yes"_s});
    made->choose(chosen);
    return made;
}

Fold *fold(bool isOpen)
{
    auto *made = new Fold(u"What comes next"_s);
    made->setSentence({u"Completed items go on to Check addresses"_s, {{25, 15}}});
    made->setContents(new QLabel(u"Contents"_s));
    made->setOpen(isOpen);
    return made;
}

SaveBar *saveBar(bool canSave)
{
    auto *bar = new SaveBar({u"Undo changes"_s, u"Esc"_s, u"Save"_s, u"Ctrl+S"_s});
    bar->showChanges(u"2 changes, not saved."_s, {});
    bar->setCanSave(canSave);
    return bar;
}

QWidget *emptyPlace()
{
    auto *place = new EmptyPlace;
    place->showPlace(u"495 records wait"_s, u"258 of them break a rule."_s,
                     {u"Take next"_s, u"F9"_s, u"go-next"_s},
                     {{u"F8"_s, u"goes on with a draft"_s}, {u"F1"_s, u"shows all keys"_s}});
    return place;
}

QWidget *chart(ScaleChart::Shape shape)
{
    auto *made = new ScaleChart(shape);
    made->showPoints({{u"8"_s, 9}, {u"9"_s, 18}, {u"10"_s, 24}}, u"Most at 10"_s);
    return made;
}

QList<PaintedPart> allParts()
{
    using Rank = LineButton::Rank;
    using Kind = Chip::Kind;
    return {
        {"primary button", [] { return button(Rank::Primary); }, false},
        {"usual button", [] { return button(Rank::Usual); }, false},
        {"quiet button", [] { return button(Rank::Quiet); }, false},
        {"button that ends", [] { return button(Rank::Danger); }, false},
        {"primary button, off", [] { return off(button(Rank::Primary)); }, false},
        {"usual button, off", [] { return off(button(Rank::Usual)); }, false},
        {"filter", [] { return chip(Kind::Filter); }, false},
        {"place for a filter", [] { return chip(Kind::Add); }},
        {"neutral chip", [] { return chip(Kind::Neutral); }},
        {"chip in warning", [] { return chip(Kind::Warning); }},
        {"chip in fault", [] { return chip(Kind::Fault); }},
        {"filters", [] { return chipRow(); }},
        {"key", [] { return new KeyCap(u"Ctrl+Shift+F9"_s); }, false},
        {"no choice", [] { return segments(-1); }, false},
        {"a choice", [] { return segments(0); }, false},
        {"a choice, off", [] { return off(segments(0)); }, false},
        {"folded section", [] { return fold(false); }},
        {"open section", [] { return fold(true); }},
        {"bar to save", [] { return saveBar(true); }, false},
        {"bar while it saves", [] { return saveBar(false); }, false},
        {"empty place", [] { return emptyPlace(); }, false},
        {"bars", [] { return chart(ScaleChart::Shape::Bars); }, false},
        {"line", [] { return chart(ScaleChart::Shape::Line); }, false},
    };
}

QList<PaintedPart> partsBut(const QStringList &names)
{
    QList<PaintedPart> parts;
    for (const PaintedPart &part : allParts())
        if (!names.contains(QLatin1String(part.name)))
            parts << part;
    return parts;
}

} // namespace

void Parts::canBeRead()
{
    intray::canBeRead(allParts());
}

// Charts and what fills a place grow with it; segments never have more room than they ask for.
void Parts::areNotCut()
{
    nothingIsCut(partsBut({u"bars"_s, u"line"_s, u"empty place"_s, u"bar to save"_s,
                           u"bar while it saves"_s, u"no choice"_s, u"a choice"_s,
                           u"a choice, off"_s, u"folded section"_s, u"open section"_s}));
}

void Parts::goToTheOtherSide()
{
    goesToTheOtherSide(allParts());
}

void Parts::areAsHighAsTheirLetters()
{
    isAsHighAsItsLetters(allParts());
}

void Parts::aSheetIsBrighterThanItsGroundAndHasRoundCorners()
{
    for (const PartLook &look : everyTheme()) {
        QWidget ground;
        QPalette colours = look.palette;
        colours.setColor(QPalette::Window, colourOf(ColourRole::Ground, colours));
        ground.setPalette(colours);
        ground.resize(100, 100);
        Sheet sheet(&ground);
        sheet.setGeometry(10, 10, 80, 80);
        const QImage seen = ground.grab().toImage();
        const QColor around = colourOf(ColourRole::Ground, look.palette);
        QCOMPARE(seen.pixel(5, 5), around.rgb());
        QCOMPARE(seen.pixel(10, 10), around.rgb()); // its corner
        QCOMPARE(seen.pixel(50, 50), colourOf(ColourRole::Sheet, look.palette).rgb());
        QCOMPARE(seen.pixel(10, 50), colourOf(ColourRole::Hairline, look.palette).rgb());
        QCOMPARE(seen.pixel(89, 50), colourOf(ColourRole::Hairline, look.palette).rgb());
    }
}

void Parts::whatLiesOnASheetHasItsGround()
{
    QWidget ground;
    ground.setPalette(paletteOf(Theme::Light));
    Sheet sheet(&ground);
    auto *column = new QVBoxLayout(&sheet);
    auto *label = new QLabel(&sheet);
    label->setAutoFillBackground(true);
    auto *area = new QScrollArea(&sheet);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setWidget(new QWidget);
    column->addWidget(label, 1);
    column->addWidget(area, 1);
    sheet.resize(200, 200);
    ground.resize(200, 200);
    const QImage seen = ground.grab().toImage();
    QCOMPARE(seen.pixelColor(label->geometry().center()), QColor(Qt::white));
    QCOMPARE(seen.pixelColor(area->geometry().center()), QColor(Qt::white));
}

static QImage field(FieldLook look, const QPalette &palette)
{
    QImage image(100, 30, QImage::Format_RGB32);
    image.fill(colourOf(ColourRole::Sheet, palette));
    QPainter painter(&image);
    paintField(painter, image.rect(), look, palette);
    return image;
}

void Parts::everyLookOfAFieldIsAnother()
{
    for (const PartLook &look : everyTheme()) {
        QList<QImage> seen;
        for (const auto of : {FieldLook::AtRest, FieldLook::InHand, FieldLook::Fault,
                              FieldLook::ReadOnly, FieldLook::ReadOnlyInHand, FieldLook::Off}) {
            const QImage image = field(of, look.palette);
            QVERIFY2(!seen.contains(image), look.name);
            seen << image;
        }
    }
}

void Parts::aFieldIsSeenOnItsSheet()
{
    for (const PartLook &look : everyTheme())
        for (const auto of :
             {FieldLook::AtRest, FieldLook::MouseOver, FieldLook::InHand, FieldLook::Fault}) {
            const QColor foot = field(of, look.palette).pixelColor(50, 29);
            const QColor sheet = colourOf(ColourRole::Sheet, look.palette);
            QVERIFY2(contrast(foot, sheet) >= 3, look.name);
        }
}

void Parts::aButtonGoesWithoutItsKeyAndKeepsItsWords()
{
    const std::unique_ptr<LineButton> made(button(LineButton::Rank::Quiet));
    made->setPalette(paletteOf(Theme::Light));
    const auto inkAt = [&](int width) {
        made->resize(width, made->sizeHint().height());
        return inkIn(made->grab().toImage(), 4.5).size();
    };
    const auto all = inkAt(made->sizeHint().width());
    const auto withoutKey = inkAt(made->sizeHint().width() - 1);
    const auto words = inkAt(made->minimumSizeHint().width());
    QVERIFY(withoutKey < all);
    QVERIFY(words < withoutKey); // the icon, too
    LineButton plain(LineButton::Rank::Quiet);
    plain.setPalette(paletteOf(Theme::Light));
    plain.setWords(u"Complete and next"_s);
    plain.resize(plain.sizeHint());
    QCOMPARE(words, inkIn(plain.grab().toImage(), 4.5).size());
    QCOMPARE(made->text(), u"Complete and next  Ctrl+Return"_s); // what is heard
}

void Parts::anUnusableButtonIsStillRead()
{
    for (const PartLook &look : everyTheme()) {
        const std::unique_ptr<LineButton> usable(button(LineButton::Rank::Primary));
        const std::unique_ptr<LineButton> unusable(button(LineButton::Rank::Primary));
        unusable->setEnabled(false);
        for (LineButton *one : {usable.get(), unusable.get()}) {
            one->setPalette(look.palette);
            one->resize(one->sizeHint());
        }
        const QImage can = usable->grab().toImage(), cannot = unusable->grab().toImage();
        QVERIFY2(groundOf(can) != groundOf(cannot), look.name);
    }
}

/// Where the words of the tab in view end, above its line.
static int endOfTab(const QString &words)
{
    constexpr int line = 4;
    TabStrip strip;
    strip.setPalette(paletteOf(Theme::Light));
    strip.addTab(words);
    strip.resize(600, strip.sizeHint().height());
    const auto ink = inkIn(strip.grab(strip.tabRect(0).adjusted(0, 0, 0, -line)).toImage(), 3);
    return std::ranges::max(ink, {}, &QPoint::x).x();
}

void Parts::aTabShowsItsWordsWholeBesideTheirLetter()
{
    QCOMPARE(endOfTab(u"&Fields"_s), endOfTab(u"Fields"_s));
    QCOMPARE(endOfTab(u"Lookup ta&bles"_s), endOfTab(u"Lookup tables"_s));
}

INTRAY_TEST_MAIN(Parts)
#include "tst_parts.moc"
