// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctlfixture.h"
#include "support/testclass.h"

#include <QFile>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// `ledger`: what was put right, added up, from which file, and as a file.
class CtlLedgerTest : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void correctionsAreToldWithTheirSource();
    void theTableIsAddedUpAsAskedFor();
    void onesOwnAreAskedFor();
    void allOfItIsWrittenToAFile();
    void wrongWordsAreTold();

private:
    QJsonObject ledger(const QStringList &more = {}) const
    {
        return m_ctl->ctl(QStringList{u"ledger"_s, u"towns"_s} + more).json();
    }

    std::unique_ptr<CtlFixture> m_ctl;
};

void CtlLedgerTest::init()
{
    m_ctl = std::make_unique<CtlFixture>();
    const QString file = m_ctl->file(u"towns.csv"_s, "id,town\n1,birmingxam\n2,boaz\n");
    QCOMPARE(m_ctl->ctl({u"import"_s, u"towns"_s, file, u"--key"_s, u"id"_s}).exit, 0);
    const QJsonObject claim = m_ctl->ctl({u"claim"_s, u"towns"_s, u"--count"_s, u"2"_s}).json();
    const QString lock = claim.value(u"lock"_s).toString();
    const QString right = m_ctl->file(u"right.json"_s, R"({"town": "birmingham"})");
    QCOMPARE(m_ctl->ctl({u"complete"_s, u"1"_s, u"--lock"_s, lock, right}).exit, 0);
    QCOMPARE(m_ctl->ctl({u"complete"_s, u"2"_s, u"--lock"_s, lock}).exit, 0);
}

void CtlLedgerTest::correctionsAreToldWithTheirSource()
{
    const QJsonObject told = ledger();
    QCOMPARE(told.value(u"records"_s).toInt(), 2);
    QCOMPARE(told.value(u"corrected"_s).toInt(), 1);
    const QJsonArray lines = told.value(u"lines"_s).toArray();
    QCOMPARE(lines.size(), 1);
    const QJsonObject line = lines.at(0).toObject();
    QCOMPARE(line.value(u"field"_s).toString(), u"town"_s);
    QCOMPARE(line.value(u"kind"_s).toString(), u"slip"_s);
    QVERIFY(line.value(u"source"_s).toString().endsWith(u"towns.csv"_s));
    QCOMPARE(line.value(u"count"_s).toInt(), 1);
}

void CtlLedgerTest::theTableIsAddedUpAsAskedFor()
{
    const auto by = [&](const QString &what) {
        return m_ctl
            ->bare({u"-d"_s, u"sqlite:"_s + m_ctl->database(), u"ledger"_s, u"towns"_s, u"--by"_s,
                    what})
            .out;
    };
    QVERIFY(by(u"field"_s).contains("town"));
    QVERIFY(by(u"kind"_s).contains("slip"));
    QVERIFY(by(u"source"_s).contains("towns.csv"));
}

void CtlLedgerTest::onesOwnAreAskedFor()
{
    QCOMPARE(ledger({u"--mine"_s}).value(u"records"_s).toInt(), 2);
    QCOMPARE(ledger({u"--of"_s, u"nobody"_s}).value(u"records"_s).toInt(), 0);
    QCOMPARE(ledger({u"--since"_s, u"2099-01-01"_s}).value(u"records"_s).toInt(), 0);
}

void CtlLedgerTest::allOfItIsWrittenToAFile()
{
    const QString file = m_ctl->path(u"ledger.csv"_s);
    QCOMPARE(ledger({u"--export"_s, file}).value(u"written"_s).toInt(), 1);
    QFile written(file);
    QVERIFY(written.open(QIODevice::ReadOnly));
    QVERIFY(written.readAll().startsWith("field,kind,person,source,count\r\ntown,slip,"));
}

void CtlLedgerTest::wrongWordsAreTold()
{
    QCOMPARE(m_ctl->ctl({u"ledger"_s, u"towns"_s, u"--by"_s, u"colour"_s}).exit, 2);
    QCOMPARE(m_ctl->ctl({u"ledger"_s, u"towns"_s, u"--since"_s, u"soon"_s}).exit, 2);
    QCOMPARE(m_ctl->ctl({u"ledger"_s, u"nowhere"_s}).exit, 1);
}

INTRAY_TEST_GUILESS_MAIN(CtlLedgerTest)
#include "tst_ctl_ledger.moc"
