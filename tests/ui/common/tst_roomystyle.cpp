// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/common/buttonlook.h"
#include "ui/common/colours.h"
#include "ui/common/controllook.h"
#include "ui/common/elidedlabel.h"
#include "ui/common/focuslook.h"
#include "ui/common/linebutton.h"
#include "ui/common/pushkey.h"
#include "ui/common/roomystyle.h"
#include "ui/common/tokens.h"
#include "ui/preferences/themes.h"
#include "ui/themes.h"
#include "ui/window/startchoice.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDateEdit>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPainter>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QScopeGuard>
#include <QScreen>
#include <QSpinBox>
#include <QStyleFactory>
#include <QStyleOptionViewItem>
#include <QTabBar>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <memory>
#include <ranges>

Q_DECLARE_METATYPE(std::shared_ptr<QWidget>)

using namespace intray;
using namespace Qt::StringLiterals;

/// What the style does for those who read from the right, and for menus that are long.
class RoomyStyles : public QObject
{
    Q_OBJECT

private slots:
    void codesInListsKeepTheirOrderInMirroredWindows();
    void formsBesideAnIconKeepTheirOrderInMirroredWindows();
    void codesInLabelsKeepTheirOrderInMirroredWindows();
    void dotsEndTheWordsOfButtonsInMirroredWindows();
    void dotsEndTheWordsOfMenusInMirroredWindows();
    void aChoiceToStartWithBeginsWhereAMirroredWindowBegins();
    void aLongMenuStaysOnTheScreenToItsLastEntry();
    void aSheetIsBrighterThanTheGroundOfADarkDesktop();
    void otherDesktopsKeepTheirColours();
    void whatReturnPressesIsFilledUnlessItOnlyCloses();
    void whatLeadsOnIsReadWhileItIsOff_data();
    void whatLeadsOnIsReadWhileItIsOff();
    void aFieldInHandIsSeenByItsEdge_data();
    void aFieldInHandIsSeenByItsEdge();
    void aFieldThatIsWrongIsSeenByItsEdge();
    void aBarIsFilledAsFarAsItIsDone();
    void aBarIsFlatInAllThemes();
    void aBoxInHandHasARing();
    void whatIsChosenStandsWithinTheFieldInMirroredWindowsToo();
    void fieldsOfOneLineAreAllAsHigh();
    void whatAChoiceDropsLiesOnASheet();
    void aTickInAChosenRowIsSeen();
    void withHighContrastAllControlsAreOfOneFamily();
    void withHighContrastWhatIsOffHasNoColourOfItsOwn();
    void withHighContrastWhatLeadsOnIsFilled();
    void withHighContrastHintsLookOtherwiseThanValues();
    void withHighContrastWordsKeepAwayFromTheEdgeOfAButton();
    void wordsBesideAKeyAreWholeOnAFineScreen();
    void arrowsAreSeenWithHighContrast();
    void theRingAroundATabKeepsAwayFromItsWords();
    void lettersAreUnderlinedWhileAltIsHeld_data();
    void lettersAreUnderlinedWhileAltIsHeld();
};

/// The style on all of it, as the program has it, and Intray's own colours.
class StyledApplication
{
public:
    explicit StyledApplication(const QPalette &palette = paletteOf(Theme::Light))
        : m_palette(QApplication::palette())
    {
        QApplication::setStyle(new RoomyStyle(u"Fusion"_s));
        QApplication::setPalette(palette);
    }
    ~StyledApplication()
    {
        QApplication::setStyle(u"Fusion"_s);
        QApplication::setPalette(m_palette);
    }

private:
    QPalette m_palette;
};

