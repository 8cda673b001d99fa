// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ctl/command.h"
#include "queue/id.h"
#include "queue/identity.h"
#include "store/line/connection.h"
#include "store/line/withstores.h"

#include <QHash>
#include <QTemporaryDir>

#include <chrono>
#include <memory>
#include <optional>

namespace intray::ctl {

/// One use of a command: its arguments and options, checked when asked for, and the database it
/// works on. Lives in the main thread and owns the connection, which the stores it gives out
/// borrow.
class Call
{
public:
    using Values = QHash<QString, QStringList>; ///< Option to its values, the last one given last.

    Call(const QStringList &arguments, const Values &values);

    const QStringList &arguments() const { return m_arguments; }
    QString argument(int place) const { return m_arguments.value(place); }
    bool has(const QString &option) const { return m_values.contains(option); }
    QString text(const QString &option) const;
    QStringList texts(const QString &option) const { return m_values.value(option); }

    /// The option as a number within limits; `otherwise` if it is not given.
    Checked<int> number(const QString &option, int otherwise, int least, int most) const;
    Checked<bool> yesOrNo(const QString &option, bool otherwise) const;
    /// The option as a span such as "30m".
    Checked<std::chrono::seconds> span(const QString &option, std::chrono::seconds otherwise) const;
    /// The option, which must be given once and not be empty.
    Checked<QString> needed(const QString &option) const;
    /// The option --lock, in the way the store writes lock ids.
    Checked<LockId> lock() const;

    /// Done if the file can be written without losing one that is there: it is new, or --force is
    /// given.
    Checked<Done> mayWrite(const QString &file) const;

    /// Who acts; once the database is open, its login where it has any.
    Identity identity() const;
    Checked<DatabaseUrl> database() const;
    bool wantsJson() const { return has(QStringLiteral("json")); }

    /// Gives `work`, such as `[&](WorkStore &work) -> Answer { ... }`, the stores that it asks for,
    /// of a database that is there.
    template <typename Work>
    auto with(Work work)
    {
        return connection().and_then(
            [&](Connection *open) { return withStores(work, *open, identity()); });
    }
    /// The database's connection; with CreateOrUpgrade it is made or upgraded first.
    Checked<Connection *> connection(OpenMode mode = OpenMode::Existing);
    /// Closes the database again; how it was reached, for those who open it themselves.
    DatabaseLogin close();
    /// The same for commands that make a database file which is not there, but upgrade none. A
    /// database of a server must be set up.
    Checked<Connection *> connectionOrNew();
    /// The same for what must not even make a file: an empty one that goes with the call if there
    /// is none.
    Checked<Connection *> connectionOrNone();

private:
    Checked<Connection *> opened(const DatabaseUrl &url, OpenMode mode);

    QStringList m_arguments;
    Values m_values;
    std::unique_ptr<QTemporaryDir> m_nowhere; ///< Where a database that must not stay is made.
    std::unique_ptr<Connection> m_connection;
    Password m_password; ///< The one that was used.
};

/// The option --names of lists.
Option namesOption();
/// The option --force of commands that write a file.
Option forceOption();

/// The text as an item's number.
Checked<ItemId> itemFrom(const QString &text);
Checked<QList<ItemId>> itemsFrom(const QStringList &texts);

/// What a file of text holds; "-" is standard input. With a sentence: Unreadable, also for a pipe
/// that nobody may ever write into and for a device; Invalid: not UTF-8.
Checked<QByteArray> contentOf(const QString &file);
/// The file as one JSON object.
Checked<QJsonObject> objectIn(const QString &file);

} // namespace intray::ctl
