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

} // namespace

/// A value that stands in the wrong field: two exchange theirs, or it moves to where nothing is.
void RecordProposals::lookForMoved(Cell from)
{
    const QString value = text(from);
    QList<std::pair<Cell, QString>> fitting;
    for (Cell to = 0; to < m_cells.size(); ++to) {
        const FieldProposals &other = m_fields.at(size_t(to));
        const FieldProposals &own = m_fields.at(size_t(from));
        // what stands there is at home here, and what stands here is known there
        const qint64 guests = other.values().rightWith(text(to));
        const qint64 atHome = own.values().rightWith(text(to));
        const bool isKnown = own.field().choices.isEmpty()
                                 ? guests <= 1 && other.values().rightWith(value) >= 1
                                 : guests * 3 <= atHome;
        const bool isGuest = !text(to).isEmpty() && own.fits(text(to)) && isKnown;
        const bool isFree = text(to).isEmpty() || (isFaulty(to) && !m_offered.contains(to));
        if (to == from || other.field().readOnly || m_offered.contains(to) ||
            !(isGuest || (isFree && other.isTelling())))
            continue;
        const bool isBack = text(to).isEmpty() ? !own.field().required : own.fits(text(to));
        if (!isBack)
            continue;
        QList<MeantValue> there;
        if (other.fits(value))
            there.append({value, sureness::exact, {}});
        for (const QList<MeantValue> &group : other.meant(value, true)) {
            if (!there.isEmpty())
                break;
            for (const MeantValue &one : group)
                if (!one.value.isEmpty() && other.fits(one.value))
                    there << one;
        }
        if (there.size() != 1)
            continue;
        const QSet<QString> faulty = faultyWith({{to, there.at(0).value}, {from, text(to)}});
        if (!faulty.contains(name(to)) && !faulty.contains(name(from)) && m_faulty.contains(faulty))
            fitting.append({to, there.at(0).value});
    }
    if (fitting.size() != 1)
        return;
    const auto [to, moved] = fitting.at(0);
    const QString back = text(to);
    const QString label = m_fields.at(size_t(to)).field().label;
    const QString ownLabel = m_fields.at(size_t(from)).field().label;
    offerTogether({{from, {back, sureness::likely, Words::tr("it belongs into “%1”").arg(label)}},
                   {to, {moved, sureness::likely, Words::tr("it stands in “%1”").arg(ownLabel)}}});
}

/// Two values that are well known in each other's field, and hardly in their own.
void RecordProposals::lookForSwapped()
{
    constexpr qint64 leastKnown = 2, oftener = 3;
    const auto isOf = [&](Cell there, Cell here, const QString &value) {
        const qint64 known = m_fields.at(size_t(there)).values().rightWith(value);
        return known >= leastKnown &&
               known >= m_fields.at(size_t(here)).values().rightWith(value) * oftener;
    };
    QList<bool> hasLetters;
    for (const QString &cell : std::as_const(m_cells))
        hasLetters << std::ranges::any_of(cell, [](QChar c) { return c.isLetter(); });
    const auto mayChange = [&](Cell cell) {
        return !text(cell).isEmpty() && !m_fields.at(size_t(cell)).field().readOnly &&
               !m_offered.contains(cell);
    };
    const auto areNumbers = [&](Cell a, Cell b) { // these stand in several fields by chance
        return !hasLetters.at(a) && !hasLetters.at(b);
    };
    for (Cell a = 0; a < m_cells.size(); ++a)
        for (Cell b = a + 1; mayChange(a) && b < m_cells.size(); ++b) {
            if (!mayChange(b) || areNumbers(a, b) || !isOf(b, a, text(a)) || !isOf(a, b, text(b)))
                continue;
            const QSet<QString> faulty = faultyWith({{a, text(b)}, {b, text(a)}});
            if (!m_faulty.contains(faulty) || faulty.contains(name(a)) || faulty.contains(name(b)))
                continue;
            const auto why = [&](Cell cell) {
                return Words::tr("it stands in “%1”").arg(m_fields.at(size_t(cell)).field().label);
            };
            const QString first = text(a), second = text(b);
            offerTogether(
                {{a, {second, sureness::likely, why(b)}}, {b, {first, sureness::likely, why(a)}}});
        }
}

void RecordProposals::lookForExchanges()
{
    lookForSwapped();
    for (Cell cell = 0; cell < m_cells.size(); ++cell) {
        const FieldProposals &field = m_fields.at(size_t(cell));
        const bool needsLook = isFaulty(cell) || isStrange(cell);
        if (needsLook && !text(cell).isEmpty() && !m_offered.contains(cell) &&
            !field.field().readOnly && field.isTelling())
            lookForMoved(cell);
    }
}

