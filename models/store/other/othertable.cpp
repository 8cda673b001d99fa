// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/other/othertable.h"

#include "store/adopted/catalogue.h"
#include "store/other/valuetexts.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace intray {

using namespace Qt::StringLiterals;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(OtherTable)
};

/// What the database said to one row, in a sentence; what is not about it as it is.
Error said(const SqlFailure &failed)
{
    const Error &error = failed.error;
    if (failed.mayRepeat || error.kind == Error::Kind::ReadOnly || !isOfStatement(error.kind))
        return error;
    return {Error::Kind::Invalid, Words::tr("The database rejects it: %1.").arg(wordsIn(error)),
            error.detail};
}

/// Runs `work` and turns a failure of the database into its error.
template <typename Work>
std::invoke_result_t<Work> attempted(Work work)
{
    try {
        return work();
    } catch (const SqlFailure &failed) {
        return tl::unexpected<Error>(said(failed));
    }
}

} // namespace

OtherTable::OtherTable(std::unique_ptr<OtherLine> line)
    : m_line(std::move(line))
    , m_words(m_line->dialect(), m_line->isOdbc())
{
}

Outcome<std::unique_ptr<OtherTable>> OtherTable::open(const DatabaseLogin &login,
                                                      const QString &table, OtherLine::Use use,
                                                      const Cancellation &cancellation)
{
    auto line = OtherLine::open(login, use, cancellation);
    if (!line)
        return tl::unexpected<Error>(line.error());
    std::unique_ptr<OtherTable> opened(new OtherTable(std::move(*line)));
    const auto found = attempted([&] { return opened->find(table); });
    if (!found)
        return tl::unexpected<Error>(found.error());
    return opened;
}

Outcome<Done> OtherTable::find(const QString &name)
{
    const QList<CatalogueTable> all = tablesThrough(m_line->runner(), dialect());
    const bool saysMain = !isServer(dialect()) && name.startsWith(u"main."_s);
    const auto table = tableNamed(all, saysMain ? name.mid(5) : name);
    if (!table)
        return tl::unexpected<Error>(table.error());
    if (isIntraysOwn(*table, all))
        return failure(Error::Kind::NotPermitted,
                       Words::tr("The table “%1” is one of Intray's own. Nothing is written "
                                 "back there.")
                           .arg(name));
    if (dialect() == Dialect::Mariadb && table->kind == CatalogueTable::Kind::Foreign)
        return failure(Error::Kind::Invalid,
                       Words::tr("The table “%1” is of an engine that takes nothing back. Only "
                                 "tables of InnoDB can be corrected; nothing was written.")
                           .arg(name));
    m_name = table->name;
    for (const CatalogueColumn &column : columnsThrough(m_line->runner(), m_name))
        m_columns << otherColumnOf(dialect(), column);
    findFile();
    return Done();
}

/// Where Intray has no schema of its own, somebody else's tables may have the same names.
bool OtherTable::isIntraysOwn(const CatalogueTable &table, const QList<CatalogueTable> &all) const
{
    if (!table.isIntrays || hasSchema(dialect()))
        return table.isIntrays;
    const QStringList sure{u"schema_version"_s, u"event_rule"_s, u"disposition_rule"_s};
    return std::all_of(sure.begin(), sure.end(), [&](const QString &own) {
        return std::any_of(all.begin(), all.end(), [&](const CatalogueTable &one) {
            return one.isIntrays && one.name.table == own;
        });
    });
}

void OtherTable::findFile()
{
    if (isServer(dialect()))
        return;
    const auto answer = m_line->runner().run(u"database_file"_s, {});
    if (answer->next())
        m_file = answer->text("file");
}

Outcome<Done> OtherTable::run(const QStringList &statements)
{
    return attempted([&]() -> Outcome<Done> {
        for (const QString &statement : statements)
            m_line->runner().execute(statement);
        return Done();
    });
}

Outcome<Done> OtherTable::begin()
{
    if (m_line->use() == OtherLine::Use::Reading)
        return Done();
    return run(m_words.beginPiece());
}

Outcome<Done> OtherTable::commit()
{
    if (m_line->use() == OtherLine::Use::Reading)
        return Done();
    return run({u"COMMIT"_s});
}

void OtherTable::rollBack()
{
    if (m_line->use() == OtherLine::Use::Writing)
        (void)run({u"ROLLBACK"_s}); // without a line, the database does it by itself
}

