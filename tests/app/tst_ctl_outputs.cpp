// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctlfixture.h"
#include "support/testclass.h"

#include <QFile>
#include <QProcess>
#include <QTest>

#include <memory>

using namespace intray;
using namespace Qt::StringLiterals;

/// What commands write with --force never replaces what they work with, and a mark of what is
/// missing is one.
class CtlOutputsTest : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void whatIsNeededIsNotReplaced_data();
    void whatIsNeededIsNotReplaced();
    void twoOutputsAreTwoFiles();
    void aNewDatabaseIsNotReplacedEither();
    void standardInputIsAFileToo();
    void theSentenceNamesBoth();
    void aMarkThatIsSomethingElseIsRefused_data();
    void aMarkThatIsSomethingElseIsRefused();

private:
    QByteArray beginningOf(const QString &name) const
    {
        QFile file(m_ctl->path(name));
        return file.open(QIODevice::ReadOnly) ? file.read(15) : QByteArray();
    }

    std::unique_ptr<CtlFixture> m_ctl;
};

/// A queue whose records came from geo.db, a file of rows, and a database with no suffix.
void CtlOutputsTest::init()
{
    m_ctl = std::make_unique<CtlFixture>();
    const Ran made = CtlFixture::run(
        u"sqlite3"_s, {m_ctl->path(u"geo.db"_s), u"CREATE TABLE town (zip TEXT, name TEXT); INSERT "
                                                 u"INTO town VALUES ('35957', 'boaz')"_s});
    QVERIFY2(made.exit == 0, made.err);
    m_ctl->file(u"a.csv"_s, "zip,name\n1,x\n1,y\n");
    m_ctl->file(u"query.sql"_s, "SELECT * FROM town");
    const Ran in = m_ctl->ctl({u"import"_s, u"towns"_s, m_ctl->path(u"geo.db"_s), u"--table"_s,
                               u"town"_s, u"--key"_s, u"zip"_s});
    QVERIFY2(in.exit == 0, in.err);
}

void CtlOutputsTest::whatIsNeededIsNotReplaced_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("needed");
    const auto row = [](const char *name, const QString &words, const QString &needed) {
        QTest::newRow(name) << words << needed;
    };
    row("import, own database", u"import q @a.csv --key zip --rejects"_s, u"queue.db"_s);
    row("import, own log", u"import q @a.csv --key zip --rejects"_s, u"queue.db-journal"_s);
    row("import, input", u"import q @a.csv --key zip --rejects"_s, u"a.csv"_s);
    row("trial of an import", u"import q @a.csv --key zip --dry-run --rejects"_s, u"a.csv"_s);
    row("import, source", u"import q @geo.db --table town --rejects"_s, u"geo.db"_s);
    row("import, query", u"import q @geo.db --query-file @query.sql --rejects"_s, u"query.sql"_s);
    row("report, target", u"write-back towns @geo.db --table town --report"_s, u"geo.db"_s);
    row("report, trial", u"write-back towns @geo.db --table town --dry-run --report"_s,
        u"geo.db"_s);
    row("script, target", u"write-back towns @geo.db --table town --sql"_s, u"geo.db"_s);
    row("report, own database", u"write-back towns @geo.db --table town --report"_s, u"queue.db"_s);
    row("report beside standard output",
        u"write-back towns @geo.db --table town --sql @s.sql --report"_s, u"geo.db"_s);
    row("script, own database", u"write-back towns @geo.db --table town --sql"_s, u"queue.db"_s);
    row("history", u"history --export"_s, u"queue.db"_s);
    row("ledger", u"ledger towns --export"_s, u"queue.db"_s);
}

void CtlOutputsTest::whatIsNeededIsNotReplaced()
{
    QFETCH(QString, words);
    QFETCH(QString, needed);
    const QByteArray before = beginningOf(needed);
    QStringList all;
    for (const QString &word : words.split(u' '))
        all << (word.startsWith(u'@') ? m_ctl->path(word.mid(1)) : word);
    const Ran ran = m_ctl->ctl(all + QStringList{m_ctl->path(needed), u"--force"_s});
    QVERIFY2(ran.exit == 2, ran.err + ran.out);
    QVERIFY2(ran.sentence().contains(u"“"_s + m_ctl->path(needed) + u"”, because"_s),
             qPrintable(ran.sentence()));
    QCOMPARE(beginningOf(needed), before);
    QCOMPARE(m_ctl->ctl({u"list"_s, u"towns"_s}).items().size(), 1);
    QCOMPARE(m_ctl->ctl({u"list"_s, u"q"_s}).exit, 1); // nothing came in
}

