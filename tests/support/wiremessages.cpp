// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wiremessages.h"

#include <QtEndian>

#include <algorithm>
#include <span>

namespace intray {

static constexpr quint32 requestOfTls = 80877103;
static constexpr quint32 requestOfGss = 80877104;
static constexpr quint32 requestOfCancel = 80877102;
static constexpr qint64 unknown = -1;

struct Name
{
    char code;
    const char *name;
};

static constexpr Name postgresToServer[]{
    {'Q', "Query"},     {'P', "Parse"},       {'B', "Bind"},     {'E', "Execute"},
    {'D', "Describe"},  {'C', "Close"},       {'S', "Sync"},     {'H', "Flush"},
    {'X', "Terminate"}, {'p', "Password"},    {'d', "CopyData"}, {'c', "CopyDone"},
    {'f', "CopyFail"},  {'F', "FunctionCall"}};

static constexpr Name postgresToClient[]{{'R', "Authentication"},
                                         {'K', "BackendKeyData"},
                                         {'Z', "ReadyForQuery"},
                                         {'T', "RowDescription"},
                                         {'D', "DataRow"},
                                         {'C', "CommandComplete"},
                                         {'E', "ErrorResponse"},
                                         {'N', "NoticeResponse"},
                                         {'S', "ParameterStatus"},
                                         {'A', "NotificationResponse"},
                                         {'1', "ParseComplete"},
                                         {'2', "BindComplete"},
                                         {'3', "CloseComplete"},
                                         {'n', "NoData"},
                                         {'t', "ParameterDescription"},
                                         {'s', "PortalSuspended"},
                                         {'I', "EmptyQueryResponse"},
                                         {'G', "CopyInResponse"},
                                         {'H', "CopyOutResponse"},
                                         {'d', "CopyData"},
                                         {'c', "CopyDone"},
                                         {'v', "NegotiateProtocolVersion"}};

static constexpr Name mySqlCommands[]{{0x01, "COM_QUIT"},
                                      {0x02, "COM_INIT_DB"},
                                      {0x03, "COM_QUERY"},
                                      {0x09, "COM_STATISTICS"},
                                      {0x0e, "COM_PING"},
                                      {0x11, "COM_CHANGE_USER"},
                                      {0x16, "COM_STMT_PREPARE"},
                                      {0x17, "COM_STMT_EXECUTE"},
                                      {0x18, "COM_STMT_SEND_LONG_DATA"},
                                      {0x19, "COM_STMT_CLOSE"},
                                      {0x1a, "COM_STMT_RESET"},
                                      {0x1b, "COM_SET_OPTION"},
                                      {0x1c, "COM_STMT_FETCH"},
                                      {0x1f, "COM_RESET_CONNECTION"}};

static constexpr Name mySqlAnswers[]{
    {char(0x00), "OK"}, {char(0xff), "Error"}, {char(0xfe), "EOF"}};

static QString nameIn(std::span<const Name> names, char code, const char *otherwise)
{
    const auto found = std::find_if(names.begin(), names.end(),
                                    [code](const Name &name) { return name.code == code; });
    return QString::fromLatin1(found == names.end() ? otherwise : found->name);
}

static quint32 bigEndian(const QByteArray &bytes, qsizetype at)
{
    return qFromBigEndian<quint32>(bytes.constData() + at);
}

static qint64 packetSize(const QByteArray &header)
{
    return quint8(header[0]) | quint8(header[1]) << 8 | quint8(header[2]) << 16;
}

WireMessages::WireMessages(Wire wire)
    : m_wire(wire)
{
}

static qint64 restOfRecord(const QByteArray &header)
{
    return header.size() < 5 ? unknown : qFromBigEndian<quint16>(header.constData() + 3);
}

static qint64 restOfPacket(const QByteArray &header)
{
    if (header.size() < 4 || (header.size() < 5 && packetSize(header) > 0))
        return unknown;
    return std::max<qint64>(0, packetSize(header) - 1);
}

static qint64 restOfMessage(const QByteArray &header)
{
    return header.size() < 5 ? unknown : std::max<qint64>(4, bigEndian(header, 1)) - 4;
}

static qint64 restOfOpening(const QByteArray &header)
{
    return header.size() < 8 ? unknown : std::max<qint64>(8, bigEndian(header, 0)) - 8;
}

qint64 WireMessages::restAfter(Direction direction, const QByteArray &header) const
{
    if (m_encrypted)
        return restOfRecord(header);
    if (m_wire == Wire::MySql)
        return restOfPacket(header);
    if (m_asksForTls && direction == Direction::ToClient)
        return 0;
    return m_opening && direction == Direction::ToServer ? restOfOpening(header)
                                                         : restOfMessage(header);
}

static QString nameOfOpening(quint32 code)
{
    if (code == requestOfTls)
        return QStringLiteral("SSLRequest");
    if (code == requestOfGss)
        return QStringLiteral("GSSENCRequest");
    return code == requestOfCancel ? QStringLiteral("CancelRequest")
                                   : QStringLiteral("StartupMessage");
}

static QString nameOfPacket(Direction direction, const QByteArray &header)
{
    const bool first = header[3] == 0;
    const char code = header.size() > 4 ? header[4] : '\0';
    if (direction == Direction::ToServer)
        return first ? nameIn(mySqlCommands, code, "Command") : QStringLiteral("Login");
    if (first)
        return QStringLiteral("Greeting");
    return code == char(0xfe) && packetSize(header) > 8 ? QStringLiteral("Data")
                                                        : nameIn(mySqlAnswers, code, "Data");
}

QString WireMessages::nameOf(Direction direction, const QByteArray &header) const
{
    if (m_encrypted)
        return QStringLiteral("TlsRecord");
    if (m_wire == Wire::MySql)
        return nameOfPacket(direction, header);
    if (direction == Direction::ToClient)
        return m_asksForTls ? QStringLiteral("SSLResponse")
                            : nameIn(postgresToClient, header[0], "Message");
    return m_opening ? nameOfOpening(bigEndian(header, 4))
                     : nameIn(postgresToServer, header[0], "Message");
}

void WireMessages::learnFromPostgres(Direction direction, const QByteArray &header)
{
    if (direction == Direction::ToClient) {
        m_encrypted = m_asksForTls && header[0] == 'S';
        m_asksForTls = false;
    } else if (m_opening) {
        const QString name = nameOfOpening(bigEndian(header, 4));
        m_asksForTls =
            name == QStringLiteral("SSLRequest") || name == QStringLiteral("GSSENCRequest");
        m_opening = name != QStringLiteral("StartupMessage");
    }
}

// A login of 32 bytes is the short one that asks for encryption; the full one follows encrypted.
void WireMessages::learnFrom(Direction direction, const QByteArray &header)
{
    if (m_encrypted)
        return;
    if (m_wire == Wire::Postgres)
        return learnFromPostgres(direction, header);
    if (direction == Direction::ToClient || !m_opening)
        return;
    m_encrypted = packetSize(header) == 32;
    m_opening = false;
}

Piece WireMessages::next(Direction direction, QByteArrayView bytes)
{
    if (m_wire == Wire::Bytes)
        return {bytes.size(), true, true, QStringLiteral("Bytes")};
    Stream &stream = m_streams[size_t(direction)];
    Piece piece;
    piece.begins = stream.header.isEmpty();
    while (stream.rest == unknown && piece.size < bytes.size()) {
        stream.header += bytes[piece.size++];
        stream.rest = restAfter(direction, stream.header);
    }
    if (stream.rest == unknown)
        return piece;
    const qint64 taken = std::min<qint64>(stream.rest, bytes.size() - piece.size);
    piece.size += taken;
    stream.rest -= taken;
    piece.ends = stream.rest == 0;
    if (piece.ends) {
        piece.name = nameOf(direction, stream.header);
        learnFrom(direction, stream.header);
        stream = {};
    }
    return piece;
}

} // namespace intray
