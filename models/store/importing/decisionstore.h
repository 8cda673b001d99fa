// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/storebase.h"
#include "verify/decided/decidedvalues.h"

namespace intray {

class Sql;

/// What was decided about values, kept with the import templates that bring them in, for the next
/// delivery. Everybody may read it; whoever keeps templates keeps it.
class DecisionStore : public StoreBase
{
public:
    using StoreBase::StoreBase;

    /// The templates by which deliveries came into the queue, the last used first. Empty besides:
    /// this user does not see deliveries.
    Outcome<QStringList> templatesOf(const QString &queue);
    /// What it decides anew is replaced. The template says nothing else than before. Also Invalid:
    /// the decision says two things of one value or names what no record can have, or the template
    /// is none for imports, cannot be read, or would be too long.
    Outcome<Done> keep(const QString &templateName, const KeptDecision &decision);
    /// Takes what was decided by a bulk correction out of all templates; which ones had it.
    Outcome<QStringList> forget(const OperationId &correction);
};

/// What the import templates keep about a queue; what cannot be read decides nothing. Throws
/// SqlFailure.
QList<TemplateDecisions> decisionsAbout(Sql &sql, const QString &queue);
/// By which import templates records came, first and last. Throws SqlFailure.
QStringList templatesOf(Sql &sql, ItemId item);
using TemplatesOfItems = QHash<ItemId, QStringList>;
TemplatesOfItems templatesOf(Sql &sql, QueueId queue); ///< Of all its items that came by one.
/// Is another one whenever an import template is kept or dropped. Throws SqlFailure.
QString markOfTemplates(Sql &sql);

} // namespace intray
