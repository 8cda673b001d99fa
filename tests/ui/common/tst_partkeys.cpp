// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/common/chip.h"
#include "ui/common/chiprow.h"
#include "ui/common/emptyplace.h"
#include "ui/common/fold.h"
#include "ui/common/linebutton.h"
#include "ui/common/savebar.h"
#include "ui/common/segments.h"

#include <QAccessible>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

#include <memory>

using namespace intray;
using namespace Qt::StringLiterals;

/// What keys, the mouse and screen readers find in the parts of the window.
class PartKeys : public QObject
{
    Q_OBJECT

private slots:
    void leftAndRightChooseASegment();
    void aLetterChoosesASegment();
    void tabGoesToTheSegmentThatHolds();
    void screenReadersHearWhichSegmentHolds();
    void chipsAreOneStopOfTab();
    void chipsThatComeLaterStandWhereTheirRowStands();
    void leftAndRightGoOverChips();
    void deleteTakesAFilterAway();
    void aClickOnTheCrossTakesAFilterAway();
    void manyFiltersStandInSeveralLines();
    void aSectionFoldsByKeys();
    void whatASectionSaysHasTwoLinesBeforeItIsCut();
    void screenReadersHearASectionsSentence();
    void theBarKeepsItsRoom();
    void theBarTellsWhatItSaves();
    void anEmptyPlaceLeadsOn();
    void anEmptyPlaceHasThreeKeysAtMost();
    void anEmptyPlaceSaysNewKeysAtOnce();

private:
    /// Shows it with the keyboard on it.
    template <typename Part>
    Part *shown(Part *part)
    {
        m_window = std::make_unique<QWidget>();
        auto *column = new QVBoxLayout(m_window.get());
        column->addWidget(part);
        m_window->show();
        m_window->activateWindow();
        if (!QTest::qWaitForWindowActive(m_window.get()))
            qFatal("no window");
        return part;
    }
    Segments *shownSegments(int chosen)
    {
        auto *segments = new Segments({u"No"_s, u"Yes"_s});
        segments->choose(chosen);
        return shown(segments);
    }
    ChipRow *shownChips()
    {
        auto *row = new ChipRow;
        row->setFilters({u"one"_s, u"two"_s, u"three"_s});
        row->setAddWords(u"Filter"_s);
        return shown(row);
    }
    static QString used() { return QApplication::focusWidget()->accessibleName(); }

    std::unique_ptr<QWidget> m_window;
};

static QList<QToolButton *> buttonsIn(QWidget *part)
{
    return part->findChildren<QToolButton *>();
}

static void press(int key)
{
    QTest::keyClick(QApplication::focusWidget(), Qt::Key(key));
}

void PartKeys::leftAndRightChooseASegment()
{
    Segments *segments = shownSegments(0);
    QSignalSpy told(segments, &Segments::chosenByPerson);
    buttonsIn(segments).at(0)->setFocus();
    press(Qt::Key_Right);
    QCOMPARE(segments->chosen(), 1);
    QCOMPARE(told.size(), 1);
    QCOMPARE(told.at(0).at(0).toInt(), 1);
    press(Qt::Key_Left);
    QCOMPARE(segments->chosen(), 0);
}

void PartKeys::aLetterChoosesASegment()
{
    Segments *segments = shownSegments(-1);
    QSignalSpy told(segments, &Segments::chosenByPerson);
    buttonsIn(segments).at(0)->setFocus();
    press(Qt::Key_Y);
    QCOMPARE(segments->chosen(), 1);
    press(Qt::Key_N);
    QCOMPARE(segments->chosen(), 0);
    press(Qt::Key_X);
    QCOMPARE(segments->chosen(), 0);
    QCOMPARE(told.size(), 2);
    segments->choose(-1);
    QCOMPARE(segments->chosen(), -1);
    QCOMPARE(told.size(), 2); // it is not the person's
}

void PartKeys::tabGoesToTheSegmentThatHolds()
{
    auto *all = new QWidget;
    auto *before = new QToolButton(all);
    auto *segments = new Segments({u"No"_s, u"Yes"_s, u"Perhaps"_s}, all);
    auto *after = new QToolButton(all);
    segments->choose(1);
    shown(all);
    for (QToolButton *one : {before, after})
        one->setFocusPolicy(Qt::StrongFocus);
    before->setFocus();
    press(Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), buttonsIn(segments).at(1));
    press(Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), after);
}

void PartKeys::screenReadersHearWhichSegmentHolds()
{
    Segments *segments = shownSegments(1);
    auto *yes = QAccessible::queryAccessibleInterface(buttonsIn(segments).at(1));
    QCOMPARE(yes->role(), QAccessible::RadioButton);
    QCOMPARE(yes->text(QAccessible::Name), u"Yes"_s);
    QVERIFY(yes->state().checked);
    auto *no = QAccessible::queryAccessibleInterface(buttonsIn(segments).at(0));
    QVERIFY(!no->state().checked);
}

