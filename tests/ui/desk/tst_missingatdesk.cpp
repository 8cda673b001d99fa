// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/desk/fieldeditor.h"
#include "ui/windowfixture.h"

#include <QMenu>

using namespace intray;
using namespace Qt::StringLiterals;

/// Why a field is empty: said by keys, shown where the value would be, and taken away by a value.
class MissingAtDesk : public QObject
{
    Q_OBJECT

private slots:
    void aRequiredFieldIsCompletedWithAReason();
    void theReasonStandsInTheFieldsPlace();
    void whatStoodThereGoesAndComesBack();
    void aValueCountsMoreThanTheReason();
    void theReasonCanBeTakenBack();
    void theFieldTellsOfTheKey();
    void withoutReasonsThatIsTold();
    void aLostLockPutsTheReasonBack();
};

static void nameReasons(WindowFixture &desk, const QString &field)
{
    desk.elsewhere(u"chief"_s, [&](Store &store) {
        Queue queue = *store.queue(u"customers"_s);
        QJsonObject properties = queue.recordSchema.value(u"properties"_s).toObject();
        QJsonObject property = properties.value(field).toObject();
        QJsonObject words = property.value(u"x-intray"_s).toObject();
        words.insert(u"missing"_s, QJsonArray{u"not asked"_s, u"refused"_s});
        property.insert(u"x-intray"_s, words);
        properties.insert(field, property);
        queue.recordSchema.insert(u"properties"_s, properties);
        return store.setQueue(queue);
    });
}

static void start(WindowFixture &desk)
{
    nameReasons(desk, u"name"_s);
    desk.start();
    desk.takeNext();
    desk.look();
    desk.editor(u"name"_s)->setFocus();
}

static QMenu *reasons(WindowFixture &desk)
{
    desk.press(Qt::Key_M, Qt::ControlModifier);
    for (QMenu *menu : desk.window().findChildren<QMenu *>(u"reasonsMenu"_s))
        if (menu->isVisible()) // one that was used before goes only with the event loop
            return menu;
    return nullptr;
}

static void say(WindowFixture &desk, Qt::Key number)
{
    if (QMenu *menu = reasons(desk))
        QTest::keyClick(menu, number);
}

static QJsonObject missingOf(WindowFixture &desk, ItemId item)
{
    return desk.elsewhere(u"anna"_s,
                          [&](Store &store) { return store.detail(item)->item.missing; });
}

void MissingAtDesk::aRequiredFieldIsCompletedWithAReason()
{
    WindowFixture desk(1);
    start(desk);
    const ItemId item = desk.desk().item().id;
    say(desk, Qt::Key_2);
    QCOMPARE(desk.desk().record().missing(u"name"_s), u"refused"_s);
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(desk.numberOf(State::Done), 1);
    QCOMPARE(missingOf(desk, item), (QJsonObject{{u"name"_s, u"refused"_s}}));
}

void MissingAtDesk::theReasonStandsInTheFieldsPlace()
{
    WindowFixture desk(1);
    start(desk);
    say(desk, Qt::Key_1);
    QCOMPARE(desk.editor(u"name"_s)->placeholderText(), u"(not asked)"_s);
    QCOMPARE(desk.editor(u"name"_s)->toPlainText(), QString());
    QVERIFY(desk.editor(u"name"_s)->accessibleDescription().contains(u"not asked"_s));
    QCOMPARE(desk.faultBeside(u"name"_s), QString());
}

void MissingAtDesk::whatStoodThereGoesAndComesBack()
{
    WindowFixture desk(1);
    start(desk);
    const QString before = desk.editor(u"name"_s)->toPlainText();
    QVERIFY(!before.isEmpty());
    say(desk, Qt::Key_2);
    QCOMPARE(desk.editor(u"name"_s)->toPlainText(), QString());
    desk.press(Qt::Key_Escape);
    QCOMPARE(desk.editor(u"name"_s)->toPlainText(), before);
    QCOMPARE(desk.desk().record().missing(u"name"_s), QString());
}

void MissingAtDesk::aValueCountsMoreThanTheReason()
{
    WindowFixture desk(1);
    start(desk);
    const ItemId item = desk.desk().item().id;
    say(desk, Qt::Key_2);
    desk.type(u"Ada"_s);
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(desk.numberOf(State::Done), 1);
    QVERIFY(missingOf(desk, item).isEmpty());
}

void MissingAtDesk::theReasonCanBeTakenBack()
{
    WindowFixture desk(1);
    start(desk);
    say(desk, Qt::Key_2);
    QMenu *menu = reasons(desk);
    QVERIFY(menu);
    QCOMPARE(menu->actions().size(), 3);
    QTest::keyClick(menu, Qt::Key_0);
    QCOMPARE(desk.desk().record().missing(u"name"_s), QString());
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(!desk.faultBeside(u"name"_s).isEmpty());
    QCOMPARE(desk.numberOf(State::Done), 0);
}

void MissingAtDesk::theFieldTellsOfTheKey()
{
    WindowFixture desk(1);
    start(desk);
    desk.press(Qt::Key_A, Qt::ControlModifier);
    desk.press(Qt::Key_Delete);
    QVERIFY(desk.editor(u"name"_s)->accessibleDescription().contains(u"Ctrl+M"_s));
}

void MissingAtDesk::withoutReasonsThatIsTold()
{
    WindowFixture desk(1);
    start(desk);
    desk.editor(u"city"_s)->setFocus();
    QVERIFY(!reasons(desk));
    QVERIFY2(desk.message().contains(u"name no reasons"_s), qPrintable(desk.message()));
}

void MissingAtDesk::aLostLockPutsTheReasonBack()
{
    WindowFixture desk(1);
    start(desk);
    const Item item = desk.desk().item();
    desk.elsewhere(u"chief"_s, [&](Store &store) {
        return store.releaseLocks({{item.id, item.lock.id}}, u"now"_s).has_value();
    });
    say(desk, Qt::Key_2);
    QTRY_COMPARE(desk.desk().record().missing(u"name"_s), QString());
    QVERIFY(missingOf(desk, item.id).isEmpty());
}

INTRAY_TEST_MAIN(MissingAtDesk)
#include "tst_missingatdesk.moc"
