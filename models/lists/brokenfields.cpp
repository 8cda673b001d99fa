// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/brokenfields.h"

#include "queue/briefrecord.h"
#include "schema/fieldnamed.h"

namespace intray {

static bool isCut(const QJsonValue &value)
{
    const QString text = RecordSchema::textOf(value);
    return text.size() > briefLength && text.endsWith(QChar(0x2026));
}

void BrokenFields::setRules(const RecordSchema &rules)
{
    m_rules = rules;
    m_checked.clear();
}

std::optional<QStringList> BrokenFields::of(const Item &item) const
{
    const Checked *checked = m_checked.object(item.id);
    return checked && checked->change == item.change ? std::optional(checked->labels)
                                                     : std::nullopt;
}

bool BrokenFields::check(const Item &item)
{
    const Checked *known = m_checked.object(item.id);
    if (known && known->change == item.change)
        return false;
    m_checked.insert(item.id, new Checked{item.change, brokenIn(item)});
    return true;
}

QStringList BrokenFields::brokenIn(const Item &item) const
{
    QStringList names;
    for (const Fault &fault : withoutExcused(m_rules.check(item.record), item.missing))
        if (!names.contains(fault.field) && !isCut(item.record.value(fault.field)))
            names << fault.field;
    QStringList labels;
    for (const QString &name : std::as_const(names))
        labels << labelOf(name);
    return labels;
}

QString BrokenFields::labelOf(const QString &name) const
{
    const Field *field = fieldNamed(m_rules.fields(), name);
    return field ? field->label : name;
}

} // namespace intray
