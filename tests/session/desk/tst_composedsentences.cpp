// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/examplewords.h"
#include "schema/fieldkind.h"
#include "schema/intraywords.h"
#include "schema/ownhelp.h"
#include "schema/recordschema.h"
#include "session/desk/deskanswers.h"
#include "session/desk/finishing/finisher.h"
#include "support/languages.h"
#include "support/testclass.h"

#include <QJsonArray>
#include <QRegularExpression>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// Sentences that are put together while the program runs: built in every language, shown in the
/// output, and held against what every sentence keeps.
class ComposedSentences : public QObject
{
    Q_OBJECT

private slots:
    void everyOneIsASentenceInEveryLanguage_data();
    void everyOneIsASentenceInEveryLanguage();
};

namespace {

Queue pausedQueue()
{
    Queue queue;
    queue.name = u"orders"_s;
    queue.title = u"Orders"_s;
    queue.paused = true;
    queue.pauseMessage = u"The new list comes"_s; // as people type it, without a full stop
    queue.locksPerUser = 3;
    return queue;
}

Lock lockOf(const QString &user)
{
    const QDateTime noon(QDate(2026, 1, 31), QTime(12, 0), Qt::UTC);
    return {u"lock"_s, user, u"desk1"_s, noon, noon.addSecs(1800)};
}

Identity me()
{
    return {u"Ann"_s, u"desk1"_s};
}

LockFacts toldOf(const QString &holder, EventKind ended, const QJsonObject &detail)
{
    LockFacts facts;
    facts.detail.item.key = u"C-7"_s;
    facts.detail.item.state = holder.isEmpty() ? State::Open : State::Locked;
    if (!holder.isEmpty())
        facts.detail.item.lock = lockOf(holder);
    Event event;
    event.id = 1;
    event.at = lockOf({}).lockedAt;
    event.kind = ended;
    event.user = u"Sue"_s;
    event.detail = detail;
    facts.ending = event;
    facts.lastEvent = event;
    Event begun = event;
    begun.detail = {{u"given_by"_s, u"Sue"_s}};
    facts.beginning = begun;
    return facts;
}

QStringList ofLocks()
{
    const QJsonObject why{{u"reason"_s, u"ill"_s}};
    const DeskAnswers answers(me());
    QStringList all;
    QList<LockFacts> facts;
    for (const QString &holder : {u""_s, u"Bert"_s, u"Ann"_s})
        for (const EventKind kind : {EventKind::Released, EventKind::Expired, EventKind::Completed,
                                     EventKind::SentBack, EventKind::Failed})
            facts << toldOf(holder, kind, kind == EventKind::Released ? why : QJsonObject());
    facts << LockFacts();
    facts.last().isLockKnown = false;
    facts << facts.last();
    facts.last().isThere = false;
    for (const LockFacts &one : facts)
        all << answers.lost(one, true).sentence << answers.takenAway({one}, true).sentence;
    return all << answers.takenAway(facts, true).sentence;
}

QStringList ofShortages()
{
    QStringList all;
    Claim claim;
    claim.holder = lockOf(u"Bert"_s);
    claim.heldByOthers = 4;
    claim.nextAvailable = claim.holder.expiresAt;
    for (int shortage = 0; shortage <= int(Shortage::ClockMoved); ++shortage) {
        claim.shortage = static_cast<Shortage>(shortage);
        all << DeskAnswers(me()).shortage(claim, pausedQueue()).sentence;
    }
    return all;
}

QStringList ofEndings()
{
    Item item;
    item.key = u"C-7"_s;
    const Error error{Error::Kind::Offline, u"The server does not answer."_s, {}};
    QStringList all{DeskAnswers::notDone(item, error),
                    DeskAnswers::safeHere(error),
                    DeskAnswers::notDoneLater(item, error.sentence),
                    DeskAnswers::proposal(u"Bert"_s, u"Sue"_s),
                    DeskAnswers::proposal(u"Bert"_s, {}),
                    DeskAnswers::storedMeanwhile(u"Bert"_s),
                    DeskAnswers::pressEsc(item),
                    DeskAnswers::notEntered(u"Anna"_s).sentence};
    for (const Action wanted : {Action::CompleteAndNext, Action::Return})
        all << DeskAnswers::cannotLeave(item, wanted)
            << DeskAnswers::couldNotLeave(item, wanted, true)
            << DeskAnswers::couldNotLeave(item, wanted, false);
    FinishedWork work{item, Disposition::complete(), {}, {}};
    all << DeskAnswers::finished(work).sentence;
    work.duplicateOf = u"C-8"_s;
    return all << DeskAnswers::finished(work).sentence;
}

QStringList ofFields()
{
    QStringList all;
    const QHash<QString, QString> formats{{u"date"_s, u"dd.MM.yyyy"_s},
                                          {u"time"_s, u"HH:mm"_s},
                                          {u"date-time"_s, u"dd.MM.yyyy HH:mm"_s},
                                          {u"whole"_s, u"1234 kg"_s},
                                          {u"number"_s, u"1.234,5"_s}};
    for (const QString &kind : FieldKind::names()) {
        QJsonObject words{{u"kind"_s, kind}};
        if (formats.contains(kind))
            words.insert(u"format"_s, formats.value(kind));
        const auto schema = RecordSchema::fromJson(
            {{u"type"_s, u"object"_s},
             {u"properties"_s,
              QJsonObject{{u"f"_s, withIntrayWords({{u"type"_s, u"string"_s}}, words)}}}});
        for (const Fault &fault : schema->check({{u"f"_s, u"?"_s}}))
            all << fault.sentence;
        const auto of = FieldKind::from(kind, formats.value(kind));
        all << usualHelp(*of, {}) << eachOf(*of);
    }
    for (const QString &format :
         {u"date"_s, u"time"_s, u"date-time"_s, u"email"_s, u"uri"_s, u"uuid"_s, u"ipv4"_s})
        all << requestForFormat(format);
    return all;
}

/// What is wrong with it; empty: nothing.
QString whatIsWrong(const QString &sentence)
{
    static const QRegularExpression leftOver(u"%[0-9n]|  | \\.|\\.\\.[^.]|[.!?…][A-Z]{2}"_s);
    static const QRegularExpression small(u"[.!?] \\p{Ll}"_s);
    static const QRegularExpression open(u"[^.!?…”“»\"]$"_s);
    static const QRegularExpression abbreviated(u"(p|a|np|z|por|ej|Nr|nr|ok)\\. \\p{Ll}"_s);
    if (leftOver.match(sentence).hasMatch())
        return u"something is left over"_s;
    if (small.match(sentence).hasMatch() && !abbreviated.match(sentence).hasMatch())
        return u"a sentence begins small"_s;
    return open.match(sentence).hasMatch() ? u"it has no end"_s : QString();
}

} // namespace

void ComposedSentences::everyOneIsASentenceInEveryLanguage_data()
{
    QTest::addColumn<QString>("language");
    for (const char *language : {"en", "de", "es", "fr", "pl"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

void ComposedSentences::everyOneIsASentenceInEveryLanguage()
{
    QFETCH(QString, language);
    const Speaking speaking(language);
    QStringList wrong;
    for (const QString &one : ofLocks() + ofShortages() + ofEndings() + ofFields()) {
        if (one.isEmpty())
            continue;
        qInfo().noquote() << language << one;
        if (const QString why = whatIsWrong(one); !why.isEmpty())
            wrong << why + u": "_s + one;
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

INTRAY_TEST_GUILESS_MAIN(ComposedSentences)
#include "tst_composedsentences.moc"
