// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/myitemsmodel.h"
#include "lists/rowroles.h"
#include "support/languages.h"
#include "support/testclass.h"
#include "translations/translations.h"
#include "ui/common/altletters.h"
#include "ui/common/colours.h"
#include "ui/common/pushkey.h"
#include "ui/common/roomystyle.h"
#include "ui/common/sheet.h"
#include "ui/common/tables.h"
#include "ui/everypage.h"
#include "ui/themes.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QRegularExpression>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyle>
#include <QStyleOptionButton>
#include <QTabBar>
#include <QTableView>
#include <QTest>
#include <QToolButton>

using namespace intray;
using namespace Qt::StringLiterals;

/// Everybody can use every page: with a screen reader, with poor sight, with a mouse held by an
/// unsteady hand, in a longer language and in one that is written from the right.
class Everyone : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup();
    void theScreenIsTheOneThatIsMeant();
    void whatTakesTheFocusHasANameAndARole();
    void whatIsClickedIsLargeEnough();
    void everythingCanBeReadInEveryTheme();
    void everyDialogIsCalledByItsTitleAndTellsHowToLeaveIt();
    void everyDialogOpensAtItsTopWithTheKeysInUse();
    void emptyFieldsAreSeenInTheColoursOfADesktop();
    void theTabThatIsShownIsSeenInHighContrast();
    void everyLanguageSaysAllOfItInFull_data();
    void everyLanguageSaysAllOfItInFull();
    void fromRightToLeftThePanesAreMirrored();

private:
    /// One line for each fault, with the page and the widget.
    QStringList m_faults;
    void note(const QString &page, const QWidget &widget, const QString &what);
    QString report() const { return u'\n' + m_faults.join(u'\n'); }
};

/// Widgets inside widgets of Qt's own, such as the editor of a spin box, are Qt's to answer for.
static bool isOurs(const QWidget &widget)
{
    if (widget.objectName().startsWith(u"qt_"_s))
        return false;
    const QWidget *parent = widget.parentWidget();
    return !parent || !(parent->inherits("QAbstractSpinBox") || parent->inherits("QComboBox") ||
                        parent->inherits("QLineEdit") || parent->inherits("QTabBar") ||
                        parent->inherits("QTableView") || parent->inherits("QHeaderView"));
}

template <typename Widget>
static QList<Widget *> visible(QWidget &page)
{
    QList<Widget *> all;
    for (auto *widget : page.findChildren<Widget *>())
        if (widget->isVisible() && widget->window() == page.window() && isOurs(*widget))
            all << widget;
    return all;
}

static QString nameOf(QWidget &widget)
{
    const QAccessibleInterface *face = QAccessible::queryAccessibleInterface(&widget);
    return face ? face->text(QAccessible::Name) : QString();
}

static QAccessible::Role roleOf(QWidget &widget)
{
    const QAccessibleInterface *face = QAccessible::queryAccessibleInterface(&widget);
    return face ? face->role() : QAccessible::NoRole;
}

void Everyone::initTestCase()
{
    speak(u"en"_s);
    QApplication::setStyle(new RoomyStyle(u"Fusion"_s));
}

void Everyone::cleanup()
{
    m_faults.clear();
    QApplication::setLayoutDirection(Qt::LeftToRight);
    QApplication::setPalette(QApplication::style()->standardPalette());
}

void Everyone::note(const QString &page, const QWidget &widget, const QString &what)
{
    const QString line = u"%1: %2 %3 %4"_s.arg(
        page, QString::fromLatin1(widget.metaObject()->className()), widget.objectName(), what);
    if (!m_faults.contains(line))
        m_faults << line;
}

/// Of the screen that the test runs on, if it matters; else an empty one.
static QSize sizeOfScreen()
{
    const QStringList sides = qEnvironmentVariable("INTRAY_TEST_SCREEN").split(u'x');
    return sides.size() == 2 ? QSize(sides.at(0).toInt(), sides.at(1).toInt()) : QSize();
}

void Everyone::theScreenIsTheOneThatIsMeant()
{
    if (sizeOfScreen().isEmpty())
        QSKIP("Any screen will do.");
    QCOMPARE(QGuiApplication::primaryScreen()->size(), sizeOfScreen());
    QCOMPARE(QString::number(QGuiApplication::primaryScreen()->devicePixelRatio()),
             qEnvironmentVariable("QT_SCALE_FACTOR"));
}

