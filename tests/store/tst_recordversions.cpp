// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "support/twoatwork.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// What the history can say of a record's values: those of each ending are kept, also when the item
/// is opened again and ended otherwise.
class RecordVersions : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init() { beginOn(engineOfRow()); }

    void anUntouchedRecordHasOneVersion();
    void anEndingTellsWhatItChanged();
    void anEndingThatChangedNothingSaysSo();
    void theOldResultIsKeptWhenAnItemIsOpenedAgain();
    void whatWasTakenBackIsKept();
    void whyItFailedIsKept();
    void whatCameAnewFromTheStepBeforeIsTold();
    void othersAreShownOnlyHowItCameAndHowItIs();
    void anUnknownItemHasNoVersions();
    void changesOfOneMomentAreToldApart();

private:
    QList<RecordVersion> versionsOf(ItemId item)
    {
        return valueOf(bert->store.recordVersions(item));
    }
    void end(const QString &queue, const Disposition &disposition);
    QList<RecordChange> endingsOf(ItemId item);
};

static Record named(const QString &name)
{
    return {{u"name"_s, name}};
}

static RecordChange change(const QString &before, const QString &after)
{
    return {named(before), named(after)};
}

void RecordVersions::end(const QString &queue, const Disposition &disposition)
{
    const Claim claim = valueOf(anna->store.claimNext({queue}));
    valueOf(anna->store.finish(claim.items.first().id, claim.lock, disposition));
    letWaitingCome(*database);
}

QList<RecordChange> RecordVersions::endingsOf(ItemId item)
{
    const QList<RecordVersion> versions = versionsOf(item);
    QList<RecordChange> changes;
    for (const Event &event : valueOf(bert->store.history(item)))
        if (const auto told = changeBy(event, versions); told && event.item == item)
            changes << *told;
    return changes;
}

void RecordVersions::anUntouchedRecordHasOneVersion()
{
    const ItemId item = add(u"a"_s);
    QCOMPARE(versionsOf(item).size(), 1);
    QCOMPARE(versionsOf(item).first().record, newItem(u"a"_s).record);
    QVERIFY(wholeChange(versionsOf(item)).isEmpty());
}

void RecordVersions::anEndingTellsWhatItChanged()
{
    const ItemId item = add(u"a"_s);
    end(q, Disposition::complete(named(u"Boaz"_s)));
    const RecordVersion last = versionsOf(item).last();
    QCOMPARE(last.finishedBy, u"anna"_s);
    QCOMPARE(last.record, named(u"Boaz"_s));
    QCOMPARE(endingsOf(item).size(), 1);
    QCOMPARE(endingsOf(item).first(), changeBetween(newItem(u"a"_s).record, named(u"Boaz"_s)));
    QCOMPARE(endingsOf(item).first().after, named(u"Boaz"_s));
}

void RecordVersions::anEndingThatChangedNothingSaysSo()
{
    const ItemId item = add(u"a"_s);
    end(q, Disposition::dismiss());
    QCOMPARE(endingsOf(item), QList<RecordChange>{RecordChange()});
}

void RecordVersions::theOldResultIsKeptWhenAnItemIsOpenedAgain()
{
    const ItemId item = add(u"a"_s);
    end(q, Disposition::complete(named(u"first"_s)));
    valueOf(bert->store.reopen(item));
    end(q, Disposition::complete(named(u"second"_s)));
    valueOf(bert->store.reopenItems({item}, u"once more"_s));
    QCOMPARE(versionsOf(item).size(), 3);
    end(q, Disposition::complete(named(u"third"_s)));
    QCOMPARE(endingsOf(item).size(), 3);
    QCOMPARE(endingsOf(item).at(1), change(u"first"_s, u"second"_s));
    QCOMPARE(endingsOf(item).at(2), change(u"second"_s, u"third"_s));
    QCOMPARE(wholeChange(versionsOf(item)).after, named(u"third"_s));
}

void RecordVersions::whatWasTakenBackIsKept()
{
    const ItemId item = add(u"a"_s);
    const Disposition first = Disposition::complete(named(u"first"_s));
    const Claim claim = take(*anna);
    valueOf(anna->store.finish(item, claim.lock, first));
    const Claim back = valueOf(anna->store.takeBack(item, first.operation));
    const Disposition second = Disposition::complete(named(u"second"_s));
    valueOf(anna->store.finish(item, back.lock, second));
    QCOMPARE(endingsOf(item).size(), 2);
    QCOMPARE(endingsOf(item).at(1), change(u"first"_s, u"second"_s));
}

