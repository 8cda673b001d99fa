// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "listfixtures.h"
#include "lists/celltext.h"
#include "lists/openitemsmodel.h"
#include "support/testclass.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

class tst_OpenItemsModel : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void columnsAreKeyListFieldsPriorityCreationAndForWhom();
    void updateTouchesOnlyWhatDiffers();
    void selectionSurvivesAnUpdate();
    void movedRowsKeepTheirIdentity();
    void whatAColleagueTookStaysFadedForAMoment();
    void updateFromAnyListToAnyOther();
    void windowMovesAtBothEnds();
    void dropMoreThanThereIs();
    void htmlInRecordsIsOnlyText();
    void longTextIsCutInTheCell();
    void aKeyMadeOfTheWholeRowIsShortenedInTheMiddle();
    void aRowIsCalledByItsFieldsAndFoundByItsKey();
    void thePartsOfAPersonsNameAreOne();
    void aHashNamesNoRowWhereTheRecordHasWords();
    void whatTellsNeighboursApartLeadsWhereTheyAreCalledAlike();
    void aRowSaysWhatBreaksARuleOnceItIsChecked();
    void aNumberIsToldOnlyWhereItIsKnown();
    void aHashIsLeftOutOfANameThatHasOtherWords();
    void whatWasCutForTheListIsNotJudged();
    void aTakenRowSaysByWhom();
    void aRowIsSpokenAsAWhole();
    void whatPassedUnopenedSaysSo();

private:
    static Field city();
    static QStringList keys(const OpenItemsModel &model);
};

void tst_OpenItemsModel::initTestCase()
{
    QLocale::setDefault(QLocale::c());
}

Field tst_OpenItemsModel::city()
{
    Field field;
    field.name = QStringLiteral("city");
    field.label = QStringLiteral("City");
    return field;
}

QStringList tst_OpenItemsModel::keys(const OpenItemsModel &model)
{
    QStringList keys;
    for (const Item &item : model.rows())
        keys.append(item.key);
    return keys;
}

void tst_OpenItemsModel::columnsAreKeyListFieldsPriorityCreationAndForWhom()
{
    OpenItemsModel model;
    const QAbstractItemModelTester tester(&model);
    model.setFields({city()});
    model.setItems(itemsFrom("7 A-1 opp\n 9 A-2 florence"));
    QStringList headers;
    for (int column = 0; column < model.columnCount(); ++column)
        headers.append(model.headerData(column, Qt::Horizontal).toString());
    QCOMPARE(headers, QStringList({u"Key"_s, u"City"_s, u"Priority"_s, u"Since"_s, u"For"_s}));
    QCOMPARE(printed(model), QStringList({u"A-1 | opp | 0 | 1 Mar 2026 | "_s,
                                          u"A-2 | florence | 0 | 1 Mar 2026 | "_s}));
    QCOMPARE(model.headerData(1, Qt::Horizontal, OpenItemsModel::ColumnIdRole).toString(),
             QStringLiteral("field.city"));
}

void tst_OpenItemsModel::updateTouchesOnlyWhatDiffers()
{
    OpenItemsModel model;
    const QAbstractItemModelTester tester(&model);
    model.setFields({city()});
    model.setItems(itemsFrom("1 A opp\n 2 B opp\n 3 C opp\n 4 D opp"));
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
    QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    model.updateItems(itemsFrom("1 A opp\n 3 C boaz\n 4 D opp\n 5 E opp\n 6 F opp"));
    QCOMPARE(keys(model), QStringList({u"A"_s, u"C"_s, u"D"_s, u"E"_s, u"F"_s}));
    QCOMPARE(reset.size(), 0);
    QCOMPARE(removed.size(), 1);
    QCOMPARE(inserted.size(), 1);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed.at(0).at(0).toModelIndex().row(), 1);
}

