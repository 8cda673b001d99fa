// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctlfixture.h"
#include "support/testclass.h"

#include <QFileInfo>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// What intrayctl says about itself, and to whom uses it wrongly.
class CtlUsageTest : public QObject
{
    Q_OBJECT

private slots:
    void helpNamesEveryCommand();
    void everyCommandHasHelpOfItsOwn();
    void everyCommandRefusesAnUnknownOption();
    void helpIsACommandToo();
    void anOptionMeansTheSameEverywhere();
    void versionIsTold();
    void wrongUsageGivesTwoAndASentence_data();
    void wrongUsageGivesTwoAndASentence();
    void failuresAreOneDocumentToo();
    void aUsersNameStandsOnOneLine();
    void whatSteersATerminalIsShownAsASign();
    void noAnswerSteersATerminal();
    void whatJoinsLettersIsLeft();
    void onlyCreatingCommandsMakeADatabase();
    void theDatabaseComesFromTheEnvironment();
    void optionsMayStandBeforeAndAfterTheCommand();
};

/// The program's own description of itself.
static QJsonArray describedCommands()
{
    return CtlFixture().bare({u"help"_s, u"--json"_s}).json().value(u"commands"_s).toArray();
}

static QStringList commands()
{
    QStringList names;
    for (const QJsonValue command : describedCommands())
        names << command[u"name"].toString();
    return names;
}

void CtlUsageTest::helpNamesEveryCommand()
{
    const Ran help = CtlFixture().bare({u"--help"_s});
    QCOMPARE(help.exit, 0);
    QCOMPARE(help.err, QByteArray());
    QVERIFY(commands().size() >= 42);
    for (const QString &command : commands())
        QVERIFY2(help.out.contains(("\n  " + command.toUtf8() + ' ')), qPrintable(command));
}

void CtlUsageTest::everyCommandHasHelpOfItsOwn()
{
    for (const QString &command : commands()) {
        const Ran help = CtlFixture().bare(command.split(u' ') + QStringList{u"--help"_s});
        QCOMPARE(help.exit, 0);
        QVERIFY2(help.out.startsWith("Usage: intrayctl " + command.toUtf8()), help.out.constData());
    }
}

void CtlUsageTest::everyCommandRefusesAnUnknownOption()
{
    const CtlFixture fixture;
    for (const QString &command : commands()) {
        const Ran ran = fixture.ctl(command.split(u' ') + QStringList{u"--no-such-option"_s});
        QVERIFY2(ran.exit == 2 && ran.errorKind() == u"usage", qPrintable(command));
        QVERIFY2(ran.sentence().contains(u"no-such-option"), qPrintable(ran.sentence()));
    }
}

void CtlUsageTest::helpIsACommandToo()
{
    const CtlFixture fixture;
    QCOMPARE(fixture.bare({u"help"_s}).out, fixture.bare({u"--help"_s}).out);
    QCOMPARE(fixture.bare({u"help"_s, u"queue"_s}).out,
             fixture.bare({u"queue"_s, u"--help"_s}).out);
    for (const QStringList &command :
         {QStringList{u"claim"_s}, QStringList{u"queue"_s, u"add"_s}}) {
        const Ran help = fixture.bare(QStringList{u"help"_s} + command);
        QCOMPARE(help.exit, 0);
        QCOMPARE(help.out, fixture.bare(command + QStringList{u"--help"_s}).out);
    }
}

// A word has one meaning: what stands for an option's value is the same in every command. Only
// where an option names a column of somebody's table the design gives it a name of its own.
void CtlUsageTest::anOptionMeansTheSameEverywhere()
{
    QHash<QString, QString> values;
    for (const QJsonValue command : describedCommands()) {
        for (const QJsonValue option : command[u"options"].toArray()) {
            const QString name = option[u"name"].toString();
            const QString value = option[u"value"].toString();
            // Of claim the words themselves are the items.
            if (value.startsWith(u"COLUMN") || name == u"item")
                continue;
            QVERIFY2(!values.contains(name) || values.value(name) == value, qPrintable(name));
            values.insert(name, value);
        }
    }
    for (const QString &user : {u"of"_s, u"to"_s})
        QCOMPARE(values.value(user), u"USER"_s);
    QCOMPARE(values.value(u"hold"_s), u"SPAN"_s);
    QCOMPARE(values.value(u"after"_s), u"SPAN"_s);
    QCOMPARE(values.value(u"lock"_s), u"UUID"_s);
}

