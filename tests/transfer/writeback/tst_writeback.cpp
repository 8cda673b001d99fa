// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "transfer/writeback/databasetarget.h"
#include "writebackground.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// Corrections go back into the table that the records came from, on every line to a database.
class WriteBackTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEveryLineThatWrites(); }
    void init();

    void onlyWhatWasCorrectedIsWritten();
    void whatALaterReadingBroughtDoesNotGoBack();
    void aSecondRunFindsAllAsItShouldBe();
    void whatChangedMeanwhileIsRefused();
    void aRowThatIsGoneOrThereTwiceIsRefused();
    void nothingBecomesSomethingAndSomethingNothing();
    void everyTypeKeepsAllThatItHas();
    void whatOneDatabaseAloneHasGoesBackToo();
    void aValueThatDoesNotFitIsRefusedAndNoOther();
    void aPictureIsLeftOutAndHoldsNothingBack();
    void aSingleIsComparedAsItIsKept();
    void aNumberThatWouldBeRoundedIsRefused();
    void namesAndValuesAreNoStatements();
    void letterCaseAndBlanksCount();
    void aKeyOfSeveralColumnsFindsItsRow();
    void theKeyItselfIsNotWritten();
    void chosenFieldsAlone();
    void aRenamedFieldGoesBackUnderTheColumnsName();
    void aDryRunWritesNothing();
    void aDryRunTellsWhatTheColumnsRefuse();
    void aTextStaysOutOfAColumnOfNumbers();
    void aScriptDoesTheSame();
    void aNameWithALineBreakStaysOutOfAScript();
    void whatIsWrittenByATriggerOtherwiseIsRefused();
    void aRunThatIsCancelledLeavesWholePieces();
    void aPieceThatIsCancelledRefusesNoRow();
    void aPieceThatFailsIsUndoneAndTheOthersStay();
    void aTableThatTakesNothingBackIsRefused();

private:
    static void addRowOfEveryLineThatWrites();
    bool is(const char *engine) const { return m_ground->engine() == QLatin1StringView(engine); }
    QString name(const QString &zip) const
    {
        return m_ground->value(u"SELECT name FROM town WHERE zip = '%1'"_s.arg(zip));
    }

    QTemporaryDir m_folder;
    OdbcSettings m_settings{m_folder.path()};
    std::unique_ptr<WriteBackGround> m_ground;
};

void WriteBackTest::addRowOfEveryLineThatWrites()
{
    addRowsOnly({u"sqlite"_s, u"postgresql"_s, u"mariadb"_s, u"psqlodbc"_s, u"sqliteodbc"_s});
}

void WriteBackTest::init()
{
    m_ground.reset();
    m_ground = std::make_unique<WriteBackGround>(engineOfRow());
    m_ground->run(u"CREATE TABLE town (zip VARCHAR(10), name VARCHAR(20), people INTEGER)"_s);
    m_ground->run(u"INSERT INTO town VALUES ('35957', 'boaz', 9551), ('36467', 'opp', NULL), "
                  u"('1010', '', 0)"_s);
}

void WriteBackTest::onlyWhatWasCorrectedIsWritten()
{
    m_ground->bringIn(u"town"_s, {u"zip"_s});
    m_ground->correct(u"35957"_s, {{u"name"_s, u"Boaz"_s}});
    m_ground->correct(u"36467"_s, {});
    m_ground->run(u"UPDATE town SET people = 1 WHERE zip = '35957'"_s); // nobody corrected that
    const WriteBackResult result = m_ground->written(u"town"_s);
    QCOMPARE(result.corrected, 1);
    QCOMPARE(result.written, 1);
    QCOMPARE(name(u"35957"_s), u"Boaz"_s);
    QCOMPARE(m_ground->value(u"SELECT people FROM town WHERE zip = '35957'"_s), u"1"_s);
    QCOMPARE(name(u"36467"_s), u"opp"_s);
}

void WriteBackTest::whatALaterReadingBroughtDoesNotGoBack()
{
    m_ground->bringIn(u"town"_s, {u"zip"_s});
    m_ground->correct(u"35957"_s, {{u"people"_s, 9552}});
    m_ground->run(u"UPDATE town SET name = 'Boaz City' WHERE zip = '35957'"_s);
    m_ground->run(u"UPDATE town SET name = 'opp!' WHERE zip = '36467'"_s);
    m_ground->bringIn(u"town"_s, {u"zip"_s}, {}, {true, false});
    m_ground->correct(u"36467"_s, {{u"name"_s, u"Opp"_s}}); // what the reading brought
    const WriteBackResult result = m_ground->written(u"town"_s);
    QCOMPARE(result.written, 2);
    QCOMPARE(name(u"35957"_s), u"Boaz City"_s); // nobody has looked at it yet
    QCOMPARE(name(u"36467"_s), u"Opp"_s);
}