void tst_OpenItemsModel::selectionSurvivesAnUpdate()
{
    OpenItemsModel model;
    const QAbstractItemModelTester tester(&model);
    model.setItems(itemsFrom("1 A\n 2 B\n 3 C"));
    const QPersistentModelIndex selected(model.index(1, 0));
    model.updateItems(itemsFrom("8 X\n 9 Y\n 2 B\n 3 C"));
    QCOMPARE(selected.row(), 2);
    QCOMPARE(selected.data().toString(), QStringLiteral("B"));
    model.updateItems(itemsFrom("8 X"));
    QVERIFY(!selected.isValid());
}

void tst_OpenItemsModel::movedRowsKeepTheirIdentity()
{
    OpenItemsModel model;
    const QAbstractItemModelTester tester(&model);
    model.setItems(itemsFrom("1 A\n 2 B\n 3 C\n 4 D"));
    const QPersistentModelIndex last(model.index(3, 0));
    model.updateItems(itemsFrom("4 D\n 3 C\n 2 B\n 1 A"));
    QCOMPARE(keys(model), QStringList({u"D"_s, u"C"_s, u"B"_s, u"A"_s}));
    QCOMPARE(last.row(), 0);
}

void tst_OpenItemsModel::whatAColleagueTookStaysFadedForAMoment()
{
    OpenItemsModel model;
    const QAbstractItemModelTester tester(&model);
    model.setItems(itemsFrom("1 A\n 2 B\n 3 C\n 4 D"));
    model.fade({{ItemId(2), u"ben"_s}, {ItemId(4), u"ben"_s}, {ItemId(9), u"ben"_s}});
    QVERIFY(model.index(1, 0).data(OpenItemsModel::FadedRole).toBool());
    QVERIFY(!model.index(0, 0).data(OpenItemsModel::FadedRole).toBool());
    QVERIFY(model.index(1, 0).data(Qt::ToolTipRole).toString().contains(u"ben"_s));
    // A list that is read meanwhile has them no more, or one of them again.
    model.updateItems(itemsFrom("8 X\n 1 A\n 3 C\n 4 D"));
    QCOMPARE(keys(model), QStringList({u"X"_s, u"A"_s, u"B"_s, u"C"_s, u"D"_s}));
    QVERIFY(model.index(2, 0).data(OpenItemsModel::FadedRole).toBool());
    QVERIFY(!model.index(4, 0).data(OpenItemsModel::FadedRole).toBool());
    model.removeFaded({ItemId(2), ItemId(4)});
    QCOMPARE(keys(model), QStringList({u"X"_s, u"A"_s, u"C"_s, u"D"_s}));
}

void tst_OpenItemsModel::updateFromAnyListToAnyOther()
{
    // Every pair of orders of subsets of four items: the merge must always arrive.
    QList<QList<Item>> lists;
    const QList<Item> all = itemsFrom("1 A\n 2 B\n 3 C\n 4 D");
    for (int pattern = 0; pattern < 256; ++pattern) {
        QList<Item> list;
        for (int place = 0; place < 4; ++place) {
            const Item &item = all.at((pattern >> (2 * place)) & 3);
            if (!list.contains(item))
                list.append(item);
        }
        if (!lists.contains(list))
            lists.append(list);
    }
    for (const QList<Item> &from : lists) {
        for (const QList<Item> &to : lists) {
            OpenItemsModel model;
            model.setItems(from);
            const QAbstractItemModelTester tester(&model);
            model.updateItems(to);
            QCOMPARE(model.rows(), to);
        }
    }
}

void tst_OpenItemsModel::windowMovesAtBothEnds()
{
    OpenItemsModel model;
    const QAbstractItemModelTester tester(&model);
    model.setItems(itemsFrom("3 C\n 4 D"));
    model.append(itemsFrom("5 E\n 6 F"));
    model.dropFront(2);
    QCOMPARE(keys(model), QStringList({u"E"_s, u"F"_s}));
    model.prepend(itemsFrom("3 C\n 4 D"));
    model.dropBack(2);
    QCOMPARE(keys(model), QStringList({u"C"_s, u"D"_s}));
    model.append({});
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.rowOf(ItemId(4)), 1);
    QCOMPARE(model.rowOf(ItemId(6)), -1);
}

