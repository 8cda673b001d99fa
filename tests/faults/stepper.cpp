// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// One of those who hand records from step to step, back again and back from there, and are killed
// at random moments. It never ends by itself.
// usage: stepper DATABASE NAME SEED
#include "store/line/connection.h"
#include "store/work/workstore.h"

#include <sys/prctl.h>

#include <QCoreApplication>
#include <QRandomGenerator>
#include <QThread>

#include <csignal>

using namespace intray;
using namespace Qt::StringLiterals;

namespace {

class Stepper
{
public:
    Stepper(WorkStore store, QRandomGenerator &dice)
        : m_store(std::move(store))
        , m_dice(dice)
    {
    }

    /// False: the line is dead.
    bool step()
    {
        static const QStringList queues{u"key"_s, u"again"_s, u"decide"_s, u"approve"_s};
        const QString queue = queues.at(m_dice.bounded(4));
        const auto claim = m_store.claimNext({queue});
        if (!claim)
            return claim.error().kind != Error::Kind::Offline;
        if (claim->items.isEmpty())
            QThread::msleep(5);          // leaves the processor to those who have work
        else if (m_dice.bounded(20) > 0) // else it is left lying until its lock expires
            end(claim->items.first(), claim->lock);
        return true;
    }

private:
    Disposition someEnding(const Item &item)
    {
        const int die = m_dice.bounded(10);
        if (die < 3 && item.fromItem.isValid())
            return Disposition::sendBack(u"look again"_s);
        if (die == 9)
            return Disposition::returnLater();
        const QString city = m_dice.bounded(2) == 0 ? u"boaz"_s : u"opp"_s;
        return Disposition::complete(Record{{u"city"_s, city}});
    }

    void end(const Item &item, const LockId &lock)
    {
        const Disposition ending = someEnding(item);
        if (m_dice.bounded(3) == 0)
            (void)m_store.finishAndTakeNext(item.id, lock, ending, {item.queue});
        else
            (void)m_store.finish(item.id, lock, ending);
        if (m_dice.bounded(4) == 0)
            (void)m_store.takeBack(item.id, ending.operation);
    }

    WorkStore m_store;
    QRandomGenerator &m_dice;
};

} // namespace

int main(int argc, char *argv[])
{
    ::prctl(PR_SET_PDEATHSIG, SIGKILL); // a test that is aborted takes its workers with it
    const QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    QRandomGenerator dice(words.value(3).toUInt());
    const auto url = DatabaseUrl::fromText(words.value(1));
    if (!url)
        return 1;
    for (;;) {
        const DatabaseLogin login{*url, Password(qEnvironmentVariable("INTRAY_PASSWORD"))};
        const auto connection = Connection::open(login, OpenMode::Existing);
        if (!connection) {
            QThread::msleep(20); // the server is restarting; nothing waits for the span
            continue;
        }
        Stepper stepper({**connection, (*connection)->identityFor({words.value(2), u"there"_s})},
                        dice);
        while (stepper.step())
            ;
    }
}
