// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/common/chip.h"
#include "ui/common/elidedlabel.h"
#include "ui/common/painting.h"
#include "ui/desk/besidecell.h"
#include "ui/desk/lockmark.h"
#include "ui/desk/proposalghost.h"
#include "ui/desk/recordhead.h"
#include "ui/partlooks.h"

#include <QAccessible>
#include <QPainter>
#include <QSignalSpy>
#include <QToolButton>

using namespace intray;
using namespace Qt::StringLiterals;

/// The parts of a record, painted in every theme, size and direction: its head, its lock, what
/// stands beside a field, and what is proposed in it.
class RecordParts : public QObject
{
    Q_OBJECT

private slots:
    void canBeRead();
    void areNotCut();
    void goToTheOtherSide();
    void areAsHighAsTheirLetters();
    void theHeadTellsWhatItIsAbout();
    void theHeadOfANamelessRecordIsItsKey();
    void aHashAsKeyIsWholeWhereThereIsRoom();
    void theHeadKeepsItsLockWhereRoomIsShort();
    void theHeadLeadsToFaultsDuplicatesAndTheLock();
    void theLockIsAButtonWithAValue();
    void whatStandsBesideMovesNothing();
    void whatStandsBesideHasTwoLinesAtMost();
    void aFaultThatNeedsBothLinesHasThem();
    void aProposalStandsBesideWhereTheFieldHasNoRoom();
    void aProposalStandsUnderAllThatIsSaidWhereThatHasTheLines();
    void whereAProposalHasNoRoomItsKeyIsNotSeenEither();
    void ofALongProposalAllChangesAreSeenInTheLinesThatItsFieldHas();
    void aQuestionStandsWhereAProposalLosesItsRoom();
    void underItsFieldItIsAsHighAsWhatItSays();
    void whatWasIsTakenBack();
    void lettersThatAreThereNoMoreAreStruck();
    void aScreenReaderHearsWhatStandsBeside();
    void aProposalIsSeenInPlace_data();
    void wordsThatHaveTheirWidthAreNotCut();
    void aProposalIsSeenInPlace();
    void aProposalWithoutRoomIsNotPainted();
};

namespace {

QWidget *cellOf(const BesideCell::Said &said)
{
    auto *cell = new BesideCell(u"Revert Street"_s);
    cell->say(said);
    return cell;
}

const BesideCell::Said fault{.sign = Sign::Fault, .sentence = u"One @ is missing"_s};
const BesideCell::Said doubt{.sign = Sign::Warning, .sentence = u"Usually Omaha here"_s};
const BesideCell::Said remark{.sign = std::nullopt, .sentence = u"the lock is lost"_s};
const BesideCell::Said changed{.sign = std::nullopt,
                               .sentence = {},
                               .was = {u"was 1078 Ridge Avenue"_s, {{6, 2}}},
                               .canBeUndone = true};
const BesideCell::Said both{.sign = Sign::Fault,
                            .sentence = u"One @ is missing"_s,
                            .was = {u"was 1078 Ridge Avenue"_s, {{6, 2}}},
                            .canBeUndone = true};

QWidget *lockOf(LockRing::State state, const QString &words)
{
    auto *lock = new LockMark;
    lock->showLock(state, 500, words);
    return lock;
}

RecordHead *head()
{
    auto *made = new RecordHead;
    made->showRecord({u"Harvey Eastwick"_s,
                      u"C-10058"_s,
                      {u"3 of 5 in your batch"_s, u"customers_en.csv, row 59"_s}});
    made->showFaults({u"2 faults"_s, u"F3"_s});
    made->showToCheck({u"1 to check"_s, {}});
    made->showDuplicates({u"1 duplicate"_s, u"F4"_s});
    made->lock()->showLock(LockRing::State::Held, 800, u"24 min left"_s);
    return made;
}

QList<PaintedPart> allParts()
{
    using State = LockRing::State;
    return {{"fault beside", [] { return cellOf(fault); }},
            {"doubt beside", [] { return cellOf(doubt); }},
            {"remark beside", [] { return cellOf(remark); }},
            {"change beside", [] { return cellOf(changed); }},
            {"fault and change beside", [] { return cellOf(both); }},
            {"lock", [] { return lockOf(State::Held, u"24 min left"_s); }},
            {"lock that ends", [] { return lockOf(State::Ending, u"4 min left"_s); }},
            {"lost lock", [] { return lockOf(State::Lost, u"lost to Lee"_s); }},
            {"lock offline", [] { return lockOf(State::Offline, u"offline, 20 min left"_s); }},
            {"head", [] { return head(); }, false}};
}

} // namespace