static QImage cellWith(const QString &text, Qt::LayoutDirection direction, const QIcon &icon = {})
{
    static RoomyStyle style(u"Fusion"_s);
    QImage image(200, 24, QImage::Format_RGB32);
    image.fill(Qt::white);
    QStyleOptionViewItem cell;
    cell.rect = image.rect();
    cell.text = text;
    cell.font = QApplication::font();
    cell.fontMetrics = QFontMetrics(cell.font);
    cell.displayAlignment = Qt::AlignCenter;
    cell.features = QStyleOptionViewItem::HasDisplay;
    cell.icon = icon;
    cell.decorationSize = QSize(16, 16);
    if (!icon.isNull())
        cell.features |= QStyleOptionViewItem::HasDecoration;
    cell.state = QStyle::State_Enabled;
    cell.direction = direction;
    QPainter painter(&image);
    style.drawControl(QStyle::CE_ItemViewItem, &cell, &painter, nullptr);
    return image;
}

void RoomyStyles::codesInListsKeepTheirOrderInMirroredWindows()
{
    const QString code = u"10001-ami-7a"_s;
    const QImage usual = cellWith(code, Qt::LeftToRight);
    QVERIFY(usual != cellWith(u"ami-7a-10001"_s, Qt::LeftToRight));
    QVERIFY(usual == cellWith(code, Qt::RightToLeft));
}

/// What is drawn beside the icon, whichever side that has.
static QImage wordsBesideIcon(const QString &text, Qt::LayoutDirection direction)
{
    QPixmap white(16, 16);
    white.fill(Qt::white);
    const QImage cell = cellWith(text, direction, white);
    QRect ink;
    for (int y = 0; y < cell.height(); ++y)
        for (int x = 0; x < cell.width(); ++x)
            if (qGray(cell.pixel(x, y)) < 250)
                ink |= QRect(x, y, 1, 1);
    return cell.copy(ink);
}

void RoomyStyles::formsBesideAnIconKeepTheirOrderInMirroredWindows()
{
    const QString form = u"(000) 000-0000"_s;
    const QImage usual = wordsBesideIcon(form, Qt::LeftToRight);
    QVERIFY(usual != wordsBesideIcon(u"000-0000 (000)"_s, Qt::LeftToRight));
    QVERIFY(usual == wordsBesideIcon(form, Qt::RightToLeft));
}

/// Only what has colour, wherever it stands.
static QImage inkOf(const QImage &image)
{
    QRect ink;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (qGray(image.pixel(x, y)) < 250)
                ink |= QRect(x, y, 1, 1);
    return image.copy(ink);
}

static QImage paintedWords(QStyle::ControlElement element, QStyleOption &option,
                           Qt::LayoutDirection direction)
{
    static RoomyStyle style(u"Fusion"_s);
    QImage image(240, 30, QImage::Format_RGB32);
    image.fill(Qt::white);
    option.rect = image.rect();
    option.state = QStyle::State_Enabled;
    option.direction = direction;
    QPainter painter(&image);
    painter.setLayoutDirection(direction);
    style.drawControl(element, &option, &painter, nullptr);
    painter.end();
    return inkOf(image);
}

void RoomyStyles::dotsEndTheWordsOfButtonsInMirroredWindows()
{
    const auto words = [](const QString &text, Qt::LayoutDirection direction) {
        QStyleOptionButton button;
        button.text = text;
        return paintedWords(QStyle::CE_PushButtonLabel, button, direction);
    };
    const QImage usual = words(u"Save..."_s, Qt::LeftToRight);
    QVERIFY(usual != words(u"...Save"_s, Qt::LeftToRight));
    QVERIFY(usual == words(u"Save..."_s, Qt::RightToLeft));
}

/// A dot or a comma: nothing of its last columns is as high as a letter.
static bool endsLow(const QImage &words)
{
    const QImage end = words.copy(words.width() - 3, 0, 3, words.height() / 2);
    return std::ranges::all_of(std::views::iota(0, 3 * end.height()),
                               [&](int one) { return qGray(end.pixel(one % 3, one / 3)) >= 250; });
}