void CtlUsageTest::versionIsTold()
{
    const Ran version = CtlFixture().bare({u"--version"_s});
    QCOMPARE(version.exit, 0);
    QCOMPARE(version.out, QByteArray("intrayctl " INTRAY_VERSION "\n"));
}

void CtlUsageTest::wrongUsageGivesTwoAndASentence_data()
{
    QTest::addColumn<QStringList>("words");
    const QString lock = u"0c49da61-4af2-41ad-aed0-7f7878c18b4d"_s;
    QTest::newRow("nothing") << QStringList{};
    QTest::newRow("unknown command") << QStringList{u"conquer"_s};
    QTest::newRow("unknown queue command") << QStringList{u"queue"_s, u"jump"_s};
    QTest::newRow("help on nothing known") << QStringList{u"help"_s, u"conquer"_s};
    QTest::newRow("help on half of nothing known") << QStringList{u"help"_s, u"queue"_s, u"jump"_s};
    QTest::newRow("cancelling no request") << QStringList{u"requests"_s, u"--cancel"_s};
    QTest::newRow("claiming no items") << QStringList{u"claim"_s, u"--item"_s};
    QTest::newRow("unknown option") << QStringList{u"mine"_s, u"--yours"_s};
    QTest::newRow("unknown global option") << QStringList{u"--mine"_s, u"mine"_s};
    QTest::newRow("option without its value") << QStringList{u"list"_s, u"q"_s, u"--find"_s};
    QTest::newRow("missing argument") << QStringList{u"queue"_s, u"show"_s};
    QTest::newRow("too many arguments") << QStringList{u"mine"_s, u"q"_s};
    QTest::newRow("item that is no number") << QStringList{u"show"_s, u"seven"_s};
    QTest::newRow("item below one") << QStringList{u"show"_s, u"0"_s};
    QTest::newRow("count that is no number")
        << QStringList{u"claim"_s, u"q"_s, u"--count"_s, u"x"_s};
    QTest::newRow("count below one") << QStringList{u"claim"_s, u"q"_s, u"--count"_s, u"0"_s};
    QTest::newRow("claim of nothing") << QStringList{u"claim"_s};
    QTest::newRow("unknown state") << QStringList{u"list"_s, u"q"_s, u"--state"_s, u"lost"_s};
    QTest::newRow("unknown span") << QStringList{u"return"_s, u"1"_s,       u"--lock"_s,
                                                 lock,        u"--after"_s, u"soon"_s};
    QTest::newRow("return too late")
        << QStringList{u"return"_s, u"1"_s, u"--lock"_s, lock, u"--after"_s, u"73h"_s};
    QTest::newRow("no lock") << QStringList{u"complete"_s, u"1"_s};
    QTest::newRow("fail without reason") << QStringList{u"fail"_s, u"1"_s, u"--lock"_s, lock};
    QTest::newRow("fail with blank reason")
        << QStringList{u"fail"_s, u"1"_s, u"--lock"_s, lock, u"--reason"_s, u" "_s};
    QTest::newRow("release without reason") << QStringList{u"release"_s, u"1"_s};
    QTest::newRow("reassign to nobody")
        << QStringList{u"reassign"_s, u"1"_s, u"--reason"_s, u"x"_s};
    QTest::newRow("reassign without reason")
        << QStringList{u"reassign"_s, u"1"_s, u"--to"_s, u"x"_s};
    QTest::newRow("hand over from nobody") << QStringList{u"handover"_s, u"--reason"_s, u"x"_s};
    QTest::newRow("why what") << QStringList{u"why"_s};
    QTest::newRow("reopen what") << QStringList{u"reopen"_s};
    QTest::newRow("sort by nothing known") << QStringList{u"locks"_s, u"--sort"_s, u"size"_s};
    QTest::newRow("export format")
        << QStringList{u"export"_s, u"q"_s, u"f"_s, u"--format"_s, u"pdf"_s};
    QTest::newRow("delimiter") << QStringList{u"import"_s, u"q"_s, u"f"_s, u"--delimiter"_s,
                                              u"abc"_s};
    QTest::newRow("sweep too often") << QStringList{u"sweep"_s, u"--every"_s, u"0s"_s};
    QTest::newRow("unknown database kind") << QStringList{u"-d"_s, u"oracle:x"_s, u"mine"_s};
    QTest::newRow("unknown role") << QStringList{u"user"_s, u"add"_s, u"anna"_s, u"--role"_s,
                                                 u"king"_s};
    QTest::newRow("unknown role of somebody")
        << QStringList{u"user"_s, u"set"_s, u"anna"_s, u"--role"_s, u"king"_s};
    QTest::newRow("no claimers") << QStringList{u"selftest"_s, u"--claimers"_s, u"0"_s};
    QTest::newRow("another user at a server") << QStringList{
        u"-d"_s, u"postgresql://anna@127.0.0.1/desk"_s, u"mine"_s, u"--user"_s, u"ben"_s};
    QTest::newRow("password in an address")
        << QStringList{u"-d"_s, u"mariadb://anna:secret@127.0.0.1/desk"_s, u"mine"_s};
    QTest::newRow("later command") << QStringList{u"work"_s, u"q"_s};
}

