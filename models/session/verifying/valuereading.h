// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/runs/longrun.h"
#include "verify/values/valuetable.h"

#include <optional>

namespace intray {

/// A field of a queue.
struct FieldOfQueue
{
    QString queue;
    QString field;

    bool operator==(const FieldOfQueue &) const = default;
};

/// Reads the values of a field, with what is proposed for them, on a thread and a connection of its
/// own. Asked about another field meanwhile, it begins anew with that one. Lives in the window's
/// thread; when it goes it cancels what still runs.
class ValueReading : public LongRun
{
    Q_OBJECT
public:
    ValueReading(const DatabaseLogin &login, const Identity &identity, QObject *parent = nullptr);
    ~ValueReading() override;

    void read(const FieldOfQueue &field);
    void cancel() override; ///< Ends with cancelled() alone.

signals:
    void found(const intray::FieldOfQueue &field, const intray::ValueTable &table);
    void cancelled();

private:
    void begin();

    std::optional<FieldOfQueue> m_next; ///< To be read as soon as the present one has ended.
};

} // namespace intray