void RoomyStyles::dotsEndTheWordsOfMenusInMirroredWindows()
{
    for (const QString &text : {u"Save..."_s, u"\tCtrl+,"_s}) {
        QStyleOptionMenuItem entry;
        entry.menuItemType = QStyleOptionMenuItem::Normal;
        entry.text = text;
        entry.reservedShortcutWidth = 60;
        QVERIFY2(endsLow(paintedWords(QStyle::CE_MenuItem, entry, Qt::LeftToRight)),
                 qPrintable(text));
        QVERIFY2(endsLow(paintedWords(QStyle::CE_MenuItem, entry, Qt::RightToLeft)),
                 qPrintable(text));
    }
}

void RoomyStyles::codesInLabelsKeepTheirOrderInMirroredWindows()
{
    QWidget window;
    window.setLayoutDirection(Qt::RightToLeft);
    ElidedLabel label(&window);
    label.resize(200, 24);
    label.showText(u"10001-ami-7a"_s);
    QCOMPARE(label.layoutDirection(), Qt::LeftToRight);
    QVERIFY(label.alignment().testFlag(Qt::AlignRight)); // where the window's texts begin
    label.showText(u"\u05E9\u05DC\u05D5\u05DD"_s);
    QCOMPARE(label.layoutDirection(), Qt::RightToLeft);
    QVERIFY(label.alignment().testFlag(Qt::AlignLeft)); // which a mirrored label has on the right
}

void RoomyStyles::aChoiceToStartWithBeginsWhereAMirroredWindowBegins()
{
    const StyledApplication styled;
    StartChoice choice({}, u"Open a file..."_s, {}, nullptr);
    QApplication::setLayoutDirection(Qt::RightToLeft); // which a painter follows
    const auto back = qScopeGuard([] { QApplication::setLayoutDirection(Qt::LeftToRight); });
    choice.resize(600, choice.sizeHint().height());
    const QImage seen = choice.grab().toImage();
    const int line = room::beside + choice.fontMetrics().height() / 2;
    const auto hasInk = [&](int from, int to) {
        for (int x = from; x < to; ++x)
            for (int y = line - 4; y < line + 4; ++y)
                if (seen.pixelColor(x, y).lightness() < 128)
                    return true;
        return false;
    };
    const int words = StartChoice::wordsAt();
    QVERIFY(hasInk(300, 600 - words));
    QVERIFY(!hasInk(words, 300));
}

void RoomyStyles::aLongMenuStaysOnTheScreenToItsLastEntry()
{
    RoomyStyle style(u"Fusion"_s);
    QMenu menu;
    menu.setStyle(&style);
    for (int number = 0; number < 1000; ++number)
        menu.addAction(u"a filter of the team, number %1"_s.arg(number));
    menu.popup({});
    QTRY_VERIFY(menu.isVisible());
    QTest::keyClick(&menu, Qt::Key_End);
    QAction *last = menu.actions().constLast();
    QCOMPARE(menu.activeAction(), last);
    const QRect screen = menu.screen()->geometry();
    QVERIFY(menu.width() < screen.width());
    QVERIFY(screen.contains(menu.mapToGlobal(menu.actionGeometry(last).center())));
}

static QPalette polished(QPalette palette)
{
    RoomyStyle(u"Fusion"_s).polish(palette);
    return palette;
}

void RoomyStyles::aSheetIsBrighterThanTheGroundOfADarkDesktop()
{
    const QPalette dark = darkTheme();
    const auto lightness = [](const QPalette &palette, QPalette::ColorRole role) {
        return palette.color(QPalette::Active, role).lightness();
    };
    QVERIFY2(lightness(dark, QPalette::Base) < lightness(dark, QPalette::Window), "as many are");
    const QPalette wanted = polished(dark);
    QVERIFY(lightness(wanted, QPalette::Base) > lightness(wanted, QPalette::Window));
    QCOMPARE(wanted.color(QPalette::Base), dark.color(QPalette::Base));
}

void RoomyStyles::otherDesktopsKeepTheirColours()
{
    for (const QPalette &palette : {highContrast(), QApplication::style()->standardPalette()})
        QCOMPARE(polished(palette).color(QPalette::Window), palette.color(QPalette::Window));
}