void WriteBackTest::aSecondRunFindsAllAsItShouldBe()
{
    m_ground->bringIn(u"town"_s, {u"zip"_s});
    m_ground->correct(u"35957"_s, {{u"name"_s, u"Boaz"_s}, {u"people"_s, u"9.552e3"_s}});
    QCOMPARE(m_ground->written(u"town"_s).written, is("postgresql") ? 0 : 1);
    m_ground->run(u"UPDATE town SET name = 'Boaz', people = 9552 WHERE zip = '35957'"_s);
    const WriteBackResult again = m_ground->written(u"town"_s);
    QCOMPARE(again.asItShouldBe, 1);
    QCOMPARE(again.written + again.refused, 0);
}

void WriteBackTest::whatChangedMeanwhileIsRefused()
{
    m_ground->bringIn(u"town"_s, {u"zip"_s});
    m_ground->correct(u"35957"_s, {{u"name"_s, u"Boaz"_s}, {u"people"_s, u"9552"_s}});
    m_ground->correct(u"36467"_s, {{u"people"_s, u"7000"_s}});
    m_ground->run(u"UPDATE town SET name = 'Boaz City' WHERE zip = '35957'"_s);
    const WriteBackResult result = m_ground->written(u"town"_s);
    QCOMPARE(result.refused, 1);
    QCOMPARE(result.written, 1);
    QCOMPARE(result.first.constFirst().key, u"35957"_s);
    QCOMPARE(result.first.constFirst().why,
             u"The source changed in the meantime: “name” was imported as “boaz” and is now “Boaz "
             u"City”. "
             "The other corrections of the row do not wait for it."_s);
    QCOMPARE(name(u"35957"_s), u"Boaz City"_s);
    QCOMPARE(m_ground->value(u"SELECT people FROM town WHERE zip = '35957'"_s), u"9552"_s);
    QCOMPARE(m_ground->value(u"SELECT people FROM town WHERE zip = '36467'"_s), u"7000"_s);
}

void WriteBackTest::aRowThatIsGoneOrThereTwiceIsRefused()
{
    m_ground->bringIn(u"town"_s, {u"zip"_s});
    m_ground->correct(u"35957"_s, {{u"name"_s, u"Boaz"_s}});
    m_ground->correct(u"36467"_s, {{u"name"_s, u"Opp"_s}});
    m_ground->run(u"DELETE FROM town WHERE zip = '35957'"_s);
    m_ground->run(u"INSERT INTO town VALUES ('36467', 'opp', NULL)"_s);
    const WriteBackResult result = m_ground->written(u"town"_s);
    QCOMPARE(result.refused, 2);
    QCOMPARE(result.first.at(0).why, u"The table has no row with this key."_s);
    QCOMPARE(result.first.at(1).why, u"The table has more than one row with this key."_s);
    QCOMPARE(name(u"36467"_s), u"opp"_s);
}

void WriteBackTest::nothingBecomesSomethingAndSomethingNothing()
{
    m_ground->bringIn(u"town"_s, {u"zip"_s});
    m_ground->correct(u"36467"_s, {{u"people"_s, u"7000"_s}, {u"name"_s, QJsonValue()}});
    m_ground->correct(u"1010"_s, {{u"name"_s, u"Wien"_s}, {u"people"_s, QJsonValue()}});
    QCOMPARE(m_ground->written(u"town"_s).written, 2);
    QCOMPARE(m_ground->value(u"SELECT count(*) FROM town WHERE zip = '36467' AND name IS NULL AND "
                             u"people = 7000"_s),
             u"1"_s);
    QCOMPARE(m_ground->value(u"SELECT count(*) FROM town WHERE zip = '1010' AND name = 'Wien' AND "
                             u"people IS NULL"_s),
             u"1"_s);
    QCOMPARE(m_ground->written(u"town"_s).asItShouldBe, 2);
}

