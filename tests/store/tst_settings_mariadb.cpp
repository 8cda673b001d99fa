// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faults/serverground.h"
#include "store/intruder.h"
#include "support/testclass.h"
#include "support/testdatabase.h"

#include <QRegularExpression>

using namespace intray;
using namespace intray::faults;
using namespace Qt::StringLiterals;

/// What a session of MariaDB can set changes nothing in what the functions do and what is read: the
/// answers are the same, or the session is sent away before anything has changed.
class MariadbSettings : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void noSettingChangesAnAnswer_data();
    void noSettingChangesAnAnswer();

private:
    std::unique_ptr<ServerGround> m_ground;
    std::unique_ptr<Connection> m_importing;
};

// Their places among the answers.
static constexpr qsizetype claiming = 3;
static constexpr qsizetype finishing = 8;
static const QString refused = u"QMYSQL: Unable to"_s;

void MariadbSettings::initTestCase()
{
    m_ground = ServerGround::on(u"mariadb"_s);
    m_ground->welcome(u"person"_s, {Role::Supervisor});
    m_ground->welcome(u"importer"_s, {Role::Importer});
    m_importing = m_ground->connect(u"importer"_s);
    Store importer(*m_importing, m_importing->identityFor({}));
    valueOf(importer.addQueue(queueNamed(u"work"_s)));
}

void MariadbSettings::noSettingChangesAnAnswer_data()
{
    QTest::addColumn<QString>("setting");
    for (const char *setting :
         {"group_concat_max_len = 4",
          "sql_mode = ''",
          "sql_mode = 'ORACLE'",

          "sql_mode = 'NO_BACKSLASH_ESCAPES,PIPES_AS_CONCAT'",
          "time_zone = '-11:00'",
          "lc_time_names = 'de_DE'",
          "sql_select_limit = 1",
          "optimizer_switch = 'derived_merge=off,materialization=off,index_merge=off'",
          "join_cache_level = 0",
          "use_stat_tables = 'NEVER'",
          "collation_connection = 'latin1_german2_ci'",
          "character_set_connection = 'latin1'",
          "character_set_client = 'latin1'",
          "sql_safe_updates = 1",
          "sql_big_selects = 0, max_join_size = 1",
          "foreign_key_checks = 0",
          "unique_checks = 0",
          "autocommit = 0",
          "tx_isolation = 'SERIALIZABLE'",
          "tx_read_only = 1",
          "innodb_lock_wait_timeout = 1",
          "timestamp = 1000000",
          "rand_seed1 = 1",
          "last_insert_id = 99",
          "insert_id = 99",
          "auto_increment_increment = 1000",
          "max_sp_recursion_depth = 0",
          "tmp_table_size = 1024",
          "max_heap_table_size = 16384",
          "max_sort_length = 64",
          "sort_buffer_size = 1024",
          "div_precision_increment = 0",
          "completion_type = 1",
          "completion_type = 2",
          "sql_auto_is_null = 1",
          "sql_notes = 0",
          "max_error_count = 0",
          "low_priority_updates = 1",
          "innodb_strict_mode = 0",
          "in_predicate_conversion_threshold = 1"})
        QTest::newRow(setting) << QString::fromLatin1(setting);
}

/// What the functions and what is read say, without what differs each time.
static QStringList answersOf(Intruder &intruder, const Queue &queue, ItemId item)
{
    static const QRegularExpression each(u"[0-9a-f]{8}-[0-9a-f-]{27}|[0-9]+"_s);
    QStringList answers;
    for (const QString &statement :
         {u"CALL read_users()"_s, u"CALL read_queue_by_name('%1')"_s,
          u"CALL read_page_open_in_claim_order(1, %2, '', 0, 0, '', '', '', 10)"_s,
          u"CALL claim_next('[\"%1\"]', 1, '11111111-1111-1111-1111-111111111111', 'desk')"_s,
          u"CALL read_my_items('person')"_s, u"CALL read_glance('2000-01-01', '2999-01-01', 1)"_s,
          u"SELECT search_text('k', '{\"name\":\"a long name\",\"city\":\"b\"}')"_s,
          u"SELECT adopted_queues()"_s,
          u"CALL finish(%3, '11111111-1111-1111-1111-111111111111', "
          "'complete', UUID(), '{\"name\":\"anna\"}', 'anna', 0, NULL, 'desk')"_s,
          u"CALL sweep('desk')"_s}) {
        const QString text = QString(statement)
                                 .replace(u"%1"_s, queue.name)
                                 .replace(u"%2"_s, QString::number(queue.id.value()))
                                 .replace(u"%3"_s, QString::number(item.value()));
        answers << intruder.everythingSaid(text).replace(each, u"N"_s);
    }
    return answers;
}

/// The same answers as ever, or the session is sent away; and nothing is half done.
void MariadbSettings::noSettingChangesAnAnswer()
{
    QFETCH(QString, setting);
    Store importer(*m_importing, m_importing->identityFor({}));
    const Queue queue = valueOf(importer.queue(u"work"_s));
    const auto fill = [&] {
        m_ground->sql(
            u"UPDATE item_all SET state = 'done', available_at = NULL, front = 0, lock_id = NULL, "
            "lock_user = NULL, lock_workstation = NULL, locked_at = NULL, expires_at = NULL"_s);
        return valueOf(importer.addItem(queue.name, newItem(newId())));
    };
    QStringList usual;
    {
        Intruder plain(*m_ground, u"person"_s);
        usual = answersOf(plain, queue, fill());
    }
    QVERIFY2(usual.at(claiming).contains(u"\"items\":[{"_s), qPrintable(usual.at(claiming)));
    QVERIFY2(usual.at(finishing).contains(u"\"done\""_s), qPrintable(usual.at(finishing)));
    const ItemId second = fill();
    Intruder bent(*m_ground, u"person"_s);
    QCOMPARE(bent.attempt(u"SET SESSION "_s + setting), QString());
    const QStringList answers = answersOf(bent, queue, second);
    const bool isRefused = answers.at(claiming).contains(refused);
    QCOMPARE(answers.at(finishing).contains(refused), isRefused);
    for (qsizetype i = 0; i < (isRefused ? claiming : usual.size()); ++i)
        QVERIFY2(answers.at(i) == usual.at(i),
                 qPrintable(usual.at(i) + u"\nbecame\n"_s + answers.at(i)));
    const QString state =
        m_ground->sql(u"SELECT state FROM item_all WHERE id = %1"_s.arg(second.value())).trimmed();
    QCOMPARE(state, isRefused ? u"open"_s : u"done"_s);
}

INTRAY_TEST_GUILESS_MAIN(MariadbSettings)
#include "tst_settings_mariadb.moc"
