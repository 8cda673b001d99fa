// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "emptyground.h"
#include "store/other/othertable.h"
#include "support/testclass.h"
#include "support/testdatabase.h"
#include "support/testlines.h"

#include <QSqlError>
#include <QSqlQuery>

using namespace intray;
using namespace Qt::StringLiterals;

/// A table of a database that is not Intray's: its rows are changed only as they were read.
class OtherTables : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init();

    void columnsAreThoseOfTheCatalogue();
    void aTableThatIsNotThereIsTold();
    void rowsAreFoundByTheirKey();
    void aRowChangesOnlyIfItIsAsItWasRead();
    void aRowIsTakenBackAlone();
    void aPieceIsTakenBackAsAWhole();
    void whatTheDatabaseRefusesIsToldInItsWords();
    void whoReadsWritesNothing();

private:
    void run(const QString &statement) const;
    QString name(const QString &zip) const;
    std::unique_ptr<OtherTable> opened(OtherLine::Use use = OtherLine::Use::Writing) const
    {
        auto table = OtherTable::open(m_ground->login(), u"town"_s, use);
        if (!table)
            qFatal("%s", qPrintable(table.error().sentence));
        return std::move(*table);
    }
    static RowChange renaming(const QString &zip, const QString &was, const QString &becomes)
    {
        return {{{0, zip, {}}}, {{1, was.isNull() ? QVariant() : QVariant(was), becomes}}};
    }

    EmptyGround *m_ground = nullptr;
};

void OtherTables::init()
{
    m_ground = &emptyGroundOn(engineOfRow());
    m_ground->clear();
    run(u"CREATE TABLE town (zip VARCHAR(10), name VARCHAR(9) CHECK (name <> 'bad'))"_s);
    run(u"INSERT INTO town VALUES ('35957', 'boaz'), ('36467', 'opp'), ('1010', NULL)"_s);
}

void OtherTables::run(const QString &statement) const
{
    QSqlDatabase database = m_ground->bare();
    QSqlQuery query(database);
    QVERIFY2(query.exec(statement), qPrintable(query.lastError().text()));
}

QString OtherTables::name(const QString &zip) const
{
    QSqlDatabase database = m_ground->bare();
    QSqlQuery query(database);
    const QString text = u"SELECT name FROM town WHERE zip = '%1'"_s.arg(zip);
    return query.exec(text) && query.next() ? query.value(0).toString() : u"gone"_s;
}

void OtherTables::columnsAreThoseOfTheCatalogue()
{
    const auto table = opened();
    QCOMPARE(table->columns().size(), 2);
    QCOMPARE(table->columns().at(1).name, u"name"_s);
    QVERIFY(table->columns().at(1).kind == ColumnKind::Text);
    QCOMPARE(table->file().isEmpty(), engineOfRow() != u"sqlite"_s);
}

void OtherTables::aTableThatIsNotThereIsTold()
{
    const auto table =
        OtherTable::open(m_ground->login(), u"town; DROP TABLE town"_s, OtherLine::Use::Writing);
    QVERIFY(!table);
    QCOMPARE(table.error().kind, Error::Kind::NotFound);
    QCOMPARE(name(u"35957"_s), u"boaz"_s);
}

void OtherTables::rowsAreFoundByTheirKey()
{
    const auto table = opened();
    valueOf(table->begin());
    const auto rows = valueOf(table->rows({{0, u"1010"_s}}, {1, 0}));
    QCOMPARE(rows.size(), 1);
    QVERIFY(rows.at(0).texts.at(0).isNull() && rows.at(0).exact.at(0).isNull());
    QCOMPARE(rows.at(0).texts.at(1), u"1010"_s);
    QVERIFY(valueOf(table->rows({{0, u"' OR '1' = '1"_s}}, {1})).isEmpty());
    table->rollBack();
}

void OtherTables::aRowChangesOnlyIfItIsAsItWasRead()
{
    const auto table = opened();
    valueOf(table->begin());
    for (const QString &was : {u"BOAZ"_s, u"boaz "_s, u"opp"_s, QString()})
        QCOMPARE(valueOf(table->change(renaming(u"35957"_s, was, u"x"_s))), 0);
    QCOMPARE(valueOf(table->change(renaming(u"1010"_s, u""_s, u"x"_s))), 0);
    QCOMPARE(valueOf(table->change(renaming(u"35957"_s, u"boaz"_s, u"Boaz"_s))), 1);
    QCOMPARE(valueOf(table->change(renaming(u"1010"_s, QString(), u"Wien"_s))), 1);
    QCOMPARE(valueOf(table->change(renaming(u"36467"_s, u"opp"_s, QString()))), 1);
    valueOf(table->commit());
    QCOMPARE(name(u"35957"_s), u"Boaz"_s);
    QCOMPARE(name(u"1010"_s), u"Wien"_s);
    QVERIFY(name(u"36467"_s).isEmpty());
}

void OtherTables::aRowIsTakenBackAlone()
{
    const auto table = opened();
    valueOf(table->begin());
    valueOf(table->beginRow());
    QCOMPARE(valueOf(table->change(renaming(u"35957"_s, u"boaz"_s, u"Boaz"_s))), 1);
    valueOf(table->keepRow());
    valueOf(table->beginRow());
    QCOMPARE(valueOf(table->change(renaming(u"36467"_s, u"opp"_s, u"Opp"_s))), 1);
    valueOf(table->undoRow());
    valueOf(table->commit());
    QCOMPARE(name(u"35957"_s), u"Boaz"_s);
    QCOMPARE(name(u"36467"_s), u"opp"_s);
}

void OtherTables::aPieceIsTakenBackAsAWhole()
{
    const auto table = opened();
    valueOf(table->begin());
    valueOf(table->change(renaming(u"35957"_s, u"boaz"_s, u"Boaz"_s)));
    table->rollBack();
    QCOMPARE(name(u"35957"_s), u"boaz"_s);
    valueOf(table->begin());
    QCOMPARE(valueOf(table->change(renaming(u"35957"_s, u"boaz"_s, u"Boaz"_s))), 1);
    valueOf(table->commit());
    QCOMPARE(name(u"35957"_s), u"Boaz"_s);
}

void OtherTables::whatTheDatabaseRefusesIsToldInItsWords()
{
    const auto table = opened();
    valueOf(table->begin());
    valueOf(table->beginRow());
    const auto changed = table->change(renaming(u"35957"_s, u"boaz"_s, u"bad"_s));
    QCOMPARE(errorIn(changed).kind, Error::Kind::Invalid);
    QVERIFY2(changed.error().sentence.startsWith(u"The database rejects it: "_s),
             qPrintable(changed.error().sentence));
    valueOf(table->undoRow());
    QCOMPARE(valueOf(table->change(renaming(u"35957"_s, u"boaz"_s, u"good"_s))), 1);
    valueOf(table->commit());
    QCOMPARE(name(u"35957"_s), u"good"_s);
}

void OtherTables::whoReadsWritesNothing()
{
    const auto table = opened(OtherLine::Use::Reading);
    valueOf(table->begin());
    QCOMPARE(valueOf(table->rows({{0, u"35957"_s}}, {1})).size(), 1);
    QVERIFY(!table->change(renaming(u"35957"_s, u"boaz"_s, u"Boaz"_s)));
    (void)table->commit();
    QCOMPARE(name(u"35957"_s), u"boaz"_s);
}

INTRAY_TEST_GUILESS_MAIN(OtherTables)
#include "tst_othertable.moc"
