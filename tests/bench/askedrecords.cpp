// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Asks about many records, or answers some of what was asked, as colleagues do.
// usage: askedrecords DATABASE QUEUE ask FIELD - takes all that is open and asks the source about
// each.
//        askedrecords DATABASE QUEUE answer N  - a colleague answers every N-th open question.
#include "store/line/connection.h"
#include "store/work/questionstore.h"
#include "support/store.h"
#include "support/testdatabase.h"

#include <QCoreApplication>

#include <cstdio>

using namespace intray;
using namespace Qt::StringLiterals;

namespace {

constexpr int mostADay = 4500; // of one user, who may ask 5000 questions a day

QString asker(int asked)
{
    return u"asker%1"_s.arg(asked / mostADay);
}

int askAll(Connection &connection, const QString &queue, const QString &field)
{
    int asked = 0;
    while (true) {
        const Identity who{asker(asked), u"desk"_s};
        const Claim claim = valueOf(Store(connection, who).claimNext({queue}, 1));
        if (claim.items.isEmpty())
            return asked;
        valueOf(QuestionStore(connection, who)
                    .ask(claim.items.first().id, claim.lock,
                         {field, {}, u"Which value belongs here?"_s, std::chrono::days(30)}));
        ++asked;
    }
}

int answerSome(Connection &connection, const QString &queue, int every)
{
    QuestionStore store(connection, {u"colleague"_s, u"desk"_s});
    const QList<Question> open = valueOf(store.questions(queue, true, 1'000'000));
    int answered = 0;
    for (int place = 0; place < open.size(); place += every, ++answered)
        valueOf(store.answer(open.at(place).id, {u"known here"_s, u"by a colleague"_s}));
    return answered;
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() != 5)
        return std::fprintf(stderr, "usage: askedrecords DATABASE QUEUE ask FIELD | answer N\n"), 2;
    const auto url = DatabaseUrl::sqlite(arguments.at(1));
    const auto opened = Connection::open(url, OpenMode::CreateOrUpgrade);
    if (!opened)
        return 1;
    Connection &connection = **opened;
    const QString queue = arguments.at(2);
    const int done = arguments.at(3) == u"ask"_s
                         ? askAll(connection, queue, arguments.at(4))
                         : answerSome(connection, queue, arguments.at(4).toInt());
    std::printf("%d\n", done);
    return 0;
}
