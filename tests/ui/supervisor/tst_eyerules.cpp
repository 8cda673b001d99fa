// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/common/toldtext.h"
#include "ui/desk/besidecell.h"
#include "ui/dialogkeys.h"
#include "ui/passedrecords.h"
#include "ui/showpage.h"

#include <QDialog>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>

using namespace intray;
using namespace Qt::StringLiterals;

/// The rules of what needs eyes say what they come to, and what they mean for people.
class EyeRulesTest : public QObject
{
    Q_OBJECT

private slots:
    void thePreviewSaysWhatWouldBeOpened();
    void thePreviewSaysHowLongItTakesOnceEnoughWereCompleted();
    void thePreviewSaysThatItNeedsPlantedSlips();
    void thePreviewChangesNothing();
    void withoutANumberThereIsNoPreview();
    void whatWasSaidIsAboutItsNumber();
    void whatItMeansIsSaidInPlainWords();
    void whatCannotBeIsSaidBesideIt();
    void noSlipsAreTypedAsNought();
};

namespace {

QDoubleSpinBox *openRules(WindowFixture &desk)
{
    desk.start();
    desk.press(Qt::Key_2, Qt::AltModifier);
    showPart(&desk.window(), u"queuesPage"_s);
    auto *head = desk.find<QToolButton>(u"ruleFoldHead.eyes"_s);
    QTest::mouseClick(head, Qt::LeftButton);
    auto *most = desk.find<QDoubleSpinBox>(u"ruleMostWrong"_s);
    [&] { QTRY_VERIFY(most->isVisible()); }();
    return most;
}

void typeNumber(QDoubleSpinBox *most, const QString &number)
{
    most->setFocus();
    most->selectAll();
    QTest::keyClicks(most, number);
    QTest::keyClick(most, Qt::Key_Tab);
}

void pressPreview(const WindowFixture &desk)
{
    auto *preview = desk.find<QPushButton>(u"rulePassPreview"_s);
    preview->setFocus();
    QTest::keyClick(preview, Qt::Key_Space);
}

} // namespace

void EyeRulesTest::thePreviewSaysWhatWouldBeOpened()
{
    WindowFixture desk(1);
    deliver(desk, u"march.csv"_s, 10, 49);
    typeNumber(openRules(desk), u"0.5"_s);
    pressPreview(desk);
    const auto *said = desk.find<QLabel>(u"rulePassSaid"_s);
    QTRY_VERIFY2(said->text().startsWith(u"With this, all of 40 records would be opened. Nothing "
                                         "was corrected here yet"_s),
                 qPrintable(said->text()));
    QVERIFY(said->isVisible());
    QVERIFY(desk.find<QPushButton>(u"rulePassPreview"_s)->isEnabled());
}

void EyeRulesTest::thePreviewSaysHowLongItTakesOnceEnoughWereCompleted()
{
    WindowFixture desk(1);
    deliver(desk, u"march.csv"_s, 10, 49);
    const auto complete = [&](int count) {
        desk.elsewhere(u"colleague"_s, [&](Store &store) {
            for (int i = 0; i < count; ++i) {
                const Claim claim = *store.claimNext({u"customers"_s});
                (void)store.finish(claim.items.constFirst().id, claim.lock,
                                   Disposition::complete());
            }
            return true;
        });
    };
    complete(19);
    typeNumber(openRules(desk), u"0.5"_s);
    pressPreview(desk);
    const auto *said = desk.find<QLabel>(u"rulePassSaid"_s);
    QTRY_VERIFY2(said->text().contains(u"not known yet"_s), qPrintable(said->text()));
    QVERIFY(!said->text().contains(u"That takes about"_s));
    complete(1);
    pressPreview(desk);
    QTRY_VERIFY2(said->text().contains(u"That takes about"_s), qPrintable(said->text()));
    QVERIFY(said->text().contains(u"of the 20 records that were completed here"_s));
}

void EyeRulesTest::thePreviewSaysThatItNeedsPlantedSlips()
{
    WindowFixture desk(1);
    deliver(desk, u"march.csv"_s, 10, 49);
    typeNumber(openRules(desk), u"0.5"_s);
    pressPreview(desk);
    const auto *said = desk.find<QLabel>(u"rulePassSaid"_s);
    QTRY_VERIFY2(said->text().contains(u"set Planted slips, too"_s), qPrintable(said->text()));
    auto *planted = desk.find<QSpinBox>(u"rulePlantEvery"_s);
    planted->setFocus();
    QTest::keyClick(planted, Qt::Key_Up); // as many as there may be at least
    QVERIFY2(!said->text().contains(u"set Planted slips"_s), qPrintable(said->text()));
    QVERIFY(said->text().contains(u"until then every record is opened"_s));
}

