// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/connection/fakekeychain.h"
#include "session/connection/passwordkeeper.h"
#include "support/testclass.h"

#include <QSignalSpy>
#include <QTest>

#include <optional>

using namespace intray;
using namespace std::chrono_literals;
using namespace Qt::StringLiterals;
using Kind = KeychainAnswer::Kind;

/// A keeper with a keychain that does as the test says, and the last answer.
struct Keeping
{
    explicit Keeping(std::chrono::milliseconds patience = 20ms)
        : keeper(std::make_unique<FakeKeychain>(shelf), patience)
    {
    }

    void find() { keeper.find(url, &receiver, hear()); }
    void keep(const QString &text) { keeper.keep(url, Password(text)); }
    Keychain::Then hear()
    {
        return [this](const KeychainAnswer &said) {
            answer = said;
            ++answers;
        };
    }

    std::shared_ptr<Shelf> shelf = std::make_shared<Shelf>();
    PasswordKeeper keeper;
    QObject receiver;
    DatabaseUrl url =
        *DatabaseUrl::fromText(u"postgresql://anna@db.example.org/intray?sslmode=require"_s);
    std::optional<KeychainAnswer> answer;
    int answers = 0;
};

class tst_PasswordKeeper : public QObject
{
    Q_OBJECT
private slots:
    void whatIsKeptIsFoundAgain();
    void b17_aSlowKeychainMeansUnknownAndTheSecretIsNotLost();
    void aSlowWriteIsSaidAndDoesNotHoldUpTheNextQuestion();
    void withoutAKeychainItIsSaidThatNothingIsKept();
    void withoutAKeychainNothingIsKeptAndTheReasonIsSaid();
    void theAnswerIsNotHeardOnceTheReceiverIsGone();
    void onePasswordServesEveryWayToEncryptTheLine();
    void anotherLoginHasAnotherPassword();
};

void tst_PasswordKeeper::whatIsKeptIsFoundAgain()
{
    Keeping keeping;
    keeping.find();
    QCOMPARE(keeping.answer->kind, Kind::None);
    keeping.keep(u"canary"_s);
    keeping.find();
    QCOMPARE(keeping.answer->kind, Kind::Done);
    QCOMPARE(keeping.answer->password.forDriver(), u"canary"_s);
    keeping.keeper.forget(keeping.url);
    keeping.find();
    QCOMPARE(keeping.answer->kind, Kind::None);
    QVERIFY(keeping.keeper.whyNotKeeping().isEmpty());
}

void tst_PasswordKeeper::b17_aSlowKeychainMeansUnknownAndTheSecretIsNotLost()
{
    Keeping keeping;
    keeping.keep(u"canary"_s);
    keeping.shelf->mood = Shelf::Mood::Silent;
    keeping.answer.reset();
    keeping.find();
    QVERIFY(!keeping.answer);
    QTRY_VERIFY(keeping.answer);
    QCOMPARE(keeping.answer->kind, Kind::Unknown);
    QVERIFY(keeping.answer->password.isEmpty());
    const int answersBefore = keeping.answers;
    keeping.shelf->answerWhatWaits();
    QCoreApplication::processEvents();
    QCOMPARE(keeping.answers, answersBefore);
    keeping.shelf->mood = Shelf::Mood::Prompt;
    keeping.find();
    QCOMPARE(keeping.answer->kind, Kind::Done);
    QCOMPARE(keeping.answer->password.forDriver(), u"canary"_s);
    for (const QString &call : std::as_const(keeping.shelf->asked))
        QVERIFY2(!call.startsWith(u"remove"_s), qPrintable(call));
}

void tst_PasswordKeeper::aSlowWriteIsSaidAndDoesNotHoldUpTheNextQuestion()
{
    Keeping keeping;
    const QSignalSpy notKept(&keeping.keeper, &PasswordKeeper::notKept);
    keeping.shelf->mood = Shelf::Mood::Silent;
    keeping.keep(u"canary"_s);
    keeping.shelf->mood = Shelf::Mood::Prompt;
    keeping.find();
    QCOMPARE(keeping.answer->kind, Kind::None);
    QTRY_COMPARE(notKept.count(), 1);
    QVERIFY(notKept.first().first().toString().endsWith(u'.'));
}

void tst_PasswordKeeper::withoutAKeychainItIsSaidThatNothingIsKept()
{
    PasswordKeeper keeper(noKeychain());
    const QSignalSpy notKept(&keeper, &PasswordKeeper::notKept);
    keeper.keep(DatabaseUrl::embeddedDefault(), Password(u"canary"_s));
    QCOMPARE(notKept.count(), 1);
    QCOMPARE(notKept.first().first().toString(), keeper.whyNotKeeping());
}

void tst_PasswordKeeper::withoutAKeychainNothingIsKeptAndTheReasonIsSaid()
{
    PasswordKeeper keeper(noKeychain());
    const QSignalSpy changed(&keeper, &PasswordKeeper::serviceChanged);
    QCOMPARE(keeper.service(), PasswordKeeper::Service::NotAsked);
    keeper.look();
    QCOMPARE(keeper.service(), PasswordKeeper::Service::Missing);
    QVERIFY(keeper.whyNotKeeping().endsWith(u'.'));
    keeper.look();
    QCOMPARE(changed.count(), 1);
}

void tst_PasswordKeeper::theAnswerIsNotHeardOnceTheReceiverIsGone()
{
    Keeping keeping;
    keeping.shelf->mood = Shelf::Mood::Silent;
    {
        QObject receiver;
        keeping.keeper.find(keeping.url, &receiver, keeping.hear());
    }
    keeping.shelf->answerWhatWaits();
    QCOMPARE(keeping.answers, 0);
}

void tst_PasswordKeeper::onePasswordServesEveryWayToEncryptTheLine()
{
    const auto verified =
        *DatabaseUrl::fromText(u"postgresql://anna@db.example.org/intray?sslmode=verify-full"_s);
    const auto relaxed =
        *DatabaseUrl::fromText(u"postgresql://anna@db.example.org/intray?sslmode=disable"_s);
    QCOMPARE(PasswordKeeper::secretName(verified), PasswordKeeper::secretName(relaxed));
}

void tst_PasswordKeeper::anotherLoginHasAnotherPassword()
{
    const auto anna = *DatabaseUrl::fromText(u"mariadb://anna@db.example.org/intray"_s);
    for (const DatabaseUrl &other :
         {anna.as(u"ben"_s), *DatabaseUrl::fromText(u"mariadb://anna@db2.example.org/intray"_s),
          *DatabaseUrl::fromText(u"mariadb://anna@db.example.org:3307/intray"_s),
          *DatabaseUrl::fromText(u"postgresql://anna@db.example.org/intray"_s)})
        QVERIFY(PasswordKeeper::secretName(anna) != PasswordKeeper::secretName(other));
}

INTRAY_TEST_GUILESS_MAIN(tst_PasswordKeeper)
#include "tst_passwordkeeper.moc"