void RecordVersions::whyItFailedIsKept()
{
    const ItemId item = add(u"a"_s);
    end(q, Disposition::fail(u"unreadable"_s));
    valueOf(bert->store.reopen(item));
    QCOMPARE(versionsOf(item).last().error, u"unreadable"_s);
    QCOMPARE(versionsOf(item).last().finishedBy, u"anna"_s);
}

void RecordVersions::whatCameAnewFromTheStepBeforeIsTold()
{
    valueOf(anna->store.addQueue(queueNamed(u"check"_s)));
    setRules([](Queue &rules) { rules.nextQueue = u"check"_s; });
    const ItemId first = add(u"a"_s);
    end(q, Disposition::complete(named(u"one"_s)));
    const ItemId second = valueOf(bert->store.claimNext({u"check"_s})).items.first().id;
    const LockId lock = valueOf(bert->store.detail(second)).item.lock.id;
    valueOf(bert->store.finish(second, lock, Disposition::sendBack(u"no such street"_s)));
    letWaitingCome(*database);
    end(q, Disposition::complete(named(u"two"_s)));
    const Claim again = valueOf(bert->store.claimNext({u"check"_s}));
    valueOf(bert->store.finish(second, again.lock, Disposition::complete(named(u"three"_s))));
    QCOMPARE(endingsOf(first).size(), 2);
    QCOMPARE(endingsOf(first).at(1), change(u"one"_s, u"two"_s));
    QCOMPARE(endingsOf(second),
             QList<RecordChange>({RecordChange(), change(u"two"_s, u"three"_s)}));
}

void RecordVersions::othersAreShownOnlyHowItCameAndHowItIs()
{
    const bool isFile = engineOfRow() == u"sqlite"; // whoever may read a file reads all of it
    const ItemId item = add(u"a"_s);
    end(q, Disposition::complete(named(u"first"_s)));
    valueOf(bert->store.reopen(item));
    end(q, Disposition::complete(named(u"second"_s)));
    const auto seenAs = [&](Role role) {
        valueOf(anna->store.setUser({u"bert"_s, u"bert"_s, true, {role}, {}}));
        Person again(*database, u"bert"_s);
        return valueOf(again.store.recordVersions(item)).size();
    };
    valueOf(anna->store.setUser({u"anna"_s, u"anna"_s, true, allRoles(), {}}));
    const auto asClerk = seenAs(Role::Clerk);
    const auto asSupervisor = seenAs(Role::Supervisor);
    const auto asAdministrator = seenAs(Role::Administrator);
    const auto asAuditor = seenAs(Role::Auditor);
    valueOf(anna->store.setUser({u"bert"_s, u"bert"_s, true, allRoles(), {}}));
    QCOMPARE(asClerk, isFile ? 3 : 2);
    QCOMPARE(asSupervisor, 3);
    QCOMPARE(asAdministrator, 3);
    QCOMPARE(asAuditor, isFile ? 3 : 0);
}

void RecordVersions::anUnknownItemHasNoVersions()
{
    QCOMPARE(versionsOf(ItemId(4711)), QList<RecordVersion>());
}

void RecordVersions::changesOfOneMomentAreToldApart()
{
    const QDateTime moment = QDateTime::currentDateTimeUtc();
    const auto line = [&moment](qint64 id, EventKind kind) {
        Event event;
        event.id = id;
        event.kind = kind;
        event.at = moment;
        return event;
    };
    const QList<Event> history{line(7, EventKind::Claimed), line(8, EventKind::Corrected),
                               line(9, EventKind::Corrected)};
    QList<RecordVersion> versions{
        {named(u"a"_s)}, {named(u"b"_s), u"anna"_s, moment}, {named(u"c"_s), u"anna"_s, moment}};
    QVERIFY(areSomeOfOneMoment(versions));
    nameMakers(versions, history);
    QCOMPARE(changeBy(history.at(1), versions)->after, named(u"b"_s));
    QCOMPARE(changeBy(history.at(2), versions)->after, named(u"c"_s));
    versions.removeLast();
    QVERIFY(!areSomeOfOneMoment(versions)); // nothing more is read for it
}

INTRAY_TEST_GUILESS_MAIN(RecordVersions)
#include "tst_recordversions.moc"
