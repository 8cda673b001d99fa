// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "knownrecords.h"
#include "support/testclass.h"
#include "verify/duplicates/duplicatemodel.h"

#include <QMultiHash>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// How well the duplicates of one record are found by what was learned of its queue.
class TstDuplicateModel : public QObject
{
    Q_OBJECT

private slots:
    void oneRecordsDuplicatesAreFound_data();
    void oneRecordsDuplicatesAreFound();
    void whatWasLearnedOfSomeHoldsForOthers();
    void aRecordThatIsEqualIsFound();
    void theTextSaysTheSame();
    void whatIsNoModelIsNone_data();
    void whatIsNoModelIsNone();
    void oddQueuesAreNoTrouble();
    void learningCanBeEnded();
};

namespace {

const KeepGoing toTheEnd = [](qint64, qint64) { return true; };

DuplicateModel modelOf(const Rows &rows)
{
    const int fields = rows.isEmpty() ? 0 : int(rows.first().size());
    ComparedRecords records(fields);
    for (const QStringList &row : rows)
        records.add(row);
    records.finish();
    QStringList names;
    for (int i = 0; i < fields; ++i)
        names << QString::number(i);
    return learnedModel(records, names, rows.size(), toTheEnd);
}

/// A queue with its keys, as a database keeps them.
class Kept
{
public:
    Kept(const DuplicateModel &model, const Rows &rows)
        : m_model(model)
    {
        for (const QStringList &row : rows) {
            QStringList values;
            for (const QString &name : model.names())
                values << row.value(name.toInt());
            for (const qint64 key : model.keysOf(values))
                m_underKey.insert(key, int(m_rows.size()));
            m_rows << values;
        }
    }

    /// The records that are likely the same thing, by their places.
    QList<int> duplicatesOf(int asked)
    {
        QSet<int> places;
        for (const qint64 key : m_model.keysOf(m_rows[asked]))
            for (const int place : m_underKey.values(key))
                places.insert(place);
        places.remove(asked);
        m_looked += places.size();
        const QList<int> candidates(places.begin(), places.end());
        QList<QStringList> others;
        for (const int place : candidates)
            others << m_rows[place];
        const std::vector<double> scores = m_model.scores(m_rows[asked], others);
        QList<int> likely;
        for (qsizetype i = 0; i < candidates.size(); ++i)
            if (scores[size_t(i)] >= 0.5)
                likely << candidates[i];
        return likely;
    }

    double lookedPerRecord() const { return double(m_looked) / double(m_rows.size()); }

private:
    const DuplicateModel &m_model;
    Rows m_rows;
    QMultiHash<qint64, int> m_underKey;
    qsizetype m_looked = 0;
};

struct Shares
{
    double precision = 0;
    double recall = 0;
};

Shares sharesOf(Kept &kept, const QStringList &labels)
{
    double right = 0;
    double found = 0;
    double truth = 0;
    for (int asked = 0; asked < labels.size(); ++asked) {
        truth += double(labels.count(labels[asked]) - 1);
        for (const int place : kept.duplicatesOf(asked)) {
            ++found;
            right += labels[place] == labels[asked] ? 1 : 0;
        }
    }
    return {right / found, right / truth};
}

} // namespace

void TstDuplicateModel::oneRecordsDuplicatesAreFound_data()
{
    QTest::addColumn<bool>("isPeople");
    QTest::addColumn<double>("least");
    QTest::newRow("people") << true << 0.97;
    QTest::newRow("restaurants") << false << 0.9;
}

void TstDuplicateModel::oneRecordsDuplicatesAreFound()
{
    REQUIRE_DATA();
    QFETCH(bool, isPeople);
    QFETCH(double, least);
    const Known known = isPeople ? people() : restaurants();
    const DuplicateModel model = modelOf(known.rows);
    Kept kept(model, known.rows);
    const Shares shares = sharesOf(kept, known.labels);
    qInfo("precision %.3f, recall %.3f; %zu kinds of keys, %.1f looked at for each, text %lld kB",
          shares.precision, shares.recall, model.kinds.size(), kept.lookedPerRecord(),
          qlonglong(textOf(model).size() / 1024));
    QVERIFY(shares.precision >= least);
    QVERIFY(shares.recall >= least);
    QVERIFY(kept.lookedPerRecord() < 0.2 * double(known.rows.size()));
}