void CtlUsageTest::wrongUsageGivesTwoAndASentence()
{
    QFETCH(QStringList, words);
    const CtlFixture fixture;
    const Ran plain = fixture.bare(QStringList{u"-d"_s, fixture.database()} + words);
    QCOMPARE(plain.exit, 2);
    QCOMPARE(plain.out, QByteArray());
    QVERIFY2(plain.err.trimmed().endsWith('.') && plain.err.count('\n') == 1,
             plain.err.constData());
    QVERIFY2(!plain.err.contains(" ."), plain.err.constData());
    const Ran ran = fixture.ctl(words);
    QCOMPARE(ran.exit, 2);
    QCOMPARE(ran.errorKind(), u"usage"_s);
    QVERIFY(ran.sentence().endsWith(u'.'));
    QVERIFY2(!QFileInfo::exists(fixture.database()), "wrong usage made a database");
}

void CtlUsageTest::failuresAreOneDocumentToo()
{
    const CtlFixture fixture;
    QCOMPARE(fixture.ctl({u"init"_s}).exit, 0);
    for (const QStringList &words : {QStringList{u"list"_s, u"nowhere"_s},
                                     QStringList{u"locks"_s, u"--queue"_s, u"nowhere"_s}}) {
        const Ran ran = fixture.ctl(words);
        QCOMPARE(ran.exit, 1);
        QCOMPARE(ran.errorKind(), u"not_found"_s);
        QVERIFY(ran.err.startsWith(ran.sentence().toUtf8()));
        QVERIFY(ran.sentence().contains(u"nowhere"));
    }
}

void CtlUsageTest::aUsersNameStandsOnOneLine()
{
    const CtlFixture fixture;
    QCOMPARE(fixture.ctl({u"init"_s}).exit, 0);
    const Ran ran = fixture.ctl({u"user"_s, u"add"_s, u"anna\nbert"_s});
    QCOMPARE(ran.exit, 1);
    QVERIFY2(ran.sentence().contains(u"one line"_s), qPrintable(ran.sentence()));
}

static QByteArray shownTown(const CtlFixture &fixture, const QString &town)
{
    const QByteArray file = "id,town\n1," + town.toUtf8() + '\n';
    fixture.ctl({u"import"_s, u"towns"_s, u"-"_s, u"--key"_s, u"id"_s}, file);
    return fixture.bare({u"-d"_s, u"sqlite:"_s + fixture.database(), u"show"_s, u"1"_s}).out;
}

void CtlUsageTest::whatSteersATerminalIsShownAsASign()
{
    const CtlFixture fixture;
    const QByteArray shown = shownTown(fixture, u"red \u001b[31m and \u202e turned"_s);
    QVERIFY2(shown.contains("red \uFFFD[31m and \uFFFD turned"), shown);
}

