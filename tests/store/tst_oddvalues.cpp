// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faults/serverground.h"
#include "store/intruder.h"
#include "store/line/verbs.h"
#include "support/testclass.h"
#include "support/testengine.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <map>

using namespace intray;
using namespace intray::faults;
using namespace Qt::StringLiterals;

/// Calls by hand with values that no program sends: each is answered with a refusal that names the
/// parameter, not with an error from inside a function, and changes nothing. One list for all
/// servers.
class OddValues : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowsOnly({u"postgresql"_s, u"mariadb"_s}); }
    void cleanupTestCase() { m_worlds.clear(); }
    void init();
    void anOddValueIsRefusedInASentence_data();
    void anOddValueIsRefusedInASentence();
    void anOddListIsRefusedInASentence_data();
    void anOddListIsRefusedInASentence();
    void whatOnlyLooksLikeAUuidIsRefused_data();
    void whatOnlyLooksLikeAUuidIsRefused();
    void aLongListIsRefused();
    void whatIsAListIsTaken();
    void moreFieldsThanAQueueMayHaveAreRefused_data();
    void moreFieldsThanAQueueMayHaveAreRefused();
    void whatIsTooLongIsRefused_data();
    void whatIsTooLongIsRefused();
    void anOddNumberInAnObjectIsRefused();
    void nothingInPlaceOfAValueIsAnswered();
    void whatNoProgramCanReadIsRefused_data();
    void whatNoProgramCanReadIsRefused();
    void numbersThatProgramsReadAreTaken();
    void aFieldThatStandsTwiceIsRefused_data();
    void aFieldThatStandsTwiceIsRefused();
    void aRecordWithEachFieldOnceIsTaken();
    void aKeyHasAsManyLettersAsItMayHave();

private:
    /// A server with an item to ask for.
    struct World
    {
        explicit World(const QString &engine);

        std::unique_ptr<ServerGround> ground;
        ItemId item;
        QString import;
    };

    World &here() { return *m_worlds[engineOfRow()]; }
    QString answer(QString call);
    QString inImport(QString call);
    QString workDone();

    std::map<QString, std::unique_ptr<World>> m_worlds;
};

OddValues::World::World(const QString &engine)
    : ground(ServerGround::on(engine))
{
    ground->welcome(u"boss"_s, allRoles());
    const auto connection = ground->connect(u"boss"_s);
    Store store(*connection, connection->identityFor({}));
    valueOf(store.addQueue(queueNamed(u"work"_s)));
    valueOf(store.addQueue(queueNamed(u"wide"_s)));
    item = valueOf(store.addItem(u"work"_s, newItem(u"a"_s)));
}

void OddValues::init()
{
    if (!m_worlds.contains(engineOfRow()))
        m_worlds.emplace(engineOfRow(), std::make_unique<World>(engineOfRow()));
}

/// UUID stands for a new one, and X for the item.
QString OddValues::answer(QString call)
{
    static const QRegularExpression item(u"\\bX\\b"_s);
    const bool isPostgresql = engineOfRow() == u"postgresql";
    call.replace(item, QString::number(here().item.value()));
    call.replace(u"UUID"_s, isPostgresql ? u"gen_random_uuid()"_s : u"UUID()"_s);
    if (isPostgresql)
        call =
            u"intray."_s + call.chopped(1) + (call.endsWith(u"()"_s) ? u"null)"_s : u", null)"_s);
    else
        call.replace(u"json_build_object"_s, u"JSON_OBJECT"_s);
    Intruder boss(*here().ground, u"boss"_s);
    const QString code = boss.attempt(u"CALL "_s + call);
    return code.isEmpty() ? boss.answer().remove(u' ') : code + u' ' + boss.error();
}

/// IMPORT stands for one that has just begun, in place of the one before.
QString OddValues::inImport(QString call)
{
    static const QRegularExpression number(u":(\\d+)"_s);
    QString &begun = here().import;
    if (!call.contains(u"IMPORT"_s))
        return call;
    if (!begun.isEmpty())
        answer(u"discard_import(%1, 100)"_s.arg(begun));
    begun = number.match(answer(u"begin_import('wide', 'f.csv', 'x')"_s)).captured(1);
    return call.replace(u"IMPORT"_s, begun);
}

