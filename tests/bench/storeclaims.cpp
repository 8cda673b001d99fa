// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Claims and completes as fast as the store can; the counterpart of plainclaims.
// usage: storeclaims DATABASE USER SECONDS pair|next|batch - waits for a line, then prints a line
// per item done: microseconds for the claim, and for claim and completion. "next" completes and
// takes the next in one operation, "batch" claims 25 and completes them together. With "record" it
// does one pair and prints the statements for plainclaims.
#include "bench/statementrecord.h"
#include "store/line/connection.h"
#include "store/rules/queuestore.h"
#include "store/work/workstore.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QElapsedTimer>
#include <QRegularExpression>

#include <cstdio>

using namespace intray;
using namespace Qt::StringLiterals;

static const Record corrected{{u"city"_s, u"opp"_s}};

template <typename T>
static T must(const Outcome<T> &outcome)
{
    if (!outcome)
        qFatal("%s (%s)", qPrintable(outcome.error().sentence), qPrintable(outcome.error().detail));
    return *outcome;
}

static double microseconds(const QElapsedTimer &clock)
{
    return double(clock.nsecsElapsed()) / 1e3;
}

static Claim claimOne(WorkStore &store)
{
    return must(store.claimNext({u"bench"_s}));
}

static void finish(WorkStore &store, const Claim &claim)
{
    must(store.finish(claim.items.first().id, claim.lock, Disposition::complete(corrected)));
}

static void pairs(WorkStore &store, qint64 milliseconds)
{
    QElapsedTimer whole;
    whole.start();
    while (!whole.hasExpired(milliseconds)) {
        QElapsedTimer clock;
        clock.start();
        const Claim claim = claimOne(store);
        const double claimed = microseconds(clock);
        finish(store, claim);
        std::printf("%.1f %.1f\n", claimed, microseconds(clock));
    }
}

static void nexts(WorkStore &store, qint64 milliseconds)
{
    Claim held = must(store.claimNext({u"bench"_s}));
    QElapsedTimer whole;
    whole.start();
    while (!whole.hasExpired(milliseconds)) {
        QElapsedTimer clock;
        clock.start();
        held = must(store.finishAndTakeNext(held.items.first().id, held.lock,
                                            Disposition::complete(corrected), {u"bench"_s}))
                   .next;
        const double taken = microseconds(clock);
        std::printf("%.1f %.1f\n", taken, taken);
    }
}

static void batches(WorkStore &store, qint64 milliseconds)
{
    constexpr int together = 25;
    QElapsedTimer whole;
    whole.start();
    while (!whole.hasExpired(milliseconds)) {
        QElapsedTimer clock;
        clock.start();
        const Claim claim = must(store.claimNext({u"bench"_s}, together));
        const double claimed = microseconds(clock);
        const auto finished = must(store.finishAll(claim.lock, Disposition::complete()));
        for (qsizetype i = 0; i < finished.size(); ++i)
            std::printf("%.1f %.1f\n", claimed, microseconds(clock));
    }
}

static void print(const QByteArray &head, const QByteArray &text)
{
    std::printf("%s %lld\n%s\n", head.constData(), qlonglong(text.size()), text.constData());
}

// The reference makes these values anew for each item; all others stay as they were sent.
static char kindOf(const QByteArray &value, const Claim &claim, const QString &user)
{
    static const QRegularExpression uuid(u"^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$"_s);
    const QString text = QString::fromUtf8(value);
    if (text == claim.lock)
        return 'l';
    if (text == user)
        return 'u';
    if (uuid.match(text).hasMatch())
        return 'o';
    return QDateTime::fromString(text, Qt::ISODateWithMs).isValid() && text.endsWith(u'Z') ? 'n'
                                                                                           : 't';
}

static void print(const QList<statementrecord::Statement> &statements, const Claim &claim,
                  const QString &user)
{
    const QByteArray item = QByteArray::number(claim.items.first().id.value());
    for (const statementrecord::Statement &statement : statements) {
        print("statement", statement.text);
        for (const auto &[place, literal] : statement.bindings) {
            const bool isText = literal.startsWith('\'');
            const QByteArray value =
                isText ? literal.mid(1, literal.size() - 2).replace("''", "'") : literal;
            const char kind = isText              ? kindOf(value, claim, user)
                              : literal == "NULL" ? '0'
                              : literal == item   ? 'i'
                                                  : 'N';
            print("bind " + QByteArray::number(place) + ' ' + kind, value);
        }
    }
}

static void record(WorkStore &store, const QString &user)
{
    statementrecord::taken();
    const Claim claim = claimOne(store);
    const auto claiming = statementrecord::taken();
    finish(store, claim);
    const auto finishing = statementrecord::taken();
    print(claiming, claim, user);
    std::puts("claimed");
    print(finishing, claim, user);
}

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    const QString form = words.value(4);
    if (form == u"record")
        statementrecord::begin();
    const auto connection =
        Connection::open(DatabaseUrl::sqlite(words.value(1)), OpenMode::Existing);
    if (!connection)
        qFatal("%s", qPrintable(connection.error().sentence));
    const Identity clerk{words.value(2), u"here"_s};
    must(QueueStore(**connection, clerk).queue(u"bench"_s));
    WorkStore store(**connection, clerk);
    if (form == u"record") {
        // What is done only the first time is left out, and an item's number must look like no
        // other.
        for (int i = 0; i < 250; ++i)
            finish(store, claimOne(store));
        record(store, words.value(2));
        return 0;
    }
    std::getchar();
    const qint64 milliseconds = qint64(words.value(3).toDouble() * 1000);
    form == u"next"    ? nexts(store, milliseconds)
    : form == u"batch" ? batches(store, milliseconds)
                       : pairs(store, milliseconds);
    return 0;
}