void Everyone::whatTakesTheFocusHasANameAndARole()
{
    int seen = 0;
    lookAtEveryPage([&](const QString &name, QWidget &page) {
        for (QWidget *widget : visible<QWidget>(page)) {
            if ((widget->focusPolicy() & Qt::TabFocus) == 0 || widget->focusProxy())
                continue;
            ++seen;
            if (nameOf(*widget).trimmed().isEmpty())
                note(name, *widget, u"has no name"_s);
            if (const auto role = roleOf(*widget);
                role == QAccessible::NoRole || role == QAccessible::Client)
                note(name, *widget, u"has no role"_s);
        }
    });
    QVERIFY2(seen > 60, qPrintable(QString::number(seen)));
    QVERIFY2(m_faults.isEmpty(), qPrintable(report()));
}

/// Layouts inside layouts hear of a new size one after the other.
static void settle()
{
    for (int depth = 0; depth < 8; ++depth) {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        QCoreApplication::processEvents();
    }
}

void Everyone::whatIsClickedIsLargeEnough()
{
    constexpr int least = 24;
    lookAtEveryPage([&](const QString &name, QWidget &page) {
        settle();
        QList<QWidget *> targets;
        for (auto *button : visible<QAbstractButton>(page)) {
            targets << button;
            if (button->text().isEmpty())
                note(name, *button, u"has no words"_s);
        }
        for (auto *choice : visible<QComboBox>(page))
            targets << choice;
        for (auto *field : visible<QLineEdit>(page))
            targets << field;
        for (const QWidget *target : targets)
            if (target->width() < least || target->height() < least)
                note(name, *target, u"is %1 x %2"_s.arg(target->width()).arg(target->height()));
    });
    QVERIFY2(m_faults.isEmpty(), qPrintable(report()));
}

/// How far the edge of the box that is ticked stands apart from what is around it.
static double edgeOf(QAbstractButton &button)
{
    const auto part = button.inherits("QCheckBox") ? QStyle::SE_CheckBoxIndicator
                                                   : QStyle::SE_RadioButtonIndicator;
    QStyleOptionButton option;
    option.initFrom(&button);
    const QRect box = button.style()->subElementRect(part, &option, &button);
    const QImage image = button.grab(box).toImage();
    double most = 1;
    for (int x = 0; x < image.width() / 3; ++x)
        most = std::max(most, contrast(image.pixelColor(x, image.height() / 2),
                                       button.palette().color(QPalette::Window)));
    return most;
}

/// What is painted behind the widget's text.
static QColor backgroundOf(const QWidget &widget)
{
    if (widget.inherits("QAbstractButton") && !widget.inherits("QCheckBox") &&
        !widget.inherits("QRadioButton"))
        return widget.palette().color(QPalette::Button);
    if (widget.inherits("QLineEdit") || widget.inherits("QPlainTextEdit"))
        return widget.palette().color(QPalette::Base);
    for (const QWidget *one = &widget; one; one = one->parentWidget())
        if (one->isWindow() || one->autoFillBackground())
            return one->palette().color(one->backgroundRole());
    return widget.palette().color(QPalette::Window);
}

void Everyone::everythingCanBeReadInEveryTheme()
{
    const QPalette light = QApplication::style()->standardPalette();
    const QList<std::pair<QString, QPalette>> themes{{u"dark"_s, themeNamed(u"dark"_s)},
                                                     {u"high contrast"_s, highContrast()},
                                                     {u"light"_s, light}};
    lookAtEveryPage([&](const QString &name, QWidget &page) {
        for (const auto &[theme, palette] : themes) {
            QApplication::setPalette(palette); // while it is open: it follows at once
            QCoreApplication::processEvents();
            for (QWidget *widget : visible<QWidget>(page)) {
                const bool hasText = widget->inherits("QLabel") ||
                                     widget->inherits("QAbstractButton") ||
                                     widget->inherits("QLineEdit");
                if (!hasText || !widget->isEnabled())
                    continue;
                const double ratio = contrast(widget->palette().color(widget->foregroundRole()),
                                              backgroundOf(*widget));
                if (ratio < 4.5)
                    note(name, *widget, u"%1 has %2 to 1"_s.arg(theme).arg(ratio, 0, 'f', 1));
                const bool isTicked =
                    widget->inherits("QCheckBox") || widget->inherits("QRadioButton");
                if (isTicked && edgeOf(*static_cast<QAbstractButton *>(widget)) < 3)
                    note(name, *widget, u"%1 shows no edge"_s.arg(theme));
            }
        }
    });
    QVERIFY2(m_faults.isEmpty(), qPrintable(report()));
}

