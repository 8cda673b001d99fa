// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/common/colours.h"
#include "ui/common/roomystyle.h"
#include "ui/common/wheelguard.h"
#include "ui/dialogkeys.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/keyspage.h"
#include "ui/preferences/preferencesdialog.h"
#include "ui/preferences/themes.h"

#include <QComboBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTreeWidget>
#include <QWheelEvent>

#include <memory>

using namespace intray;
using namespace Qt::StringLiterals;

/// The dialog, driven by keys, and what the program looks like after it.
class PreferencesDialogTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void everythingIsReachedByKeys();
    void aChoiceIsToldAtOnce();
    void theWheelChangesNothing();
    void theUsualPreferencesLeaveTheKeys();
    void aKeyIsChangedByPressingIt();
    void aTakenKeyNamesTheOtherActionAndIsGivenOver();
    void aKeyThatCannotBeIsRefusedInASentence();
    void theUsualKeyComesBack();
    void keysAreFoundByActionAndByKey();
    void nobodyIsCaughtInTheFieldForKeys();
    void keysGoToAFileAndComeBack();
    void aBadFileChangesNothing();
    void everyThemeCanBeRead();
    void sizesAndColoursAreAppliedAtOnceAndGoAgain();
    void aDarkDesktopIsFollowedUntilAThemeIsChosen();

private:
    QTreeWidgetItem *row(const QString &action) const;
    QString keyOf(const QString &action) const { return row(action)->text(1); }
    void choose(const QString &action);
    QString said() const { return intray::said(m_dialog.get(), u"keysSaid"_s); }

    std::unique_ptr<PreferencesDialog> m_dialog;
    QList<Preferences> m_told;
};

void PreferencesDialogTest::init()
{
    m_told.clear();
    m_dialog = std::make_unique<PreferencesDialog>(Preferences(), SilencedPage::TitlesOf());
    m_dialog->setAttribute(Qt::WA_DeleteOnClose, false);
    connect(m_dialog.get(), &PreferencesDialog::changed, this,
            [this](const Preferences &wanted) { m_told << wanted; });
    m_dialog->show();
    QVERIFY(isInUse(m_dialog.get()));
}

QTreeWidgetItem *PreferencesDialogTest::row(const QString &action) const
{
    const auto rows =
        part<QTreeWidget>(m_dialog.get(), u"keysList"_s)->findItems(action, Qt::MatchExactly);
    if (rows.size() != 1)
        qFatal("There is no row %s.", qPrintable(action));
    return rows.constFirst();
}

// As a person does: finds the action by typing, and goes to the field for the key.
void PreferencesDialogTest::choose(const QString &action)
{
    m_dialog->focusChoice(u"keysSearch"_s);
    typeInto(m_dialog.get(), u"keysSearch"_s, action);
    press(Qt::Key_W, Qt::AltModifier);
    QCOMPARE(QApplication::focusWidget()->objectName(), u"keysNew"_s);
}

void PreferencesDialogTest::everythingIsReachedByKeys()
{
    QCOMPARE(outOfReach(m_dialog.get()).join(u", "_s), QString());
    m_dialog->focusChoice(u"keysSearch"_s);
    QCOMPARE(outOfReach(m_dialog.get()).join(u", "_s), QString());
}

void PreferencesDialogTest::aChoiceIsToldAtOnce()
{
    m_dialog->focusChoice(u"preferencesTheme"_s);
    press(Qt::Key_End);
    QCOMPARE(m_told.constLast().theme, Theme::HighContrast);
    m_dialog->focusChoice(u"preferencesEnter"_s);
    press(Qt::Key_Down);
    QCOMPARE(m_told.constLast().enter, EnterKey::NextField);
    QCOMPARE(m_told.constLast().theme, Theme::HighContrast);
    QCOMPARE(m_told.size(), 2);
}

void PreferencesDialogTest::theWheelChangesNothing()
{
    auto *list = part<QComboBox>(m_dialog.get(), u"preferencesSize"_s);
    const int before = list->currentIndex();
    const QPointF middle = list->rect().center();
    QWheelEvent down(middle, list->mapToGlobal(middle), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                     Qt::NoScrollPhase, false);
    WheelGuard::install();
    QApplication::sendEvent(list, &down);
    QCOMPARE(list->currentIndex(), before);
    QVERIFY(m_told.isEmpty());
}

