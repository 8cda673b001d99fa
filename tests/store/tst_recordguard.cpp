// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/calls.h"
#include "support/testclass.h"
#include "support/twoatwork.h"

#include <QJsonArray>

using namespace intray;
using namespace Qt::StringLiterals;

/// The database holds every record that is written against its queue's fields and sizes, whatever
/// way it comes.
class RecordGuard : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowsOfContract(); }
    void init();

    void aFieldThatTheQueueDoesNotHaveIsRefused_data() { addWays(); }
    void aFieldThatTheQueueDoesNotHaveIsRefused();
    void aRequiredFieldThatIsBlankIsRefused_data() { addWays(); }
    void aRequiredFieldThatIsBlankIsRefused();
    void whatIsTooLargeIsRefused_data() { addWays(); }
    void whatIsTooLargeIsRefused();
    void whatIsRightIsTaken_data() { addWays(); }
    void whatIsRightIsTaken();
    void aRecordKeepsTheFieldsItCameInWith();
    void aReturnMayLeaveARequiredFieldBlank();
    void newItemsAreHeldAgainstTheFieldsToo();
    void importedRowsAreHeldAgainstThem();
    void whatIsNoObjectIsNoRecord_data();
    void whatIsNoObjectIsNoRecord();
    void aDraftMayBreakEveryRule();
    void noReasonIsEndless();
    void noWorkstationIsEndless();
    void whatComesAlongIsBounded();

private:
    static void addWays();
    /// Finishes what anna holds, in the way of this row.
    Outcome<Done> complete(const Record &record);
    Error refusalOf(const Record &record);

    Claim m_claim;
};

static Record with(const QString &name, const QJsonValue &value)
{
    Record record{{u"name"_s, u"Boaz"_s}, {u"zip"_s, u"1"_s}};
    record.insert(name, value);
    return record;
}

void RecordGuard::init()
{
    beginOn(engineOfRow());
    setRules([](Queue &rules) {
        rules.recordSchema = {
            {u"properties"_s, QJsonObject{{u"name"_s, QJsonObject{{u"type"_s, u"string"_s}}},
                                          {u"zip"_s, QJsonObject{}}}},
            {u"required"_s, QJsonArray{u"zip"_s, u"name"_s}}};
        rules.largestRecord = 3000;
        rules.largestField = 2000;
    });
    NewItem item = newItem(u"K-1"_s);
    item.record = with(u"zip"_s, u"1"_s);
    valueOf(anna->store.addItem(q, item));
    item.key = u"K-2"_s;
    valueOf(anna->store.addItem(q, item));
    m_claim = take(*anna);
}

void RecordGuard::addWays()
{
    QTest::addColumn<QString>("way");
    for (const char *way : {"finish", "finish and take next", "complete with a result"})
        QTest::newRow(way) << QString::fromLatin1(way);
}

Outcome<Done> RecordGuard::complete(const Record &record)
{
    QFETCH(QString, way);
    const ItemId item = m_claim.items.first().id;
    Disposition disposition = Disposition::complete(record);
    const auto done = [](const auto &) { return Done{}; };
    if (way == u"finish and take next")
        return anna->store.finishAndTakeNext(item, m_claim.lock, disposition, {q}).map(done);
    if (way == u"complete with a result")
        disposition.result = QJsonObject{{u"pages"_s, 3}};
    return anna->store.finish(item, m_claim.lock, disposition).map(done);
}

Error RecordGuard::refusalOf(const Record &record)
{
    const Error error = errorIn(complete(record));
    const ItemDetail detail = valueOf(anna->store.detail(m_claim.items.first().id));
    if (detail.item.state != State::Locked || detail.item.record != detail.imported)
        qFatal("What was refused was written.");
    return error;
}

void RecordGuard::aFieldThatTheQueueDoesNotHaveIsRefused()
{
    const Error error = refusalOf(with(u"Zip \"x\""_s, u"2"_s));
    QCOMPARE(error.kind, Error::Kind::RecordRefused);
    QCOMPARE(error.field, u"Zip \"x\""_s);
    QVERIFY2(error.sentence.contains(u"no field “Zip \"x\"”"_s), qPrintable(error.sentence));
}

void RecordGuard::aRequiredFieldThatIsBlankIsRefused()
{
    for (const Record &record :
         {Record{{u"zip"_s, u"1"_s}}, with(u"name"_s, QString()), with(u"name"_s, QJsonValue()),
          with(u"name"_s, u"  "_s), with(u"name"_s, u"\u00a0"_s),
          with(u"name"_s, u"\t\n \u2003\u3000"_s)}) {
        const Error error = refusalOf(record);
        QCOMPARE(error.kind, Error::Kind::RecordRefused);
        QCOMPARE(error.field, u"name"_s);
    }
    QCOMPARE(refusalOf({}).field, u"zip"_s);
}

