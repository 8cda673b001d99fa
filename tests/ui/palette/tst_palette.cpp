// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/palettemodel.h"
#include "support/testclass.h"
#include "ui/common/actions.h"
#include "ui/dialogkeys.h"
#include "ui/palette/findabledelegate.h"
#include "ui/preferences/themes.h"
#include "ui/windowfixture.h"

#include <QAccessible>
#include <QComboBox>
#include <QListView>
#include <QPainter>
#include <QScreen>
#include <QTreeWidget>

using namespace intray;
using namespace Qt::StringLiterals;

/// Everything that can be done, found by typing.
class PaletteTest : public QObject
{
    Q_OBJECT

private slots:
    void anActionIsFoundAndDoneByKeys();
    void allOfItLiesOnTheScreen();
    void theItemInTheListIsPreviewed();
    void whatCannotBeDoneSaysWhyAndStays();
    void aRecordIsFoundByItsKeyAndOpens();
    void theWindowClosesWhileARecordIsLookedFor();
    void whatIsLookedForComesBeforeWhatOnlySpeaksOfIt();
    void aQueueIsAFewLettersAway();
    void aPreferenceIsSetFromHere();
    void aPreferenceIsFoundByOtherWordsToo();
    void aPageOfTheHandbookOpens();
    void whatIsChosenAlreadyIsNotLessThanWhatCouldBe();
    void aChosenKeyIsShownAndChangedFromHere();
    void theArrowsMoveWhileOneTypes();
    void whoListensHearsWhatTheArrowsComeTo();
    void nothingThatFitsIsSaid();
    void escLeavesEverythingAsItWas();
};

/// Qt's own screen gives the keyboard back to nobody when a dialog closes.
static void use(WindowFixture &desk)
{
    desk.window().activateWindow();
    if (!isInUse(&desk.window()))
        qFatal("The window is not in use.");
}

static QDialog *opened(WindowFixture &desk)
{
    use(desk);
    desk.press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    auto *palette = desk.find<QDialog>(u"paletteDialog"_s);
    if (!palette || !isInUse(palette))
        qFatal("The palette is not in use.");
    return palette;
}

static void typeAndChoose(WindowFixture &desk, const QString &typed)
{
    opened(desk);
    desk.type(typed);
    press(Qt::Key_Return);
    QTRY_VERIFY(!desk.find<QDialog>(u"paletteDialog"_s));
}

static QString current(QDialog *palette)
{
    return part<QListView>(palette, u"paletteList"_s)->currentIndex().data().toString();
}

void PaletteTest::anActionIsFoundAndDoneByKeys()
{
    WindowFixture desk(2);
    desk.start();
    typeAndChoose(desk, u"take nex"_s);
    QTRY_COMPARE(desk.desk().state(), Desk::State::Working);
    QTRY_COMPARE(desk.focusedName(), u"editor.name"_s);
}

void PaletteTest::allOfItLiesOnTheScreen()
{
    WindowFixture desk(2);
    desk.start();
    desk.window().resize(660, 320); // as little as a small screen at 200 % leaves
    const QDialog *palette = opened(desk);
    QTRY_VERIFY(palette->screen()->availableGeometry().contains(palette->frameGeometry()));
    for (const QString &name : {u"paletteTyped"_s, u"paletteList"_s, u"paletteSaid"_s}) {
        const auto *one = palette->findChild<QWidget *>(name);
        QVERIFY2(palette->rect().contains({one->mapTo(palette, QPoint()), one->size()}),
                 qPrintable(name));
    }
}

void PaletteTest::theItemInTheListIsPreviewed()
{
    WindowFixture desk(2);
    desk.start();
    desk.takeNext();
    QDialog *palette = opened(desk);
    desk.type(u"preview"_s);
    QCOMPARE(current(palette), u"Preview item"_s);
    press(Qt::Key_Return);
    const auto *preview = desk.find<QWidget>(u"itemPreview"_s);
    QTRY_VERIFY(preview->isVisible());
    use(desk);
    QVERIFY(preview->isVisible());
    QCOMPARE(desk.focusedName(), u"openTable"_s);
    QCOMPARE(desk.find<QLabel>(u"previewKey"_s)->text(), u"C-002"_s);
    QCOMPARE(desk.stored(u"C-002"_s).state, State::Open);
    desk.press(Qt::Key_Space);
    QVERIFY(!preview->isVisible());
}

void PaletteTest::whatCannotBeDoneSaysWhyAndStays()
{
    WindowFixture desk(1);
    desk.start();
    QDialog *palette = opened(desk);
    desk.type(u"complete and next"_s);
    QCOMPARE(said(palette, u"paletteSaid"_s), desk.desk().whyNot(Action::CompleteAndNext));
    press(Qt::Key_Return);
    QVERIFY(palette->isVisible());
    QCOMPARE(desk.desk().state(), Desk::State::Empty);
}

