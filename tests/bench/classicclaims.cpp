// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The reference for an adopted table: an old front end that locks the first free row by one
// statement, reads it, and completes it by another, as fast as it can.
// usage: classicclaims ADDRESS SECONDS TOOOLD - the password comes from INTRAY_PASSWORD; prints a
// line per record: milliseconds for the lock and the reading.
#include "designs/plainline.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <cstdio>

using namespace intray;
using namespace Qt::StringLiterals;

static QVariant taken(PlainLine &line, const QString &tooOld)
{
    const QString free = u"status = 'open' AND (lock_user IS NULL OR lock_time < %1)"_s.arg(tooOld);
    const QVariant order = line.value(
        u"UPDATE orders SET lock_user = 'old', lock_time = CURRENT_TIMESTAMP WHERE %1 AND id = "
        "(SELECT id FROM orders WHERE %1 ORDER BY place, id LIMIT 1) RETURNING id"_s.arg(free));
    if (!line.value(u"SELECT city FROM orders WHERE id = ?"_s, {order}).isValid())
        qFatal("Nothing was taken.");
    return order;
}

static void complete(PlainLine &line, const QVariant &order)
{
    const int rows = line.change(u"UPDATE orders SET status = 'done', city = 'opp', lock_user = "
                                 "NULL, lock_time = NULL WHERE id = ? AND lock_user = 'old'"_s,
                                 {order});
    if (rows != 1)
        qFatal("%s", qPrintable(line.refusal()));
}

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    PlainLine line(words.value(1));
    const qint64 milliseconds = qint64(words.value(2).toDouble() * 1000);
    complete(line, taken(line, words.value(3))); // the first one opens and fills what is kept
    QElapsedTimer whole;
    whole.start();
    while (!whole.hasExpired(milliseconds)) {
        QElapsedTimer clock;
        clock.start();
        const QVariant order = taken(line, words.value(3));
        std::printf("%.3f\n", double(clock.nsecsElapsed()) / 1e6);
        complete(line, order);
    }
    return 0;
}