/// In the middle of its lower part, where no words are.
static QColor groundOf(QWidget &widget)
{
    return widget.grab().toImage().pixelColor(widget.width() / 2, widget.height() - 5);
}

void RoomyStyles::whatReturnPressesIsFilledUnlessItOnlyCloses()
{
    const StyledApplication styled;
    QDialog dialog;
    auto *box = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, &dialog);
    QPushButton *accept = box->button(QDialogButtonBox::Ok);
    QPushButton *close = box->button(QDialogButtonBox::Cancel);
    const QColor filled = colourOf(ColourRole::Primary, dialog.palette());
    accept->setDefault(true);
    QCOMPARE(groundOf(*accept), filled);
    QVERIFY(groundOf(*close) != filled);
    close->setDefault(true);
    QVERIFY(groundOf(*accept) != filled);
    QVERIFY2(groundOf(*close) != filled, "whoever presses it goes on with nothing");
    accept->setDefault(true);
    accept->setEnabled(false);
    QVERIFY(groundOf(*accept) != filled);
}

void RoomyStyles::whatLeadsOnIsReadWhileItIsOff_data()
{
    QTest::addColumn<QPalette>("palette");
    QTest::newRow("light") << paletteOf(Theme::Light);
    QTest::newRow("dark") << paletteOf(Theme::Dark);
    QTest::newRow("a desktop's") << QStyleFactory::create(u"Fusion"_s)->standardPalette();
    QTest::newRow("a dark desktop's") << polished(darkTheme());
}

/// What stands apart most from the ground of a button is its words.
void RoomyStyles::whatLeadsOnIsReadWhileItIsOff()
{
    QFETCH(const QPalette, palette);
    const StyledApplication styled(palette);
    QDialog dialog;
    auto *accept = new QPushButton(u"Mark as failed"_s, &dialog);
    accept->setDefault(true);
    accept->setEnabled(false);
    accept->setGeometry(0, 0, 160, 32);
    const QImage seen = accept->grab().toImage();
    const QColor ground = groundOf(*accept);
    double most = 1;
    for (int x = 8; x < seen.width() - 8; ++x)
        for (int y = 8; y < seen.height() - 8; ++y)
            most = std::max(most, contrast(seen.pixelColor(x, y), ground));
    QVERIFY2(most >= 3.5, qPrintable(QString::number(most)));
}

void RoomyStyles::aFieldInHandIsSeenByItsEdge_data()
{
    QTest::addColumn<std::shared_ptr<QWidget>>("field");
    QTest::newRow("line") << std::shared_ptr<QWidget>(new QLineEdit);
    QTest::newRow("choice") << std::shared_ptr<QWidget>(new QComboBox);
    QTest::newRow("number") << std::shared_ptr<QWidget>(new QSpinBox);
    QTest::newRow("button") << std::shared_ptr<QWidget>(new QPushButton(u"Press"_s));
}

void RoomyStyles::aFieldInHandIsSeenByItsEdge()
{
    QFETCH(std::shared_ptr<QWidget>, field);
    const StyledApplication styled;
    QWidget window;
    field->setParent(&window);
    const auto leave = qScopeGuard([&] { field->setParent(nullptr); });
    auto *other = new QLineEdit(&window);
    field->setGeometry(10, 10, 120, 32);
    other->setGeometry(10, 60, 120, 32);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    const auto edge = [&] { return field->grab().toImage().pixelColor(60, 1); };
    const QColor accent = colourOf(ColourRole::Accent, window.palette());
    other->setFocus();
    QVERIFY(edge() != accent);
    field->setFocus();
    QCOMPARE(edge(), accent);
}

void RoomyStyles::aFieldThatIsWrongIsSeenByItsEdge()
{
    const StyledApplication styled;
    QLineEdit field;
    field.resize(120, 32);
    const auto edge = [&] { return field.grab().toImage().pixelColor(60, 1); };
    const QColor fault = colourOf(ColourRole::Fault, field.palette());
    QVERIFY(edge() != fault);
    setFaulty(field, true);
    QCOMPARE(edge(), fault);
    setFaulty(field, false);
    QVERIFY(edge() != fault);
}

