// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lists/filteroffers.h"

#include "lists/celltext.h"
#include "lists/typedfilter.h"

#include <QCoreApplication>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(intray::FilterOffer)
};

constexpr int mostOffers = 6;
constexpr int mostKept = 3;
constexpr int mostLetters = 40;

FilterOffer inColumn(const ItemColumn &column, const QString &wanted, ListFilter now)
{
    now.columns.insert(column.id, wanted);
    return {typedText(column, cellText(wanted, mostLetters)), now, {}};
}

void offerNamedColumns(QList<FilterOffer> &offers, const QString &text, const ListFilter &now,
                       const QList<ItemColumn> &columns)
{
    for (const ItemColumn &column : columns)
        if (column.isFilterable() && column.title.startsWith(text, Qt::CaseInsensitive))
            offers << FilterOffer{typedText(column, QStringLiteral("…")), now,
                                  typedText(column, {})};
}

void offerKept(QList<FilterOffer> &offers, const QString &text, const QList<NamedFilter> &kept)
{
    int left = mostKept;
    for (const NamedFilter &one : kept)
        if (one.name.contains(text, Qt::CaseInsensitive) && left-- > 0)
            offers << FilterOffer{
                Words::tr("Filter “%1”").arg(cellText(one.name, mostLetters)), one.filter, {}};
}

void offerBroken(QList<FilterOffer> &offers, const QString &text, ListFilter now)
{
    const QString words = Words::tr("Breaks a rule");
    if (now.onlyBroken || !words.contains(text, Qt::CaseInsensitive))
        return;
    now.onlyBroken = true;
    offers << FilterOffer{words, now, {}};
}

} // namespace

QList<FilterOffer> filterOffers(const QString &text, const ListFilter &now,
                                const QList<ItemColumn> &columns, const QList<NamedFilter> &kept)
{
    const QString typed = text.trimmed();
    if (typed.isEmpty())
        return {};
    if (const auto named = typedFilter(typed, columns))
        return named->wanted.isEmpty()
                   ? QList<FilterOffer>()
                   : QList{inColumn(columns.at(named->column), named->wanted, now)};
    QList<FilterOffer> offers;
    offerNamedColumns(offers, typed, now, columns);
    offerBroken(offers, typed, now);
    offerKept(offers, typed, kept);
    for (const ItemColumn &column : columns)
        if (column.isFilterable())
            offers << inColumn(column, typed, now);
    return offers.mid(0, mostOffers);
}

} // namespace intray