void tst_OpenItemsModel::dropMoreThanThereIs()
{
    OpenItemsModel model;
    const QAbstractItemModelTester tester(&model);
    model.setItems(itemsFrom("1 A\n 2 B"));
    model.dropBack(5);
    QCOMPARE(model.rowCount(), 0);
    model.dropFront(5);
    QCOMPARE(model.rowCount(), 0);
}

void tst_OpenItemsModel::htmlInRecordsIsOnlyText()
{
    OpenItemsModel model;
    model.setFields({city()});
    model.setItems(itemsFrom("1 A <b>opp</b>"));
    QCOMPARE(model.index(0, 1).data().toString(), QStringLiteral("<b>opp</b>"));
    const QString toolTip = model.index(0, 1).data(Qt::ToolTipRole).toString();
    QVERIFY2(toolTip.contains(QStringLiteral("&lt;b&gt;opp")), qPrintable(toolTip));
}

void tst_OpenItemsModel::longTextIsCutInTheCell()
{
    OpenItemsModel model;
    model.setFields({city()});
    QList<Item> items = itemsFrom("1 A x");
    items[0].record.insert(QStringLiteral("city"), QString(1'000'000, u'x'));
    model.setItems(items);
    QVERIFY(model.index(0, 1).data().toString().size() < 1000);
    QVERIFY(model.index(0, 1).data(Qt::ToolTipRole).toString().size() < 10'000);
}

void tst_OpenItemsModel::aKeyMadeOfTheWholeRowIsShortenedInTheMiddle()
{
    OpenItemsModel model;
    const QString key = u"1a2bcdef1a2bcdef1a2bcdef1a2bcd9f"_s;
    model.setItems(itemsFrom(qPrintable(u"1 %1\n 2 %1-3\n 3 1a2b-9f"_s.arg(key))));
    const QModelIndex first = model.index(0, 0);
    QCOMPARE(first.data().toString(), u"1a2b\u20269f"_s);
    QCOMPARE(first.data(Qt::AccessibleTextRole).toString(), key);
    QVERIFY(first.data(Qt::ToolTipRole).toString().contains(key));
    QCOMPARE(model.index(1, 0).data().toString(), u"1a2b\u20269f-3"_s);
    QCOMPARE(model.index(2, 0).data().toString(), u"1a2b-9f"_s);
    QVERIFY(model.index(2, 0).data(Qt::AccessibleTextRole).isNull());
}

static RecordSchema customers()
{
    return RecordSchema::fromText(R"({"type": "object", "required": ["name"],
        "x-intray": {"list": ["name", "city", "street", "zip"]},
        "properties": {"name": {"title": "Name", "maxLength": 400}, "city": {"title": "City"},
                       "street": {"title": "Street"}, "zip": {"title": "ZIP", "pattern": "^[0-9]+$"}}})")
        .value();
}

static Item customerItem(const QJsonObject &record, qint64 change = 1)
{
    Item item = itemsFrom("7 C-10024 opp").constFirst();
    item.record = record;
    item.change = change;
    return item;
}

static QString seen(const OpenItemsModel &model, RowRole role)
{
    return model.index(0, 0).data(int(role)).toString();
}

