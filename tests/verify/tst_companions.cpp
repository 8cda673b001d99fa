// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "verify/proposal/companions.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

namespace {

const QStringList fields{u"City"_s, u"State"_s, u"Newsletter"_s, u"Number"_s};

CountedRecords counted(int count, int wrongEach = 0)
{
    static const QList<std::pair<QString, QString>> cities{{u"Phoenix"_s, u"AZ"_s},
                                                           {u"Tucson"_s, u"AZ"_s},
                                                           {u"Mobile"_s, u"AL"_s},
                                                           {u"Boise"_s, u"ID"_s}};
    CountedRecords records(4);
    for (int i = 0; i < count; ++i) {
        const auto &[city, state] = cities.at(i % 4);
        const bool isWrong = wrongEach > 0 && i % wrongEach == 0;
        records.add({city, isWrong ? u"NY"_s : state, i * i % 7 < 3 ? u"yes"_s : u"no"_s,
                     QString::number(i)});
    }
    return records;
}

QString told(const Companions &companions, int field, const QStringList &cells)
{
    const auto candidate = companions.candidate(field, cells);
    return candidate ? candidate->value : u"nothing"_s;
}

} // namespace

/// What a field has where another one has this value.
class TstCompanions : public QObject
{
    Q_OBJECT

private slots:
    void theTownTellsTheState();
    void whatManyContradictIsNotTold();
    void chanceDeterminesNothing();
};

void TstCompanions::theTownTellsTheState()
{
    const Companions companions(fields, counted(80));
    QCOMPARE(told(companions, 1, {u"Phoenix"_s, QString(), u"yes"_s, u"9"_s}), u"AZ"_s);
    const MeantValue candidate = *companions.candidate(1, {u"Boise"_s, QString(), {}, {}});
    QVERIFY2(candidate.why.contains(u"20"_s) && candidate.why.contains(u"City"_s),
             qPrintable(candidate.why));
    QCOMPARE(told(companions, 0, {QString(), u"AZ"_s, u"yes"_s, u"9"_s}), u"nothing"_s);
    QCOMPARE(told(companions, 1, {u"Lansing"_s, QString(), u"yes"_s, u"9"_s}), u"nothing"_s);
}

void TstCompanions::whatManyContradictIsNotTold()
{
    QCOMPARE(told(Companions(fields, counted(80, 3)), 1, {u"Phoenix"_s, QString(), {}, {}}),
             u"nothing"_s);
    const auto one = Companions(fields, counted(400, 60)).candidate(1, {u"Boise"_s, {}, {}, {}});
    QVERIFY(one && one->value == u"ID"_s);
}

void TstCompanions::chanceDeterminesNothing()
{
    const Companions companions(fields, counted(80));
    for (const QString &city : {u"Phoenix"_s, u"Tucson"_s, u"Mobile"_s, u"Boise"_s})
        QCOMPARE(told(companions, 2, {city, u"AZ"_s, QString(), u"9"_s}), u"nothing"_s);
    QCOMPARE(told(companions, 1, {QString(), QString(), u"yes"_s, u"9"_s}), u"nothing"_s);
    QCOMPARE(told(Companions(fields, counted(8)), 1, {u"Phoenix"_s, {}, {}, {}}), u"nothing"_s);
    QCOMPARE(told(Companions(), 1, {u"Phoenix"_s, {}, {}, {}}), u"nothing"_s);
}

INTRAY_TEST_APPLESS_MAIN(TstCompanions)
#include "tst_companions.moc"
