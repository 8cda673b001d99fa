// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/embedded/verbsteps.h"

#include "store/line/calls.h"
#include "store/refusals/refusals.h"

#include <algorithm>

namespace intray {

VerbSteps::VerbSteps(const Writing &writing, const Bindings &given)
    : m_writing(writing)
{
    know(":user", writing.identity.user);
    know(":now", writing.now);
    for (const Binding &binding : given)
        know(binding.placeholder, binding.value);
}

std::optional<Error> VerbSteps::tooLong() const
{
    struct Longest
    {
        const char *what;
        qsizetype most;
    };
    for (const auto &[what, most] :
         {Longest{"reason", refusals::longestReason}, Longest{"message", refusals::longestNote},
          Longest{"note", refusals::longestNote}, Longest{"workstation", refusals::longestStation}})
        if (const auto text = m_known.find(QByteArray(":") + what); text != m_known.end())
            if (const auto refused = refusals::tooLong(what, text->second.toString(), most))
                return refused;
    return std::nullopt;
}

bool VerbSteps::find(const char *statement)
{
    const bool isFound = take(*m_writing.sql.run(statement, known()));
    know(":is_found", int(isFound));
    return isFound;
}

void VerbSteps::let(const char *statement)
{
    take(*m_writing.sql.run(statement, known()));
}

bool VerbSteps::take(SqlAnswer &answer)
{
    const bool hasRow = answer.next();
    const QStringList columns = answer.columns();
    for (int place = 0; place < columns.size(); ++place)
        m_known[':' + columns.at(place).toUtf8()] = hasRow ? answer.valueAt(place) : QVariant();
    return hasRow;
}

Bindings VerbSteps::known() const
{
    Bindings bindings;
    for (const auto &[name, value] : m_known)
        bindings << Binding{name.constData(), value};
    return bindings;
}

bool VerbSteps::isTrue(const char *statement) const
{
    return m_writing.sql.run(statement, known())->next();
}

qint64 VerbSteps::number(const char *statement) const
{
    return m_writing.sql.number(statement, known(), "number").toLongLong();
}

std::optional<Error> VerbSteps::refusal(const char *statement) const
{
    return first(statement, [](const Row &row) { return refusals::in(row.json("refusal")); });
}

void VerbSteps::change(const char *statement) const
{
    m_writing.sql.change(statement, known());
}

bool VerbSteps::write(const char *statement)
{
    const bool isFound = m_writing.sql.change(statement, known()) > 0;
    know(":is_found", int(isFound));
    return isFound;
}

void VerbSteps::add(const char *statement, const char *number)
{
    const qint64 id = m_writing.sql.insert(statement, known());
    know(number, id);
    know(":is_found", int(id > 0));
}

QList<qint64> VerbSteps::numbersIn(const char *list) const
{
    QList<qint64> numbers;
    for (const ItemId item : idsIn(m_known.at(list).toString()))
        numbers << item.value();
    std::ranges::sort(numbers);
    return numbers;
}

VerbSteps VerbSteps::given(const char *statement) const
{
    VerbSteps part(m_writing, {});
    part.take(*m_writing.sql.run(statement, known()));
    return part;
}

void VerbSteps::findRules(const char *about, const char *statement) const
{
    m_writing.findRules(about,
                        *first(statement, [](const Row &row) { return row.text("subject"); }));
}

void VerbSteps::tellRules(const char *about, const char *statement) const
{
    const auto [event, subject] = *first(statement, [](const Row &row) {
        return std::pair(row.text("event").toLatin1(), row.text("subject"));
    });
    m_writing.tellRules(about, event.constData(), subject);
}

} // namespace intray
