// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/samples.h"
#include "schema/recordschema.h"
#include "support/testclass.h"

#include <QFile>
#include <QTest>

using namespace intray;

static QByteArray contentOf(const QString &name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The rows as records; good enough for the samples, whose quoted values are few and on one line.
static QList<Record> recordsIn(const QString &name, QChar delimiter)
{
    QStringList lines = QString::fromUtf8(contentOf(name)).split(u'\n', Qt::SkipEmptyParts);
    const QStringList columns = lines.takeFirst().split(delimiter);
    QList<Record> records;
    for (const QString &line : std::as_const(lines)) {
        const QStringList values = line.split(delimiter);
        if (line.contains(u'"') || values.size() != columns.size())
            continue;
        Record record;
        for (qsizetype column = 0; column < columns.size(); ++column)
            record.insert(columns.at(column), values.at(column));
        records.append(record);
    }
    return records;
}

/// The samples that come with Intray.
class SamplesTest : public QObject
{
    Q_OBJECT

private slots:
    void everySampleHasASchemaThatIsValid_data() { languages(); }
    void everySampleHasASchemaThatIsValid();
    void thereAreFiveHundredCustomersWithKeysOfTheirOwn_data() { languages(); }
    void thereAreFiveHundredCustomersWithKeysOfTheirOwn();
    void manyRecordsBreakARuleAndManyBreakNone_data() { languages(); }
    void manyRecordsBreakARuleAndManyBreakNone();
    void anUnknownLanguageGetsEnglish();

private:
    static void languages();
};

void SamplesTest::languages()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QChar>("delimiter");
    QTest::newRow("English") << QStringLiteral("en") << QChar(u',');
    QTest::newRow("German") << QStringLiteral("de") << QChar(u';');
}

void SamplesTest::everySampleHasASchemaThatIsValid()
{
    QFETCH(QString, language);
    const auto schema = RecordSchema::fromText(contentOf(sampleCustomers(language).schema));
    QVERIFY2(schema.has_value(), schema ? "" : qPrintable(schema.error().detail));
    QCOMPARE(schema->fields().size(), 13);
    QCOMPARE(schema->listFields().size(), 4);
    for (const Field &field : schema->fields())
        QVERIFY2(!field.hint.isEmpty() && !field.label.isEmpty(), qPrintable(field.name));
}

void SamplesTest::thereAreFiveHundredCustomersWithKeysOfTheirOwn()
{
    QFETCH(QString, language);
    QFETCH(QChar, delimiter);
    const QString table = QString::fromUtf8(contentOf(sampleCustomers(language).table));
    QSet<QString> keys;
    for (const QString &line : table.split(u'\n', Qt::SkipEmptyParts))
        keys.insert(line.section(delimiter, 0, 0));
    QCOMPARE(keys.size(), 500 + 1); // and the header
}

void SamplesTest::manyRecordsBreakARuleAndManyBreakNone()
{
    QFETCH(QString, language);
    QFETCH(QChar, delimiter);
    const auto schema = RecordSchema::fromText(contentOf(sampleCustomers(language).schema));
    QVERIFY(schema.has_value());
    int broken = 0;
    int fine = 0;
    for (const Record &record : recordsIn(sampleCustomers(language).table, delimiter))
        ++(schema->check(record).isEmpty() ? fine : broken);
    QVERIFY2(broken >= 200, qPrintable(QString::number(broken)));
    QVERIFY2(fine >= 120, qPrintable(QString::number(fine)));
}

void SamplesTest::anUnknownLanguageGetsEnglish()
{
    QCOMPARE(sampleCustomers(QStringLiteral("fi")).table,
             sampleCustomers(QStringLiteral("en")).table);
}

INTRAY_TEST_GUILESS_MAIN(SamplesTest)
#include "tst_samples.moc"
