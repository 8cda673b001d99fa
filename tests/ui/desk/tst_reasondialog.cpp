// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/desk/reasondialog.h"

#include <QApplication>
#include <QComboBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// What is typed is what is sent, wherever the focus is.
class ReasonDialogTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { delete m_dialog; }
    void whoeverTypesAtOnceWritesTheReason();
    void typingIntoTheListOfUsualReasonsWritesTheReason();
    void charactersOfAltGrAreTyped();
    void aUsualReasonIsChosenByTheArrowKeys();

private:
    QString sent();

    QPointer<ReasonDialog> m_dialog;
};

void ReasonDialogTest::init()
{
    m_dialog = ReasonDialog::forFailing(u"C-001"_s, nullptr);
    m_dialog->offer({u"No such person"_s, u"Unreadable"_s});
    m_dialog->show();
    m_dialog->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_dialog));
}

QString ReasonDialogTest::sent()
{
    QSignalSpy chosen(m_dialog.data(), &ReasonDialog::chosen);
    QTest::mouseClick(m_dialog->findChild<QPushButton *>(u"failAccept"_s), Qt::LeftButton);
    return chosen.isEmpty() ? QString() : chosen.first().first().toString();
}

void ReasonDialogTest::whoeverTypesAtOnceWritesTheReason()
{
    QTest::keyClicks(QApplication::focusWidget(), u"unclear to me"_s);
    QCOMPARE(sent(), u"unclear to me"_s);
}

void ReasonDialogTest::typingIntoTheListOfUsualReasonsWritesTheReason()
{
    m_dialog->findChild<QComboBox *>(u"failUsual"_s)->setFocus();
    for (const QChar letter : u"unclear to me"_s)
        QTest::keyClicks(QApplication::focusWidget(), QString(letter));
    QCOMPARE(sent(), u"unclear to me"_s);
}

void ReasonDialogTest::charactersOfAltGrAreTyped()
{
    m_dialog->findChild<QComboBox *>(u"failUsual"_s)->setFocus();
    QTest::sendKeyEvent(QTest::Click, QApplication::focusWidget(), Qt::Key_At, u"@"_s,
                        Qt::ControlModifier | Qt::AltModifier);
    QTest::keyClicks(QApplication::focusWidget(), u"home"_s);
    QCOMPARE(sent(), u"@home"_s);
}

void ReasonDialogTest::aUsualReasonIsChosenByTheArrowKeys()
{
    auto *reason = m_dialog->findChild<QPlainTextEdit *>(u"failReason"_s);
    QTest::keyClicks(reason, u"mine"_s);
    m_dialog->findChild<QComboBox *>(u"failUsual"_s)->setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
    QCOMPARE(reason->toPlainText(), u"No such person"_s);
    QTest::keyClick(reason, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(reason->toPlainText(), u"mine"_s);
    QCOMPARE(sent(), u"mine"_s);
}

INTRAY_TEST_MAIN(ReasonDialogTest)
#include "tst_reasondialog.moc"
