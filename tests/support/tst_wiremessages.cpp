// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/proxyrules.h"
#include "support/testclass.h"
#include "support/tlshiding.h"
#include "support/wiremessages.h"

#include <QTest>
#include <QtEndian>

using namespace intray;

/// Messages are found in a stream, however the network has cut it up.
class WireMessagesTest : public QObject
{
    Q_OBJECT

private slots:
    void messagesOfPostgresAreNamed();
    void packetsOfMySqlAreNamed();
    void messagesAreTheSameByteByByte();
    void askingForEncryptionIsNotTheStart();
    void recordsAreCountedOnceALineIsEncrypted();
    void aShortLoginOfMySqlStartsEncryption();
    void aPlaceBeforeAMessageIsReachedByItsFirstByte();
    void aPlaceAfterAMessageIsReachedByItsLastByte();
    void aGreetingCanHideThatTheServerEncrypts();
};

static QByteArray size32(qsizetype size)
{
    QByteArray bytes(4, '\0');
    qToBigEndian(quint32(size), bytes.data());
    return bytes;
}

static QByteArray postgres(char type, const QByteArray &body)
{
    return type + size32(body.size() + 4) + body;
}

static QByteArray opening(quint32 code, const QByteArray &body = {})
{
    return size32(body.size() + 8) + size32(code) + body;
}

static const quint32 sslRequest = 80877103;
static const quint32 version3 = 196608;

static QByteArray packet(int number, const QByteArray &body)
{
    return QByteArray() + char(body.size()) + char(body.size() >> 8) + '\0' + char(number) + body;
}

/// The kinds of the messages that end in a stream which comes in steps of this size.
static QStringList namesIn(WireMessages &messages, Direction direction, QByteArray stream,
                           qsizetype step)
{
    QStringList names;
    while (!stream.isEmpty()) {
        QByteArray arrived = stream.left(step);
        stream.remove(0, step);
        while (!arrived.isEmpty()) {
            const Piece piece = messages.next(direction, arrived);
            arrived.remove(0, piece.size);
            if (piece.ends)
                names << piece.name;
        }
    }
    return names;
}

static QStringList words(const char *text)
{
    return QString::fromLatin1(text).split(u' ');
}