QString OddValues::workDone()
{
    const QString table = engineOfRow() == u"postgresql" ? u"intray.event"_s : u"event_all"_s;
    return here()
        .ground->sql(u"SELECT count(*) FROM %1 WHERE kind <> 'added'"_s.arg(table))
        .trimmed();
}

void OddValues::anOddValueIsRefusedInASentence_data()
{
    QTest::addColumn<QString>("what");
    QTest::addColumn<QString>("call");
    const auto add = [](const char *what, const char *call) {
        QTest::newRow(call) << QString::fromLatin1(what) << QString::fromLatin1(call);
    };
    add("queues", "claim_next(null, 1, UUID, 'x')");
    add("count", "claim_next('[\"work\"]', null, UUID, 'x')");
    add("request", "look_at_request(null)");
    add("queue", "pause_queue(null, 1, 'x')");
    add("items", "begin_selftest('selftest-1', 0, 'x')");
    add("queues", "claim_next('5', 1, UUID, 'x')");
    add("queues", "claim_next('{}', 1, UUID, 'x')");
    add("count", "claim_next('[\"work\"]', 9223372036854775807, UUID, 'x')");
    add("lock", "claim_next('[\"work\"]', 1, null, 'x')");
    add("workstation", "claim_next('[\"work\"]', 1, UUID, null)");
    add("items", "claim_items(null, UUID, 'x')");
    add("items", "claim_items('[\"x\"]', UUID, 'x')");
    add("items", "claim_items('[1e30]', UUID, 'x')");
    add("queues",
        "finish_and_take_next(1, UUID, 'complete', UUID, null, '', 0, null, 'x', null, UUID)");
    add("next_lock", "finish_and_take_next(1, UUID, 'complete', UUID, null, '', 0, null, 'x', "
                     "'[\"work\"]', null)");
    add("queues", "set_user('boss', '[\"administrator\"]', null)");
    add("roles", "set_user('boss', null, '[]')");
    add("roles", "set_user('boss', '5', '[]')");
    add("rules", "set_queue('{\"name\":\"work\"}')");
    add("rules", "set_queue('5')");
    add("rules", "set_queue('null')");
    add("rules", "set_queue(null)");
    add("rules", "set_queue('{\"name\":\"work\",\"lock_seconds\":\"soon\"}')");
    add("rules", "set_queue('{\"name\":\"work\",\"lock_seconds\":1e30}')");
    add("rules", "add_queue('{\"name\":\"other\"}')");
    add("rules", "add_queue('[]')");
    add("fields", "widen_fields('work', '5')");
    add("fields", "widen_fields('work', null)");
    add("priority", "add_item('work', 'b', 99999999999, 0, '{}', '', null, 'x')");
    add("after", "add_item('work', 'b', 0, 9223372036854775807, '{}', '', null, 'x')");
    add("priority", "prioritize('[1]', 99999999999, 'x', 'x')");
    add("items", "prioritize('[\"x\"]', 1, 'x', 'x')");
    add("items", "reopen_items('5', 'x', 'x')");
    add("locks", "release_locks('5', 'x', 'x')");
    add("locks", "release_locks('[{\"item\":\"x\"}]', 'x', 'x')");
    add("locks", "take_away('[{\"lock\":\"x\"}]', 'x', '', 0, UUID, 'x')");
    add("operations", "finish_all(UUID, 'complete', '[\"x\"]', 0, null, 'x')");
    add("count", "ask_for_work('work', 9223372036854775807, UUID, 'x')");
    for (const char *call : {"keep_doubt('[1]', 1000)", "keep_doubt('[1]', -1)",
                             "keep_doubt('[1]', null)", "keep_doubt('[1]', 9223372036854775807)"})
        add("doubt", call);
    add("most_doubt", "pass_items(1, 500, 1, 0, 1, 'x')");
    add("most_doubt", "pass_items(1, null, 1, 0, 1, 'x')");
    add("drawn", "pass_items(1, 1, 0, 0, 1, 'x')");
    add("drawn", "pass_items(1, 1, 1000001, 0, 1, 'x')");
    add("after", "pass_items(1, 1, 1, -1, 1, 'x')");
    add("limit", "pass_items(1, 1, 1, 0, 0, 'x')");
    add("workstation", "pass_items(1, 1, 1, 0, 1, null)");
    add("after", "pass_of_delivery(1, -1, 1)");
    add("limit", "pass_of_delivery(1, 0, 10001)");
}

