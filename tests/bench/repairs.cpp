// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What is proposed for the cells of a file, as CSV on the standard output.
//   repairs rules TABLE.csv [SCHEMA.json [RIGHT.csv]]  row,field,proposal,sure,why: by rule
//   repairs suspicions TABLE.csv [...]                 the same, by what is usual alone
//   repairs together TABLE.csv [...]                   by all that there is, as people see it
//   repairs shown TABLE.csv SCHEMA.json RIGHT.csv      the same, by what people made of others
//   alone repairs example TABLE.csv FIELD EXAMPLES.csv [SCHEMA.json]
//                                                      row,proposal,sure: as the examples have it
// RIGHT.csv are records that somebody put right: row and all fields; "-" for no schema. The
// examples are from,to and, if there is such a column, row. Rows are counted from 0. A cell that is
// only flagged has no proposal and nothing in "sure".
#include "schema/recordschema.h"
#include "transfer/csvtable.h"
#include "verify/example/byexample.h"
#include "verify/example/proposalsbyexample.h"
#include "verify/proposal/lookhere.h"
#include "verify/proposal/proposalsbyrule.h"
#include "verify/suspicion/countedrecords.h"
#include "verify/suspicion/learning.h"
#include "verify/suspicion/suspicion.h"
#include "verify/values/valuechanges.h"

#include <QCoreApplication>
#include <QHash>
#include <QJsonDocument>
#include <QJsonObject>

#include <cstdio>
#include <optional>

using namespace intray;
using namespace Qt::StringLiterals;

