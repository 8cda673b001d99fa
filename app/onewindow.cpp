// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/onewindow.h"

#include "app/windowcall.h"
#include "app/windowplace.h"
#include "store/line/sqlite/ownname.h"

#include <QCryptographicHash>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocalServer>
#include <QLocalSocket>

namespace intray {

using namespace Qt::StringLiterals;

static constexpr qint64 longestCall = 4096;

static QString nameOf(const DatabaseUrl &database)
{
    return database.isServer() ? database.text() : u"sqlite:"_s + ownNameOf(database.path());
}

static QString placeOf(const DatabaseUrl &database, const Identity &identity)
{
    const QString whose = nameOf(database) + u'\n' + identity.user;
    const QByteArray mark =
        QCryptographicHash::hash(whose.toUtf8(), QCryptographicHash::Sha256).toHex().left(20);
    return windowPlace(QString::fromLatin1(mark));
}

static QByteArray written(const SecondStart &start)
{
    const QJsonObject told{{u"queue"_s, start.queue}, {u"token"_s, start.token}};
    return QJsonDocument(told).toJson(QJsonDocument::Compact) + '\n';
}

static SecondStart read(const QByteArray &line)
{
    const QJsonObject told = QJsonDocument::fromJson(line).object();
    return {told.value(u"queue"_s).toString(), told.value(u"token"_s).toString()};
}

OneWindow::OneWindow(std::chrono::milliseconds patience, QObject *parent)
    : QObject(parent)
    , m_patience(patience)
{
}

OneWindow::~OneWindow() = default;

void OneWindow::start(const DatabaseUrl &database, const Identity &identity,
                      const SecondStart &start)
{
    const QString place = placeOf(database, identity);
    if (place.isEmpty()) {
        QMetaObject::invokeMethod(this, &OneWindow::alone, Qt::QueuedConnection);
        return;
    }
    call(place, written(start));
    connect(m_call.get(), &WindowCall::answered, this, &OneWindow::found);
    connect(m_call.get(), &WindowCall::unanswered, this, &OneWindow::alone);
    m_call->start();
}

void OneWindow::follow(const DatabaseUrl &database, const Identity &identity)
{
    const QString place = placeOf(database, identity);
    if (place == m_place || place.isEmpty())
        return;
    call(place, {});
    connect(m_call.get(), &WindowCall::answered, this, &OneWindow::stopListening);
    m_call->start();
}

// This program can be called itself before its turn ends.
void OneWindow::call(const QString &place, const QByteArray &words)
{
    m_call = std::make_unique<WindowCall>(place, words, m_patience);
    const auto end = [this] { m_call.release()->deleteLater(); };
    connect(m_call.get(), &WindowCall::answered, this, end);
    connect(m_call.get(), &WindowCall::unanswered, this, [this, place, end] {
        listenAt(place);
        end();
    });
}

void OneWindow::stopListening()
{
    m_server.reset();
    m_place.clear();
}

void OneWindow::listenAt(const QString &place)
{
    m_place = place;
    m_server = std::make_unique<QLocalServer>();
    m_server->setSocketOptions(QLocalServer::UserAccessOption);
    QLocalServer::removeServer(place); // of a window that was killed
    connect(m_server.get(), &QLocalServer::newConnection, this, [this] {
        while (QLocalSocket *caller = m_server->nextPendingConnection()) {
            connect(caller, &QLocalSocket::readyRead, this, [this, caller] { answer(*caller); });
            connect(caller, &QLocalSocket::disconnected, caller, &QObject::deleteLater);
        }
    });
    m_server->listen(place);
}

void OneWindow::answer(QLocalSocket &caller)
{
    if (caller.bytesAvailable() > longestCall)
        return caller.abort();
    if (!caller.canReadLine())
        return;
    emit called(read(caller.readLine()));
    caller.write("raised\n");
    caller.flush();
    caller.disconnectFromServer();
}

} // namespace intray