/// Its title, or its longer name, as a heading, or a head of its own on a sheet of its own; what Qt
/// asks is its heading.
static bool isCalledByItsTitle(const QWidget &dialog)
{
    const auto *head = dialog.findChild<QLabel *>(u"dialogHead"_s);
    if (head)
        return head->isVisible() &&
               (head->text() == dialog.windowTitle() || head->text() == dialog.accessibleName());
    for (const auto *asked : dialog.findChildren<QLabel *>()) // says more than the title
        if (asked->isVisible() && asked->text().endsWith(u'?') &&
            asked->font().pointSizeF() > dialog.font().pointSizeF())
            return true;
    return dialog.findChild<Sheet *>() || dialog.inherits("QMessageBox") ||
           dialog.objectName() == u"paletteDialog"; // whose field says what it finds
}

/// A name may be long, and over a narrow window it is cut.
static bool asksWithAName(const QString &title)
{
    static const QRegularExpression name(u"\\b[A-Z]-[0-9]{3}|Customers|Kunden"_s);
    return title.endsWith(u'?') && title.contains(name);
}

void Everyone::everyDialogIsCalledByItsTitleAndTellsHowToLeaveIt()
{
    int leaving = 0;
    lookAtEveryPage([&](const QString &name, QWidget &page) {
        if (!page.inherits("QDialog"))
            return;
        if (!isCalledByItsTitle(page))
            note(name, page, u"has no heading"_s);
        if (asksWithAName(page.windowTitle()))
            note(name, page, u"asks with a name in its title"_s);
        for (const auto *box : page.findChildren<QDialogButtonBox *>())
            for (const auto *button : box->buttons()) {
                const bool leaves = box->buttonRole(const_cast<QAbstractButton *>(button)) ==
                                    QDialogButtonBox::RejectRole;
                leaving += leaves ? 1 : 0;
                if (leaves && shownKey(*button) != u"Esc"_s)
                    note(name, *button, u"does not tell its key"_s);
            }
    });
    QVERIFY2(leaving > 20, qPrintable(QString::number(leaving)));
    QVERIFY2(m_faults.isEmpty(), qPrintable(report()));
}

/// Of what has the keys, in a place that scrolls: of a list, its row in hand.
static int endOfWhatIsInHand(const QWidget &inHand, const QWidget &place)
{
    const auto *list = qobject_cast<const QAbstractItemView *>(&inHand);
    const int end = list ? list->visualRect(list->currentIndex()).bottom() : inHand.height();
    return (list ? list->viewport() : &inHand)->mapTo(&place, QPoint(0, end)).y();
}

// Whoever opens one types at once, and reads what it is from its first line on.
void Everyone::everyDialogOpensAtItsTopWithTheKeysInUse()
{
    int seen = 0;
    lookAtEveryPage([&](const QString &name, QWidget &page) {
        if (!page.inherits("QDialog"))
            return;
        settle();
        ++seen;
        const QWidget *inHand = page.focusWidget();
        if (!inHand || inHand->focusPolicy() == Qt::NoFocus)
            note(name, inHand ? *inHand : page, u"takes no keys"_s);
        for (const auto *area : visible<QScrollArea>(page))
            if (area->verticalScrollBar()->value() > 0 && area->isAncestorOf(inHand) &&
                endOfWhatIsInHand(*inHand, *area->widget()) < area->viewport()->height() - 8)
                note(name, *area, u"opens scrolled"_s);
    });
    QVERIFY(seen > 20);
    QVERIFY2(m_faults.isEmpty(), qPrintable(report()));
}

/// The most that a field's edge stands apart from the window, along its foot.
static double edgeOfField(QWidget &field)
{
    const QImage image = field.grab().toImage();
    double most = 1;
    for (int up = 1; up < 4; ++up)
        most = std::max(most, contrast(image.pixelColor(image.width() / 2, image.height() - up),
                                       field.palette().color(QPalette::Window)));
    return most;
}