void tst_OpenItemsModel::aRowIsCalledByItsFieldsAndFoundByItsKey()
{
    OpenItemsModel model;
    const QAbstractItemModelTester tester(&model);
    model.setFields(customers().listFields());
    model.setItems({customerItem({{u"name"_s, u"Gabriel"_s},
                                  {u"city"_s, u"Shreveport"_s},
                                  {u"street"_s, u"1482 Harbor Court"_s},
                                  {u"zip"_s, u"71101"_s}})});
    QCOMPARE(seen(model, RowRole::FirstLine), u"Gabriel, Shreveport"_s);
    QCOMPARE(seen(model, RowRole::SecondLine), u"C-10024 \u00B7 1482 Harbor Court, 71101"_s);
    model.setItems({customerItem({{u"city"_s, u"Shreveport"_s}})});
    QCOMPARE(seen(model, RowRole::FirstLine),
             u"(%1 empty) Shreveport"_s.arg(customers().listFields().constFirst().label));
    model.setItems({customerItem({{u"name"_s, u"Gabriel"_s}})});
    QCOMPARE(seen(model, RowRole::FirstLine), u"Gabriel"_s);
    model.setItems({customerItem({})});
    QCOMPARE(seen(model, RowRole::FirstLine), u"C-10024"_s);
    QCOMPARE(seen(model, RowRole::SecondLine), QString());
}

void tst_OpenItemsModel::thePartsOfAPersonsNameAreOne()
{
    OpenItemsModel model;
    const auto people = RecordSchema::fromText(R"({"type": "object",
        "properties": {"first_name": {"title": "First"}, "last_name": {"title": "Last"}}})");
    model.setFields(people->listFields());
    model.setItems(
        {customerItem({{u"first_name"_s, u"Anna Maria"_s}, {u"last_name"_s, u"Lind"_s}})});
    QCOMPARE(seen(model, RowRole::FirstLine), u"Anna Maria Lind"_s);
}

void tst_OpenItemsModel::aHashNamesNoRowWhereTheRecordHasWords()
{
    OpenItemsModel model;
    model.setFields(customers().listFields());
    model.setRules(RecordSchema::fromText(R"({"type": "object", "properties": {
        "code": {}, "street": {}, "more": {}, "remark": {}}})")
                       .value());
    const QJsonObject record{{u"code"_s, u"A1"_s},
                             {u"street"_s, u"1482 Harbor Court"_s},
                             {u"remark"_s, u"call back"_s},
                             {u"more"_s, u"later on"_s}};
    Item item = customerItem(record);
    item.record.remove(u"street"_s);
    for (const QString &key : {u"d41d8cd98f00b204e9800998ecf8427e"_s, u"20260301000017"_s}) {
        item.key = key;
        model.setItems({item});
        QCOMPARE(seen(model, RowRole::FirstLine), u"later on, call back"_s);
        QVERIFY(seen(model, RowRole::SecondLine).startsWith(key.left(4)));
    }
    item.key = u"shreveport-harbor-17"_s; // has words of its own
    model.setItems({item});
    QCOMPARE(seen(model, RowRole::FirstLine), item.key);
}

void tst_OpenItemsModel::aHashIsLeftOutOfANameThatHasOtherWords()
{
    const QString hash = u"d41d8cd98f00b204e9800998ecf8427e"_s;
    const auto schema = RecordSchema::fromText(R"({"type": "object", "properties": {
        "code": {}, "kind": {}, "place": {}, "remark": {}}})")
                            .value();
    const NamingFields naming{schema.listFields().mid(0, 2), schema.fields()};
    const auto called = [&](const QString &kind, const QString &place) {
        return nameOf(hash, Record{{u"code"_s, hash}, {u"kind"_s, kind}, {u"place"_s, place}},
                      naming);
    };
    QCOMPARE(called(u"ok"_s, u"sherman oaks"_s), u"sherman oaks"_s);
    QCOMPARE(called(u"waiting"_s, u"sherman oaks"_s), u"waiting"_s);
    QCOMPARE(called(u"ok"_s, {}), u"ok"_s); // its key stands below
    QCOMPARE(called({}, {}), hash);
    QCOMPARE(nameAndKey(hash, {{u"code"_s, hash}, {u"place"_s, u"sherman oaks"_s}}, naming),
             u"sherman oaks (%1)"_s.arg(keyText(hash)));
}

