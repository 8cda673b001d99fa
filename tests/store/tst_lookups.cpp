// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/verifying/lookupstore.h"
#include "support/testclass.h"
#include "support/twoatwork.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// Look-up tables: loaded in pieces, found by how a value begins, on every engine.
class Lookups : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init() { beginOn(engineOfRow()); }

    void nobodySeesATableBeforeItIsWhole();
    void valuesAreFoundByHowTheyBegin();
    void theNewTableTakesThePlaceOfTheOld();
    void whatWasBrokenOffIsNotMixedIn();
    void aForeignPieceIsRefused();
    void aTableIsTakenAway();
    void allSignsAreKept();

private:
    LookupStore store() { return {*anna->connection, anna->store.identity()}; }
    Outcome<qint64> keep(const QString &name, const QStringList &values, const QString &loading,
                         qint64 before, bool isLast);
    QStringList found(const QString &name, const QString &beginning, int limit = 100);
};

Outcome<qint64> Lookups::keep(const QString &name, const QStringList &values,
                              const QString &loading, qint64 before, bool isLast)
{
    LookupPiece piece;
    piece.loading = loading;
    piece.of.name = name;
    piece.of.columns = {u"value"_s, u"meaning"_s};
    piece.of.source = u"values.csv"_s;
    piece.before = before;
    for (const QString &value : values)
        piece.lines << LookupLine{value, {value, u"about "_s + value}};
    piece.isLast = isLast;
    LookupStore supervisors(*bert->connection, bert->store.identity());
    return supervisors.keepLookup(piece);
}

QStringList Lookups::found(const QString &name, const QString &beginning, int limit)
{
    QStringList values;
    for (const LookupLine &line : valueOf(store().linesFrom(name, beginning, limit)))
        values << line.value;
    return values;
}

void Lookups::nobodySeesATableBeforeItIsWhole()
{
    const QString loading = newId();
    QCOMPARE(valueOf(keep(u"towns"_s, {u"opp"_s, u"boaz"_s}, loading, 0, false)), 2);
    QVERIFY(valueOf(store().lookups()).isEmpty());
    QVERIFY(found(u"towns"_s, {}).isEmpty());
    QCOMPARE(valueOf(keep(u"towns"_s, {u"dothan"_s}, loading, 2, true)), 3);
    const auto all = valueOf(store().lookups());
    QCOMPARE(all.size(), 1);
    QCOMPARE(all.at(0).name, u"towns"_s);
    QCOMPARE(all.at(0).columns, QStringList({u"value"_s, u"meaning"_s}));
    QCOMPARE(all.at(0).source, u"values.csv"_s);
    QCOMPARE(all.at(0).lines, 3);
    QCOMPARE(all.at(0).loadedBy, bert->store.identity().user);
    QVERIFY(all.at(0).loadedAt.isValid());
    QCOMPARE(found(u"towns"_s, {}), QStringList({u"boaz"_s, u"dothan"_s, u"opp"_s}));
}

void Lookups::valuesAreFoundByHowTheyBegin()
{
    valueOf(keep(u"towns"_s, {u"Opp"_s, u"Opelika"_s, u"boaz"_s, u"Ödenburg"_s, u"OPP"_s}, newId(),
                 0, true));
    QCOMPARE(found(u"towns"_s, u"op"_s), QStringList({u"Opelika"_s, u"Opp"_s, u"OPP"_s}));
    QCOMPARE(found(u"towns"_s, u"öde"_s), QStringList{u"Ödenburg"_s});
    QCOMPARE(found(u"towns"_s, u"op"_s, 1), QStringList{u"Opelika"_s});
    QVERIFY(found(u"towns"_s, u"oppo"_s).isEmpty());
    QVERIFY(found(u"villages"_s, u"op"_s).isEmpty());
    const auto lines = valueOf(store().linesOf(u"towns"_s, u"OPP"_s, 10));
    QCOMPARE(lines.size(), 1);
    QCOMPARE(lines.at(0).texts, QStringList({u"OPP"_s, u"about OPP"_s}));
}

void Lookups::theNewTableTakesThePlaceOfTheOld()
{
    valueOf(keep(u"towns"_s, {u"opp"_s}, newId(), 0, true));
    const QString loading = newId();
    valueOf(keep(u"towns"_s, {u"boaz"_s}, loading, 0, false));
    QCOMPARE(found(u"towns"_s, {}), QStringList{u"opp"_s});
    valueOf(keep(u"towns"_s, {u"dothan"_s}, loading, 1, true));
    QCOMPARE(found(u"towns"_s, {}), QStringList({u"boaz"_s, u"dothan"_s}));
    QCOMPARE(valueOf(store().lookups()).size(), 1);
}

void Lookups::whatWasBrokenOffIsNotMixedIn()
{
    valueOf(keep(u"towns"_s, {u"half"_s}, newId(), 0, false));
    valueOf(keep(u"towns"_s, {u"opp"_s}, newId(), 0, true));
    QCOMPARE(found(u"towns"_s, {}), QStringList{u"opp"_s});
}

void Lookups::aForeignPieceIsRefused()
{
    const QString loading = newId();
    valueOf(keep(u"towns"_s, {u"opp"_s}, loading, 0, false));
    valueOf(keep(u"towns"_s, {u"boaz"_s}, newId(), 0, true));
    const Error gone = errorIn(keep(u"towns"_s, {u"dothan"_s}, loading, 1, true));
    QCOMPARE(gone.kind, Error::Kind::NotPermitted);
    QVERIFY2(gone.sentence.contains(u"towns"_s), qPrintable(gone.sentence));
    QCOMPARE(found(u"towns"_s, {}), QStringList{u"boaz"_s});
}

void Lookups::aTableIsTakenAway()
{
    valueOf(keep(u"towns"_s, {u"opp"_s}, newId(), 0, true));
    LookupStore supervisors(*bert->connection, bert->store.identity());
    valueOf(supervisors.dropLookup(u"towns"_s));
    QVERIFY(valueOf(store().lookups()).isEmpty());
    QVERIFY(found(u"towns"_s, {}).isEmpty());
    QCOMPARE(errorIn(supervisors.dropLookup(u"towns"_s)).kind, Error::Kind::NotFound);
}

void Lookups::allSignsAreKept()
{
    const QStringList odd{u"O'Hara \\ \"x\""_s,  u"Αθήνα"_s, u"東京"_s,     u"القاهرة"_s,
                          u"\U0001F600 smile"_s, u"a%b_c"_s, u"trailing "_s};
    valueOf(keep(u"odd 'name'"_s, odd, newId(), 0, true));
    for (const QString &value : odd) {
        const auto lines = valueOf(store().linesOf(u"odd 'name'"_s, value, 10));
        QCOMPARE(lines.size(), 1);
        QCOMPARE(lines.at(0).texts.at(1), u"about "_s + value);
        QCOMPARE(found(u"odd 'name'"_s, value), QStringList{value});
    }
}

INTRAY_TEST_GUILESS_MAIN(Lookups)
#include "tst_lookups.moc"
