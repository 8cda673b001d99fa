// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/window/shortcutguard.h"

#include <QAction>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

using namespace intray;
using namespace Qt::StringLiterals;

/// Ctrl and a key at a time of the window system's.
class ChordAt : public QKeyEvent
{
public:
    ChordAt(QEvent::Type type, int time, Qt::Key key = Qt::Key_Return)
        : QKeyEvent(type, key, Qt::ControlModifier)
    {
        setTimestamp(quint64(time));
    }
};

/// A window with a field and an action at Ctrl+Return, which is given keys with the times that a
/// window system gives them.
class tst_HeldKey : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m_window.reset(); }
    void halvesOfOneTimeAreARepeat_data();
    void halvesOfOneTimeAreARepeat();
    void whatTheSystemCallsARepeatIsOne();
    void aHeldChordReachesNeitherActionNorField();
    void aChordPressedAgainIsLookedUpAsAShortcut();

private:
    /// Whether Qt would look the press up among the shortcuts.
    bool isLookedUp(int time)
    {
        ChordAt event(QEvent::ShortcutOverride, time);
        event.ignore();
        QCoreApplication::sendEvent(m_field, &event);
        return !event.isAccepted();
    }
    void release(int time)
    {
        ChordAt event(QEvent::KeyRelease, time);
        QCoreApplication::sendEvent(m_field, &event);
    }

    std::unique_ptr<QWidget> m_window;
    QLineEdit *m_field = nullptr;
};

void tst_HeldKey::init()
{
    m_window = std::make_unique<QWidget>();
    auto *action = new QAction(m_window.get());
    action->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Return));
    action->setAutoRepeat(false);
    m_window->addAction(action);
    m_field = new QLineEdit(m_window.get());
    auto *column = new QVBoxLayout(m_window.get());
    column->addWidget(m_field);
    new ShortcutGuard(m_window.get(), HeldKey(true));
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_field->setFocus();
}

void tst_HeldKey::halvesOfOneTimeAreARepeat_data()
{
    QTest::addColumn<bool>("isGuessed");
    QTest::addColumn<int>("released");
    QTest::addColumn<int>("pressed");
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<bool>("isRepeat");
    QTest::newRow("one time") << true << 5000 << 5000 << Qt::Key_Return << true;
    QTest::newRow("a quick finger") << true << 5000 << 5020 << Qt::Key_Return << false;
    QTest::newRow("another key") << true << 5000 << 5000 << Qt::Key_R << false;
    QTest::newRow("no times") << true << 0 << 0 << Qt::Key_Return << false;
    QTest::newRow("a system that says it") << false << 5000 << 5000 << Qt::Key_Return << false;
}

void tst_HeldKey::halvesOfOneTimeAreARepeat()
{
    QFETCH(bool, isGuessed);
    QFETCH(int, released);
    QFETCH(int, pressed);
    QFETCH(Qt::Key, key);
    HeldKey held(isGuessed);
    held.noteRelease(ChordAt(QEvent::KeyRelease, released));
    QTEST(held.isRepeat(ChordAt(QEvent::KeyPress, pressed, key)), "isRepeat");
}

void tst_HeldKey::whatTheSystemCallsARepeatIsOne()
{
    const QKeyEvent repeat(QEvent::KeyPress, Qt::Key_Return, Qt::ControlModifier, {}, true);
    QVERIFY(HeldKey(false).isRepeat(repeat));
}

void tst_HeldKey::aHeldChordReachesNeitherActionNorField()
{
    QVERIFY(isLookedUp(4340));
    for (int time = 5000; time < 5300; time += 40) {
        release(time);
        QVERIFY(!isLookedUp(time));
        ChordAt press(QEvent::KeyPress, time);
        QSignalSpy entered(m_field, &QLineEdit::returnPressed);
        QCoreApplication::sendEvent(m_field, &press);
        QCOMPARE(entered.count(), 0);
    }
}

void tst_HeldKey::aChordPressedAgainIsLookedUpAsAShortcut()
{
    QVERIFY(isLookedUp(5000));
    release(5060);
    QVERIFY(isLookedUp(5140));
}

INTRAY_TEST_MAIN(tst_HeldKey)
#include "tst_heldkey.moc"
