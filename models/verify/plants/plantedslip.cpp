// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/plants/plantedslip.h"

#include "queue/plainletters.h"
#include "schema/fieldkind.h"

#include <algorithm>
#include <random>

namespace intray {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestValue = 200;
/// What people put right here counts so many times as much as what may be thought of.
constexpr int weightOfSeen = 5;

using Chance = std::mt19937_64;

/// The library's own ways to shuffle differ between systems.
template <typename List>
void shuffle(List &list, Chance &chance)
{
    for (qsizetype left = list.size(); left > 1; --left)
        list.swapItemsAt(left - 1, qsizetype(chance() % quint64(left)));
}

QString meaningOf(const QString &text)
{
    return plainLetters(text).toCaseFolded().simplified();
}

bool meansTheSame(const Field &field, const QString &one, const QString &other)
{
    if (meaningOf(one) == meaningOf(other))
        return true;
    const auto kind = FieldKind::from(field.kind, field.format);
    const auto worth = kind ? kind->scale(one) : std::nullopt;
    return worth && worth == kind->scale(other);
}

bool isFreeText(const Field &field)
{
    return !field.readOnly && field.choices.isEmpty() && field.several.isEmpty() &&
           field.lookup.isEmpty() && !field.source.isSource && field.kind != u"yes-no" &&
           field.type != u"boolean";
}

QString textOf(const PlantGround &ground, const QString &field)
{
    return RecordSchema::textOf(ground.record.value(field));
}

QList<Field> fieldsFor(const PlantGround &ground)
{
    const QStringList keys = ground.schema.keyFields();
    QList<Field> fields = ground.schema.fieldsOf(ground.record);
    fields.removeIf([&](const Field &field) {
        const qsizetype length = textOf(ground, field.name).size();
        return !isFreeText(field) || ground.except.contains(field.name) ||
               keys.contains(field.name) || length == 0 || length > longestValue;
    });
    return fields;
}

QHash<SlipKind, int> seenIn(const PlantSoil &soil)
{
    QHash<SlipKind, int> seen;
    for (const HandledValue &one : soil.handled)
        if (one.isChanged() && one.before.size() <= longestValue)
            if (const auto kind = slipBetween(one.after, one.before))
                ++seen[*kind];
    return seen;
}

QStringList correctedTo(const QString &right, const PlantSoil &soil)
{
    QStringList before;
    for (const HandledValue &one : soil.handled)
        if (one.isChanged() && one.after == right && slipBetween(right, one.before))
            before << one.before;
    before.removeDuplicates();
    return before;
}

/// The kinds in the order in which they are tried, each drawn by its weight.
QList<SlipKind> kindsInTurn(const PlantSoil &soil, Chance &chance)
{
    const QHash<SlipKind, int> seen = seenIn(soil);
    QList<std::pair<SlipKind, int>> left;
    for (const SlipKind kind : allSlipKinds) {
        const int count = seen.value(kind);
        if (kind != SlipKind::Digits || count > 0)
            left.append({kind, 1 + weightOfSeen * count});
    }
    QList<SlipKind> turn;
    while (!left.isEmpty()) {
        int sum = 0;
        for (const auto &[kind, weight] : left)
            sum += weight;
        int drawn = int(chance() % quint64(sum));
        qsizetype place = 0;
        while (drawn >= left.at(place).second)
            drawn -= left.at(place++).second;
        turn << left.takeAt(place).first;
    }
    return turn;
}

bool breaksNoMoreRules(const PlantGround &ground, const Field &field, const QString &slip)
{
    Record record = ground.record;
    const QJsonValue value = ground.schema.valueOf(field, slip);
    if (value.type() != record.value(field.name).type())
        return false;
    record.insert(field.name, value);
    return ground.schema.check(record).size() <= ground.schema.check(ground.record).size();
}

class Planter
{
public:
    Planter(const PlantGround &ground, quint64 seed)
        : m_ground(ground)
        , m_chance(seed)
    {
    }

    std::optional<PlantedSlip> plant()
    {
        QList<Field> fields = fieldsFor(m_ground);
        shuffle(fields, m_chance);
        for (const Field &field : fields)
            if (const auto slip = in(field))
                return slip;
        return std::nullopt;
    }

private:
    std::optional<PlantedSlip> in(const Field &field)
    {
        const PlantSoil soil = m_ground.soil.value(field.name);
        const QString right = textOf(m_ground, field.name);
        QSet<QString> standing;
        for (const QString &value : soil.values.values() + field.known)
            standing.insert(meaningOf(value));
        for (const SlipKind kind : kindsInTurn(soil, m_chance)) {
            QStringList slips =
                kind == SlipKind::Corrected ? correctedTo(right, soil) : slipsOf(right, kind);
            shuffle(slips, m_chance);
            // a wrong value stands in the records that it was put right in
            const auto stands = [&](const QString &slip) {
                return kind != SlipKind::Corrected && standing.contains(meaningOf(slip));
            };
            for (const QString &slip : slips)
                if (!stands(slip) && !meansTheSame(field, right, slip) &&
                    breaksNoMoreRules(m_ground, field, slip))
                    return PlantedSlip{field.name, kind, right, slip};
        }
        return std::nullopt;
    }

    const PlantGround &m_ground;
    Chance m_chance;
};

} // namespace

std::optional<PlantedSlip> slipFor(const PlantGround &ground, quint64 seed)
{
    return Planter(ground, seed).plant();
}

} // namespace intray
