// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/drafts/draftjournal.h"
#include "store/work/workstore.h"

#include <QObject>

namespace intray {

class Session;
struct LockFacts;

/// My items: what I hold, with the newest text typed for each, and texts of mine whose lock is
/// gone. Merges the locks and drafts of the database with the journal on this disk: the newer
/// revision wins, and while the database is gone the journal alone serves. Lives in the window's
/// thread.
class HeldItems : public QObject
{
    Q_OBJECT
public:
    explicit HeldItems(Session &session, QObject *parent = nullptr);
    ~HeldItems() override;

    /// Held ones first, oldest lock first; then lost ones, newest text first.
    const QList<HeldItem> &items() const { return m_items; }
    int heldCount() const;
    /// The one to resume: of those that I hold, and of them of those of that queue, the one typed
    /// in or taken last. Only while there are items.
    const Item &lastInWork(const QString &queue = {}) const;
    /// Whether it is only a text of mine: somebody else or nobody holds the item now.
    bool isLost(const HeldItem &held) const;
    int textCount() const; ///< Of how many something was typed.
    /// "You have 3 unfinished items.", of how many others a text is kept, and that the database
    /// cannot be reached if so; empty if there are none.
    QString sentence() const;
    bool isLoaded() const { return m_loaded; }

public slots:
    void refresh();
    void
    discard(intray::ItemId item); ///< Throws a lost text of mine away, here and in the database.

signals:
    void changed();
    /// What I had and have not any more, though I did not end it myself.
    void takenAway(const QList<intray::LockFacts> &items);
    void found(int unfinished); ///< With the first answer, and with the database's first if that
                                ///< comes later.

private:
    struct Merged;
    void follow();
    static Outcome<Merged> merge(WorkStore &store, const QList<DraftJournal::Entry> &entries,
                                 const QList<Item> &before);
    QList<Item> heldSoFar() const;
    static void mergeEntry(WorkStore &store, Merged &merged, const DraftJournal::Entry &entry);
    void ask(const QList<DraftJournal::Entry> &entries);
    void receive(const Outcome<Merged> &merged, const QList<DraftJournal::Entry> &entries);
    void showEntries(const QList<DraftJournal::Entry> &entries);
    void settle(const Merged &merged);

    Session &m_session;
    QList<HeldItem> m_items;
    bool m_loaded = false;
    bool m_known = false; ///< The database has answered at least once.
    bool m_offline = false;
    bool m_asking = false;
    bool m_askAgain = false;
};

} // namespace intray
