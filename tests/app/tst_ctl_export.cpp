// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctlfixture.h"
#include "support/testclass.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// What `intrayctl export` writes when it is told which items, which fields and which version.
class CtlExportTest : public QObject
{
    Q_OBJECT

private slots:
    void aWorkbookIsWrittenByItsName();
    void theCorrectedAndTheOriginalCanBeAskedFor();
    void changesAreCounted();
    void onlyWhatSomebodyFinishedIsWritten();
    void chosenFieldsComeInTheirOrder();
    void aTemplateSaysWhatIsWritten();
    void whatIsSaidCountsMoreThanTheTemplate();
    void aTemplateOfAnotherKindOrQueueIsTold();
    void wrongChoicesAreToldAndWriteNothing_data();
    void wrongChoicesAreToldAndWriteNothing();
    void aTextTooLongForACellWritesNothing();
    void aWorkbookGoesToStandardOutputToo();

private:
    /// Items a and b; a was completed with another city.
    static void prepare(const CtlFixture &fixture)
    {
        fixture.addQueue(u"q"_s, {u"a"_s, u"b"_s});
        completeOne(fixture);
    }
    static void completeOne(const CtlFixture &fixture)
    {
        const QString lock = fixture.claimOne(u"q"_s).value(u"lock"_s).toString();
        const QString changes = fixture.file(u"changes.json"_s, R"({"city":"opp"})");
        QCOMPARE(fixture.ctl({u"complete"_s, u"1"_s, u"--lock"_s, lock, changes}).exit, 0);
    }
    /// The lines of an export to a CSV file with these options.
    static QStringList linesOf(const CtlFixture &fixture, const QStringList &options)
    {
        const QString path = fixture.path(u"out.csv"_s);
        const Ran ran = fixture.ctl(QStringList{u"export"_s, u"q"_s, path, u"--force"_s} + options);
        if (ran.exit != 0)
            qFatal("%s", ran.err.constData());
        QFile file(path);
        return file.open(QIODevice::ReadOnly)
                   ? QString::fromUtf8(file.readAll()).split(u"\r\n"_s, Qt::SkipEmptyParts)
                   : QStringList();
    }
};

static QByteArray beginningOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.read(4) : QByteArray();
}

void CtlExportTest::aWorkbookIsWrittenByItsName()
{
    const CtlFixture fixture;
    prepare(fixture);
    QCOMPARE(fixture.ctl({u"export"_s, u"q"_s, fixture.path(u"out.xlsx"_s)}).json(),
             (QJsonObject{{u"written"_s, 2}}));
    QCOMPARE(beginningOf(fixture.path(u"out.xlsx"_s)), QByteArray("PK\x03\x04"));
    const QStringList asXlsx{u"--format"_s, u"xlsx"_s};
    QCOMPARE(fixture.ctl(QStringList{u"export"_s, u"q"_s, fixture.path(u"o.txt"_s)} + asXlsx).exit,
             0);
    QCOMPARE(fixture.ctl(QStringList{u"export"_s, u"q"_s, fixture.path(u"o.csv"_s)} + asXlsx).exit,
             2);
}

void CtlExportTest::theCorrectedAndTheOriginalCanBeAskedFor()
{
    const CtlFixture fixture;
    prepare(fixture);
    const QStringList city{u"--field"_s, u"city"_s, u"--record"_s};
    QCOMPARE(linesOf(fixture, city + QStringList{u"current"_s}).at(1), u"a,done,opp"_s);
    QCOMPARE(linesOf(fixture, city + QStringList{u"original"_s}).at(1), u"a,done,boaz"_s);
    QCOMPARE(
        linesOf(fixture, city + QStringList{u"both"_s}).join(u' '),
        u"intray_key,intray_state,city,intray_original_city a,done,opp,boaz b,open,boaz,boaz"_s);
}

void CtlExportTest::changesAreCounted()
{
    const CtlFixture fixture;
    prepare(fixture);
    const QStringList changes{u"--record"_s, u"changes"_s};
    QVERIFY(linesOf(fixture, changes).at(1).startsWith(u"a,city,boaz,opp,"));
    const Ran ran = fixture.bare(QStringList{u"-d"_s, fixture.database(), u"export"_s, u"q"_s,
                                             fixture.path(u"changes.csv"_s)} +
                                 changes);
    QVERIFY2((ran.out + ran.err).contains("1 change"), ran.err.constData());
}