void RecordParts::canBeRead()
{
    intray::canBeRead(allParts());
}

void RecordParts::areNotCut()
{
    QList<PaintedPart> parts = allParts();
    parts.removeLast(); // a head takes whatever room there is
    nothingIsCut(parts);
}

void RecordParts::goToTheOtherSide()
{
    goesToTheOtherSide(allParts());
}

void RecordParts::areAsHighAsTheirLetters()
{
    isAsHighAsItsLetters(allParts());
}

void RecordParts::theHeadTellsWhatItIsAbout()
{
    const std::unique_ptr<RecordHead> made(head());
    made->resize(900, made->sizeHint().height());
    made->grab();
    QStringList words;
    for (const QLabel *label : made->findChildren<QLabel *>())
        if (label->isVisibleTo(made.get()))
            words << label->text();
    QVERIFY(words.contains(u"Harvey Eastwick"_s));
    QVERIFY(words.contains(u"C-10058"_s));
    QVERIFY(words.join(u' ').contains(u"customers_en.csv, row 59"_s));
    QVERIFY(made->minimumHeight() == 72 && made->sizeHint().height() <= 80);
}

void RecordParts::theHeadOfANamelessRecordIsItsKey()
{
    RecordHead made;
    made.showRecord({{}, u"C-10058"_s, {}});
    int found = 0;
    for (const ElidedLabel *label : made.findChildren<ElidedLabel *>())
        found += !label->isHidden() &&
                 (label->accessibleDescription() == u"C-10058" || label->text() == u"C-10058");
    QCOMPARE(found, 1); // not twice
    for (const Chip *chip : made.findChildren<Chip *>())
        QVERIFY(!chip->isVisibleTo(&made)); // nothing is wrong
}

void RecordParts::aHashAsKeyIsWholeWhereThereIsRoom()
{
    const QString hash = u"0f1e2d3c4b5a69788796a5b4c3d2e1f0"_s;
    const QString ends = u"0f1e\u2026f0"_s;
    for (const QString &title : {u"Harvey Eastwick"_s, QString()}) {
        RecordHead head;
        head.showRecord({title, hash, {u"3 of 5 in your batch"_s}});
        const auto *shown =
            head.findChild<ElidedLabel *>(title.isEmpty() ? u"recordTitle"_s : u"recordKey"_s);
        head.resize(1000, head.sizeHint().height());
        head.show();
        QTRY_COMPARE(shown->text(), hash);
        head.offerPanel(u"History and notes"_s);
        QTRY_COMPARE(shown->text(), hash);
        head.resize(head.minimumSizeHint());
        QTRY_COMPARE(shown->text(), ends);
    }
}

void RecordParts::theHeadKeepsItsLockWhereRoomIsShort()
{
    for (const auto direction : {Qt::LeftToRight, Qt::RightToLeft}) {
        const std::unique_ptr<RecordHead> made(head());
        made->setLayoutDirection(direction);
        made->resize(420, made->sizeHint().height());
        made->grab();
        const QRect lock = made->lock()->geometry();
        QVERIFY(made->rect().contains(lock));
        QCOMPARE(lock.width(), made->lock()->sizeHint().width());
        for (const Chip *chip : made->findChildren<Chip *>()) {
            if (!chip->isVisibleTo(made.get()))
                continue; // it had no room
            QVERIFY(made->rect().contains(chip->geometry()));
            QVERIFY(!chip->geometry().intersects(lock));
        }
    }
}