void RoomyStyles::aBarIsFilledAsFarAsItIsDone()
{
    const StyledApplication styled;
    QProgressBar bar;
    bar.setTextVisible(false);
    bar.resize(100, 8);
    bar.setRange(0, 100);
    const auto isFilled = [&](int x) {
        return bar.grab().toImage().pixelColor(x, 4) == colourOf(ColourRole::Accent, bar.palette());
    };
    bar.setValue(50);
    QVERIFY(isFilled(20));
    QVERIFY(!isFilled(70));
    bar.setValue(0);
    QVERIFY(!isFilled(2));
    bar.setRange(0, 0); // nobody knows how far it is
    int filled = 0;
    for (int x = 0; x < bar.width(); ++x)
        filled += isFilled(x) ? 1 : 0;
    QVERIFY(filled < bar.width());
}

/// With the words that Qt gives it, and without: no style of a system paints one of its own.
void RoomyStyles::aBarIsFlatInAllThemes()
{
    for (const Theme theme : {Theme::Light, Theme::Dark, Theme::HighContrast}) {
        const StyledApplication styled(paletteOf(theme));
        QProgressBar bar;
        bar.resize(200, 20);
        for (const int most : {0, 100}) {
            bar.setRange(0, most);
            bar.setValue(most / 2);
            const QImage picture = bar.grab().toImage();
            const auto of = [&bar](ColourRole role) { return colourOf(role, bar.palette()).rgb(); };
            int others = 0;
            for (int x = 10; x < 100; ++x) {
                const QRgb seen = picture.pixel(x, picture.height() / 2);
                others += seen == of(ColourRole::Accent) || seen == of(ColourRole::Field) ? 0 : 1;
            }
            constexpr int atRoundEnds = 8;
            QVERIFY2(others <= atRoundEnds, qPrintable(u"%1 of 90"_s.arg(others)));
        }
    }
}

void RoomyStyles::aBoxInHandHasARing()
{
    const StyledApplication styled;
    QWidget window;
    auto *one = new QRadioButton(u"Now"_s, &window);
    auto *other = new QRadioButton(u"Later"_s, &window);
    one->setGeometry(10, 10, 120, 32);
    other->setGeometry(10, 60, 120, 32);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    const auto ringed = [](QRadioButton *box) {
        QStyleOptionButton option;
        option.initFrom(box);
        option.text = box->text();
        const QRect words =
            box->style()->subElementRect(QStyle::SE_RadioButtonFocusRect, &option, box);
        return box->grab().toImage().pixelColor(words.center().x(), words.top()) ==
               colourOf(ColourRole::Accent, box->palette());
    };
    other->setFocus(); // by no key
    QVERIFY(ringed(other));
    QVERIFY(!ringed(one));
    showFocusElsewhere(*other);
    QVERIFY(!ringed(other));
}

void RoomyStyles::whatIsChosenStandsWithinTheFieldInMirroredWindowsToo()
{
    RoomyStyle style(u"Fusion"_s);
    QStyleOptionComboBox choice;
    choice.rect = {0, 0, 200, 30};
    const auto place = [&](QStyle::SubControl part, Qt::LayoutDirection direction) {
        choice.direction = direction;
        return style.subControlRect(QStyle::CC_ComboBox, &choice, part, nullptr);
    };
    for (const auto part : {QStyle::SC_ComboBoxArrow, QStyle::SC_ComboBoxEditField})
        QCOMPARE(place(part, Qt::RightToLeft),
                 QStyle::visualRect(Qt::RightToLeft, choice.rect, place(part, Qt::LeftToRight)));
    QVERIFY(place(QStyle::SC_ComboBoxEditField, Qt::LeftToRight).right() <=
            place(QStyle::SC_ComboBoxArrow, Qt::LeftToRight).left() + 1);
}

