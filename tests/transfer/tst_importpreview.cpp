// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixturedata.h"
#include "schema/recordschema.h"
#include "support/testclass.h"
#include "transfer/importpreview.h"

using namespace intray;

class TestImportPreview : public QObject
{
    Q_OBJECT

private slots:
    void itShowsFormatColumnsRowsKeyAndSchema();
    void itShowsNoMoreThanTheFirstRows();
    void itShowsBadRowsAndNotes();
    void choicesChangeWhatItShows();
    void unknownKeyColumnsAreRefused();
    void unreadableFilesAreTold();
};

static Outcome<ImportPreview> previewOf(const QByteArray &text, ImportOptions options = {})
{
    const WrittenFile file(text);
    options.file = file.path();
    return previewImport(options);
}

void TestImportPreview::itShowsFormatColumnsRowsKeyAndSchema()
{
    const auto preview = previewOf("id;city\n1;Boaz\n2;Opp\n");
    QVERIFY(preview.has_value());
    QCOMPARE(preview->format.delimiter, QChar(u';'));
    QCOMPARE(preview->columns.join(u'|'), QStringLiteral("id|city"));
    QCOMPARE(preview->rows.last().join(u'|'), QStringLiteral("2|Opp"));
    QCOMPARE(preview->keyColumns.join(u'|'), QStringLiteral("id"));
    QCOMPARE(preview->totalBytes, 21);
    QCOMPARE(RecordSchema::fromJson(preview->recordSchema)->keyFields(), preview->keyColumns);
}

void TestImportPreview::itShowsNoMoreThanTheFirstRows()
{
    QByteArray text = "id\n";
    for (int i = 0; i < 1000; ++i)
        text += 'k' + QByteArray::number(i) + '\n';
    const auto preview = previewOf(text);
    QCOMPARE(preview->rows.size(), previewRows);
}

void TestImportPreview::itShowsBadRowsAndNotes()
{
    const auto preview = previewOf("a,a,b\n1,2,3\n\n4,5\n");
    QCOMPARE(preview->rejects.size(), 1);
    QCOMPARE(preview->rejects.first().line, 4);
    QCOMPARE(preview->rejects.first().values.join(u'|'), QStringLiteral("4|5"));
    QCOMPARE(preview->notes.size(), 2);
}

void TestImportPreview::choicesChangeWhatItShows()
{
    ImportOptions options;
    options.format.encoding = QStringLiteral("windows-1251");
    options.format.hasHeader = false;
    const auto preview = previewOf("\xCF\xE5\xF2\n", options);
    QCOMPARE(preview->rows.first().join(u'|'), QStringLiteral("Пет"));
    QVERIFY(preview->format.encoding.sure);
}

void TestImportPreview::unknownKeyColumnsAreRefused()
{
    ImportOptions options;
    options.keyColumns = {QStringLiteral("nothing")};
    const auto preview = previewOf("a\n1\n", options);
    QVERIFY(!preview);
    QVERIFY(preview.error().sentence.contains(QStringLiteral("nothing")));
}

void TestImportPreview::unreadableFilesAreTold()
{
    ImportOptions options;
    options.file = QStringLiteral("/no/such/file.csv");
    QCOMPARE(previewImport(options).error().kind, Error::Kind::Unreadable);
}

INTRAY_TEST_APPLESS_MAIN(TestImportPreview)
#include "tst_importpreview.moc"