void EyeRulesTest::thePreviewChangesNothing()
{
    WindowFixture desk(1);
    deliver(desk, u"march.csv"_s, 10, 12);
    typeNumber(openRules(desk), u"0.5"_s);
    const Item before = desk.stored(u"C-011"_s);
    pressPreview(desk);
    QTRY_VERIFY(desk.find<QLabel>(u"rulePassSaid"_s)->isVisible());
    QCOMPARE(desk.stored(u"C-011"_s), before);
    desk.elsewhere(u"boss"_s, [](Store &store) {
        const Queue rules = *store.queue(u"customers"_s);
        [&] { QVERIFY(!rules.letPass); }();
        return true;
    });
}

void EyeRulesTest::withoutANumberThereIsNoPreview()
{
    WindowFixture desk(1);
    QDoubleSpinBox *most = openRules(desk);
    const auto *preview = desk.find<QPushButton>(u"rulePassPreview"_s);
    QVERIFY(!preview->isEnabled());
    QVERIFY(preview->toolTip().contains(u"how many fields may stay wrong"_s));
    typeNumber(most, u"0.5"_s);
    QVERIFY(preview->isEnabled());
}

void EyeRulesTest::whatWasSaidIsAboutItsNumber()
{
    WindowFixture desk(1);
    deliver(desk, u"march.csv"_s, 10, 12);
    QDoubleSpinBox *most = openRules(desk);
    typeNumber(most, u"0.5"_s);
    pressPreview(desk);
    const auto *said = desk.find<QLabel>(u"rulePassSaid"_s);
    QTRY_VERIFY(said->isVisible());
    typeNumber(most, u"0.6"_s);
    QVERIFY(!said->isVisible());
    typeNumber(most, u"0.5"_s);
    QVERIFY(said->isVisible());
}

void EyeRulesTest::whatItMeansIsSaidInPlainWords()
{
    WindowFixture desk(1);
    openRules(desk);
    auto *meaning = desk.find<QPushButton>(u"ruleEyesMeaning"_s);
    meaning->setFocus();
    QTest::keyClick(meaning, Qt::Key_Space);
    auto *dialog = desk.find<QDialog>(u"eyesDialog"_s);
    QVERIFY(dialog && isInUse(dialog));
    const QString text = dialog->findChild<ToldText *>(u"eyesText"_s)->toPlainText();
    for (const QString &said :
         {u"off until a supervisor turns it on"_s, u"Nobody chooses them"_s,
          u"on the screen only"_s, u"told to that person alone"_s, u"can be opened again"_s,
          u"asked before anything is completed"_s, u"first 20 records"_s, u"and auditors see"_s,
          u"whoever owns the database itself"_s})
        QVERIFY2(text.contains(said), qPrintable(said));
    QTest::keyClick(dialog, Qt::Key_Escape);
    QTRY_VERIFY(!desk.find<QDialog>(u"eyesDialog"_s));
}

void EyeRulesTest::whatCannotBeIsSaidBesideIt()
{
    WindowFixture desk(1);
    typeNumber(openRules(desk), u"60"_s);
    const auto beside = [&desk](const QString &name) {
        return desk.find<BesideCell>(name)->said().sentence;
    };
    QTRY_VERIFY(beside(u"ruleMostWrongBeside"_s).contains(u"50 percent"_s));
    typeNumber(desk.find<QDoubleSpinBox>(u"ruleMostWrong"_s), u"0.25"_s);
    auto *sure = desk.find<QSpinBox>(u"ruleSure"_s);
    sure->setFocus();
    sure->selectAll();
    QTest::keyClicks(sure, u"20"_s);
    QTest::keyClick(sure, Qt::Key_Tab);
    QTRY_VERIFY(beside(u"ruleSureBeside"_s).contains(u"50 to 99 percent"_s));
    QVERIFY(beside(u"ruleMostWrongBeside"_s).isEmpty());
}

void EyeRulesTest::noSlipsAreTypedAsNought()
{
    WindowFixture desk(1);
    openRules(desk);
    auto *every = desk.find<QSpinBox>(u"rulePlantEvery"_s);
    const auto type = [every](const QString &number) {
        every->setFocus();
        every->selectAll();
        QTest::keyClicks(every, number);
        QTest::keyClick(every, Qt::Key_Tab);
    };
    type(u"50"_s);
    QCOMPARE(every->value(), 50);
    type(u"0"_s);
    QCOMPARE(every->text(), u"none"_s);
}

INTRAY_TEST_MAIN(EyeRulesTest)
#include "tst_eyerules.moc"
