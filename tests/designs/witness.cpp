// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "designs/witness.h"

#include <QThread>

#include <cstdio>

namespace intray {

using namespace Qt::StringLiterals;

Witness::Witness(PlainLine &line, QString name, QString longAgo)
    : m_line(line)
    , m_name(std::move(name))
    , m_longAgo(std::move(longAgo))
{
}

void Witness::accuse(int order, const QString &ofWhat) const
{
    std::fprintf(stderr, "%s, order %d: %s\n", qPrintable(m_name), order, qPrintable(ofWhat));
    std::exit(1);
}

void Witness::note(const QString &table, int order, const QString &fault)
{
    const QString sql = u"INSERT INTO %1 (%2, %3) VALUES (?, ?)"_s.arg(
        m_line.name(table), m_line.name(u"OrderID"_s), m_line.name(u"Holder"_s));
    if (m_line.changeAtLast(sql, {order, m_name}) != 1)
        accuse(order, fault + u": "_s + m_line.refusal());
}

void Witness::got(int order)
{
    note(u"Holding"_s, order, u"held twice"_s);
}

void Witness::completes(int order)
{
    note(u"Completed"_s, order, u"completed twice"_s);
}

void Witness::letsGo(int order)
{
    const QString sql = u"DELETE FROM %1 WHERE %2 = ? AND %3 = ?"_s.arg(
        m_line.name(u"Holding"_s), m_line.name(u"OrderID"_s), m_line.name(u"Holder"_s));
    if (m_line.changeAtLast(sql, {order, m_name}) != 1)
        accuse(order, u"the note is gone: "_s + m_line.refusal());
}

void Witness::forgets(int order)
{
    note(u"Forgotten"_s, order, u"cannot be noted"_s);
    letsGo(order);
    const QString sql = u"UPDATE %1 SET %2 = %3 WHERE %4 = ? AND %5 = ?"_s.arg(
        m_line.name(u"Orders"_s), m_line.name(u"LockTime"_s), m_longAgo, m_line.name(u"ID"_s),
        m_line.name(u"LockUser"_s));
    if (m_line.changeAtLast(sql, {order, m_name}) != 1)
        accuse(order, u"lost while it was held: "_s + m_line.refusal());
}

bool Witness::isWorkLeft()
{
    return m_line
               .value(u"SELECT COUNT(*) FROM %1 WHERE %2 = 'open'"_s.arg(m_line.name(u"Orders"_s),
                                                                         m_line.name(u"Status"_s)))
               .toInt() > 0;
}

int Witness::completers(const QString &where)
{
    return m_line
        .value(u"SELECT COUNT(DISTINCT %1) FROM %2 "_s.arg(m_line.name(u"Holder"_s),
                                                           m_line.name(u"Completed"_s)) +
               where)
        .toInt();
}

void Witness::letAllBegin(int workers)
{
    const QString own = u"WHERE %1 = '%2'"_s.arg(m_line.name(u"Holder"_s), m_name);
    if (completers(own) == 0)
        return;
    while (completers({}) < workers)
        QThread::msleep(5); // the others' work ends it
}

void awaitTheStart()
{
    std::puts("ready");
    std::fflush(stdout);
    std::getchar();
}

void think(QRandomGenerator &dice, int atMost)
{
    QThread::msleep(dice.bounded(atMost + 1)); // a person thinks; nothing waits for the span
}

} // namespace intray
