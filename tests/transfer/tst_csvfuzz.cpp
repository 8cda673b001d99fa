// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixturedata.h"
#include "schema/recordschema.h"
#include "support/testclass.h"
#include "transfer/keyguess.h"
#include "transfer/schemainference.h"

#include <QBuffer>
#include <QRandomGenerator>

using namespace intray;

/// Bytes without sense must be read or refused, never crash, and never depend on where blocks are
/// cut. INTRAY_FUZZ_RUNS asks for more runs than every build has time for.
class TestCsvFuzz : public QObject
{
    Q_OBJECT

private slots:
    void theCutOfTheBlocksNeverMatters();
    void everyTableCanBeGuessedSampledAndGivenASchema();
    void noCharacterOfAQuotelessTextIsLost();
};

static int runs()
{
    bool isSet = false;
    const int asked = qEnvironmentVariableIntValue("INTRAY_FUZZ_RUNS", &isSet);
    return isSet ? asked : 3000;
}

/// Mostly what matters to the reader, sometimes any byte.
static QByteArray randomBytes(QRandomGenerator &random, const QByteArray &alphabet)
{
    QByteArray bytes;
    for (int size = random.bounded(0, 60); size > 0; --size) {
        const bool isAny = random.bounded(20) == 0;
        bytes +=
            isAny ? char(random.bounded(256)) : alphabet.at(random.bounded(int(alphabet.size())));
    }
    return bytes;
}

/// Gives a few bytes at a time.
class Piecemeal : public QIODevice
{
public:
    Piecemeal(const QByteArray &bytes, int piece)
        : m_bytes(bytes)
        , m_piece(piece)
    {
        open(ReadOnly | Unbuffered);
    }
    bool isSequential() const override { return true; }
    bool atEnd() const override { return m_at == m_bytes.size(); }

protected:
    qint64 readData(char *data, qint64 most) override
    {
        const qint64 size = std::min({most, qint64(m_piece), qint64(m_bytes.size() - m_at)});
        memcpy(data, m_bytes.constData() + m_at, size_t(size));
        m_at += size;
        return size;
    }
    qint64 writeData(const char *, qint64) override { return -1; }

private:
    const QByteArray m_bytes;
    const int m_piece;
    qsizetype m_at = 0;
};

static QString told(QIODevice &device, const CsvFormat &format)
{
    QString text;
    auto reader = CsvReader::open(device, format);
    CsvRow row;
    while (true) {
        const auto more = reader->next(row);
        if (!more)
            return text + more.error().sentence;
        if (!*more)
            return text;
        if (row.ends.isEmpty() || row.ends.last() != row.text.size())
            return QStringLiteral("the values do not end with the text");
        text += QStringLiteral("%1 %2 %3 %4 %5\n")
                    .arg(row.line)
                    .arg(int(row.problem))
                    .arg(row.problemLine)
                    .arg(row.problemField)
                    .arg(withVisibleBytes(row.values().join(QChar(0x1F))));
    }
}

static CsvFormat randomFormat(QRandomGenerator &random)
{
    CsvFormat format;
    const QStringList encodings{QStringLiteral("UTF-8"), QStringLiteral("UTF-16LE"),
                                QStringLiteral("windows-1252"), QStringLiteral("Shift_JIS")};
    format.encoding.name = encodings.at(random.bounded(int(encodings.size())));
    format.trimBlanks = random.bounded(2) == 0;
    format.skipLines = random.bounded(3) == 0 ? 1 : 0;
    format.quote = random.bounded(8) == 0 ? QChar() : QChar(u'"');
    return format;
}

void TestCsvFuzz::theCutOfTheBlocksNeverMatters()
{
    QRandomGenerator random(20260131);
    for (int run = 0; run < runs(); ++run) {
        const QByteArray bytes = randomBytes(random, "a,\"\n\r \xC3\xA9");
        const CsvFormat format = randomFormat(random);
        QBuffer whole;
        whole.setData(bytes);
        whole.open(QIODevice::ReadOnly);
        Piecemeal cut(bytes, random.bounded(1, 7));
        const QString inPieces = told(cut, format);
        QCOMPARE(inPieces, told(whole, format));
        QVERIFY(!inPieces.startsWith(u't'));
    }
}

void TestCsvFuzz::everyTableCanBeGuessedSampledAndGivenASchema()
{
    QRandomGenerator random(42);
    for (int run = 0; run < runs() / 10; ++run) {
        const WrittenFile file(randomBytes(random, "ab12,;\t\"\n "));
        const auto table = CsvTable::open(file.path(), {});
        if (!table) {
            QVERIFY(!table.error().sentence.isEmpty());
            continue;
        }
        const auto sample = sampleOf(**table);
        if (!sample)
            continue;
        const auto schema = RecordSchema::fromJson(inferSchema(*sample, guessKey(*sample)));
        QVERIFY(schema.has_value());
        QCOMPARE(schema->fields().size(), (*table)->columns().size());
    }
}

/// Joined by their delimiters and line ends again, plain values give the text.
void TestCsvFuzz::noCharacterOfAQuotelessTextIsLost()
{
    QRandomGenerator random(7);
    for (int run = 0; run < runs(); ++run) {
        QByteArray bytes;
        for (int size = random.bounded(0, 60); size > 0; --size)
            bytes += "ab, \n"[random.bounded(5)];
        QBuffer device(&bytes);
        device.open(QIODevice::ReadOnly);
        auto reader = CsvReader::open(device, {});
        CsvRow row;
        QStringList lines;
        while (reader->next(row).value_or(false))
            lines << row.values().join(u',');
        const QString text = QString::fromLatin1(bytes);
        QCOMPARE(lines.join(u'\n') + (text.endsWith(u'\n') ? QStringLiteral("\n") : QString()),
                 text);
    }
}

INTRAY_TEST_APPLESS_MAIN(TestCsvFuzz)
#include "tst_csvfuzz.moc"
