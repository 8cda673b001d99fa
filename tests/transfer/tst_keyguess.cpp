// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixturedata.h"
#include "schema/keynames.h"
#include "schema/recordschema.h"
#include "support/testclass.h"
#include "transfer/importpreview.h"
#include "transfer/keylooks.h"
#include "transfer/recordtable.h"
#include "transfer/schemainference.h"

#include <QCryptographicHash>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// Which column Intray offers as the key is the one that a person would choose.
class KeyGuess : public QObject
{
    Q_OBJECT
private slots:
    void aColumnLooksLikeWhatStandsInIt_data();
    void aColumnLooksLikeWhatStandsInIt();
    void figuresOfSomethingElseAreNoNumberOfTheRecord();
    void partsOfNamesAreKnown();
    void aNumberGoesBeforeAName();
    void aNameGoesBeforeAnAmount();
    void firstAndLastNameGoTogether();
    void threeColumnsGoTogetherWhereTwoDoNot();
    void whatIsEnoughAloneIsTheKey_data();
    void whatIsEnoughAloneIsTheKey();
    void besideAKeyOfHashesTheOtherFieldStaysEditable();
    void amountsAreNoKey();
    void rowsThatAreRepeatedWholeSayNothingAgainstAKey();
    void realTablesHaveTheirKeys_data();
    void realTablesHaveTheirKeys();
};

static QStringList guessOf(const QString &path)
{
    ImportOptions options;
    options.file = path;
    const auto preview = previewImport(options);
    return preview ? preview->keyColumns : QStringList{preview.error().sentence};
}

static QStringList guessFor(const QByteArray &text)
{
    const WrittenFile file(text);
    return guessOf(file.path());
}

void KeyGuess::aColumnLooksLikeWhatStandsInIt_data()
{
    QTest::addColumn<QStringList>("values");
    QTest::addColumn<KeyLooks>("looks");
    const auto row = [](const char *name, const QStringList &values, KeyLooks looks) {
        QTest::newRow(name) << values << looks;
    };
    row("running", {u"8"_s, u"9"_s, u"10"_s}, KeyLooks::Coded);
    row("as many figures", {u"10058"_s, u"10002"_s}, KeyLooks::Coded);
    row("codes", {u"C-10058"_s, u"C-7"_s}, KeyLooks::Coded);
    row("uuids",
        {u"3f2504e0-4f89-11d3-9a0c-0305e82c3301"_s, u"ffffffff-ffff-ffff-ffff-ffffffffffff"_s},
        KeyLooks::Coded);
    row("counts", {u"12"_s, u"9"_s, u"100"_s}, KeyLooks::Number);
    row("amounts", {u"1.50"_s, u"20"_s}, KeyLooks::Measure);
    row("shares", {u"5%"_s, u"100%"_s}, KeyLooks::Measure);
    row("mail", {u"a@b.org"_s, u"c1@d.org"_s}, KeyLooks::Address);
    row("words", {u"Pub Beer"_s, u"Devil's Cup"_s}, KeyLooks::Words);
    row("streets", {u"1698 Laurel Road"_s, u"7 Elm"_s}, KeyLooks::Words);
    row("days", {u"2026-11-29"_s, u"2026-01-02"_s}, KeyLooks::Other);
    row("German days", {u"29.11.2026"_s, u"1.2.26"_s}, KeyLooks::Other);
    row("named days", {u"3-Nov-23"_s, u"28-Jul-23"_s}, KeyLooks::Other);
    row("days in figures", {u"19431217"_s, u"20260101"_s}, KeyLooks::Other);
    row("times", {u"7:05"_s, u"12:30 pm"_s}, KeyLooks::Other);
    row("hashes", {u"0123456789abcdef"_s.repeated(4), u"00000000"_s.repeated(8)}, KeyLooks::Hash);
    row("texts", {u"x"_s.repeated(50), u"y"_s}, KeyLooks::Other);
}

void KeyGuess::aColumnLooksLikeWhatStandsInIt()
{
    QFETCH(QStringList, values);
    QFETCH(KeyLooks, looks);
    QList<QStringView> views;
    for (const QString &value : std::as_const(values))
        views << value;
    QCOMPARE(keyLooksOf(u"column"_s, views), looks);
    QCOMPARE(keyLooksOf(u"Customer No."_s, views), KeyLooks::Named);
}

