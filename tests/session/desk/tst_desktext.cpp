// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/desk/desktext.h"
#include "session/deskfixture.h"
#include "support/testclass.h"

using namespace intray;
using namespace Qt::StringLiterals;

class DeskTextTest : public QObject
{
    Q_OBJECT

private:
    const Record m_imported{
        {u"name"_s, u"callaxan"_s}, {u"beds"_s, 12}, {u"note"_s, QJsonValue::Null}};

    std::unique_ptr<DeskText> opened(const Record &record) const
    {
        auto text = std::make_unique<DeskText>();
        text->open(valueOf(RecordSchema::fromJson(hospitalSchema())), m_imported, record);
        return text;
    }

private slots:
    void whatIsTypedStandsInTheField()
    {
        const auto text = opened(m_imported);
        text->type(u"name"_s, u" callahan  "_s);
        QCOMPARE(text->text(u"name"_s), u" callahan  "_s);
        QCOMPARE(text->importedText(u"name"_s), u"callaxan"_s);
        QVERIFY(text->isChanged(u"name"_s));
        QCOMPARE(text->typedFields(), QStringList{u"name"_s});
    }

    void anIntegerIsStoredAsANumber()
    {
        const auto text = opened(m_imported);
        text->type(u"beds"_s, u"13"_s);
        QCOMPARE(text->corrected().value(u"beds"_s), QJsonValue(13));
    }

    void whatIsNoIntegerIsKeptAsItWasTyped()
    {
        const auto text = opened(m_imported);
        text->type(u"beds"_s, u"abc9999999999"_s);
        QCOMPARE(text->draft().value(u"beds"_s), QJsonValue(u"abc9999999999"_s));
        QCOMPARE(text->faults().size(), 1);
        QCOMPARE(text->faults().first().field, u"beds"_s);
    }

    void theDraftGivesBackEveryCharacter_data()
    {
        QTest::addColumn<QString>("typed");
        for (const char *typed : {"7", "007", " 7", "7 ", "+7", "-0", "1e3", "7.0", "", "null",
                                  "true", "99999999999999999999", "\u00e4\u00df \u202e x", "a\nb"})
            QTest::newRow(typed) << QString::fromUtf8(typed);
    }

    void theDraftGivesBackEveryCharacter()
    {
        QFETCH(QString, typed);
        const auto text = opened(m_imported);
        for (const QString &field : {u"beds"_s, u"name"_s, u"note"_s})
            text->type(field, typed);
        const auto again = opened(m_imported);
        again->resume(text->draft());
        for (const QString &field : {u"beds"_s, u"name"_s, u"note"_s})
            QCOMPARE(again->text(field), typed);
    }

    void typingBackWhatWasThereChangesNothing()
    {
        const auto text = opened(m_imported);
        text->type(u"city"_s, u"x"_s); // missing in the record
        text->type(u"city"_s, u""_s);
        text->type(u"note"_s, u"x"_s); // null in the record
        text->type(u"note"_s, u""_s);
        text->type(u"beds"_s, u"13"_s);
        text->type(u"beds"_s, u"12"_s);
        QCOMPARE(text->corrected(), m_imported);
        QVERIFY(text->typedFields().isEmpty());
        QVERIFY(text->isMissingInImport(u"city"_s));
    }

    void emptyingAFieldIsAValueOfItsOwn()
    {
        const auto text = opened(m_imported);
        text->type(u"name"_s, u""_s);
        QCOMPARE(text->corrected().value(u"name"_s), QJsonValue(u""_s));
        QVERIFY(text->isTyped(u"name"_s));
    }

    void revertingGoesBackToTheDatabase()
    {
        Record record = m_imported;
        record.insert(u"name"_s, u"callahan"_s);
        const auto text = opened(record);
        QVERIFY(text->isChanged(u"name"_s));
        QVERIFY(!text->isTyped(u"name"_s));
        text->type(u"name"_s, u"other"_s);
        text->revert(u"name"_s);
        QCOMPARE(text->text(u"name"_s), u"callahan"_s);
    }

    void aNewerRecordKeepsWhatWasTyped()
    {
        const auto text = opened(m_imported);
        text->type(u"name"_s, u"mine"_s);
        Record theirs = m_imported;
        theirs.insert(u"name"_s, u"theirs"_s);
        theirs.insert(u"beds"_s, 99);
        QCOMPARE(text->rebase(m_imported, theirs), QStringList{u"beds"_s});
        QCOMPARE(text->text(u"name"_s), u"mine"_s);
        QCOMPARE(text->text(u"beds"_s), u"99"_s);
    }

    void fieldsComeInTheSchemasOrderThenTheRecordsOwn()
    {
        QStringList names;
        const auto text = opened(m_imported);
        for (const Field &field : text->fields())
            names.append(field.name);
        QCOMPARE(names, (QStringList{u"name"_s, u"city"_s, u"beds"_s, u"note"_s}));
        QCOMPARE(text->firstEditable(), u"name"_s);
    }
};

INTRAY_TEST_GUILESS_MAIN(DeskTextTest)
#include "tst_desktext.moc"
