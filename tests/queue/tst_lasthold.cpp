// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/lasthold.h"
#include "support/testclass.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

class tst_LastHold : public QObject
{
    Q_OBJECT
private slots:
    void nobodyHeldWhatOnlyCameIn();
    void theLastOfSeveralIsTold();
    void whoeverHasItStillHasNoEnd();
    void otherStepsOfTheRecordDoNotCount();

private:
    static Event event(EventKind kind, const QString &user, int minute, int item = 1)
    {
        Event made;
        made.item = ItemId(item);
        made.kind = kind;
        made.user = user;
        made.at = at(minute);
        return made;
    }
    static QDateTime at(int minute)
    {
        return QDateTime(QDate(2026, 3, 1), QTime(8, minute), Qt::UTC);
    }
};

void tst_LastHold::nobodyHeldWhatOnlyCameIn()
{
    QVERIFY(!lastHoldOf(ItemId(1), {event(EventKind::Imported, u"root"_s, 0),
                                    event(EventKind::Noted, u"ben"_s, 1)}));
}

void tst_LastHold::theLastOfSeveralIsTold()
{
    const auto last = lastHoldOf(
        ItemId(1), {event(EventKind::Claimed, u"ben"_s, 1), event(EventKind::Returned, u"ben"_s, 2),
                    event(EventKind::Claimed, u"cleo"_s, 3), event(EventKind::Noted, u"ben"_s, 4),
                    event(EventKind::Released, u"root"_s, 5)});
    QVERIFY(last == (LastHold{u"cleo"_s, at(3), EventKind::Released, at(5)}));
}

void tst_LastHold::whoeverHasItStillHasNoEnd()
{
    const auto last = lastHoldOf(ItemId(1), {event(EventKind::Claimed, u"ben"_s, 1),
                                             event(EventKind::Completed, u"ben"_s, 2),
                                             event(EventKind::Reopened, u"root"_s, 3),
                                             event(EventKind::Claimed, u"cleo"_s, 4)});
    QVERIFY(last == (LastHold{u"cleo"_s, at(4), EventKind::Unknown, {}}));
}

void tst_LastHold::otherStepsOfTheRecordDoNotCount()
{
    const auto last = lastHoldOf(ItemId(1), {event(EventKind::Claimed, u"ben"_s, 1),
                                             event(EventKind::Returned, u"ben"_s, 2),
                                             event(EventKind::Claimed, u"cleo"_s, 3, 2),
                                             event(EventKind::Completed, u"cleo"_s, 4, 2)});
    QVERIFY(last == (LastHold{u"ben"_s, at(1), EventKind::Returned, at(2)}));
}

INTRAY_TEST_GUILESS_MAIN(tst_LastHold)
#include "tst_lasthold.moc"
