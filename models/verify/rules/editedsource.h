// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QString>
#include <QStringList>

namespace intray {

/// What a field says of the scan, picture or PDF of its record, as people change it in the window:
/// the word "source" of schema/sourcerule.h. A plain value.
struct EditedSource
{
    enum class Kind { None, Place, Attachment };

    Kind kind = Kind::None;
    QString folder;    ///< What paths are below; empty: nothing is said.
    QStringList hosts; ///< Whose web addresses may be fetched, as they are typed.

    bool operator==(const EditedSource &) const = default;

    /// From the words of a property.
    static EditedSource of(const QJsonObject &words);
    /// Says it in the words of a property, as briefly as it can be said.
    void putInto(QJsonObject &words) const;
};

} // namespace intray
