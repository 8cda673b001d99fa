// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faults/serverground.h"
#include "store/intruder.h"
#include "support/testdatabase.h"

using namespace intray;
using namespace intray::faults;
using namespace Qt::StringLiterals;

/// Calls by hand with values that no program sends, on PostgreSQL: each is answered with a refusal,
/// not with an error from inside a function, and changes nothing.
class OddValues : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void anOddValueIsRefusedInASentence_data();
    void anOddValueIsRefusedInASentence();
    void whatIsTooLongIsRefused_data();
    void whatIsTooLongIsRefused();

private:
    QString answer(const QString &call);

    std::unique_ptr<ServerGround> m_ground;
    std::unique_ptr<Intruder> m_intruder;
};

void OddValues::initTestCase()
{
    m_ground = ServerGround::on(u"postgresql"_s);
    m_ground->welcome(u"boss"_s, allRoles());
    const auto connection = m_ground->connect(u"boss"_s);
    Store store(*connection, connection->identityFor({}));
    valueOf(store.addQueue(queueNamed(u"work"_s)));
    valueOf(store.addItem(u"work"_s, newItem(u"a"_s)));
    m_intruder = std::make_unique<Intruder>(*m_ground, u"boss"_s);
}

QString OddValues::answer(const QString &call)
{
    const QString code = m_intruder->attempt(u"CALL intray."_s + call);
    return code.isEmpty() ? m_intruder->answer() : code + u' ' + m_intruder->error();
}

void OddValues::anOddValueIsRefusedInASentence_data()
{
    QTest::addColumn<QString>("call");
    for (const char *call :
         {"claim_next(null, 1, gen_random_uuid(), 'x', null)",
          "claim_next('5', 1, gen_random_uuid(), 'x', null)",
          "claim_next('{}', 1, gen_random_uuid(), 'x', null)",
          "claim_next('[\"work\"]', 9223372036854775807, gen_random_uuid(), 'x', null)",
          "claim_next('[\"work\"]', 1, null, 'x', null)",
          "claim_next('[\"work\"]', 1, gen_random_uuid(), null, null)",
          "claim_items(null, gen_random_uuid(), 'x', null)",
          "claim_items('[\"x\"]', gen_random_uuid(), 'x', null)",
          "claim_items('[1e30]', gen_random_uuid(), 'x', null)",
          "finish_and_take_next(1, gen_random_uuid(), 'complete', gen_random_uuid(), null, '', 0, "
          "null, 'x', null, gen_random_uuid(), null)",
          "finish_and_take_next(1, gen_random_uuid(), 'complete', gen_random_uuid(), null, '', 0, "
          "null, 'x', '[\"work\"]', null, null)",
          "set_user('boss', '[\"administrator\"]', null, null)",
          "set_user('boss', null, '[]', null)",
          "set_user('boss', '5', '[]', null)",
          "set_queue('{\"name\":\"work\"}', null)",
          "set_queue('5', null)",
          "set_queue('null', null)",
          "set_queue(null, null)",
          "set_queue('{\"name\":\"work\",\"lock_seconds\":\"soon\"}', null)",
          "set_queue('{\"name\":\"work\",\"lock_seconds\":1e30}', null)",
          "add_queue('{\"name\":\"other\"}', null)",
          "add_queue('[]', null)",
          "widen_fields('work', '5', null)",
          "widen_fields('work', null, null)",
          "add_item('work', 'b', 99999999999, 0, '{}', '', null, 'x', null)",
          "add_item('work', 'b', 0, 9223372036854775807, '{}', '', null, 'x', null)",
          "prioritize('[1]', 99999999999, 'x', 'x', null)",
          "prioritize('[\"x\"]', 1, 'x', 'x', null)",
          "reopen_items('5', 'x', 'x', null)",
          "release_locks('5', 'x', 'x', null)",
          "release_locks('[{\"item\":\"x\"}]', 'x', 'x', null)",
          "take_away('[{\"lock\":\"x\"}]', 'x', '', 0, gen_random_uuid(), 'x', null)",
          "finish_all(gen_random_uuid(), 'complete', '[\"x\"]', 0, null, 'x', null)",
          "ask_for_work('work', 9223372036854775807, gen_random_uuid(), 'x', null)"})
        QTest::newRow(call) << QString::fromLatin1(call);
}

void OddValues::anOddValueIsRefusedInASentence()
{
    QFETCH(QString, call);
    const QString said = answer(call);
    QVERIFY2(said.contains(u"\"refused\" : \"value_odd\""_s), qPrintable(said));
    QCOMPARE(m_ground->sql(u"SELECT count(*) FROM intray.event WHERE kind <> 'added'"_s).trimmed(),
             u"0"_s);
}

void OddValues::whatIsTooLongIsRefused_data()
{
    QTest::addColumn<QString>("call");
    for (const char *call :
         {"claim_next('[\"work\"]', 1, gen_random_uuid(), repeat('w', 256), null)",
          "beat(repeat('w', 256), null)", "outcome_of(gen_random_uuid(), repeat('w', 256), null)",
          "finish(1, gen_random_uuid(), 'fail', gen_random_uuid(), null, '', 0, repeat('r', "
          "10001), "
          "'x', null)",
          "finish_and_take_next(1, gen_random_uuid(), 'fail', gen_random_uuid(), null, '', 0, "
          "repeat('r', 10001), 'x', '[\"work\"]', gen_random_uuid(), null)",
          "pause_queue('work', 1, repeat('m', 10001), null)",
          "begin_import('work', repeat('s', 4097), 'x', null)",
          "add_item('work', 'b', 0, 0, '{}', repeat('s', 3000000), null, 'x', null)",
          "add_item('work', 'b', 0, 0, '{}', '', jsonb_build_object('a', repeat('c', 2000000)), "
          "'x', "
          "null)"})
        QTest::newRow(call) << QString::fromLatin1(call);
}

void OddValues::whatIsTooLongIsRefused()
{
    QFETCH(QString, call);
    const QString said = answer(call);
    QVERIFY2(said.contains(u"\"refused\" : \"text_too_long\""_s), qPrintable(said));
}

QTEST_GUILESS_MAIN(OddValues)
#include "tst_oddvalues.moc"
