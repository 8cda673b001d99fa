// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What proves that nothing was done twice and nothing was lost.
#include "ctl/call.h"
#include "ctl/interruption.h"
#include "ctl/json.h"
#include "queue/times.h"
#include "session/keptseals.h"
#include "session/runs/proof.h"
#include "session/runs/prooftext.h"
#include "store/checking/itemaudit.h"
#include "store/checking/selftest.h"

#include <QRegularExpression>

namespace intray::ctl {

using namespace Qt::StringLiterals;

/// The whole report in place of the sentence, if that is asked for.
static Reply withReport(const Call &call, Reply reply, const Proof &proof)
{
    if (!call.has(u"full"_s))
        return reply;
    reply.text = reportOf(proof).trimmed();
    reply.note = proof.audit ? proof.audit->notes.join(u'\n') : QString();
    reply.json.insert(u"report"_s, reply.text);
    return reply;
}

static Option reportOption()
{
    return {u"full"_s,
            {},
            Ctl::tr("Print the whole report, as text for an audit: where, when, by whom, what was "
                    "checked and what was found.")};
}

static Reply replyWith(const AuditReport &report)
{
    Reply reply{jsonOf(report), {}, {}};
    if (report.violations.isEmpty()) {
        reply.text = Ctl::tr("Everything is in order. Items: %1; events: %2; seals: %3.")
                         .arg(report.items)
                         .arg(report.events)
                         .arg(report.seals);
        reply.note = report.notes.join(u'\n');
        return reply;
    }
    reply.text = report.violations.join(u'\n');
    reply.note =
        (QStringList{Ctl::tr("%n rule(s) are broken.", nullptr, int(report.violations.size()))} +
         report.notes)
            .join(u'\n');
    reply.exit = Exit::Failed;
    return reply;
}

static Reply replyWithHead(const Seal &seal)
{
    if (seal.number == 0)
        return Reply{{{u"seal"_s, QJsonValue()}},
                     {},
                     Ctl::tr("The history has no seal yet; \"intrayctl sweep\" creates one."),
                     Exit::NothingAvailable};
    const QJsonObject json{{u"seal"_s, seal.number},
                           {u"digest"_s, seal.digest},
                           {u"last_event"_s, seal.lastEvent},
                           {u"made_at"_s, isoTime(seal.madeAt)},
                           {u"made_by"_s, seal.madeBy}};
    return Reply{json,
                 Ctl::tr("%1 is seal %2, made at %3 by %4, up to event %5.")
                     .arg(seal.digest, QString::number(seal.number), isoTime(seal.madeAt),
                          seal.madeBy, QString::number(seal.lastEvent)),
                 {}};
}

/// The digests of seals that were kept elsewhere.
static Outcome<QStringList> expectedSeals(const Call &call)
{
    static const QRegularExpression digest(u"^[0-9a-f]{64}$"_s);
    QStringList all;
    for (const QString &given : call.texts(u"expect"_s)) {
        all << given.trimmed().toLower();
        if (!digest.match(all.constLast()).hasMatch())
            return failure(Error::Kind::Invalid,
                           Ctl::tr("--expect takes the digest of a seal as \"audit --head\" prints "
                                   "it: 64 hexadecimal digits."));
    }
    return all;
}

static bool namesOneOf(const QStringList &sentences, const QStringList &digests)
{
    return std::any_of(digests.begin(), digests.end(),
                       [&](const QString &digest) { return !sentences.filter(digest).isEmpty(); });
}

static Answer audit(Call &call)
{
    const auto expected = expectedSeals(call);
    if (!expected)
        return wrongUsage(expected.error().sentence);
    if (call.has(u"head"_s) && !expected->isEmpty())
        return wrongUsage(Ctl::tr("Use either --head or --expect, not both."));
    const auto open = call.connection();
    if (!open)
        return failed(open);
    if (call.has(u"head"_s))
        return auditHead(**open).map(replyWithHead);
    const KeptSeals kept;
    if (call.has(u"restored"_s))
        kept.forget(**open);
    const QStringList keptHere = kept.digests(**open);
    const Interruption interruption(**open);
    const AuditedFiles files =
        call.has(u"attachments"_s) ? AuditedFiles::EveryByte : AuditedFiles::AsNoted;
    const auto check = [&](Proof proof) {
        return auditEverything(**open, interruption.cancellation(), {}, *expected + keptHere, files)
            .map([&](const AuditReport &report) {
                proof.audit = report;
                return proof;
            });
    };
    return proved(**open, call.identity(), check).map([&](Proof proof) {
        if (namesOneOf(proof.audit->violations, keptHere))
            proof.audit->notes << Ctl::tr("This computer kept seals of the database in \"%1\". If "
                                          "it was restored from a backup, run \"intrayctl audit "
                                          "--restored\" once.")
                                      .arg(kept.path(**open));
        return withReport(call, replyWith(*proof.audit), proof);
    });
}

static QString sentenceFor(const SelftestResult &result)
{
    return Ctl::tr("Claims: %1, double: %2; per second, each completed as well: %3; a claim took "
                   "%4 ms (99 of 100 at most %5 ms).")
        .arg(QString::number(result.claims), QString::number(result.twice),
             QString::number(result.claimsPerSecond, 'f', 0), QString::number(result.p50, 'f', 1),
             QString::number(result.p99, 'f', 1));
}

static Reply replyWith(const SelftestResult &result)
{
    const QJsonObject json{
        {u"claims"_s, result.claims},
        {u"double"_s, result.twice},
        {u"claims_per_s"_s, result.claimsPerSecond},
        {u"p50_ms"_s, result.p50},
        {u"p99_ms"_s, result.p99},
        {u"violations"_s, QJsonArray::fromStringList(result.violations)},
    };
    return {json, sentenceFor(result), result.violations.join(u'\n'),
            result.isGood() ? Exit::Done : Exit::Failed};
}

static Answer selftest(Call &call)
{
    const SelftestSize usual;
    const auto claimers = call.number(u"claimers"_s, usual.claimers, 1, 1000);
    if (!claimers)
        return failed(claimers);
    const auto items = call.number(u"items"_s, usual.items, 1, 1'000'000);
    if (!items)
        return failed(items);
    const auto open = call.connection();
    if (!open)
        return failed(open);
    const Interruption interruption(**open);
    const auto test = [&](Proof proof) {
        proof.size = {*claimers, *items};
        return intray::selftest(**open, call.identity(), proof.size, interruption.cancellation())
            .map([&](const SelftestResult &result) {
                proof.selftest = result;
                return proof;
            });
    };
    return proved(**open, call.identity(), test).map([&](const Proof &proof) {
        return withReport(call, replyWith(*proof.selftest), proof);
    });
}

QList<Command> proofCommands()
{
    return {
        {u"audit"_s,
         {},
         0,
         0,
         Ctl::tr("Check that the whole history, the records and the seals are in order."),
         {{u"head"_s,
           {},
           Ctl::tr("Print the newest seal instead, so that it can be kept where no user of this "
                   "database can change it.")},
          {u"expect"_s, u"DIGEST"_s,
           Ctl::tr("A seal that was kept elsewhere must still be there; may be given again.")},
          {u"restored"_s,
           {},
           Ctl::tr("The database was restored from a backup: forget the seals that this computer "
                   "has kept of it since, before it is checked.")},
          {u"attachments"_s,
           {},
           Ctl::tr("Read every byte of the files that are attached to items, too; this takes as "
                   "long as the disk does.")},
          reportOption()},
         audit},
        {u"selftest"_s,
         {},
         0,
         0,
         Ctl::tr("Prove on this very database that no item is given out twice.\n"
                 "Many claimers, each with a connection of its own, empty a queue that is made for "
                 "them and removed again. On a server your login must be administrator and "
                 "clerk."),
         {{u"claimers"_s, u"N"_s, Ctl::tr("How many there are; 32 by default.")},
          {u"items"_s, u"N"_s, Ctl::tr("How many items they share; 10000 by default.")},
          reportOption()},
         selftest},
    };
}

} // namespace intray::ctl