void KeyGuess::figuresOfSomethingElseAreNoNumberOfTheRecord()
{
    for (const QString &name : {u"Phone Number"_s, u"PLZ"_s, u"yearOfBirth"_s, u"Age"_s})
        QCOMPARE(keyLooksOf(name, {u"35957", u"35958"}), KeyLooks::Other);
    QCOMPARE(keyLooksOf(u"street"_s, {u"Elm Road", u"Oak Road"}), KeyLooks::Words);
    QCOMPARE(keyLooksOf(u"agency"_s, {u"35957", u"35958"}), KeyLooks::Coded);
}

void KeyGuess::partsOfNamesAreKnown()
{
    for (const QString &name : {u"first_name"_s, u"FirstName"_s, u"given name"_s, u"surname"_s,
                                u"Nachname"_s, u"Prénom"_s, u"apellidos"_s, u"Imię"_s, u"Last"_s})
        QVERIFY2(isNamedLikePartOfName(name), qPrintable(name));
    for (const QString &name : {u"name"_s, u"company name"_s, u"last order"_s, u"Firma"_s})
        QVERIFY2(!isNamedLikePartOfName(name), qPrintable(name));
}

void KeyGuess::aNumberGoesBeforeAName()
{
    QCOMPARE(guessFor("first_name,last_name,customer\nAnn,Elm,1007\nBob,Fox,1003\n"),
             QStringList{u"customer"_s});
    QCOMPARE(guessFor("first_name,last_name,cert\nAnn,Elm,7\nBob,Fox,1003\n"),
             QStringList{u"cert"_s});
    QCOMPARE(guessFor("name,file\nAnn,A-1\nBob,A-2\n"), QStringList{u"file"_s});
}

void KeyGuess::aNameGoesBeforeAnAmount()
{
    QCOMPARE(guessFor("price,paid,title\n1.5,2026-01-01,A\n2.5,2026-01-02,B\n"),
             QStringList{u"title"_s});
}

void KeyGuess::firstAndLastNameGoTogether()
{
    QCOMPARE(guessFor("born,first_name,last_name\n1.2.26,Ann,Elm\n1.3.26,Bob,Fox\n"),
             QStringList({u"first_name"_s, u"last_name"_s}));
}

void KeyGuess::threeColumnsGoTogetherWhereTwoDoNot()
{
    QCOMPARE(guessFor("rate,class,area,month\n0.1,a,x,2026-01-01\n0.2,a,x,2026-01-02\n"
                      "0.3,a,y,2026-01-01\n0.4,b,x,2026-01-01\n0.5,b,y,2026-01-02\n"),
             QStringList({u"class"_s, u"area"_s, u"month"_s}));
}

/// A hash of each of so many files, and one of three verdicts beside it.
static QByteArray sums(QCryptographicHash::Algorithm algorithm)
{
    QByteArray text = "sum,verdict\n";
    for (int file = 0; file < 112; ++file)
        text += QCryptographicHash::hash(QByteArray::number(file), algorithm).toHex() +
                (file % 3 == 0   ? ",clean\n"
                 : file % 3 == 1 ? ",doubtful\n"
                                 : ",bad\n");
    return text;
}

void KeyGuess::whatIsEnoughAloneIsTheKey_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("key");
    QTest::newRow("SHA-1") << sums(QCryptographicHash::Sha1) << u"sum"_s;
    QTest::newRow("SHA-256") << sums(QCryptographicHash::Sha256) << u"sum"_s;
    QTest::newRow("SHA-512") << sums(QCryptographicHash::Sha512) << u"sum"_s;
    QTest::newRow("a hash beside names")
        << QByteArray("first_name,last_name,sum\nAnn,Elm," + QByteArray(64, 'a') + "\nBob,Fox," +
                      QByteArray(64, 'b') + "\n")
        << u"sum"_s;
    QTest::newRow("a number beside a hash")
        << QByteArray("sum,customer\n" + QByteArray(64, 'a') + ",1007\n" + QByteArray(64, 'b') +
                      ",1003\n")
        << u"customer"_s;
    QTest::newRow("days") << QByteArray("kind,day\na,2026-01-01\na,2026-01-02\nb,2026-01-03\n")
                          << u"day"_s;
    QTest::newRow("long texts") << QByteArray("kind,text\na," + QByteArray(60, 'x') + "\na," +
                                              QByteArray(60, 'y') + "\nb,z\n")
                                << u"text"_s;
}