void RecordParts::theHeadLeadsToFaultsDuplicatesAndTheLock()
{
    const std::unique_ptr<RecordHead> made(head());
    QSignalSpy faults(made.get(), &RecordHead::faultsWanted);
    QSignalSpy duplicates(made.get(), &RecordHead::duplicatesWanted);
    QSignalSpy extends(made.get(), &RecordHead::extendWanted);
    for (Chip *chip : made->findChildren<Chip *>())
        chip->click();
    made->lock()->click();
    QCOMPARE(faults.size(), 2); // what breaks a rule and what deserves a look are walked by one key
    QCOMPARE(duplicates.size(), 1);
    QCOMPARE(extends.size(), 1);
}

void RecordParts::theLockIsAButtonWithAValue()
{
    const std::unique_ptr<RecordHead> made(head());
    auto *ring = made->lock()->findChild<LockRing *>();
    auto *heard = QAccessible::queryAccessibleInterface(ring);
    QCOMPARE(heard->role(), QAccessible::ProgressBar);
    QCOMPARE(heard->valueInterface()->currentValue().toInt(), 800);
    QCOMPARE(heard->text(QAccessible::Name), u"24 min left"_s);
    auto *lock = QAccessible::queryAccessibleInterface(made->lock());
    QCOMPARE(lock->role(), QAccessible::Button);
    QCOMPARE(lock->text(QAccessible::Name), u"24 min left"_s);
}

void RecordParts::whatStandsBesideMovesNothing()
{
    BesideCell cell(u"Revert Street"_s);
    const QSize empty = cell.sizeHint();
    for (const auto &said : {fault, doubt, changed, both}) {
        cell.say(said);
        QCOMPARE(cell.sizeHint(), empty);
    }
    QVERIFY(empty.height() <= heightOf(Part::FormRow, cell.fontMetrics()));
}

void RecordParts::whatStandsBesideHasTwoLinesAtMost()
{
    const QString sentence =
        u"One @ is missing, as in name@example.org, and nothing else may stand "
        "before or behind it but letters, digits and points"_s;
    BesideCell cell(u"Revert Street"_s);
    cell.setPalette(paletteOf(Theme::Light));
    cell.say({.sign = Sign::Fault, .sentence = sentence});
    cell.resize(240, cell.sizeHint().height());
    cell.grab();
    QVERIFY(cell.toolTip().contains(u"digits and points"_s));
    cell.resize(4000, cell.height());
    cell.grab();
    QVERIFY(cell.toolTip().isEmpty());
    cell.resize(240, cell.height() + 60);
    const auto ink = inkIn(cell.grab().toImage(), 3);
    int top = cell.height(), bottom = 0;
    for (const QPoint &point : ink) {
        top = std::min(top, point.y());
        bottom = std::max(bottom, point.y());
    }
    QVERIFY(bottom - top > cell.fontMetrics().height()); // two
    QVERIFY(bottom - top <= 2 * cell.fontMetrics().height());
}

void RecordParts::aFaultThatNeedsBothLinesHasThem()
{
    BesideCell::Said said = both;
    said.sentence = u"Capitals only where a name begins, such as Hazel."_s;
    BesideCell cell(u"Revert Street"_s);
    const int sentence = cell.fontMetrics().horizontalAdvance(said.sentence);
    cell.resize(sentence * 3 / 4 + 60, cell.heightOf(2));
    cell.say(said);
    QVERIFY(cell.isWhole());
    const auto *undo = cell.findChild<QToolButton *>();
    QVERIFY2(undo->isVisibleTo(&cell) && cell.rect().contains(undo->geometry()),
             "what it was can still be had");
    QVERIFY2(cell.toolTip().contains(said.was.text), "and read");
}