void OddValues::anOddValueIsRefusedInASentence()
{
    QFETCH(QString, what);
    QFETCH(QString, call);
    const QJsonObject refusal{{u"refused"_s, u"value_odd"_s}, {u"what"_s, what}};
    const QString said = answer(call);
    QVERIFY2(QJsonDocument::fromJson(said.toUtf8()).object() == refusal, qPrintable(said));
    QCOMPARE(workDone(), u"0"_s);
}

void OddValues::anOddListIsRefusedInASentence_data()
{
    QTest::addColumn<QString>("what");
    QTest::addColumn<QString>("call");
    const auto add = [](const QString &what, const QString &verb, const QString &list,
                        const QString &call) {
        QTest::addRow("%s %s", qPrintable(verb), qPrintable(list)) << what << verb + call.arg(list);
    };
    for (const auto &[verb, call] : {std::pair{u"claim_items"_s, u"('%1', UUID, 'x')"_s},
                                     std::pair{u"prioritize"_s, u"('%1', 1, 'x', 'x')"_s},
                                     std::pair{u"keep_doubt"_s, u"('%1', 1)"_s},
                                     std::pair{u"assign"_s, u"('%1', 'boss', 'x', 'x')"_s},
                                     std::pair{u"reopen_items"_s, u"('%1', 'x', 'x')"_s}})
        for (const auto &list : {u"[X.5]"_s,       u"[X.0]"_s,
                                 u"[true]"_s,      u"[null]"_s,
                                 u"[\"Xabc\"]"_s,  u"[\"X\"]"_s,
                                 u"[\"\"]"_s,      u"[[X]]"_s,
                                 u"[{\"a\":X}]"_s, u"[\"0xX\"]"_s,
                                 u"[0]"_s,         u"[-X]"_s,
                                 u"[1e30]"_s,      u"[99999999999999999999]"_s,
                                 u"[X,X]"_s,       u"[X,null]"_s,
                                 u"[1e2]"_s,       u"[X, 1E0]"_s,
                                 u"X"_s,           u"{}"_s,
                                 u"\"X\""_s,       u"null"_s})
            add(u"items"_s, verb, list, call);
    for (const auto &[verb, call] : {std::pair{u"release_locks"_s, u"('%1', 'x', 'x')"_s},
                                     std::pair{u"take_away"_s, u"('%1', 'x', '', 0, UUID, 'x')"_s}})
        for (const auto &list :
             {u"[X]"_s, u"[null]"_s, u"[[]]"_s, u"[{}]"_s, u"[{\"item\":X}]"_s,
              u"[[{\"item\":X,\"lock\":\"00000000-0000-0000-0000-000000000000\"}]]"_s,
              u"[{\"item\":\"X\",\"lock\":\"00000000-0000-0000-0000-000000000000\"}]"_s,
              u"[{\"item\":X.5,\"lock\":\"00000000-0000-0000-0000-000000000000\"}]"_s,
              u"[{\"item\" : 1e2,\"lock\":\"00000000-0000-0000-0000-000000000000\"}]"_s,
              u"[{\"item\":X,\"lock\":\"x\"}]"_s, u"[{\"item\":X,\"lock\":5}]"_s})
            add(u"locks"_s, verb, list, call);
    for (const auto &list : {u"[5]"_s, u"[null]"_s, u"[[\"work\"]]"_s, u"[{\"a\":\"work\"}]"_s,
                             u"[\"work\",true]"_s}) {
        add(u"queues"_s, u"claim_next"_s, list, u"('%1', 1, UUID, 'x')"_s);
        add(u"queues"_s, u"finish_and_take_next"_s, list,
            u"(X, UUID, 'complete', UUID, null, '', 0, null, 'x', '%1', UUID)"_s);
        add(u"queues"_s, u"set_user"_s, list, u"('boss', '[\"administrator\"]', '%1')"_s);
        add(u"roles"_s, u"set_user"_s, list, u"('boss', '%1', '[]')"_s);
        add(u"fields"_s, u"widen_fields"_s, list, u"('work', '%1')"_s);
        add(u"tags"_s, u"set_tags"_s, list, u"('boss', 'work', '%1')"_s);
        add(u"settled"_s, u"settle_proposal"_s, list, u"(X, UUID, '%1')"_s);
        add(u"operations"_s, u"finish_all"_s, list, u"(UUID, 'complete', '%1', 0, null, 'x')"_s);
        add(u"lines"_s, u"keep_lookup"_s, u"5"_s, u"(UUID, 'towns', 'a', 'f', 0, '%1', 1)"_s);
    }
    for (const auto &list : {u"[5]"_s, u"[null]"_s, u"[{\"item\":\"X\",\"seen\":1}]"_s,
                             u"[{\"item\":X,\"seen\":\"1\"}]"_s, u"[{\"item\":X.5,\"seen\":1}]"_s,
                             u"[{\"item\":X,\"seen\":1,\"search\":5}]"_s,
                             u"[{\"item\":1e2,\"seen\":1}]"_s, u"[{\"item\":X,\"seen\":1e0}]"_s})
        add(u"items"_s, u"correct_items"_s, list, u"(UUID, null, 'name', '%1', 0, 'x')"_s);
}

