// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/listfilter.h"
#include "store/line/sql.h"
#include "store/rules/filterstore.h"
#include "support/testclass.h"
#include "support/twoatwork.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// Filters that are shared with whoever sees the queue, on every engine and through ODBC.
class SharedFilters : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowsOfContract(); }
    void init() { beginOn(engineOfRow()); }

    void whatOneSharesAllHave();
    void eachQueueHasItsOwn();
    void aNameThatCannotBeIsTold();
    void aNameThatIsTakenIsToldUnlessItIsReplaced();
    void namesDifferInCaseAndMarks();
    void aFilterGetsAnotherName();
    void aFilterIsRemoved();
    void whatIsNotThereIsTold();
    void aFilterGoesWithItsQueue();
    void whatIsTooLongIsTold();
    void aDamagedTextIsTold();

    void clerksChangeTheirOwnAndSupervisorsAll();
    void whoDoesNotSeeTheQueueSeesNoFilter();
    void whoOnlyLooksSharesNothing();
    void rawStatementsChangeNothingOfOthers();
    void rawStatementsShareNothingOdd();

private:
    static FilterStore storeOf(Person &person)
    {
        return {*person.connection, person.store.identity()};
    }
    FilterName filter(const QString &name) const { return {q, name}; }
    static QString text(const QString &find)
    {
        return textOf({u"open"_s, find, false, {}, {}, false});
    }
    static ListFilter filterIn(const SharedFilter &kept)
    {
        return valueOf(listFilterFromText(kept.name, kept.text));
    }
    QStringList names(const QString &queue = u"work"_s)
    {
        QStringList names;
        for (const SharedFilter &one : valueOf(storeOf(*bert).filters(queue)))
            names << one.name;
        return names;
    }
    bool isServer() const { return !engineOfRow().startsWith(u"sqlite"); }
    /// Somebody with just these roles.
    std::unique_ptr<Person> as(const QString &name, const QList<Role> &roles,
                               const QStringList &queues = {})
    {
        database->loginOf(name);
        valueOf(anna->store.setUser({name, name, true, roles, queues}));
        return std::make_unique<Person>(*database, name);
    }
    QString tableName() const
    {
        return engineOfRow() == u"mariadb"             ? u"shared_filter_all"_s
               : engineOfRow().startsWith(u"sqlite"_s) ? u"shared_filter"_s
                                                       : u"intray.shared_filter"_s;
    }
    /// As this server says it.
    QString named(QString call) const
    {
        const bool isMaria = engineOfRow() == u"mariadb";
        return call.replace(u"%1"_s, isMaria ? QString() : u"intray."_s)
            .replace(u"%2"_s, isMaria ? QString() : u", NULL"_s);
    }
    QStringList writingTheTable() const
    {
        const QString table = tableName();
        return {u"UPDATE "_s + table + u" SET filter = '{}'"_s,
                u"UPDATE "_s + table + u" SET shared_by = 'clara'"_s, u"DELETE FROM "_s + table,
                u"INSERT INTO "_s + table +
                    u" (queue_id, name, filter, shared_at, shared_by) VALUES (1, 'b', '{}', "
                    "'2026-01-01', 'anna')"_s};
    }
    QStringList changingOfOthers() const
    {
        return {named(u"CALL %1share_filter('work', 'a', '{}', 1%2)"_s),
                named(u"CALL %1rename_filter('work', 'a', 'a'%2)"_s),
                named(u"CALL %1drop_filter('work', 'a'%2)"_s)};
    }
    static bool isRefused(Person &person, const QString &statement)
    {
        const auto said = attempt(*person.connection, [&](Sql &sql) -> Outcome<QStringList> {
            return sql.allOfText(statement, {}, [](const Row &row) { return row.text("answer"); });
        });
        return !said || said->join(u' ').contains(u"refused");
    }
};

void SharedFilters::whatOneSharesAllHave()
{
    const ListFilter wanted{
        u"failed"_s, u"O'Hara \"ß\" 日本"_s, true, {{u"field.city"_s, u"opp"_s}}, u"key"_s, true};
    valueOf(storeOf(*anna).share(filter(u"anna's \"Å\""_s), textOf(wanted), false));
    const QList<SharedFilter> kept = valueOf(storeOf(*bert).filters(q));
    QCOMPARE(kept.size(), 1);
    QCOMPARE(kept.constFirst().name, u"anna's \"Å\""_s);
    QCOMPARE(filterIn(kept.constFirst()), wanted);
    QCOMPARE(kept.constFirst().sharedBy, anna->store.identity().user);
    QVERIFY(kept.constFirst().sharedAt.isValid());
    QCOMPARE(filterIn(valueOf(storeOf(*bert).withName(filter(u"anna's \"Å\""_s)))), wanted);
}