void PartKeys::chipsAreOneStopOfTab()
{
    ChipRow *row = shownChips();
    int stops = 0;
    for (const QToolButton *chip : buttonsIn(row))
        stops += chip->focusPolicy() & Qt::TabFocus ? 1 : 0;
    QCOMPARE(stops, 1);
}

void PartKeys::chipsThatComeLaterStandWhereTheirRowStands()
{
    auto *all = new QWidget;
    auto *before = new QToolButton(all);
    auto *row = new ChipRow(all);
    auto *after = new QToolButton(all);
    shown(all);
    for (QToolButton *one : {before, after})
        one->setFocusPolicy(Qt::StrongFocus);
    row->setFilters({u"one"_s, u"two"_s});
    before->setFocus();
    press(Qt::Key_Tab);
    QCOMPARE(used(), u"one"_s);
    press(Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), after);
}

void PartKeys::leftAndRightGoOverChips()
{
    ChipRow *row = shownChips();
    for (QToolButton *chip : buttonsIn(row))
        if (chip->accessibleName() == u"one")
            chip->setFocus();
    press(Qt::Key_Right);
    QCOMPARE(used(), u"two"_s);
    press(Qt::Key_Right);
    press(Qt::Key_Right);
    QCOMPARE(used(), u"Filter"_s);
    press(Qt::Key_Right);
    QCOMPARE(used(), u"Filter"_s);
    press(Qt::Key_Left);
    QCOMPARE(used(), u"three"_s);
    row->setLayoutDirection(Qt::RightToLeft);
    press(Qt::Key_Right);
    QCOMPARE(used(), u"two"_s);
}

void PartKeys::deleteTakesAFilterAway()
{
    ChipRow *row = shownChips();
    QSignalSpy removed(row, &ChipRow::removeWanted);
    QSignalSpy added(row, &ChipRow::addWanted);
    connect(row, &ChipRow::removeWanted, row, [row] { row->setFilters({u"one"_s, u"three"_s}); });
    for (QToolButton *chip : buttonsIn(row))
        if (chip->accessibleName() == u"two")
            chip->setFocus();
    press(Qt::Key_Delete);
    QTRY_COMPARE(removed.size(), 1);
    QCOMPARE(removed.at(0).at(0).toInt(), 1);
    QCOMPARE(used(), u"three"_s); // the next one, and not the window
    press(Qt::Key_Right);
    press(Qt::Key_Delete); // nothing is there to take away
    press(Qt::Key_Return);
    QCOMPARE(removed.size(), 1);
    QCOMPARE(added.size(), 1);
}

void PartKeys::aClickOnTheCrossTakesAFilterAway()
{
    for (const auto direction : {Qt::LeftToRight, Qt::RightToLeft}) {
        Chip chip(Chip::Kind::Filter);
        chip.setLayoutDirection(direction);
        chip.setWords(u"Breaks a rule"_s);
        chip.resize(chip.sizeHint());
        QSignalSpy removed(&chip, &Chip::removeWanted);
        QSignalSpy clicked(&chip, &Chip::clicked);
        const QPoint end(chip.width() - 12, chip.height() / 2);
        const QPoint begin(12, chip.height() / 2);
        const bool isMirrored = direction == Qt::RightToLeft;
        QTest::mouseClick(&chip, Qt::LeftButton, {}, isMirrored ? begin : end);
        QCOMPARE(removed.size(), 1);
        QCOMPARE(clicked.size(), 0);
        QTest::mouseClick(&chip, Qt::LeftButton, {}, isMirrored ? end : begin);
        QCOMPARE(removed.size(), 1);
        QCOMPARE(clicked.size(), 1);
    }
}

void PartKeys::manyFiltersStandInSeveralLines()
{
    ChipRow row;
    row.setFilters({u"Breaks a rule"_s, u"state: TX"_s, u"city: Shreveport"_s, u"mine"_s});
    row.setAddWords(u"Filter"_s);
    const int one = row.heightForWidth(2000);
    QVERIFY(row.heightForWidth(200) >= 2 * one);
    row.resize(200, row.heightForWidth(200));
    row.grab();
    for (const QToolButton *chip : buttonsIn(&row))
        QVERIFY2(row.rect().contains(chip->geometry()), qPrintable(chip->accessibleName()));
}

void PartKeys::whatASectionSaysHasTwoLinesBeforeItIsCut()
{
    Fold fold(u"Time"_s);
    const QString sentence = u"An item is locked for 30 minutes, and extended up to 8 hours."_s;
    fold.setSentence({sentence, {}});
    fold.resize(fold.head()->sizeHint().width() - 60, 44);
    fold.show();
    QCOMPARE(fold.head()->toolTip(), QString()); // which has what is cut
    fold.resize(220, 44);
    QTRY_VERIFY(fold.head()->toolTip().contains(u"8 hours"_s));
}

