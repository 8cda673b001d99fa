// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/preferences/keyfile.h"
#include "ui/preferences/keyrules.h"

#include <QAction>
#include <QMainWindow>
#include <QSignalSpy>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// Which keys can be whose, and their way into a file and back.
class KeysTest : public QObject
{
    Q_OBJECT

private slots:
    void everyUsualKeyIsPossibleAndHasOneOwner();
    void whatIsTypedOrMovesIsNoActionsKey_data();
    void whatIsTypedOrMovesIsNoActionsKey();
    void aTakenKeyNamesItsAction();
    void aKeyThatIsGivenAwayIsFree();
    void theUsualKeyIsNoChoice();
    void escStaysWithTheField();
    void whoGoesBackToAUsualKeyClashesWithNobody();
    void actionsUseTheChosenKeysAtOnce();
    void sentencesNameTheKeysInUse();
    void completingAlsoWorksOnTheKeypadWithAnotherKey();
    void aFileGivesBackWhatItGot();
    void anotherFileIsRefused_data();
    void anotherFileIsRefused();
};

static QKeySequence key(const QString &text)
{
    return QKeySequence(text, QKeySequence::PortableText);
}

static UsualKey actionNamed(const QString &name)
{
    for (const UsualKey &action : usualKeys())
        if (action.name == name)
            return action;
    qFatal("There is no %s.", qPrintable(name));
    return {};
}

void KeysTest::everyUsualKeyIsPossibleAndHasOneOwner()
{
    QVERIFY(usualKeys().size() > 40);
    for (const UsualKey &action : usualKeys()) {
        if (!action.isFixed)
            QVERIFY2(whyNoKey(action.key).isEmpty(), qPrintable(whyNoKey(action.key)));
        QVERIFY2(!ownerOf(action.key, {}, action.name), qPrintable(action.name));
    }
}

void KeysTest::whatIsTypedOrMovesIsNoActionsKey_data()
{
    QTest::addColumn<QString>("pressed");
    for (const char *pressed :
         {"A", "Shift+A", "7", "Return", "Shift+Return", "Space", "Ctrl+Home", "Ctrl+Left", "Tab",
          "Ctrl+C", "Ctrl+V", "Ctrl+Z", "Delete", "Esc", "Alt+F", "Ctrl+Alt+Q", "Ctrl+1"})
        QTest::newRow(pressed) << QString::fromLatin1(pressed);
}

void KeysTest::whatIsTypedOrMovesIsNoActionsKey()
{
    QFETCH(QString, pressed);
    QVERIFY(!whyNoKey(key(pressed)).isEmpty());
}

void KeysTest::aTakenKeyNamesItsAction()
{
    QCOMPARE(ownerOf(key(u"F9"_s), {})->name, u"takeNext"_s);
    QVERIFY(!ownerOf(key(u"F9"_s), {}, u"takeNext"_s));
    QVERIFY(!ownerOf(key(u"F12"_s), {}));
    const ChosenKeys chosen = withKey({}, u"search"_s, key(u"F12"_s));
    QCOMPARE(ownerOf(key(u"F12"_s), chosen)->name, u"search"_s);
    QVERIFY(!ownerOf(key(u"Ctrl+F"_s), chosen));
}

void KeysTest::aKeyThatIsGivenAwayIsFree()
{
    const ChosenKeys chosen = withKey({}, u"takeNext"_s, {});
    QVERIFY(keyWith(chosen, actionNamed(u"takeNext"_s)).isEmpty());
    QVERIFY(!ownerOf(key(u"F9"_s), chosen));
    QVERIFY(!ownerOf({}, chosen)); // no key is no clash
}

void KeysTest::theUsualKeyIsNoChoice()
{
    const ChosenKeys chosen = withKey({}, u"takeNext"_s, key(u"F12"_s));
    QCOMPARE(chosen.size(), 1);
    QVERIFY(withKey(chosen, u"takeNext"_s, key(u"F9"_s)).isEmpty());
}

void KeysTest::escStaysWithTheField()
{
    QVERIFY(withKey({}, u"fieldBack"_s, key(u"F12"_s)).isEmpty());
    QCOMPARE(keyWith({{u"fieldBack"_s, key(u"F12"_s)}}, actionNamed(u"fieldBack"_s)),
             key(u"Esc"_s));
}

// F9 was given to the search while "take next" had F12; without that wish both would have F9.
void KeysTest::whoGoesBackToAUsualKeyClashesWithNobody()
{
    const ChosenKeys damaged{{u"search"_s, key(u"F9"_s)}, {u"takeNext"_s, key(u"A"_s)}};
    const ChosenKeys possible = possibleKeys(damaged);
    for (const UsualKey &action : usualKeys())
        QVERIFY2(!ownerOf(keyWith(possible, action), possible, action.name),
                 qPrintable(action.name));
    QVERIFY(possible.isEmpty());
    const ChosenKeys swapped{{u"search"_s, key(u"F9"_s)}, {u"takeNext"_s, key(u"Ctrl+F"_s)}};
    QCOMPARE(possibleKeys(swapped), swapped);
}