void RecordGuard::whatIsTooLargeIsRefused()
{
    const Error whole = refusalOf(with(u"name"_s, QString(5000, u'x')));
    QCOMPARE(whole.kind, Error::Kind::RecordRefused);
    QCOMPARE(whole.field, QString());
    QCOMPARE(refusalOf(with(u"zip"_s, QString(2500, u'x'))).field, u"zip"_s);
    QCOMPARE(refusalOf(with(u"zip"_s, QString(1100, u'\u00e4'))).field, u"zip"_s);
}

void RecordGuard::whatIsRightIsTaken()
{
    const Record record = with(u"zip"_s, QString(900, u'\u00e4'));
    valueOf(complete(record));
    QCOMPARE(valueOf(anna->store.detail(m_claim.items.first().id)).item.record, record);
}

void RecordGuard::aRecordKeepsTheFieldsItCameInWith()
{
    setRules([](Queue &rules) {
        rules.recordSchema = {{u"properties"_s, QJsonObject{{u"name"_s, QJsonObject{}}}}};
    });
    QCOMPARE(valueOf(anna->store.queue(q)).fields, QStringList{u"name"_s});
    const Record record = with(u"zip"_s, u"2"_s);
    valueOf(
        anna->store.finish(m_claim.items.first().id, m_claim.lock, Disposition::complete(record)));
    QCOMPARE(valueOf(anna->store.detail(m_claim.items.first().id)).item.record, record);
}

void RecordGuard::aReturnMayLeaveARequiredFieldBlank()
{
    Disposition later = Disposition::returnLater();
    later.record = with(u"name"_s, QString());
    valueOf(anna->store.finish(m_claim.items.first().id, m_claim.lock, later));
    m_claim = take(*anna);
    later = Disposition::returnLater();
    later.record = with(u"other"_s, u"x"_s);
    QCOMPARE(errorIn(anna->store.finish(m_claim.items.first().id, m_claim.lock, later)).field,
             u"other"_s);
}

void RecordGuard::newItemsAreHeldAgainstTheFieldsToo()
{
    NewItem item = newItem(u"K-3"_s);
    item.record = {{u"nmae"_s, u"x"_s}};
    QCOMPARE(errorIn(anna->store.addItem(q, item)).field, u"nmae"_s);
    item.record = {{u"name"_s, QString(5000, u'x')}};
    QCOMPARE(errorIn(anna->store.addItem(q, item)).kind, Error::Kind::RecordRefused);
    item.record = {{u"name"_s, u"x"_s}};
    valueOf(anna->store.addItem(q, item));
}

void RecordGuard::importedRowsAreHeldAgainstThem()
{
    const ImportId import = valueOf(anna->store.beginImport(q, u"file.csv"_s));
    NewItem right = newItem(u"K-8"_s);
    right.record = {{u"name"_s, u"x"_s}};
    NewItem wrong = newItem(u"K-9"_s);
    wrong.record = {{u"nmae"_s, u"x"_s}};
    QCOMPARE(errorIn(anna->store.stageItems(import, {right, wrong})).field, u"nmae"_s);
    QCOMPARE(valueOf(anna->store.stageItems(import, {right})).first(), Staged::Added);
    valueOf(anna->store.discardImport(import));
}

void RecordGuard::whatIsNoObjectIsNoRecord_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text : {"5", "\"text\"", "[]", "null", "true"})
        QTest::newRow(text) << QString::fromLatin1(text);
}

// By hand, past the program.
void RecordGuard::whatIsNoObjectIsNoRecord()
{
    QFETCH(QString, text);
    const ItemId item = m_claim.items.first().id;
    if (!usesCalls(*anna->connection)) {
        const auto written = attempt(*anna->connection, [&](Sql &sql) -> Outcome<Done> {
            sql.change("correct_record",
                       {{":item", item.value()}, {":current", text}, {":search", u"x"_s}});
            return Done{};
        });
        QVERIFY2(errorIn(written).detail.contains(u"record_stays_whole"_s),
                 qPrintable(errorIn(written).detail));
        return;
    }
    const Bindings under{{":item", item.value()}, {":lock", m_claim.lock}};
    const Bindings finishing{
        {":kind", u"complete"_s},   {":operation", newId()}, {":record", text},
        {":search", u"x"_s},        {":after", 0},           {":reason", QString()},
        {":workstation", u"desk"_s}};
    QCOMPARE(errorIn(call(*anna->connection, {"finish"}, under + finishing)).kind,
             Error::Kind::RecordRefused);
    QCOMPARE(errorIn(call(*anna->connection, {"save_draft"},
                          under + Bindings{{":revision", 1}, {":content", text}}))
                 .kind,
             Error::Kind::RecordRefused);
    const Bindings adding{{":queue", q},
                          {":key", u"K-7"_s},
                          {":priority", 0},
                          {":after", 0},
                          {":record", text},
                          {":search", u"x"_s},
                          {":context", QVariant(QString())},
                          {":workstation", u"desk"_s}};
    QCOMPARE(errorIn(call(*anna->connection, {"add_item"}, adding)).kind,
             Error::Kind::RecordRefused);
    QCOMPARE(valueOf(anna->store.detail(item)).item.state, State::Locked);
}

