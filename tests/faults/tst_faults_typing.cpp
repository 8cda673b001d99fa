// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/importing/importstore.h"
#include "store/line/connection.h"
#include "store/rules/queuestore.h"
#include "support/testclass.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// The window is killed while somebody types; what was said to be safe, or something newer, comes
/// back as a whole. INTRAY_FAULT_ROUNDS makes it longer, INTRAY_FAULT_SEED replays the keys.
class FaultsTypingTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void whatWasTypedComesBackAfterAKill();

private:
    struct Life
    {
        QList<QJsonObject> states; ///< The fields at the start and after each key.
        QJsonObject safe;          ///< What was last said to be on the disk.
    };

    void typeAndDie(Life &life, bool databaseBusy);
    QJsonObject resumed();
    void start(QProcess &typist, const QString &mode);
    static void listen(QProcess &typist, Life &life);
    static int firstPlaceOf(const QJsonObject &fields, const QList<QJsonObject> &states, int from);

    QTemporaryDir m_folder;
    QString m_database = m_folder.filePath(u"queue.db"_s);
    QRandomGenerator m_random;
};

void FaultsTypingTest::initTestCase()
{
    const quint32 seed = qEnvironmentVariableIsSet("INTRAY_FAULT_SEED")
                             ? qEnvironmentVariable("INTRAY_FAULT_SEED").toUInt()
                             : QRandomGenerator::global()->generate();
    qInfo("INTRAY_FAULT_SEED=%u", seed);
    m_random.seed(seed);
    auto connection = Connection::open(DatabaseUrl::sqlite(m_database), OpenMode::CreateOrUpgrade);
    QVERIFY(connection.has_value());
    const Identity importer{u"importer"_s, u"here"_s};
    Queue queue;
    queue.name = u"customers"_s;
    QVERIFY(QueueStore(**connection, importer).addQueue(queue));
    NewItem item;
    item.key = u"C-1"_s;
    item.record = {{u"city"_s, u"boaz"_s}, {u"name"_s, u"marshall"_s}, {u"note"_s, u""_s}};
    QVERIFY(ImportStore(**connection, importer).addItem(u"customers"_s, item));
}

void FaultsTypingTest::start(QProcess &typist, const QString &mode)
{
    typist.setStandardErrorFile(m_folder.filePath(u"typist.log"_s), QIODevice::Append);
    typist.start(QStringLiteral(FAULT_TYPIST),
                 {m_database, m_folder.path(), QString::number(m_random.generate()), mode});
    QVERIFY(typist.waitForStarted());
}

void FaultsTypingTest::listen(QProcess &typist, Life &life)
{
    while (typist.canReadLine()) {
        const QJsonObject line = QJsonDocument::fromJson(typist.readLine()).object();
        const QJsonObject fields = line.value(u"fields"_s).toObject();
        if (line.value(u"what"_s) == u"safe"_s)
            life.safe = fields;
        else
            life.states.append(fields);
    }
}

void FaultsTypingTest::typeAndDie(Life &life, bool databaseBusy)
{
    QProcess typist;
    start(typist, u"type"_s);
    const auto hear = [&] {
        listen(typist, life);
        return true;
    };
    QTRY_VERIFY_WITH_TIMEOUT(hear() && !life.states.isEmpty(), 30'000);
    QProcess
        holder; // keeps the database from being written, so that only the disk can keep the text
    if (databaseBusy) {
        const QString sign = m_folder.filePath(u"held"_s);
        holder.start(u"sqlite3"_s, {m_database});
        holder.write(u".timeout 5000\nBEGIN IMMEDIATE;\n.shell touch %1\n"_s.arg(sign).toUtf8());
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(sign), 10'000);
        QFile::remove(sign);
    }
    life.safe = {};
    QTRY_VERIFY_WITH_TIMEOUT(hear() && !life.safe.isEmpty(), 30'000);
    QTest::qWait(int(m_random.bounded(400))); // death comes at any moment
    typist.kill();
    QVERIFY(typist.waitForFinished());
    hear();
    holder.kill();
    holder.waitForFinished();
}

QJsonObject FaultsTypingTest::resumed()
{
    QProcess typist;
    start(typist, u"read"_s);
    if (!typist.waitForFinished(30'000)) {
        typist.kill();
        typist.waitForFinished();
    }
    Life life;
    listen(typist, life);
    return life.states.value(0);
}

int FaultsTypingTest::firstPlaceOf(const QJsonObject &fields, const QList<QJsonObject> &states,
                                   int from)
{
    return int(states.indexOf(fields, from));
}

/// A draft may hold only the fields that were typed; the others stand as they stood.
static QJsonObject completed(const QJsonObject &safe, QJsonObject fields)
{
    for (auto it = safe.begin(); it != safe.end(); ++it)
        fields.insert(it.key(), it.value());
    return fields;
}

void FaultsTypingTest::whatWasTypedComesBackAfterAKill()
{
    const int rounds = std::max(1, qEnvironmentVariable("INTRAY_FAULT_ROUNDS", u"20"_s).toInt());
    int keys = 0;
    int unsafe = 0;
    for (int round = 0; round < rounds; ++round) {
        Life life;
        typeAndDie(life, round % 4 == 3);
        if (QTest::currentTestFailed())
            return;
        const int safe = firstPlaceOf(completed(life.safe, life.states.first()), life.states, 0);
        QVERIFY2(safe >= 0, "what the journal wrote never stood in the fields");
        const QJsonObject back = resumed();
        const int place = firstPlaceOf(back, life.states, safe);
        QVERIFY2(
            place >= 0,
            qPrintable(
                u"round %1: after the kill the fields were %2, safe was %3, last typed was %4"_s
                    .arg(round)
                    .arg(QString::fromUtf8(QJsonDocument(back).toJson()),
                         QString::fromUtf8(QJsonDocument(life.safe).toJson()),
                         QString::fromUtf8(QJsonDocument(life.states.last()).toJson()))));
        keys += int(life.states.size());
        unsafe += int(life.states.size()) - 1 - place;
    }
    qInfo("%d kills, %d keys typed, %d of them not yet safe when killed", rounds, keys, unsafe);
}

INTRAY_TEST_GUILESS_MAIN(FaultsTypingTest)
#include "tst_faults_typing.moc"
