// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/proposal/recordproposals.h"

#include "verify/proposal/sureness.h"

#include <QCoreApplication>

#include <algorithm>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ByRule)
};

constexpr qsizetype mostOfCell = 2;
constexpr double sureEnough = 0.9; ///< To judge the other cells by it.

Record with(Record record, const RecordSchema &schema, const Field &field, const QString &value)
{
    record.insert(field.name, schema.valueOf(field, value));
    return record;
}

} // namespace

RecordProposals::RecordProposals(const RecordSchema &schema,
                                 const std::vector<FieldProposals> &fields,
                                 const Companions &companions, const MailNames &mails,
                                 const Record &record)
    : m_schema(schema)
    , m_fields(fields)
    , m_companions(companions)
    , m_mails(mails)
    , m_record(record)
    , m_first(record)
{
    for (const FieldProposals &field : fields)
        m_cells << RecordSchema::textOf(record.value(field.field().name));
    check();
    m_faultyAtFirst = m_faulty;
}

void RecordProposals::check()
{
    m_faulty.clear();
    for (const Fault &fault : m_schema.check(m_record))
        m_faulty.insert(fault.field);
}

void RecordProposals::put(Cell cell, const QString &value)
{
    const Field &field = m_fields.at(size_t(cell)).field();
    m_cells[cell] = value;
    m_strange.remove(cell);
    m_record = with(m_record, m_schema, field, value);
    check();
}

bool RecordProposals::isStrange(Cell cell) const
{
    auto known = m_strange.constFind(cell);
    if (known == m_strange.constEnd())
        known = m_strange.insert(cell, m_fields.at(size_t(cell)).isStrange(text(cell)));
    return *known;
}

bool RecordProposals::isCrossed(Cell cell) const
{
    return isFaulty(cell) && !text(cell).isEmpty() &&
           m_fields.at(size_t(cell)).values().keeps(text(cell));
}

QSet<QString> RecordProposals::faultyWith(const QList<std::pair<Cell, QString>> &values) const
{
    Record record = m_record;
    for (const auto &[cell, value] : values)
        record = with(record, m_schema, m_fields.at(size_t(cell)).field(), value);
    QSet<QString> faulty;
    for (const Fault &fault : m_schema.check(record))
        faulty.insert(fault.field);
    return faulty;
}

bool RecordProposals::isAllowed(Cell cell, const QString &value) const
{
    const QSet<QString> faulty = faultyWith({{cell, value}});
    return !faulty.contains(name(cell)) && (m_faulty + QSet{name(cell)}).contains(faulty);
}

QList<MeantValue> RecordProposals::allowed(Cell cell, const QList<MeantValue> &candidates) const
{
    constexpr int mostChecked = 8; // a look at all rules takes its time
    const FieldProposals &field = m_fields.at(size_t(cell));
    QList<MeantValue> result;
    int checked = 0;
    for (const MeantValue &one : candidates) {
        const bool isEmptied = one.value.isEmpty() && !field.field().required;
        if (one.value == text(cell) || !(isEmptied || field.fits(one.value)))
            continue;
        if (++checked > mostChecked)
            break;
        if (isAllowed(cell, one.value))
            result << one;
    }
    return result;
}

/// The surest one, or two where nothing tells which; of more nothing is known.
static QList<MeantValue> decided(QList<MeantValue> candidates)
{
    std::ranges::stable_sort(candidates, std::greater(), &MeantValue::sure);
    QList<MeantValue> different;
    for (const MeantValue &one : candidates)
        if (std::ranges::none_of(different,
                                 [&](const MeantValue &c) { return c.value == one.value; }))
            different << one;
    if (different.size() < 2)
        return different;
    const double best = different.at(0).sure;
    different.removeIf([&](const MeantValue &one) { return one.sure < best; });
    if (different.size() > mostOfCell)
        return {};
    if (different.size() == mostOfCell)
        for (MeantValue &one : different)
            one.sure = std::min(one.sure, sureness::coin);
    return different;
}

QList<MeantValue> RecordProposals::byOthers(Cell cell) const
{
    const auto told = m_companions.candidate(int(cell), m_cells);
    return told ? QList<MeantValue>{*told} : QList<MeantValue>();
}

QList<MeantValue> RecordProposals::onlyChoice(Cell cell) const
{
    constexpr qsizetype mostChoices = 60;
    const QStringList &choices = m_fields.at(size_t(cell)).field().choices;
    QStringList keeping;
    for (const QString &choice : choices.size() > mostChoices ? QStringList() : choices)
        if (const QSet<QString> faulty = faultyWith({{cell, choice}});
            !faulty.contains(name(cell)) && m_faulty.contains(faulty)) {
            keeping << choice;
            if (keeping.size() > 1)
                return {};
        }
    if (keeping.size() != 1)
        return {};
    return {{keeping.at(0), sureness::determined,
             Words::tr("the only one that goes with the other fields")}};
}

LookupTable::TextOf RecordProposals::texts() const
{
    return [this](const QString &field) {
        for (Cell cell = 0; cell < m_cells.size(); ++cell)
            if (name(cell) == field)
                return m_fields.at(size_t(cell)).values().isPlaceholder(text(cell)) ? QString()
                                                                                    : text(cell);
        return QString();
    };
}