void KeysTest::actionsUseTheChosenKeysAtOnce()
{
    QMainWindow window;
    Actions actions(&window);
    QSignalSpy told(&actions, &Actions::keysChanged);
    actions.useKeys({{u"takeNext"_s, key(u"F12"_s)}, {u"search"_s, {}}});
    QCOMPARE(told.size(), 1);
    QCOMPARE(actions.of(Action::TakeNext)->shortcut(), key(u"F12"_s));
    QVERIFY(actions.textWithKeys(Action::TakeNext).endsWith(u"F12"_s));
    QVERIFY(actions.of(WindowAction::Search)->shortcuts().isEmpty());
    QCOMPARE(keyTextIn(window, Action::TakeNext), u"F12"_s);
    QCOMPARE(keyTextIn(window, WindowAction::Search), QString());
    actions.useKeys({});
    QCOMPARE(actions.of(Action::TakeNext)->shortcut(), key(u"F9"_s));
    QCOMPARE(actions.of(WindowAction::Search)->shortcut(), key(u"Ctrl+F"_s));
}

void KeysTest::sentencesNameTheKeysInUse()
{
    QMainWindow window;
    Actions actions(&window);
    const auto named = [&](const QString &sentence) { return withKeysInUse(sentence, window); };
    const QString both = u"Press F9, or Shift+F9, or Ctrl+I; A key."_s;
    QCOMPARE(named(both), both);
    actions.useKeys({{u"takeNext"_s, key(u"Shift+F9"_s)},
                     {u"takeSeveral"_s, key(u"F9"_s)},
                     {u"importRecords"_s, {}}});
    QCOMPARE(named(both), u"Press Shift+F9, or F9, or \u201CImport records\u201D; A key."_s);
    QCOMPARE(named(u"Ctrl+Shift+F9 and F99"_s), u"Ctrl+Shift+F9 and F99"_s);
}

void KeysTest::completingAlsoWorksOnTheKeypadWithAnotherKey()
{
    QMainWindow window;
    Actions actions(&window);
    actions.useKeys(
        {{u"complete"_s, key(u"Ctrl+Return"_s)}, {u"completeAndNext"_s, key(u"F12"_s)}});
    const QList<QKeySequence> both{key(u"Ctrl+Return"_s), key(u"Ctrl+Enter"_s)};
    QCOMPARE(actions.of(Action::Complete)->shortcuts(), both);
    QCOMPARE(actions.of(Action::CompleteAndNext)->shortcuts(), QList{key(u"F12"_s)});
}

void KeysTest::aFileGivesBackWhatItGot()
{
    const ChosenKeys chosen{
        {u"takeNext"_s, key(u"Ctrl+F"_s)}, {u"search"_s, key(u"F9"_s)}, {u"refresh"_s, {}}};
    const auto read = keysOfFile(keyFileOf(chosen));
    QVERIFY(read);
    QCOMPARE(*read, chosen);
    QVERIFY(keysOfFile(keyFileOf({}))->isEmpty());
    const auto partly =
        keysOfFile(R"({"intray_keys": 1, "keys": {"takeNext": "F12", "fly": "F9"}})");
    QVERIFY(partly);
    QCOMPARE(*partly, (ChosenKeys{{u"takeNext"_s, key(u"F12"_s)}}));
}

void KeysTest::anotherFileIsRefused_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("names");
    const auto file = [](const char *row, const QByteArray &content, const QString &names) {
        QTest::newRow(row) << content << names;
    };
    file("nothing", "", u"key file"_s);
    file("no JSON", "F9", u"key file"_s);
    file("another JSON", "[1, 2]", u"key file"_s);
    file("a later version", R"({"intray_keys": 2, "keys": {}})", u"key file"_s);
    file("no key", R"({"intray_keys": 1, "keys": {"takeNext": "Ctrl+Banana"}})", u"Banana"_s);
    file("a letter", R"({"intray_keys": 1, "keys": {"takeNext": "A"}})", u"A"_s);
    file("two actions", R"({"intray_keys": 1, "keys": {"takeNext": "Ctrl+F"}})", u"Search"_s);
}

void KeysTest::anotherFileIsRefused()
{
    QFETCH(QByteArray, content);
    QFETCH(QString, names);
    const auto read = keysOfFile(content);
    QVERIFY(!read);
    QVERIFY2(read.error().sentence.contains(names), qPrintable(read.error().sentence));
}

INTRAY_TEST_MAIN(KeysTest)
#include "tst_keys.moc"
