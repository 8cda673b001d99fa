// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/desk/planting/planting.h"
#include "store/verifying/plantstore.h"
#include "support/testclass.h"
#include "ui/dialogkeys.h"
#include "ui/windowfixture.h"

#include <QJsonArray>

using namespace intray;
using namespace Qt::StringLiterals;

/// A slip on the screen in the place of a right value, driven by keys.
class PlantAtDesk : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_desk.reset(); }
    void whoWorksHereIsToldOfTheRule();
    void typingTheRightValueIsSeen();
    void completingItIsToldAtOnce();
    void somethingElseIsAskedAboutFirst();
    void escBringsBackWhatWasShown();
    void onesOwnFiguresSayHowManyWereCaught();

private:
    QString shown() const { return m_desk->editor(u"name"_s)->toPlainText(); }
    QString right() const { return m_desk->desk().record().text(u"name"_s); }
    void complete();
    void completeAndSee();
    void typeName(const QString &text);

    std::unique_ptr<WindowFixture> m_desk;
};

void PlantAtDesk::init()
{
    m_desk = std::make_unique<WindowFixture>(26);
    m_desk->elsewhere(u"clerk1"_s, [](Store &store) {
        Queue rules = store.queue(u"customers"_s).value();
        rules.plantEvery = 2;
        rules.recordSchema.insert(u"x-intray-list"_s, QJsonArray{u"city"_s});
        (void)store.setQueue(rules).value();
        const Claim claim = store.claimNext({u"customers"_s}, 20).value();
        for (const Item &item : claim.items)
            (void)store.finish(item.id, item.lock.id, Disposition::complete()).value();
        return 0;
    });
    m_desk->stopClock();
    m_desk->start();
    m_desk->desk().planting().setChance([] { return 0; }); // one that is due
    QTRY_VERIFY(m_desk->desk().suggestions().proposalsOf(u"customers"_s).isMade);
    m_desk->takeNext();
}

void PlantAtDesk::complete()
{
    m_desk->press(Qt::Key_Return, Qt::ControlModifier);
}

void PlantAtDesk::completeAndSee()
{
    const ItemId before = m_desk->desk().item().id;
    complete();
    QTRY_VERIFY(m_desk->desk().item().id != before &&
                m_desk->desk().state() == Desk::State::Working);
    m_desk->look();
}

void PlantAtDesk::typeName(const QString &text)
{
    m_desk->editor(u"name"_s)->setFocus();
    m_desk->press(Qt::Key_A, Qt::ControlModifier);
    m_desk->type(text);
}

void PlantAtDesk::whoWorksHereIsToldOfTheRule()
{
    QVERIFY2(m_desk->message().contains(u"One record in 2 of this queue shows a planted slip"_s),
             qPrintable(m_desk->message()));
    QCOMPARE(shown(), right());
}

void PlantAtDesk::typingTheRightValueIsSeen()
{
    completeAndSee();
    QVERIFY(shown() != right());
    typeName(right());
    const QString key = m_desk->desk().item().key;
    completeAndSee();
    QTRY_VERIFY2(m_desk->message().contains(u"Well seen"_s), qPrintable(m_desk->message()));
    QCOMPARE(m_desk->stored(key).record.value(u"name"_s).toString(), u"Name 22"_s);
}

void PlantAtDesk::completingItIsToldAtOnce()
{
    completeAndSee();
    const QString slip = shown();
    const QString key = m_desk->desk().item().key;
    completeAndSee();
    QTRY_VERIFY2(m_desk->message().contains(
                     u"You overlooked a planted slip in Name: it showed “%1”; the record has "
                     "“Name 22”."_s.arg(slip)),
                 qPrintable(m_desk->message()));
    QCOMPARE(m_desk->stored(key).record.value(u"name"_s).toString(), u"Name 22"_s);
    m_desk->letTimePass(std::chrono::seconds(10)); // it cannot be undone any more
    QTRY_VERIFY(!m_desk->desk().canTakeBack());
    QTRY_VERIFY2(m_desk->message().startsWith(u"You overlooked"_s), qPrintable(m_desk->message()));
}

void PlantAtDesk::somethingElseIsAskedAboutFirst()
{
    completeAndSee();
    const QString key = m_desk->desk().item().key;
    typeName(u"Miller"_s);
    complete();
    QTRY_VERIFY2(m_desk->message().contains(u"the record has “Name 22”"_s),
                 qPrintable(m_desk->message()));
    QCOMPARE(m_desk->desk().item().key, key);
    QCOMPARE(shown(), u"Miller"_s);
    QTRY_COMPARE(m_desk->focusedName(), u"editor.name"_s);
    m_desk->press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(shown(), u"Miller"_s); // else the slip would come back as if typed
    completeAndSee();
    QCOMPARE(m_desk->stored(key).record.value(u"name"_s).toString(), u"Miller"_s);
}

void PlantAtDesk::escBringsBackWhatWasShown()
{
    completeAndSee();
    const QString slip = shown();
    typeName(u"Miller"_s);
    m_desk->press(Qt::Key_Escape);
    QCOMPARE(shown(), slip);
    QCOMPARE(right(), u"Name 22"_s);
}

void PlantAtDesk::onesOwnFiguresSayHowManyWereCaught()
{
    completeAndSee();
    typeName(right());
    completeAndSee();
    completeAndSee();
    m_desk->press(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    auto *dialog = m_desk->find<QDialog>(u"ownWork"_s);
    QVERIFY(dialog);
    QTRY_VERIFY2(said(dialog, u"figuresSaid"_s).contains(u"Of 2 planted slip(s) you caught 1."_s),
                 qPrintable(said(dialog, u"figuresSaid"_s)));
}

INTRAY_TEST_MAIN(PlantAtDesk)
#include "tst_plantatdesk.moc"