void WriteBackTest::everyTypeKeepsAllThatItHas()
{
    const QString moment = is("mariadb") ? u"DATETIME(6)"_s : u"TIMESTAMP"_s;
    m_ground->run(
        u"CREATE TABLE kinds (id BIGINT PRIMARY KEY, price NUMERIC(12, 4), big BIGINT, "
        u"born DATE, seen %1 NULL, paid BOOLEAN, size DOUBLE PRECISION, fixed CHAR(5))"_s.arg(
            moment));
    m_ground->run(u"INSERT INTO kinds VALUES (9007199254740993, 1234.5000, 9007199254740993, "
                  u"'1969-02-28', '2026-03-29 02:30:00', %1, 0.1, 'ab')"_s.arg(
                      is("postgresql") ? u"false"_s : u"0"_s));
    m_ground->bringIn(u"kinds"_s, {u"id"_s});
    m_ground->correct(u"9007199254740993"_s, {{u"price"_s, u"1234.5001"_s},
                                              {u"big"_s, u"9007199254740995"_s},
                                              {u"born"_s, u"1970-01-01"_s},
                                              {u"seen"_s, u"2026-03-29T02:30:01"_s},
                                              {u"paid"_s, u"true"_s},
                                              {u"size"_s, u"0.25"_s},
                                              {u"fixed"_s, u"abc"_s}});
    const WriteBackResult result = m_ground->written(u"kinds"_s);
    QVERIFY2(result.written == 1, qPrintable(result.first.value(0).why));
    QCOMPARE(m_ground->value(u"SELECT price FROM kinds"_s), u"1234.5001"_s);
    QCOMPARE(m_ground->value(u"SELECT big FROM kinds"_s), u"9007199254740995"_s);
    QCOMPARE(m_ground->value(u"SELECT count(*) FROM kinds WHERE born = '1970-01-01' AND size = "
                             u"0.25 AND fixed = 'abc'"_s),
             u"1"_s);
    QCOMPARE(m_ground->value(u"SELECT count(*) FROM kinds WHERE paid"_s), u"1"_s);
    QCOMPARE(m_ground->written(u"kinds"_s).asItShouldBe, 1);
}

void WriteBackTest::whatOneDatabaseAloneHasGoesBackToo()
{
    if (engineOfRow() == u"psqlodbc"_s)
        return; // through it, such a row does not come in
    Record changes;
    QString key = u"1"_s;
    if (is("postgresql")) {
        key = u"a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11"_s;
        m_ground->run(u"CREATE TABLE odd (k UUID, j JSONB, js JSON, l INT[], ip INET, m INTERVAL, "
                      u"at TIMESTAMPTZ, x XML, b BIT(4))"_s);
        m_ground->run(u"INSERT INTO odd VALUES ('%1', '{\"b\": 1}', '[1]', '{1,2}', '10.0.0.1', '1 "
                      u"day', '2026-03-29 02:30:00.123456+02', '<a/>', b'1010')"_s.arg(key));
        changes = {{u"j"_s, u"{\"b\":2}"_s}, {u"js"_s, u"[1, 2]"_s},
                   {u"l"_s, u"{ 3 }"_s},     {u"ip"_s, u"10.0.0.2"_s},
                   {u"m"_s, u"48:00"_s},     {u"x"_s, u"<b/>"_s},
                   {u"b"_s, u"0101"_s},      {u"at"_s, u"2026-03-29T02:30:00.654321+02:00"_s}};
    } else if (is("mariadb")) {
        m_ground->run(
            u"CREATE TABLE odd (k INT, bits BIT(4), y YEAR, at TIMESTAMP(6) NULL, t TIME, f "
            u"FLOAT, big BIGINT UNSIGNED, e ENUM('a', 'b'), l VARCHAR(9) CHARACTER SET "
            u"latin1)"_s);
        m_ground->run(u"INSERT INTO odd VALUES (1, b'1010', 1999, '2026-03-29 02:30:00.123456', "
                      u"'-838:59:59', 0.1, 18446744073709551615, 'a', 'ä')"_s);
        changes = {
            {u"bits"_s, u"5"_s},  {u"y"_s, u"2001"_s},  {u"at"_s, u"2026-03-29T02:30:00.5"_s},
            {u"t"_s, u"10:00"_s}, {u"f"_s, u"0.2"_s},   {u"big"_s, u"18446744073709551614"_s},
            {u"e"_s, u"b"_s},     {u"l"_s, u"größer"_s}};
    } else {
        m_ground->run(u"CREATE TABLE odd (k, n, t TEXT COLLATE NOCASE)"_s);
        m_ground->run(u"INSERT INTO odd VALUES (1, 5, 'a')"_s);
        changes = {{u"n"_s, u"6"_s}, {u"t"_s, u"A"_s}};
    }
    m_ground->bringIn(u"odd"_s, {u"k"_s});
    m_ground->correct(key, changes);
    const WriteBackResult result = m_ground->written(u"odd"_s);
    QVERIFY2(result.written == 1, qPrintable(result.first.value(0).why));
    QCOMPARE(m_ground->written(u"odd"_s).asItShouldBe, 1);
    if (engineOfRow() == u"sqlite"_s)
        QCOMPARE(m_ground->value(u"SELECT typeof(n) FROM odd"_s), u"integer"_s);
}

