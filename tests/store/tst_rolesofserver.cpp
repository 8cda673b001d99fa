// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faults/serverground.h"
#include "store/intruder.h"
#include "support/testclass.h"
#include "support/testdatabase.h"

using namespace intray;
using namespace intray::faults;
using namespace Qt::StringLiterals;

using Rows = QMap<QString, int>;

/// PostgreSQL's roles are the server's: whoever has one in another database brings its rights
/// along. What somebody may read in this one is said by the roles here alone.
class RolesOfServer : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void whatSomebodyMayElsewhereShowsNothingMoreHere_data();
    void whatSomebodyMayElsewhereShowsNothingMoreHere();
    void anAuditorHereReadsNoRecordByTheFunctionsOfAClerk();
    void nobodyReadsWhatARunningImportBrings();

private:
    /// How many rows of each table and view this login sees; none where it has no right.
    Rows rowsSeenBy(const QString &login) const;

    std::unique_ptr<ServerGround> m_ground;
};

static void giveEveryRoleElsewhere(const ServerGround &ground)
{
    for (const Role role : allRoles())
        for (const Role other : allRoles())
            ground.sql(u"GRANT intray_%1 TO \"%2\""_s.arg(nameOf(other), nameOf(role)));
}

void RolesOfServer::initTestCase()
{
    m_ground = ServerGround::on(u"postgresql"_s);
    for (const Role role : allRoles())
        m_ground->welcome(nameOf(role), {role});
    m_ground->welcome(u"reader"_s, allRoles());
    const auto connection = m_ground->connect(u"reader"_s);
    Store store(*connection, connection->identityFor({}));
    valueOf(store.addQueue(queueNamed(u"work"_s)));
    for (const QString &key : {u"a"_s, u"b"_s})
        valueOf(store.addItem(u"work"_s, newItem(key)));
    const Claim claim = valueOf(store.claimNext({u"work"_s}));
    valueOf(store.saveDraft(claim.items.first().id, claim.lock, 1, {{u"name"_s, u"x"_s}}));
    m_ground->sql(
        u"INSERT INTO intray.learned (queue_id, fields, pairs, model, of_records, of_corrections, "
        "last_event, is_whole) VALUES (1, '[\"name\"]', '[]', '', 1, 0, 0, true);"
        "INSERT INTO intray.value_count (learned_id, field, value, records, left_as) "
        "VALUES (1, 0, 'Ada', 1, 1);"
        "INSERT INTO intray.duplicate_model (queue_id, model, of_records, last_event, is_whole) "
        "VALUES (1, '', 1, 0, true);"
        "INSERT INTO intray.duplicate_key (model_id, digest, item_id) VALUES (1, 7, 1);"
        "INSERT INTO intray.attachment (item_id, operation_id, name, media_type, size, pieces, "
        "digest, attached_by, attached_at) VALUES (1, gen_random_uuid(), 'scan.pdf', 'x/y', 1, 1, "
        "'x', 'reader', now())"_s);
}

Rows RolesOfServer::rowsSeenBy(const QString &login) const
{
    const QStringList relations =
        m_ground
            ->sql(u"SELECT relname FROM pg_class WHERE relnamespace = 'intray'::regnamespace "
                  "AND relkind IN ('r', 'v') ORDER BY 1"_s)
            .split(u'\n', Qt::SkipEmptyParts);
    Intruder reader(*m_ground, login);
    Rows rows;
    for (const QString &relation : relations) {
        const QString count = u"SELECT count(*) FROM intray.\"%1\""_s.arg(relation);
        rows[relation] = reader.attempt(count).isEmpty() ? reader.answer().toInt() : 0;
    }
    return rows;
}

void RolesOfServer::whatSomebodyMayElsewhereShowsNothingMoreHere_data()
{
    QTest::addColumn<QString>("login");
    QTest::addColumn<Rows>("alone");
    for (const Role role : allRoles())
        QTest::newRow(qPrintable(nameOf(role))) << nameOf(role) << rowsSeenBy(nameOf(role));
    giveEveryRoleElsewhere(*m_ground);
}

/// Of each row of items without its record; how far the figures are added up, and who looks after
/// the database, is nobody's
/// secret.
static QString whatTellsTheSame(const QString &relation)
{
    static const QMap<QString, QString> same{{u"item_row"_s, u"item"_s},
                                             {u"figured"_s, u"schema_version"_s},
                                             {u"figured_row"_s, u"schema_version"_s},
                                             {u"companion"_s, u"schema_version"_s},
                                             {u"companion_row"_s, u"schema_version"_s}};
    return same.value(relation, relation);
}

void RolesOfServer::whatSomebodyMayElsewhereShowsNothingMoreHere()
{
    QFETCH(const QString, login);
    QFETCH(const Rows, alone);
    const Rows now = rowsSeenBy(login);
    QVERIFY(now.size() > 50);
    for (auto it = now.cbegin(); it != now.cend(); ++it) {
        const int expected = alone.value(whatTellsTheSame(it.key()));
        QVERIFY2(it.value() <= expected,
                 qPrintable(u"%1: %2 rows, by the roles here %3"_s.arg(
                     it.key(), QString::number(it.value()), QString::number(expected))));
    }
}

void RolesOfServer::anAuditorHereReadsNoRecordByTheFunctionsOfAClerk()
{
    giveEveryRoleElsewhere(*m_ground);
    const QStringList questions{u"SELECT name FROM intray.attachments_of(1)"_s,
                                u"SELECT told FROM intray.told_of_record(1, '[[0, \"Ada\", 1]]')"_s,
                                u"SELECT record FROM intray.item_row WHERE record IS NOT NULL"_s,
                                u"SELECT search FROM intray.item_row WHERE search IS NOT NULL"_s};
    for (const QString &question : questions) {
        QVERIFY2(!Intruder(*m_ground, u"clerk"_s).everythingSaid(question).isEmpty(),
                 qPrintable(question));
        QCOMPARE(Intruder(*m_ground, u"auditor"_s).everythingSaid(question), QString());
    }
}

/// The file's record waits beside its outcome, which those who import and answer for it read.
void RolesOfServer::nobodyReadsWhatARunningImportBrings()
{
    for (const Role role : allRoles()) {
        Intruder reader(*m_ground, nameOf(role));
        QCOMPARE(reader.attempt(u"SELECT record FROM intray.redelivered"_s), u"42501"_s);
    }
    Intruder importer(*m_ground, u"importer"_s);
    QCOMPARE(importer.attempt(u"SELECT outcome FROM intray.redelivered_row"_s), QString());
}

INTRAY_TEST_GUILESS_MAIN(RolesOfServer)
#include "tst_rolesofserver.moc"
