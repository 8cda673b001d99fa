// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QString>

#include <optional>

namespace intray {

/// A place in a schema that is not as JSON Schema wants it.
struct SchemaFault
{
    QString place; ///< JSON pointer, such as "/properties/zip/pattern"; empty: the whole document.
    QString sentence; ///< Translated, with the place in it.
};

/// The first such place; nothing: the keywords that Intray uses are well formed.
std::optional<SchemaFault> faultInSchema(const QJsonObject &schema);

} // namespace intray