/// The text parted at its first comma and at one blank behind it: "12 Cedar Lane, 06185 Hartford".
struct LinePart
{
    QString first, second, third;
};

static QList<LinePart> partsOfLine(const QString &text)
{
    const qsizetype comma = text.indexOf(QLatin1StringView(", "));
    QList<LinePart> parts;
    if (comma < 2)
        return parts;
    const QString first = text.left(comma), behind = text.mid(comma + 2).trimmed();
    for (qsizetype at = behind.indexOf(u' '); at > 0; at = behind.indexOf(u' ', at + 1))
        parts.append({first, behind.left(at), behind.mid(at + 1)});
    return parts;
}

/// An address in one line, where postcode and town are empty.
void RecordProposals::lookForLine()
{
    constexpr double mostlyFilled = 0.6;
    QList<Cell> empty;
    for (Cell cell = 0; cell < m_cells.size(); ++cell)
        if (text(cell).isEmpty() && !m_fields.at(size_t(cell)).field().readOnly &&
            m_fields.at(size_t(cell)).values().filled() > mostlyFilled)
            empty << cell;
    if (empty.size() != 2)
        return;
    const auto known = [&](Cell cell, const QString &value) {
        return m_fields.at(size_t(cell)).fits(value) &&
               (m_fields.at(size_t(cell)).isTelling() ||
                m_fields.at(size_t(cell)).values().rightWith(value) > 0);
    };
    for (Cell from = 0; from < m_cells.size(); ++from) {
        const FieldProposals &own = m_fields.at(size_t(from));
        if (own.field().readOnly || m_offered.contains(from) || own.isTelling())
            continue;
        QList<LinePart> fitting = partsOfLine(text(from));
        fitting.removeIf([&](const LinePart &line) {
            return !known(empty.at(0), line.second) || !known(empty.at(1), line.third) ||
                   !m_faulty.contains(faultyWith({{from, line.first},
                                                  {empty.at(0), line.second},
                                                  {empty.at(1), line.third}}));
        });
        if (fitting.size() != 1)
            continue;
        const QString why = Words::tr("it stands in “%1”").arg(own.field().label);
        const LinePart line = fitting.at(0);
        offerTogether(
            {{from,
              {line.first, sureness::likely,
               Words::tr("“%1” belongs into other fields").arg(line.second + u' ' + line.third)}},
             {empty.at(0), {line.second, sureness::likely, why}},
             {empty.at(1), {line.third, sureness::likely, why}}});
        return;
    }
}

/// "Portland OR" where nothing stands in the state: the last word is the other field's.
void RecordProposals::lookForMerged()
{
    constexpr qint64 leastKnown = 3;
    constexpr double mostlyFilled = 0.8;
    for (Cell to = 0; to < m_cells.size(); ++to) {
        const FieldValues &other = m_fields.at(size_t(to)).values();
        const qint64 records = other.rightRecords();
        const bool isOfList = other.right().size() * 10 <= records;
        if (!text(to).isEmpty() || !isOfList || other.field().readOnly || m_offered.contains(to) ||
            other.filled() < mostlyFilled)
            continue;
        for (Cell from = 0; from < m_cells.size(); ++from) {
            const qsizetype blank = text(from).lastIndexOf(u' ');
            const FieldProposals &own = m_fields.at(size_t(from));
            const QString tail = text(from).mid(blank + 1);
            QString rest = text(from).left(std::max<qsizetype>(blank, 0)).trimmed();
            if (rest.endsWith(u','))
                rest.chop(1);
            if (from == to || rest.size() < 2 || m_offered.contains(from) || own.field().readOnly ||
                other.rightWith(tail) < leastKnown || !own.fits(rest) ||
                own.values().rightWith(tail) > 0 ||
                own.values().rightWith(text(from)) > own.values().rightWith(rest) + 3)
                continue;
            const QSet<QString> faulty = faultyWith({{to, tail}, {from, rest}});
            if (!m_faulty.contains(faulty) || faulty.contains(name(to)) ||
                faulty.contains(name(from)))
                continue;
            const double sure =
                own.values().rightWith(rest) > 0 ? sureness::exact : sureness::likely;
            offerTogether(
                {{from,
                  {rest, sure, Words::tr("“%1” belongs into “%2”").arg(tail, other.field().label)}},
                 {to, {tail, sure, Words::tr("it stands in “%1”").arg(own.field().label)}}});
            break;
        }
    }
}

} // namespace intray
