// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/storebase.h"

namespace intray {

/// By what a shared filter is known.
struct FilterName
{
    QString queue;
    QString name;
};

/// What to show of a queue's list, under the name by which its team knows it.
struct SharedFilter
{
    QString name;
    QString text; ///< As listFilterFromText() reads it.
    QDateTime sharedAt = {};
    QString sharedBy = {};
};

/// The filters of a queue's list that are shared with whoever sees the queue. Clerks, supervisors
/// and administrators share them. Only who shared a filter changes it, besides supervisors and
/// administrators; on servers the database sees to that. Invalid: a name that is missing, too long
/// or taken. NotFound: no such queue or filter. NotPermitted: it is somebody else's.
class FilterStore : public StoreBase
{
public:
    using StoreBase::StoreBase;

    Outcome<QList<SharedFilter>> filters(const QString &queue); ///< By name.
    Outcome<SharedFilter> withName(const FilterName &wanted);
    /// `replaces`: in place of the one that has its name; else that one stays, and Invalid.
    Outcome<Done> share(const FilterName &wanted, const QString &text, bool replaces);
    Outcome<Done> rename(const FilterName &filter, const QString &newName);
    Outcome<Done> drop(const FilterName &filter);
};

} // namespace intray
