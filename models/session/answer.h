// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFutureWatcher>
#include <QObject>

namespace intray {

/// Calls `then` with the future's result in the receiver's thread, and not at all once the receiver
/// is gone. QFuture::then(receiver, ...) of Qt 6.4 must not be used for this: it crashes when the
/// receiver has gone.
template <typename T, typename Then>
void answer(const QFuture<T> &future, QObject *receiver, Then then)
{
    auto *watcher = new QFutureWatcher<T>(receiver);
    QObject::connect(watcher, &QFutureWatcherBase::finished, receiver,
                     [watcher, then = std::move(then)]() mutable {
                         watcher->deleteLater();
                         if (watcher->future().resultCount() > 0)
                             then(watcher->result());
                     });
    watcher->setFuture(future);
}

} // namespace intray
