// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctlfixture.h"
#include "support/testclass.h"

#include <QProcess>
#include <QTest>

#include <memory>
#include <vector>

using namespace intray;
using namespace Qt::StringLiterals;

/// The rules of a queue by the options of queue add and queue set: what is said is kept, and what
/// cannot be is refused and changes nothing.
class CtlRulesTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void warningTimesAreKept();
    void usualWarningTimesComeBack();
    void theTimeToReopenOnesOwnIsKept();
    void forWhomReturnedItemsAreIsKept();
    void usualQuestionsAreKeptBesideTheReasons();
    void reasonsToChooseFromAreKept();
    void reasonsAreTakenAwayByNothing();
    void everyRuleIsShownInWords();
    void aNewQueueTakesTheSameOptions();
    void whoHasToWaitReadsThePausesMessage();
    void badRulesChangeNothing_data();
    void badRulesChangeNothing();
    void aQueryThatIsGivenSaysWhatComesFirst();
    void severalAtOnceTakeNothingBack();
    void whatWasChangedIsTold();
    void whatUsersMayIsTold();

private:
    Ran set(const QStringList &words) const
    {
        return m_ctl->ctl(QStringList{u"queue"_s, u"set"_s, u"q"_s} + words);
    }
    QJsonObject rules(const QString &queue = u"q"_s) const
    {
        return m_ctl->ctl({u"queue"_s, u"show"_s, queue}).json();
    }
    std::unique_ptr<CtlFixture> m_ctl;
};

void CtlRulesTest::init()
{
    m_ctl = std::make_unique<CtlFixture>();
    m_ctl->addQueue(u"q"_s, {u"a"_s});
}

void CtlRulesTest::warningTimesAreKept()
{
    QCOMPARE(set({u"--hold"_s, u"20m"_s, u"--warn"_s, u"5m,90s"_s}).exit, 0);
    QCOMPARE(rules().value(u"first_warning_s"_s), 300);
    QCOMPARE(rules().value(u"last_warning_s"_s), 90);
    QCOMPARE(set({u"--warn"_s, u"3m"_s}).exit, 0);
    QCOMPARE(rules().value(u"first_warning_s"_s), 180);
    QVERIFY(rules().value(u"last_warning_s"_s).isNull());
    const Ran text = m_ctl->bare({u"-d"_s, m_ctl->database(), u"queue"_s, u"show"_s, u"q"_s});
    QVERIFY2(text.out.contains("3m"), text.out.constData());
}

void CtlRulesTest::usualWarningTimesComeBack()
{
    QCOMPARE(set({u"--warn"_s, u"5m,1m"_s}).exit, 0);
    QCOMPARE(set({u"--warn"_s, u"usual"_s}).exit, 0);
    QVERIFY(rules().value(u"first_warning_s"_s).isNull());
    QVERIFY(rules().value(u"last_warning_s"_s).isNull());
}

void CtlRulesTest::theTimeToReopenOnesOwnIsKept()
{
    QVERIFY(rules().value(u"reopen_own_s"_s).isNull());
    QCOMPARE(set({u"--reopen-own"_s, u"30m"_s}).exit, 0);
    QCOMPARE(rules().value(u"reopen_own_s"_s), 1800);
    QCOMPARE(set({u"--title"_s, u"T"_s}).exit, 0);
    QCOMPARE(rules().value(u"reopen_own_s"_s), 1800);
    QCOMPARE(set({u"--reopen-own"_s, u"none"_s}).exit, 0);
    QVERIFY(rules().value(u"reopen_own_s"_s).isNull());
    QCOMPARE(set({u"--reopen-own"_s, u"soon"_s}).exit, 2);
}

void CtlRulesTest::forWhomReturnedItemsAreIsKept()
{
    QVERIFY(rules().value(u"not_again_s"_s).isNull());
    QCOMPARE(set({u"--not-again"_s, u"4h"_s}).exit, 0);
    QCOMPARE(rules().value(u"not_again_s"_s), 4 * 3600);
    QCOMPARE(set({u"--title"_s, u"T"_s}).exit, 0);
    QCOMPARE(rules().value(u"not_again_s"_s), 4 * 3600);
    QCOMPARE(set({u"--not-again"_s, u"others"_s}).exit, 0);
    QCOMPARE(rules().value(u"not_again_s"_s), 0);
    QCOMPARE(set({u"--not-again"_s, u"none"_s}).exit, 0);
    QVERIFY(rules().value(u"not_again_s"_s).isNull());
    QCOMPARE(set({u"--not-again"_s, u"soon"_s}).exit, 2);
}

