// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/brokenline.h"
#include "support/testclass.h"
#include "ui/windowfixture.h"

#include <QComboBox>
#include <QLabel>

using namespace intray;
using namespace Qt::StringLiterals;

/// Where the keyboard is after something has happened: at the record, where the person was.
class DeskFocus : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_desk.reset(); }
    void afterACompletionTheArrowKeysChooseNoOtherQueue();
    void afterADeferredCompletionTheArrowKeysChooseNoOtherQueue_data();
    void afterADeferredCompletionTheArrowKeysChooseNoOtherQueue();
    void resumeLeadsBackToThePlace();
    void resumeAfterARestartLeadsBackToThePlace();
    void newRulesLeaveThePersonInTheirPlace();
    void takeAgainLeadsBackToThePlace();
    void tabPassesReadOnlyFieldsAndTypingThereSaysWhy();
    void aTextThatIsTooLongSaysSo();
    void fromTheLastFieldTabGoesToTheButtons();

private:
    QString cursorIn(const QString &field) const;
    void typeTwoWords();
    void arrowsChooseNoQueue();

    std::unique_ptr<WindowFixture> m_desk;
};

void DeskFocus::init()
{
    m_desk = std::make_unique<WindowFixture>(3);
    m_desk->elsewhere(u"chief"_s, [](Store &store) {
        Queue other = customerQueue();
        other.name = u"zoo"_s;
        other.title = u"Zoo"_s;
        return store.addQueue(other).has_value();
    });
}

void DeskFocus::arrowsChooseNoQueue()
{
    const auto *queues = m_desk->find<QComboBox>(u"queueChooser"_s);
    QCOMPARE(queues->count(), 2);
    QTRY_COMPARE(m_desk->focusedName(), u"emptyDeskButton"_s);
    const QString queue = m_desk->desk().queue().name;
    m_desk->press(Qt::Key_Down);
    m_desk->press(Qt::Key_Up);
    QCOMPARE(m_desk->desk().queue().name, queue);
}

