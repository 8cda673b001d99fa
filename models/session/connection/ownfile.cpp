// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/connection/ownfile.h"

#include "session/answer.h"
#include "session/session.h"
#include "store/line/databasefile.h"

namespace intray {

void withOwnFile(Session &session, QObject *receiver, std::function<void(const QString &)> then)
{
    if (session.url().engine() != DatabaseUrl::Engine::Odbc)
        return then(session.url().path());
    const auto ask = [](Connection &connection) -> Outcome<QString> { return fileOf(connection); };
    answer(
        session.reading().runOnConnection(ask), receiver,
        [then = std::move(then)](const Outcome<QString> &file) { then(file.value_or(QString())); });
}

} // namespace intray