void RecordParts::aProposalStandsBesideWhereTheFieldHasNoRoom()
{
    BesideCell::Said proposing = fault;
    proposing.proposal = {u"(402) 555-0169"_s, u"Ctrl+J"_s};
    BesideCell cell(u"Revert Street"_s);
    const int sentence = cell.fontMetrics().horizontalAdvance(fault.sentence) + 30;
    const int value = widthOf(proposing.proposal, cell.font());
    const auto placedIn = [&](int width) {
        cell.resize(width, cell.heightOf(2));
        cell.grab(); // lays it
        if (!cell.showsProposal())
            return u"nowhere"_s;
        QSignalSpy asked(&cell, &BesideCell::asked);
        const auto clicked = [&](QPoint place) {
            QTest::mouseClick(&cell, Qt::LeftButton, {}, place);
            return asked.count();
        };
        if (clicked({10, cell.height() - 5}) > 0)
            return u"below"_s;
        return clicked({width - 10, cell.height() / 2}) > 0 ? u"behind"_s : u"nowhere"_s;
    };
    cell.say(proposing);
    QCOMPARE(placedIn(sentence + value), u"behind"_s);
    QCOMPARE(placedIn(std::max(sentence, value) + 8), u"below"_s);
    QVERIFY(cell.showsProposal());
    QCOMPARE(placedIn(value / 2), u"nowhere"_s);
    QVERIFY(!cell.showsProposal());
    cell.setLines(1);
    QCOMPARE(placedIn(std::max(sentence, value) + 8), u"below"_s);
}

void RecordParts::aProposalStandsUnderAllThatIsSaidWhereThatHasTheLines()
{
    BesideCell cell(u"Revert Street"_s);
    for (BesideCell::Said said : {changed, both}) {
        said.proposal = {u"1087 Ridge Avenue"_s, u"Ctrl+J"_s};
        cell.say(said);
        cell.resize(220, cell.heightOf(2));
        cell.resize(220, cell.sizeHint().height());
        cell.grab();
        QVERIFY(cell.showsProposal());
        QVERIFY(cell.rect().contains(cell.proposalPlace()));
        QVERIFY(cell.shownWas().contains(u"Ridge"_s));
    }
}

void RecordParts::whereAProposalHasNoRoomItsKeyIsNotSeenEither()
{
    BesideCell::Said said = fault;
    said.sentence = u"There is a space behind the text. Delete it."_s;
    said.proposal = {u"edith.kensington@example.net"_s, u"Ctrl+J"_s};
    BesideCell cell(u"Revert Street"_s);
    const int sentence = cell.fontMetrics().horizontalAdvance(said.sentence);
    cell.resize(sentence * 3 / 4 + 40, cell.heightOf(2));
    cell.say(said);
    const QImage told = cell.grab().toImage();
    QVERIFY(cell.isWhole());
    QVERIFY2(!cell.showsProposal(), "what is not seen is only asked about");
    QSignalSpy asked(&cell, &BesideCell::asked);
    QTest::mouseClick(&cell, Qt::LeftButton, {}, {cell.width() - 8, cell.height() - 8});
    QCOMPARE(asked.size(), 1);
    said.proposal.isKeySeen = false; // it takes another one
    cell.say(said);
    QCOMPARE(cell.grab().toImage(), told);
}

void RecordParts::ofALongProposalAllChangesAreSeenInTheLinesThatItsFieldHas()
{
    const QString value = u"drugs called beta blockers before coming to the hospital, and the "
                          "blockers during the period just before and after their surgery"_s;
    BesideCell::Said said;
    said.proposal = {value, u"Ctrl+J"_s};
    for (const qsizetype at : {8, 18, 53, 70})
        said.proposal.changed.append({at, 1});
    QWidget field;
    BesideCell cell(u"Revert Street"_s);
    cell.setLines(1); // a low window
    const auto shownBeside = [&](int lines) {
        field.resize(300, lines * cell.fontMetrics().height() + 12);
        cell.growBeside(&field);
        field.grab(); // tells its size
        cell.say({});
        cell.say(said);
        cell.resize(240, cell.sizeHint().height());
        cell.grab();
        return cell.shownProposal();
    };
    QVERIFY2(!shownBeside(1).isEmpty(), "it is not out of sight with its field");
    QVERIFY(cell.sizeHint().height() > field.height());
    const QString shown = shownBeside(4);
    for (const QString &word : {u"called"_s, u"blockers"_s, u"hospital,"_s})
        QVERIFY2(shown.contains(word), qPrintable(shown));
    QVERIFY2(!shown.contains(u"surgery"_s), qPrintable(shown));
    QVERIFY(cell.sizeHint().height() <= field.height());
}