namespace {

/// What stands in a file, and the rules of its fields; no rules: an empty schema.
struct RepairTable
{
    QStringList fields;
    QList<QStringList> rows;
    QJsonObject schema;
    QHash<int, QStringList> putRight; ///< By row: the whole record as somebody completed it.
};

/// A cell that is wrong, and what is right if anything is known.
struct Proposal
{
    int field = -1;
    std::optional<QString> value;
    double sure = 0;
    QString why;
};

/// A value as it was, and what somebody made of it; -1: of no row in particular.
struct ExampleLine
{
    QString from;
    QString to;
    int row = -1;
};

CountedRecords countedOf(const RepairTable &table)
{
    CountedRecords counts(int(table.fields.size()));
    for (const QStringList &row : table.rows)
        counts.add(row);
    for (auto row = table.putRight.cbegin(); row != table.putRight.cend(); ++row)
        counts.handle(row.key(), row.value());
    return counts;
}

Record recordOf(const RepairTable &table, const RecordSchema &schema, const QStringList &values)
{
    Record record;
    for (qsizetype at = 0; at < table.fields.size(); ++at) {
        Field field;
        for (const Field &one : schema.fields())
            if (one.name == table.fields.at(at))
                field = one;
        record.insert(table.fields.at(at), schema.valueOf(field, values.at(at)));
    }
    return record;
}

/// For each row what is proposed by rule.
QList<QList<Proposal>> proposedByRule(const RepairTable &table)
{
    const RecordSchema schema = RecordSchema::fromJson(table.schema).value_or(RecordSchema());
    const ProposalsByRule byRule(schema, table.fields, countedOf(table));
    QList<QList<Proposal>> proposals;
    for (const QStringList &row : table.rows) {
        proposals << QList<Proposal>();
        for (const OfferedValue &one : byRule.of(recordOf(table, schema, row)))
            proposals.last() << Proposal{int(table.fields.indexOf(one.field)), one.value, one.sure,
                                         one.why};
    }
    return proposals;
}

SourceCells cellsOf(const QStringList &row, int field)
{
    SourceCells cells{row.at(field), row};
    cells.others.removeAt(field);
    return cells;
}

QList<Example> shownBy(const QList<ExampleLine> &lines, const RepairTable &table, int field)
{
    QList<Example> examples;
    for (const ExampleLine &line : lines) {
        SourceCells from{line.from, {}};
        if (line.row >= 0)
            from.others = cellsOf(table.rows.at(line.row), field).others;
        examples << Example{from, line.to};
    }
    return examples;
}

/// For each row what is proposed for the field as the examples have it, or nothing.
QList<std::optional<Proposal>> proposedByExample(const RepairTable &table, int field,
                                                 const QList<ExampleLine> &lines)
{
    const RecordSchema schema = RecordSchema::fromJson(table.schema).value_or(RecordSchema());
    ExampleColumn column;
    column.complies = rulesOfField(schema, table.fields.at(field));
    for (const QStringList &row : table.rows)
        column.values << cellsOf(row, field);
    const ByExample byExample(shownBy(lines, table, field), column);
    QList<std::optional<Proposal>> proposals;
    for (const SourceCells &cells : std::as_const(column.values)) {
        const auto offered = byExample.of(cells);
        proposals << (offered ? std::optional(Proposal{field, offered->value, offered->sure, {}})
                              : std::nullopt);
    }
    return proposals;
}

QList<QList<Proposal>> proposedByWhatIsUsual(const RepairTable &table)
{
    const CountedRecords counts = countedOf(table);
    const SuspicionModel model = learnSuspicion(table.fields, counts);
    const CellJudge judge(model, counts);
    QList<QList<Proposal>> proposals;
    for (const QStringList &row : table.rows) {
        proposals << QList<Proposal>();
        for (const Suspicion &found : suspicionsOf(judge, row, row))
            proposals.last() << Proposal{found.field, found.suggestion, found.score, found.why};
    }
    return proposals;
}

/// As `suggest` and the desk have it: by rule, by example and by what is usual, as one list.
QList<QList<Proposal>> proposedTogether(const RepairTable &table)
{
    const RecordSchema schema = RecordSchema::fromJson(table.schema).value_or(RecordSchema());
    const CountedRecords counts = countedOf(table);
    const SuspicionModel model = learnSuspicion(table.fields, counts);
    const CellJudge judge(model, counts);
    const ProposalsByRule byRule(schema, table.fields, counts);
    const ProposalsByExample byExample(schema, table.fields, columnsOf(counts));
    const auto offers = [&](const Record &record) {
        return inOrder(byExample.of(record), byRule.of(record));
    };
    QList<QList<Proposal>> proposals;
    for (const QStringList &row : table.rows) {
        const Record record = recordOfCells(schema, table.fields, row);
        proposals << QList<Proposal>();
        for (const Suspicion &found :
             lookHere(schema, {table.fields, row, record}, suspicionsOf(judge, row, row),
                      offers(record), {}, offers))
            proposals.last() << Proposal{found.field, found.suggestion, found.sure, found.why};
    }
    return proposals;
}

/// By what was made of the records that somebody put right, alone.
QList<QList<Proposal>> proposedAsShown(const RepairTable &table)
{
    const RecordSchema schema = RecordSchema::fromJson(table.schema).value_or(RecordSchema());
    const ProposalsByExample byExample(schema, table.fields, columnsOf(countedOf(table)));
    QList<QList<Proposal>> proposals;
    for (const QStringList &row : table.rows) {
        proposals << QList<Proposal>();
        for (const OfferedValue &one : byExample.of(recordOfCells(schema, table.fields, row)))
            proposals.last() << Proposal{int(table.fields.indexOf(one.field)), one.value, one.sure,
                                         one.why};
    }
    return proposals;
}

std::optional<RepairTable> tableOf(const QString &file)
{
    CsvChoices choices;
    choices.encoding = u"UTF-8"_s;
    choices.delimiter = u',';
    choices.trimBlanks = choices.guarded = false;
    choices.hasHeader = true;
    const auto content = CsvTable::open(file, choices);
    if (!content)
        return {};
    RepairTable table{(*content)->columns(), {}, {}, {}};
    TableRow row;
    while ((*content)->next(row).value_or(false))
        table.rows << row.row.values();
    return table;
}

QList<ExampleLine> examplesOf(const QString &file)
{
    QList<ExampleLine> examples;
    const RepairTable table = tableOf(file).value_or(RepairTable());
    const qsizetype from = table.fields.indexOf(u"from"_s), to = table.fields.indexOf(u"to"_s),
                    row = table.fields.indexOf(u"row"_s);
    if (from < 0 || to < 0)
        return examples;
    for (const QStringList &values : table.rows)
        examples << ExampleLine{values.at(from), values.at(to),
                                row < 0 ? -1 : values.at(row).toInt()};
    return examples;
}

void printLine(QStringList values)
{
    for (QString &value : values)
        value = u'"' + value.replace(u'"', u"\"\""_s) + u'"';
    std::printf("%s\n", values.join(u',').toUtf8().constData());
}

QString surenessOf(const Proposal &proposal)
{
    return proposal.value ? QString::number(proposal.sure, 'f', 3) : QString();
}

int printAll(const RepairTable &table, const QList<QList<Proposal>> &proposals)
{
    printLine({u"row"_s, u"field"_s, u"proposal"_s, u"sure"_s, u"why"_s});
    for (int row = 0; row < proposals.size(); ++row)
        for (const Proposal &proposal : proposals.at(row))
            printLine({QString::number(row), table.fields.at(proposal.field),
                       proposal.value.value_or(QString()), surenessOf(proposal), proposal.why});
    return 0;
}

int printColumn(const QList<std::optional<Proposal>> &proposals)
{
    printLine({u"row"_s, u"proposal"_s, u"sure"_s});
    for (int row = 0; row < proposals.size(); ++row)
        if (const auto &proposal = proposals.at(row))
            printLine(
                {QString::number(row), proposal->value.value_or(QString()), surenessOf(*proposal)});
    return 0;
}

int refuse(const char *reason)
{
    std::fprintf(stderr, "repairs: %s\n", reason);
    return 2;
}

QJsonObject schemaOf(const QString &file)
{
    QFile content(file);
    return content.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(content.readAll()).object()
                                             : QJsonObject();
}

/// The same table with the rules of a file, if one is named; none: they cannot be read.
std::optional<RepairTable> withRules(RepairTable table, const QString &file)
{
    if (file.isEmpty() || file == u"-")
        return table;
    table.schema = schemaOf(file);
    return table.schema.isEmpty() ? std::nullopt : std::optional(table);
}

int printExamples(const RepairTable &table, const QStringList &arguments)
{
    const int field = int(table.fields.indexOf(arguments.value(3)));
    const QList<ExampleLine> examples = examplesOf(arguments.value(4));
    if (field < 0 || examples.isEmpty())
        return refuse("no such field, or no examples with the columns from and to");
    return printColumn(proposedByExample(table, field, examples));
}

int printProposals(RepairTable table, const QStringList &arguments)
{
    if (arguments.size() > 4) {
        const auto right = tableOf(arguments.at(4));
        if (!right || right->fields != QStringList{u"row"_s} + table.fields)
            return refuse("what was put right needs the columns row and those of the table");
        for (const QStringList &values : right->rows)
            table.putRight.insert(values.first().toInt(), values.mid(1));
    }
    if (arguments.at(1) == u"together")
        return printAll(table, proposedTogether(table));
    if (arguments.at(1) == u"shown")
        return printAll(table, proposedAsShown(table));
    return printAll(table, arguments.at(1) == u"rules" ? proposedByRule(table)
                                                       : proposedByWhatIsUsual(table));
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication program(argc, argv);
    const QStringList arguments = program.arguments();
    const QString how = arguments.value(1);
    const QStringList ways{u"rules"_s, u"suspicions"_s, u"together"_s, u"shown"_s, u"example"_s};
    if (!ways.contains(how))
        return refuse("rules|suspicions|together|shown TABLE [SCHEMA [RIGHT]], or example TABLE "
                      "FIELD EXAMPLES [SCHEMA]");
    const auto table = tableOf(arguments.value(2));
    if (!table)
        return refuse("the table cannot be read");
    const bool isExample = how == u"example";
    const auto ruled = withRules(*table, arguments.value(isExample ? 5 : 3));
    if (!ruled)
        return refuse("the schema cannot be read");
    return isExample ? printExamples(*ruled, arguments) : printProposals(*ruled, arguments);
}