void SharedFilters::eachQueueHasItsOwn()
{
    valueOf(anna->store.addQueue(queueNamed(u"other"_s)));
    valueOf(storeOf(*anna).share(filter(u"a"_s), text(u"here"_s), false));
    valueOf(storeOf(*anna).share({u"other"_s, u"a"_s}, text(u"there"_s), false));
    QCOMPARE(filterIn(valueOf(storeOf(*bert).withName(filter(u"a"_s)))).find, u"here"_s);
    valueOf(storeOf(*anna).drop({u"other"_s, u"a"_s}));
    QCOMPARE(names(), QStringList{u"a"_s});
    QVERIFY(names(u"other"_s).isEmpty());
}

void SharedFilters::aNameThatCannotBeIsTold()
{
    valueOf(storeOf(*anna).share(filter(QString(100, u'ß')), text(u"x"_s), false));
    const QString tooLong(101, u'ß');
    QStringList sentences;
    for (const QString &name : {QString(), u" "_s, tooLong}) {
        const Error shared = errorIn(storeOf(*anna).share(filter(name), text(u"x"_s), false));
        const Error renamed = errorIn(storeOf(*anna).rename(filter(QString(100, u'ß')), name));
        QCOMPARE(shared.kind, Error::Kind::Invalid);
        QCOMPARE(renamed.sentence, shared.sentence);
        sentences << shared.sentence;
    }
    QVERIFY2(sentences.at(0).contains(u"needs a name"_s), qPrintable(sentences.at(0)));
    QCOMPARE(sentences.at(1), sentences.at(0));
    QVERIFY2(sentences.at(2).contains(u"100"_s), qPrintable(sentences.at(2)));
    QCOMPARE(names(), QStringList{QString(100, u'ß')});
}

void SharedFilters::aNameThatIsTakenIsToldUnlessItIsReplaced()
{
    valueOf(storeOf(*anna).share(filter(u"a"_s), text(u"first"_s), false));
    const Error taken = errorIn(storeOf(*bert).share(filter(u"a"_s), text(u"second"_s), false));
    QCOMPARE(taken.kind, Error::Kind::Invalid);
    QVERIFY2(taken.sentence.contains(u"“a”"_s) &&
                 taken.sentence.contains(anna->store.identity().user),
             qPrintable(taken.sentence));
    QCOMPARE(filterIn(valueOf(storeOf(*bert).withName(filter(u"a"_s)))).find, u"first"_s);
    valueOf(storeOf(*bert).share(filter(u"a"_s), text(u"second"_s), true));
    const SharedFilter kept = valueOf(storeOf(*anna).withName(filter(u"a"_s)));
    QCOMPARE(filterIn(kept).find, u"second"_s);
    QCOMPARE(kept.sharedBy, bert->store.identity().user);
}

void SharedFilters::namesDifferInCaseAndMarks()
{
    for (const QString &name : {u"muller"_s, u"müller"_s, u"Muller"_s})
        valueOf(storeOf(*anna).share(filter(name), text(name), false));
    QCOMPARE(names(), (QStringList{u"Muller"_s, u"muller"_s, u"müller"_s}));
}

void SharedFilters::aFilterGetsAnotherName()
{
    for (const QString &name : {u"a"_s, u"b"_s})
        valueOf(storeOf(*anna).share(filter(name), text(name), false));
    QCOMPARE(errorIn(storeOf(*bert).rename(filter(u"a"_s), u"b"_s)).kind, Error::Kind::Invalid);
    QCOMPARE(filterIn(valueOf(storeOf(*bert).withName(filter(u"b"_s)))).find, u"b"_s);
    valueOf(storeOf(*bert).rename(filter(u"a"_s), u"a"_s));
    valueOf(storeOf(*bert).rename(filter(u"a"_s), u"c"_s));
    QCOMPARE(names(), (QStringList{u"b"_s, u"c"_s}));
    const SharedFilter kept = valueOf(storeOf(*bert).withName(filter(u"c"_s)));
    QCOMPARE(filterIn(kept).find, u"a"_s);
    QCOMPARE(kept.sharedBy, anna->store.identity().user);
}

void SharedFilters::aFilterIsRemoved()
{
    valueOf(storeOf(*anna).share(filter(u"a"_s), text(u"x"_s), false));
    valueOf(storeOf(*bert).drop(filter(u"a"_s)));
    QVERIFY(names().isEmpty());
}