void OddValues::anOddListIsRefusedInASentence()
{
    anOddValueIsRefusedInASentence();
}

/// It would stand in the history as it is written.
void OddValues::whatOnlyLooksLikeAUuidIsRefused_data()
{
    QTest::addColumn<QString>("call");
    for (const char *call :
         {"correct_items('%1', null, 'name', '[{\"item\":X,\"seen\":1}]', 0, 'x')",
          "correct_items(UUID, '%1', 'name', '[{\"item\":X,\"seen\":1}]', 0, 'x')",
          "claim_next('[\"work\"]', 1, '%1', 'x')", "claim_items('[X]', '%1', 'x')",
          "note(X, 'n', '%1', 'x')", "outcome_of('%1', 'x')"})
        QTest::newRow(call) << QString::fromLatin1(call);
}

void OddValues::whatOnlyLooksLikeAUuidIsRefused()
{
    QFETCH(QString, call);
    const QString code = engineOfRow() == u"postgresql" ? u"22P02"_s : u"1644"_s;
    for (const QString &odd :
         {u"aaaaaaab-bbbb-cccc-dddd-\",\"digest\":\""_s, u"aaaaaaab-bbbb-cccc-dddd-eeeeeeeeeeeg"_s,
          u"-aaaaaaa-bbbb-cccc-dddd-eeeeeeeeeeee"_s}) {
        const QString said = answer(call.arg(odd));
        QVERIFY2(said.startsWith(code), qPrintable(said));
    }
    const QString said = answer(call.arg(u"AAAAAAAB-bbbb-0123-4567-89cdefABCDEF"_s));
    QVERIFY2(!said.contains(code), qPrintable(said));
}

