// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/recordversion.h"
#include "schema/fieldnamed.h"
#include "schema/recordschema.h"
#include "store/reading/liststore.h"
#include "store/refusals/refusals.h"
#include "store/rows/rows.h"
#include "store/supervising/supervisionstore.h"
#include "store/verifying/correctionpieces.h"
#include "store/verifying/duplicatestore.h"
#include "store/verifying/undostore.h"
#include "store/work/workstore.h"

#include <algorithm>

namespace intray {

namespace {

using namespace Qt::StringLiterals;

using No = tl::unexpected<Error>;

/// One line, its item as it stands, and what became of its record.
struct Told
{
    Event line;
    RecordSchema schema;
    Item item;
    QList<RecordVersion> versions; ///< Oldest first.
    RecordChange change;           ///< By the line.

    QString labelOf(const QString &name) const
    {
        const Field *named = fieldNamed(schema.fields(), name);
        return named ? named->label : name;
    }
};

/// The first version behind the line's that has another value in the field, and what it was made
/// by; none: the record has the line's value still.
std::optional<Error> changedAgain(const Told &told, const QString &field)
{
    const QJsonValue left = told.change.after.value(field);
    if (told.item.record.value(field) == left)
        return std::nullopt;
    bool isBehind = false;
    for (const RecordVersion &version : told.versions) {
        if (isBehind && version.record.value(field) != left)
            return refused("changed_again", {{"field", told.labelOf(field)},
                                             {"user", version.finishedBy},
                                             {"at", version.finishedAt}});
        isBehind |= isMadeBy(version, told.line);
    }
    return refused("changed_again", {{"field", told.labelOf(field)}});
}

ItemId mergedItemOf(const Event &line)
{
    return line.kind == EventKind::Merged ? line.item
                                          : ItemId(line.detail.value(u"from"_s).toInteger());
}

/// What kept the values from going back is still what is the matter.
Error reopenedOnly(const Error &why)
{
    Error error = why;
    error.sentence = refused("reopened_only", {{"why", why.sentence}}).sentence;
    return error;
}

Outcome<QStringList> fieldsToUndo(const Told &told, const QStringList &wanted)
{
    QStringList fields = told.change.fields();
    if (!wanted.isEmpty())
        fields.removeIf([&](const QString &field) { return !wanted.contains(field); });
    if (fields.isEmpty())
        return No(refused("changed_nothing"));
    for (const QString &field : std::as_const(fields))
        if (const auto why = changedAgain(told, field))
            return No(*why);
    return fields;
}

} // namespace

static Outcome<Told> toldOf(Connection &connection, const Identity &identity, const Event &line)
{
    Told told{line, {}, {}, {}, {}};
    const auto detail = WorkStore(connection, identity).detail(line.item);
    if (!detail)
        return No(detail.error());
    told.item = detail->item;
    const auto rules = queueToCorrect(connection, identity, told.item.queue);
    if (!rules)
        return No(rules.error());
    told.schema = RecordSchema::of(*rules).value_or(RecordSchema());
    const auto versions = ListStore(connection, identity).recordVersions(line.item);
    if (!versions)
        return No(versions.error());
    told.versions = *versions;
    const auto change = changeBy(line, *versions);
    // Clerks are not told what a record was in between.
    if (!change && mayTellOfAChange(line) && line.kind != EventKind::Recalled)
        return No(refused("not_permitted", {{"role", u"supervisor"_s}}));
    told.change = change.value_or(RecordChange());
    return told;
}

/// A field that was not there becomes empty, as when a person clears it.
static QJsonValue formerIn(const Told &told, const QString &field)
{
    const QJsonValue former = told.change.before.value(field);
    return former.isUndefined() ? QJsonValue(QString()) : former;
}

/// The field has its former value again; or why not.
static Outcome<Done> putBack(Connection &connection, const Identity &identity, const Told &told,
                             const QString &field)
{
    const auto now = WorkStore(connection, identity).detail(told.item.id);
    if (!now)
        return No(now.error());
    Record record = now->item.record;
    const QJsonValue former = formerIn(told, field);
    record.insert(field, former);
    const OperationId correction = told.line.detail.value(u"correction"_s).toString();
    const OperationId undoes = correction.isEmpty() ? told.line.operation : correction;
    const ItemToCorrect item{told.item.id, now->item.record.value(field), former, now->item.change,
                             searchTextOfValues(record)};
    const auto result =
        CorrectionStore(connection, identity).correctItems({newId(), field, undoes}, {item});
    if (!result)
        return No(result.error());
    return result->notDone.isEmpty() ? Outcome<Done>(Done()) : No(result->notDone.constFirst().why);
}

Outcome<State> UndoStore::look(const Event &line, const QStringList &wanted)
{
    return toldOf(m_connection, m_identity, line).and_then([&](const Told &told) {
        return fieldsToUndo(told, wanted).and_then([&](const QStringList &) -> Outcome<State> {
            if (told.item.state == State::Locked)
                return No(refused("correct_not_open", {told.item.lock, State::Locked}));
            return told.item.state;
        });
    });
}

Outcome<UndoneChange> UndoStore::undo(const Event &line, const QStringList &wanted)
{
    const bool isMerge = line.kind == EventKind::Merged || line.kind == EventKind::Absorbed;
    if (isMerge)
        return DuplicateStore(m_connection, m_identity)
            .takeBackMerge(mergedItemOf(line))
            .and_then([](const TakenBackMerge &back) -> Outcome<UndoneChange> {
                if (back.stays)
                    return No(reopenedOnly(*back.stays));
                return UndoneChange{{}, true, {}};
            });
    const auto told = toldOf(m_connection, m_identity, line);
    if (!told)
        return No(told.error());
    const auto fields = fieldsToUndo(*told, wanted);
    if (!fields)
        return No(fields.error());
    if (told->item.state == State::Locked)
        return No(refused("correct_not_open", {told->item.lock, State::Locked}));
    UndoneChange undone;
    if (told->item.state != State::Open) {
        const auto reopened = SupervisionStore(m_connection, m_identity).reopen(line.item);
        if (!reopened)
            return No(reopened.error());
        undone.isReopened = true;
    }
    for (const QString &field : *fields) {
        const auto back = putBack(m_connection, m_identity, *told, field);
        if (!back && undone.fields.isEmpty())
            return No(undone.isReopened ? reopenedOnly(back.error()) : back.error());
        if (!back) {
            undone.stays = back.error();
            return undone;
        }
        undone.fields << told->labelOf(field);
    }
    return undone;
}

} // namespace intray