void SharedFilters::whatIsNotThereIsTold()
{
    FilterStore filters = storeOf(*anna);
    for (const Error &error :
         {errorIn(filters.withName(filter(u"b"_s))),
          errorIn(filters.rename(filter(u"b"_s), u"c"_s)), errorIn(filters.drop(filter(u"b"_s)))}) {
        QCOMPARE(error.kind, Error::Kind::NotFound);
        QVERIFY2(error.sentence.contains(u"“b”"_s), qPrintable(error.sentence));
    }
    for (const Error &error : {errorIn(filters.share({u"none"_s, u"a"_s}, text(u"x"_s), true)),
                               errorIn(filters.rename({u"none"_s, u"a"_s}, u"c"_s)),
                               errorIn(filters.drop({u"none"_s, u"a"_s}))}) {
        QCOMPARE(error.kind, Error::Kind::NotFound);
        QVERIFY2(error.sentence.contains(u"none"_s), qPrintable(error.sentence));
    }
}

void SharedFilters::aFilterGoesWithItsQueue()
{
    valueOf(anna->store.addQueue(queueNamed(u"other"_s)));
    valueOf(storeOf(*anna).share({u"other"_s, u"a"_s}, text(u"x"_s), false));
    valueOf(anna->store.removeQueue(u"other"_s));
    valueOf(anna->store.addQueue(queueNamed(u"other"_s)));
    QVERIFY(names(u"other"_s).isEmpty());
}

void SharedFilters::whatIsTooLongIsTold()
{
    const Error error =
        errorIn(storeOf(*anna).share(filter(u"a"_s), text(QString(65536, u'x')), false));
    QCOMPARE(error.kind, Error::Kind::Invalid);
    QVERIFY(names().isEmpty());
    valueOf(storeOf(*anna).share(filter(u"a"_s), text(QString(60000, u'x')), false));
    QCOMPARE(names(), QStringList{u"a"_s});
}

void SharedFilters::aDamagedTextIsTold()
{
    valueOf(storeOf(*anna).share(filter(u"a"_s), text(u"x"_s), false));
    for (const QString &damaged : {u""_s, u"{"_s, u"[]"_s, u"{\"find\":7}"_s, u"{\"columns\":[]}"_s,
                                   u"{\"columns\":{\"key\":1}}"_s}) {
        database->administer(
            u"UPDATE %1 SET filter = '%2' WHERE name = 'a'"_s.arg(tableName(), damaged));
        const QList<SharedFilter> kept = valueOf(storeOf(*bert).filters(q));
        const Error error = errorIn(listFilterFromText(kept.at(0).name, kept.at(0).text));
        QVERIFY2(error.sentence.contains(u"“a”"_s), qPrintable(error.sentence));
    }
    valueOf(storeOf(*bert).share(filter(u"a"_s), text(u"whole"_s), true));
    QCOMPARE(filterIn(valueOf(storeOf(*bert).withName(filter(u"a"_s)))).find, u"whole"_s);
}

void SharedFilters::clerksChangeTheirOwnAndSupervisorsAll()
{
    if (!isServer())
        QSKIP("A file has no rights.");
    const auto clara = as(u"clara"_s, {Role::Clerk});
    const auto carl = as(u"carl"_s, {Role::Clerk});
    valueOf(storeOf(*clara).share(filter(u"a"_s), text(u"clara"_s), false));
    for (const Error &error : {errorIn(storeOf(*carl).share(filter(u"a"_s), text(u"x"_s), true)),
                               errorIn(storeOf(*carl).rename(filter(u"a"_s), u"b"_s)),
                               errorIn(storeOf(*carl).drop(filter(u"a"_s)))}) {
        QCOMPARE(error.kind, Error::Kind::NotPermitted);
        QVERIFY2(error.sentence.contains(u"clara"_s), qPrintable(error.sentence));
    }
    QCOMPARE(filterIn(valueOf(storeOf(*carl).withName(filter(u"a"_s)))).find, u"clara"_s);
    valueOf(storeOf(*clara).share(filter(u"a"_s), text(u"again"_s), true));
    valueOf(storeOf(*clara).rename(filter(u"a"_s), u"b"_s));
    valueOf(storeOf(*clara).drop(filter(u"b"_s)));
    for (const Role role : {Role::Supervisor, Role::Administrator}) {
        const auto chief = as(u"chief"_s, {role});
        valueOf(storeOf(*carl).share(filter(u"a"_s), text(u"carl"_s), false));
        valueOf(storeOf(*chief).rename(filter(u"a"_s), u"b"_s));
        valueOf(storeOf(*chief).share(filter(u"b"_s), text(u"chief"_s), true));
        QCOMPARE(errorIn(storeOf(*carl).drop(filter(u"b"_s))).kind, Error::Kind::NotPermitted);
        valueOf(storeOf(*chief).drop(filter(u"b"_s)));
    }
}

