// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/refusals/refusals.h"
#include "support/testclass.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <span>

using namespace intray;
using namespace Qt::StringLiterals;

/// A refusal is one line of one table, for whoever refuses and whoever reads it.
class Refusals : public QObject
{
    Q_OBJECT

private slots:
    void everyCodeHasALine();
    void everyLineIsSaidBySomebody();
    void everySentenceHasItsFacts();
    void theLastLineOfACodeAlwaysHolds();
    void theFactsChooseTheSentence();
    void aLockLostTellsWhoHasItNow();
    void aDetailIsForWhoeverReadsTheLog();
    void anItemIsKnownByItsKeyElseByItsNumber();
    void howManyIsSaidInWords();
    void whatIsFilledInIsNotFilledInAgain();
    void anUnknownCodeIsAFault();
};

static QList<refusals::RefusalRule> allLines()
{
    QList<refusals::RefusalRule> lines;
    for (const std::span<const refusals::RefusalRule> some :
         {std::span<const refusals::RefusalRule>(refusals::ofWork),
          std::span<const refusals::RefusalRule>(refusals::ofOversight),
          std::span<const refusals::RefusalRule>(refusals::ofDelivery)})
        lines << QList<refusals::RefusalRule>(some.begin(), some.end());
    return lines;
}

static QString sourcesWith(const QStringList &endings)
{
    QString texts;
    QDirIterator files(qEnvironmentVariable("INTRAY_SOURCE") + u"/models/store"_s, endings,
                       QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (file.open(QIODevice::ReadOnly))
            texts += QString::fromUtf8(file.readAll());
    }
    return texts;
}

static QSet<QString> namedIn(const QString &texts, const QString &pattern)
{
    QSet<QString> codes;
    for (auto match = QRegularExpression(pattern).globalMatch(texts); match.hasNext();)
        codes << match.next().captured(1);
    return codes;
}

static QSet<QString> codesOfServers()
{
    const QString texts = sourcesWith({u"*.sql"_s, u"callrules.cpp"_s, u"verbprocedures.cpp"_s});
    const QString verbs = sourcesWith({u"*.verb"_s});
    return namedIn(texts, uR"x(\\?"refused\\?":\s*\\?"(\w+))x"_s) +
           namedIn(texts, uR"x('refused',\s*'(\w+)')x"_s) + namedIn(verbs, u" refuse (\\w+)"_s);
}

static QSet<QString> codesOfTheProgram()
{
    return namedIn(sourcesWith({u"*.cpp"_s}),
                   uR"x((?:refused\(|isRefused\([^"()]+,)\s*"(\w+)")x"_s);
}

void Refusals::everyCodeHasALine()
{
    // That it is a table's, so that the procedure for these does it, is told to the program alone.
    const QSet<QString> codes =
        codesOfServers() + codesOfTheProgram() - QSet<QString>{u"adopted"_s};
    QVERIFY(codes.size() > 80);
    for (const QString &code : codes)
        QVERIFY2(refusals::in({{u"refused"_s, code}}).detail != code, qPrintable(code));
}

void Refusals::everyLineIsSaidBySomebody()
{
    const QSet<QString> said = codesOfServers() + codesOfTheProgram();
    for (const refusals::RefusalRule &line : allLines())
        QVERIFY2(said.contains(QString::fromLatin1(line.code)), line.code);
}

void Refusals::everySentenceHasItsFacts()
{
    static const QRegularExpression place(u"%[0-9n]"_s);
    for (const refusals::RefusalRule &line : allLines()) {
        QSet<QString> places;
        for (auto match = place.globalMatch(QString::fromUtf8(line.sentence)); match.hasNext();)
            places << match.next().captured();
        const auto facts = QString::fromLatin1(line.facts).split(u' ', Qt::SkipEmptyParts);
        QVERIFY2(places.size() <= facts.size() && places.isEmpty() == facts.isEmpty(), line.code);
    }
}

