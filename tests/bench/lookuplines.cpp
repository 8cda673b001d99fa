// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// How long a look-up table takes to be loaded, and to be asked while somebody types.
// usage: lookuplines ENGINE LINES - prints a line of JSON. The reference is the least that a
// question can cost on the same line: the database's clock.
#include "store/verifying/lookupstore.h"
#include "support/testengine.h"
#include "times.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QJsonDocument>
#include <QRandomGenerator>

#include <algorithm>
#include <cstdio>

using namespace intray;
using namespace Qt::StringLiterals;

namespace {

constexpr int linesInPiece = 2000;
constexpr int questions = 300;

QString codeOf(int number)
{
    return QString::number(10000 + (number * 7919) % 90000) + u'-' + QString::number(number);
}

double load(LookupStore &store, int lines)
{
    QElapsedTimer clock;
    clock.start();
    LookupPiece piece;
    piece.loading = newId();
    piece.of.name = u"codes"_s;
    piece.of.columns = {u"code"_s, u"place"_s};
    for (int number = 0; number < lines;) {
        piece.lines.clear();
        for (; piece.lines.size() < linesInPiece && number < lines; ++number)
            piece.lines << LookupLine{codeOf(number),
                                      {codeOf(number), u"the place of %1"_s.arg(number)}};
        piece.isLast = number == lines;
        piece.before = valueOf(store.keepLookup(piece));
    }
    return msOf(clock);
}

template <typename Ask>
QJsonObject timed(Ask ask)
{
    Times times;
    for (int number = 0; number < questions; ++number) {
        QElapsedTimer clock;
        clock.start();
        ask(number);
        times.ms << msOf(clock);
    }
    return {
        {u"median_ms"_s, times.at(0.5)}, {u"p95_ms"_s, times.at(0.95)}, {u"max_ms"_s, times.at(1)}};
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    if (argc < 3)
        return 2;
    const QString engine = QString::fromLocal8Bit(argv[1]);
    const int lines = std::atoi(argv[2]);
    const auto database = databaseOf(engine);
    Person anna(*database, u"anna"_s);
    LookupStore store(*anna.connection, anna.store.identity());
    const double loading = load(store, lines);
    const auto code = [&](int number) { return codeOf(int(qint64(number) * lines / questions)); };
    QJsonObject told{{u"engine"_s, engine}, {u"lines"_s, lines}, {u"loading_ms"_s, loading}};
    told.insert(u"least"_s, timed([&](int) { valueOf(store.now()); }));
    for (const int letters : {1, 3, 5})
        told.insert(u"typed_%1"_s.arg(letters), timed([&](int number) {
                        valueOf(store.linesFrom(u"codes"_s, code(number).left(letters), 50));
                    }));
    told.insert(u"value"_s,
                timed([&](int number) { valueOf(store.linesOf(u"codes"_s, code(number), 50)); }));
    std::printf("%s\n", QJsonDocument(told).toJson(QJsonDocument::Compact).constData());
    return 0;
}