/// Of the field's own look-up table: what is near, and what the other fields tell.
QList<MeantValue> RecordProposals::inTable(Cell cell) const
{
    const FieldProposals &field = m_fields.at(size_t(cell));
    const LookupTable *table = field.table();
    if (!table || table->has(text(cell)))
        return {};
    const bool saysNothing = text(cell).isEmpty() || field.values().saysNothing(text(cell));
    if (!saysNothing)
        if (const auto near = allowed(cell, table->near(text(cell), texts())); !near.isEmpty())
            return decided(near);
    auto told = table->goingWith(texts());
    if (told && !saysNothing) // what stands there may be new to the table
        told->sure = sureness::byHabit;
    return told ? allowed(cell, {*told}) : QList<MeantValue>();
}

/// What the look-up tables of other fields say for this one.
QList<MeantValue> RecordProposals::toldByTables(Cell cell) const
{
    QList<MeantValue> told;
    for (const FieldProposals &other : m_fields)
        if (const LookupTable *table = other.table(); table && table->fills(name(cell)))
            if (const auto one = table->beside(name(cell), texts()))
                told << *one;
    return decided(allowed(cell, told));
}

QList<MeantValue> RecordProposals::found(Cell cell) const
{
    const FieldProposals &field = m_fields.at(size_t(cell));
    const bool isMissing = text(cell).isEmpty();
    const bool saysNothing = !isMissing && field.values().isPlaceholder(text(cell));
    if (const auto told = toldByTables(cell); !told.isEmpty())
        return told;
    if (const auto meant = inTable(cell); !meant.isEmpty())
        return meant;
    if (saysNothing)
        if (const auto told = allowed(cell, byOthers(cell)); !told.isEmpty())
            return told;
    if (!isMissing && !isCrossed(cell))
        for (const QList<MeantValue> &group : field.meant(text(cell), isFaulty(cell)))
            if (const auto kept = allowed(cell, group); !kept.isEmpty())
                return decided(kept);
    const auto made = m_mails.candidate(int(cell), m_cells);
    if (const auto kept = made ? allowed(cell, {*made}) : QList<MeantValue>(); !kept.isEmpty())
        return kept;
    if (!isFaulty(cell))
        return {};
    if (const auto told = allowed(cell, byOthers(cell)); !told.isEmpty())
        return told;
    return onlyChoice(cell);
}

void RecordProposals::offer(Cell cell, const QList<MeantValue> &candidates)
{
    if (candidates.isEmpty())
        return;
    m_offered.insert(cell, candidates);
    if (candidates.size() == 1 && candidates.at(0).sure >= sureEnough)
        put(cell, candidates.at(0).value);
}

void RecordProposals::offerTogether(const QList<std::pair<Cell, MeantValue>> &parts)
{
    QStringList names;
    for (const auto &part : parts)
        names << name(part.first);
    for (const auto &[cell, meant] : parts) {
        offer(cell, {meant});
        m_together.insert(cell, names);
    }
}

void RecordProposals::lookAt(Cell cell)
{
    const FieldProposals &field = m_fields.at(size_t(cell));
    if (field.field().readOnly)
        return;
    if (isFaulty(cell) || isStrange(cell))
        return offer(cell, found(cell));
    if (const auto told = toldByTables(cell); !told.isEmpty())
        return offer(cell, told);
    constexpr double usually = 0.5;
    if (text(cell).isEmpty() && field.table() && field.values().filled() > usually)
        offer(cell, inTable(cell));
}

/// Several cells that are right by themselves do not go together: one other cell may be the wrong
/// one.
void RecordProposals::lookAtContradictions()
{
    QList<Cell> crossed;
    for (Cell cell = 0; cell < m_cells.size(); ++cell)
        if (isCrossed(cell))
            crossed << cell;
    if (crossed.isEmpty())
        return;
    if (crossed.size() == 1)
        return offer(crossed.at(0), found(crossed.at(0)));
    QList<std::pair<Cell, MeantValue>> explaining;
    for (Cell cell = 0; cell < m_cells.size(); ++cell)
        if (!crossed.contains(cell) && !m_fields.at(size_t(cell)).field().readOnly &&
            !m_fields.at(size_t(cell)).field().choices.isEmpty() && !m_offered.contains(cell))
            for (const QString &choice : m_fields.at(size_t(cell)).field().choices.mid(0, 60))
                if (choice != text(cell) && faultyWith({{cell, choice}}).isEmpty())
                    explaining.append({cell,
                                       {choice, sureness::likely,
                                        Words::tr("the only one that goes with the other "
                                                  "fields")}});
    if (explaining.size() == 1)
        offer(explaining.at(0).first, {explaining.at(0).second});
}

QList<OfferedValue> RecordProposals::all()
{
    constexpr int rounds = 2; // what is put right may tell of others
    for (int round = 0; round < rounds; ++round) {
        const qsizetype before = m_offered.size();
        for (Cell cell = 0; cell < m_cells.size(); ++cell)
            if (!isCrossed(cell) && (!m_offered.contains(cell) || m_offered[cell].size() > 1))
                lookAt(cell);
        if (m_offered.size() == before)
            break;
    }
    lookAtContradictions();
    lookForExchanges();
    lookForMerged();
    lookForLine();
    QList<OfferedValue> proposals;
    for (Cell cell = 0; cell < m_cells.size(); ++cell)
        for (const MeantValue &one : m_offered.value(cell))
            proposals.append(
                {name(cell), one.value, one.sure, one.why, false, m_together.value(cell)});
    return proposals;
}

} // namespace intray
