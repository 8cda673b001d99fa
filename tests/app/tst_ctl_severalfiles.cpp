// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctlfixture.h"
#include "support/testclass.h"

#include <QFile>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// `import` of several files at once, and of columns that say priority and context.
class CtlSeveralFilesTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_ctl = std::make_unique<CtlFixture>(); }
    void severalFilesAreOneDelivery();
    void aRejectedRowIsToldWithItsFile();
    void whatCannotBeOneOfSeveralIsRefused();
    void filesToAttachMustBeBelowOneFolder();
    void aWorkerIsHandedTheContextOfAnImport();
    void priorityAndContextOfATemplate();

private:
    QString file(const QString &name, const QByteArray &content) const
    {
        return m_ctl->file(name, content);
    }
    Ran import(const QStringList &words) const
    {
        return m_ctl->ctl(QStringList{u"import"_s, u"q"_s} + words);
    }

    std::unique_ptr<CtlFixture> m_ctl;
};

void CtlSeveralFilesTest::severalFilesAreOneDelivery()
{
    const QString a = file(u"a.csv"_s, "id,name\n1,Ann\n");
    const QString b = file(u"b.csv"_s, "id,name\n2,Bob\n");
    const Ran trial = import({a, b, u"--dry-run"_s});
    QVERIFY2(trial.exit == 0, trial.err);
    QCOMPARE(trial.json().value(u"added"_s), 2);
    const Ran ran = import({a, b});
    QVERIFY2(ran.exit == 0, ran.err);
    QCOMPARE(ran.json().value(u"added"_s), 2);
    const Ran listed = m_ctl->ctl({u"deliveries"_s});
    const QJsonArray all = listed.json().value(u"deliveries"_s).toArray();
    QCOMPARE(all.size(), 1);
    QCOMPARE(all.at(0).toObject().value(u"files"_s), (QJsonArray{u"a.csv"_s, u"b.csv"_s}));
    const Ran shown = m_ctl->bare({u"-d"_s, m_ctl->database(), u"delivery"_s, u"show"_s, u"1"_s});
    QVERIFY2(shown.out.contains("2 files: a.csv, b.csv"), shown.out);
    const Ran again = import({b, a});
    QVERIFY2(again.err.contains("The same files were imported on"), again.err);
    QCOMPARE(again.json().value(u"duplicate"_s), 2);
}

void CtlSeveralFilesTest::aRejectedRowIsToldWithItsFile()
{
    const Ran ran =
        import({file(u"a.csv"_s, "id,name\n1,Ann\n"), file(u"b.csv"_s, "id,name\n2,Bob\n3\n"),
                u"--rejects"_s, m_ctl->path(u"rejects.csv"_s)});
    QCOMPARE(ran.exit, 6);
    QVERIFY2(ran.err.contains("Line 3 (b.csv): "), ran.err);
    QFile rejects(m_ctl->path(u"rejects.csv"_s));
    QVERIFY(rejects.open(QIODevice::ReadOnly));
    QVERIFY(rejects.readAll().contains(",b.csv,3"));
}

void CtlSeveralFilesTest::whatCannotBeOneOfSeveralIsRefused()
{
    const QString a = file(u"a.csv"_s, "id,name\n1,Ann\n");
    QCOMPARE(import({a, u"-"_s}).exit, 2);
    QCOMPARE(import({a, u"postgresql://reader@localhost/erp"_s}).exit, 2);
    const Ran query =
        import({a, file(u"b.csv"_s, "id,name\n2,Bob\n"), u"--query"_s, u"SELECT 1"_s});
    QCOMPARE(query.exit, 2);
    QVERIFY(!QFile::exists(m_ctl->database()));
    const Ran twice = import({a, a});
    QCOMPARE(twice.exit, 1);
    QVERIFY2(twice.sentence().contains(u"is named twice"_s), qPrintable(twice.sentence()));
}

void CtlSeveralFilesTest::filesToAttachMustBeBelowOneFolder()
{
    QVERIFY(QDir(m_ctl->path(u"."_s)).mkdir(u"may"_s));
    const QString a = file(u"a.csv"_s, "id,scan\n1,one.txt\n");
    const QString b = file(u"may/b.csv"_s, "id,scan\n2,one.txt\n");
    file(u"one.txt"_s, "scanned");
    const QStringList words{a, b, u"--attach-column"_s, u"scan"_s};
    QCOMPARE(import(words).exit, 2);
    const Ran ran = import(words + QStringList{u"--attach-from"_s, m_ctl->path(u"."_s)});
    QVERIFY2(ran.exit == 0, ran.err);
    QCOMPARE(ran.json().value(u"attached"_s), 2);
}

void CtlSeveralFilesTest::aWorkerIsHandedTheContextOfAnImport()
{
    const Ran ran = import(
        {file(u"a.csv"_s, "id,tenant,urgency,lang\n1,south,2,en\n2,north,7,de\n"), u"--key"_s,
         u"id"_s, u"--priority-from"_s, u"urgency"_s, u"--context-from"_s, u"tenant,lang"_s});
    QVERIFY2(ran.exit == 0, ran.err);
    const Ran worked =
        m_ctl->ctl({u"work"_s, u"q"_s, u"--once"_s, u"--"_s, CtlFixture::smallCommand(), u"tell"_s,
                    m_ctl->path(u"heard"_s), u"$INTRAY_KEY $INTRAY_CONTEXT"_s});
    QVERIFY2(worked.exit == 0, worked.err);
    QFile heard(m_ctl->path(u"heard"_s));
    QVERIFY(heard.open(QIODevice::ReadOnly));
    QCOMPARE(heard.readAll(), QByteArray("2 {\"lang\":\"de\",\"tenant\":\"north\"}\n"
                                         "1 {\"lang\":\"en\",\"tenant\":\"south\"}\n"));
    const QJsonObject shown = m_ctl->ctl({u"show"_s, u"1"_s}).json();
    QCOMPARE(shown.value(u"record"_s).toObject(), (QJsonObject{{u"id"_s, u"1"_s}}));
}

void CtlSeveralFilesTest::priorityAndContextOfATemplate()
{
    QCOMPARE(m_ctl->ctl({u"init"_s}).exit, 0);
    const QString kept = file(u"kept.json"_s, R"({"priority_from": "urgency", "key": "id"})");
    QCOMPARE(m_ctl->ctl({u"template"_s, u"save"_s, u"supplier"_s, kept}).exit, 0);
    const Ran ran = import({file(u"a.csv"_s, "id,tenant,urgency\n1,south,2\n2,north,x\n"),
                            u"--template"_s, u"supplier"_s, u"--context-from"_s, u"tenant"_s});
    QCOMPARE(ran.exit, 6);
    QVERIFY2(ran.err.contains("Line 3: The column “urgency” has “x”"), ran.err);
    const QJsonObject shown = m_ctl->ctl({u"show"_s, u"1"_s}).json();
    QCOMPARE(shown.value(u"priority"_s), 2);
    QCOMPARE(shown.value(u"context"_s).toObject(), (QJsonObject{{u"tenant"_s, u"south"_s}}));
}

INTRAY_TEST_GUILESS_MAIN(CtlSeveralFilesTest)
#include "tst_ctl_severalfiles.moc"