void CtlRulesTest::usualQuestionsAreKeptBesideTheReasons()
{
    QCOMPARE(set({u"--usual-questions"_s, u"Which county?; Still there? ;"_s}).exit, 0);
    QCOMPARE(set({u"--fail-reasons"_s, u"unreadable"_s}).exit, 0);
    QCOMPARE(rules().value(u"usual_questions"_s),
             QJsonArray({u"Which county?"_s, u"Still there?"_s}));
    QCOMPARE(set({u"--usual-questions"_s, u""_s}).exit, 0);
    QCOMPARE(rules().value(u"usual_questions"_s), QJsonArray());
    QCOMPARE(rules().value(u"fail_reasons"_s), QJsonArray({u"unreadable"_s}));
}

void CtlRulesTest::reasonsToChooseFromAreKept()
{
    QCOMPARE(set({u"--fail-reasons"_s, u"unreadable; no such street ;;"_s, u"--send-back-reasons"_s,
                  u"wrong, and why"_s})
                 .exit,
             0);
    QCOMPARE(rules().value(u"fail_reasons"_s), QJsonArray({u"unreadable"_s, u"no such street"_s}));
    QCOMPARE(rules().value(u"send_back_reasons"_s), QJsonArray({u"wrong, and why"_s}));
    QCOMPARE(set({u"--title"_s, u"T"_s}).exit, 0);
    QCOMPARE(rules().value(u"fail_reasons"_s).toArray().size(), 2);
}

/// Whoever moves to a server writes the rules down from here.
void CtlRulesTest::everyRuleIsShownInWords()
{
    const QString schema = m_ctl->file(u"schema.json"_s, R"({"required": ["street"]})");
    const QString source = m_ctl->file(u"source.sql"_s, "SELECT 'a' AS key\n  WHERE 1 = 1");
    QCOMPARE(set({u"--dispositions"_s, u"complete,fail"_s, u"--fail-reasons"_s, u"torn;wet"_s,
                  u"--send-back-reasons"_s, u"not this one"_s, u"--schema"_s, schema, u"--source"_s,
                  source, u"--fresh"_s, u"7m"_s})
                 .exit,
             0);
    const Ran shown = m_ctl->bare({u"-d"_s, m_ctl->database(), u"queue"_s, u"show"_s, u"q"_s});
    for (const QByteArray &rule :
         {QByteArray("complete,fail\n"), QByteArray("torn; wet"), QByteArray("not this one"),
          QByteArray("\"street\""), QByteArray("SELECT 'a' AS key\n  WHERE 1 = 1"),
          QByteArray("7m")})
        QVERIFY2(shown.out.contains(rule), shown.out.constData());
}

void CtlRulesTest::reasonsAreTakenAwayByNothing()
{
    QCOMPARE(set({u"--fail-reasons"_s, u"a;b"_s, u"--send-back-reasons"_s, u"c"_s}).exit, 0);
    QCOMPARE(set({u"--fail-reasons"_s, QLatin1StringView("")}).exit, 0);
    QCOMPARE(rules().value(u"fail_reasons"_s), QJsonArray());
    QCOMPARE(rules().value(u"send_back_reasons"_s), QJsonArray({u"c"_s}));
}

void CtlRulesTest::aNewQueueTakesTheSameOptions()
{
    QCOMPARE(m_ctl
                 ->ctl({u"queue"_s, u"add"_s, u"new"_s, u"--warn"_s, u"2m,10s"_s,
                        u"--fail-reasons"_s, u"x"_s})
                 .exit,
             0);
    QCOMPARE(rules(u"new"_s).value(u"last_warning_s"_s), 10);
    QCOMPARE(rules(u"new"_s).value(u"fail_reasons"_s), QJsonArray({u"x"_s}));
}

void CtlRulesTest::whoHasToWaitReadsThePausesMessage()
{
    const QString message = u"The new forms come at 10."_s;
    QCOMPARE(m_ctl->ctl({u"queue"_s, u"pause"_s, u"q"_s, u"--message"_s, message}).exit, 0);
    QCOMPARE(rules().value(u"paused"_s), true);
    QCOMPARE(rules().value(u"pause_message"_s), message);
    const Ran shown = m_ctl->bare({u"-d"_s, m_ctl->database(), u"queue"_s, u"show"_s, u"q"_s});
    QVERIFY2(shown.out.contains(message.toUtf8()), shown.out.constData());
    QCOMPARE(m_ctl->ctl({u"claim"_s, u"q"_s}).exit, 3);
    QCOMPARE(m_ctl->ctl({u"queue"_s, u"pause"_s, u"q"_s}).exit, 0);
    QVERIFY(rules().value(u"pause_message"_s).isNull());
    QCOMPARE(m_ctl->ctl({u"queue"_s, u"pause"_s, u"q"_s, u"--message"_s, message}).exit, 0);
    QCOMPARE(m_ctl->ctl({u"queue"_s, u"resume"_s, u"q"_s}).exit, 0);
    QCOMPARE(rules().value(u"paused"_s), false);
    QVERIFY(rules().value(u"pause_message"_s).isNull());
    QCOMPARE(m_ctl->ctl({u"claim"_s, u"q"_s}).exit, 0);
}