/// Who only reads through ODBC has no transaction in which a row could be marked.
bool OtherTable::marksRows() const
{
    return m_line->use() == OtherLine::Use::Writing || !m_line->isOdbc();
}

Outcome<Done> OtherTable::beginRow()
{
    return marksRows() ? run({u"SAVEPOINT intray_row"_s}) : Done();
}

Outcome<Done> OtherTable::keepRow()
{
    return marksRows() ? run({u"RELEASE SAVEPOINT intray_row"_s}) : Done();
}

Outcome<Done> OtherTable::undoRow()
{
    return marksRows()
               ? run({u"ROLLBACK TO SAVEPOINT intray_row"_s, u"RELEASE SAVEPOINT intray_row"_s})
               : Done();
}

Outcome<QList<OtherTableRow>> OtherTable::rows(const QList<PlacedValue> &key,
                                               const QList<qsizetype> &columns)
{
    BoundValues values;
    QStringList read;
    QStringList conditions;
    for (const qsizetype column : columns)
        read << m_words.reading(m_columns.at(column));
    for (const PlacedValue &part : key)
        conditions << m_words.mayBe(m_columns.at(part.column), part.text, values);
    const bool isToWrite = m_line->use() == OtherLine::Use::Writing;
    const QString text = u"SELECT "_s + read.join(u", "_s) + u" FROM "_s + m_words.quoted(m_name) +
                         u" WHERE "_s + conditions.join(u" AND "_s) +
                         (isToWrite ? m_words.lockRows() : QString());
    return attempted([&]() -> Outcome<QList<OtherTableRow>> {
        QList<OtherTableRow> found;
        const auto answer = m_line->runner().runText(text, values.bindings());
        while (answer->next())
            found << rowOf(*answer, columns.size());
        return found;
    });
}

OtherTableRow OtherTable::rowOf(const SqlAnswer &answer, qsizetype columns) const
{
    OtherTableRow row;
    for (int place = 0; place < int(columns); ++place) {
        const QVariant value = answer.valueAt(place);
        const QString text = value.isNull() ? QString() : textOfValue(value, dialect());
        const bool isBytes = text.isNull() && !value.isNull();
        // Only SQLite's own driver gives values that a text could not stand for.
        const bool isExact = isBytes || (dialect() == Dialect::Sqlite && !m_line->isOdbc());
        row.texts << text;
        row.exact << (value.isNull() || isExact ? value : QVariant(text));
    }
    return row;
}

/// A column without a type keeps numbers as numbers.
QVariant OtherTable::valueFor(const RowChange::Part &field) const
{
    const QString text = field.becomes.toString();
    if (!m_columns.at(field.column).isUntyped)
        return field.becomes;
    if (field.was.typeId() == QMetaType::LongLong && QString::number(text.toLongLong()) == text)
        return text.toLongLong();
    const QVariant number(text.toDouble());
    return field.was.typeId() == QMetaType::Double && textOfValue(number) == text ? number
                                                                                  : field.becomes;
}

QString OtherTable::update(const RowChange &change, StatementValues &values) const
{
    QStringList assignments;
    QStringList conditions;
    for (const RowChange::Part &field : change.fields)
        assignments << m_words.becomes(m_columns.at(field.column), valueFor(field), values);
    for (const RowChange::Part &key : change.key)
        conditions << m_words.isKey(m_columns.at(key.column), key.was, values);
    for (const RowChange::Part &field : change.fields)
        conditions << m_words.is(m_columns.at(field.column), field.was, values);
    return u"UPDATE "_s + m_words.quoted(m_name) + u" SET "_s + assignments.join(u", "_s) +
           u" WHERE "_s + conditions.join(u" AND "_s);
}

Outcome<QString> OtherTable::form(const PlacedValue &value)
{
    BoundValues values;
    const QString text = m_words.form(m_columns.at(value.column), value.text, values);
    if (text.isEmpty())
        return value.text;
    return attempted([&]() -> Outcome<QString> {
        const auto answer = m_line->runner().runText(text, values.bindings());
        return answer->next() ? textOfValue(answer->valueAt(0)) : value.text;
    });
}

Outcome<int> OtherTable::change(const RowChange &change)
{
    BoundValues values;
    const QString text = update(change, values);
    return attempted([&]() -> Outcome<int> {
        return m_line->runner().runText(text, values.bindings())->rowsAffected();
    });
}

QString OtherTable::statement(const RowChange &change) const
{
    WrittenValues values(dialect());
    return update(change, values);
}

} // namespace intray
