// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/writeback/databasetarget.h"

#include "transfer/columnnames.h"
#include "transfer/writeback/samevalue.h"

#include <QCoreApplication>

#include <algorithm>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(WriteBack)
};

QString shown(const QString &text)
{
    constexpr qsizetype most = 100;
    if (text.isNull())
        return Words::tr("nothing");
    return Words::tr("“%1”").arg(text.size() > most ? text.left(most) + u'…' : text);
}

/// Whether a piece that fails so is undone and the next one tried.
bool isOfPiece(Error::Kind kind)
{
    return kind == Error::Kind::Busy || kind == Error::Kind::Invalid ||
           kind == Error::Kind::Broken || kind == Error::Kind::NotPermitted;
}

/// The rows that were written are not any more, or nobody knows. Who cancels refuses none of them:
/// they wait for the next run.
void takeBack(QList<CorrectedRow> &piece, const Error &error)
{
    const bool isCancelled = error.kind == Error::Kind::Cancelled;
    const QString why =
        error.kind == Error::Kind::Offline
            ? Words::tr("The connection was lost: run it again to see what was written.")
            : Words::tr("The batch that it belonged to was undone as a whole: %1")
                  .arg(error.sentence);
    for (CorrectedRow &row : piece)
        if (row.outcome == RowOutcome::Written && isCancelled)
            row.outcome = RowOutcome::Waiting;
        else if (!isCancelled &&
                 (row.outcome == RowOutcome::Written || row.outcome == RowOutcome::Waiting)) {
            row.heldBack.clear();
            row.refuse(why);
        }
}

void tellHeldBack(QList<CorrectedRow> &piece)
{
    for (CorrectedRow &row : piece)
        if (row.outcome == RowOutcome::Written && !row.heldBack.isEmpty())
            row.refuse(Words::tr("%1 The other corrections of the row do not wait for it.")
                           .arg(row.heldBack));
}

} // namespace

Outcome<std::unique_ptr<DatabaseTarget>> DatabaseTarget::open(const DatabaseLogin &login,
                                                              const QString &table, How how,
                                                              CorrectionScript &script,
                                                              const Cancellation &cancellation)
{
    const auto use = how == How::Reading ? OtherLine::Use::Reading : OtherLine::Use::Writing;
    auto opened = OtherTable::open(login, table, use, cancellation);
    if (!opened)
        return tl::unexpected<Error>(opened.error());
    std::unique_ptr<DatabaseTarget> target(new DatabaseTarget(std::move(*opened), how, script));
    for (const QString &statement : target->m_table->beginScript())
        script.add(statement);
    return target;
}

DatabaseTarget::DatabaseTarget(std::unique_ptr<OtherTable> table, How how, CorrectionScript &script)
    : m_table(std::move(table))
    , m_how(how)
    , m_script(script)
{
    QStringList names;
    for (const OtherColumn &column : m_table->columns())
        names << column.name;
    m_names = columnNamesFrom(names).names;
}

Outcome<Done> DatabaseTarget::carryOut(QList<CorrectedRow> &piece)
{
    m_hasBegun = false;
    const auto done =
        m_table->begin().and_then([&](Done) { return correctAll(piece); }).and_then([&](Done) {
            return end();
        });
    if (done) {
        if (m_hasBegun)
            m_script.add(QStringLiteral("COMMIT"));
        tellHeldBack(piece);
        return done;
    }
    m_table->rollBack();
    takeBack(piece, done.error());
    return isOfPiece(done.error().kind) ? Outcome<Done>(Done()) : done;
}

Outcome<Done> DatabaseTarget::end()
{
    if (m_how != How::Trying)
        return m_table->commit();
    m_table->rollBack();
    return Done();
}

Outcome<Done> DatabaseTarget::correctAll(QList<CorrectedRow> &piece)
{
    for (CorrectedRow &row : piece) {
        if (row.outcome != RowOutcome::Waiting)
            continue;
        if (const auto corrected = correctAlone(row); !corrected)
            return corrected;
    }
    return Done();
}