void CtlRulesTest::badRulesChangeNothing_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("exit");
    const auto bad = [](const char *name, const QStringList &words, int exit) {
        QTest::newRow(name) << words << exit;
    };
    bad("a warning as long as the lock", {u"--hold"_s, u"5m"_s, u"--warn"_s, u"5m"_s}, 1);
    bad("a lock shorter than the warning", {u"--hold"_s, u"1m"_s}, 1);
    bad("the last warning before the first", {u"--warn"_s, u"1m,2m"_s}, 1);
    bad("both warnings at once", {u"--warn"_s, u"1m,1m"_s}, 1);
    bad("no time before the end", {u"--warn"_s, u"0s"_s}, 1);
    bad("three warnings", {u"--warn"_s, u"3m,2m,1m"_s}, 2);
    bad("half a pair", {u"--warn"_s, u"3m,"_s}, 2);
    bad("a word for a time", {u"--warn"_s, u"soon"_s}, 2);
    bad("no time at all", {u"--warn"_s, QLatin1StringView("")}, 2);
    bad("an unknown disposition", {u"--dispositions"_s, u"complete,burn"_s}, 2);
    bad("a hold shorter than the lock", {u"--longest-hold"_s, u"1m"_s}, 1);
    bad("a lock of no time", {u"--hold"_s, u"0s"_s}, 1);
    bad("a lock that is a word", {u"--hold"_s, u"long"_s}, 2);
    bad("no lock at all", {u"--locks-per-user"_s, u"0"_s}, 2);
    bad("attempts below one", {u"--attempts"_s, u"-1"_s}, 2);
    bad("a share of nothing", {u"--share"_s, u"0%"_s}, 2);
    bad("hands neither yes nor no", {u"--other-hands"_s, u"perhaps"_s}, 2);
    bad("its own next queue", {u"--next"_s, u"q"_s}, 1);
    bad("keyed again without who decides", {u"--blind"_s, u"city"_s}, 1);
    bad("an option that is none", {u"--reasons"_s, u"x"_s}, 2);
}

void CtlRulesTest::badRulesChangeNothing()
{
    QFETCH(QStringList, words);
    QFETCH(int, exit);
    QCOMPARE(
        set({u"--hold"_s, u"20m"_s, u"--warn"_s, u"5m,1m"_s, u"--fail-reasons"_s, u"x"_s}).exit, 0);
    const QJsonObject before = rules();
    const Ran ran = set(words + QStringList{u"--title"_s, u"changed"_s});
    QCOMPARE(ran.exit, exit);
    QCOMPARE(ran.errorKind(), exit == 2 ? u"usage"_s : u"invalid"_s);
    QVERIFY(ran.sentence().size() > 10);
    QCOMPARE(rules(), before);
}

void CtlRulesTest::aQueryThatIsGivenSaysWhatComesFirst()
{
    const QString file = m_ctl->file(
        u"source.sql"_s, "SELECT 'low' AS key, 0 AS priority UNION ALL SELECT 'high\x1b[2J', 5");
    const Ran ran = set({u"--source"_s, file});
    QCOMPARE(ran.exit, 0);
    const qsizetype high = ran.err.indexOf("high");
    QVERIFY2(high > 0 && high < ran.err.indexOf("low"), ran.err.constData());
    QVERIFY(!ran.err.contains('\x1b'));
}

