// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "deliveries.h"
#include "store/line/sql.h"
#include "store/verifying/orderstore.h"
#include "support/testclass.h"
#include "verify/doubt/recorddoubt.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// Who may know what passes, and decide it, on the servers, where logins have roles.
class PassingRights : public QObject, protected TwoAtDeliveries
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowsOnly({u"postgresql"_s, u"mariadb"_s}); }
    void init();

    void whatMayStillBeWrongIsForSupervisorsAndAdministrators();
    void theOrderOfDoubtIsForSupervisorsAndAdministrators();
    void onlySupervisorsLetRecordsPass();
    void nobodyReadsOrWritesWhatWasDrawn();

private:
    std::unique_ptr<Person> as(Role role);
    static WarrantyStore warranties(Person &person)
    {
        return {*person.connection, person.store.identity()};
    }
    static DoubtStore doubts(Person &person)
    {
        return {*person.connection, person.store.identity()};
    }
    static OrderStore orders(Person &person)
    {
        return {*person.connection, person.store.identity()};
    }
    template <typename Ask>
    void areRefused(const QList<Role> &allowed, Ask ask);
    int placeOf(const QString &key) { return itemOf(key).doubt(); }

    ImportId m_delivery;
    const Pass m_pass{placeOfDoubt(0.01, false), 1};
};

void PassingRights::init()
{
    beginOn(engineOfRow());
    setRules([](Queue &rules) { rules.letPass = PassRule{5000, 95}; });
    m_delivery = bringIn({town(u"a"_s, u"one"_s), town(u"b"_s, u"two"_s)});
    valueOf(doubts(*anna).keep({{ids.value(u"a"_s), u"a"_s, 0.001, false, 0}}));
}

std::unique_ptr<Person> PassingRights::as(Role role)
{
    const QString name = u"only-"_s + nameOf(role);
    database->loginOf(name);
    valueOf(anna->store.setUser({name, name, true, {role}, {}}));
    return std::make_unique<Person>(*database, name);
}

/// `ask` gives an Outcome; whoever has only another role is told that they may not.
template <typename Ask>
void PassingRights::areRefused(const QList<Role> &allowed, Ask ask)
{
    for (const Role role : allRoles()) {
        const auto person = as(role);
        const auto answer = ask(*person);
        QVERIFY2(answer.has_value() == allowed.contains(role), qPrintable(nameOf(role)));
        if (answer)
            continue;
        QVERIFY2(answer.error().kind == Error::Kind::NotPermitted,
                 qPrintable(nameOf(role) + answer.error().sentence + answer.error().detail));
        QVERIFY2(answer.error().sentence.endsWith(u'.'), qPrintable(answer.error().sentence));
    }
}

void PassingRights::whatMayStillBeWrongIsForSupervisorsAndAdministrators()
{
    const QList<Role> allowed{Role::Supervisor, Role::Administrator};
    areRefused(allowed, [&](Person &who) { return warranties(who).warrantyOf(q); });
    areRefused(allowed, [&](Person &who) { return warranties(who).warranty(m_delivery); });
}

void PassingRights::theOrderOfDoubtIsForSupervisorsAndAdministrators()
{
    const QList<Role> allowed{Role::Supervisor, Role::Administrator};
    areRefused(allowed, [&](Person &who) { return doubts(who).doubts(q); });
    QCOMPARE(placeOf(u"b"_s), 0);
    int place = 0;
    areRefused(allowed, [&](Person &who) {
        return doubts(who).keep({{ids.value(u"b"_s), u"b"_s, 0.5 + ++place, false, 0}});
    });
    QVERIFY(placeOf(u"b"_s) > 0); // of those who may
}

void PassingRights::onlySupervisorsLetRecordsPass()
{
    for (const Role role : allRoles()) {
        if (role == Role::Supervisor)
            continue;
        const auto person = as(role);
        QCOMPARE(errorIn(warranties(*person).letPass(m_delivery, m_pass)).kind,
                 Error::Kind::NotPermitted);
        if (role != Role::Administrator) // who may look, where nothing is to pass
            QCOMPARE(errorIn(orders(*person).letPass(q)).kind, Error::Kind::NotPermitted);
    }
    QCOMPARE(itemOf(u"a"_s).state, State::Open);
    QCOMPARE(valueOf(warranties(*as(Role::Supervisor)).letPass(m_delivery, m_pass)).passed, 1);
}

void PassingRights::nobodyReadsOrWritesWhatWasDrawn()
{
    valueOf(warranties(*anna).letPass(m_delivery, m_pass));
    const bool isMaria = engineOfRow() == u"mariadb";
    for (const Role role : allRoles()) {
        const auto person = as(role);
        for (const QString &name : {u"pass"_s, u"passed"_s}) {
            const QString table = isMaria ? name + u"_all"_s : u"intray."_s + name;
            for (const QString &statement :
                 {u"SELECT import_id AS n FROM %1"_s, u"SELECT count(*) AS n FROM %1"_s,
                  u"UPDATE %1 SET drawn = drawn"_s, u"DELETE FROM %1"_s}) {
                const auto answer = attempt(*person->connection, [&](Sql &sql) {
                    return Outcome<QList<qint64>>(sql.allOfText(
                        statement.arg(table), {}, [](const Row &row) { return row.number("n"); }));
                });
                QVERIFY2(!answer, qPrintable(nameOf(role) + u": "_s + statement.arg(table)));
                QCOMPARE(answer.error().kind, Error::Kind::NotPermitted);
            }
        }
    }
}

INTRAY_TEST_GUILESS_MAIN(PassingRights)
#include "tst_passingrights.moc"