void Refusals::theLastLineOfACodeAlwaysHolds()
{
    QHash<QString, QString> last;
    for (const refusals::RefusalRule &line : allLines())
        last[QString::fromLatin1(line.code)] = QString::fromLatin1(line.when);
    for (auto it = last.begin(); it != last.end(); ++it)
        QVERIFY2(it->isEmpty(), qPrintable(it.key()));
}

void Refusals::theFactsChooseTheSentence()
{
    QCOMPARE(refused("reason_missing", {{"kind", u"dismiss"_s}}).sentence,
             u"Say why the item is dismissed."_s);
    QCOMPARE(refused("reason_missing").sentence, u"Say why the item fails."_s);
    const Error onField =
        refused("table_refused", {{"why", u"unique"_s}, {"field", u"Code"_s}, {"rule", u"u1"_s}});
    QVERIFY(onField.sentence.startsWith(u"“Code” must not be the same in two rows"_s));
    QCOMPARE(onField.field, u"Code"_s);
    QCOMPARE(onField.detail, u"u1"_s);
    QVERIFY(refused("table_refused", {{"why", u"unique"_s}})
                .sentence.startsWith(u"A rule of the item's table"_s));
}

void Refusals::aLockLostTellsWhoHasItNow()
{
    const QDateTime since = QDateTime::currentDateTimeUtc().addSecs(-60);
    const Lock lock{u"0a"_s, u"anna"_s, u"desk"_s, since, since.addSecs(600)};
    const Error lost = refused("lock_lost", {lock, State::Locked});
    QCOMPARE(lost.kind, Error::Kind::LockLost);
    QCOMPARE(lost.state, State::Locked);
    QCOMPARE(lost.holder.user, u"anna"_s);
    QCOMPARE(lost.holder.lockedAt, since);
    QVERIFY2(lost.sentence.contains(u"anna took it at"_s), qPrintable(lost.sentence));
    QVERIFY(!lost.isAdoptedLoss);
    QVERIFY(isRefused(lost, "lock_lost") && !isRefused(lost, "lock_was_gone"));
    QVERIFY(refused("lock_lost", {Lock(), State::Done}).sentence.contains(u"been completed"_s));
    const Error inTable = refused("lock_lost", {lock, State::Locked, {{"adopted", 1}}});
    QVERIFY(inTable.isAdoptedLoss && inTable.detail.contains(u"in the table"_s));
}

void Refusals::aDetailIsForWhoeverReadsTheLog()
{
    QCOMPARE(refused("not_permitted", {{"role", u"auditor"_s}}).detail, u"role needed: auditor"_s);
    QCOMPARE(refused("not_permitted").detail, QString());
}

void Refusals::anItemIsKnownByItsKeyElseByItsNumber()
{
    QVERIFY(refused("merge_ended", {{"key", u"C-7"_s}}).sentence.startsWith(u"“C-7” is"_s));
    QVERIFY(refusals::in({{u"refused"_s, u"merge_ended"_s}, {u"item"_s, 12}})
                .sentence.startsWith(u"“12” is"_s));
}

void Refusals::howManyIsSaidInWords()
{
    QVERIFY(refused("rows_held", {{"items", 3}}).sentence.startsWith(u"3 row"_s));
    const Error large = refused("attachment_too_large", {{"most", 2048}});
    QVERIFY2(large.sentence.contains(QLocale().formattedDataSize(2048)),
             qPrintable(large.sentence));
}

void Refusals::whatIsFilledInIsNotFilledInAgain()
{
    QCOMPARE(refused("not_in_queue", {{"item", 5}, {"queue", u"%1 and %2"_s}}).sentence,
             u"The queue “%1 and %2” has no item 5."_s);
}

void Refusals::anUnknownCodeIsAFault()
{
    const Error error = refusals::in({{u"refused"_s, u"to_come"_s}});
    QCOMPARE(error.kind, Error::Kind::Broken);
    QCOMPARE(error.detail, u"to_come"_s);
}

INTRAY_TEST_GUILESS_MAIN(Refusals)
#include "tst_refusals.moc"