void TstDuplicateModel::whatWasLearnedOfSomeHoldsForOthers()
{
    REQUIRE_DATA();
    const Known all = people();
    Known some;
    Known others;
    for (qsizetype i = 0; i < all.rows.size(); ++i) {
        Known &part = all.labels[i].toInt() % 2 == 0 ? some : others;
        part.rows << all.rows[i];
        part.labels << all.labels[i];
    }
    const DuplicateModel model = modelOf(some.rows);
    Kept kept(model, others.rows);
    const Shares shares = sharesOf(kept, others.labels);
    QVERIFY2(shares.precision >= 0.97, qPrintable(QString::number(shares.precision)));
    QVERIFY2(shares.recall >= 0.97, qPrintable(QString::number(shares.recall)));
}

void TstDuplicateModel::aRecordThatIsEqualIsFound()
{
    REQUIRE_DATA();
    Known known = people();
    const DuplicateModel model = modelOf(known.rows); // No two of these are equal in all.
    known.rows << known.rows.first();
    Kept kept(model, known.rows);
    QVERIFY(kept.duplicatesOf(0).contains(int(known.rows.size()) - 1));
}

void TstDuplicateModel::theTextSaysTheSame()
{
    REQUIRE_DATA();
    const Known known = restaurants();
    const DuplicateModel model = modelOf(known.rows);
    const DuplicateModel read = modelIn(textOf(model));
    QVERIFY(!model.isEmpty());
    QCOMPARE(read.names(), model.names());
    const QStringList first = known.rows.first();
    QCOMPARE(read.keysOf(first), model.keysOf(first));
    QCOMPARE(read.scores(first, known.rows), model.scores(first, known.rows));
}

void TstDuplicateModel::whatIsNoModelIsNone_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("no JSON") << QByteArray("model");
    QTest::newRow("another version") << QByteArray(R"({"version":0,"fields":[{"name":"a"}]})");
    QTest::newRow("keys of no field")
        << QByteArray(R"({"version":1,"fields":[{"name":"a"}],"kinds":[[0,1,0]]})");
    QTest::newRow("keys of no kind")
        << QByteArray(R"({"version":1,"fields":[{"name":"a"}],"kinds":[[9,0,0]]})");
    QTest::newRow("goes with no field")
        << QByteArray(R"({"version":1,"fields":[{"name":"a","goes_with":3}]})");
    QTest::newRow("swapped with no field")
        << QByteArray(R"({"version":1,"fields":[{"name":"a"}],"swapped":[[0,-2]]})");
}

void TstDuplicateModel::whatIsNoModelIsNone()
{
    QFETCH(QByteArray, text);
    QVERIFY(modelIn(text).isEmpty());
}

void TstDuplicateModel::oddQueuesAreNoTrouble()
{
    const Rows few{{u"one"_s, u"1"_s}, {u"two"_s, QString()}};
    for (const Rows &rows : {Rows(), few.mid(0, 1), few, Rows(200, few.first()),
                             Rows(50, QStringList{QString(), QString()})}) {
        const DuplicateModel model = modelOf(rows);
        Kept kept(model, rows);
        for (int asked = 0; asked < std::min<int>(5, int(rows.size())); ++asked)
            (void)kept.duplicatesOf(asked);
        QCOMPARE(modelIn(textOf(model)).names(), model.names());
    }
}

void TstDuplicateModel::learningCanBeEnded()
{
    REQUIRE_DATA();
    ComparedRecords records(int(people().rows.first().size()));
    for (const QStringList &row : people().rows)
        records.add(row);
    records.finish();
    int looks = 0;
    const auto goOn = [&](qint64, qint64) { return ++looks < 2; };
    QVERIFY(learnedModel(records, {}, records.added(), goOn).isEmpty());
    QCOMPARE(looks, 2);
}

INTRAY_TEST_GUILESS_MAIN(TstDuplicateModel)
#include "tst_duplicatemodel.moc"
