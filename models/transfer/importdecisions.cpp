// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/importdecisions.h"

#include "store/line/connection.h"
#include "store/verifying/correctionstore.h"

#include <QCoreApplication>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Importer)
};

QHash<QString, QStringList> valuesIn(const TableSample &sample)
{
    constexpr qsizetype most = 500; // more tells nothing new about what examples mean
    QHash<QString, QStringList> values;
    for (qsizetype column = 0; column < sample.columns.size(); ++column) {
        QSet<QString> different;
        for (const CsvRow &row : sample.rows)
            if (different.size() < most)
                different.insert(row.at(column).toString());
        values.insert(sample.columns.at(column), different.values());
    }
    return values;
}

bool mayCorrect(const ServerFacts &server)
{
    return !server.isServer || server.roles.contains(Role::Supervisor) ||
           server.roles.contains(Role::Administrator);
}

} // namespace

struct ImportDecisions::Corrected
{
    QSet<ItemId> items;
    std::optional<Error> why; ///< Not all of them were.
};

ImportDecisions::ImportDecisions(const ImportOptions &options, const RecordSchema &schema,
                                 const TableSample &sample)
    : m_queue(options.queue)
    , m_template(options.fromTemplate)
    , m_apply(options.apply)
{
    TemplateDecisions its{options.fromTemplate, options.corrections};
    its.decisions.removeIf([&](const KeptDecision &one) { return one.queue != options.queue; });
    if (!its.decisions.isEmpty())
        m_decided = DecidedValues(schema, {its}, valuesIn(sample));
}

void ImportDecisions::note(const NewItem &added)
{
    if (m_decided.isEmpty())
        return;
    const Record record = recordOf(added);
    const QList<OfferedValue> decided = m_decided.of(record);
    for (const OfferedValue &one : decided) {
        CorrectionPlan &plan = m_plans[one.field];
        plan.field = one.field;
        plan.becomes.insert(RecordSchema::textOf(record.value(one.field)), one.value);
        plan.onlyOfKeys.insert(added.key);
    }
    m_records += decided.isEmpty() ? 0 : 1;
}

ImportDecisions::Corrected ImportDecisions::correctAll(Connection &connection,
                                                       const Identity &identity,
                                                       ImportId delivery) const
{
    CorrectionStore store(connection, identity);
    Corrected all;
    for (CorrectionPlan plan : m_plans) {
        plan.delivery = delivery;
        const auto report = store.correct(m_queue, plan);
        if (!report) {
            all.why = report.error();
            continue;
        }
        for (const ItemId item : report->result.done)
            all.items.insert(item);
        if (report->stopped)
            all.why = report->stopped;
        else if (!report->result.notDone.isEmpty())
            all.why = report->result.notDone.constFirst().why;
    }
    return all;
}

void ImportDecisions::carryOut(Connection &connection, const Identity &identity, ImportId delivery,
                               ImportResult &result)
{
    if (m_records == 0)
        return;
    const bool isAtOnce = m_apply == ApplyDecisions::AtOnce;
    const bool isAllowed = mayCorrect(connection.server());
    Corrected made;
    if (isAtOnce && isAllowed)
        made = correctAll(connection, identity, delivery);
    result.corrected = made.items.size();
    result.proposed = m_records - result.corrected;
    if (result.corrected > 0)
        result.notes << Words::tr("%n record(s) were corrected at once, as was decided for the "
                                  "template “%1”. The imported values are kept.",
                                  nullptr, int(result.corrected))
                            .arg(m_template);
    if (result.proposed > 0)
        result.notes << Words::tr("%n record(s) have proposals, as was decided for the template "
                                  "“%1”.",
                                  nullptr, int(result.proposed))
                            .arg(m_template);
    if (isAtOnce && !isAllowed)
        result.notes << Words::tr(
            "They were not corrected at once, because only supervisors may do "
            "that.");
    if (made.why)
        result.notes
            << Words::tr("Not everything could be corrected at once. %1").arg(made.why->sentence);
}

} // namespace intray
