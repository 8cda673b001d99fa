// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/windowfixture.h"

#include <QAction>
#include <QLabel>
#include <QShortcut>

using namespace intray;
using namespace Qt::StringLiterals;

/// No key empties a field or throws away what was typed without a word and a way back.
class HarmlessKeys : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_desk.reset(); }
    void theKeysOfSecondKeyingDoNothingWhereNothingIsToBeDecided_data();
    void theKeysOfSecondKeyingDoNothingWhereNothingIsToBeDecided();
    void nothingThatIsHiddenOwnsAKey();
    void whereNoRecordWasBeforeItsValueIsNotTaken();
    void withoutAFieldThereIsNoValueToTake();
    void oneUndoBringsBackWhatEscEscTookAway();
    void whatIsTypedAfterEscEscIsUndoneByItself();

private:
    QString text(const QString &field) const { return m_desk->editor(field)->text(); }
    QString stored(const QString &field) const { return m_desk->desk().record().text(field); }

    std::unique_ptr<WindowFixture> m_desk;
};

void HarmlessKeys::init()
{
    m_desk = std::make_unique<WindowFixture>(2);
    m_desk->start();
    m_desk->takeNext();
}

void HarmlessKeys::theKeysOfSecondKeyingDoNothingWhereNothingIsToBeDecided_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::newRow("Ctrl+1") << Qt::Key_1;
    QTest::newRow("Ctrl+2") << Qt::Key_2;
}

void HarmlessKeys::theKeysOfSecondKeyingDoNothingWhereNothingIsToBeDecided()
{
    QFETCH(Qt::Key, key);
    m_desk->press(key, Qt::ControlModifier);
    QCOMPARE(text(u"name"_s), u"Name 1"_s);
    m_desk->type(u"Typed"_s);
    m_desk->press(key, Qt::ControlModifier);
    QCOMPARE(text(u"name"_s), u"Typed"_s);
    QCOMPARE(stored(u"name"_s), u"Typed"_s);
}

// Of a key the place counts where it works: that may be seen while its button is not.
void HarmlessKeys::nothingThatIsHiddenOwnsAKey()
{
    for (const QShortcut *key : m_desk->window().findChildren<QShortcut *>())
        QVERIFY2(!key->isEnabled(), qPrintable(key->key().toString()));
    for (const QAction *action : m_desk->window().findChildren<QAction *>()) {
        if (!action->isVisible())
            QVERIFY2(!action->isEnabled() || action->shortcuts().isEmpty(),
                     qPrintable(action->objectName()));
    }
}

void HarmlessKeys::whereNoRecordWasBeforeItsValueIsNotTaken()
{
    m_desk->press(Qt::Key_Apostrophe, Qt::ControlModifier);
    QCOMPARE(text(u"name"_s), u"Name 1"_s);
    QVERIFY(m_desk->desk().record().typedFields().isEmpty());
    QVERIFY2(m_desk->message().contains(u"Nothing was changed"_s), qPrintable(m_desk->message()));
}

void HarmlessKeys::withoutAFieldThereIsNoValueToTake()
{
    m_desk->find<QWidget>(u"openTable"_s)->setFocus();
    m_desk->press(Qt::Key_Apostrophe, Qt::ControlModifier);
    QVERIFY2(m_desk->message().contains(u"Go to a field first"_s), qPrintable(m_desk->message()));
}

void HarmlessKeys::oneUndoBringsBackWhatEscEscTookAway()
{
    m_desk->type(u"One"_s);
    m_desk->press(Qt::Key_Tab);
    m_desk->type(u"florence"_s);
    m_desk->press(Qt::Key_Tab);
    m_desk->type(u"Three"_s);
    m_desk->press(Qt::Key_Escape);
    m_desk->press(Qt::Key_Escape);
    QVERIFY(m_desk->desk().record().typedFields().isEmpty());
    QVERIFY2(m_desk->message().contains(u"3 field"_s) && m_desk->message().contains(u"Ctrl+Z"_s),
             qPrintable(m_desk->message()));
    m_desk->press(Qt::Key_Backtab, Qt::ShiftModifier);
    m_desk->press(Qt::Key_Z, Qt::ControlModifier);
    const QHash<QString, QString> typed{
        {u"name"_s, u"One"_s}, {u"city"_s, u"florence"_s}, {u"note"_s, u"Three"_s}};
    for (auto field = typed.begin(); field != typed.end(); ++field) {
        QCOMPARE(text(field.key()), field.value());
        QCOMPARE(stored(field.key()), field.value());
    }
    QCOMPARE(m_desk->message(), QString());
}

void HarmlessKeys::whatIsTypedAfterEscEscIsUndoneByItself()
{
    m_desk->type(u"One"_s);
    m_desk->press(Qt::Key_Escape);
    m_desk->press(Qt::Key_Escape);
    m_desk->press(Qt::Key_Tab);
    m_desk->type(u"x"_s);
    m_desk->press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(text(u"city"_s), u"opp"_s);
    QCOMPARE(text(u"name"_s), u"Name 1"_s);
}

INTRAY_TEST_MAIN(HarmlessKeys)
#include "tst_harmlesskeys.moc"
