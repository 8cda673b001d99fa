// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exportground.h"
#include "support/testclass.h"
#include "transfer/importer.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// Why fields are empty goes out in a file, and comes in again.
class ExportedReasonsTest : public QObject, protected TwoAtExport
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init();

    void aReasonHasAColumnOfItsOwn();
    void orItStandsInThePlaceOfTheValue();
    void orNowhere();
    void jsonLinesHaveItBesideTheRecord();
    void besideBothVersionsItStandsBehindTheCurrentOne();
    void aFieldWithAValueHasNone();
    void theRecordAsItCameInHasNone();
    void jsonLinesOfChosenFieldsHaveTheirReasonsOnly();
    void whatWasExportedComesInAgain_data();
    void whatWasExportedComesInAgain();
    void aCodeInTheFileIsAReason();
    void aReasonOfNoRuleRejectsTheRow();
    void namesOfWays();

private:
    ExportOptions with(ExportedReasons reasons) const;
    Outcome<ImportResult> bringIn(const QString &file, const QByteArray &content);
    QJsonObject missingOf(const QString &queue, const QString &key);

    QJsonObject m_schema;
};

/// One item without a phone: refused. The other has one.
void ExportedReasonsTest::init()
{
    beginOn(engineOfRow());
    const QJsonObject words{{u"missing"_s, QJsonArray{u"not asked"_s, u"refused"_s}},
                            {u"missing_codes"_s, QJsonObject{{u"refused"_s, u"-98"_s}}}};
    m_schema = {{u"properties"_s, QJsonObject{{u"name"_s, QJsonObject()},
                                              {u"phone"_s, QJsonObject{{u"x-intray"_s, words}}}}}};
    setRules([this](Queue &rules) { rules.recordSchema = m_schema; });
    for (const auto &[key, phone] : {std::pair(u"1"_s, u""_s), {u"2"_s, u"555"_s}}) {
        NewItem item;
        item.key = key;
        item.record = {{u"name"_s, u"n"_s + key}, {u"phone"_s, phone}};
        valueOf(anna->store.addItem(q, item));
    }
    const Claim claim = take(*anna);
    const ItemId id = claim.items.first().id;
    valueOf(anna->store.sayMissing(id, claim.lock, u"phone"_s, u"refused"_s));
    valueOf(anna->store.finish(id, claim.lock, Disposition::complete()));
}

ExportOptions ExportedReasonsTest::with(ExportedReasons reasons) const
{
    ExportOptions options = this->options();
    options.reasons = reasons;
    return options;
}

Outcome<ImportResult> ExportedReasonsTest::bringIn(const QString &file, const QByteArray &content)
{
    QFile made(path(file));
    if (!made.open(QIODevice::WriteOnly) || made.write(content) != content.size())
        qFatal("The file cannot be written.");
    made.close();
    Queue other = queueNamed(u"other"_s);
    other.recordSchema = m_schema;
    valueOf(anna->store.addQueue(other));
    ImportOptions import;
    import.queue = u"other"_s;
    import.file = path(file);
    import.rejectsFile = path(u"rejects"_s);
    return Importer(*anna->connection, anna->store.identity()).bringIn(import);
}

QJsonObject ExportedReasonsTest::missingOf(const QString &queue, const QString &key)
{
    ItemQuery query;
    query.queue = queue;
    for (const Item &item : valueOf(anna->store.page(query, {})).items)
        if (item.key == key)
            return item.missing;
    return {{u"no such"_s, u"item"_s}};
}

void ExportedReasonsTest::aReasonHasAColumnOfItsOwn()
{
    QCOMPARE(written(options()), "intray_key,intray_state,name,phone,intray_missing_phone\r\n"
                                 "1,done,n1,\"\",refused\r\n2,open,n2,555,\r\n");
}

void ExportedReasonsTest::orItStandsInThePlaceOfTheValue()
{
    QCOMPARE(written(with(ExportedReasons::Values)),
             "intray_key,intray_state,name,phone\r\n1,done,n1,-98\r\n2,open,n2,555\r\n");
}

void ExportedReasonsTest::orNowhere()
{
    QCOMPARE(written(with(ExportedReasons::None)),
             "intray_key,intray_state,name,phone\r\n1,done,n1,\"\"\r\n2,open,n2,555\r\n");
}

