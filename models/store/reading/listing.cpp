// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/reading/listing.h"

#include <limits>

namespace intray {

static constexpr qint64 highest = std::numeric_limits<qint64>::max();
static constexpr qint64 lowest = std::numeric_limits<qint64>::min();

static QString highestText()
{
    return QString::fromUcs4(U"\U0010FFFF\U0010FFFF", 2);
}

static bool isNumber(const char *placeholder)
{
    return qstrcmp(placeholder, ":id") == 0 || qstrcmp(placeholder, ":rank") == 0;
}

Listing::Listing(const ItemQuery &query, QueueId queue)
    : m_query(query)
    , m_queue(queue)
{
}

QByteArray Listing::statement(bool reversed) const
{
    QByteArray name = "page_by_id";
    if (m_query.order.by == ItemOrder::By::Key)
        name = isOpen() ? "page_open_by_key" : "page_by_key";
    else if (isInClaimOrder())
        name = "page_open_in_claim_order";
    else if (isFinished())
        name = "page_finished_by_id";
    return reversed ? name + "_reversed" : name;
}

std::optional<Bindings> Listing::placeOf(const Cursor &cursor) const
{
    QJsonArray place = placeIn(cursor);
    // Only what is open stands in the order of claims; elsewhere the item alone is the place.
    if (isOrderOfClaims() && !isOpen() && place.size() > 1)
        place = {place.last()};
    if (place.size() != placeholders().size())
        return std::nullopt;
    Bindings bindings = common();
    for (qsizetype i = 0; i < place.size(); ++i)
        bindings << Binding{placeholders().at(i), place.at(i).toVariant()};
    return bindings;
}

Bindings Listing::extreme(bool behind) const
{
    Bindings bindings = common();
    const bool isOfAssigned = !m_query.assignedTo.isEmpty() || m_query.isForMe;
    if (isInClaimOrder() && isOfAssigned && !behind)
        return bindings + Bindings{{":available_at", QStringLiteral("")},
                                   {":rank", highest},
                                   {":id", highest}};
    for (const char *placeholder : placeholders())
        bindings << Binding{placeholder,
                            isNumber(placeholder)
                                ? QVariant(behind ? highest : lowest)
                                : QVariant(behind ? highestText() : QStringLiteral(""))};
    return bindings;
}

bool Listing::isOrderOfClaims() const
{
    return m_query.order.by == ItemOrder::By::ClaimOrder ||
           m_query.order.by == ItemOrder::By::Priority;
}

QList<const char *> Listing::placeholders() const
{
    if (m_query.order.by == ItemOrder::By::Key)
        return {":key", ":id"};
    if (isInClaimOrder())
        return {":available_at", ":rank", ":id"};
    return {":id"};
}

Bindings Listing::common() const
{
    Bindings bindings{{":queue_id", m_queue.value()}};
    if (!isOpen() || m_query.order.by == ItemOrder::By::Created)
        bindings << Binding{":state", nameOf(m_query.state)};
    return bindings;
}

} // namespace intray
