// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/intraywords.h"
#include "store/importing/decisionstore.h"
#include "store/importing/importstore.h"
#include "store/importing/templatestore.h"
#include "store/rules/queuestore.h"
#include "store/verifying/lookupstore.h"
#include "store/verifying/suggestionstore.h"
#include "support/testclass.h"
#include "support/twoatwork.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// What is offered in a queue as people changed the values of others, on every engine.
class QueueProposalsTest : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init()
    {
        beginOn(engineOfRow());
        m_number = 0;
    }

    void eightNumbersPutRightTellTheOthers();
    void anotherFieldOfTheRecordTellsTheRest();
    void whatNobodyWantedIsForgotten();
    void whatNobodyWantedOfALaterFileIsForgotten();
    void whatIsSealedTeachesNothing();
    void whatWasDecidedForATemplateIsOffered();
    void whatTwoTemplatesSayIsNotSure();
    void theLookupTableSaysWhatIsMeant();
    void recordsThatCameOtherwiseAreLeftAlone();

private:
    void deliver(const QString &byTemplate, const QList<NewItem> &items);
    ItemId deliverNumber(const QString &byTemplate, const QString &phone);
    QList<ItemId> offeredInAll(const QString &suggestion);
    void decide(const QString &name, const QString &from, const QString &to);
    void load(const QList<QStringList> &lines);
    void takeZipsFromTable();
    QString offeredFor(const Record &record);
    ItemId addNumber(const QString &phone, const QString &town = u"birmingham"_s);
    void putRight(ItemId item, const QString &phone);
    void putEightRight();
    std::optional<QString> offered(ItemId item);

    int m_number = 0;
};

ItemId QueueProposalsTest::addNumber(const QString &phone, const QString &town)
{
    NewItem item = newItem(u"n%1"_s.arg(++m_number), 0);
    item.record = {{u"zip"_s, u"35233"_s}, {u"town"_s, town}, {u"phone"_s, phone}};
    return valueOf(anna->store.addItem(q, item));
}

void QueueProposalsTest::putRight(ItemId item, const QString &phone)
{
    const Claim claim = valueOf(anna->store.claimItems({item}));
    Record record = claim.items.at(0).record;
    record.insert(u"phone"_s, phone);
    valueOf(anna->store.finish(item, claim.lock, Disposition::complete(record)));
}

void QueueProposalsTest::putEightRight()
{
    for (int row = 0; row < 8; ++row) {
        const QString last = QString::number(1200 + row * 11);
        putRight(addNumber(u"20%1.555.%2"_s.arg(row).arg(last)),
                 u"(20%1) 555-%2"_s.arg(row).arg(last));
    }
}

std::optional<QString> QueueProposalsTest::offered(ItemId item)
{
    SuggestionStore store(*anna->connection, anna->store.identity());
    const QueueProposals known = valueOf(store.proposals(q));
    const JudgedRecord judged =
        valueOf(store.judge({}, valueOf(anna->store.detail(item)).item, known));
    for (const SuspiciousCell &cell : judged.suspicious)
        if (cell.field == u"phone"_s)
            return cell.suggestion;
    return std::nullopt;
}

void QueueProposalsTest::eightNumbersPutRightTellTheOthers()
{
    QHash<ItemId, QString> meant;
    for (int row = 0; row < 12; ++row) {
        const QString last = QString::number(3000 + row * 7);
        meant.insert(addNumber(u"602.55%1.%2"_s.arg(row % 10).arg(last)),
                     u"(602) 55%1-%2"_s.arg(row % 10).arg(last));
    }
    putEightRight();
    SuggestionStore store(*anna->connection, anna->store.identity());
    QHash<ItemId, QString> found;
    for (const SuspiciousCell &cell : valueOf(store.suggestions(q))) {
        QCOMPARE(cell.field, u"phone"_s);
        QVERIFY(cell.why.contains(u"such as 20"_s));
        QVERIFY(cell.sure > 0.95);
        found.insert(cell.item, cell.suggestion.value_or(QString()));
    }
    QCOMPARE(found, meant);
    for (auto one = meant.cbegin(); one != meant.cend(); ++one)
        QCOMPARE(offered(one.key()), *one);
    QCOMPARE(offered(addNumber(u"(602) 555-0168"_s)), std::nullopt);
}