void RecordGuard::aDraftMayBreakEveryRule()
{
    const Record typed{{u"other"_s, QString(50'000, u'x')}};
    valueOf(anna->store.saveDraft(m_claim.items.first().id, m_claim.lock, 1, typed));
    QCOMPARE(valueOf(anna->store.mine()).first().draft->content, typed);
}

/// Everybody's lists and histories show them.
void RecordGuard::noReasonIsEndless()
{
    const QString longest(5'000, u'r');
    const QString tooLong = longest + u'r';
    const ItemId item = m_claim.items.first().id;
    Disposition later = Disposition::returnLater();
    later.reason = tooLong;
    const ItemId waiting =
        valueOf(anna->store.page({q, State::Open, {}, {}, {}, {}}, {})).items.first().id;
    for (const Error &error :
         {errorIn(anna->store.finish(item, m_claim.lock, Disposition::fail(tooLong))),
          errorIn(anna->store.finish(item, m_claim.lock, later)),
          errorIn(
              anna->store.finishAndTakeNext(item, m_claim.lock, Disposition::fail(tooLong), {q})),
          errorIn(anna->store.finishAll(m_claim.lock, Disposition::fail(tooLong))),
          errorIn(anna->store.releaseLocks({{item, m_claim.lock}}, tooLong)),
          errorIn(anna->store.prioritize({waiting}, {7, tooLong})),
          errorIn(anna->store.pauseQueue(q, true, QString(10'001, u'r')))}) {
        QCOMPARE(error.kind, Error::Kind::RecordRefused);
        QVERIFY2(error.sentence.contains(u"characters. Shorten it"_s), qPrintable(error.sentence));
    }
    QVERIFY(valueOf(anna->store.history(item)).last().kind == EventKind::Claimed);
    valueOf(anna->store.finish(item, m_claim.lock, Disposition::fail(longest)));
    QCOMPARE(errorIn(anna->store.reopen(item, tooLong)).kind, Error::Kind::RecordRefused);
    if (anna->connection->d().dialect == Dialect::Mariadb) { // the other way there, for tables
        const QString other = u"CALL adopted_call('reopen', JSON_OBJECT('item', %1, 'reason', "
                              "REPEAT('r', 10001), 'workstation', 'x'))"_s.arg(item.value());
        const auto said = attempt(*anna->connection, [&](Sql &sql) -> Outcome<QStringList> {
            return sql.allOfText(other, {}, [](const Row &row) { return row.text("answer"); });
        });
        QVERIFY2(valueOf(said).value(0).contains(u"text_too_long"_s),
                 qPrintable(valueOf(said).join(u' ')));
    }
    QCOMPARE(valueOf(anna->store.detail(item)).item.state, State::Failed);
}

void RecordGuard::noWorkstationIsEndless()
{
    const auto line = database->connectAs(u"bert"_s);
    Store named(*line, line->identityFor({u"bert"_s, QString(255, u'w')}));
    const Claim claim = valueOf(named.claimNext({q}));
    valueOf(named.finish(claim.items.first().id, claim.lock, Disposition::returnLater()));
    Store endless(*line, line->identityFor({u"bert"_s, QString(256, u'w')}));
    const Error error = errorIn(endless.claimNext({q}));
    QVERIFY2(!error.sentence.isEmpty(), qPrintable(error.detail));
    QCOMPARE(valueOf(anna->store.detail(claim.items.first().id)).item.state, State::Open);
}

void RecordGuard::whatComesAlongIsBounded()
{
    NewItem item = newItem(u"K-5"_s);
    item.record = with(u"zip"_s, u"1"_s);
    item.context = {{u"x"_s, QString(3000, u'c')}};
    QCOMPARE(errorIn(anna->store.addItem(q, item)).kind, Error::Kind::RecordRefused);
    const ImportId import = valueOf(anna->store.beginImport(q, u"file.csv"_s));
    QCOMPARE(errorIn(anna->store.stageItems(import, {item})).kind, Error::Kind::RecordRefused);
    item.context = {{u"x"_s, QString(2900, u'c')}};
    QCOMPARE(valueOf(anna->store.stageItems(import, {item})).first(), Staged::Added);
    valueOf(anna->store.discardImport(import));
    if (!usesCalls(*anna->connection))
        return; // there the program makes what is searched in
    const Bindings finishing{{":item", m_claim.items.first().id.value()},
                             {":lock", m_claim.lock},
                             {":kind", u"complete"_s},
                             {":operation", newId()},
                             {":record", QVariant(QString())},
                             {":search", QString(20'000, u's')},
                             {":after", 0},
                             {":reason", QString()},
                             {":workstation", u"desk"_s}};
    QCOMPARE(errorIn(call(*anna->connection, {"finish"}, finishing)).kind,
             Error::Kind::RecordRefused);
    QVERIFY(valueOf(anna->store.page({q, State::Locked, {}, {}, {}, {}}, {})).items.size() == 1);
}

INTRAY_TEST_GUILESS_MAIN(RecordGuard)
#include "tst_recordguard.moc"