void WriteBackTest::aValueThatDoesNotFitIsRefusedAndNoOther()
{
    m_ground->bringIn(u"town"_s, {u"zip"_s});
    m_ground->correct(u"35957"_s, {{u"people"_s, u"many"_s}, {u"name"_s, u"Boaz"_s}});
    m_ground->correct(u"36467"_s, {{u"name"_s, u"Opp"_s}});
    const WriteBackResult result = m_ground->written(u"town"_s);
    QCOMPARE(result.refused, 1);
    QCOMPARE(result.written, 1);
    QVERIFY2(result.first.constFirst().why.contains(u"many"_s),
             qPrintable(result.first.constFirst().why));
    QCOMPARE(name(u"35957"_s), u"Boaz"_s);
    QCOMPARE(m_ground->value(u"SELECT people FROM town WHERE zip = '35957'"_s), u"9551"_s);
    QCOMPARE(name(u"36467"_s), u"Opp"_s);
}

void WriteBackTest::aPictureIsLeftOutAndHoldsNothingBack()
{
    const QString bytes = is("postgresql") ? u"BYTEA"_s : u"BLOB"_s;
    const QString picture = is("postgresql") ? u"'\\xdead'"_s : u"X'DEAD'"_s;
    m_ground->run(u"CREATE TABLE ph (id INTEGER, name VARCHAR(20), photo %1)"_s.arg(bytes));
    m_ground->run(u"INSERT INTO ph VALUES (1, 'a', %1), (2, 'b', NULL)"_s.arg(picture));
    m_ground->bringIn(u"ph"_s, {u"id"_s});
    m_ground->correct(u"1"_s, {{u"name"_s, u"A"_s}});
    m_ground->correct(u"2"_s, {{u"name"_s, u"B"_s}});
    QCOMPARE(m_ground->written(u"ph"_s).written, 2);
    QCOMPARE(
        m_ground->value(u"SELECT count(*) FROM ph WHERE photo = %1 AND name = 'A'"_s.arg(picture)),
        u"1"_s);
}

void WriteBackTest::aSingleIsComparedAsItIsKept()
{
    if (!is("mariadb"))
        return; // the others read them as they keep them
    m_ground->run(u"CREATE TABLE bill (id INTEGER, price FLOAT)"_s);
    m_ground->run(u"INSERT INTO bill VALUES (1, 0.1), (2, 16777215)"_s);
    m_ground->bringIn(u"bill"_s, {u"id"_s});
    m_ground->correct(u"1"_s, {{u"price"_s, u"0.3"_s}});
    m_ground->correct(u"2"_s, {{u"price"_s, u"12345678"_s}});
    QCOMPARE(m_ground->written(u"bill"_s).written, 2);
    QCOMPARE(m_ground->value(
                 u"SELECT count(*) FROM bill WHERE price IN (CAST(0.3 AS FLOAT), 12345678)"_s),
             u"2"_s);
}

void WriteBackTest::aNumberThatWouldBeRoundedIsRefused()
{
    m_ground->run(u"CREATE TABLE bill (id INTEGER, price NUMERIC(20, 2))"_s);
    m_ground->run(u"INSERT INTO bill VALUES (1, 1.5), (2, 2.5)"_s);
    m_ground->bringIn(u"bill"_s, {u"id"_s});
    m_ground->correct(u"1"_s,
                      {{u"price"_s, is("sqlite") ? u"12345678901234567.89"_s : u"1.239"_s}});
    m_ground->correct(u"2"_s, {{u"price"_s, u"2.750"_s}});
    const WriteBackResult result = m_ground->written(u"bill"_s);
    QCOMPARE(result.refused, 1);
    QVERIFY2(
        result.first.constFirst().why.startsWith(u"The value does not fit the column: of “1"_s),
        qPrintable(result.first.constFirst().why));
    QCOMPARE(m_ground->value(u"SELECT count(*) FROM bill WHERE id = 1 AND price = 1.5"_s), u"1"_s);
    QCOMPARE(m_ground->value(u"SELECT count(*) FROM bill WHERE id = 2 AND price = 2.75"_s), u"1"_s);
}