void QueueProposalsTest::anotherFieldOfTheRecordTellsTheRest()
{
    const QHash<QString, QString> codes{{u"Bonn"_s, u"+49"_s}, {u"Opole"_s, u"+48"_s}};
    for (int row = 0; row < 60; ++row) {
        const QString town = row % 2 ? u"Bonn"_s : u"Opole"_s;
        addNumber(u"%1 %2 %3"_s.arg(codes.value(town)).arg(210 + row).arg(41873 + row * 911), town);
    }
    const ItemId inOpole = addNumber(u"0471-55028"_s, u"Opole"_s);
    const ItemId inBonn = addNumber(u"0471-55029"_s, u"Bonn"_s);
    const ItemId elsewhere = addNumber(u"0471-55030"_s, u"Gent"_s);
    putRight(addNumber(u"0345-62890"_s, u"Bonn"_s), u"+49 345 62890"_s);
    putRight(addNumber(u"0216-37114"_s, u"Opole"_s), u"+48 216 37114"_s);
    QCOMPARE(offered(inOpole), u"+48 471 55028"_s);
    QCOMPARE(offered(inBonn), u"+49 471 55029"_s);
    QCOMPARE(offered(elsewhere).value_or(QString()), QString());
    SuggestionStore store(*anna->connection, anna->store.identity());
    QHash<ItemId, QString> found;
    for (const SuspiciousCell &cell : valueOf(store.suggestions(q)))
        if (cell.field == u"phone"_s && cell.suggestion)
            found.insert(cell.item, *cell.suggestion);
    QCOMPARE(found,
             (QHash<ItemId, QString>{{inOpole, u"+48 471 55028"_s}, {inBonn, u"+49 471 55029"_s}}));
}

void QueueProposalsTest::whatNobodyWantedIsForgotten()
{
    putEightRight();
    const ItemId last = addNumber(u"602.555.0168"_s);
    QCOMPARE(offered(last), u"(602) 555-0168"_s);
    SuggestionStore store(*anna->connection, anna->store.identity());
    for (int row = 0; row < 8; ++row)
        valueOf(store.refuse(addNumber(u"30%1.555.0199"_s.arg(row)),
                             {u"phone"_s, u"(30%1) 555-0199"_s.arg(row)}));
    QVERIFY(offered(last) != u"(602) 555-0168"_s);
    for (const SuspiciousCell &cell : valueOf(store.suggestions(q, last)))
        QVERIFY(cell.suggestion != u"(602) 555-0168"_s);
}

void QueueProposalsTest::whatNobodyWantedOfALaterFileIsForgotten()
{
    putEightRight();
    const ItemId last = addNumber(u"602.555.0168"_s);
    QList<ItemId> items;
    QList<NewItem> later;
    for (int row = 0; row < 8; ++row) {
        items << addNumber(u"(30%1) 555-0100"_s.arg(row));
        later << newItem(u"n%1"_s.arg(m_number), 0);
        later.last().record = {{u"zip"_s, u"35233"_s},
                               {u"town"_s, u"birmingham"_s},
                               {u"phone"_s, u"30%1.555.0199"_s.arg(row)}};
    }
    deliver({}, later);
    QCOMPARE(offered(last), u"(602) 555-0168"_s);
    SuggestionStore store(*anna->connection, anna->store.identity());
    for (int row = 0; row < 8; ++row) {
        QCOMPARE(offered(items.at(row)), u"(30%1) 555-0199"_s.arg(row));
        valueOf(store.refuse(items.at(row), {u"phone"_s, u"(30%1) 555-0199"_s.arg(row)}));
    }
    QVERIFY(offered(last) != u"(602) 555-0168"_s);
}

void QueueProposalsTest::whatIsSealedTeachesNothing()
{
    putEightRight();
    const ItemId item = addNumber(u"602.555.0168"_s);
    QCOMPARE(offered(item), u"(602) 555-0168"_s);
    valueOf(anna->store.addQueue(queueNamed(u"second"_s)));
    valueOf(anna->store.addQueue(queueNamed(u"decide"_s)));
    Queue rules = valueOf(anna->store.queue(q));
    rules.nextQueue = u"second"_s;
    valueOf(anna->store.setQueue(rules));
    Queue second = valueOf(anna->store.queue(u"second"_s));
    second.blindFields = {u"phone"_s};
    second.decideQueue = u"decide"_s;
    valueOf(anna->store.setQueue(second));
    QCOMPARE(offered(item), std::nullopt);
}

void QueueProposalsTest::decide(const QString &name, const QString &from, const QString &to)
{
    TemplateStore templates(*anna->connection, anna->store.identity());
    if (!templates.withName(name))
        valueOf(templates.keep({name, u"{}"_s}));
    DecisionStore decisions(*anna->connection, anna->store.identity());
    valueOf(decisions.keep(name, {q, u"phone"_s, {{from, to}}}));
}

