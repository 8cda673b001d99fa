// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runningworker.h"
#include "session/folder/folderturn.h"
#include "support/testclass.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

static constexpr int largeRows = 40'000;

/// intrayctl watch: what comes into a folder comes into the queue, once, and nothing of it is lost.
class CtlWatchTest : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void filesComeInAndGoToDone();
    void aFileWithRejectedRowsFailsWithThemAndAReason();
    void linesOfJsonAreRejectedAsSuch();
    void aFileThatCannotBeReadFailsWithItsReason();
    void whatIsNotFinishedOrNoFileIsLeft();
    void aNameThatComesAgainReplacesNothing();
    void theLongestNameFailsLikeAnyOther();
    void itsOptionsAreThoseOfImport();
    void aTemplateIsUsed();
    void whatWasAcceptedButNotMovedGoesToDone();
    void killedAtAnyMomentNothingComesInTwice();
    void whatAKilledOneLeftGoes();
    void whatComesLaterIsBroughtIn();
    void aWriterWhoPausesLosesNothing();
    void whatGrewAfterItWasTakenComesInAsAWhole();
    void whatGrewAfterItFailedIsToldAndStays();
    void withAMarkerOnlyMarkedFilesAreTaken();
    void twoDoNotTakeTheSameFile();
    void whileAnotherHasItsTurnItIsBusy();
    void stoppedItFinishesTheFileInWork();
    void stoppedTwiceItLeavesTheFileInWork();
    void withoutTheDatabaseFilesStay();
    void whatCannotBeIsSaid_data();
    void whatCannotBeIsSaid();