/// What the database refuses takes back the row and no other.
Outcome<Done> DatabaseTarget::correctAlone(CorrectedRow &row)
{
    if (const auto begun = m_table->beginRow(); !begun)
        return begun;
    if (const auto corrected = correct(row); !corrected) {
        if (corrected.error().kind != Error::Kind::Invalid)
            return corrected;
        row.refuse(corrected.error().sentence);
    }
    if (row.outcome != RowOutcome::Refused)
        return m_table->keepRow();
    return m_table->undoRow().and_then([&](Done) {
        return row.fields.size() > 1 ? correctFieldByField(row) : Outcome<Done>(Done());
    });
}

/// What one field is refused for holds back no other.
Outcome<Done> DatabaseTarget::correctFieldByField(CorrectedRow &row)
{
    bool isAnyWritten = false;
    QString why;
    for (CorrectedField &field : row.fields) {
        CorrectedRow alone{row.item, row.key, {field}};
        if (const auto corrected = correctAlone(alone); !corrected)
            return corrected;
        field.isHeldBack = alone.outcome == RowOutcome::Refused;
        isAnyWritten |= !field.isHeldBack;
        if (field.isHeldBack && why.isEmpty())
            why = alone.why;
    }
    if (!isAnyWritten)
        return Done();
    row.outcome = RowOutcome::Written;
    row.heldBack = why;
    return Done();
}

Outcome<Done> DatabaseTarget::correct(CorrectedRow &row)
{
    const auto found = rowOf(row);
    if (!found)
        return tl::unexpected<Error>(found.error());
    if (!*found)
        return Done();
    if (const auto formed = form(row, **found); !formed)
        return formed;
    const auto change = changeFor(row, **found);
    return change ? write(row, *change) : Done();
}

/// What the database alone understands, as it would keep it: so that it is found again.
Outcome<Done> DatabaseTarget::form(CorrectedRow &row, const OtherTableRow &found)
{
    for (qsizetype i = 0; i < row.fields.size(); ++i) {
        CorrectedField &field = row.fields[i];
        if (kindOf(field.column) != ColumnKind::Anything || field.becomes.isNull() ||
            field.becomes == found.texts.at(row.key.size() + i))
            continue;
        const auto formed = m_table->form({field.column, field.becomes});
        if (!formed)
            return tl::unexpected<Error>(formed.error());
        field.becomes = *formed;
    }
    return Done();
}

QList<qsizetype> DatabaseTarget::columnsOf(const CorrectedRow &row) const
{
    QList<qsizetype> columns;
    for (const PlacedValue &part : row.key)
        columns << part.column;
    for (const CorrectedField &field : row.fields)
        columns << field.column;
    return columns;
}

bool DatabaseTarget::hasKey(const OtherTableRow &found, const CorrectedRow &row) const
{
    for (qsizetype i = 0; i < row.key.size(); ++i)
        if (!meanTheSame(kindOf(row.key.at(i).column), found.texts.at(i), row.key.at(i).text))
            return false;
    return true;
}

/// The one row with the key; nothing: there is none or another one, which refuses the row.
Outcome<std::optional<OtherTableRow>> DatabaseTarget::rowOf(CorrectedRow &row)
{
    auto rows = m_table->rows(row.key, columnsOf(row));
    if (!rows)
        return tl::unexpected<Error>(rows.error());
    rows->removeIf([&](const OtherTableRow &found) { return !hasKey(found, row); });
    if (rows->size() == 1)
        return std::optional(rows->constFirst());
    row.refuse(rows->isEmpty() ? Words::tr("The table has no row with this key.")
                               : Words::tr("The table has more than one row with this key."));
    return std::optional<OtherTableRow>();
}

/// In the form in which the column takes it; null: nothing.
QString DatabaseTarget::valueOf(const CorrectedField &field) const
{
    const ColumnKind kind = kindOf(field.column);
    const bool isTruth = kind == ColumnKind::Truth || (field.isTruth && kind == ColumnKind::Number);
    return isTruth && !field.becomes.isNull() ? truthOf(field.becomes) : field.becomes;
}

