// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/windowfixture.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>

using namespace intray;
using namespace Qt::StringLiterals;

/// What is copied elsewhere comes into a field as its rules can have it, and never in secret.
class PasteAtDesk : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_desk.reset(); }
    void aPasteThatBreaksTheLimitIsRefusedWithItsLength();
    void aPasteThatNoRecordCanHoldIsRefused();
    void aPastedCellIsAValueOfTheList();
    void aLongTextKeepsItsLineEnd();
    void whatIsLeftOutOfAPasteIsTold();
    void whatCannotBeSeenIsNamedBesideTheField();
    void anEmptyClipboardPastesNothing_data();
    void anEmptyClipboardPastesNothing();

private:
    void paste(const QString &field, const QString &text);
    QString stored(const QString &field) const { return m_desk->desk().record().text(field); }
    QString said(const QString &label) const { return m_desk->find<QLabel>(label)->text(); }

    std::unique_ptr<WindowFixture> m_desk;
};

void PasteAtDesk::init()
{
    m_desk = std::make_unique<WindowFixture>(1);
    m_desk->start();
    m_desk->takeNext();
}

void PasteAtDesk::paste(const QString &field, const QString &text)
{
    m_desk->editor(field)->setFocus();
    m_desk->editor(field)->selectAll();
    QGuiApplication::clipboard()->setText(text);
    m_desk->press(Qt::Key_V, Qt::ControlModifier);
}

void PasteAtDesk::aPasteThatBreaksTheLimitIsRefusedWithItsLength()
{
    paste(u"note"_s, u"before"_s);
    paste(u"note"_s, QString(2001, u'x'));
    QCOMPARE(stored(u"note"_s), u"before"_s);
    QCOMPARE(m_desk->message(), u"Nothing was pasted: Note would have 2001 characters, and it can "
                                "have 2000 at most."_s);
    paste(u"note"_s, QString(2000, u'x'));
    QCOMPARE(stored(u"note"_s).size(), 2000);
}

void PasteAtDesk::aPasteThatNoRecordCanHoldIsRefused()
{
    paste(u"name"_s, QString(u"a line\n"_s).repeated(200'000));
    QCOMPARE(stored(u"name"_s), u"Name 1"_s);
    QVERIFY2(m_desk->message().contains(u"Name would have"_s), qPrintable(m_desk->message()));
}

void PasteAtDesk::aPastedCellIsAValueOfTheList()
{
    paste(u"city"_s, u"florence\r\n"_s);
    QCOMPARE(stored(u"city"_s), u"florence"_s);
    m_desk->press(Qt::Key_Tab);
    QCOMPARE(m_desk->desk().record().faults(u"city"_s), QStringList());
}

void PasteAtDesk::aLongTextKeepsItsLineEnd()
{
    paste(u"note"_s, u"one\ntwo\n"_s);
    QCOMPARE(stored(u"note"_s), u"one\ntwo\n"_s);
}

void PasteAtDesk::whatIsLeftOutOfAPasteIsTold()
{
    paste(u"city"_s, u"\uFEFFopp\u00A0\r\n"_s);
    QCOMPARE(stored(u"city"_s), u"opp"_s);
    QCOMPARE(m_desk->message(),
             u"City: 2 character(s) that cannot be seen were left out of what was pasted."_s);
    m_desk->press(Qt::Key_Tab);
    QCOMPARE(m_desk->message(), QString()); // it was about the field
}

void PasteAtDesk::whatCannotBeSeenIsNamedBesideTheField()
{
    paste(u"name"_s, u"Ber\u200Blin 10\u00A0km"_s);
    QCOMPARE(stored(u"name"_s), u"Ber\u200Blin 10\u00A0km"_s);
    QCOMPARE(m_desk->doubtBeside(u"name"_s),
             u"There are characters here that cannot be seen: U+200B, U+00A0."_s);
    paste(u"name"_s, u"Berlin"_s);
    QCOMPARE(m_desk->doubtBeside(u"name"_s), QString());
}

void PasteAtDesk::anEmptyClipboardPastesNothing_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::addColumn<bool>("inNote");
    QTest::newRow("Ctrl+V") << Qt::Key_V << Qt::KeyboardModifiers(Qt::ControlModifier) << false;
    QTest::newRow("Shift+Insert") << Qt::Key_Insert << Qt::KeyboardModifiers(Qt::ShiftModifier)
                                  << false;
    QTest::newRow("in a note") << Qt::Key_V << Qt::KeyboardModifiers(Qt::ControlModifier) << true;
}

void PasteAtDesk::anEmptyClipboardPastesNothing()
{
    QFETCH(Qt::Key, key);
    QFETCH(Qt::KeyboardModifiers, modifiers);
    QFETCH(bool, inNote);
    if (inNote)
        m_desk->window().actions().of(Action::AddNote)->trigger();
    QWidget *field = inNote ? m_desk->find<QPlainTextEdit>(u"noteText"_s)
                            : static_cast<QPlainTextEdit *>(m_desk->editor(u"name"_s));
    QGuiApplication::clipboard()->clear();
    QTest::keyClick(field, key, modifiers);
    QCOMPARE(stored(u"name"_s), u"Name 1"_s);
}

INTRAY_TEST_MAIN(PasteAtDesk)
#include "tst_pasteatdesk.moc"