void PreferencesDialogTest::theUsualPreferencesLeaveTheKeys()
{
    choose(u"Take next"_s);
    press(Qt::Key_F11);
    m_dialog->focusChoice(u"preferencesDensity"_s);
    press(Qt::Key_Home);
    QCOMPARE(m_told.constLast().density, Density::Compact);
    click(m_dialog.get(), u"preferencesReset"_s);
    Preferences onlyKey;
    onlyKey.keys = {{u"takeNext"_s, QKeySequence(Qt::Key_F11)}};
    QCOMPARE(m_told.constLast(), onlyKey);
    QCOMPARE(part<QComboBox>(m_dialog.get(), u"preferencesDensity"_s)->currentIndex(), 1);
}

void PreferencesDialogTest::aKeyIsChangedByPressingIt()
{
    choose(u"Take next"_s);
    press(Qt::Key_F12, Qt::ControlModifier);
    QCOMPARE(m_told.constLast().keys.value(u"takeNext"_s), QKeySequence(Qt::CTRL | Qt::Key_F12));
    QCOMPARE(keyOf(u"Take next"_s), u"Ctrl+F12"_s);
    QCOMPARE(row(u"Take next"_s)->text(2), u"F9"_s);
    QCOMPARE(said(), QString());
}

void PreferencesDialogTest::aTakenKeyNamesTheOtherActionAndIsGivenOver()
{
    choose(u"Refresh"_s);
    press(Qt::Key_F9);
    QVERIFY(m_told.isEmpty());
    QVERIFY2(said().contains(u"Take next"_s), qPrintable(said()));
    QCOMPARE(keyOf(u"Refresh"_s), u"F5"_s);
    click(m_dialog.get(), u"keysTake"_s);
    QCOMPARE(keyOf(u"Refresh"_s), u"F9"_s);
    QCOMPARE(keyOf(u"Take next"_s), QString());
    QCOMPARE(m_told.size(), 1);
    QVERIFY(!part<QWidget>(m_dialog.get(), u"keysTake"_s)->isVisible());
}

void PreferencesDialogTest::aKeyThatCannotBeIsRefusedInASentence()
{
    choose(u"Refresh"_s);
    press(Qt::Key_R);
    QVERIFY(said().contains(u"typed"_s));
    press(Qt::Key_C, Qt::ControlModifier);
    QVERIFY(said().contains(u"Ctrl+C"_s));
    QVERIFY(m_told.isEmpty());
}

void PreferencesDialogTest::theUsualKeyComesBack()
{
    choose(u"Refresh"_s);
    click(m_dialog.get(), u"keysNone"_s);
    QCOMPARE(keyOf(u"Refresh"_s), QString());
    click(m_dialog.get(), u"keysUsual"_s);
    QCOMPARE(keyOf(u"Refresh"_s), u"F5"_s);
    click(m_dialog.get(), u"keysNone"_s);
    click(m_dialog.get(), u"keysReset"_s);
    QCOMPARE(keyOf(u"Refresh"_s), u"F5"_s);
    QCOMPARE(m_told.constLast(), Preferences());
}

void PreferencesDialogTest::keysAreFoundByActionAndByKey()
{
    m_dialog->focusChoice(u"keysSearch"_s);
    typeInto(m_dialog.get(), u"keysSearch"_s, u"handbook"_s);
    QVERIFY(!row(u"Keys and handbook"_s)->isHidden());
    QVERIFY(row(u"Take next"_s)->isHidden());
    typeInto(m_dialog.get(), u"keysSearch"_s, u"shift+f9"_s);
    QVERIFY(row(u"Keys and handbook"_s)->isHidden());
    QVERIFY(!row(u"Take several"_s)->isHidden());
}

void PreferencesDialogTest::nobodyIsCaughtInTheFieldForKeys()
{
    choose(u"Refresh"_s);
    press(Qt::Key_Tab);
    QVERIFY(QApplication::focusWidget()->objectName() != u"keysNew"_s);
    choose(u"Refresh"_s);
    press(Qt::Key_Escape);
    QVERIFY(!m_dialog->isVisible());
    QVERIFY(m_told.isEmpty());
}