void QueueProposalsTest::whatWasDecidedForATemplateIsOffered()
{
    for (const User &user : valueOf(anna->store.users()))
        if (user.name == u"bert")
            valueOf(anna->store.setUser({user.name, user.login, true, {Role::Clerk}, {}}));
    const ItemId item = deliverNumber(u"supplier"_s, u"N/A"_s);
    const Item atDesk = valueOf(anna->store.detail(item)).item;
    SuggestionStore store(*bert->connection, bert->store.identity());
    const QueueProposals before = valueOf(store.proposals(q));
    QVERIFY(valueOf(store.areCurrent(before, q, {})));
    decide(u"supplier"_s, u"N/A"_s, u"unknown"_s);
    QVERIFY(!valueOf(store.areCurrent(before, q, {})));
    const QueueProposals now = valueOf(store.proposals(q));
    QVERIFY(valueOf(store.areCurrent(now, q, {})));
    const auto cells = valueOf(store.judge({}, atDesk, now)).suspicious;
    QCOMPARE(cells.size(), 1);
    QCOMPARE(cells.at(0).suggestion, u"unknown"_s);
    QVERIFY(cells.at(0).sure > 0.95);
    QVERIFY2(cells.at(0).why.contains(u"by %1 for"_s.arg(anna->store.identity().user)),
             qPrintable(cells.at(0).why));
    valueOf(TemplateStore(*anna->connection, anna->store.identity()).drop(u"supplier"_s));
    QVERIFY(!valueOf(store.areCurrent(now, q, {})));
    for (const SuspiciousCell &cell :
         valueOf(store.judge({}, atDesk, valueOf(store.proposals(q)))).suspicious)
        QVERIFY(cell.suggestion != u"unknown"_s); // a rule takes it for a placeholder
}

void QueueProposalsTest::whatTwoTemplatesSayIsNotSure()
{
    decide(u"one"_s, u"N/A"_s, u"unknown"_s);
    decide(u"two"_s, u"N/A"_s, u"none"_s);
    const ItemId item = deliverNumber(u"one"_s, u"N/A"_s);
    NewItem again = newItem(u"n%1"_s.arg(m_number), 0);
    again.record = {{u"town"_s, u"opp"_s}, {u"phone"_s, u"N/A"_s}};
    deliver(u"two"_s, {again});
    SuggestionStore store(*anna->connection, anna->store.identity());
    const QueueProposals known = valueOf(store.proposals(q));
    const auto cells =
        valueOf(store.judge({}, valueOf(anna->store.detail(item)).item, known)).suspicious;
    QCOMPARE(cells.size(), 1);
    QVERIFY(cells.at(0).sure < 0.5);
}

void QueueProposalsTest::load(const QList<QStringList> &lines)
{
    LookupPiece piece;
    piece.loading = newId();
    piece.of.name = u"places"_s;
    piece.of.columns = {u"code"_s, u"town"_s};
    for (const QStringList &line : lines)
        piece.lines << LookupLine{line.constFirst(), line};
    piece.isLast = true;
    valueOf(LookupStore(*anna->connection, anna->store.identity()).keepLookup(piece));
}

void QueueProposalsTest::takeZipsFromTable()
{
    Queue rules = valueOf(anna->store.queue(q));
    QJsonObject properties = rules.recordSchema.value(u"properties"_s).toObject();
    const QJsonObject lookup{{u"table"_s, u"places"_s},
                             {u"fills"_s, QJsonObject{{u"town"_s, u"town"_s}}}};
    properties.insert(
        u"zip"_s, withIntrayWords(properties.value(u"zip"_s).toObject(), {{u"lookup"_s, lookup}}));
    properties.insert(u"town"_s, properties.value(u"town"_s).toObject());
    rules.recordSchema.insert(u"type"_s, u"object"_s);
    rules.recordSchema.insert(u"properties"_s, properties);
    valueOf(anna->store.setQueue(rules));
}

/// All that is offered for a new record, at the desk and by a look at the whole queue.
QString QueueProposalsTest::offeredFor(const Record &record)
{
    NewItem item = newItem(u"n%1"_s.arg(++m_number), 0);
    item.record = record;
    const ItemId id = valueOf(anna->store.addItem(q, item));
    SuggestionStore store(*anna->connection, anna->store.identity());
    const auto inLine = [&](const QList<SuspiciousCell> &cells) {
        QStringList all;
        for (const SuspiciousCell &cell : cells)
            if (cell.suggestion)
                all << cell.field + u'=' + *cell.suggestion;
        all.sort();
        return all.join(u' ');
    };
    const JudgedRecord judged =
        valueOf(store.judge({}, valueOf(anna->store.detail(id)).item, valueOf(store.proposals(q))));
    const QString atDesk = inLine(judged.suspicious);
    const QString ofAll = inLine(valueOf(store.suggestions(q, id)));
    return atDesk == ofAll ? atDesk : atDesk + u" | "_s + ofAll;
}

