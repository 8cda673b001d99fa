// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/feeds/sharedfilterfeed.h"
#include "ui/lists/personalfilters.h"

namespace intray {

/// By what a kept filter is known: this person may have one of the same name for themselves.
struct KeptFilter
{
    QString name;
    bool isShared = false;

    bool operator==(const KeptFilter &) const = default;
};

/// The filters that are kept for a queue's list: this person's own, and those that the team shares.
/// In the window's thread; borrows session and settings.
class KeptFilters : public QObject
{
    Q_OBJECT
public:
    KeptFilters(Session &session, WindowSettings &settings, QObject *parent = nullptr);

    void setQueue(const QString &name);
    PersonalFilters &own() { return m_own; }
    SharedFilterFeed &shared() { return m_shared; }

    QList<KeptFilter> all() const; ///< The own ones first, each kind as people sort names.
    bool has(const KeptFilter &kept) const;
    /// NotFound: it is gone. Invalid: it is damaged.
    Outcome<ListFilter> filter(const KeptFilter &kept) const;
    /// Who shared it and when, in a sentence, or that it is one's own.
    QString sentenceOn(const KeptFilter &kept) const;
    QString sharedBy(const KeptFilter &kept) const; ///< Empty: nobody did.

    /// Why this person cannot share filters, in a sentence; empty: they can.
    QString whyNoSharing() const;
    /// Why this person cannot rename, replace or remove it, in a sentence; empty: they can.
    QString whyNoChange(const KeptFilter &kept) const;

private:
    Session &m_session;
    PersonalFilters m_own;
    SharedFilterFeed m_shared;
};

} // namespace intray