void PreferencesDialogTest::keysGoToAFileAndComeBack()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"keys.json"_s);
    choose(u"Refresh"_s);
    press(Qt::Key_F11);
    auto *page = part<KeysPage>(m_dialog.get(), u"keysPage"_s);
    page->exportTo(file);
    click(m_dialog.get(), u"keysReset"_s);
    QVERIFY(page->chosen().isEmpty());
    page->importFrom(file);
    QCOMPARE(keyOf(u"Refresh"_s), u"F11"_s);
    QCOMPARE(m_told.constLast().keys.size(), 1);
    QVERIFY(said().contains(file));
}

void PreferencesDialogTest::aBadFileChangesNothing()
{
    m_dialog->focusChoice(u"keysSearch"_s);
    auto *page = part<KeysPage>(m_dialog.get(), u"keysPage"_s);
    page->importFrom(u"/nowhere/keys.json"_s);
    QVERIFY(said().contains(u"/nowhere/keys.json"_s));
    page->exportTo(u"/nowhere/keys.json"_s);
    QVERIFY(said().contains(u"/nowhere/keys.json"_s));
    QVERIFY(m_told.isEmpty());
}

void PreferencesDialogTest::everyThemeCanBeRead()
{
    for (const Theme theme : {Theme::Light, Theme::Dark, Theme::HighContrast}) {
        const QPalette palette = paletteOf(theme);
        const auto far = [&](QPalette::ColorRole words, QPalette::ColorRole behind) {
            return contrast(palette.color(words), palette.color(behind));
        };
        QVERIFY(far(QPalette::WindowText, QPalette::Window) >= 7);
        QVERIFY(far(QPalette::Text, QPalette::Base) >= 7);
        QVERIFY(far(QPalette::ButtonText, QPalette::Button) >= 7);
        QVERIFY(far(QPalette::ToolTipText, QPalette::ToolTipBase) >= 7);
        QVERIFY(far(QPalette::PlaceholderText, QPalette::Base) >= 4.5);
        QVERIFY(far(QPalette::HighlightedText, QPalette::Highlight) >= 4.5);
        QVERIFY(far(QPalette::Link, QPalette::Base) >= 4.5);
        QCOMPARE(isHighContrast(palette), theme == Theme::HighContrast);
    }
}

void PreferencesDialogTest::sizesAndColoursAreAppliedAtOnceAndGoAgain()
{
    QApplication::setStyle(new RoomyStyle(u"Fusion"_s));
    const QColor window = QApplication::palette().color(QPalette::Window);
    const double size = QApplication::font().pointSizeF();
    auto *list = part<QComboBox>(m_dialog.get(), u"preferencesTheme"_s);
    const int usual = list->sizeHint().height();
    {
        Appearance appearance;
        Preferences wanted;
        wanted.theme = Theme::Dark;
        wanted.density = Density::Roomy;
        appearance.apply(wanted);
        QTRY_COMPARE(m_dialog->palette().color(QPalette::Window),
                     paletteOf(Theme::Dark).color(QPalette::Window));
        QTRY_VERIFY(list->sizeHint().height() > usual);
        wanted.textSize = 150;
        appearance.apply(wanted);
        QTRY_COMPARE(list->font().pointSizeF(), size * 1.5);
        wanted.theme = Theme::System;
        appearance.apply(wanted);
        QTRY_COMPARE(m_dialog->palette().color(QPalette::Window), window);
    }
    QTRY_COMPARE(list->font().pointSizeF(), size);
    QTRY_COMPARE(list->sizeHint().height(), usual);
}

void PreferencesDialogTest::aDarkDesktopIsFollowedUntilAThemeIsChosen()
{
    QApplication::setStyle(new RoomyStyle(u"Fusion"_s));
    const auto window = [&] { return m_dialog->palette().color(QPalette::Window); };
    Appearance appearance(true);
    QTRY_COMPARE(window(), paletteOf(Theme::Dark).color(QPalette::Window));
    Preferences wanted;
    wanted.theme = Theme::Light;
    appearance.apply(wanted);
    QTRY_COMPARE(window(), paletteOf(Theme::Light).color(QPalette::Window));
    appearance.apply({});
    QTRY_COMPARE(window(), paletteOf(Theme::Dark).color(QPalette::Window));
}

INTRAY_TEST_MAIN(PreferencesDialogTest)
#include "tst_preferencesdialog.moc"
