// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/recordschema.h"
#include "verify/decided/keptdecision.h"
#include "verify/proposal/offeredvalue.h"

#include <QHash>

#include <memory>
#include <optional>

namespace intray {

/// What a template keeps of what was decided about a queue.
struct TemplateDecisions
{
    QString name; ///< Of the template.
    QList<KeptDecision> decisions;
};

/// The values of a queue's records by what was decided about values like them, for those that came
/// by the template that says it. Where it says two things, the newer one counts. Cheap to copy;
/// immutable, any thread.
class DecidedValues
{
public:
    DecidedValues(); ///< Nothing is decided.
    /// `values` are some of each field's values, or all: they tell what examples mean.
    DecidedValues(const RecordSchema &schema, const QList<TemplateDecisions> &templates,
                  const QHash<QString, QStringList> &values);

    bool isEmpty() const;
    QStringList fields() const; ///< Of which something is decided.
    /// One value for each cell that may be changed, two where two templates say otherwise. Each
    /// keeps the rules of the record. `templates`: by which the record came; none said: by any.
    QList<OfferedValue> of(const Record &record,
                           const std::optional<QStringList> &templates = std::nullopt) const;

private:
    struct Known;
    std::shared_ptr<const Known> m_known;
};

} // namespace intray
