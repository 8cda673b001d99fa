// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/writeback/accesstarget.h"

#include "transfer/accesstable.h"

#include <QCoreApplication>

namespace intray {

using namespace Qt::StringLiterals;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(WriteBack)
};

} // namespace

Outcome<std::unique_ptr<AccessTarget>> AccessTarget::open(const QString &file, const QString &table,
                                                          CorrectionScript &script)
{
    const auto opened = AccessTable::open(file, table);
    if (!opened)
        return tl::unexpected<Error>(opened.error());
    const auto quoted = AccessWords::quoted(table);
    if (!quoted)
        return failure(Error::Kind::Invalid, quoted.error());
    return std::unique_ptr<AccessTarget>(
        new AccessTarget(*quoted, (*opened)->ownColumns(), (*opened)->columns(), script));
}

AccessTarget::AccessTarget(QString table, const QList<AccessColumn> &columns, QStringList names,
                           CorrectionScript &script)
    : m_table(std::move(table))
    , m_columns(columns)
    , m_names(std::move(names))
    , m_script(script)
{
}

Outcome<Done> AccessTarget::carryOut(QList<CorrectedRow> &piece)
{
    for (CorrectedRow &row : piece) {
        if (row.outcome != RowOutcome::Waiting)
            continue;
        const auto statement = statementFor(row);
        if (!statement) {
            row.refuse(statement.error());
            continue;
        }
        m_script.add(*statement);
        row.outcome = RowOutcome::Written;
    }
    return Done();
}

AccessWords::Said AccessTarget::statementFor(const CorrectedRow &row) const
{
    QStringList assignments;
    QStringList conditions;
    QString fault;
    const auto add = [&](QStringList &list, const AccessWords::Said &said) {
        if (said)
            list << *said;
        else
            fault = said.error();
    };
    for (const PlacedValue &part : row.key)
        add(conditions, AccessWords::is(m_columns.at(part.column), part.text));
    for (const CorrectedField &field : row.fields) {
        const AccessColumn &column = m_columns.at(field.column);
        if (field.isStructure)
            fault = Words::tr("“%1” is a list or an object, which does not fit the column.")
                        .arg(field.name);
        add(assignments, AccessWords::becomes(column, field.becomes));
        add(conditions, AccessWords::is(column, field.was));
    }
    if (!fault.isEmpty())
        return tl::unexpected(fault);
    const QString statement = u"UPDATE "_s + m_table + u" SET "_s + assignments.join(u", "_s) +
                              u" WHERE "_s + conditions.join(u" AND "_s);
    if (statement.size() > longestAccessStatement)
        return tl::unexpected(Words::tr("The statement would be too long for Access."));
    return statement;
}

} // namespace intray