void CtlExportTest::onlyWhatSomebodyFinishedIsWritten()
{
    const CtlFixture fixture;
    prepare(fixture);
    const QString me = fixture.ctl({u"show"_s, u"1"_s}).json().value(u"finished_by"_s).toString();
    QVERIFY(!me.isEmpty());
    QCOMPARE(linesOf(fixture, {u"--of"_s, me, u"--since"_s, u"2020-01-01"_s}).size(), 2);
    QCOMPARE(linesOf(fixture, {u"--of"_s, u"nobody"_s}).size(), 1);
    QCOMPARE(linesOf(fixture, {u"--until"_s, u"2020-01-01T00:00:00Z"_s}).size(), 1);
    const QStringList lines = linesOf(fixture, {u"--endings"_s, u"--of"_s, me});
    QVERIFY2(lines.at(1).startsWith(u"a,done,"_s + me + u",2"_s), qPrintable(lines.at(1)));
}

void CtlExportTest::chosenFieldsComeInTheirOrder()
{
    const CtlFixture fixture;
    const QString rows = fixture.file(u"r.csv"_s, "id,a,\"b, c\"\n1,x,y\n");
    QCOMPARE(fixture.ctl({u"import"_s, u"q"_s, rows, u"--key"_s, u"id"_s}).exit, 0);
    QCOMPARE(linesOf(fixture, {u"--field"_s, u"b, c"_s, u"--field"_s, u"a"_s}).join(u' '),
             u"intray_key,intray_state,\"b, c\",a 1,open,y,x"_s);
}

static Ran saveTemplate(const CtlFixture &fixture, const QString &name, const QByteArray &json)
{
    return fixture.ctl({u"template"_s, u"save"_s, name, fixture.file(u"t.json"_s, json)});
}

void CtlExportTest::aTemplateSaysWhatIsWritten()
{
    const CtlFixture fixture;
    prepare(fixture);
    const QByteArray json = R"({"for": "export", "fields": ["city"], "record": "both",)"
                            R"( "state": "done", "format": "csv"})";
    QCOMPARE(saveTemplate(fixture, u"bank"_s, json).json().value(u"for"_s), u"export"_s);
    QCOMPARE(linesOf(fixture, {u"--template"_s, u"bank"_s}).join(u' '),
             u"intray_key,intray_state,city,intray_original_city a,done,opp,boaz"_s);
    const QJsonObject shown = fixture.ctl({u"template"_s, u"show"_s, u"bank"_s}).json();
    QCOMPARE(shown.value(u"template"_s).toObject(), QJsonDocument::fromJson(json).object());
}

void CtlExportTest::whatIsSaidCountsMoreThanTheTemplate()
{
    const CtlFixture fixture;
    const QString one = fixture.file(u"one.csv"_s, "key,city,name\na,boaz,ann\nb,opp,bert\n");
    QCOMPARE(fixture.ctl({u"import"_s, u"q"_s, one, u"--key"_s, u"key"_s}).exit, 0);
    completeOne(fixture);
    saveTemplate(fixture, u"t"_s,
                 R"({"for": "export", "fields": ["city"], "record": "both", "state": "done",)"
                 R"( "format": "jsonl", "null": "none"})");
    const QStringList lines =
        linesOf(fixture, {u"--template"_s, u"t"_s, u"--record"_s, u"original"_s, u"--state"_s,
                          u"open"_s, u"--field"_s, u"name"_s}); // and the name says CSV
    QCOMPARE(lines.join(u' '), u"intray_key,intray_state,name b,open,bert"_s);
    const QString unnamed = fixture.path(u"out.txt"_s);
    QCOMPARE(fixture.ctl({u"export"_s, u"q"_s, unnamed, u"--template"_s, u"t"_s}).exit, 0);
    QCOMPARE(beginningOf(unnamed).left(1), QByteArray("{"));
}