void RecordParts::aQuestionStandsWhereAProposalLosesItsRoom()
{
    BesideCell cell(u"Revert Street"_s);
    const auto saidIn = [&](int width) {
        cell.resize(width, cell.heightOf(2));
        return cell.grab().toImage();
    };
    cell.say({.sign = Sign::Warning,
              .sentence = u"Omaha? usual"_s,
              .isQuestion = true,
              .proposal = {u"Omaha, Nebraska, and a long name"_s, u"Ctrl+J"_s},
              .why = u"usual"_s});
    QSignalSpy shown(&cell, &BesideCell::proposalShown);
    saidIn(600);
    QVERIFY(cell.showsProposal());
    const QImage question = saidIn(160);
    QVERIFY(!cell.showsProposal());
    saidIn(600);
    QVERIFY(cell.showsProposal());
    QCOMPARE(shown.size(), 2);
    cell.say({.sign = Sign::Warning, .sentence = u"Omaha? usual"_s, .isQuestion = true});
    QCOMPARE(saidIn(160), question);
}

void RecordParts::underItsFieldItIsAsHighAsWhatItSays()
{
    BesideCell cell(u"Revert Street"_s);
    cell.setFitted(true);
    cell.setLines(1); // a low window
    cell.resize(400, 100);
    cell.say(fault);
    const int one = cell.sizeHint().height();
    cell.say(both);
    QVERIFY(cell.sizeHint().height() > one);
    QVERIFY(cell.isWhole());
}

void RecordParts::whatWasIsTakenBack()
{
    for (const auto direction : {Qt::LeftToRight, Qt::RightToLeft}) {
        BesideCell cell(u"Revert Street"_s);
        cell.setLayoutDirection(direction);
        cell.resize(300, cell.sizeHint().height());
        cell.say(both);
        auto *undo = cell.findChild<QToolButton *>();
        QVERIFY(undo->isVisibleTo(&cell));
        QVERIFY(undo->width() >= 24 && undo->height() >= 24);
        QVERIFY(cell.rect().contains(undo->geometry()));
        QCOMPARE(undo->accessibleName(), u"Revert Street"_s);
        QSignalSpy undone(&cell, &BesideCell::undoWanted);
        QTest::mouseClick(undo, Qt::LeftButton);
        QCOMPARE(undone.size(), 1);
        cell.say(fault);
        QVERIFY(!undo->isVisibleTo(&cell));
    }
}

void RecordParts::lettersThatAreThereNoMoreAreStruck()
{
    for (const PartLook &look : everyTheme()) {
        const auto inkOf = [&](const QList<Stretch> &struck) {
            BesideCell cell(u"Revert Street"_s);
            cell.setPalette(look.palette);
            cell.say({.sign = std::nullopt, .sentence = {}, .was = {u"was 1078"_s, struck}});
            cell.resize(300, cell.sizeHint().height());
            return inkIn(cell.grab().toImage(), 3).size();
        };
        QVERIFY2(inkOf({{4, 4}}) > inkOf({{6, 2}}), look.name);
        QVERIFY2(inkOf({{6, 2}}) > inkOf({}), look.name);
        QCOMPARE(inkOf({{6, 200}}), inkOf({{6, 2}})); // no more than there are
    }
}