private:
    QString in(const QString &name) const { return m_ctl->path(u"in/"_s + name); }
    void put(const QString &name, const QByteArray &content) const
    {
        m_ctl->file(u"in/"_s + name, content);
    }
    QByteArray contentOf(const QString &name) const
    {
        QFile file(in(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("not there");
    }
    QStringList names(const QString &folder) const
    {
        return QDir(in(folder)).entryList(QDir::Files | QDir::Hidden, QDir::Name);
    }
    Ran once(const QStringList &options = {}) const
    {
        return m_ctl->ctl(QStringList{u"watch"_s, u"q"_s, m_ctl->path(u"in"_s), u"--once"_s,
                                      u"--settle"_s, u"1s"_s} +
                          options);
    }
    QStringList watching(const QString &queue = u"q"_s) const
    {
        return {u"watch"_s,   queue,  m_ctl->path(u"in"_s), u"--settle"_s, u"1s"_s,
                u"--every"_s, u"1s"_s};
    }
    int items() const
    {
        return m_ctl->sql(u"SELECT count(*) FROM item WHERE state = 'open'"_s).toInt();
    }
    void putLarge(const QString &name) const;
    /// Rows of the large file are being staged.
    bool isInWork() const
    {
        return m_ctl->sql(u"SELECT count(*) FROM item"_s).toInt() > largeRows / 10;
    }

    std::unique_ptr<CtlFixture> m_ctl;
};

void CtlWatchTest::init()
{
    m_ctl = std::make_unique<CtlFixture>();
    QVERIFY(QDir(m_ctl->path({})).mkdir(u"in"_s));
}

void CtlWatchTest::putLarge(const QString &name) const
{
    QByteArray content("id;name\n");
    for (int row = 1; row <= largeRows; ++row)
        content += QByteArray::number(row) + ";Name of a person\n";
    put(name, content);
}

void CtlWatchTest::filesComeInAndGoToDone()
{
    put(u"a.csv"_s, "id;name\n1;Ann\n2;Bob\n");
    put(u"b.csv"_s, "id;name\n3;Cy\n");
    const Ran ran = once();
    QCOMPARE(ran.exit, 0);
    QCOMPARE(ran.json(), (QJsonObject{{u"done"_s, 2},
                                      {u"failed"_s, 0},
                                      {u"unfinished"_s, 0},
                                      {u"read"_s, 3},
                                      {u"added"_s, 3},
                                      {u"duplicate"_s, 0},
                                      {u"changed"_s, 0},
                                      {u"rejected"_s, 0}}));
    QVERIFY2(ran.err.contains("a.csv is done. Of 2 rows: 2 added"), ran.err.constData());
    QCOMPARE(names(u"done"_s), (QStringList{u"a.csv"_s, u"b.csv"_s}));
    QCOMPARE(names(u"failed"_s), QStringList());
    QCOMPARE(items(), 3);
    QCOMPARE(once().json().value(u"done"_s).toInt(), 0);
}

void CtlWatchTest::aFileWithRejectedRowsFailsWithThemAndAReason()
{
    put(u"a.csv"_s, "id;name\n1;Ann\n2;Bob\n2;Bea\n");
    const Ran ran = once({u"--key"_s, u"id"_s});
    QCOMPARE(ran.exit, 6);
    QCOMPARE(ran.json().value(u"failed"_s).toInt(), 1);
    QCOMPARE(items(), 2);
    QCOMPARE(names(u"failed"_s),
             (QStringList{u"a.csv"_s, u"a.csv.rejects.csv"_s, u"a.csv.why.txt"_s}));
    QVERIFY(contentOf(u"failed/a.csv.rejects.csv"_s).contains("Bea"));
    const QByteArray why = contentOf(u"failed/a.csv.why.txt"_s);
    QVERIFY2(why.startsWith("Of 3 rows: 2 added") && why.contains("\nLine 4: "), why.constData());
    QVERIFY(QFile::rename(in(u"failed/a.csv.rejects.csv"_s), in(u"again.csv"_s)));
    QCOMPARE(once().exit, 6);
    QVERIFY2(contentOf(u"failed/again.csv.why.txt"_s).contains("1 there already with other values"),
             "Bob has that number.");
}

void CtlWatchTest::linesOfJsonAreRejectedAsSuch()
{
    put(u"a.jsonl"_s, "{\"id\":\"1\",\"name\":\"Ann\"}\nnonsense\n");
    QCOMPARE(once({u"--key"_s, u"id"_s}).exit, 6);
    QCOMPARE(names(u"failed"_s),
             (QStringList{u"a.jsonl"_s, u"a.jsonl.rejects.jsonl"_s, u"a.jsonl.why.txt"_s}));
}

void CtlWatchTest::aFileThatCannotBeReadFailsWithItsReason()
{
    put(u"a.csv"_s, "id;name\n1;Ann\n");
    QCOMPARE(once().exit, 0);
    put(u"b.csv"_s, "other;things\n1;Ann\n");
    put(u"c.csv"_s, "");
    put(u"d.csv"_s, "id;name\n2;Bob\n");
    const Ran ran = once();
    QCOMPARE(ran.exit, 6);
    QCOMPARE(ran.json().value(u"done"_s).toInt(), 1);
    QCOMPARE(names(u"failed"_s),
             (QStringList{u"b.csv"_s, u"b.csv.why.txt"_s, u"c.csv"_s, u"c.csv.why.txt"_s}));
    QVERIFY(contentOf(u"failed/c.csv.why.txt"_s).contains("is empty"));
    QCOMPARE(items(), 2);
}

void CtlWatchTest::whatIsNotFinishedOrNoFileIsLeft()
{
    const QByteArray row("id;name\n1;Ann\n");
    for (const QString &name : {u".a.csv"_s, u"a.csv.part"_s, u"a.csv.TMP"_s, u"a.csv~"_s,
                                u"a.csv.filepart"_s, u"~$a.xlsx"_s, u"Thumbs.db"_s})
        put(name, row);
    QVERIFY(QDir(in({})).mkdir(u"folder.csv"_s));
    QCOMPARE(once().json().value(u"read"_s).toInt(), 0);
    QVERIFY(QFile::exists(in(u".a.csv"_s)) && QFile::exists(in(u"a.csv.part"_s)) &&
            QFile::exists(in(u"a.csv.TMP"_s)) && QFile::exists(in(u"a.csv~"_s)));
    QVERIFY(QFile::rename(in(u"a.csv.part"_s), in(u"a.csv"_s)));
    QCOMPARE(once().json().value(u"added"_s).toInt(), 1);
}

void CtlWatchTest::aNameThatComesAgainReplacesNothing()
{
    put(u"a.b.csv"_s, "id;name\n1;Ann\n");
    QCOMPARE(once().exit, 0);
    put(u"a.b.csv"_s, "id;name\n2;Bob\n");
    QCOMPARE(once().exit, 0);
    QCOMPARE(contentOf(u"done/a.b.csv"_s), QByteArray("id;name\n1;Ann\n"));
    QCOMPARE(contentOf(u"done/a.b-2.csv"_s), QByteArray("id;name\n2;Bob\n"));
}

void CtlWatchTest::theLongestNameFailsLikeAnyOther()
{
    const QString name = QString(251, u'n') + u".csv"_s;
    for (const int time : {1, 2}) {
        put(name, "id;name\n1;Ann\n2;Bob\n2;Bea\n");
        QCOMPARE(once({u"--key"_s, u"id"_s}).exit, 6);
        QCOMPARE(names(u"failed"_s).size(), 3 * time);
    }
    QVERIFY(names(u"failed"_s).contains(QString(170, u'n') + u"-2.csv.why.txt"_s));
}

void CtlWatchTest::itsOptionsAreThoseOfImport()
{
    put(u"a.txt"_s, "skip me\nid#name\n1#Ann\n");
    const Ran ran = once({u"--delimiter"_s, u"#"_s, u"--skip"_s, u"1"_s, u"--key"_s, u"name"_s});
    QCOMPARE(ran.exit, 0);
    QCOMPARE(m_ctl->sql(u"SELECT key FROM item"_s), u"Ann"_s);
    QCOMPARE(once({u"--rejects"_s, u"x.csv"_s}).exit, 2);
    QCOMPARE(once({u"--dry-run"_s}).exit, 2);
}

void CtlWatchTest::aTemplateIsUsed()
{
    m_ctl->addQueue(u"q"_s, {});
    const QString text = m_ctl->file(
        u"t.json"_s, R"({"fields": [{"field": "file", "file_name": true}], "key": "id"})");
    QCOMPARE(m_ctl->ctl({u"template"_s, u"save"_s, u"t"_s, text}).exit, 0);
    put(u"a.csv"_s, "id;name\n1;Ann\n");
    const Ran ran = once({u"--template"_s, u"t"_s});
    QVERIFY2(ran.exit == 0, ran.err.constData());
    QVERIFY(m_ctl->sql(u"SELECT imported FROM record"_s).contains(u"\"file\":\"a.csv\""_s));
    QCOMPARE(once({u"--template"_s, u"nothing"_s}).exit, 1);
}

void CtlWatchTest::whatWasAcceptedButNotMovedGoesToDone()
{
    put(u"a.csv"_s, "id;name\n1;Ann\n");
    QCOMPARE(m_ctl->ctl({u"import"_s, u"q"_s, in(u"a.csv"_s)}).exit, 0);
    put(u"same.csv"_s, "name\nBob\nBob\n");
    QCOMPARE(m_ctl->ctl({u"import"_s, u"other"_s, in(u"same.csv"_s), u"--key"_s, u"row"_s}).exit,
             0);
    QVERIFY(QFile::rename(in(u"same.csv"_s), m_ctl->path(u"same.csv"_s)));
    const QJsonObject told = once().json();
    QCOMPARE(told.value(u"duplicate"_s).toInt(), 1);
    QCOMPARE(told.value(u"added"_s).toInt(), 0);
    QCOMPARE(names(u"done"_s), QStringList{u"a.csv"_s});
    QVERIFY(QFile::rename(m_ctl->path(u"same.csv"_s), in(u"same.csv"_s)));
    const Ran ran = m_ctl->ctl(
        {u"watch"_s, u"other"_s, m_ctl->path(u"in"_s), u"--once"_s, u"--key"_s, u"row"_s});
    QCOMPARE(ran.json().value(u"added"_s).toInt(), 0);
    QCOMPARE(names(u"done"_s), (QStringList{u"a.csv"_s, u"same.csv"_s}));
}

void CtlWatchTest::killedAtAnyMomentNothingComesInTwice()
{
    put(u"first.csv"_s, "id;name\n0;Ann\n");
    QCOMPARE(once({u"--key"_s, u"id"_s}).exit, 0);
    putLarge(u"large.csv"_s);
    // While the rows are staged, when all are, when they come to sight, or when it was moved.
    const QList<std::function<bool()>> moments{
        [this] { return isInWork(); },
        [this] { return QFile::exists(in(u"failed/.large.csv.rejects"_s)); },
        [this] { return items() > largeRows / 2; },
        [this] { return QFile::exists(in(u"done/large.csv"_s)); }};
    for (const auto &moment : moments) {
        RunningCommand watch(*m_ctl, watching());
        QTRY_VERIFY_WITH_TIMEOUT(moment(), 60'000);
        watch.kill();
        watch.end();
        const bool isDone = QFile::exists(in(u"done/large.csv"_s));
        QCOMPARE(QFile::exists(in(u"large.csv"_s)), !isDone);
    }
    QCOMPARE(once().exit, 0);
    QCOMPARE(items(), largeRows + 1);
    QCOMPARE(names(u"done"_s), (QStringList{u"first.csv"_s, u"large.csv"_s}));
    QCOMPARE(names(u"failed"_s), QStringList());
}

void CtlWatchTest::whatAKilledOneLeftGoes()
{
    QVERIFY(QDir(in({})).mkdir(u"failed"_s));
    put(u"failed/.a.csv.rejects.AbCdEf"_s, "half a row");
    put(u"a.csv"_s, "id;name\n1;Ann\n");
    QCOMPARE(once().exit, 0);
    QCOMPARE(names(u"failed"_s), QStringList());
}

void CtlWatchTest::whatComesLaterIsBroughtIn()
{
    RunningCommand watch(*m_ctl, watching());
    QTRY_VERIFY(QFileInfo(in(u"done"_s)).isDir());
    put(u".a.csv"_s, "id;name\n1;Ann\n");
    QVERIFY(QFile::rename(in(u".a.csv"_s), in(u"a.csv"_s)));
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(in(u"done/a.csv"_s)), 20'000);
    put(u"b.csv"_s, "id;name\n2;Bob\n");
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(in(u"done/b.csv"_s)), 20'000);
    QVERIFY(watch.isRunning());
    watch.askToEnd();
    const Ran ran = watch.end();
    QCOMPARE(ran.exit, 0);
    QCOMPARE(ran.json().value(u"done"_s).toInt(), 2);
    QCOMPARE(items(), 2);
}

void CtlWatchTest::aWriterWhoPausesLosesNothing()
{
    QFile slow(in(u"slow.csv"_s));
    QVERIFY(slow.open(QIODevice::WriteOnly) && slow.write("id;name\n20;slow\n") > 0);
    slow.flush();
    const Ran early = once({u"--key"_s, u"id"_s});
    QCOMPARE(early.exit, 0);
    QCOMPARE(early.json().value(u"unfinished"_s).toInt(), 1);
    QVERIFY2(early.err.contains("slow.csv stays where it is for now"), early.err.constData());
    QVERIFY(slow.write("21;slow\n22;slow\n") > 0);
    slow.close();
    const Ran late = once({u"--key"_s, u"id"_s});
    QCOMPARE(late.json().value(u"added"_s).toInt(), 3);
    QCOMPARE(names(u"done"_s), QStringList{u"slow.csv"_s});
}

void CtlWatchTest::whatGrewAfterItWasTakenComesInAsAWhole()
{
    put(u"slow.csv"_s, "id;name\n20;slow\n");
    QCOMPARE(once({u"--key"_s, u"id"_s}).json().value(u"added"_s).toInt(), 1);
    QFile slow(in(u"done/slow.csv"_s));
    QVERIFY(slow.open(QIODevice::Append) && slow.write("21;slow\n22;slow\n") > 0);
    slow.close();
    const Ran ran = once({u"--key"_s, u"id"_s});
    QVERIFY2(ran.err.contains("slow.csv was written to after it had been imported"),
             ran.err.constData());
    QCOMPARE(ran.json().value(u"added"_s).toInt(), 2);
    QCOMPARE(ran.json().value(u"duplicate"_s).toInt(), 1);
    QCOMPARE(names(u"done"_s), QStringList{u"slow.csv"_s});
    QCOMPARE(once({u"--key"_s, u"id"_s}).json().value(u"read"_s).toInt(), 0);
}

void CtlWatchTest::whatGrewAfterItFailedIsToldAndStays()
{
    put(u"slow.csv"_s, "id;name\n20;slow\n20;twice\n");
    QCOMPARE(once({u"--key"_s, u"id"_s}).exit, 6);
    QFile slow(in(u"failed/slow.csv"_s));
    QVERIFY(slow.open(QIODevice::Append) && slow.write("21;slow\n") > 0);
    slow.close();
    const Ran ran = once({u"--key"_s, u"id"_s});
    QVERIFY2(ran.err.contains("slow.csv has changed since it failed"), ran.err.constData());
    QCOMPARE(ran.json().value(u"read"_s).toInt(), 0);
    QVERIFY(QFile::exists(in(u"failed/slow.csv"_s)));
}

void CtlWatchTest::withAMarkerOnlyMarkedFilesAreTaken()
{
    const QStringList marked{u"--key"_s, u"id"_s, u"--ready"_s, u".ok"_s};
    put(u"a.csv"_s, "id;name\n1;Ann\n");
    put(u"b.csv"_s, "id;name\n2;Bob\n");
    put(u"b.csv.ok"_s, {});
    QCOMPARE(once(marked).json().value(u"done"_s).toInt(), 1);
    QCOMPARE(names({}), (QStringList{u".intray-taken"_s, u".intray-turn"_s, u"a.csv"_s}));
    put(u"a.csv.ok"_s, {});
    QCOMPARE(once(marked).json().value(u"added"_s).toInt(), 1);
    QCOMPARE(once({u"--ready"_s, u"ok"_s}).exit, 2);
}

void CtlWatchTest::twoDoNotTakeTheSameFile()
{
    constexpr int files = 4;
    constexpr int rows = 10'000; // so that one is at work when the other looks
    m_ctl->addQueue(u"q"_s, {});
    m_ctl->addQueue(u"r"_s, {}); // for two queues, because of one a database takes one at a time
    RunningCommand one(*m_ctl, watching());
    RunningCommand other(*m_ctl, watching(u"r"_s));
    for (int file = 0; file < files; ++file) {
        QByteArray content("id;name\n");
        for (int row = 0; row < rows; ++row)
            content += QByteArray::number(file * rows + row) + ";Ann\n";
        put(u"%1.csv"_s.arg(file), content);
    }
    QTRY_COMPARE_WITH_TIMEOUT(names(u"done"_s).size(), files, 60'000);
    QJsonObject both;
    for (RunningCommand *watch : {&one, &other}) {
        watch->askToEnd();
        const Ran ran = watch->end();
        QCOMPARE(ran.exit, 0);
        for (const QString &word : {u"done"_s, u"added"_s, u"duplicate"_s})
            both[word] = both[word].toInt() + ran.json().value(word).toInt();
    }
    QCOMPARE(both,
             (QJsonObject{{u"done"_s, files}, {u"added"_s, files * rows}, {u"duplicate"_s, 0}}));
    QCOMPARE(items(), files * rows);
}

void CtlWatchTest::whileAnotherHasItsTurnItIsBusy()
{
    put(u"a.csv"_s, "id;name\n1;Ann\n");
    {
        const FolderTurn turn(m_ctl->path(u"in"_s));
        QVERIFY(turn.isOurs());
        const Ran ran = once();
        QCOMPARE(ran.exit, 5);
        QVERIFY2(ran.sentence().startsWith(u"Another program is importing the files of"_s),
                 qPrintable(ran.sentence()));
        QVERIFY(QFile::exists(in(u"a.csv"_s)));
    }
    QCOMPARE(once().exit, 0);
}

void CtlWatchTest::stoppedItFinishesTheFileInWork()
{
    m_ctl->addQueue(u"q"_s, {});
    putLarge(u"large.csv"_s);
    put(u"next.csv"_s, "id;name\n0;Ann\n");
    RunningCommand watch(*m_ctl, watching());
    QTRY_VERIFY_WITH_TIMEOUT(isInWork(), 20'000);
    watch.askToEnd();
    const Ran ran = watch.end();
    QCOMPARE(ran.exit, 0);
    QCOMPARE(names(u"done"_s), QStringList{u"large.csv"_s});
    QVERIFY(QFile::exists(in(u"next.csv"_s)));
    QCOMPARE(items(), largeRows);
}

void CtlWatchTest::stoppedTwiceItLeavesTheFileInWork()
{
    if (!areHeardBoth())
        QSKIP("The second wish to stop may be lost here.");
    m_ctl->addQueue(u"q"_s, {});
    putLarge(u"large.csv"_s);
    RunningCommand watch(*m_ctl, watching());
    QTRY_VERIFY_WITH_TIMEOUT(isInWork(), 20'000);
    watch.askToEnd();
    watch.interrupt();
    const Ran ran = watch.end();
    QCOMPARE(ran.exit, 0);
    QCOMPARE(ran.json().value(u"done"_s).toInt(), 0);
    QVERIFY(QFile::exists(in(u"large.csv"_s)));
    QCOMPARE(items(), 0);
    QCOMPARE(once().exit, 0);
    QCOMPARE(items(), largeRows);
}

void CtlWatchTest::withoutTheDatabaseFilesStay()
{
    put(u"a.csv"_s, "id;name\n1;Ann\n");
    m_ctl->file(u"queue.db"_s, "This is no database, and that is told.");
    QCOMPARE(once().exit, 1);
    QVERIFY(QFile::exists(in(u"a.csv"_s)));
}

void CtlWatchTest::whatCannotBeIsSaid_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("exit");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("no folder") << QStringList{u"nowhere"_s} << 1
                               << u"There is no folder \"nowhere\"."_s;
    QTest::newRow("no time") << QStringList{u"."_s, u"--settle"_s, u"0s"_s} << 2
                             << u"--settle must be one second at least."_s;
    QTest::newRow("no pause") << QStringList{u"."_s, u"--every"_s, u"0s"_s} << 2
                              << u"--every must be one second at least."_s;
}

void CtlWatchTest::whatCannotBeIsSaid()
{
    QFETCH(const QStringList, words);
    QFETCH(const int, exit);
    QFETCH(const QString, sentence);
    const Ran ran = m_ctl->ctl(QStringList{u"watch"_s, u"q"_s} + words);
    QCOMPARE(ran.exit, exit);
    QCOMPARE(ran.sentence(), sentence);
}

INTRAY_TEST_GUILESS_MAIN(CtlWatchTest)
#include "tst_ctl_watch.moc"