static QList<Item> measuresOf(const QString &hospital, const QStringList &measures)
{
    QList<Item> items;
    for (const QString &measure : measures) {
        Item item = customerItem({{u"name"_s, hospital},
                                  {u"city"_s, u"Shreveport"_s},
                                  {u"street"_s, u"1482 Harbor Court"_s},
                                  {u"zip"_s, measure}});
        item.id = ItemId(qHash(hospital + measure) % 100000 + 1);
        items << item;
    }
    return items;
}

void tst_OpenItemsModel::whatTellsNeighboursApartLeadsWhereTheyAreCalledAlike()
{
    OpenItemsModel model;
    model.setFields(customers().listFields());
    model.setRules(customers());
    model.setItems(measuresOf(u"Willis"_s, {u"71101"_s, u"71102"_s, u"71103"_s}));
    QCOMPARE(seen(model, RowRole::FirstLine), u"71101, Willis"_s);
    QCOMPARE(seen(model, RowRole::SecondLine), u"C-10024 \u00B7 Shreveport, 1482 Harbor Court"_s);
    model.append(measuresOf(u"Saint Anne"_s, {u"71104"_s})); // nothing is called otherwise
    QCOMPARE(seen(model, RowRole::FirstLine), u"71101, Willis"_s);
    model.setItems(measuresOf(u"Willis"_s, {u"71101"_s}) + measuresOf(u"Anne"_s, {u"71102"_s}));
    QCOMPARE(seen(model, RowRole::FirstLine), u"Willis, Shreveport"_s);
}

void tst_OpenItemsModel::aRowSaysWhatBreaksARuleOnceItIsChecked()
{
    OpenItemsModel model;
    const QAbstractItemModelTester tester(&model);
    model.setFields(customers().listFields());
    model.setRules(customers());
    model.setItems({customerItem({{u"name"_s, u"Gabriel"_s}, {u"zip"_s, u"x"_s}})});
    QCOMPARE(seen(model, RowRole::Beside), QString());
    const QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    model.checkRows(0, 5);
    QCOMPARE(seen(model, RowRole::Beside), u"ZIP"_s);
    QVERIFY(model.index(0, 0).data(int(RowRole::IsFault)).toBool());
    model.checkRows(0, 5); // it is known already
    QCOMPARE(changed.size(), 1);
    model.updateItems({customerItem({{u"zip"_s, u"x"_s}}, 2)});
    QCOMPARE(seen(model, RowRole::Beside), QString());
    model.checkRows(0, 0);
    QCOMPARE(model.index(0, 0).data(int(RowRole::Beside)).toString().left(1), u"2"_s);
    model.setRules(RecordSchema());
    QCOMPARE(seen(model, RowRole::Beside), QString());
    model.checkRows(0, 0);
    QVERIFY(!model.index(0, 0).data(int(RowRole::IsFault)).toBool());
}

void tst_OpenItemsModel::aNumberIsToldOnlyWhereItIsKnown()
{
    OpenItemsModel model;
    const QAbstractItemModelTester tester(&model);
    model.setFields(customers().listFields());
    model.setRules(customers());
    const auto items = itemsFrom("1 A a");
    model.setItems(items);
    model.noteDoubts(items.constFirst(), {{u"name"_s, u"zip"_s}, true});
    QCOMPARE(seen(model, RowRole::Beside).left(1), u"2"_s);
    model.noteDoubts(items.constFirst(), {{u"name"_s, u"zip"_s}, false});
    QCOMPARE(seen(model, RowRole::Beside), u"several fields"_s);
    model.noteDoubts(items.constFirst(), {{u"zip"_s}, false});
    QCOMPARE(seen(model, RowRole::Beside), u"ZIP"_s);
    QVERIFY(model.index(0, 0).data(int(RowRole::IsDoubt)).toBool());
    model.noteDoubts(items.constFirst(), {});
    QVERIFY(!model.index(0, 0).data(int(RowRole::IsDoubt)).toBool());
}