void WriteBackTest::namesAndValuesAreNoStatements()
{
    const QString mark = is("mariadb") ? u"`"_s : u"\""_s;
    const auto quoted = [&](QString name) { return mark + name.replace(mark, mark + mark) + mark; };
    const QString table = u"odd \"'`; DROP TABLE town; -- :p0 ?"_s;
    const QString column = u"a\"b'c`d:p1 ? \\ %1"_s;
    const QString value = u"'); DROP TABLE town; -- \\' \" ` :p0 ? %1 \n\r\t Größe 日本 😀"_s;
    m_ground->run(
        u"CREATE TABLE %1 (id INTEGER, %2 VARCHAR(100))"_s.arg(quoted(table), quoted(column)));
    m_ground->run(u"INSERT INTO %1 VALUES (1, 'x\\y')"_s.arg(quoted(table)));
    m_ground->run(u"CREATE VIEW plain AS SELECT * FROM "_s + quoted(table));
    m_ground->bringIn(u"plain"_s, {u"id"_s});
    m_ground->correct(u"1"_s, {{column, value}});
    const WriteBackResult result = m_ground->written(table);
    QVERIFY2(result.written == 1, qPrintable(result.first.value(0).why));
    QCOMPARE(m_ground->value(u"SELECT %1 FROM %2"_s.arg(quoted(column), quoted(table))), value);
    QCOMPARE(m_ground->value(u"SELECT count(*) FROM town"_s), u"3"_s);
    QCOMPARE(m_ground->written(table).asItShouldBe, 1);
}

void WriteBackTest::letterCaseAndBlanksCount()
{
    m_ground->bringIn(u"town"_s, {u"zip"_s});
    m_ground->correct(u"35957"_s, {{u"name"_s, u"Boaz "_s}});
    m_ground->run(u"UPDATE town SET name = 'BOAZ' WHERE zip = '35957'"_s);
    QCOMPARE(m_ground->written(u"town"_s).refused, 1);
    m_ground->run(u"UPDATE town SET name = 'boaz' WHERE zip = '35957'"_s);
    QCOMPARE(m_ground->written(u"town"_s).written, 1);
    QCOMPARE(name(u"35957"_s), u"Boaz "_s);
    m_ground->run(u"UPDATE town SET name = 'Boaz' WHERE zip = '35957'"_s);
    QCOMPARE(m_ground->written(u"town"_s).refused, 1);
}

void WriteBackTest::aKeyOfSeveralColumnsFindsItsRow()
{
    m_ground->run(u"INSERT INTO town VALUES ('35957', 'albertville', 1)"_s);
    m_ground->bringIn(u"town"_s, {u"zip"_s, u"name"_s});
    m_ground->correct(u"35957-albertville"_s, {{u"people"_s, u"22386"_s}});
    QCOMPARE(m_ground->written(u"town"_s).written, 1);
    QCOMPARE(m_ground->value(u"SELECT people FROM town WHERE name = 'albertville'"_s), u"22386"_s);
    QCOMPARE(m_ground->value(u"SELECT people FROM town WHERE name = 'boaz'"_s), u"9551"_s);
}

void WriteBackTest::theKeyItselfIsNotWritten()
{
    m_ground->bringIn(u"town"_s, {u"zip"_s});
    m_ground->correct(u"35957"_s, {{u"zip"_s, u"35956"_s}, {u"name"_s, u"Boaz"_s}});
    QCOMPARE(m_ground->written(u"town"_s).refused, 1);
    QCOMPARE(name(u"35957"_s), u"boaz"_s);
}

void WriteBackTest::chosenFieldsAlone()
{
    m_ground->bringIn(u"town"_s, {u"zip"_s});
    m_ground->correct(u"35957"_s, {{u"name"_s, u"Boaz"_s}, {u"people"_s, u"1"_s}});
    WriteBackOptions options = m_ground->options(u"town"_s);
    options.fields = QStringList{u"name"_s};
    QCOMPARE(valueOf(m_ground->write(options)).written, 1);
    QCOMPARE(m_ground->value(u"SELECT people FROM town WHERE name = 'Boaz'"_s), u"9551"_s);
    options.fields = QStringList{u"mayor"_s};
    QCOMPARE(errorIn(m_ground->write(options)).kind, Error::Kind::Invalid);
}