void CtlOutputsTest::twoOutputsAreTwoFiles()
{
    const QString file = m_ctl->path(u"both"_s);
    const Ran ran = m_ctl->ctl({u"write-back"_s, u"towns"_s, m_ctl->path(u"geo.db"_s), u"--table"_s,
                                u"town"_s, u"--sql"_s, file, u"--report"_s, file});
    QCOMPARE(ran.exit, 2);
    QVERIFY2(ran.sentence().contains(u"the file for the script"_s), qPrintable(ran.sentence()));
    QVERIFY(!QFile::exists(file));
}

void CtlOutputsTest::aNewDatabaseIsNotReplacedEither()
{
    const QString database = m_ctl->path(u"new.db"_s);
    const Ran ran = m_ctl->bare({u"-d"_s, database, u"import"_s, u"q"_s, m_ctl->path(u"a.csv"_s),
                                 u"--key"_s, u"zip"_s, u"--rejects"_s, database});
    QCOMPARE(ran.exit, 2);
    QVERIFY(!QFile::exists(database));
}

void CtlOutputsTest::standardInputIsAFileToo()
{
    QProcess importing;
    importing.setStandardInputFile(m_ctl->path(u"a.csv"_s));
    importing.start(CtlFixture::program(), {u"-d"_s, m_ctl->database(), u"import"_s, u"q"_s, u"-"_s,
                                            u"--rejects"_s, m_ctl->path(u"a.csv"_s), u"--force"_s});
    QVERIFY(importing.waitForFinished());
    QVERIFY2(importing.exitCode() == 2, importing.readAllStandardError());
    QCOMPARE(beginningOf(u"a.csv"_s), QByteArray("zip,name\n1,x\n1,"));
}

void CtlOutputsTest::theSentenceNamesBoth()
{
    const QString file = m_ctl->path(u"a.csv"_s);
    const Ran ran = m_ctl->ctl({u"import"_s, u"q"_s, file, u"--rejects"_s, file});
    QCOMPARE(ran.exit, 2);
    QCOMPARE(ran.sentence(), u"The rejects cannot be written to “"_s + file +
                                 u"”, because that is the file that is imported. Choose another "
                                 u"name."_s);
}

void CtlOutputsTest::aMarkThatIsSomethingElseIsRefused_data()
{
    QTest::addColumn<QString>("mark");
    QTest::addColumn<int>("exit");
    QTest::newRow("quotes") << u"\"\""_s << 2;
    QTest::newRow("separator") << u","_s << 2;
    QTest::newRow("line end") << u"a\nb"_s << 2;
    QTest::newRow("formula") << u"=1"_s << 2;
    QTest::newRow("dash") << u"-"_s << 0;
    QTest::newRow("as MySQL writes it") << u"\\N"_s << 0;
}

void CtlOutputsTest::aMarkThatIsSomethingElseIsRefused()
{
    QFETCH(QString, mark);
    QFETCH(int, exit);
    const QString out = m_ctl->path(u"out.csv"_s);
    const QString in = m_ctl->file(u"in.csv"_s, "zip,name\n1,x\n");
    const QString saidMark = u"--null="_s + mark;
    QCOMPARE(m_ctl->ctl({u"export"_s, u"towns"_s, out, saidMark}).exit, exit);
    QCOMPARE(QFile::exists(out), exit == 0);
    QCOMPARE(m_ctl->ctl({u"import"_s, u"q"_s, in, u"--key"_s, u"zip"_s, saidMark}).exit, exit);
    const QStringList semicolons{u"--delimiter"_s, u"semicolon"_s, u"--dry-run"_s};
    const Ran other = m_ctl->ctl(QStringList{u"import"_s, u"q"_s, in, u"--null=;"_s} + semicolons);
    QCOMPARE(other.exit, 2);
}

INTRAY_TEST_GUILESS_MAIN(CtlOutputsTest)
#include "tst_ctl_outputs.moc"
