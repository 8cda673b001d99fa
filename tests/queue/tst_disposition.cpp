// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/disposition.h"
#include "support/testclass.h"

#include <QDateTime>
#include <QSet>
#include <QTest>
#include <QUuid>

using namespace intray;

class TestDisposition : public QObject
{
    Q_OBJECT

private slots:
    void everyKindHasAWordThatNamesIt();
    void everyKindLeadsToItsState();
    void anItemMayGoWhereADispositionLeads();
    void everyDispositionHasAnOperationIdOfItsOwn();
    void idsThatAreMadeOneAfterTheOtherStandBesideEachOther();
    void completingCarriesTheRecord();
    void returningCarriesTheTime();
    void failingCarriesTheReason();
};

using Kind = Disposition::Kind;
static constexpr std::array allKinds{Kind::Complete, Kind::Return, Kind::Dismiss, Kind::Fail,
                                     Kind::SendBack};

void TestDisposition::everyKindHasAWordThatNamesIt()
{
    for (const Kind kind : allKinds)
        QVERIFY(dispositionNamed(nameOf(kind)) == kind);
    QCOMPARE(nameOf(Kind::Return), QStringLiteral("return"));
    QVERIFY(!dispositionNamed(QStringLiteral("release")));
}

void TestDisposition::everyKindLeadsToItsState()
{
    QCOMPARE(stateAfter(Kind::Complete), State::Done);
    QCOMPARE(stateAfter(Kind::Return), State::Open);
    QCOMPARE(stateAfter(Kind::Dismiss), State::Dismissed);
    QCOMPARE(stateAfter(Kind::Fail), State::Failed);
    QCOMPARE(stateAfter(Kind::SendBack), State::Done);
}

void TestDisposition::anItemMayGoWhereADispositionLeads()
{
    for (const Kind kind : allKinds)
        QVERIFY(canMove(State::Locked, stateAfter(kind)));
}

void TestDisposition::everyDispositionHasAnOperationIdOfItsOwn()
{
    const auto first = Disposition::dismiss();
    const auto second = Disposition::dismiss();
    QVERIFY(first.operation != second.operation);
    QCOMPARE(first.operation.size(), qsizetype(36));
    QCOMPARE(first.operation, first.operation.toLower());
}

void TestDisposition::idsThatAreMadeOneAfterTheOtherStandBesideEachOther()
{
    const auto before = QDateTime::currentMSecsSinceEpoch();
    QSet<QString> all;
    for (int i = 0; i < 1000; ++i) {
        const QString id = newId();
        all.insert(id);
        const QUuid made = QUuid::fromString(id);
        QCOMPARE(made.toString(QUuid::WithoutBraces), id);
        QCOMPARE(int(id.at(14).toLatin1()), int('7'));
        QVERIFY(QStringLiteral("89ab").contains(id.at(19)));
        const qint64 time = (id.left(8) + id.mid(9, 4)).toLongLong(nullptr, 16);
        QVERIFY(time >= before && time <= QDateTime::currentMSecsSinceEpoch());
    }
    QCOMPARE(all.size(), 1000);
}

void TestDisposition::completingCarriesTheRecord()
{
    const Record record{{QStringLiteral("city"), QStringLiteral("Boaz")}};
    QVERIFY(Disposition::complete(record).record == record);
    QVERIFY(!Disposition::complete().record.has_value());
}

void TestDisposition::returningCarriesTheTime()
{
    const auto later = Disposition::returnLater(std::chrono::hours(2));
    QCOMPARE(later.kind, Kind::Return);
    QCOMPARE(later.after.count(), 7200);
}

void TestDisposition::failingCarriesTheReason()
{
    const auto failed = Disposition::fail(QStringLiteral("no such street"));
    QCOMPARE(failed.kind, Kind::Fail);
    QCOMPARE(failed.reason, QStringLiteral("no such street"));
}

INTRAY_TEST_APPLESS_MAIN(TestDisposition)
#include "tst_disposition.moc"