void tst_OpenItemsModel::whatWasCutForTheListIsNotJudged()
{
    OpenItemsModel model;
    model.setFields(customers().listFields());
    model.setRules(customers());
    const QString cut = QString(300, u'1') + QChar(0x2026);
    model.setItems({customerItem({{u"name"_s, u"Gabriel"_s}, {u"zip"_s, cut}})});
    model.checkRows(0, 0);
    QCOMPARE(seen(model, RowRole::Beside), QString());
}

void tst_OpenItemsModel::aTakenRowSaysByWhom()
{
    OpenItemsModel model;
    model.setFields(customers().listFields());
    model.setItems({customerItem({{u"name"_s, u"Irene"_s}})});
    QVERIFY(!model.index(0, 0).data(int(RowRole::IsTaken)).toBool());
    model.fade({{ItemId(7), u"Ben"_s}});
    QVERIFY(model.index(0, 0).data(int(RowRole::IsTaken)).toBool());
    QCOMPARE(seen(model, RowRole::Beside), u"Ben"_s);
    QCOMPARE(seen(model, RowRole::SecondLine), u"C-10024 \u00B7 taken just now"_s);
}

void tst_OpenItemsModel::aRowIsSpokenAsAWhole()
{
    OpenItemsModel model;
    model.setFields(customers().listFields());
    model.setRules(customers());
    model.setItems({customerItem({{u"name"_s, u"Gabriel"_s}, {u"zip"_s, u"x"_s}})});
    model.checkRows(0, 0);
    const auto spoken = [&] { return model.index(0, 0).data(Qt::AccessibleTextRole).toString(); };
    QCOMPARE(spoken(), QString()); // a cell of a table is what it shows
    model.setAsRows(true);
    QCOMPARE(spoken(), u"Gabriel, C-10024, Breaks a rule in: ZIP"_s);
    model.fade({{ItemId(7), u"Ben"_s}});
    QVERIFY(spoken().contains(u"Ben has just taken this item."_s));
    QCOMPARE(seen(model, RowRole::WholeValue), u"C-10024"_s); // what is copied
}

void tst_OpenItemsModel::whatPassedUnopenedSaysSo()
{
    OpenItemsModel model;
    model.setFields({city()});
    model.setAsRows(true);
    QList<Item> items = itemsFrom("7 A-1 opp\n 9 A-2 florence");
    for (Item &item : items)
        item.state = State::Done;
    items.last().hasPassed = true;
    model.setItems(items);
    const int beside = int(RowRole::BesideSecond);
    QCOMPARE(model.index(0, 0).data(beside).toString(), QString());
    QCOMPARE(model.index(1, 0).data(beside).toString(), u"passed unopened"_s);
    QCOMPARE(printed(model).constLast(), u"A-2 | florence | 0 | 1 Mar 2026 | passed unopened"_s);
    QCOMPARE(model.index(1, 0).data(Qt::AccessibleTextRole).toString(),
             u"florence, A-2, passed unopened"_s);
    const QModelIndex last = model.index(1, model.columnCount() - 1);
    QVERIFY(last.data(Qt::ToolTipRole).toString().contains(u"passed unopened"_s));
    model.setAsRows(false); // where the column that says it may be out of sight
    QVERIFY(!model.index(0, 0).data(OpenItemsModel::PassedRole).toBool());
    const QModelIndex key = model.index(1, 0);
    QVERIFY(key.data(OpenItemsModel::PassedRole).toBool());
    QCOMPARE(key.data(Qt::AccessibleTextRole).toString(), u"A-2, passed unopened"_s);
    QVERIFY(key.data(Qt::ToolTipRole).toString().contains(u"A-2, passed unopened"_s));
}

INTRAY_TEST_GUILESS_MAIN(tst_OpenItemsModel)
#include "tst_openitemsmodel.moc"