// Each program reads all rules and writes the one that it was told.
void CtlRulesTest::severalAtOnceTakeNothingBack()
{
    const QList<QPair<QString, QString>> options{
        {u"--locks-per-user"_s, u"locks_per_user"_s}, {u"--attempts"_s, u"attempts"_s},
        {u"--share"_s, u"share_percent"_s},           {u"--largest-record"_s, u"largest_record"_s},
        {u"--largest-field"_s, u"largest_field"_s},   {u"--title"_s, u"title"_s}};
    for (int round = 11; round < 21; ++round) {
        std::vector<std::unique_ptr<QProcess>> programs;
        for (const auto &[option, key] : options) {
            programs.push_back(std::make_unique<QProcess>());
            programs.back()->start(CtlFixture::program(),
                                   {u"-d"_s, m_ctl->database(), u"queue"_s, u"set"_s, u"q"_s,
                                    option, QString::number(round)});
        }
        for (const auto &program : programs) {
            QVERIFY(program->waitForFinished());
            QCOMPARE(program->exitCode(), 0);
        }
        const QJsonObject after = rules();
        for (const auto &[option, key] : options)
            QCOMPARE(after.value(key).toVariant().toString(), QString::number(round));
    }
}

void CtlRulesTest::whatWasChangedIsTold()
{
    QCOMPARE(set({u"--hold"_s, u"20m"_s}).exit, 0);
    QCOMPARE(set({u"--hold"_s, u"20m"_s}).exit, 0); // nothing is changed, nothing is told
    QCOMPARE(m_ctl->as(u"boss"_s, {u"queue"_s, u"pause"_s, u"q"_s}).exit, 0);
    QCOMPARE(m_ctl->ctl({u"queue"_s, u"resume"_s, u"q"_s}).exit, 0);
    const QJsonArray told =
        m_ctl->ctl({u"history"_s, u"--rules"_s, u"q"_s}).json().value(u"changes"_s).toArray();
    QStringList kinds;
    for (const QJsonValue line : told)
        kinds << line[u"kind"].toString();
    QCOMPARE(kinds, (QStringList{u"resumed"_s, u"paused"_s, u"changed"_s, u"added"_s}));
    QCOMPARE(told[1][u"user"], u"boss"_s);
    QCOMPARE(told[1][u"from"].toObject(), (QJsonObject{{u"paused"_s, 0}}));
    QCOMPARE(told[1][u"to"].toObject(), (QJsonObject{{u"paused"_s, 1}}));
    QCOMPARE(told[2][u"from"].toObject(), (QJsonObject{{u"lock_seconds"_s, 1800}}));
    QCOMPARE(told[2][u"to"].toObject(), (QJsonObject{{u"lock_seconds"_s, 1200}}));
    QCOMPARE(m_ctl->ctl({u"history"_s, u"--rules"_s, u"other"_s}).json().value(u"changes"_s),
             QJsonArray());
    const QJsonObject piece = m_ctl->ctl({u"history"_s, u"--rules"_s, u"--limit"_s, u"1"_s}).json();
    const QString cursor = QString::number(piece.value(u"next"_s).toInteger());
    const QJsonObject next =
        m_ctl->ctl({u"history"_s, u"--rules"_s, u"--limit"_s, u"1"_s, u"--cursor"_s, cursor})
            .json();
    QCOMPARE(next.value(u"changes"_s)[0][u"kind"], u"paused"_s);
    const Ran text = m_ctl->bare({u"-d"_s, m_ctl->database(), u"history"_s, u"--rules"_s, u"q"_s});
    QVERIFY2(text.out.contains("lock_seconds: 1200, was 1800"), text.out.constData());
    QCOMPARE(m_ctl->ctl({u"history"_s, u"--rules"_s, u"--users"_s}).exit, 2);
}

void CtlRulesTest::whatUsersMayIsTold()
{
    m_ctl->as(u"boss"_s, {u"user"_s, u"add"_s, u"anna"_s, u"--role"_s, u"administrator"_s});
    m_ctl->as(u"boss"_s, {u"user"_s, u"add"_s, u"carl"_s, u"--role"_s, u"clerk"_s});
    m_ctl->as(u"boss"_s, {u"user"_s, u"set"_s, u"carl"_s, u"--role"_s, u"auditor"_s});
    m_ctl->as(u"anna"_s, {u"user"_s, u"remove"_s, u"carl"_s});
    const QJsonArray told =
        m_ctl->ctl({u"history"_s, u"--users"_s, u"carl"_s}).json().value(u"changes"_s).toArray();
    QCOMPARE(told.size(), 3);
    QCOMPARE(told[0][u"kind"], u"removed"_s);
    QCOMPARE(told[0][u"user"], u"anna"_s);
    QCOMPARE(told[1][u"from"][u"roles"], u"clerk"_s);
    QCOMPARE(told[1][u"to"][u"roles"], u"auditor"_s);
    QCOMPARE(m_ctl->ctl({u"audit"_s}).exit, 0);
}

INTRAY_TEST_GUILESS_MAIN(CtlRulesTest)
#include "tst_ctl_rules.moc"
