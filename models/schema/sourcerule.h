// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/wordfault.h"

#include <QString>
#include <QStringList>

#include <optional>

class QJsonObject;
class QUrl;

namespace intray {

/// Whether a field says where its record's scan, picture or PDF lies, and what may be shown. In the
/// schema true, a folder, {"folder": ..., "hosts": [...]} or {"attachments": true}. A value; any
/// thread.
struct SourceRule
{
    bool isSource = false;
    QString folder;            ///< What paths are below; empty: nothing is said.
    QStringList hosts;         ///< Whose addresses may be fetched, as originOf() writes them.
    bool isAttachment = false; ///< The field names one of the files that are attached to the item.

    /// From the word "source" of a property.
    static SourceRule of(const QJsonObject &words);
    /// The place and a sentence; none: the word is fine.
    static WordFault faultIn(const QJsonObject &words);

    bool operator==(const SourceRule &) const = default;
};

/// Who answers at a web address: scheme, host and port, such as "https://scans.example.org:443"
/// (RFC 6454). None: it is no address of http or https, or holds a name or password.
std::optional<QString> originOf(const QUrl &url);

} // namespace intray