void RoomyStyles::fieldsOfOneLineAreAllAsHigh()
{
    const StyledApplication styled;
    QDateEdit day, dayFromCalendar;
    dayFromCalendar.setCalendarPopup(true);
    QSpinBox number;
    QComboBox choice;
    QLineEdit text;
    const int high = heightOf(Part::Field, text.fontMetrics());
    for (QWidget *field : QList<QWidget *>{&text, &choice, &number, &day, &dayFromCalendar}) {
        field->ensurePolished();
        QCOMPARE(field->sizeHint().height(), high);
    }
}

void RoomyStyles::whatAChoiceDropsLiesOnASheet()
{
    for (const Theme which : {Theme::Light, Theme::Dark, Theme::HighContrast}) {
        const QPalette theme = paletteOf(which);
        const StyledApplication styled(theme);
        QComboBox choice;
        choice.addItems({u"Any field"_s, u"City"_s, u"Zip"_s});
        choice.show();
        QTest::keyClick(&choice, Qt::Key_Space);
        QTRY_VERIFY(choice.view()->isVisible());
        const QImage seen = choice.view()->grab().toImage();
        const QColor sheet = colourOf(ColourRole::Sheet, choice.palette());
        const QRect last = choice.view()->visualRect(choice.model()->index(2, 0));
        QCOMPARE(seen.pixelColor(seen.width() - 4, last.center().y()), sheet);
        QCOMPARE(seen.pixelColor(seen.width() / 2, seen.height() - 1), sheet);
        choice.hidePopup();
    }
}

void RoomyStyles::aTickInAChosenRowIsSeen()
{
    const StyledApplication styled;
    QListWidget list;
    auto *row = new QListWidgetItem(u"Name"_s, &list);
    row->setCheckState(Qt::Checked);
    list.resize(200, 100);
    const QColor ticked = colourOf(ColourRole::Primary, list.palette());
    const auto pixels = [&] {
        const QImage seen = list.grab().toImage();
        int count = 0;
        for (int y = 0; y < 40; ++y)
            for (int x = 0; x < 40; ++x)
                count += seen.pixelColor(x, y) == ticked ? 1 : 0;
        return count;
    };
    const int atRest = pixels();
    QVERIFY2(atRest > 60, qPrintable(QString::number(atRest)));
    row->setSelected(true);
    QCOMPARE(pixels(), atRest);
}

/// Black, white and what lies between.
static bool isGrey(const QImage &seen)
{
    for (int y = 0; y < seen.height(); ++y)
        for (int x = 0; x < seen.width(); ++x)
            if (seen.pixelColor(x, y).saturation() > 8)
                return false;
    return true;
}

void RoomyStyles::withHighContrastAllControlsAreOfOneFamily()
{
    const StyledApplication styled(highContrast());
    LineButton line(LineButton::Rank::Usual);
    line.setWords(u"Press"_s);
    QComboBox choice;
    choice.addItem(u"Press"_s);
    QSpinBox number;
    number.setValue(50); // up and down
    QLineEdit field(u"Press"_s);
    QPushButton press(u"Press"_s);
    QPushButton quiet(u"Press"_s);
    quiet.setFlat(true);
    for (QWidget *part : {static_cast<QWidget *>(&press), static_cast<QWidget *>(&quiet),
                          static_cast<QWidget *>(&line), static_cast<QWidget *>(&choice),
                          static_cast<QWidget *>(&number), static_cast<QWidget *>(&field)}) {
        part->resize(100, 32);
        const QImage seen = part->grab().toImage();
        const char *name = part->metaObject()->className();
        QVERIFY2(seen.pixelColor(0, 16) == Qt::white, name);     // the edge is of the text's colour
        QVERIFY2(seen.pixelColor(0, 0).lightness() < 100, name); // its corners are round
        QVERIFY2(isGrey(seen), name);                            // a colour would mean something
    }
}