void WriteBackTest::aRenamedFieldGoesBackUnderTheColumnsName()
{
    Mapping mapping;
    FieldMapping renamed;
    renamed.field = u"place"_s;
    renamed.from = QStringList{u"name"_s};
    FieldMapping trimmed;
    trimmed.field = u"inhabitants"_s;
    trimmed.from = QStringList{u"people"_s};
    trimmed.trim = true;
    mapping.fields = {renamed, trimmed};
    m_ground->bringIn(u"town"_s, {u"zip"_s}, mapping);
    m_ground->correct(u"35957"_s, {{u"place"_s, u"Boaz"_s}});
    m_ground->correct(u"36467"_s, {{u"place"_s, u"Opp"_s}, {u"inhabitants"_s, u"7"_s}});
    WriteBackOptions options = m_ground->options(u"town"_s);
    QCOMPARE(valueOf(m_ground->write(options)).refused, 2);
    options.mapping = mapping;
    const WriteBackResult result = valueOf(m_ground->write(options));
    QCOMPARE(result.written, 1);
    QCOMPARE(name(u"35957"_s), u"Boaz"_s);
    QCOMPARE(result.first.constFirst().why,
             u"The field “inhabitants” was made of “people” by joining, splitting or changing it, "
             u"so it cannot go back."_s);
}

void WriteBackTest::aDryRunWritesNothing()
{
    m_ground->bringIn(u"town"_s, {u"zip"_s});
    m_ground->correct(u"35957"_s, {{u"name"_s, u"Boaz"_s}});
    m_ground->correct(u"36467"_s, {{u"name"_s, u"Opp"_s}});
    m_ground->run(u"UPDATE town SET name = 'OPP' WHERE zip = '36467'"_s);
    WriteBackOptions options = m_ground->options(u"town"_s);
    options.dryRun = true;
    const WriteBackResult result = valueOf(m_ground->write(options));
    QCOMPARE(result.written, 1);
    QCOMPARE(result.refused, 1);
    QCOMPARE(name(u"35957"_s), u"boaz"_s);
}

/// On MariaDB nothing is tried, because a table there may take nothing back.
void WriteBackTest::aDryRunTellsWhatTheColumnsRefuse()
{
    m_ground->run(u"CREATE TABLE strict_town (zip VARCHAR(10), name VARCHAR(20) "
                  u"CHECK (length(name) < 21), people INTEGER CHECK (people < 1000000))"_s);
    m_ground->run(u"INSERT INTO strict_town SELECT zip, name, people FROM town"_s);
    m_ground->bringIn(u"strict_town"_s, {u"zip"_s});
    m_ground->correct(u"35957"_s, {{u"name"_s, QString(21, u'x')}});
    m_ground->correct(u"36467"_s, {{u"people"_s, 1000000}});
    m_ground->correct(u"1010"_s, {{u"name"_s, u"Linz"_s}});
    WriteBackOptions options = m_ground->options(u"strict_town"_s);
    options.dryRun = true;
    const WriteBackResult tried = valueOf(m_ground->write(options));
    QCOMPARE(m_ground->value(u"SELECT count(*) FROM strict_town WHERE name = 'Linz'"_s), u"0"_s);
    options.dryRun = false;
    const WriteBackResult written = valueOf(m_ground->write(options));
    QCOMPARE(written.written, 1);
    QCOMPARE(written.refused, 2);
    QCOMPARE(tried.written, is("mariadb") ? 3 : written.written);
    QCOMPARE(tried.refused, is("mariadb") ? 0 : written.refused);
}

/// Also where one stood, which SQLite takes; its driver for ODBC does not even read it.
void WriteBackTest::aTextStaysOutOfAColumnOfNumbers()
{
    if (engineOfRow() != u"sqlite"_s)
        return;
    m_ground->run(u"UPDATE town SET people = 'many' WHERE zip = '35957'"_s);
    m_ground->run(u"UPDATE town SET people = 'few' WHERE zip = '36467'"_s);
    m_ground->bringIn(u"town"_s, {u"zip"_s});
    m_ground->correct(u"35957"_s, {{u"people"_s, u"Many"_s}});
    m_ground->correct(u"36467"_s, {{u"people"_s, u"12"_s}});
    const WriteBackResult result = m_ground->written(u"town"_s);
    QCOMPARE(result.written, 1);
    QCOMPARE(result.refused, 1);
    QCOMPARE(result.first.constFirst().why,
             u"“people” would become “Many”, which is not a number for this column."_s);
    QCOMPARE(m_ground->value(u"SELECT people FROM town WHERE zip = '35957'"_s), u"many"_s);
    QCOMPARE(m_ground->value(u"SELECT typeof(people) FROM town WHERE zip = '36467'"_s),
             u"integer"_s);
}

