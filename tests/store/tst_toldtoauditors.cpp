// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "forging.h"
#include "support/testclass.h"
#include "support/twoatwork.h"

#include <QCryptographicHash>

using namespace intray;
using namespace Qt::StringLiterals;

/// What somebody who may check the history and reads no record can find out about records. In a
/// file everybody reads all of it.
class ToldToAuditors : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowsOnly({u"postgresql"_s, u"mariadb"_s}); }
    void init();

    void noDigestThatOneCouldGuessAgainst();
    void theKeyOfDigestsIsReadByNobody();
    void theirAuditFindsWhatAnyOtherFinds();

private:
    std::unique_ptr<Person> auditor;
};

// One that was completed with a correction.
void ToldToAuditors::init()
{
    beginOn(engineOfRow());
    add(u"1"_s);
    const Claim claim = take(*anna);
    valueOf(anna->store.finish(claim.items.first().id, claim.lock,
                               Disposition::complete(Record{{u"name"_s, u"Lund"_s}})));
    letMinutesPass(*database);
    QCOMPARE(valueOf(anna->store.sealHistory()), 1);
    auditor = std::make_unique<Person>(*database, u"carl"_s);
    valueOf(anna->store.setUser({u"carl"_s, u"carl"_s, true, {Role::Auditor}, {}}));
    auditor = std::make_unique<Person>(*database, u"carl"_s);
}

static QString digestOf(const QString &text)
{
    return QString::fromLatin1(
        QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256).toHex());
}

/// All that an audit is given of records.
static Outcome<QString> everythingToldIn(Sql &sql)
{
    QStringList told;
    const auto read = [&](const char *statement, const Bindings &values, const char *column) {
        told += sql.all(statement, values, [&](const Row &row) { return row.text(column); });
    };
    for (const char *column : {"digest", "digests", "sealed_last"})
        read("audit_items", {{":item", 0}, {":limit", 100}}, column);
    read("audit_events", {{":item", 0}, {":event", 0}, {":limit", 100}}, "detail");
    read("audit_sealed_events", {{":event", 0}, {":last", 100}, {":limit", 100}}, "line");
    read("audit_sealed_items", {{":seal", 1}, {":item", 0}, {":limit", 100}}, "line");
    return told.join(u'\n');
}

void ToldToAuditors::noDigestThatOneCouldGuessAgainst()
{
    const auto owner = database->connectAsOwner();
    const QString question =
        inWordsOf(owner->d().dialect, u"SELECT CAST(current AS {text}) AS guess FROM {record}"_s);
    const auto guesses = attempt(*owner, [&](Sql &sql) -> Outcome<QStringList> {
        return sql.allOfText(question, {}, [](const Row &row) { return row.text("guess"); });
    });
    const QString guess = valueOf(guesses).first();
    QVERIFY(guess.contains(u"Lund"_s));
    const QString told = valueOf(attempt(*auditor->connection, everythingToldIn));
    QVERIFY2(told.contains(u"\"digest\""_s), qPrintable(told));
    for (const QString &before : {u""_s, u"1|"_s, u"|1|"_s, u"|1|corrected|"_s, u"corrected|"_s})
        QVERIFY2(!told.contains(digestOf(before + guess).left(32)), qPrintable(before));
}

void ToldToAuditors::theKeyOfDigestsIsReadByNobody()
{
    for (const Person *person : {anna.get(), auditor.get()}) {
        Connection::Private &d = person->connection->d();
        const QString question = inWordsOf(d.dialect, u"SELECT digest_key FROM {queues}"_s);
        bool isRefused = false;
        try {
            d.execute(question);
        } catch (const SqlFailure &) {
            isRefused = true;
        }
        QVERIFY(isRefused);
    }
}

void ToldToAuditors::theirAuditFindsWhatAnyOtherFinds()
{
    const auto all = [](const Person &person) {
        const AuditReport report = valueOf(auditEverything(*person.connection));
        return report.violations + report.notes;
    };
    QCOMPARE(valueOf(auditEverything(*auditor->connection)).violations.join(u'\n'), QString());
    QCOMPARE(all(*auditor), all(*anna));
    forge(*database, u"UPDATE {record} SET current = '{\"name\":\"Land\"}', result = '{}'"_s);
    QVERIFY(all(*auditor).join(u'\n').contains(u"its result is not as seal 1 found it"_s));
    QCOMPARE(all(*auditor), all(*anna));
}

INTRAY_TEST_GUILESS_MAIN(ToldToAuditors)
#include "tst_toldtoauditors.moc"