void CtlExportTest::aTemplateOfAnotherKindOrQueueIsTold()
{
    const CtlFixture fixture;
    prepare(fixture);
    const QString file = fixture.path(u"out.csv"_s);
    QCOMPARE(saveTemplate(fixture, u"in"_s, R"({"priority": 1})").exit, 0);
    const auto exported = [&](const QString &name) {
        return fixture.ctl({u"export"_s, u"q"_s, file, u"--template"_s, name});
    };
    const Ran other = exported(u"in"_s);
    QVERIFY2(other.exit == 1 && other.err.contains("is for imports"), other.err.constData());
    const Ran replaced = saveTemplate(fixture, u"in"_s, R"({"for": "export"})");
    QVERIFY2(replaced.exit == 1 && replaced.err.contains("already"), replaced.err.constData());
    saveTemplate(fixture, u"old"_s, R"({"for": "export", "fields": ["fax"]})");
    const Ran lacking = exported(u"old"_s);
    QVERIFY2(lacking.exit == 1 && lacking.err.contains("fax"), lacking.err.constData());
    QVERIFY(!QFile::exists(file));
    const Ran odd = saveTemplate(fixture, u"odd"_s, R"({"for": "export", "record": "new"})");
    QVERIFY2(odd.exit == 1 && odd.err.contains("/record"), odd.err.constData());
}

void CtlExportTest::wrongChoicesAreToldAndWriteNothing_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<int>("exit");
    const auto row = [](const char *name, const QStringList &options, int exit) {
        QTest::newRow(name) << options << exit;
    };
    row("unknown version", {u"--record"_s, u"newest"_s}, 2);
    row("field twice", {u"--field"_s, u"city"_s, u"--field"_s, u"city"_s}, 2);
    row("unknown field", {u"--field"_s, u"no such"_s}, 1);
    row("no time", {u"--since"_s, u"soon"_s}, 2);
    row("finished, but open", {u"--of"_s, u"anna"_s, u"--state"_s, u"open"_s}, 2);
}

void CtlExportTest::wrongChoicesAreToldAndWriteNothing()
{
    QFETCH(QStringList, options);
    QFETCH(int, exit);
    const CtlFixture fixture;
    prepare(fixture);
    const QString path = fixture.path(u"out.csv"_s);
    const Ran ran = fixture.ctl(QStringList{u"export"_s, u"q"_s, path} + options);
    QCOMPARE(ran.exit, exit);
    QVERIFY2(ran.sentence().endsWith(u'.'), qPrintable(ran.sentence()));
    QVERIFY(!QFileInfo::exists(path));
}

void CtlExportTest::aTextTooLongForACellWritesNothing()
{
    const CtlFixture fixture;
    const QByteArray rows = "id,note\n1," + QByteArray(40'000, 'x') + '\n';
    QCOMPARE(fixture.ctl({u"import"_s, u"q"_s, fixture.file(u"r.csv"_s, rows), u"--key"_s, u"id"_s})
                 .exit,
             0);
    const QString path = fixture.path(u"out.xlsx"_s);
    const Ran ran = fixture.ctl({u"export"_s, u"q"_s, path});
    QCOMPARE(ran.exit, 1);
    QVERIFY2(ran.sentence().contains(u"“note”") && ran.sentence().contains(u"“1”"),
             qPrintable(ran.sentence()));
    QVERIFY(!QFileInfo::exists(path));
    const QStringList others{u"--field"_s, u"id"_s};
    QCOMPARE(fixture.ctl(QStringList{u"export"_s, u"q"_s, path} + others).exit, 0);
}

void CtlExportTest::aWorkbookGoesToStandardOutputToo()
{
    const CtlFixture fixture;
    prepare(fixture);
    const Ran ran = fixture.bare(
        {u"-d"_s, fixture.database(), u"export"_s, u"q"_s, u"-"_s, u"--format"_s, u"xlsx"_s});
    QCOMPARE(ran.exit, 0);
    QVERIFY(ran.out.startsWith("PK\x03\x04"));
}

INTRAY_TEST_GUILESS_MAIN(CtlExportTest)
#include "tst_ctl_export.moc"