void OddValues::aLongListIsRefused()
{
    QStringList ids;
    for (int i = 1; i <= 10'001; ++i)
        ids << QString::number(1'000'000 + i);
    const auto claimed = [&] {
        return answer(u"claim_items('[%1]', UUID, 'x')"_s.arg(ids.join(u',')));
    };
    QCOMPARE(claimed(), u"{\"refused\":\"value_odd\",\"what\":\"items\"}"_s);
    ids.removeLast();
    QCOMPARE(claimed(), u"{\"refused\":\"no_such_item\",\"item\":1000001}"_s);
    QCOMPARE(answer(u"set_queue('{}')"_s), u"{\"refused\":\"no_such_queue\",\"queue\":\"\"}"_s);
}

void OddValues::whatIsAListIsTaken()
{
    for (const QString &list : {u"[X]"_s, u" [ X ] "_s, u"[\n\tX]"_s})
        QCOMPARE(answer(u"prioritize('%1', 0, 'x', 'x')"_s.arg(list)),
                 answer(u"prioritize('[X]', 0, 'x', 'x')"_s));
    QVERIFY(!answer(u"prioritize('[]', 0, 'x', 'x')"_s).contains(u"refused"_s));
}

/// Of a queue, whatever brings them.
void OddValues::moreFieldsThanAQueueMayHaveAreRefused_data()
{
    QTest::addColumn<QString>("call");
    const auto list = [](int most) {
        QStringList names;
        for (int n = 1; n <= most; ++n)
            names << u"\"f%1\""_s.arg(n);
        return u'[' + names.join(u',') + u']';
    };
    const auto object = [](int most) {
        QStringList members;
        for (int n = 1; n <= most; ++n)
            members << u"\"f%1\":1"_s.arg(n);
        return u'{' + members.join(u',') + u'}';
    };
    const QString rules = u"{\"name\":\"work\",\"lock_seconds\":60,\"longest_hold_seconds\":60,"
                          "\"dispositions\":\"complete\",%1}"_s;
    for (const QString &verb : {u"add_queue"_s, u"set_queue"_s}) {
        QTest::newRow(qPrintable(verb + u" fields"_s))
            << verb + u"('%1')"_s.arg(rules.arg(u"\"fields\":"_s + list(2001)));
        QTest::newRow(qPrintable(verb + u" schema"_s))
            << verb + u"('%1')"_s.arg(
                          rules.arg(u"\"record_schema\":{\"properties\":%1}"_s.arg(object(2001))));
    }
    QTest::newRow("widen_fields") << u"widen_fields('work', '%1')"_s.arg(list(2001));
    QTest::newRow("stage_items")
        << u"stage_items(IMPORT, '[{\"key\":\"c\",\"record\":%1}]', 0, 0)"_s.arg(object(2001));
    QTest::newRow("add_item") << u"add_item('wide', 'b', 0, 0, '%1', '', null, 'x')"_s.arg(
        object(2001));
}

void OddValues::moreFieldsThanAQueueMayHaveAreRefused()
{
    QFETCH(QString, call);
    call = inImport(call);
    QCOMPARE(answer(call), u"{\"refused\":\"too_many\",\"what\":\"field\",\"most\":2000}"_s);
    if (call.startsWith(u"add_item"_s))
        QVERIFY(answer(call.replace(u",\"f2001\":1"_s, QString())).contains(u"\"item\":"_s));
}

void OddValues::whatIsTooLongIsRefused_data()
{
    QTest::addColumn<QString>("call");
    for (const char *call :
         {"claim_next('[\"work\"]', 1, UUID, repeat('w', 256))", "beat(repeat('w', 256))",
          "outcome_of(UUID, repeat('w', 256))",
          "finish(1, UUID, 'fail', UUID, null, '', 0, repeat('r', "
          "10001), "
          "'x')",
          "finish_and_take_next(1, UUID, 'fail', UUID, null, '', 0, "
          "repeat('r', 10001), 'x', '[\"work\"]', UUID)",
          "pause_queue('work', 1, repeat('m', 10001))",
          "begin_import('work', repeat('s', 4097), 'x')",
          "add_item('work', 'b', 0, 0, '{}', repeat('s', 3000000), null, 'x')",
          "add_item('work', 'b', 0, 0, '{}', '', json_build_object('a', repeat('c', 2000000)), "
          "'x')",
          "add_item('work', repeat('k', 501), 0, 0, '{}', '', null, 'x')"})
        QTest::newRow(call) << QString::fromLatin1(call);
}

void OddValues::whatIsTooLongIsRefused()
{
    QFETCH(QString, call);
    const QString said = answer(call);
    QVERIFY2(said.contains(u"\"refused\":\"text_too_long\""_s), qPrintable(said));
}

namespace {

QString given(const Parameter &parameter)
{
    static const QStringList lists{u":queues"_s, u":items"_s,  u":locks"_s, u":operations"_s,
                                   u":roles"_s,  u":fields"_s, u":lines"_s, u":tags"_s};
    const QString type = QString::fromLatin1(parameter.type);
    if (type == u"uuid"_s)
        return u"UUID"_s;
    if (type == u"bigint"_s)
        return u"1"_s;
    if (type == u"text"_s)
        return u"'x'"_s;
    return lists.contains(QString::fromLatin1(parameter.placeholder)) ? u"'[]'"_s : u"'{}'"_s;
}

/// Two are the database's own administrator's, one is MariaDB's, and one asks a second function
/// there where it has no answer.
bool isAsked(const VerbSignature &verb)
{
    static const QStringList others{u"adopt_queue"_s, u"undo_adoption"_s, u"rename_login"_s,
                                    u"finish_and_take_next"_s};
    return hasFunction(Dialect::Mariadb, verb) && !verb.takesLong && !others.contains(verb.name);
}

} // namespace

/// MariaDB's calls on adopted tables have their values in one object.
void OddValues::anOddNumberInAnObjectIsRefused()
{
    if (engineOfRow() == u"postgresql")
        return;
    const QString call = u"adopted_call('%1', '{\"item\":%2,\"lock\":\"x\",\"reason\":\"x\","
                         "\"workstation\":\"x\"}')"_s;
    for (const auto &verb : {u"extend"_s, u"reopen"_s})
        for (const auto &item : {u"\"Xabc\""_s, u"X.5"_s, u"true"_s, u"\"\""_s, u"1e30"_s})
            QCOMPARE(answer(call.arg(verb, item)),
                     u"{\"refused\":\"value_odd\",\"what\":\"item\"}"_s);
}

/// Where nothing stands in place of a value, the answer is an answer all the same.
void OddValues::nothingInPlaceOfAValueIsAnswered()
{
    for (const VerbSignature &verb : verbSignatures())
        for (qsizetype none = 0; isAsked(verb) && none < verb.parameters.size(); ++none) {
            QStringList values;
            for (qsizetype i = 0; i < verb.parameters.size(); ++i)
                values << (i == none ? u"NULL"_s : given(verb.parameters.at(i)));
            const QString call = verb.name + u'(' + values.join(u", "_s) + u')';
            const QString said = answer(call);
            QVERIFY2(said.startsWith(u'{'), qPrintable(call + u": "_s + said));
        }
}

namespace {

const QString contextGiven = u"add_item('work', 'n', 0, 0, '{}', '', '%1', 'x')"_s;
const QString recordGiven = u"add_item('work', 'n', 0, 0, '%1', '', null, 'x')"_s;

QString nested(int levels)
{
    return u"{\"a\":"_s.repeated(levels) + u'1' + u"}"_s.repeated(levels);
}

} // namespace

void OddValues::whatNoProgramCanReadIsRefused_data()
{
    QTest::addColumn<QString>("what");
    QTest::addColumn<QString>("call");
    const QString huge = u"{\"a\":%1}"_s;
    const QStringList unread{
        huge.arg(u"1e999"_s),  huge.arg(u"[0,-1e999]"_s),      huge.arg(u"1.8e308"_s),
        huge.arg(u"1e-400"_s), huge.arg(u"9"_s.repeated(310)), nested(32),
        nested(1100)};
    const QList<std::pair<QString, QString>> calls{
        {u"record"_s, recordGiven},
        {u"context"_s, contextGiven},
        {u"record"_s, u"finish(X, UUID, 'complete', UUID, '%1', '', 0, null, 'x')"_s},
        {u"content"_s, u"save_draft(X, UUID, 1, '%1')"_s},
        {u"items"_s, u"stage_items(1, '[{\"key\":\"c\",\"record\":%1}]', 0, 0)"_s}};
    for (const auto &[what, call] : calls)
        for (const QString &json : unread)
            QTest::addRow("%s %s", qPrintable(call.left(20)), qPrintable(json.left(30)))
                << what << call.arg(json);
}

void OddValues::whatNoProgramCanReadIsRefused()
{
    QFETCH(QString, what);
    QFETCH(QString, call);
    const QString before = workDone();
    QCOMPARE(answer(call), u"{\"refused\":\"value_odd\",\"what\":\"%1\"}"_s.arg(what));
    QCOMPARE(workDone(), before);
}

void OddValues::numbersThatProgramsReadAreTaken()
{
    int taken = 0;
    for (const QString &number :
         {u"1.7976931348623157e308"_s, u"-1e+100"_s, u"5e-324"_s, u"0"_s, u"12.50"_s,
          u"\"file 1e999\""_s, u"\"%1\""_s.arg(u"9"_s.repeated(400))}) {
        QString call = contextGiven;
        call.replace(u"'n'"_s, u"'n%1'"_s.arg(++taken));
        const QString said = answer(call.arg(u"{\"a\":%1}"_s.arg(number)));
        QVERIFY2(said.contains(u"\"item\":"_s), qPrintable(number + u": "_s + said));
    }
    QVERIFY(answer(QString(contextGiven).replace(u"'n'"_s, u"'deep'"_s).arg(nested(31)))
                .contains(u"\"item\":"_s));
}

/// One value for whoever writes it, and another one for whoever reads it.
void OddValues::aFieldThatStandsTwiceIsRefused_data()
{
    QTest::addColumn<QString>("call");
    const QStringList records{u"{\"a\":\"1\",\"a\":\"2\"}"_s, u"{ \"a\" : 1 , \"a\" : 2 }"_s,
                              u"{\"a\":1,\"a\":1e9}"_s, u"{\"a\":\"\",\"b\":[1,2,3],\"a\":\"\"}"_s};
    for (
        const QString &call :
        {recordGiven, u"finish(X, UUID, 'complete', UUID, '%1', '', 0, null, 'x')"_s,
         u"complete_with_result(X, UUID, UUID, '%1', '', '{}', 'x')"_s,
         u"finish_and_take_next(X, UUID, 'complete', UUID, '%1', '', 0, null, 'x', '[\"work\"]', "
         "UUID)"_s,
         u"save_draft(X, UUID, 1, '%1')"_s,
         u"stage_items(IMPORT, '[{\"key\":\"c\",\"record\":{}},{\"key\":\"d\",\"record\":%1}]', 0, 0)"_s})
        for (const QString &record : records)
            QTest::addRow("%s %s", qPrintable(call.left(20)), qPrintable(record))
                << call.arg(record);
}

void OddValues::aFieldThatStandsTwiceIsRefused()
{
    QFETCH(QString, call);
    QCOMPARE(answer(inImport(call)), u"{\"refused\":\"record_is_no_object\"}"_s);
}

void OddValues::aRecordWithEachFieldOnceIsTaken()
{
    int taken = 0;
    for (const QString &record : {u"{}"_s, u"{\"a\":\"x, y: z\",\"b\":[1, 2],\"c\":1e3}"_s,
                                  u"{\n\"b\": \"1e2\", \"a\" :1}"_s}) {
        QString call = recordGiven;
        call.replace(u"'work', 'n'"_s, u"'wide', 'once%1'"_s.arg(++taken));
        const QString said = answer(call.arg(record));
        QVERIFY2(said.contains(u"\"item\":"_s) || said.contains(u"unknown_field"_s),
                 qPrintable(record + u": "_s + said));
    }
}

/// Letters of four bytes, which an index has to hold.
void OddValues::aKeyHasAsManyLettersAsItMayHave()
{
    const QString refused = u"{\"refused\":\"text_too_long\",\"what\":\"key\",\"most\":500}"_s;
    const QString added = u"add_item('work', '%1', 0, 0, '{}', '', null, 'x')"_s;
    const QString letter = QString::fromUcs4(U"\U0001F4E5", 1);
    QCOMPARE(answer(added.arg(letter.repeated(501))), refused);
    QVERIFY(answer(added.arg(letter.repeated(500))).contains(u"\"item\":"_s));
    const QString staged =
        u"stage_items(IMPORT, '[{\"key\":\"%1\",\"search\":\"\",\"record\":{}}]', 0, 0)"_s;
    QCOMPARE(answer(inImport(staged.arg(letter.repeated(501)))), refused);
    QCOMPARE(answer(inImport(staged.arg(letter.repeated(500)))), u"{\"results\":[\"added\"]}"_s);
}

INTRAY_TEST_GUILESS_MAIN(OddValues)
#include "tst_oddvalues.moc"
