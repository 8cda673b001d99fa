// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/windowfixture.h"

#include <QAbstractButton>

using namespace intray;
using namespace Qt::StringLiterals;

/// What the desk says of a value in doubt, and of a record that comes next: no key does what nobody
/// has seen, and nothing is offered that cannot be done.
class SaidAtDesk : public QObject
{
    Q_OBJECT

private slots:
    void whatComesNextIsToldWhereAFilterDoesNotFindIt();
    void theNextOfAllIsOfferedOnlyWhileAFilterIsOn();
};

static QAbstractButton *nextInHead(WindowFixture &desk)
{
    return desk.find<QWidget>(u"openTitle"_s)->findChild<QAbstractButton *>(u"button.takeNext"_s);
}

static void search(WindowFixture &desk, const QString &text)
{
    desk.press(Qt::Key_F, Qt::ControlModifier);
    desk.type(text);
    desk.press(Qt::Key_Return);
}

void SaidAtDesk::whatComesNextIsToldWhereAFilterDoesNotFindIt()
{
    WindowFixture desk(4);
    desk.start();
    search(desk, u"boaz"_s); // C-002 and C-004
    QTRY_COMPARE(nextInHead(desk)->text(), u"Next of all 4  F9"_s);
    desk.takeNext();
    QTRY_COMPARE(desk.desk().item().key, u"C-001"_s);
    QTRY_COMPARE(desk.message(), u"C-001 came next in the queue; the filter does not find it."_s);
    desk.look();
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(desk.desk().item().key, u"C-002"_s);
    QTRY_COMPARE(desk.message(), u"C-001 is completed."_s);
    desk.look();
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(desk.desk().item().key, u"C-003"_s);
    QTRY_COMPARE(desk.message(), u"C-002 is completed. C-003 came next in the queue; the filter "
                                 "does not find it."_s);
}

void SaidAtDesk::theNextOfAllIsOfferedOnlyWhileAFilterIsOn()
{
    WindowFixture desk(4);
    desk.start();
    QTRY_COMPARE(nextInHead(desk)->text(), u"Take next  F9"_s);
    search(desk, u"boaz"_s);
    QTRY_COMPARE(nextInHead(desk)->text(), u"Next of all 4  F9"_s);
    QCOMPARE(nextInHead(desk)->accessibleName(), u"Next of all 4"_s);
    QVERIFY(nextInHead(desk)->toolTip().contains(u"order of the queue"_s));
    desk.press(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(nextInHead(desk)->text(), u"Take next  F9"_s);
    desk.takeNext();
    QCOMPARE(desk.message(), QString());
}

QTEST_MAIN(SaidAtDesk)
#include "tst_saidatdesk.moc"