void WireMessagesTest::messagesOfPostgresAreNamed()
{
    WireMessages messages(Wire::Postgres);
    QCOMPARE(namesIn(messages, Direction::ToServer,
                     opening(version3, "user\0anna\0\0") + postgres('p', "secret") +
                         postgres('Q', "SELECT 1") + postgres('X', {}),
                     10'000),
             words("StartupMessage Password Query Terminate"));
    QCOMPARE(namesIn(messages, Direction::ToClient,
                     postgres('R', size32(0)) + postgres('D', "row") + postgres('C', "SELECT 1") +
                         postgres('Z', "I"),
                     10'000),
             words("Authentication DataRow CommandComplete ReadyForQuery"));
}

void WireMessagesTest::packetsOfMySqlAreNamed()
{
    WireMessages messages(Wire::MySql);
    QCOMPARE(namesIn(messages, Direction::ToClient,
                     packet(0, "\x0a"
                               "11.0"),
                     10'000),
             words("Greeting"));
    QCOMPARE(namesIn(messages, Direction::ToServer,
                     packet(1, QByteArray(60, 'u')) + packet(0, "\x03SELECT 1") + packet(0, "\x01"),
                     10'000),
             words("Login COM_QUERY COM_QUIT"));
    QCOMPARE(namesIn(messages, Direction::ToClient,
                     packet(2, QByteArray(7, '\0')) + packet(1, "\x01") +
                         packet(2, "\xfe\1\2\3\4") + packet(3, "\xff error") + packet(4, {}),
                     10'000),
             words("OK Data EOF Error OK"));
}

void WireMessagesTest::messagesAreTheSameByteByByte()
{
    const QByteArray asked =
        opening(version3, "user\0") + postgres('P', QByteArray(300, 'x')) + postgres('S', {});
    for (const qsizetype step : {1, 2, 3, 7, 100}) {
        WireMessages messages(Wire::Postgres);
        QCOMPARE(namesIn(messages, Direction::ToServer, asked, step),
                 words("StartupMessage Parse Sync"));
        WireMessages packets(Wire::MySql);
        QCOMPARE(namesIn(packets, Direction::ToServer,
                         packet(1, QByteArray(200, 'u')) + packet(0, "\x16SELECT ?"), step),
                 words("Login COM_STMT_PREPARE"));
    }
}

void WireMessagesTest::askingForEncryptionIsNotTheStart()
{
    WireMessages messages(Wire::Postgres);
    QCOMPARE(namesIn(messages, Direction::ToServer, opening(sslRequest), 3), words("SSLRequest"));
    QCOMPARE(namesIn(messages, Direction::ToClient, "N", 1), words("SSLResponse"));
    QCOMPARE(namesIn(messages, Direction::ToServer, opening(version3) + postgres('Q', "x"), 3),
             words("StartupMessage Query"));
}

void WireMessagesTest::recordsAreCountedOnceALineIsEncrypted()
{
    WireMessages messages(Wire::Postgres);
    namesIn(messages, Direction::ToServer, opening(sslRequest), 8);
    namesIn(messages, Direction::ToClient, "S", 1);
    const QByteArray record = QByteArray::fromHex("1703030004") + "abcd";
    QCOMPARE(namesIn(messages, Direction::ToServer, record + record, 4),
             words("TlsRecord TlsRecord"));
    QCOMPARE(namesIn(messages, Direction::ToClient, record, 100), words("TlsRecord"));
}

void WireMessagesTest::aShortLoginOfMySqlStartsEncryption()
{
    WireMessages messages(Wire::MySql);
    const QByteArray record = QByteArray::fromHex("1603010002") + "ab";
    QCOMPARE(namesIn(messages, Direction::ToServer, packet(1, QByteArray(32, 'u')) + record, 5),
             words("Login TlsRecord"));
    QCOMPARE(namesIn(messages, Direction::ToClient, record, 5), words("TlsRecord"));
}

/// How much passes of each half of two messages, up to the place.
static QList<qsizetype> passedOfHalves(const Place &place)
{
    ProxyRules rules;
    rules.mark();
    rules.place = place;
    QList<qsizetype> passed;
    bool isPlace = false;
    for (const Piece &half : {Piece{4, true, false, {}}, Piece{6, false, true, {}},
                              Piece{4, true, false, {}}, Piece{6, false, true, {}}}) {
        passed << rules.letPass(place.direction, half, isPlace);
        if (isPlace)
            return passed;
    }
    return passed;
}

void WireMessagesTest::aPlaceBeforeAMessageIsReachedByItsFirstByte()
{
    QCOMPARE(passedOfHalves({Direction::ToServer, Unit::Message, 1, Side::Before}),
             (QList<qsizetype>{0}));
    QCOMPARE(passedOfHalves({Direction::ToServer, Unit::Message, 2, Side::Before}),
             (QList<qsizetype>{4, 6, 0}));
}

void WireMessagesTest::aPlaceAfterAMessageIsReachedByItsLastByte()
{
    QCOMPARE(passedOfHalves({Direction::ToClient, Unit::Message, 1, Side::After}),
             (QList<qsizetype>{4, 6}));
    QCOMPARE(passedOfHalves({Direction::ToClient, Unit::Message, 2, Side::After}),
             (QList<qsizetype>{4, 6, 4, 6}));
}

void WireMessagesTest::aGreetingCanHideThatTheServerEncrypts()
{
    const QByteArray upToAbilities =
        packet(0, {}) + '\x0a' + QByteArray("11.0\0", 5) + QByteArray(4 + 8 + 1, 'x');
    QCOMPARE(withoutEncryption(upToAbilities + "\xff\xff\x2d"), upToAbilities + "\xff\xf7\x2d");
    QVERIFY(asksForEncryption(opening(sslRequest)));
    QVERIFY(!asksForEncryption(opening(version3)));
}

INTRAY_TEST_GUILESS_MAIN(WireMessagesTest)
#include "tst_wiremessages.moc"
