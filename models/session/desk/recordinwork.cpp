// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/desk/recordinwork.h"

#include "schema/fieldnamed.h"
#include "schema/recordfields.h"
#include "session/desk/deskanswers.h"
#include "session/desk/taking/takingsteps.h"

#include <QLocale>

#include <algorithm>
#include <utility>

namespace intray {

RecordInWork::RecordInWork(QObject *parent)
    : QObject(parent)
{
}

RecordInWork::~RecordInWork() = default;

void RecordInWork::setState(DeskState state)
{
    if (m_state == state)
        return;
    m_state = state;
    m_awaitsLook = false;
    if (m_state == DeskState::Lost)
        showRightValue();
    emit stateChanged();
}

void RecordInWork::setAwaitsLook(bool awaits)
{
    if (std::exchange(m_awaitsLook, awaits && isEditable()) != m_awaitsLook)
        emit stateChanged();
}

void RecordInWork::beginTaking()
{
    if (m_state != DeskState::Taking)
        m_stateBefore = m_state;
    setState(DeskState::Taking);
}

void RecordInWork::giveUpTaking()
{
    if (m_state == DeskState::Taking)
        setState(m_stateBefore);
}

void RecordInWork::loseLock()
{
    if (m_state == DeskState::Taking)
        m_stateBefore = DeskState::Lost;
    else
        setState(DeskState::Lost);
}

// A field that is keyed again can be edited, also if it is read-only because the key was made of
// it.
static QJsonObject withEditable(QJsonObject schema, const QStringList &fields)
{
    QJsonObject properties = schema.value(QStringLiteral("properties")).toObject();
    for (const QString &name : fields) {
        QJsonObject property = properties.value(name).toObject();
        if (property.contains(QStringLiteral("readOnly")) || !properties.contains(name))
            continue;
        property.insert(QStringLiteral("readOnly"), false);
        properties.insert(name, property);
    }
    if (!properties.isEmpty())
        schema.insert(QStringLiteral("properties"), properties);
    return schema;
}

// The fields that are keyed again are added, because the record comes without them and the queue
// may not have them either.
static RecordSchema schemaOf(Queue rules)
{
    rules.fields = widenedBy(rules.fields, rules.blindFields);
    rules.recordSchema = withEditable(rules.recordSchema, rules.blindFields);
    return RecordSchema::of(rules).value_or(RecordSchema()).shownFor(QLocale());
}

void RecordInWork::put(const TakenRecord &taken, const Queue &rules)
{
    m_item = taken.detail->item;
    m_rules = rules;
    m_others = taken.others;
    m_notes = taken.detail->notes;
    m_keyedTwice = keyedTwiceIn(taken.detail->context);
    m_slip.reset();
    m_text.open(schemaOf(rules), taken.detail->imported, m_item.record);
    m_text.setReasons(m_item.missing);
    m_faults.clear();
    showFaults();
    forgetSteps();
}

void RecordInWork::clear()
{
    m_item = {};
    m_rules = {};
    m_others = 0;
    m_notes.clear();
    m_keyedTwice.clear();
    m_slip.reset();
    m_text.clear();
    m_faults.clear();
    forgetSteps();
}

QList<LockId> RecordInWork::locksOfBatch() const
{
    const LockId batch = batchOf(m_item.lock.id);
    return QList<LockId>{batch} + m_joined.keys(batch);
}

void RecordInWork::joinBatch(const Lock &lock, const Lock &before)
{
    if (!before.id.isEmpty() && before.user == lock.user && before.id != lock.id)
        m_joined.insert(lock.id, batchOf(before.id));
}

Record RecordInWork::renew(const ItemDetail &detail)
{
    showRightValue();
    joinBatch(detail.item.lock, m_item.lock);
    const Record before = std::exchange(m_item, detail.item).record;
    m_notes = detail.notes;
    m_text.setReasons(m_item.missing);
    const QStringList changed = m_text.rebase(detail.imported, m_item.record);
    if (!changed.isEmpty())
        forgetSteps();
    for (const QString &field : changed)
        emit textChanged(field);
    showFaults();
    Record stored;
    for (const QString &field : typedFields())
        if (m_item.record.value(field) != before.value(field))
            stored.insert(field, m_item.record.value(field));
    return stored;
}

Record RecordInWork::storedUnderText() const
{
    Record stored;
    for (const QString &field : typedFields())
        if (RecordSchema::textOf(m_item.record.value(field)) != importedText(field))
            stored.insert(field, m_item.record.value(field));
    return stored;
}

bool RecordInWork::resume(const Record &draft)
{
    const bool isChanged = !m_text.resume(draft).isEmpty();
    if (isChanged)
        forgetSteps();
    showFaults();
    return isChanged;
}

void RecordInWork::setLock(const Lock &lock)
{
    m_item.lock = lock;
}

void RecordInWork::setOthers(int others)
{
    if (std::exchange(m_others, others) != others)
        emit othersChanged();
}

static bool hasSameSchema(const Queue &one, const Queue &other)
{
    return one.recordSchema == other.recordSchema && one.fields == other.fields &&
           one.blindFields == other.blindFields;
}

void RecordInWork::setRules(const Queue &rules)
{
    const bool isSame = !m_item.id.isValid() || hasSameSchema(m_rules, rules);
    m_rules = rules;
    if (isSame)
        return;
    showRightValue();
    m_text.setSchema(schemaOf(rules));
    noteTyped();
    m_faults.clear();
    showFaults();
    emit schemaChanged();
}

void RecordInWork::rememberTexts()
{
    m_previous = m_text.texts();
}

void RecordInWork::addNote(const Note &note)
{
    m_notes << note;
    emit notesChanged();
}

QString RecordInWork::whySentBack() const
{
    return m_item.sentBackBy.isEmpty()
               ? QString()
               : DeskAnswers::sentBack(m_item.sentBackBy, m_item.sentBackReason);
}

bool RecordInWork::isKeyedAgain(const QString &field) const
{
    return m_item.fromItem.isValid() && m_rules.blindFields.contains(field);
}

std::optional<KeyedTwice> RecordInWork::keyedTwice(const QString &field) const
{
    const auto found = m_keyedTwice.constFind(field);
    return found == m_keyedTwice.constEnd() ? std::nullopt : std::optional(*found);
}

std::optional<Record> RecordInWork::corrected() const
{
    return hasTypedText() ? std::optional(m_text.corrected()) : std::nullopt;
}

QList<Fault> RecordInWork::check()
{
    const QList<Fault> faults = m_text.faults();
    setFaults(faults, false);
    return faults;
}

// A field that is still to be keyed again is empty at first, which is no fault.
void RecordInWork::showFaults()
{
    setFaults(m_text.faults(), true);
}

void RecordInWork::setFaults(const QList<Fault> &faults, bool isOpening)
{
    QHash<QString, QStringList> sentences;
    for (const Fault &fault : faults)
        if (!isOpening || !isKeyedAgain(fault.field) || isTyped(fault.field))
            sentences[fault.field].append(fault.sentence);
    for (const Field &field : fields())
        setFaults(field.name, sentences.value(field.name));
}

void RecordInWork::edit(const QString &field, const QString &typed)
{
    if (!takesText() || typed == shownText(field))
        return;
    noteTyped();
    typeIn(field, typed);
    if (m_faults.contains(field))
        setFaults(field, m_text.faultsOf(field));
    emit edited();
}

void RecordInWork::typeIn(const QString &field, const QString &typed)
{
    if (!isPlanted(field))
        return m_text.type(field, typed);
    m_slip->type(typed);
    m_text.type(field, m_slip->right());
}

QString RecordInWork::shownText(const QString &field) const
{
    return isPlanted(field) ? m_slip->shown() : text(field);
}

void RecordInWork::plant(const PlantedSlip &slip)
{
    if (text(slip.field) == slip.right && !isTyped(slip.field))
        m_slip.emplace(slip);
}

void RecordInWork::showRightValue()
{
    const auto slip = std::exchange(m_slip, std::nullopt);
    if (!slip)
        return;
    emit slipGone(slip->slip().field);
    emit textChanged(slip->slip().field);
}

void RecordInWork::fill(const QString &field, const QString &filled)
{
    const Field *known = fieldNamed(fields(), field);
    if (!known || known->readOnly || filled == shownText(field))
        return;
    edit(field, filled);
    if (shownText(field) == filled)
        emit textChanged(field);
}

void RecordInWork::setMissing(const QString &field, const QString &reason)
{
    m_text.setMissing(field, reason);
    if (!reason.isEmpty())
        fill(field, {});
    holdAgainstRules(field);
    emit missingChanged(field);
}

void RecordInWork::leaveField(const QString &field)
{
    if (!isEditable())
        return;
    setFaults(field, m_text.faultsOf(field));
    emit fieldLeft(field);
}

// A field that is still to be keyed again is empty at first, which is no fault.
void RecordInWork::holdAgainstRules(const QString &field)
{
    const bool isUntouched = isKeyedAgain(field) && !isTyped(field);
    setFaults(field, isUntouched ? QStringList() : m_text.faultsOf(field));
}

void RecordInWork::noteTyped()
{
    m_reverted.clear();
    emit revertedSettled();
}

void RecordInWork::forgetSteps()
{
    m_steps.clear();
    noteTyped();
}

std::optional<QString> RecordInWork::previousText(const QString &field) const
{
    const auto found = m_previous.constFind(field);
    return found == m_previous.constEnd() ? std::nullopt : std::optional(*found);
}

void RecordInWork::setFaults(const QString &field, const QStringList &sentences)
{
    if (m_faults.value(field) == sentences)
        return;
    if (sentences.isEmpty())
        m_faults.remove(field);
    else
        m_faults.insert(field, sentences);
    emit faultsChanged(field);
}

} // namespace intray