void KeyGuess::whatIsEnoughAloneIsTheKey()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, key);
    QCOMPARE(guessFor(text), QStringList{key});
}

void KeyGuess::besideAKeyOfHashesTheOtherFieldStaysEditable()
{
    const WrittenFile file(sums(QCryptographicHash::Sha256));
    ImportOptions options;
    options.file = file.path();
    const auto preview = previewImport(options);
    QVERIFY(preview.has_value());
    const auto table = RecordTable::open(options);
    const auto sample = sampleOf(**table);
    const auto schema = RecordSchema::fromJson(inferSchema(*sample, preview->keyColumns));
    const QList<Field> fields = schema->fields();
    QVERIFY(fields.at(0).readOnly);
    QVERIFY(!fields.at(1).readOnly);
    const QList<Field> listed = schema->listFields();
    QCOMPARE(listed.size(), 1); // a record is called by what people can read
    QCOMPARE(listed.constFirst().name, u"verdict"_s);
}

void KeyGuess::amountsAreNoKey()
{
    QCOMPARE(guessFor("price,kind\n1.5,a\n2.5,a\n3.5,b\n"), QStringList());
}

/// Twenty rows, of which four stand there twice: as they are, or with another town.
void KeyGuess::rowsThatAreRepeatedWholeSayNothingAgainstAKey()
{
    const auto doubted = [](const QByteArray &town) {
        QByteArray text = "rec_id,town\n";
        for (int number = 0; number < 20; ++number)
            text += "r-" + QByteArray::number(number) + ",Opp\n";
        for (int number = 0; number < 4; ++number)
            text += "r-" + QByteArray::number(number) + "," + town + "\n";
        const WrittenFile file(text);
        ImportOptions options;
        options.file = file.path();
        const auto preview = previewImport(options);
        return preview ? preview->keyDoubt : preview.error().sentence;
    };
    QVERIFY2(doubted("Opp").contains(u"“rec_id” looks as if it should."_s),
             qPrintable(doubted("Opp")));
    QCOMPARE(doubted("Elba"), QString());
}

void KeyGuess::realTablesHaveTheirKeys_data()
{
    QTest::addColumn<QStringList>("key");
    const auto row = [](const char *file, const QStringList &key) { QTest::newRow(file) << key; };
    row("beers/dirty.csv", {u"id"_s});
    row("csv/duckdb/banklist.csv", {u"Cert"_s});
    row("csv/duckdb/latin1.csv", {u"name"_s});
    row("csv/duckdb/leading_zeros.csv", {u"CODGEO"_s});
    row("csv/duckdb/stops.csv", {u"stop_id"_s}); // which is asked about
    row("csv/frictionless/table-with-accents.csv", {u"Classement"_s, u"Quartier"_s, u"Date"_s});
    row("csv/openrefine/example-utf8.tsv", {u"Id"_s});
    row("csv/openrefine/example-linebreaks-in-cells.csv", {u"name"_s});
    row("hospital/hospital.csv", {u"ProviderNumber"_s, u"MeasureCode"_s});
    row("hospital/hospital_clean.csv", {u"tid"_s, u"attribute"_s});
    row("people/febrl_dataset1.csv", {u"rec_id"_s});
    row("restaurants/restaurant-1.csv", {u"unique_id"_s});
    row("restaurants/restaurant-nophone-training.csv", {}); // has equal rows
    row("spreadsheets/films.ods", {u"Title"_s});
    row("spreadsheets/ne_1033_data.xlsx", {}); // has equal rows
    row("spreadsheets/test.xlsx", {u"text"_s});
}

void KeyGuess::realTablesHaveTheirKeys()
{
    REQUIRE_DATA();
    QFETCH(QStringList, key);
    QCOMPARE(guessOf(dataFile(QTest::currentDataTag())), key);
}

INTRAY_TEST_GUILESS_MAIN(KeyGuess)
#include "tst_keyguess.moc"