void WriteBackTest::aScriptDoesTheSame()
{
    const QString value = u"O'Hara \\ \\' \"x\"; DROP TABLE town; --\nnext 日"_s;
    m_ground->bringIn(u"town"_s, {u"zip"_s});
    m_ground->correct(u"35957"_s, {{u"name"_s, value.left(20)}});
    m_ground->correct(u"36467"_s, {{u"name"_s, QJsonValue()}, {u"people"_s, u"7"_s}});
    m_ground->correct(u"1010"_s, {{u"people"_s, u"2000000"_s}});
    WriteBackOptions options = m_ground->options(u"town"_s);
    options.scriptFile = m_ground->folder() + u"/script.sql"_s;
    QCOMPARE(valueOf(m_ground->write(options)).written, 3);
    QCOMPARE(name(u"35957"_s), u"boaz"_s);
    m_ground->run(u"UPDATE town SET people = 5 WHERE zip = '1010'"_s);
    m_ground->runScript(options.scriptFile);
    QCOMPARE(name(u"35957"_s), value.left(20));
    QCOMPARE(m_ground->value(u"SELECT count(*) FROM town WHERE name IS NULL AND people = 7"_s),
             u"1"_s);
    QCOMPARE(m_ground->value(u"SELECT people FROM town WHERE zip = '1010'"_s), u"5"_s);
}

void WriteBackTest::aNameWithALineBreakStaysOutOfAScript()
{
    const QString mark = is("mariadb") ? u"`"_s : u"\""_s;
    m_ground->run(u"CREATE TABLE broken (id INTEGER, %1a\nb%1 VARCHAR(9))"_s.arg(mark));
    m_ground->run(u"INSERT INTO broken VALUES (1, 'x')"_s);
    m_ground->bringIn(u"broken"_s, {u"id"_s});
    m_ground->correct(u"1"_s, {{u"a b"_s, u"y"_s}});
    WriteBackOptions options = m_ground->options(u"broken"_s);
    options.scriptFile = m_ground->folder() + u"/script.sql"_s;
    QCOMPARE(valueOf(m_ground->write(options)).refused, 1);
    QCOMPARE(m_ground->written(u"broken"_s).written, 1);
}

void WriteBackTest::whatIsWrittenByATriggerOtherwiseIsRefused()
{
    m_ground->bringIn(u"town"_s, {u"zip"_s});
    m_ground->correct(u"35957"_s, {{u"name"_s, u"Boaz"_s}});
    if (is("postgresql")) {
        m_ground->run(u"CREATE FUNCTION loud() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN NEW.name "
                      u"= upper(NEW.name); RETURN NEW; END'"_s);
        m_ground->run(u"CREATE TRIGGER loud BEFORE UPDATE ON town FOR EACH ROW EXECUTE FUNCTION "
                      u"loud()"_s);
    } else if (is("mariadb")) {
        m_ground->run(u"CREATE TRIGGER loud BEFORE UPDATE ON town FOR EACH ROW SET NEW.name = "
                      u"upper(NEW.name)"_s);
    } else {
        m_ground->run(u"CREATE TRIGGER loud AFTER UPDATE ON town WHEN NEW.name <> upper(NEW.name) "
                      u"BEGIN UPDATE town SET name = upper(name) WHERE rowid = NEW.rowid; END"_s);
    }
    const WriteBackResult result = m_ground->written(u"town"_s);
    QCOMPARE(result.refused, 1);
    QVERIFY2(result.first.constFirst().why.contains(u"“BOAZ”"_s),
             qPrintable(result.first.constFirst().why));
    QCOMPARE(name(u"35957"_s), u"boaz"_s);
}