/// One's own arguments come back in many answers, also in JSON, which writes half of the signs as
/// they are.
void CtlUsageTest::noAnswerSteersATerminal()
{
    const CtlFixture ctl;
    ctl.addQueue(u"towns"_s, {u"a"_s, u"b"_s});
    ctl.file(u"in.csv"_s, "key,name\n1,x\n1,y\n");
    const QString odd = u"x\x1b[31m\u009b5m\u202e\x7f"_s;
    for (const QString &words : {u"import odd @in.csv --key key --dry-run"_s,
                                 u"import towns @% --key key"_s,
                                 u"import towns @in.csv --key %"_s,
                                 u"export towns @%"_s,
                                 u"export towns @% --state %"_s,
                                 u"list %"_s,
                                 u"list towns --find %"_s,
                                 u"list towns --sort %"_s,
                                 u"queue show %"_s,
                                 u"queue add %"_s,
                                 u"queue set towns --title %"_s,
                                 u"queue show towns"_s,
                                 u"queue list"_s,
                                 u"queue set towns --next %"_s,
                                 u"add towns --key % -"_s,
                                 u"note 1 %"_s,
                                 u"history 1"_s,
                                 u"show 1"_s,
                                 u"show %"_s,
                                 u"release 1 --reason %"_s,
                                 u"reassign 1 --to %"_s,
                                 u"assign 1 --to %"_s,
                                 u"user add %"_s,
                                 u"user list"_s,
                                 u"user remove %"_s,
                                 u"values towns %"_s,
                                 u"filter save % towns --find %"_s,
                                 u"filter list towns"_s,
                                 u"template show %"_s,
                                 u"lookup add % @in.csv"_s,
                                 u"claim %"_s,
                                 u"status %"_s,
                                 u"check towns --schema @%"_s,
                                 u"correct towns % --from a --becomes b"_s,
                                 u"%"_s,
                                 u"requests %"_s,
                                 u"attach 1 @%"_s,
                                 u"suggest %"_s,
                                 u"duplicates %"_s,
                                 u"why 1 --user %"_s,
                                 u"work towns -- %"_s,
                                 u"watch @% towns"_s,
                                 u"take-back %"_s,
                                 u"deliveries %"_s})
        for (const bool isJson : {false, true}) {
            QStringList all{u"-d"_s, ctl.database()};
            for (QString word : words.split(u' '))
                all << (word.startsWith(u'@') ? ctl.path(word.mid(1)) : word).replace(u"%"_s, odd);
            const Ran ran = ctl.bare(isJson ? QStringList{u"--json"_s} + all : all, "{}");
            for (const QString &said : {QString::fromUtf8(ran.out), QString::fromUtf8(ran.err)})
                for (const QChar steering : odd)
                    QVERIFY2(steering.isPrint() || !said.contains(steering),
                             qPrintable(words + u'\n' + said.toHtmlEscaped()));
        }
}

void CtlUsageTest::whatJoinsLettersIsLeft()
{
    const CtlFixture fixture;
    const QString joined = u"می\u200cخواهم and क्\u200dष"_s;
    const QByteArray shown = shownTown(fixture, joined);
    QVERIFY2(shown.contains(joined.toUtf8()), shown);
}

void CtlUsageTest::onlyCreatingCommandsMakeADatabase()
{
    const QList<QStringList> others{
        {u"mine"_s},           {u"list"_s, u"q"_s},          {u"claim"_s, u"q"_s}, {u"status"_s},
        {u"audit"_s},          {u"queue"_s, u"list"_s},      {u"show"_s, u"1"_s},  {u"sweep"_s},
        {u"reopen"_s, u"1"_s}, {u"export"_s, u"q"_s, u"f"_s}};
    for (const QStringList &words : others) {
        const CtlFixture fixture;
        const Ran ran = fixture.ctl(words);
        QCOMPARE(ran.exit, 1);
        QCOMPARE(ran.errorKind(), u"not_found"_s);
        QVERIFY(ran.sentence().contains(u"intrayctl init"));
        QVERIFY(!QFileInfo::exists(fixture.database()));
    }
    const CtlFixture creating;
    QCOMPARE(creating.ctl({u"queue"_s, u"add"_s, u"q"_s}).exit, 0);
    QVERIFY(QFileInfo::exists(creating.database()));
}

void CtlUsageTest::theDatabaseComesFromTheEnvironment()
{
    const CtlFixture fixture;
    qputenv("INTRAY_DATABASE", "sqlite:" + fixture.database().toUtf8());
    const Ran ran = fixture.bare({u"init"_s, u"--json"_s});
    qunsetenv("INTRAY_DATABASE");
    QCOMPARE(ran.exit, 0);
    QVERIFY(QFileInfo::exists(fixture.database()));
    QCOMPARE(ran.json().value(u"created"_s), true);
    QCOMPARE(fixture.ctl({u"init"_s}).json().value(u"created"_s), false);
    QVERIFY(ran.json().value(u"schema"_s).toInt() >= 1);
}

void CtlUsageTest::optionsMayStandBeforeAndAfterTheCommand()
{
    const CtlFixture fixture;
    QCOMPARE(fixture.bare({u"init"_s, u"--json"_s, u"-d"_s, fixture.database()}).exit, 0);
    const Ran ran =
        fixture.bare({u"queue"_s, u"add"_s, u"q"_s, u"--database"_s,
                      u"sqlite:"_s + fixture.database(), u"--json"_s, u"--title"_s, u"Q"_s});
    QCOMPARE(ran.exit, 0);
    QCOMPARE(ran.json().value(u"title"_s), u"Q"_s);
}

INTRAY_TEST_GUILESS_MAIN(CtlUsageTest)
#include "tst_ctl_usage.moc"