void DeskFocus::afterACompletionTheArrowKeysChooseNoOtherQueue()
{
    m_desk->start();
    m_desk->takeNext();
    m_desk->press(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(m_desk->desk().state(), Desk::State::Empty);
    arrowsChooseNoQueue();
}

void DeskFocus::afterADeferredCompletionTheArrowKeysChooseNoOtherQueue_data()
{
    QTest::addColumn<bool>("byButton");
    QTest::newRow("by key") << false;
    QTest::newRow("by the button") << true;
}

void DeskFocus::afterADeferredCompletionTheArrowKeysChooseNoOtherQueue()
{
    QFETCH(bool, byButton);
    m_desk->start();
    m_desk->takeNext();
    BrokenLine line(*m_desk->window().session());
    auto *button = m_desk->find<QWidget>(u"message.completeLater"_s);
    QVERIFY(button);
    if (byButton) {
        button->setFocus();
        m_desk->press(Qt::Key_Space);
    } else {
        m_desk->press(Qt::Key_L, Qt::ControlModifier | Qt::ShiftModifier);
    }
    QCOMPARE(m_desk->desk().state(), Desk::State::Finishing);
    line.mend();
    QTRY_COMPARE(m_desk->desk().state(), Desk::State::Empty);
    arrowsChooseNoQueue();
}

/// The text before the cursor, if the focus is in this field and nothing is selected.
QString DeskFocus::cursorIn(const QString &field) const
{
    const QTextCursor cursor = m_desk->editor(field)->textCursor();
    if (m_desk->focusedName() != u"editor."_s + field || cursor.hasSelection())
        return u"not there"_s;
    return m_desk->editor(field)->text().left(cursor.position());
}

void DeskFocus::typeTwoWords()
{
    m_desk->press(Qt::Key_Tab);
    m_desk->press(Qt::Key_Tab);
    m_desk->type(u"two words"_s);
    for (int letter = 0; letter < 5; ++letter)
        m_desk->press(Qt::Key_Left);
    QCOMPARE(cursorIn(u"note"_s), u"two "_s);
}

void DeskFocus::resumeLeadsBackToThePlace()
{
    m_desk->start();
    m_desk->takeNext();
    typeTwoWords();
    m_desk->press(Qt::Key_F9);
    QTRY_COMPARE(m_desk->desk().item().key, u"C-002"_s);
    QTRY_COMPARE(m_desk->focusedName(), u"editor.name"_s);
    m_desk->desk().open(m_desk->stored(u"C-001"_s).id);
    QTRY_COMPARE(m_desk->desk().item().key, u"C-001"_s);
    QTRY_COMPARE(cursorIn(u"note"_s), u"two "_s);
}

void DeskFocus::resumeAfterARestartLeadsBackToThePlace()
{
    m_desk->start();
    m_desk->takeNext();
    typeTwoWords();
    m_desk->window().close();
    m_desk->stop();
    m_desk->start();
    QTRY_COMPARE(m_desk->focusedName(), u"emptyDeskButton"_s);
    m_desk->press(Qt::Key_F8);
    QTRY_COMPARE(m_desk->desk().state(), Desk::State::Working);
    QTRY_COMPARE(cursorIn(u"note"_s), u"two "_s);
}

void DeskFocus::newRulesLeaveThePersonInTheirPlace()
{
    m_desk->start();
    m_desk->takeNext();
    typeTwoWords();
    m_desk->allowOnly(u"note"_s, {u"one word"_s});
    QTRY_VERIFY2(m_desk->message().startsWith(u"The rules of "_s), qPrintable(m_desk->message()));
    QCOMPARE(cursorIn(u"note"_s), u"two "_s);
    QCOMPARE(m_desk->editor(u"note"_s)->text(), u"two words"_s);
    QVERIFY(!m_desk->desk().record().faults(u"note"_s).isEmpty());
    m_desk->look();
    m_desk->press(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(m_desk->desk().state(), Desk::State::Working);
    QCOMPARE(m_desk->numberOf(State::Done), 0);
}

void DeskFocus::takeAgainLeadsBackToThePlace()
{
    m_desk->start();
    m_desk->takeNext();
    typeTwoWords();
    const Item held = m_desk->desk().item();
    m_desk->elsewhere(u"super"_s, [&](Store &store) {
        return store.releaseLocks({{held.id, held.lock.id}}, u"too long"_s);
    });
    QTRY_COMPARE_WITH_TIMEOUT(m_desk->desk().state(), Desk::State::Lost, 15000);
    QTest::mouseClick(m_desk->find<QWidget>(u"message.takeAgain"_s), Qt::LeftButton);
    QTRY_COMPARE(m_desk->desk().state(), Desk::State::Working);
    QTRY_COMPARE(cursorIn(u"note"_s), u"two "_s);
}

void DeskFocus::tabPassesReadOnlyFieldsAndTypingThereSaysWhy()
{
    m_desk->elsewhere(u"chief"_s, [](Store &store) {
        Queue rules = customerQueue();
        QJsonObject properties = rules.recordSchema.value(u"properties"_s).toObject();
        QJsonObject city = properties.value(u"city"_s).toObject();
        city.insert(u"readOnly"_s, true);
        properties.insert(u"city"_s, city);
        rules.recordSchema.insert(u"properties"_s, properties);
        return store.setQueue(rules).has_value();
    });
    m_desk->start();
    m_desk->takeNext();
    m_desk->press(Qt::Key_Return);
    QCOMPARE(m_desk->focusedName(), u"editor.note"_s);
    m_desk->press(Qt::Key_Backtab, Qt::ShiftModifier);
    QCOMPARE(m_desk->focusedName(), u"editor.name"_s);
    m_desk->press(Qt::Key_Tab);
    QCOMPARE(m_desk->focusedName(), u"editor.note"_s);
    QTest::mouseClick(m_desk->editor(u"city"_s)->viewport(), Qt::LeftButton);
    QCOMPARE(m_desk->focusedName(), u"editor.city"_s);
    m_desk->type(u"x"_s);
    QCOMPARE(m_desk->editor(u"city"_s)->text(), u"opp"_s);
    QVERIFY2(m_desk->message().contains(u"City cannot be changed"_s),
             qPrintable(m_desk->message()));
}

void DeskFocus::aTextThatIsTooLongSaysSo()
{
    m_desk->elsewhere(u"importer"_s, [&](Store &store) {
        NewItem item;
        item.key = u"long"_s;
        item.priority = 9;
        item.record = {{u"name"_s, QString(100'000, u'x')}, {u"city"_s, u"opp"_s}};
        return store.addItem(u"customers"_s, item).has_value();
    });
    m_desk->start();
    m_desk->takeNext();
    QCOMPARE(m_desk->desk().item().key, u"long"_s);
    const auto *hint = m_desk->find<QLabel>(u"fieldHint"_s);
    QVERIFY2(hint->isVisible() && hint->text().contains(u"too long"_s), qPrintable(hint->text()));
    m_desk->type(u"x"_s);
    QVERIFY2(m_desk->message().contains(u"too long"_s), qPrintable(m_desk->message()));
    QCOMPARE(m_desk->desk().record().text(u"name"_s).size(), 100'000);
}

void DeskFocus::fromTheLastFieldTabGoesToTheButtons()
{
    m_desk->start();
    m_desk->takeNext();
    for (int field = 0; field < 3; ++field)
        m_desk->press(Qt::Key_Tab);
    QCOMPARE(m_desk->focusedName(), u"button.completeAndNext"_s);
    m_desk->press(Qt::Key_Tab);
    QCOMPARE(m_desk->focusedName(), u"button.otherEndings"_s);
    m_desk->press(Qt::Key_Tab);
    QCOMPARE(m_desk->focusedName(), u"button.return"_s);
    m_desk->press(Qt::Key_Tab);
    QCOMPARE(m_desk->focusedName(), u"button.addNote"_s);
}

INTRAY_TEST_MAIN(DeskFocus)
#include "tst_deskfocus.moc"
