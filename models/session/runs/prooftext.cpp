// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/runs/prooftext.h"

#include "session/runs/proof.h"

#include <QCoreApplication>
#include <QLocale>

namespace intray {

static QString say(const char *text, int number = -1)
{
    return QCoreApplication::translate("Proof", text, nullptr, number);
}

static QString amount(qint64 number)
{
    return QLocale().toString(number);
}

static QStringList violationsIn(const Proof &proof)
{
    return proof.audit ? proof.audit->violations : proof.selftest->violations;
}

static QString sentenceOnAudit(const AuditReport &report)
{
    if (report.violations.isEmpty())
        return say(QT_TRANSLATE_NOOP("Proof",
                                     "The history is in order, without contradictions. "
                                     "Items: %1; lines of history: %2."))
            .arg(amount(report.items), amount(report.events));
    return say(
        QT_TRANSLATE_N_NOOP("Proof", "The history is not in order: %n contradiction(s)."),
        int(report.violations.size()));
}

static QString sentenceOnSelftest(const SelftestResult &result)
{
    if (result.isGood())
        return say(QT_TRANSLATE_NOOP(
                       "Proof",
                       "The self-test passed: no item was given out twice. Items given out: %1."))
            .arg(amount(result.claims));
    if (result.twice > 0)
        return say(QT_TRANSLATE_N_NOOP(
                       "Proof",
                       "The self-test failed: %n item(s) were given out twice. Stop working "
                       "with this database and show the report to whoever runs it."),
                   result.twice);
    return say(QT_TRANSLATE_NOOP("Proof",
                                 "The self-test failed. The report below says what was found."));
}

QString sentenceAbout(const Proof &proof)
{
    return proof.audit ? sentenceOnAudit(*proof.audit) : sentenceOnSelftest(*proof.selftest);
}

static QString moment(const QDateTime &at)
{
    return at.toUTC().toString(QStringLiteral("yyyy-MM-dd HH:mm:ss 'UTC'"));
}

static QString whereAndWhen(const Proof &proof)
{
    const QString engine =
        proof.engine.isEmpty()
            ? say(QT_TRANSLATE_NOOP("Proof", "a file on the computer, SQLite"))
            : proof.engine;
    return say(QT_TRANSLATE_NOOP("Proof", "Database: %1\n"
                                              "Engine: %2\n"
                                              "Tables: version %3\n"
                                              "Program: Intray %4\n"
                                              "By: %5 at %6\n"
                                              "Begun: %7\n"
                                              "Ended: %8"))
        .arg(proof.database, engine)
        .arg(proof.schema)
        .arg(QStringLiteral(INTRAY_VERSION), proof.by.user, proof.by.workstation,
             moment(proof.began), moment(proof.ended));
}

static QString whatAuditChecks()
{
    return say(QT_TRANSLATE_NOOP(
        "Proof",
        "Checked, line by line of every item's history, as of one instant:\n- each item was "
        "imported once;\n- at every instant at most one lock held it;\n- every action on it names "
        "the lock that held the item then;\n- no lock came back after work was done under it;\n- "
        "it was completed at most once between being open and being reopened;\n- its record was "
        "worked on in one step only;\n- the item's present state is what its history says."));
}

static QString whatSelftestDid(const Proof &proof)
{
    const QLocale locale;
    const QString words = say(QT_TRANSLATE_NOOP(
        "Proof", "Done: %1 claimers at once, each with a connection of its own, took and "
                     "completed %2 items in a queue made for this and removed again.\n"
                     "Claims: %3, of which twice: %4"));
    const SelftestResult &result = *proof.selftest;
    const QString speed =
        QCoreApplication::translate(
            "Proof",
            "Speed: %Ln claim(s) a second; half of them within %1 ms, 99 of "
            "100 within %2 ms",
            nullptr, qRound(result.claimsPerSecond))
            .arg(locale.toString(result.p50, 'f', 1), locale.toString(result.p99, 'f', 1));
    return words.arg(amount(proof.size.claimers), amount(proof.size.items), amount(result.claims),
                     amount(result.twice)) +
           u'\n' + speed;
}

static QString whatWasFound(const Proof &proof)
{
    const QStringList violations = violationsIn(proof);
    if (violations.isEmpty())
        return say(QT_TRANSLATE_NOOP("Proof", "Contradictions: none"));
    return say(QT_TRANSLATE_NOOP("Proof", "Contradictions:")) + u'\n' + violations.join(u'\n');
}

QString reportOf(const Proof &proof)
{
    const QString title = proof.audit
                              ? say(QT_TRANSLATE_NOOP("Proof", "Intray: check of the history"))
                              : say(QT_TRANSLATE_NOOP("Proof", "Intray: self-test"));
    const QString whatWasDone = proof.audit ? whatAuditChecks() : whatSelftestDid(proof);
    return QStringList{title, sentenceAbout(proof), whereAndWhen(proof), whatWasDone,
                       whatWasFound(proof)}
               .join(QStringLiteral("\n\n")) +
           u'\n';
}

} // namespace intray