void PaletteTest::aRecordIsFoundByItsKeyAndOpens()
{
    WindowFixture desk(3);
    desk.start();
    desk.window().actions().of(WindowAction::ShowToday)->trigger();
    QDialog *palette = opened(desk);
    desk.type(u"c-002"_s);
    QTRY_VERIFY2(current(palette).startsWith(u"C-002"_s), qPrintable(current(palette)));
    QVERIFY(said(palette, u"paletteSaid"_s).contains(u"record"_s));
    press(Qt::Key_Return);
    QTRY_VERIFY(!desk.find<QDialog>(u"paletteDialog"_s));
    QTRY_VERIFY(desk.find<QDialog>(u"finishedView"_s));
    QVERIFY(desk.find<QDialog>(u"finishedView"_s)->windowTitle().contains(u"C-002"_s));
    QCOMPARE(desk.stored(u"C-002"_s).state, State::Open);
}

void PaletteTest::theWindowClosesWhileARecordIsLookedFor()
{
    WindowFixture desk(3);
    desk.start();
    opened(desk);
    desk.type(u"c-0"_s);
    desk.stop();
    desk.start();
    QCOMPARE(desk.stored(u"C-002"_s).state, State::Open);
}

void PaletteTest::whatIsLookedForComesBeforeWhatOnlySpeaksOfIt()
{
    WindowFixture desk(1);
    desk.start();
    QDialog *palette = opened(desk);
    desk.type(u"import"_s);
    const auto *list = part<QListView>(palette, u"paletteList"_s);
    QStringList titles;
    for (int row = 0; row < list->model()->rowCount(); ++row)
        titles << list->model()->index(row, 0).data().toString();
    QVERIFY2(titles.constFirst().startsWith(u"Import"_s), qPrintable(titles.join(u", "_s)));
    for (const QString &other : {u"Revert field"_s, u"Revert record"_s, u"Change priority"_s})
        QVERIFY2(!titles.contains(other), qPrintable(titles.join(u", "_s)));
}

void PaletteTest::aQueueIsAFewLettersAway()
{
    WindowFixture desk(1);
    desk.elsewhere(u"importer"_s, [](Store &store) {
        Queue other;
        other.name = u"hospitals"_s;
        other.title = u"Hospital records"_s;
        return store.addQueue(other).has_value();
    });
    desk.start();
    QTRY_COMPARE(desk.find<QComboBox>(u"queueChooser"_s)->count(), 2);
    typeAndChoose(desk, u"hosp"_s);
    QTRY_COMPARE(desk.desk().queue().name, u"hospitals"_s);
}

void PaletteTest::aPreferenceIsSetFromHere()
{
    WindowFixture desk(1);
    desk.start();
    const QColor before = desk.window().palette().color(QPalette::Window);
    typeAndChoose(desk, u"colours dark"_s);
    QTRY_VERIFY(desk.window().palette().color(QPalette::Window) != before);
    QDialog *palette = opened(desk);
    desk.type(u"colours dark"_s);
    QVERIFY(!said(palette, u"paletteSaid"_s).isEmpty()); // it is like this already
    press(Qt::Key_Escape);
    QTRY_VERIFY(!desk.find<QDialog>(u"paletteDialog"_s));
    desk.stop();
    desk.start();
    QVERIFY(desk.window().palette().color(QPalette::Window) != before);
}

void PaletteTest::aPreferenceIsFoundByOtherWordsToo()
{
    WindowFixture desk(1);
    desk.start();
    QDialog *palette = opened(desk);
    for (const auto &[typed, title] :
         {std::pair(u"theme dark"_s, u"Colours: Dark"_s),
          std::pair(u"font 150"_s, u"Text size: 150 %"_s),
          std::pair(u"shortcuts"_s, u"Change keys"_s), std::pair(u"hotkey"_s, u"Change keys"_s),
          std::pair(u"dark mode"_s, u"Colours: Dark"_s),
          std::pair(u"density tight"_s, u"Spacing: Compact"_s),
          std::pair(u"bigger 150"_s, u"Text size: 150 %"_s),
          std::pair(u"sprache"_s, u"Language: Same as the system"_s),
          std::pair(u"mute"_s, u"Sounds: Off"_s),
          std::pair(u"configuration"_s, u"Preferences"_s)}) {
        part<QLineEdit>(palette, u"paletteTyped"_s)->clear();
        desk.type(typed);
        QCOMPARE(current(palette), title);
    }
}

void PaletteTest::aPageOfTheHandbookOpens()
{
    WindowFixture desk(1);
    desk.start();
    typeAndChoose(desk, u"troubleshooting"_s);
    QTRY_VERIFY(desk.find<QDialog>(u"helpDialog"_s));
    auto *help = desk.find<QDialog>(u"helpDialog"_s);
    QVERIFY(isInUse(help));
    const auto *page = qobject_cast<QTextEdit *>(QApplication::focusWidget());
    QVERIFY(page && page->toPlainText().trimmed().startsWith(u"Troubleshooting"_s));
}

