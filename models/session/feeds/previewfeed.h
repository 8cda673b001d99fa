// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "queue/item.h"
#include "queue/lasthold.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace intray {

class Session;

/// An item as it is, and who held it last: to be looked at and not taken.
struct ItemLook
{
    ItemDetail detail;
    std::optional<LastHold> held; ///< None: nobody has held it.
};

/// Reads items for a preview that follows a selection: a moment after the last wish, and only the
/// answer to that one is told. What may be seen of an item, the database decides. Lives in the
/// window's thread and borrows the session.
class PreviewFeed : public QObject
{
    Q_OBJECT
public:
    explicit PreviewFeed(Session &session, QObject *parent = nullptr);

    void look(ItemId item);
    void forget(); ///< No answer is wanted any more.

signals:
    void found(const intray::ItemLook &look);
    void failed(const intray::Error &error);

private:
    void ask();
    void receive(const Outcome<ItemLook> &look);

    Session &m_session;
    QTimer m_pause;
    ItemId m_item;
    quint64 m_question = 0;
};

} // namespace intray
