// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/rows/recordwriter.h"
#include "store/rows/rows.h"
#include "support/testclass.h"

#include <QRandomGenerator>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

using Values = QList<std::optional<QString>>;

static std::optional<WrittenRecord> written(const QStringList &fields, const Values &values)
{
    return RecordWriter(fields).write([&](qsizetype place) -> std::optional<QStringView> {
        const auto &value = values.at(place);
        return value ? std::optional<QStringView>(*value) : std::nullopt;
    });
}

static Record recordWith(const QStringList &fields, const Values &values)
{
    Record record;
    for (qsizetype i = 0; i < fields.size(); ++i)
        if (values.at(i))
            record.insert(fields.at(i), *values.at(i));
    return record;
}

/// The short way of writing a record gives what the long way gives.
class RecordWriterTest : public QObject
{
    Q_OBJECT

private slots:
    void aRecordIsWrittenAsQtWritesIt_data();
    void aRecordIsWrittenAsQtWritesIt();
    void whateverItsCharactersAre();
    void whatNoDatabaseKeepsIsNotWritten();
    void theRecordCanBeReadBack();
};

void RecordWriterTest::aRecordIsWrittenAsQtWritesIt_data()
{
    QTest::addColumn<QStringList>("fields");
    QTest::addColumn<QList<QString>>("texts"); // a null one is missing
    QTest::newRow("plain") << QStringList{u"city"_s, u"zip"_s} << QStringList{u"Boaz"_s, u"1"_s};
    QTest::newRow("in another order") << QStringList{u"zip"_s, u"Zip"_s, u"ZIP"_s, u"city"_s}
                                      << QStringList{u"1"_s, u"2"_s, u"3"_s, u"4"_s};
    QTest::newRow("first one missing")
        << QStringList{u"a"_s, u"b"_s} << QStringList{QString(), u"x"_s};
    QTest::newRow("all missing") << QStringList{u"a"_s, u"b"_s}
                                 << QStringList{QString(), QString()};
    QTest::newRow("no fields") << QStringList() << QStringList();
    QTest::newRow("empty is not missing")
        << QStringList{u"a"_s, u"b"_s} << QStringList{u""_s, QString()};
    QTest::newRow("quotes") << QStringList{u"a \"b\""_s} << QStringList{u"he said \"yes\" \\ no"_s};
    QTest::newRow("letters") << QStringList{u"Straße"_s, u"ﬁeld"_s}
                             << QStringList{u"GROẞ ﬁ Ⅷ"_s, u"é \U0001F600"_s};
}

void RecordWriterTest::aRecordIsWrittenAsQtWritesIt()
{
    QFETCH(QStringList, fields);
    QFETCH(QList<QString>, texts);
    Values values;
    for (const QString &text : texts)
        values << (text.isNull() ? std::nullopt : std::optional(text));
    const auto one = written(fields, values);
    QVERIFY(one);
    const Record record = recordWith(fields, values);
    QCOMPARE(one->json, jsonText(record));
    QCOMPARE(one->search, searchTextOfValues(record));
}

/// Control characters, quotes, letters of all planes: 2,000 records made by a dice.
void RecordWriterTest::whateverItsCharactersAre()
{
    const quint32 seed = QRandomGenerator::global()->generate();
    QRandomGenerator dice(seed);
    const auto text = [&dice] {
        QString made(u""_s);
        for (int left = dice.bounded(12); left > 0; --left) {
            const char32_t one = char32_t(dice.bounded(1, dice.bounded(2) == 0 ? 0x100 : 0x1F700));
            if (one < 0xD800 || one > 0xDFFF)
                made += QString::fromUcs4(&one, 1);
        }
        return made;
    };
    for (int n = 0; n < 2000; ++n) {
        QStringList fields;
        Values values;
        for (int left = dice.bounded(6); left > 0; --left) {
            fields << text() + QString::number(left);
            values << (dice.bounded(5) == 0 ? std::nullopt : std::optional(text()));
        }
        const auto one = written(fields, values);
        const Record record = recordWith(fields, values);
        QVERIFY2(one, qPrintable(u"seed %1"_s.arg(seed)));
        QVERIFY2(one->json == jsonText(record), qPrintable(u"seed %1"_s.arg(seed)));
        QVERIFY2(one->search == searchTextOfValues(record), qPrintable(u"seed %1"_s.arg(seed)));
    }
}

void RecordWriterTest::whatNoDatabaseKeepsIsNotWritten()
{
    QVERIFY(!written({u"a"_s}, {u"x"_s + QChar(u'\0')}));
    QVERIFY(!written({u"a"_s}, {u"x"_s + QChar(char16_t(0xD83D))}));
    QVERIFY(!written({u"a"_s, u"b"_s}, {u"é"_s, QString(QChar(char16_t(0xDC00)))}));
}

void RecordWriterTest::theRecordCanBeReadBack()
{
    NewItem item;
    item.written = written({u"zip"_s, u"city"_s}, {u"1"_s, u"B \"o\" az"_s});
    QCOMPARE(recordOf(item), (Record{{u"zip"_s, u"1"_s}, {u"city"_s, u"B \"o\" az"_s}}));
}

INTRAY_TEST_GUILESS_MAIN(RecordWriterTest)
#include "tst_recordwriter.moc"