/// A row of the list: what it is called, and what stands at its end.
static std::pair<QImage, QImage> painted(const Findable &one, const QPalette &palette)
{
    PaletteModel model;
    model.setFindables({one});
    QStyleOptionViewItem option;
    option.palette = palette;
    option.rect = {0, 0, 800, 30};
    QImage row(option.rect.size(), QImage::Format_RGB32);
    row.fill(palette.color(QPalette::Base));
    QPainter painter(&row);
    FindableDelegate().paint(&painter, option, model.index(0, 0));
    painter.end();
    const int title = option.fontMetrics.horizontalAdvance(one.title) + 16;
    return {row.copy(0, 0, title, 30), row.copy(title, 0, 800 - title, 30)};
}

void PaletteTest::whatIsChosenAlreadyIsNotLessThanWhatCouldBe()
{
    const Findable open{u"Theme: dark"_s, u"Preference"_s};
    Findable chosen = open, impossible = open;
    chosen.whyNot = impossible.whyNot = u"This is so."_s;
    chosen.isSoAlready = true;
    for (const Theme theme : {Theme::Light, Theme::Dark, Theme::HighContrast}) {
        const QPalette palette = paletteOf(theme);
        QCOMPARE(painted(chosen, palette).first, painted(open, palette).first);
        QVERIFY2(painted(chosen, palette).second != painted(open, palette).second,
                 "a sign says so");
        QVERIFY2(painted(impossible, palette).first != painted(open, palette).first,
                 "what cannot be done is told from the rest");
    }
}

void PaletteTest::aChosenKeyIsShownAndChangedFromHere()
{
    WindowFixture desk(2);
    desk.start();
    typeAndChoose(desk, u"change keys"_s);
    QTRY_VERIFY(desk.find<QDialog>(u"preferencesDialog"_s));
    auto *dialog = desk.find<QDialog>(u"preferencesDialog"_s);
    QVERIFY(isInUse(dialog));
    QCOMPARE(QApplication::focusWidget()->objectName(), u"keysSearch"_s);
    typeInto(dialog, u"keysSearch"_s, u"Take next"_s);
    press(Qt::Key_W, Qt::AltModifier);
    press(Qt::Key_F12);
    press(Qt::Key_Escape);
    QTRY_VERIFY(!desk.find<QDialog>(u"preferencesDialog"_s));
    QVERIFY(desk.find<QWidget>(u"emptyDeskButton"_s)->accessibleName().endsWith(u"F12"_s));
    use(desk);
    desk.press(Qt::Key_F9);
    QCOMPARE(desk.desk().state(), Desk::State::Empty);
    desk.press(Qt::Key_F12);
    QTRY_COMPARE(desk.desk().state(), Desk::State::Working);
    QDialog *palette = opened(desk);
    desk.type(u"f12"_s);
    QCOMPARE(current(palette), u"Take next"_s);
}

void PaletteTest::theArrowsMoveWhileOneTypes()
{
    WindowFixture desk(1);
    desk.start();
    QDialog *palette = opened(desk);
    desk.type(u"complete"_s);
    const QString first = current(palette);
    press(Qt::Key_Down);
    QVERIFY(current(palette) != first);
    desk.type(u" and"_s);
    QCOMPARE(current(palette), u"Complete and next"_s);
    press(Qt::Key_PageUp);
    QCOMPARE(part<QLineEdit>(palette, u"paletteTyped"_s)->text(), u"complete and"_s);
}

void PaletteTest::whoListensHearsWhatTheArrowsComeTo()
{
    WindowFixture desk(1);
    desk.start();
    QDialog *palette = opened(desk);
    desk.type(u"take next"_s);
    QAccessibleInterface *face =
        QAccessible::queryAccessibleInterface(part<QLineEdit>(palette, u"paletteTyped"_s));
    QVERIFY(!face->text(QAccessible::Name).isEmpty());
    QVERIFY(face->text(QAccessible::Description).contains(u"Take next"_s));
    QVERIFY(face->text(QAccessible::Description).contains(u"F9"_s));
    QCOMPARE(part<QListView>(palette, u"paletteList"_s)->frameShape(), QFrame::NoFrame);
    QCOMPARE(outOfReach(palette).join(u", "_s), QString());
}

void PaletteTest::nothingThatFitsIsSaid()
{
    WindowFixture desk(1);
    desk.start();
    QDialog *palette = opened(desk);
    desk.type(u"xyzzy"_s);
    QVERIFY(!said(palette, u"paletteSaid"_s).isEmpty());
    press(Qt::Key_Return);
    QVERIFY(palette->isVisible());
}

void PaletteTest::escLeavesEverythingAsItWas()
{
    WindowFixture desk(2);
    desk.start();
    desk.takeNext();
    opened(desk);
    desk.type(u"compl"_s);
    press(Qt::Key_Escape);
    QTRY_VERIFY(!desk.find<QDialog>(u"paletteDialog"_s));
    QCOMPARE(desk.desk().state(), Desk::State::Working);
    QCOMPARE(desk.focusedName(), u"editor.name"_s);
    QCOMPARE(desk.editor(u"name"_s)->text(), u"Name 1"_s);
}

INTRAY_TEST_MAIN(PaletteTest)
#include "tst_palette.moc"
