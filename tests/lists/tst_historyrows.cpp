// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/historymodel.h"
#include "lists/rowroles.h"
#include "support/testclass.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// Many lines of the history that tell the same are one row.
class HistoryRows : public QObject
{
    Q_OBJECT

private slots:
    void aFewAreShownEach();
    void manyAreOneWhichGrowsAsMoreIsRead();
    void whatLiesApartIsNotPutTogether();
    void aLineIsFoundInWhatIsFolded();
    void anItemIsCalledByItsNameAndFoundByItsKey();
};

namespace {

/// Newest first; a second lies between them.
QList<HistoryLine> linesOf(EventKind kind, int from, int count)
{
    const QDateTime start(QDate(2026, 11, 29), QTime(12, 0), Qt::UTC);
    QList<HistoryLine> lines;
    for (int number = from; number > from - count; --number) {
        HistoryLine line;
        line.event.id = number;
        line.event.item = ItemId(number);
        line.event.kind = kind;
        line.event.user = u"anna"_s;
        line.event.at = start.addSecs(number);
        line.key = u"C-%1"_s.arg(number);
        lines << line;
    }
    return lines;
}

QStringList items(const HistoryModel &model)
{
    QStringList items;
    for (int row = 0; row < model.rowCount(); ++row)
        items << model.index(row, HistoryModel::Key).data().toString();
    return items;
}

} // namespace

void HistoryRows::aFewAreShownEach()
{
    HistoryModel model;
    model.setFolding(true);
    model.append(linesOf(EventKind::Imported, 3, 3), false);
    QCOMPARE(items(model), QStringList({u"C-3"_s, u"C-2"_s, u"C-1"_s}));
}

void HistoryRows::manyAreOneWhichGrowsAsMoreIsRead()
{
    HistoryModel model;
    const QAbstractItemModelTester tester(&model);
    model.setFolding(true);
    model.append(linesOf(EventKind::Completed, 40, 2), true);
    model.append(linesOf(EventKind::Imported, 38, 2), true);
    QCOMPARE(model.rowCount(), 4);
    model.append(linesOf(EventKind::Imported, 36, 8), true);
    QCOMPARE(items(model), QStringList({u"C-40"_s, u"C-39"_s, u"10 item(s) or more"_s}));
    model.turn(2);
    QCOMPARE(model.rowCount(), 13);
    model.append(linesOf(EventKind::Imported, 28, 5), false);
    QCOMPARE(model.rowCount(), 18);
    QCOMPARE(items(model).at(2), u"15 item(s)"_s);
    model.turn(2);
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(model.namesIn(2).constLast(), u"C-24"_s);
}

void HistoryRows::whatLiesApartIsNotPutTogether()
{
    HistoryModel model;
    model.setFolding(true);
    QList<HistoryLine> lines = linesOf(EventKind::Claimed, 9, 9);
    for (int line = 0; line < lines.size(); ++line)
        lines[line].event.at = lines[line].event.at.addSecs(-100 * line);
    model.append(lines, false);
    QCOMPARE(model.rowCount(), 9);
    model.clear();
    lines = linesOf(EventKind::Claimed, 9, 9);
    lines[4].event.user = u"bert"_s; // four before him, and four after
    model.append(lines, false);
    QCOMPARE(items(model), QStringList({u"4 item(s)"_s, u"C-5"_s, u"4 item(s)"_s}));
}

void HistoryRows::aLineIsFoundInWhatIsFolded()
{
    HistoryModel model;
    const QAbstractItemModelTester tester(&model);
    model.setFolding(true);
    model.append(linesOf(EventKind::Imported, 9, 9), false);
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.rowOf(7), 3);
    QCOMPARE(model.at(3).key, u"C-7"_s);
    QCOMPARE(model.rowOf(700), -1);
}

void HistoryRows::anItemIsCalledByItsNameAndFoundByItsKey()
{
    Field first, second, third;
    first.name = u"first"_s;
    second.name = u"last"_s;
    third.name = u"town"_s;
    HistoryModel model;
    model.setFolding(true);
    model.setNamingFields({{u"people"_s, {{first, second, third}, {first, second, third}}}});
    QList<HistoryLine> lines = linesOf(EventKind::Imported, 5, 5);
    for (HistoryLine &line : lines) {
        line.event.queue = u"people"_s;
        line.record = {{u"first"_s, u"Harvey"_s}, {u"last"_s, line.key}, {u"town"_s, u"opp"_s}};
    }
    lines[4].event.kind = EventKind::Completed;
    model.append(lines, false);
    const QModelIndex item = model.index(1, HistoryModel::Key);
    QCOMPARE(item.data().toString(), u"Harvey C-1"_s);
    QCOMPARE(item.data(int(RowRole::Beside)).toString(), u"C-1"_s);
    QCOMPARE(item.data(Qt::AccessibleTextRole).toString(), u"Harvey C-1, C-1"_s);
    QCOMPARE(model.calledIn(model.at(1)), u"Harvey C-1 (C-1)"_s);
    QCOMPARE(model.namesIn(0).constFirst(), u"Harvey C-5"_s);
    const QModelIndex many = model.index(0, HistoryModel::Key);
    QCOMPARE(many.data().toString(), u"4 item(s)"_s);
    QCOMPARE(many.data(int(RowRole::Beside)).toString(), QString()); // they have a key each
}

INTRAY_TEST_GUILESS_MAIN(HistoryRows)
#include "tst_historyrows.moc"