void ExportedReasonsTest::jsonLinesHaveItBesideTheRecord()
{
    ExportOptions lines = options();
    lines.format = ExportFormat::JsonLines;
    const QByteArray first = written(lines).split('\n').first();
    const QJsonObject item = QJsonDocument::fromJson(first).object();
    QCOMPARE(item.value(u"missing"_s).toObject(), (QJsonObject{{u"phone"_s, u"refused"_s}}));
    QCOMPARE(item.value(u"record"_s).toObject().value(u"phone"_s), u""_s);
}

void ExportedReasonsTest::besideBothVersionsItStandsBehindTheCurrentOne()
{
    ExportOptions both = options();
    both.record = ExportedRecord::Both;
    both.fields = QStringList{u"phone"_s};
    both.state = State::Done;
    QCOMPARE(written(both),
             "intray_key,intray_state,phone,intray_missing_phone,intray_original_phone\r\n"
             "1,done,\"\",refused,\"\"\r\n");
}

void ExportedReasonsTest::aFieldWithAValueHasNone()
{
    const Claim claim = take(*anna);
    const ItemId id = claim.items.first().id;
    valueOf(anna->store.sayMissing(id, claim.lock, u"phone"_s, u"refused"_s));
    valueOf(anna->store.finish(id, claim.lock, Disposition::complete()));
    ExportOptions out = options();
    QVERIFY(written(out).contains("2,done,n2,555,\r\n"));
    out.format = ExportFormat::JsonLines;
    QCOMPARE(written(out).count("refused"), 1);
}

void ExportedReasonsTest::theRecordAsItCameInHasNone()
{
    ExportOptions original = options();
    original.record = ExportedRecord::Original;
    QVERIFY(!written(original).contains("missing"));
    original.format = ExportFormat::JsonLines;
    QVERIFY(!written(original).contains("refused"));
}

void ExportedReasonsTest::jsonLinesOfChosenFieldsHaveTheirReasonsOnly()
{
    ExportOptions lines = options();
    lines.format = ExportFormat::JsonLines;
    lines.fields = QStringList{u"name"_s};
    QVERIFY(!written(lines).contains("refused"));
}

void ExportedReasonsTest::whatWasExportedComesInAgain_data()
{
    QTest::addColumn<ExportFormat>("format");
    QTest::newRow("csv") << ExportFormat::Csv;
    QTest::newRow("jsonl") << ExportFormat::JsonLines;
    QTest::newRow("xlsx") << ExportFormat::Xlsx;
}

void ExportedReasonsTest::whatWasExportedComesInAgain()
{
    QFETCH(const ExportFormat, format);
    ExportOptions out = options();
    out.format = format;
    const auto imported = bringIn(u"again."_s + nameOf(format), written(out));
    QCOMPARE(valueOf(imported).added, 2);
    QCOMPARE(missingOf(u"other"_s, u"1"_s), (QJsonObject{{u"phone"_s, u"refused"_s}}));
    QCOMPARE(missingOf(u"other"_s, u"2"_s), QJsonObject());
}

void ExportedReasonsTest::aCodeInTheFileIsAReason()
{
    const auto imported =
        bringIn(u"codes.csv"_s, "intray_key,name,phone\r\na,x,-98\r\nb,y,Not asked\r\nc,z,98\r\n");
    QCOMPARE(valueOf(imported).added, 3);
    QCOMPARE(missingOf(u"other"_s, u"a"_s), (QJsonObject{{u"phone"_s, u"refused"_s}}));
    QCOMPARE(missingOf(u"other"_s, u"b"_s), (QJsonObject{{u"phone"_s, u"not asked"_s}}));
    QCOMPARE(missingOf(u"other"_s, u"c"_s), QJsonObject());
}

void ExportedReasonsTest::aReasonOfNoRuleRejectsTheRow()
{
    const auto imported = bringIn(
        u"odd.csv"_s, "intray_key,name,phone,intray_missing_phone\r\na,x,,asleep\r\nb,y,,\r\n");
    QCOMPARE(valueOf(imported).added, 1);
    QCOMPARE(valueOf(imported).rejected, 1);
}

void ExportedReasonsTest::namesOfWays()
{
    for (const QString &name : exportedReasonsNames())
        QCOMPARE(nameOf(*exportedReasonsNamed(name)), name);
    QVERIFY(!exportedReasonsNamed(u"somehow"_s));
}

INTRAY_TEST_GUILESS_MAIN(ExportedReasonsTest)
#include "tst_exportedreasons.moc"
