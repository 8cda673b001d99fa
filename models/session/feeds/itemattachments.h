// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/attachment.h"
#include "queue/error.h"
#include "store/cancellation.h"

#include <QList>
#include <QObject>

#include <memory>

class QTemporaryFile;

namespace intray {

class DatabaseThread;
class Session;

/// The files that belong to one item, fetched one at a time into files of this computer that go
/// with the last who holds them. Over a line of their own, which the first one opens, so that no
/// large file keeps anything else waiting. The newest wish counts. Lives in the window's thread and
/// borrows the session.
class ItemAttachments : public QObject
{
    Q_OBJECT
public:
    explicit ItemAttachments(Session &session, QObject *parent = nullptr);
    ~ItemAttachments() override;

    void list(ItemId item);                   ///< Answers with `listed` or `failed`.
    void fetch(const Attachment &attachment); ///< Answers with `fetched` or `failed`.
    void leave();                             ///< Whatever is asked for is not wanted any more.

signals:
    void listed(const QList<intray::Attachment> &all);
    void fetched(const intray::Attachment &attachment, const std::shared_ptr<QTemporaryFile> &file);
    void failed(const QString &sentence);

private:
    DatabaseThread &line();

    Session &m_session;
    std::unique_ptr<DatabaseThread> m_line; ///< Null: nothing was asked for yet.
    Cancellation m_wish;
    ItemId m_item;
};

} // namespace intray
