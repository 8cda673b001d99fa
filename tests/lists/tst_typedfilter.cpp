// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/typedfilter.h"
#include "support/testclass.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// What is typed to narrow a list by one of its columns.
class TypedFilterTest : public QObject
{
    Q_OBJECT
private slots:
    void aTitleWithAColonMeansItsColumn();
    void anythingElseIsATextToSearch();
    void ofTwoTitlesTheLongerOneIsMeant();
    void theNameInTheRecordIsMeantToo();
    void accentsAndBlanksDoNotMatter();
    void aTitleGoesBeforeAnothersName();
    void whatIsTypedIsReadBack();

private:
    static ItemColumn column(const QString &title)
    {
        return {title.toLower(), title, ItemOrder::By::Field, title.toLower(), false};
    }
    const QList<ItemColumn> m_columns{column(u"State"_s), column(u"City"_s),
                                      column(u"City: old"_s)};
};

void TypedFilterTest::aTitleWithAColonMeansItsColumn()
{
    const auto typed = typedFilter(u" state:  TX "_s, m_columns);
    QVERIFY(typed);
    QCOMPARE(typed->column, 0);
    QCOMPARE(typed->wanted, u"TX"_s);
    QCOMPARE(typedFilter(u"City:"_s, m_columns)->wanted, QString());
}

void TypedFilterTest::anythingElseIsATextToSearch()
{
    for (const QString &text :
         {u""_s, u"TX"_s, u"state"_s, u"stat: TX"_s, u"call at 9:30"_s, u":"_s})
        QVERIFY2(!typedFilter(text, m_columns), qPrintable(text));
}

void TypedFilterTest::ofTwoTitlesTheLongerOneIsMeant()
{
    QCOMPARE(typedFilter(u"city: old: x"_s, m_columns)->column, 2);
    QCOMPARE(typedFilter(u"city: older"_s, m_columns)->column, 1);
}

void TypedFilterTest::theNameInTheRecordIsMeantToo()
{
    const QList<ItemColumn> columns{
        {u"field.zip"_s, u"ZIP code"_s, ItemOrder::By::Field, u"zip"_s, false},
        {u"key"_s, u"Schlüssel"_s, ItemOrder::By::Key, {}, false}};
    QCOMPARE(typedFilter(u"zip: 3"_s, columns)->column, 0);
    QCOMPARE(typedFilter(u"ZIP code: 3"_s, columns)->column, 0);
    QCOMPARE(typedFilter(u"key: C-1"_s, columns)->column, 1);
}

void TypedFilterTest::accentsAndBlanksDoNotMatter()
{
    const QList<ItemColumn> columns{column(u"Straße und Größe"_s), column(u"Prénom"_s)};
    QCOMPARE(typedFilter(u"STRASSE  und grosse: x"_s, columns)->column, 0);
    const auto typed = typedFilter(u"Prenom : Zoé"_s, columns); // as French is written
    QCOMPARE(typed->column, 1);
    QCOMPARE(typed->wanted, u"Zoé"_s);
    QCOMPARE(typedFilter(u"Prénom\uFF1A王"_s, columns)->wanted, u"王"_s);
}

void TypedFilterTest::aTitleGoesBeforeAnothersName()
{
    const QList<ItemColumn> columns{
        {u"field.name"_s, u"Town"_s, ItemOrder::By::Field, u"name"_s, false},
        {u"field.n2"_s, u"Name"_s, ItemOrder::By::Field, u"n2"_s, false}};
    QCOMPARE(typedFilter(u"name: x"_s, columns)->column, 1);
}

void TypedFilterTest::whatIsTypedIsReadBack()
{
    for (int at = 0; at < m_columns.size(); ++at) {
        const auto typed = typedFilter(typedText(m_columns.at(at), u"a: b"_s), m_columns);
        QVERIFY(typed);
        QCOMPARE(typed->column, at);
        QCOMPARE(typed->wanted, u"a: b"_s);
    }
}

INTRAY_TEST_APPLESS_MAIN(TypedFilterTest)
#include "tst_typedfilter.moc"