// As a dark desktop has it that says nothing of placeholders.
void Everyone::emptyFieldsAreSeenInTheColoursOfADesktop()
{
    QPalette desktop = darkTheme();
    desktop.setColor(QPalette::PlaceholderText, Qt::black);
    QApplication::setPalette(desktop);
    int seen = 0;
    lookAtEveryPage([&](const QString &name, QWidget &page) {
        for (auto *field : visible<QLineEdit>(page)) {
            ++seen;
            if (contrast(field->palette().color(QPalette::PlaceholderText),
                         field->palette().color(QPalette::Base)) < 4.5)
                note(name, *field, u"has a placeholder that is not seen"_s);
            if (field->isEnabled() && !field->isReadOnly() && field->hasFrame() &&
                edgeOfField(*field) < 3)
                note(name, *field, u"has an edge that is not seen"_s);
        }
    });
    QVERIFY(seen > 10);
    QVERIFY2(m_faults.isEmpty(), qPrintable(report()));
}

/// Whether the tab has a line of the colour that marks what is chosen.
static bool isMarked(QTabBar &tabs, int tab)
{
    const QColor mark = tabs.palette().color(QPalette::Highlight);
    const QImage image = tabs.grab(tabs.tabRect(tab)).toImage();
    for (int y = 0; y < image.height(); ++y)
        if (image.pixelColor(image.width() / 2, y) == mark)
            return true;
    return false;
}

void Everyone::theTabThatIsShownIsSeenInHighContrast()
{
    QApplication::setPalette(highContrast());
    int seen = 0;
    lookAtEveryPage([&](const QString &name, QWidget &page) {
        for (auto *tabs : page.findChildren<QTabBar *>()) {
            if (!tabs->isVisible() || tabs->window() != page.window())
                continue;
            ++seen;
            for (int tab = 0; tab < tabs->count(); ++tab)
                if (isMarked(*tabs, tab) != (tab == tabs->currentIndex()))
                    note(name, *tabs, u"does not mark the right tab"_s);
        }
    });
    QVERIFY(seen > 4);
    QVERIFY2(m_faults.isEmpty(), qPrintable(report()));
}

void Everyone::everyLanguageSaysAllOfItInFull_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &language : {u"en"_s, u"de"_s, u"fr"_s, u"es"_s, u"pl"_s, u"pseudo"_s})
        QTest::newRow(qPrintable(language)) << language;
}

static bool isSmallestScreen()
{
    return QGuiApplication::primaryScreen()->availableSize().height() < 400;
}

/// Of a window on the screen that the test runs on, below its title and beside a desktop's bar; on
/// the smallest, without one.
static QSize roomOnScreen()
{
    return QGuiApplication::primaryScreen()->availableSize() -
           QSize(0, isSmallestScreen() ? 28 : 56);
}

/// A dialog opens as large as it needs; the window must do with the half of a small screen, and
/// with a large one of which 300 % leave a third.
static QList<QSize> sizesOf(const QWidget &page)
{
    if (page.inherits("QDialog"))
        return {page.size()};
    if (sizeOfScreen().isEmpty())
        return {page.size(), {1024, 650}};
    return {roomOnScreen()};
}

static bool isCut(const QLabel &label)
{
    if (label.text().isEmpty())
        return false;
    if (label.wordWrap())
        return label.heightForWidth(label.width()) > label.height();
    return label.minimumSizeHint().width() > label.width() ||
           label.minimumSizeHint().height() > label.height();
}

/// Of the columns that a person has given no width.
/// A record's name may be of any length: its key stands behind it, and the whole in the tooltip.
static bool isRecordsName(const QHeaderView &header, int column)
{
    const auto said = [&](int role) {
        return header.model()->headerData(column, Qt::Horizontal, role).toString();
    };
    return !said(int(RowRole::Beside)).isEmpty() &&
           said(Qt::ToolTipRole).contains(said(Qt::DisplayRole));
}

static QStringList cutTitles(QHeaderView &header)
{
    QStringList cut;
    for (int column = 0; column < header.count() && header.isVisible(); ++column)
        if (!header.isSectionHidden(column) && !isRecordsName(header, column) &&
            header.sectionSize(column) < roomFor(&header, column, 0))
            cut << header.model()->headerData(column, Qt::Horizontal).toString();
    return cut;
}

