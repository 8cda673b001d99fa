// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runningworker.h"
#include "support/testclass.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// Killed in the middle, nothing is half in and nothing half out.
class CtlKilledTest : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void anUpdateComesInWholeOrNotAtAll_data();
    void anUpdateComesInWholeOrNotAtAll();
    void takingBackGoesOnWhereItWasKilled();
    void correctionsAreWrittenBackInWholePieces();

private:
    static constexpr int rows = 20'000;

    QString towns(const QString &name, const QByteArray &town, int count = rows) const;
    Ran bringIn(const QString &file) const { return m_ctl->ctl(importing(file)); }
    static QStringList importing(const QString &file)
    {
        return {u"import"_s, u"towns"_s, file, u"--key"_s, u"id"_s, u"--update"_s};
    }
    /// Starts the program and kills it as soon as the database says so.
    void killAmid(const QStringList &words, const QString &moment) const;
    int itemsThatSay(const QString &town) const
    {
        return m_ctl
            ->sql(u"SELECT count(*) FROM record WHERE coalesce(current, imported) ->> "
                  "'$.town' = '%1'"_s.arg(town))
            .toInt();
    }
    bool isSound() const { return m_ctl->ctl({u"audit"_s}).exit == 0; }

    std::unique_ptr<CtlFixture> m_ctl;
};

void CtlKilledTest::init()
{
    m_ctl = std::make_unique<CtlFixture>();
    QCOMPARE(bringIn(towns(u"first.csv"_s, "old")).exit, 0);
}

QString CtlKilledTest::towns(const QString &name, const QByteArray &town, int count) const
{
    QByteArray table = "id,town\n";
    for (int id = 1; id <= count; ++id)
        table += QByteArray::number(id) + ',' + town + '\n';
    return m_ctl->file(name, table);
}

void CtlKilledTest::killAmid(const QStringList &words, const QString &moment) const
{
    RunningCommand program(*m_ctl, words);
    QTRY_VERIFY_WITH_TIMEOUT(m_ctl->sql(u"SELECT EXISTS (%1)"_s.arg(moment)) == u"1", 60'000);
    program.kill();
    program.end();
}

void CtlKilledTest::anUpdateComesInWholeOrNotAtAll_data()
{
    QTest::addColumn<QString>("moment");
    QTest::addColumn<bool>("comesIn");
    QTest::newRow("while rows are staged")
        << u"SELECT 1 FROM redelivered WHERE outcome = 'waiting'"_s << false;
    QTest::newRow("when it was accepted")
        << u"SELECT 1 FROM redelivered WHERE outcome = 'updated'"_s << true;
}

void CtlKilledTest::anUpdateComesInWholeOrNotAtAll()
{
    QFETCH(const QString, moment);
    QFETCH(const bool, comesIn);
    const QString second = towns(u"second.csv"_s, "new");
    killAmid(importing(second), moment);
    QCOMPARE(itemsThatSay(u"old"_s) + itemsThatSay(u"new"_s), rows);
    // Whoever imports next finishes what was accepted, and discards what was not.
    QCOMPARE(bringIn(towns(u"third.csv"_s, comesIn ? "new" : "old", 1)).exit, 0);
    QCOMPARE(itemsThatSay(u"new"_s), comesIn ? rows : 0);
    QVERIFY(isSound());
    QCOMPARE(bringIn(second).exit, 0);
    QCOMPARE(itemsThatSay(u"new"_s), rows);
    QVERIFY(isSound());
}

void CtlKilledTest::takingBackGoesOnWhereItWasKilled()
{
    const QStringList takingBack{u"delivery"_s, u"take-back"_s, u"1"_s, u"--reason"_s, u"wrong"_s};
    killAmid(takingBack, u"SELECT 1 FROM item WHERE state = 'dismissed'"_s);
    const int before = m_ctl->sql(u"SELECT count(*) FROM item WHERE state = 'dismissed'"_s).toInt();
    QCOMPARE(before % 500, 0);
    QVERIFY(isSound());
    QCOMPARE(m_ctl->ctl(takingBack).exit, 0);
    QCOMPARE(m_ctl->sql(u"SELECT count(*) FROM item WHERE state = 'dismissed'"_s).toInt(), rows);
    QVERIFY(isSound());
}

void CtlKilledTest::correctionsAreWrittenBackInWholePieces()
{
    const QString source = m_ctl->path(u"source.db"_s);
    const auto ask = [&source](const QString &statement) {
        return CtlFixture::run(u"sqlite3"_s, {u"-cmd"_s, u".timeout 10000"_s, source, statement})
            .out.trimmed();
    };
    ask(u"CREATE TABLE town (id INTEGER PRIMARY KEY, town TEXT); WITH RECURSIVE one (n) AS (SELECT "
        u"1 "
        "UNION ALL SELECT n + 1 FROM one WHERE n < %1) INSERT INTO town SELECT n, 'old' FROM one"_s
            .arg(rows));
    m_ctl->sql(u"UPDATE item SET state = 'done'; UPDATE record SET finished_by = 'ann', "
               "finished_at = '2026-01-01T00:00:00.000Z', "
               "current = json_set(imported, '$.town', 'new')"_s);
    const QStringList writing{u"write-back"_s, u"towns"_s, source, u"--table"_s, u"town"_s};
    const QString written = u"SELECT count(*) FROM town WHERE town = 'new'"_s;
    {
        RunningCommand program(*m_ctl, writing);
        QTRY_VERIFY_WITH_TIMEOUT(ask(written).toInt() > 0, 60'000);
        program.kill();
        program.end();
    }
    const int before = ask(written).toInt();
    QCOMPARE(before % 500, 0);
    const Ran again = m_ctl->ctl(writing);
    QVERIFY2(again.exit == 0, again.err);
    QCOMPARE(again.json().value(u"as_it_should_be"_s), before);
    QCOMPARE(ask(written).toInt(), rows);
}

INTRAY_TEST_GUILESS_MAIN(CtlKilledTest)
#include "tst_ctl_killed.moc"