void RoomyStyles::withHighContrastWhatIsOffHasNoColourOfItsOwn()
{
    const StyledApplication styled(paletteOf(Theme::HighContrast));
    QPushButton plain(u"Press"_s);
    LineButton line(LineButton::Rank::Usual);
    line.setWords(u"Press"_s);
    for (QPushButton *button : {&plain, static_cast<QPushButton *>(&line)}) {
        button->resize(100, 32);
        const QImage usable = button->grab().toImage();
        button->setEnabled(false);
        const QImage off = button->grab().toImage();
        QVERIFY2(isGrey(off), "a colour would mean something");
        QVERIFY2(off.pixelColor(0, 16) != usable.pixelColor(0, 16), "it is told from what is on");
        QVERIFY(contrast(off.pixelColor(0, 16), Qt::black) >= 7);
    }
}

void RoomyStyles::withHighContrastHintsLookOtherwiseThanValues()
{
    const StyledApplication styled(paletteOf(Theme::HighContrast));
    QLineEdit line;
    line.setPlaceholderText(u"Anybody"_s);
    QPlainTextEdit box;
    box.setPlaceholderText(u"One value per line"_s);
    for (QWidget *field : {static_cast<QWidget *>(&line), static_cast<QWidget *>(&box)}) {
        field->ensurePolished();
        const QColor hint = field->palette().color(QPalette::PlaceholderText);
        QVERIFY(hint != field->palette().color(QPalette::Text));
        QVERIFY(contrast(hint, field->palette().color(QPalette::Base)) >= 4.5);
        QVERIFY(field->font().italic());
    }
    line.setText(u"Ann"_s);
    box.setPlainText(u"1"_s);
    QVERIFY(!line.font().italic() && !box.font().italic());
    line.clear();
    QVERIFY(line.font().italic());
}

void RoomyStyles::withHighContrastWhatLeadsOnIsFilled()
{
    const StyledApplication styled(highContrast());
    QPushButton button(u"Press"_s);
    button.setDefault(true);
    button.resize(100, 32);
    QCOMPARE(groundOf(button).rgb(), colourOf(ColourRole::Primary, highContrast()).rgb());
}

/// How far what is seen best there stands apart from black.
static double bestContrast(const QImage &image, const QRect &place)
{
    double best = 1;
    for (int y = place.top(); y <= place.bottom(); ++y)
        for (int x = place.left(); x <= place.right(); ++x)
            best = std::max(best, contrast(image.pixelColor(x, y), Qt::black));
    return best;
}

void RoomyStyles::arrowsAreSeenWithHighContrast()
{
    constexpr double asWords = 12; // though their edges are soft
    const StyledApplication styled(highContrast());
    QComboBox choice;
    choice.resize(120, 32);
    QVERIFY(bestContrast(choice.grab().toImage(), {100, 8, 16, 16}) >= asWords); // within its edge
    for (const auto element : {QStyle::PE_IndicatorBranch, QStyle::PE_IndicatorArrowDown}) {
        QImage image(24, 24, QImage::Format_RGB32);
        image.fill(Qt::black);
        QStyleOption option;
        option.rect = image.rect();
        option.palette = highContrast();
        option.state = QStyle::State_Enabled | QStyle::State_Children | QStyle::State_Open;
        QPainter painter(&image);
        QApplication::style()->drawPrimitive(element, &option, &painter);
        painter.end();
        QVERIFY(bestContrast(image, image.rect()) >= asWords);
    }
}

void RoomyStyles::lettersAreUnderlinedWhileAltIsHeld_data()
{
    QTest::addColumn<std::shared_ptr<QWidget>>("part");
    QTest::newRow("button") << std::shared_ptr<QWidget>(new QPushButton(u"&Save"_s));
    auto *line = new LineButton(LineButton::Rank::Quiet);
    line->setWords(u"&Save"_s);
    QTest::newRow("button of one line") << std::shared_ptr<QWidget>(line);
    QTest::newRow("box") << std::shared_ptr<QWidget>(new QCheckBox(u"&Save"_s));
}

