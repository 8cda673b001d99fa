// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/cell.h"

#include <QByteArrayView>
#include <QList>

#include <memory>

namespace intray {

/// One field of a record, named.
struct NamedCell
{
    QByteArrayView name;
    Cell cell;
};

/// Reads records from their JSON text without making values of them, which would take most of an
/// export's time. Any one thread.
class RecordText
{
public:
    RecordText();
    ~RecordText();
    Q_DISABLE_COPY_MOVE(RecordText)

    /// The fields in the order in which they are written; of one that stands twice the last counts.
    /// They stand until the next call. Text that is no JSON object has none.
    const QList<NamedCell> &read(QByteArrayView json);

private:
    struct Reader;
    std::unique_ptr<Reader> m_reader;
};

} // namespace intray