static bool timeIsCut(const QTableView &mine)
{
    const QHeaderView *header = mine.horizontalHeader();
    return header->isVisible() && header->sectionViewportPosition(MyItemsModel::TimeLeft) +
                                          header->sectionSize(MyItemsModel::TimeLeft) >
                                      mine.viewport()->width();
}

/// Of a dialog: what is pressed or gone to by a letter that something else has.
static QStringList doubleLetters(QWidget &page)
{
    QSet<QString> taken;
    QStringList doubles;
    const auto look = [&](const QString &text) {
        const QString letter = altLetterOf(text);
        if (!letter.isEmpty() && taken.contains(letter))
            doubles << text;
        taken << letter;
    };
    if (!page.inherits("QDialog"))
        return {};
    for (const auto *tabs : visible<QTabBar>(page))
        for (int tab = 0; tab < tabs->count(); ++tab)
            look(tabs->tabText(tab));
    for (const auto *label : visible<QLabel>(page))
        if (label->buddy())
            look(label->text());
    for (const auto *button : visible<QAbstractButton>(page))
        look(button->text());
    return doubles;
}

void Everyone::everyLanguageSaysAllOfItInFull()
{
    QFETCH(QString, language);
    const Speaking speaking(language);
    lookAtEveryPage([&](const QString &name, QWidget &page) {
        settle();
        for (const QSize &size : sizesOf(page)) {
            for (int step = 0; step < 3; ++step) { // what is beside folds first, then it is lower
                page.resize(size);
                settle();
            }
            if (page.width() > size.width() || page.height() > size.height())
                note(name, page, u"needs %1 x %2"_s.arg(page.width()).arg(page.height()));
            if (const QSize all = sizeOfScreen();
                !all.isEmpty() && page.inherits("QDialog") &&
                page.frameSize().boundedTo(all) != page.frameSize())
                note(name, page,
                     u"does not fit on the screen with %1 x %2"_s.arg(page.frameSize().width())
                         .arg(page.frameSize().height()));
            for (const auto *place : visible<QScrollArea>(page))
                if (place->widget()->width() > place->viewport()->width())
                    note(name, *place,
                         u"is wider than its place (%1, not %2)"_s.arg(place->widget()->width())
                             .arg(place->viewport()->width()));
            for (const auto *label : visible<QLabel>(page))
                if (isCut(*label))
                    note(name, *label,
                         u"cuts (%1 x %2, needs %3): "_s.arg(label->width())
                                 .arg(label->height())
                                 .arg(label->wordWrap() ? label->heightForWidth(label->width())
                                                        : label->minimumSizeHint().width()) +
                             label->text());
            for (auto *table : visible<QTableView>(page))
                for (const QString &title : cutTitles(*table->horizontalHeader()))
                    note(name, *table, u"cuts the title "_s + title);
            if (const auto *mine = page.findChild<QTableView *>(u"myTable"_s);
                mine && mine->isVisible() && timeIsCut(*mine))
                note(name, *mine, u"shows less than the whole time"_s);
            for (const QString &text : doubleLetters(page))
                note(name, page, u"has this letter with Alt already: "_s + text);
            for (const auto *button : visible<QAbstractButton>(page))
                if (button->minimumSizeHint().width() > button->width() ||
                    button->minimumSizeHint().height() > button->height())
                    note(name, *button, u"cuts: "_s + button->text());
        }
    });
    // That each text stands in every language is looked at elsewhere; here it is found, too.
    for (const QString &text : speaking.notSaid())
        m_faults << u"is not said: "_s + text;
    QVERIFY2(m_faults.isEmpty(), qPrintable(report()));
}

void Everyone::fromRightToLeftThePanesAreMirrored()
{
    QApplication::setLayoutDirection(Qt::RightToLeft);
    bool wasSeen = false;
    lookAtEveryPage([&](const QString &name, QWidget &page) {
        if (name != u"desk")
            return;
        wasSeen = true;
        const auto left = [&](const QString &child) {
            const auto *widget = page.findChild<QWidget *>(child);
            return widget->mapTo(&page, QPoint(0, 0)).x();
        };
        QVERIFY(left(u"openTable"_s) > left(u"editor.name"_s));
        QVERIFY(left(u"label.name"_s) > left(u"editor.name"_s));
        QVERIFY(left(u"beside.name"_s) < left(u"editor.name"_s));
    });
    QVERIFY(wasSeen);
}

INTRAY_TEST_MAIN(Everyone)
#include "tst_everyone.moc"
