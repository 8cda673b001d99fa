// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"

#include <QJsonObject>
#include <QStringList>

#include <memory>

namespace intray {

/// A JSON Schema as valijson checks it. FieldRules says the plain rules of a field in sentences;
/// what is left for here are conditions across fields, combinations and dependencies. A value; any
/// thread.
class JsonSchema
{
public:
    JsonSchema(); ///< Allows everything.

    /// Invalid if valijson can make no sense of it.
    static Outcome<JsonSchema> fromJson(const QJsonObject &schema);

    bool allowsAll() const { return !m_compiled; }
    /// The top-level fields that break a rule; an empty name stands for the record as a whole.
    QStringList faultyFields(const QJsonObject &record) const;

private:
    struct Compiled;
    std::shared_ptr<const Compiled> m_compiled;
};

} // namespace intray
