// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Somebody who works with Intray on the adopted table of orders until none is open. Some orders are
// left lying, and now and then their lock, which is nobody's then, is used all the same.
// usage: adoptedclerk ADDRESS NAME SEED LONGAGO NOTESADDRESS WORKERS
#include "designs/witness.h"
#include "store/line/connection.h"
#include "store/work/workstore.h"

#include <sys/prctl.h>

#include <QCoreApplication>

#include <csignal>

using namespace intray;
using namespace Qt::StringLiterals;

namespace {

class Clerk
{
public:
    Clerk(WorkStore store, Witness &witness, const QStringList &words)
        : m_store(std::move(store))
        , m_witness(witness)
        , m_name(words.value(2))
        , m_dice(words.value(3).toUInt())
    {
    }

    void work()
    {
        const auto claim = m_store.claimNext({u"orders"_s}, 1 + int(m_dice.bounded(2)));
        if (!claim && claim.error().kind != Error::Kind::Busy)
            accuse(0, claim.error());
        if (!claim || claim->items.isEmpty())
            return think(m_dice, 4);
        for (const Item &item : claim->items)
            m_witness.got(item.key.toInt());
        for (const Item &item : claim->items) {
            think(m_dice, 3);
            end(item, claim->lock);
        }
    }

private:
    [[noreturn]] void accuse(int order, const Error &error) const
    {
        m_witness.accuse(order, error.sentence + u' ' + error.detail);
    }

    void end(const Item &item, const LockId &lock)
    {
        const int order = item.key.toInt();
        const int die = std::exchange(m_isFirst, false) ? 0 : int(m_dice.bounded(10));
        if (die == 0)
            return forget(item, lock);
        if (die < 3) {
            m_witness.letsGo(order);
            return finish(item, lock, Disposition::returnLater());
        }
        m_witness.completes(order);
        m_witness.letsGo(order);
        finish(item, lock, Disposition::complete(Record{{u"City"_s, m_name}}));
    }
    void finish(const Item &item, const LockId &lock, const Disposition &disposition)
    {
        auto finished = m_store.finish(item.id, lock, disposition);
        while (!finished && finished.error().kind == Error::Kind::Busy)
            finished = m_store.finish(item.id, lock, disposition);
        if (!finished)
            m_witness.accuse(item.key.toInt(), u"lost while it was held: "_s +
                                                   finished.error().sentence + u' ' +
                                                   finished.error().detail);
    }
    void forget(const Item &item, const LockId &lock)
    {
        const int order = item.key.toInt();
        m_witness.forgets(order);
        think(m_dice, 20);
        const auto late = m_store.finish(item.id, lock,
                                         Disposition::complete(Record{{u"City"_s, u"too late"_s}}));
        if (late)
            m_witness.accuse(order, u"written under a lock that is over"_s);
        if (late.error().kind != Error::Kind::LockLost && late.error().kind != Error::Kind::Busy)
            accuse(order, late.error());
    }

    WorkStore m_store;
    Witness &m_witness;
    QString m_name;
    bool m_isFirst = true;
    QRandomGenerator m_dice;
};

} // namespace

int main(int argc, char *argv[])
{
    ::prctl(PR_SET_PDEATHSIG, SIGKILL); // a test that is aborted takes its clerks with it
    const QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    const auto url = DatabaseUrl::fromText(words.value(1));
    if (!url)
        qFatal("%s", qPrintable(url.error().sentence));
    const DatabaseLogin login{*url, Password(qEnvironmentVariable("INTRAY_PASSWORD"))};
    const auto connection = Connection::open(login, OpenMode::Existing);
    if (!connection)
        qFatal("%s", qPrintable(connection.error().sentence));
    PlainLine line(words.value(5));
    Witness witness(line, words.value(2), words.value(4));
    Clerk clerk({**connection, (*connection)->identityFor({words.value(2), u"desk"_s})}, witness,
                words);
    awaitTheStart();
    const int workers = words.value(6).toInt();
    while (witness.isWorkLeft()) {
        clerk.work();
        witness.letAllBegin(workers);
    }
    return 0;
}