void RecordParts::aScreenReaderHearsWhatStandsBeside()
{
    BesideCell cell(u"Revert Street"_s);
    cell.say(both);
    auto *heard = QAccessible::queryAccessibleInterface(&cell);
    QCOMPARE(heard->role(), QAccessible::StaticText);
    QCOMPARE(heard->text(QAccessible::Name), u"One @ is missing was 1078 Ridge Avenue"_s);
    cell.say({});
    QCOMPARE(heard->text(QAccessible::Name), QString());
}

void RecordParts::aProposalIsSeenInPlace_data()
{
    QTest::addColumn<QPalette>("palette");
    QTest::addColumn<double>("scale");
    for (const PartLook &look : everyTheme())
        for (const double scale : {1.0, 1.5, 2.0})
            QTest::addRow("%s, %.1f", look.name, scale) << look.palette << scale;
}

static const ProposalGhost ghost{u"(402) 555-0169"_s, u"Ctrl+J"_s};

static QImage paintedGhost(const QPalette &palette, double scale, Qt::LayoutDirection direction,
                           int width)
{
    QImage image(qRound(width * scale), qRound(30 * scale), QImage::Format_RGB32);
    image.setDevicePixelRatio(scale);
    image.fill(colourOf(ColourRole::Field, palette));
    QPainter painter(&image);
    paintGhost(painter, ghost, QRect(0, 0, width, 30), QApplication::font(), palette, direction);
    return image;
}

/// A width is a whole pixel for whoever asks, and a fraction where words are cut.
void RecordParts::wordsThatHaveTheirWidthAreNotCut()
{
    QImage image(400, 30, QImage::Format_RGB32);
    QPainter painter(&image);
    for (const QString &family : {u"DejaVu Sans"_s, u"Noto Sans"_s, u"Open Sans"_s, u"Inter"_s}) {
        QFont font = QApplication::font();
        font.setFamily(family);
        painter.setFont(font);
        for (const QString &words :
             {u"Alice"_s, u"Daphne"_s, u"Nadia"_s, u"06185"_s, u"Caleb"_s, u"(402) 555-0169"_s}) {
            const int width = painter.fontMetrics().horizontalAdvance(words);
            QCOMPARE(paintWords(painter, {0, 0, width, 30}, words, Qt::LeftToRight), width);
        }
    }
}

void RecordParts::aProposalIsSeenInPlace()
{
    QFETCH(const QPalette, palette);
    QFETCH(const double, scale);
    const QImage seen = paintedGhost(palette, scale, Qt::LeftToRight, 400);
    const auto third = [&](int number, double least) {
        return inkIn(seen.copy(number * seen.width() / 3, 0, seen.width() / 3, seen.height()),
                     least)
            .size();
    };
    QVERIFY(third(0, 3) > 50); // arrow and value
    QVERIFY(third(2, 3) > 10); // the key at the end
    QVERIFY(third(1, 3) < third(0, 3));
    const QRgb accent = colourOf(ColourRole::Accent, palette).rgb();
    int dashes = 0;
    for (int y = 0; y < seen.height(); ++y)
        for (int x = 0; x < seen.width(); ++x)
            dashes += seen.pixel(x, y) == accent ? 1 : 0;
    QVERIFY(dashes > 20);
    const QImage mirrored = paintedGhost(palette, scale, Qt::RightToLeft, 400);
    const double left = middleOf(inkIn(seen, 3), seen.width());
    const double right = middleOf(inkIn(mirrored, 3), mirrored.width());
    QVERIFY(left < 0.45 && right > 0.55);
}

void RecordParts::aProposalWithoutRoomIsNotPainted()
{
    const QPalette palette = paletteOf(Theme::Light);
    const int needs = widthOf(ghost, QApplication::font());
    QVERIFY(inkIn(paintedGhost(palette, 1, Qt::LeftToRight, needs), 3).size() > 50);
    QCOMPARE(inkIn(paintedGhost(palette, 1, Qt::LeftToRight, needs - 1), 1.01).size(), 0);
}

INTRAY_TEST_MAIN(RecordParts)
#include "tst_recordparts.moc"