void WriteBackTest::aRunThatIsCancelledLeavesWholePieces()
{
    m_ground->bringIn(u"town"_s, {u"zip"_s});
    for (const QString &zip : {u"35957"_s, u"36467"_s, u"1010"_s})
        m_ground->correct(zip, {{u"name"_s, u"x"_s}});
    WriteBackOptions options = m_ground->options(u"town"_s);
    options.rowsInPiece = 2;
    Cancellation cancellation;
    const WriteBackResult result = valueOf(m_ground->write(
        options, [&](const TransferProgress &) { cancellation.cancel(); }, cancellation));
    QVERIFY(result.ended && result.ended->kind == Error::Kind::Cancelled);
    QCOMPARE(result.written, 2);
    QCOMPARE(m_ground->value(u"SELECT count(*) FROM town WHERE name = 'x'"_s), u"2"_s);
    QCOMPARE(m_ground->written(u"town"_s).asItShouldBe, 2);
    QCOMPARE(m_ground->value(u"SELECT count(*) FROM town WHERE name = 'x'"_s), u"3"_s);
}

/// Its second row takes for ever.
void WriteBackTest::aPieceThatIsCancelledRefusesNoRow()
{
    if (engineOfRow() != u"sqlite"_s)
        return;
    m_ground->run(
        u"CREATE TRIGGER endless BEFORE UPDATE ON town WHEN old.zip = '36467' BEGIN SELECT "
        u"count(*) "
        u"FROM (WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM "
        u"n); END"_s);
    Cancellation cancellation;
    CorrectionScript none{QString()};
    const auto target = DatabaseTarget::open(m_ground->login(), u"town"_s,
                                             DatabaseTarget::How::Writing, none, cancellation);
    QVERIFY(target);
    const auto corrected = [](const QString &zip, const QString &was) {
        return CorrectedRow{zip, {{0, zip}}, {{u"name"_s, 1, was, u"x"_s}}};
    };
    QList<CorrectedRow> piece{corrected(u"35957"_s, u"boaz"_s), corrected(u"36467"_s, u"opp"_s),
                              corrected(u"1010"_s, QString())};
    cancellation.cancel();
    QCOMPARE(errorIn((*target)->carryOut(piece)).kind, Error::Kind::Cancelled);
    for (const CorrectedRow &row : std::as_const(piece))
        QCOMPARE(row.outcome, RowOutcome::Waiting);
    QCOMPARE(name(u"35957"_s), u"boaz"_s);
}

/// A rule that is looked at when the piece ends, where the database has such ones: PostgreSQL is
/// told to look at it with each row.
void WriteBackTest::aPieceThatFailsIsUndoneAndTheOthersStay()
{
    if (!is("sqlite"))
        return;
    m_ground->run(u"CREATE TABLE owner (id INTEGER PRIMARY KEY)"_s);
    m_ground->run(u"INSERT INTO owner VALUES (1), (2)"_s);
    m_ground->run(u"CREATE TABLE dog (id INTEGER, owner INTEGER REFERENCES owner (id) DEFERRABLE "
                  u"INITIALLY DEFERRED)"_s);
    m_ground->run(u"INSERT INTO dog VALUES (1, 1), (2, 1), (3, 1), (4, 1)"_s);
    m_ground->bringIn(u"dog"_s, {u"id"_s});
    for (const auto &[dog, owner] : {std::pair(u"1"_s, u"2"_s), std::pair(u"2"_s, u"2"_s),
                                     std::pair(u"3"_s, u"99"_s), std::pair(u"4"_s, u"2"_s)})
        m_ground->correct(dog, {{u"owner"_s, owner}});
    WriteBackOptions options = m_ground->options(u"dog"_s);
    options.rowsInPiece = 2;
    const WriteBackResult result = valueOf(m_ground->write(options));
    QCOMPARE(result.written, 2);
    QCOMPARE(result.refused, 2);
    QVERIFY2(
        result.first.constFirst().why.startsWith(u"The batch that it belonged to was undone"_s),
        qPrintable(result.first.constFirst().why));
    QCOMPARE(m_ground->value(u"SELECT count(*) FROM dog WHERE owner = 2"_s), u"2"_s);
}

void WriteBackTest::aTableThatTakesNothingBackIsRefused()
{
    if (!is("mariadb"))
        QSKIP("Every table here takes back what is not committed.");
    m_ground->run(u"ALTER TABLE town ENGINE = MyISAM"_s);
    m_ground->bringIn(u"town"_s, {u"zip"_s});
    m_ground->correct(u"35957"_s, {{u"name"_s, u"Boaz"_s}});
    const Error error = errorIn(m_ground->write(m_ground->options(u"town"_s)));
    QVERIFY2(error.sentence.contains(u"InnoDB"_s), qPrintable(error.sentence));
    QCOMPARE(name(u"35957"_s), u"boaz"_s);
}

INTRAY_TEST_GUILESS_MAIN(WriteBackTest)
#include "tst_writeback.moc"