void RoomyStyles::lettersAreUnderlinedWhileAltIsHeld()
{
    QFETCH(const std::shared_ptr<QWidget>, part);
    const StyledApplication styled;
    part->show();
    part->clearFocus();
    const QImage before = part->grab().toImage();
    QTest::keyPress(part.get(), Qt::Key_Alt, Qt::AltModifier);
    const QImage held = part->grab().toImage();
    QTest::keyRelease(part.get(), Qt::Key_Alt);
    QVERIFY(held != before);
    QCOMPARE(part->grab().toImage(), before);
    QTest::keyPress(part.get(), Qt::Key_Alt, Qt::AltModifier);
    QEvent away(QEvent::WindowDeactivate);
    QCoreApplication::sendEvent(part.get(), &away);
    QVERIFY2(part->grab().toImage() == before, "the key is let go in another program");
}

void RoomyStyles::withHighContrastWordsKeepAwayFromTheEdgeOfAButton()
{
    const StyledApplication styled(highContrast());
    const QPushButton button(u"Reset to defaults"_s);
    const int words = button.fontMetrics().horizontalAdvance(button.text());
    QVERIFY2(button.sizeHint().width() >= words + 2 * room::between,
             qPrintable(QString::number(button.sizeHint().width() - words)));
}

/// The first and the last row in which there is this very ink.
static std::pair<int, int> rowsOf(const QImage &seen, const QColor &ink)
{
    int first = -1, last = -1;
    for (int y = 0; y < seen.height(); ++y)
        for (int x = 0; x < seen.width(); ++x)
            if (seen.pixelColor(x, y) == ink) {
                first = first < 0 ? y : first;
                last = y;
            }
    return {first, last};
}

void RoomyStyles::theRingAroundATabKeepsAwayFromItsWords()
{
    const StyledApplication styled;
    QTabBar tabs;
    tabs.addTab(u"Suggestions"_s);
    tabs.show();
    tabs.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&tabs));
    tabs.setFocus();
    const QImage seen = tabs.grab().toImage();
    const auto ring = rowsOf(seen, colourOf(ColourRole::Accent, tabs.palette()));
    QCOMPARE(ring.first, seen.height() - 1 - ring.second); // the words stand in the middle
    QVERIFY(ring.second - ring.first >= tabs.fontMetrics().height() + 2 * room::within);
}

/// How far the ink of the button's first words reaches, on a screen that is twice as fine.
static int widthOfWords(QPushButton &button, const QRect &place)
{
    constexpr int scale = 2;
    QImage seen(button.size() * scale, QImage::Format_RGB32);
    seen.setDevicePixelRatio(scale);
    button.render(&seen);
    const QColor ink = colourOf(ColourRole::PrimaryInk, button.palette());
    int first = seen.width(), last = 0;
    for (int x = place.left() * scale; x < place.right() * scale; ++x)
        for (int y = 8 * scale; y < seen.height() - 8 * scale; ++y)
            if (seen.pixelColor(x, y).lightness() > (ink.lightness() + 120) / 2) {
                first = std::min(first, x);
                last = std::max(last, x);
            }
    return last - first;
}

void RoomyStyles::wordsBesideAKeyAreWholeOnAFineScreen()
{
    const StyledApplication styled;
    for (const QString &words : {u"Verbinden"_s, u"Exportieren"_s, u"Speichern"_s}) {
        QPushButton alone(words), withKey(words);
        for (QPushButton *one : {&alone, &withKey})
            one->setDefault(true);
        showKey(withKey, u"Return"_s);
        alone.resize(alone.sizeHint() + QSize(40, 0));
        withKey.resize(withKey.sizeHint());
        const int key = roomForKey(&withKey);
        const QRect before = withKey.rect().adjusted(4, 0, -key - room::within, 0);
        const int beside = widthOfWords(withKey, before);
        const int whole = widthOfWords(alone, alone.rect().adjusted(4, 0, -4, 0));
        QVERIFY2(std::abs(beside - whole) <= 1,
                 qPrintable(u"%1: %2 of %3"_s.arg(words).arg(beside).arg(whole)));
    }
}

INTRAY_TEST_MAIN(RoomyStyles)
#include "tst_roomystyle.moc"
