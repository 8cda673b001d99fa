// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctlfixture.h"
#include "support/testclass.h"

#include <QFile>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// Databases that cannot be used: each gets a clear sentence, and nothing is changed or lost.
class CtlTroubleTest : public QObject
{
    Q_OBJECT

private slots:
    void aFileThatIsNoDatabaseIsLeftAlone_data();
    void aFileThatIsNoDatabaseIsLeftAlone();
    void aDatabaseOfSomethingElseNeedsInit();
    void aNewerSchemaIsRefused();
    void aDamagedFileIsNamedSo();
    void aCutOffFileIsNamedSo();
    void aDatabaseWithoutANameIsNone();

private:
    static QByteArray contentOf(const QString &file);
    static QList<QStringList> usesOf(const CtlFixture &fixture);
};

QList<QStringList> CtlTroubleTest::usesOf(const CtlFixture &fixture)
{
    return {
        {u"status"_s},        {u"list"_s, u"q"_s},
        {u"claim"_s, u"q"_s}, {u"mine"_s},
        {u"audit"_s},         {u"queue"_s, u"add"_s, u"z"_s},
        {u"init"_s},          {u"export"_s, u"q"_s, fixture.path(u"out.csv"_s)},
    };
}

QByteArray CtlTroubleTest::contentOf(const QString &name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void CtlTroubleTest::aFileThatIsNoDatabaseIsLeftAlone_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("text") << QByteArray("id,city\n1,boaz\n");
    QTest::newRow("zeros") << QByteArray(8192, '\0');
    QTest::newRow("nearly a database")
        << QByteArray("SQLite format 2\0 and so on") + QByteArray(5000, 'x');
    QTest::newRow("only the signature")
        << QByteArray("SQLite format 3\0", 16) + QByteArray(5000, 'x');
}

void CtlTroubleTest::aFileThatIsNoDatabaseIsLeftAlone()
{
    QFETCH(QByteArray, content);
    const CtlFixture fixture;
    fixture.file(u"queue.db"_s, content);
    for (const QStringList &words : usesOf(fixture)) {
        const Ran ran = fixture.ctl(words);
        QCOMPARE(ran.exit, 1);
        QVERIFY2(QStringList({u"not_a_database"_s, u"damaged"_s}).contains(ran.errorKind()),
                 ran.out.constData());
        QVERIFY(ran.sentence().endsWith(u'.'));
        QCOMPARE(contentOf(fixture.database()), content);
    }
    const CtlFixture folder;
    QCOMPARE(folder.bare({u"-d"_s, folder.path(u"."_s), u"--json"_s, u"status"_s}).errorKind(),
             u"not_a_database"_s);
}

void CtlTroubleTest::aDatabaseOfSomethingElseNeedsInit()
{
    const CtlFixture fixture;
    fixture.sql(u"CREATE TABLE orders (id)"_s);
    for (const QStringList &words : usesOf(fixture).mid(0, 6)) {
        const Ran ran = fixture.ctl(words);
        QCOMPARE(ran.exit, 1);
        QCOMPARE(ran.errorKind(), u"older_schema"_s);
        QVERIFY(ran.sentence().contains(u"init"));
    }
    QCOMPARE(fixture.sql(u"SELECT count(*) FROM sqlite_schema"_s), u"1"_s);
    QCOMPARE(fixture.ctl({u"init"_s}).exit, 0);
    QCOMPARE(fixture.ctl({u"status"_s}).exit, 0);
}

void CtlTroubleTest::aNewerSchemaIsRefused()
{
    const CtlFixture fixture;
    fixture.addQueue(u"q"_s, {u"a"_s});
    fixture.sql(
        u"INSERT INTO schema_version SELECT 99, 'from the future', applied_at FROM schema_version LIMIT 1"_s);
    for (const QStringList &words : usesOf(fixture)) {
        const Ran ran = fixture.ctl(words);
        QCOMPARE(ran.exit, 1);
        QCOMPARE(ran.errorKind(), u"newer_schema"_s);
        QVERIFY(ran.sentence().contains(u"newer"));
    }
    QCOMPARE(fixture.sql(u"SELECT state FROM item"_s), u"open"_s);
}

void CtlTroubleTest::aDamagedFileIsNamedSo()
{
    const CtlFixture fixture;
    fixture.addQueue(u"q"_s, {u"a"_s, u"b"_s});
    QFile file(fixture.database());
    QVERIFY(file.open(QIODevice::ReadWrite));
    const QByteArray noise(int(file.size()) - 8192, '\xA5');
    QVERIFY(file.seek(4096) && file.write(noise) == noise.size());
    file.close();
    for (const QStringList &words : usesOf(fixture)) {
        const Ran ran = fixture.ctl(words);
        QCOMPARE(ran.exit, 1);
        QCOMPARE(ran.errorKind(), u"damaged"_s);
        QVERIFY(ran.sentence().contains(u"backup"));
    }
}

void CtlTroubleTest::aCutOffFileIsNamedSo()
{
    const CtlFixture fixture;
    fixture.addQueue(u"q"_s, {u"a"_s, u"b"_s});
    QVERIFY(QFile::resize(fixture.database(), 4096 * 3));
    const Ran ran = fixture.ctl({u"claim"_s, u"q"_s});
    QCOMPARE(ran.exit, 1);
    QCOMPARE(ran.errorKind(), u"damaged"_s);
}

void CtlTroubleTest::aDatabaseWithoutANameIsNone()
{
    const CtlFixture fixture;
    for (const QString &name : {u""_s, u" "_s}) {
        const Ran ran = fixture.bare({u"-d"_s, name, u"--json"_s, u"queue"_s, u"add"_s, u"q"_s});
        QCOMPARE(ran.exit, 2);
        QVERIFY2(ran.sentence().contains(u"--database"), qPrintable(ran.sentence()));
    }
}

INTRAY_TEST_GUILESS_MAIN(CtlTroubleTest)
#include "tst_ctl_trouble.moc"
