// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Somebody at an old front end, who works on the table of orders until none is open: locks the
// first free one by one statement, knows by the number of rows whether that worked, reads, and
// completes or returns it; some are left lying. "release" ends locks that are too old instead.
// "careless" reads first and locks what it has read without looking at the number of rows.
// usage: classicclerk ADDRESS NAME SEED LONGAGO TOOOLD work|careless|release WORKERS
#include "designs/witness.h"

#include <sys/prctl.h>

#include <QCoreApplication>

#include <csignal>

using namespace intray;
using namespace Qt::StringLiterals;

namespace {

class FrontEnd
{
public:
    FrontEnd(PlainLine &line, Witness &witness, const QStringList &words)
        : m_line(line)
        , m_witness(witness)
        , m_name(words.value(2))
        , m_tooOld(words.value(5))
        , m_isCareless(words.value(6) == u"careless")
        , m_dice(words.value(3).toUInt())
    {
    }

    void work()
    {
        const int order = m_isCareless ? takeCarelessly() : take();
        if (order == 0)
            return think(m_dice, 4);
        m_witness.got(order);
        think(m_dice, 3);
        end(order);
    }
    void releaseOldLocks()
    {
        const int rows = changed(u"UPDATE {Orders} SET {LockUser} = NULL, {LockTime} = NULL "
                                 "WHERE {LockTime} < "_s +
                                     m_tooOld,
                                 {});
        if (rows < 0 && !m_line.wasInTheWay())
            m_witness.accuse(0, m_line.refusal());
        think(m_dice, 40);
    }

private:
    /// Names in braces are quoted as this database wants them.
    QString text(QString sql) const
    {
        for (const QString &name :
             {u"Orders"_s, u"ID"_s, u"City"_s, u"Status"_s, u"LockUser"_s, u"LockTime"_s})
            sql.replace(u'{' + name + u'}', m_line.name(name));
        return sql;
    }
    int changed(const QString &sql, const QVariantList &values)
    {
        return m_line.change(text(sql), values);
    }
    int firstFree()
    {
        return m_line
            .value(text(u"SELECT MIN({ID}) FROM {Orders} WHERE {LockUser} IS NULL AND "
                        "{Status} = 'open'"_s))
            .toInt();
    }

    int take()
    {
        const int rows = changed(
            u"UPDATE {Orders} SET {LockUser} = ?, {LockTime} = CURRENT_TIMESTAMP "
            "WHERE {LockUser} IS NULL AND {Status} = 'open' AND {ID} = (SELECT MIN({ID}) FROM "
            "{Orders} WHERE {LockUser} IS NULL AND {Status} = 'open')"_s,
            {m_name});
        if (rows < 0 && !m_line.wasInTheWay())
            m_witness.accuse(0, m_line.refusal());
        return rows == 1 ? mine() : 0;
    }
    int mine()
    {
        return m_line
            .value(text(u"SELECT {ID} FROM {Orders} WHERE {LockUser} = ? AND {LockTime} >= "_s) +
                       m_tooOld,
                   {m_name})
            .toInt();
    }
    int takeCarelessly()
    {
        const int order = firstFree();
        think(m_dice, 3);
        if (order > 0)
            changed(u"UPDATE {Orders} SET {LockUser} = ?, {LockTime} = CURRENT_TIMESTAMP "
                    "WHERE {ID} = ?"_s,
                    {m_name, order});
        return order;
    }

    void end(int order)
    {
        const int die = std::exchange(m_isFirst, false) ? 0 : int(m_dice.bounded(10));
        if (die == 0)
            return m_witness.forgets(order);
        if (die < 3) {
            m_witness.letsGo(order);
            return write(u"{LockUser} = NULL"_s, order, {});
        }
        m_witness.completes(order);
        m_witness.letsGo(order);
        write(u"{Status} = 'done', {City} = ?, {LockUser} = NULL"_s, order, {m_name});
    }
    void write(const QString &sets, int order, const QVariantList &values)
    {
        const QString sql = u"UPDATE {Orders} SET "_s + sets +
                            u", {LockTime} = NULL WHERE {ID} = ? AND {LockUser} = ?"_s;
        if (m_line.changeAtLast(text(sql), values + QVariantList{order, m_name}) != 1)
            m_witness.accuse(order, u"lost while it was held: "_s + m_line.refusal());
    }

    PlainLine &m_line;
    Witness &m_witness;
    QString m_name;
    QString m_tooOld;
    bool m_isCareless;
    bool m_isFirst = true;
    QRandomGenerator m_dice;
};

} // namespace

int main(int argc, char *argv[])
{
    ::prctl(PR_SET_PDEATHSIG, SIGKILL); // a test that is aborted takes its clerks with it
    const QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    PlainLine line(words.value(1));
    Witness witness(line, words.value(2), words.value(4));
    FrontEnd frontEnd(line, witness, words);
    const bool releases = words.value(6) == u"release";
    awaitTheStart();
    const int workers = words.value(7).toInt();
    while (witness.isWorkLeft()) {
        releases ? frontEnd.releaseOldLocks() : frontEnd.work();
        witness.letAllBegin(workers);
    }
    return 0;
}
