// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/busymark.h"
#include "ui/windowfixture.h"

#include <future>

using namespace intray;
using namespace Qt::StringLiterals;

/// What is typed between two records, and while the window waits for the database.
class TypeAheadTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_desk.reset(); }
    void whatIsTypedInTheMomentBetweenComesIntoTheNextRecord();
    void whatIsTypedWhileTheWindowWaitsComesIntoNoRecord();
    void whatWasTypedBeforeALongWaitIsTold();

private:
    void complete() { m_desk->press(Qt::Key_Return, Qt::ControlModifier); }
    QString text(const QString &field) const { return m_desk->editor(field)->text(); }
    QString key() const { return m_desk->desk().item().key; }
    BusyMark *busy() const
    {
        return m_desk->find<QWidget>(u"recordForm"_s)->findChild<BusyMark *>();
    }

    std::unique_ptr<WindowFixture> m_desk;
};

/// The database answers nothing that is written, until it is told to.
class HeldDatabase
{
public:
    explicit HeldDatabase(Session &session)
    {
        session.actions().run([held = m_go.get_future().share()](Store &) -> Outcome<Done> {
            held.wait();
            return Done{};
        });
    }
    ~HeldDatabase() { go(); }
    void go()
    {
        if (!std::exchange(m_isGoing, true))
            m_go.set_value();
    }

private:
    std::promise<void> m_go;
    bool m_isGoing = false;
};

void TypeAheadTest::init()
{
    m_desk = std::make_unique<WindowFixture>(3);
    m_desk->start();
    m_desk->takeNext();
}

void TypeAheadTest::whatIsTypedInTheMomentBetweenComesIntoTheNextRecord()
{
    complete();
    QCOMPARE(m_desk->desk().state(), Desk::State::Finishing);
    m_desk->type(u"x"_s);
    QTRY_COMPARE(key(), u"C-002"_s);
    QTRY_COMPARE(text(u"name"_s), u"Name 2x"_s);
}

void TypeAheadTest::whatIsTypedWhileTheWindowWaitsComesIntoNoRecord()
{
    HeldDatabase database(*m_desk->window().session());
    complete();
    QTRY_VERIFY(busy()->isVisible());
    m_desk->type(u"typed while waiting"_s);
    QVERIFY2(busy()->words().contains(u"not entered"_s), qPrintable(busy()->words()));
    database.go();
    QTRY_COMPARE(key(), u"C-002"_s);
    QTRY_COMPARE(m_desk->desk().state(), Desk::State::Working);
    QTRY_VERIFY(!busy()->words().contains(u"not entered"_s));
    QCOMPARE(text(u"name"_s), u"Name 2"_s);
    QVERIFY(!m_desk->desk().record().hasTypedText());
    QVERIFY(!m_desk->editor(u"name"_s)->textCursor().hasSelection());
    QTRY_VERIFY2(m_desk->message().contains(u"was not entered: \"typed while waiting\""_s),
                 qPrintable(m_desk->message()));
    m_desk->type(u"y"_s);
    QCOMPARE(text(u"name"_s), u"Name 2y"_s);
}

void TypeAheadTest::whatWasTypedBeforeALongWaitIsTold()
{
    HeldDatabase database(*m_desk->window().session());
    complete();
    m_desk->type(u"early"_s);
    QTRY_VERIFY(busy()->tookLong());
    database.go();
    QTRY_COMPARE(key(), u"C-002"_s);
    QTRY_VERIFY2(m_desk->message().contains(u"was not entered: \"early\""_s),
                 qPrintable(m_desk->message()));
    QCOMPARE(text(u"name"_s), u"Name 2"_s);
}

QTEST_MAIN(TypeAheadTest)
#include "tst_typeahead.moc"