void QueueProposalsTest::theLookupTableSaysWhatIsMeant()
{
    takeZipsFromTable();
    const auto record = [](const QString &zip, const QString &town) {
        return Record{{u"zip"_s, zip}, {u"town"_s, town}};
    };
    QCOMPARE(offeredFor(record(u"3523O"_s, QString())), QString()); // there is no table yet
    SuggestionStore store(*anna->connection, anna->store.identity());
    const QueueProposals before = valueOf(store.proposals(q));
    QVERIFY(valueOf(store.areCurrent(before, q, {})));
    load({{u"35230"_s, u"birmingham"_s}, {u"35957"_s, u"boaz"_s}, {u"06185"_s, u"opp"_s}});
    QVERIFY(!valueOf(store.areCurrent(before, q, {})));
    QVERIFY(valueOf(store.areCurrent(valueOf(store.proposals(q)), q, {})));
    QCOMPARE(offeredFor(record(u"3523O"_s, u"birmingham"_s)), u"zip=35230"_s);
    QCOMPARE(offeredFor(record(u"6185"_s, u"opp"_s)), u"zip=06185"_s);
    QCOMPARE(offeredFor(record(u"Boaz"_s, u"boaz"_s)), u"zip=35957"_s);
    QCOMPARE(offeredFor(record(u"35957"_s, QString())), u"town=boaz"_s);
    QCOMPARE(offeredFor(record(u"35957"_s, u"baoz"_s)), u"town=boaz"_s);
    QCOMPARE(offeredFor(record(u"35957"_s, u"birmingham"_s)), QString()); // one of both is wrong
    QCOMPARE(offeredFor(record(u"35957"_s, u"boaz"_s)), QString());
}

void QueueProposalsTest::deliver(const QString &byTemplate, const QList<NewItem> &items)
{
    valueOf(QueueStore(*anna->connection, anna->store.identity())
                .widenFields(q, {u"zip"_s, u"town"_s, u"phone"_s}));
    ImportStore imports(*anna->connection, anna->store.identity());
    const ImportId import = valueOf(imports.beginImport(q, u"numbers.csv"_s));
    valueOf(imports.stageItems(import, items, {true, false}));
    DeliveryCounts counts;
    counts.rows = items.size();
    counts.byTemplate = byTemplate;
    valueOf(imports.acceptImport(import, counts));
    while (valueOf(imports.openStagedItems(import)) > 0) {
    }
}

ItemId QueueProposalsTest::deliverNumber(const QString &byTemplate, const QString &phone)
{
    NewItem item = newItem(u"n%1"_s.arg(++m_number), 0);
    item.record = {{u"town"_s, u"boaz"_s}, {u"phone"_s, phone}};
    deliver(byTemplate, {item});
    ItemQuery query;
    query.queue = q;
    for (const Item &one : valueOf(anna->store.page(query, {})).items)
        if (one.key == item.key)
            return one.id;
    return {};
}

/// By a look at the whole queue.
QList<ItemId> QueueProposalsTest::offeredInAll(const QString &suggestion)
{
    QList<ItemId> items;
    for (const SuspiciousCell &cell :
         valueOf(SuggestionStore(*anna->connection, anna->store.identity()).suggestions(q)))
        if (cell.suggestion == suggestion)
            items << cell.item;
    return items;
}

void QueueProposalsTest::recordsThatCameOtherwiseAreLeftAlone()
{
    decide(u"supplier"_s, u"x17"_s, u"17"_s);
    const ItemId its = deliverNumber(u"supplier"_s, u"x17"_s);
    const ItemId ofOther = deliverNumber(u"other"_s, u"x17"_s);
    const ItemId ofNone = deliverNumber({}, u"x17"_s);
    const ItemId byHand = addNumber(u"x17"_s);
    QCOMPARE(offered(its), u"17"_s);
    for (const ItemId item : {ofOther, ofNone, byHand})
        QVERIFY(offered(item) != u"17"_s);
    QCOMPARE(offeredInAll(u"17"_s), QList{its});
}

INTRAY_TEST_GUILESS_MAIN(QueueProposalsTest)
#include "tst_queueproposals.moc"