void SharedFilters::whoDoesNotSeeTheQueueSeesNoFilter()
{
    if (!isServer())
        QSKIP("A file has no rights.");
    valueOf(anna->store.addQueue(queueNamed(u"other"_s)));
    valueOf(storeOf(*anna).share(filter(u"a"_s), text(u"secret"_s), false));
    const auto clara = as(u"clara"_s, {Role::Clerk}, {u"other"_s});
    QVERIFY(valueOf(storeOf(*clara).filters(q)).isEmpty());
    QCOMPARE(errorIn(storeOf(*clara).withName(filter(u"a"_s))).kind, Error::Kind::NotFound);
    // Not even that there is one.
    for (const QString &name : {u"a"_s, u"none"_s}) {
        QCOMPARE(errorIn(storeOf(*clara).share(filter(name), text(u"x"_s), true)).kind,
                 Error::Kind::NotFound);
        QCOMPARE(errorIn(storeOf(*clara).drop(filter(name))).kind, Error::Kind::NotFound);
    }
    valueOf(storeOf(*clara).share({u"other"_s, u"a"_s}, text(u"x"_s), false));
}

void SharedFilters::whoOnlyLooksSharesNothing()
{
    if (!isServer())
        QSKIP("A file has no rights.");
    valueOf(storeOf(*anna).share(filter(u"a"_s), text(u"x"_s), false));
    for (const Role role : {Role::Importer, Role::Worker, Role::Auditor}) {
        const auto other = as(u"other"_s, {role});
        FilterStore filters = storeOf(*other);
        QCOMPARE(valueOf(filters.filters(q)).isEmpty(), role == Role::Importer);
        QCOMPARE(errorIn(filters.share(filter(u"b"_s), text(u"x"_s), false)).kind,
                 Error::Kind::NotPermitted);
        QCOMPARE(errorIn(filters.rename(filter(u"a"_s), u"b"_s)).kind, Error::Kind::NotPermitted);
        QCOMPARE(errorIn(filters.drop(filter(u"a"_s))).kind, Error::Kind::NotPermitted);
    }
}

void SharedFilters::rawStatementsChangeNothingOfOthers()
{
    if (!isServer())
        QSKIP("A file has no rights.");
    valueOf(storeOf(*anna).share(filter(u"a"_s), text(u"anna"_s), false));
    for (const Role role : allRoles()) {
        const auto clara = as(u"clara"_s, {role});
        for (const QString &statement : writingTheTable())
            QVERIFY2(isRefused(*clara, statement), qPrintable(nameOf(role) + statement));
        QVERIFY(isRefused(*clara, named(u"SELECT %1drop_filter('work', 'a') AS answer"_s)));
        if (role == Role::Supervisor || role == Role::Administrator)
            continue;
        for (const QString &statement : changingOfOthers())
            QVERIFY2(isRefused(*clara, statement), qPrintable(nameOf(role) + statement));
    }
    const QList<SharedFilter> kept = valueOf(storeOf(*bert).filters(q));
    QCOMPARE(kept.size(), 1);
    QCOMPARE(filterIn(kept.constFirst()).find, u"anna"_s);
    QCOMPARE(kept.constFirst().sharedBy, u"anna"_s);
    for (const QString &statement : changingOfOthers()) // whose they are does it
        QVERIFY2(!isRefused(*anna, statement), qPrintable(statement));
    QVERIFY(names().isEmpty());
}

void SharedFilters::rawStatementsShareNothingOdd()
{
    if (!isServer())
        QSKIP("A file has no rights.");
    const auto clara = as(u"clara"_s, {Role::Clerk});
    const QString share = named(u"CALL %1share_filter('work', ~, #, 0%2)"_s);
    const auto said = [&](const QString &name, const QString &filter) {
        return QString(share).replace(u'~', name).replace(u'#', filter);
    };
    for (const QString &odd : {u"'[]'"_s, u"'7'"_s, u"NULL"_s, u"'{'"_s})
        QVERIFY2(isRefused(*clara, said(u"'c'"_s, odd)), qPrintable(odd));
    for (const QString &odd : {u"''"_s, u"' '"_s, u"NULL"_s, u'\'' + QString(101, u'x') + u'\''})
        QVERIFY2(isRefused(*clara, said(odd, u"'{}'"_s)), qPrintable(odd));
    QVERIFY(names().isEmpty());
    QVERIFY(!isRefused(*clara, said(u"'c'"_s, u"'{}'"_s)));
    QCOMPARE(names(), QStringList{u"c"_s});
}

INTRAY_TEST_GUILESS_MAIN(SharedFilters)
#include "tst_sharedfilters.moc"
