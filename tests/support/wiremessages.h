// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <array>

namespace intray {

/// What a connection speaks, as far as its messages can be told apart.
enum class Wire {
    Bytes,    ///< Unknown: what arrives together is taken for a message.
    Postgres, ///< Messages of PostgreSQL's protocol 3; records once it is encrypted.
    MySql     ///< Packets of MySQL's protocol; records once it is encrypted.
};

enum class Direction { ToServer, ToClient };

/// A part of a stream that belongs to one message.
struct Piece
{
    qsizetype size = 0;
    bool begins = false; ///< The message's first byte is in it.
    bool ends = false;   ///< The message's last byte is in it.
    QString name;        ///< What kind of message ends here, in the protocol's own words; a result
                         ///< row of MySQL may look like another packet.
};

/// Finds the messages in the two streams of one connection, which it is shown from their start.
class WireMessages
{
public:
    explicit WireMessages(Wire wire);

    /// The first piece of `bytes`, which come next in this direction and are not empty.
    Piece next(Direction direction, QByteArrayView bytes);

private:
    /// What is known of the message that is under way in one direction.
    struct Stream
    {
        QByteArray header;
        qint64 rest = -1; ///< How many bytes follow the header; -1: not known yet.
    };

    qint64 restAfter(Direction direction, const QByteArray &header) const;
    QString nameOf(Direction direction, const QByteArray &header) const;
    void learnFrom(Direction direction, const QByteArray &header);
    void learnFromPostgres(Direction direction, const QByteArray &header);

    Wire m_wire;
    std::array<Stream, 2> m_streams;
    bool m_opening = true;     ///< PostgreSQL: the client's messages have no type yet. MySQL: no
                               ///< login has been seen.
    bool m_asksForTls = false; ///< PostgreSQL: the server's next byte says whether it encrypts.
    bool m_encrypted = false;
};

} // namespace intray