void PartKeys::aSectionFoldsByKeys()
{
    auto *fold = new Fold(u"Time"_s);
    auto *contents = new QLabel(u"20 minutes"_s);
    fold->setContents(contents);
    shown(fold);
    QVERIFY(!contents->isVisible());
    fold->head()->setFocus();
    QSignalSpy opened(fold, &Fold::opened);
    press(Qt::Key_Space);
    QVERIFY(contents->isVisible());
    press(Qt::Key_Return);
    QVERIFY(!contents->isVisible());
    QCOMPARE(opened.size(), 2);
    fold->setOpen(true);
    QVERIFY(fold->isOpen() && contents->isVisible());
}

void PartKeys::screenReadersHearASectionsSentence()
{
    Fold fold(u"Time"_s);
    fold.setSentence({u"Locked for 20 minutes"_s, {}});
    auto *heard = QAccessible::queryAccessibleInterface(fold.head());
    QCOMPARE(heard->role(), QAccessible::Button);
    QCOMPARE(heard->text(QAccessible::Name), u"Time"_s);
    QCOMPARE(heard->text(QAccessible::Description), u"Locked for 20 minutes"_s);
    QVERIFY(heard->state().expandable && heard->state().collapsed);
    heard->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QVERIFY(fold.isOpen());
    QVERIFY(heard->state().expanded && !heard->state().collapsed);
}

static SaveBar *bar()
{
    return new SaveBar({u"Undo changes"_s, u"Esc"_s, u"Save"_s, u"Ctrl+S"_s});
}

void PartKeys::theBarKeepsItsRoom()
{
    auto *body = new QWidget;
    auto *save = bar();
    shown(body);
    static_cast<QVBoxLayout *>(m_window->layout())->addWidget(save);
    m_window->resize(600, 300);
    save->showNone();
    m_window->layout()->activate();
    const QRect before = body->geometry();
    save->showChanges(u"2 changes, not saved."_s, u"Items are locked for 20 minutes."_s);
    m_window->layout()->activate();
    QVERIFY(save->isVisible());
    QCOMPARE(body->geometry(), before);
    QVERIFY(before.bottom() < save->geometry().top());
}

void PartKeys::theBarTellsWhatItSaves()
{
    SaveBar *save = shown(bar());
    save->showChanges(u"2 changes, not saved."_s, u"Items are locked for 20 minutes."_s);
    auto *heard = QAccessible::queryAccessibleInterface(save);
    QCOMPARE(heard->role(), QAccessible::AlertMessage);
    QCOMPARE(heard->text(QAccessible::Name),
             u"2 changes, not saved. Items are locked for 20 minutes."_s);
    QSignalSpy saves(save, &SaveBar::saveWanted);
    QSignalSpy undoes(save, &SaveBar::undoWanted);
    const auto buttons = save->findChildren<LineButton *>();
    save->setCanSave(false);
    for (LineButton *button : buttons)
        button->click();
    QCOMPARE(saves.size(), 0);
    QCOMPARE(undoes.size(), 1);
    save->setCanSave(true);
    for (LineButton *button : buttons)
        button->click();
    QCOMPARE(saves.size(), 1);
    QCOMPARE(undoes.size(), 2);
}

void PartKeys::anEmptyPlaceLeadsOn()
{
    auto *place = new EmptyPlace;
    place->showPlace(u"495 records wait"_s, u"258 of them break a rule."_s,
                     {u"Take next"_s, u"F9"_s, {}});
    shown(place);
    QSignalSpy next(place, &EmptyPlace::nextWanted);
    place->button()->setFocus();
    press(Qt::Key_Space);
    QCOMPARE(next.size(), 1);
    QVERIFY(place->button()->height() >= 40);
    place->showPlace(u"All is done"_s, u"Nothing waits."_s, {});
    QVERIFY(!place->button()->isVisible()); // nothing grey that is of no use
}

void PartKeys::anEmptyPlaceHasThreeKeysAtMost()
{
    EmptyPlace place;
    place.showPlace(
        u"A"_s, u"B"_s, {},
        {{u"F1"_s, u"one"_s}, {u"F2"_s, u"two"_s}, {u"F3"_s, u"three"_s}, {u"F4"_s, u"four"_s}});
    QStringList words;
    for (const QLabel *label : place.findChildren<QLabel *>())
        words << label->text();
    QVERIFY(words.contains(u"three"_s) && !words.contains(u"four"_s));
}

void PartKeys::anEmptyPlaceSaysNewKeysAtOnce()
{
    auto *place = new EmptyPlace;
    place->showPlace(u"2 records wait"_s, {}, {}, {{u"F1"_s, u"shows all keys"_s}});
    shown(place);
    place->showPlace(u"1 record waits"_s, {}, {}, {{u"F2"_s, u"finds a record"_s}});
    QStringList words;
    for (const QLabel *label : place->findChildren<QLabel *>())
        if (label->isVisible()) // without waiting for events: what is above would move twice
            words << label->text();
    QVERIFY(words.contains(u"finds a record"_s) && words.contains(u"F2"_s));
}

INTRAY_TEST_MAIN(PartKeys)
#include "tst_partkeys.moc"