/// Where the database would take anything, or would make a text of a list.
bool DatabaseTarget::canTake(CorrectedRow &row, const CorrectedField &field) const
{
    const ColumnKind kind = kindOf(field.column);
    const bool isLoose = m_table->dialect() == Dialect::Sqlite && !field.becomes.isNull();
    const bool isOfNumbers = kind == ColumnKind::Number || kind == ColumnKind::Truth;
    const bool takesAll = kind == ColumnKind::Anything || kind == ColumnKind::Json;
    if (field.isStructure && !takesAll)
        row.refuse(Words::tr("“%1” is a list or an object, which does not fit the column.")
                       .arg(field.name));
    else if (isLoose && isOfNumbers && !isNumber(valueOf(field)))
        row.refuse(Words::tr("“%1” would become %2, which is not a number for this column.")
                       .arg(field.name, shown(field.becomes)));
    return row.outcome == RowOutcome::Waiting;
}

/// Nothing: the row is as it should be, or refused.
std::optional<RowChange> DatabaseTarget::changeFor(CorrectedRow &row,
                                                   const OtherTableRow &found) const
{
    RowChange change;
    for (qsizetype i = 0; i < row.key.size(); ++i)
        change.key << RowChange::Part{row.key.at(i).column, found.exact.at(i), {}};
    for (qsizetype i = 0; i < row.fields.size(); ++i) {
        const CorrectedField &field = row.fields.at(i);
        const QString &stands = found.texts.at(row.key.size() + i);
        const QVariant &exact = found.exact.at(row.key.size() + i);
        const ColumnKind kind = kindOf(field.column);
        const bool isBytes = stands.isNull() && !exact.isNull();
        if (!isBytes && meanTheSame(kind, stands, valueOf(field)))
            continue;
        if (isBytes || !meanTheSame(kind, stands, field.was))
            row.refuse(
                Words::tr(
                    "The source changed in the meantime: “%1” was imported as %2 and is now %3.")
                    .arg(field.name, shown(field.was), shown(stands)));
        else if (canTake(row, field))
            change.fields << RowChange::Part{field.column, exact, QVariant(valueOf(field))};
        if (row.outcome == RowOutcome::Refused)
            return std::nullopt;
    }
    if (!change.fields.isEmpty())
        return change;
    row.outcome = RowOutcome::AsItShouldBe;
    return std::nullopt;
}

Outcome<Done> DatabaseTarget::write(CorrectedRow &row, const RowChange &change)
{
    row.outcome = RowOutcome::Written;
    addToScript(row, change);
    if (m_how == How::Reading)
        return Done();
    const auto changed = m_table->change(change);
    if (!changed)
        return tl::unexpected<Error>(changed.error());
    if (*changed == 1)
        return lookAgain(row);
    row.refuse(*changed == 0
                   ? Words::tr("The source changed while it was being written, or does not let "
                               "this row be changed.")
                   : Words::tr("The table has more than one row with this key."));
    return Done();
}

/// Values stand on one line; a name may not.
void DatabaseTarget::addToScript(CorrectedRow &row, const RowChange &change)
{
    if (!m_script.isWanted())
        return;
    const QString statement = m_table->statement(change);
    if (statement.contains(u'\n') || statement.contains(u'\r'))
        return row.refuse(Words::tr("A name of the table has a line break, which would break the "
                                    "script."));
    if (!std::exchange(m_hasBegun, true))
        m_script.add(m_table->beginInScript());
    m_script.add(statement);
}

/// A database may round, cut or change a value without a word.
Outcome<Done> DatabaseTarget::lookAgain(CorrectedRow &row)
{
    const auto found = rowOf(row);
    if (!found || !*found)
        return found.map([](const auto &) { return Done(); });
    for (qsizetype i = 0; i < row.fields.size(); ++i) {
        const CorrectedField &field = row.fields.at(i);
        const QString &stands = (*found)->texts.at(row.key.size() + i);
        if (!meanTheSame(kindOf(field.column), stands, valueOf(field)))
            row.refuse(Words::tr("The value does not fit the column: of %1 it makes %2.")
                           .arg(shown(field.becomes), shown(stands)));
    }
    return Done();
}

} // namespace intray
