// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "transfer/importchunks.h"

#include <QTest>
#include <QThread>

using namespace intray;
using namespace Qt::StringLiterals;

/// A table of as many rows as were asked for, which remembers where it was read.
class CountedTable : public RecordTable
{
public:
    CountedTable(int rows, bool isBound)
        : m_rows(rows)
        , m_isBound(isBound)
    {
    }

    const CsvFormat &format() const override { return m_format; }
    const QStringList &columns() const override { return m_columns; }
    QStringList notes() const override { return {}; }
    bool isBoundToThread() const override { return m_isBound; }
    qint64 bytesRead() const override { return m_read; }
    qint64 totalBytes() const override { return m_rows; }
    Outcome<bool> next(TableRow &row) override
    {
        isReadElsewhere |= QThread::currentThread() != m_home;
        if (m_read == breaksAt)
            return failure(Error::Kind::Unreadable, u"It broke."_s);
        if (m_read == m_rows)
            return false;
        ++m_read;
        row.row.clear();
        row.row.line = m_read;
        row.row.text = QString::number(m_read);
        row.row.ends = {row.row.text.size()};
        row.reason = m_read % 3 == 0 ? u"Every third."_s : QString();
        return true;
    }

    bool isReadElsewhere = false;
    int breaksAt = -1;

private:
    const QThread *m_home = QThread::currentThread();
    const int m_rows;
    const bool m_isBound;
    int m_read = 0;
    CsvFormat m_format;
    QStringList m_columns{u"n"_s};
};

/// Rows come in their order, each once, wherever the table is read.
class ImportChunksTest : public QObject
{
    Q_OBJECT

private slots:
    void allRowsComeInTheirOrder_data();
    void allRowsComeInTheirOrder();
    void aTableThatIsBoundIsReadInItsThread();
    void rowsBeforeAFaultAreHandedOn();
    void aCancellationEndsIt();
    void whatIsReadAheadMayBeLeft();

private:
    static ImportChunks chunksOf(RecordTable &table, const Cancellation &cancellation = {});
};

ImportChunks ImportChunksTest::chunksOf(RecordTable &table, const Cancellation &cancellation)
{
    const RecordKey key = *RecordKey::fromColumns(table.columns(), table.columns());
    return {table, ItemMaker(key, table.columns(), table.columns(), 0), limitsOf(Queue()),
            AttachedColumns(), cancellation};
}

void ImportChunksTest::allRowsComeInTheirOrder_data()
{
    QTest::addColumn<int>("rows");
    QTest::newRow("none") << 0;
    QTest::newRow("one") << 1;
    QTest::newRow("a chunk") << 2000;
    QTest::newRow("a chunk and one") << 2001;
    QTest::newRow("several") << 9999;
}

void ImportChunksTest::allRowsComeInTheirOrder()
{
    QFETCH(int, rows);
    CountedTable table(rows, false);
    ImportChunks chunks = chunksOf(table);
    QStringList good;
    qint64 bad = 0;
    bool isLast = false;
    while (!isLast) {
        const auto chunk = chunks.next();
        QVERIFY(chunk);
        for (const ImportChunk::Good &one : chunk->good)
            good << one.item.key;
        bad += chunk->bad.size();
        QCOMPARE(chunk->bytesRead, good.size() + bad);
        isLast = chunk->isLast;
    }
    QStringList expected;
    for (int n = 1; n <= rows; ++n)
        if (n % 3 != 0)
            expected << QString::number(n);
    QCOMPARE(good, expected);
    QCOMPARE(bad, rows / 3);
    QVERIFY(table.isReadElsewhere);
}

void ImportChunksTest::aTableThatIsBoundIsReadInItsThread()
{
    CountedTable table(5000, true);
    ImportChunks chunks = chunksOf(table);
    while (!chunks.next()->isLast) {
    }
    QVERIFY(!table.isReadElsewhere);
}

void ImportChunksTest::rowsBeforeAFaultAreHandedOn()
{
    CountedTable table(5000, false);
    table.breaksAt = 2500;
    ImportChunks chunks = chunksOf(table);
    QCOMPARE(chunks.next()->rows(), 2000);
    const auto broken = chunks.next();
    QVERIFY(!broken);
    QCOMPARE(broken.error().sentence, u"It broke."_s);
}

void ImportChunksTest::aCancellationEndsIt()
{
    CountedTable table(5000, true);
    Cancellation cancellation;
    ImportChunks chunks = chunksOf(table, cancellation);
    QVERIFY(chunks.next());
    cancellation.cancel();
    QCOMPARE(chunks.next().error().kind, Error::Kind::Cancelled);
}

/// As when a chunk cannot be staged: the thread that reads is waited for.
void ImportChunksTest::whatIsReadAheadMayBeLeft()
{
    CountedTable table(100000, false);
    {
        ImportChunks chunks = chunksOf(table);
        QVERIFY(chunks.next());
    }
    QVERIFY(table.bytesRead() <= 4000);
}

INTRAY_TEST_GUILESS_MAIN(ImportChunksTest)
#include "tst_importchunks.moc"
