// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/importing/importstore.h"
#include "store/line/connection.h"
#include "store/rules/queuestore.h"
#include "store/work/workstore.h"
#include "support/testclass.h"

#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// The window is killed while slips are on its screen; no file ever has one of them: not the
/// database with its log, nor the drafts, nor an export. INTRAY_FAULT_ROUNDS makes it longer,
/// INTRAY_FAULT_SEED replays the keys.
class FaultsPlantingTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void noSlipIsEverWritten();

private:
    void workAndDie(QSet<QString> &slips);
    void verifyNoFileHas(const QSet<QString> &slips);
    void finishWhatIsHeld();
    void exportAll();

    static Identity clerk() { return {u"clerk"_s, u"desk"_s}; }

    QTemporaryDir m_folder;
    QString m_database = m_folder.filePath(u"queue.db"_s);
    QRandomGenerator m_random;
    static constexpr int records = 2'000;
    static constexpr int fields = 3;
    qint64 m_values = 0; ///< Of records, each time that the files were looked through.
};

void FaultsPlantingTest::initTestCase()
{
    const quint32 seed = qEnvironmentVariableIsSet("INTRAY_FAULT_SEED")
                             ? qEnvironmentVariable("INTRAY_FAULT_SEED").toUInt()
                             : QRandomGenerator::global()->generate();
    qInfo("INTRAY_FAULT_SEED=%u", seed);
    m_random.seed(seed);
    auto connection = Connection::open(DatabaseUrl::sqlite(m_database), OpenMode::CreateOrUpgrade);
    QVERIFY(connection.has_value());
    Queue queue;
    queue.name = u"customers"_s;
    queue.plantEvery = 2;
    queue.recordSchema = QJsonDocument::fromJson(R"({"type": "object",
        "x-intray": {"order": ["number", "city", "street"], "list": ["number"]},
        "properties": {"number": {}, "city": {}, "street": {}}})")
                             .object();
    QVERIFY(QueueStore(**connection, clerk()).addQueue(queue));
    ImportStore imports(**connection, clerk());
    for (int i = 0; i < records; ++i) {
        NewItem item;
        item.key = u"C-%1"_s.arg(i);
        item.record = {
            {u"number"_s, i}, {u"city"_s, u"Birmingham"_s}, {u"street"_s, u"Chestnut Boulevard"_s}};
        QVERIFY(imports.addItem(u"customers"_s, item));
    }
    WorkStore work(**connection, clerk());
    const auto claim = work.claimNext({u"customers"_s}, 20);
    QVERIFY(claim.has_value());
    for (const Item &item : claim->items)
        QVERIFY(work.finish(item.id, item.lock.id, Disposition::complete()));
}

void FaultsPlantingTest::workAndDie(QSet<QString> &slips)
{
    QProcess typist;
    typist.setStandardErrorFile(m_folder.filePath(u"typist.log"_s), QIODevice::Append);
    typist.start(QStringLiteral(FAULT_TYPIST),
                 {m_database, m_folder.path(), QString::number(m_random.generate()), u"plant"_s});
    QVERIFY(typist.waitForStarted());
    bool hasSlip = false;
    bool hasTyped = false;
    const auto hear = [&] {
        while (typist.canReadLine()) {
            const QJsonObject line = QJsonDocument::fromJson(typist.readLine()).object();
            const QJsonObject said = line.value(u"fields"_s).toObject();
            hasTyped |= line.value(u"what"_s) == u"safe"_s && hasSlip;
            if (line.value(u"what"_s) != u"slip"_s)
                continue;
            hasSlip = true;
            slips.insert(said.constBegin()->toString());
        }
        return hasTyped;
    };
    QTRY_VERIFY_WITH_TIMEOUT(hear() || typist.state() == QProcess::NotRunning, 30'000);
    QCOMPARE(typist.state(), QProcess::Running);
    QTest::qWait(int(m_random.bounded(400))); // death comes at any moment
    typist.kill();
    QVERIFY(typist.waitForFinished());
    hear();
}

void FaultsPlantingTest::verifyNoFileHas(const QSet<QString> &slips)
{
    m_values += records * fields;
    QDirIterator files(m_folder.path(), QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray all = file.readAll();
        for (const QString &slip : slips)
            QVERIFY2(!all.contains(slip.toUtf8()), qPrintable(slip + u" in "_s + file.fileName()));
    }
}

// So that the next life has new records.
void FaultsPlantingTest::finishWhatIsHeld()
{
    auto connection = Connection::open(DatabaseUrl::sqlite(m_database), OpenMode::CreateOrUpgrade);
    QVERIFY(connection.has_value());
    WorkStore work(**connection, clerk());
    const auto held = work.mine();
    QVERIFY(held.has_value());
    for (const HeldItem &one : *held)
        QVERIFY(work.finish(one.item.id, one.item.lock.id, Disposition::complete()));
}

void FaultsPlantingTest::exportAll()
{
    QProcess ctl;
    ctl.start(qEnvironmentVariable("INTRAY_TEST_BIN") + u"/intrayctl"_s,
              {u"-d"_s, u"sqlite:"_s + m_database, u"export"_s, u"customers"_s,
               m_folder.filePath(u"export.csv"_s)});
    QVERIFY(ctl.waitForFinished(60'000));
    QVERIFY2(ctl.exitCode() == 0, ctl.readAllStandardError());
}

void FaultsPlantingTest::noSlipIsEverWritten()
{
    const int rounds = std::max(1, qEnvironmentVariable("INTRAY_FAULT_ROUNDS", u"5"_s).toInt());
    QSet<QString> slips;
    for (int round = 0; round < rounds; ++round) {
        workAndDie(slips);
        if (QTest::currentTestFailed())
            return;
        verifyNoFileHas(slips);
        if (QTest::currentTestFailed())
            return;
        finishWhatIsHeld();
    }
    QVERIFY(slips.size() > 1);
    exportAll();
    verifyNoFileHas(slips);
    qInfo("%d kills, %d different slips, none of them in %lld values", rounds, int(slips.size()),
          m_values);
}

INTRAY_TEST_GUILESS_MAIN(FaultsPlantingTest)
#include "tst_faults_planting.moc"
