// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/id.h"
#include "queue/queuerules.h"
#include "store/line/storebase.h"
#include "store/verifying/doubtstore.h"
#include "store/verifying/stated.h"
#include "verify/warranty/calibration.h"
#include "verify/warranty/warrantycourse.h"
#include "verify/warranty/warrantyplan.h"

#include <optional>

namespace intray {

/// Which records of a delivery pass: up to a place in the order of doubt (see placeOfDoubt()), but
/// for a random sample.
struct Pass
{
    int mostDoubt = 0;
    int drawn = 0; ///< Of a million that may pass so many stay.

    bool operator==(const Pass &) const = default;
};

/// A piece of a delivery that passes.
struct PassPiece
{
    ImportId delivery;
    Pass pass;
    ItemId after;
};

struct PassedPiece
{
    qint64 passed = 0;
    qint64 drawn = 0;
    ItemId after;
};

/// An item that a delivery's pass came to.
struct PassedItem
{
    ItemId item;
    int doubt = 0; ///< The place that it had.
    bool isDrawn = false;
};

struct PassedItems
{
    std::optional<Pass> pass;
    QList<PassedItem> items;
};

/// What is known of a delivery's records, and what people found in them.
struct DeliveryWarranty
{
    ImportId delivery;
    QString queue;
    qint64 records = 0;
    qint64 opened = 0; ///< By people, to the end.
    qint64 left = 0;   ///< They wait, or somebody has them.
    QList<ItemId> waiting;
    qint64 passed = 0;       ///< Nobody opened them.
    qint64 lookAgain = 0;    ///< Opened ones whose second look is not over.
    double againByRules = 0; ///< The chance of one; figures.again is less where fewer were made.
    std::optional<Pass> pass;
    QList<PassedItem> passedItems; ///< That nobody opened, the most doubtful first.
    WarrantyFigures figures;
    QList<WarrantyFigures> steps; ///< What was known while people worked, up to now.
    QList<qint64> wrongFields;    ///< Of each record that people found wrong.
    QList<ProvenDoubt> judged;    ///< What people opened and a doubt had been kept of.

    qint64 found() const; ///< Fields that people put right.
};

/// What would pass of a delivery of which nothing does yet.
struct PlannedPass
{
    ImportId delivery;
    qint64 records = 0;
    qint64 opened = 0; ///< So many would be opened in all, those of the sample included.
    WarrantyPlan plan;
    std::optional<Pass> pass;     ///< None: everything has to be opened, or some have to be first.
    qint64 openFirst = 0;         ///< So many of those in doubt, before any passes.
    bool needsSecondLook = false; ///< So nothing passes: the rules let nobody look again.
};

/// What a queue's rule comes to.
struct QueueWarranty
{
    PassRule rule;        ///< The usual one where nothing may pass.
    bool letsPass = true; ///< False: somebody opens every record, so no number is wished.
    WarrantyExperience experience;
    QList<DeliveryWarranty> deliveries; ///< The newest first.
    std::optional<Stated> onRecord;     ///< The newest that was put on record.

    double confidence() const { return rule.surePercent / 100.0; }
    double wish() const { return rule.mostWrong / 1e6; }
    WarrantyGround ground() const { return groundOf(experience, confidence()); }

    /// About the deliveries together; each may fail with its part of the risk (Bonferroni).
    std::optional<Statement> statement() const;
};

/// Records that end without eyes, and what can be said of a delivery then. Blocking; lives in the
/// thread of its connection.
class WarrantyStore : public StoreBase
{
public:
    using StoreBase::StoreBase;

    /// Lets the records of a delivery pass whose places have been kept (DoubtStore::keep()), in
    /// pieces; again, as many as have come in since. Where more are drawn than before, others that
    /// have passed belong to the sample; they end as they are until they are reopened.
    /// NotPermitted: by supervisors. Invalid: the queue lets none pass, keys twice or hands all on;
    /// or the delivery passes up to another place already, or more are drawn. NotFound: no such
    /// delivery.
    Outcome<PassedPiece> letPass(ImportId delivery, const Pass &pass);
    /// NotPermitted: by supervisors and administrators. NotFound: no such delivery.
    Outcome<DeliveryWarranty> warranty(ImportId delivery);
    /// The newest deliveries of a queue, or the one alone; what people found in the others counts
    /// as experience. Where the queue has no rule, with the usual one.
    Outcome<QueueWarranty> warrantyOf(const QString &queue, ImportId only = {});
    /// Puts on record what is stated. NotPermitted: by supervisors. Invalid: the queue lets none
    /// pass. NotFound: no such delivery.
    Outcome<Done> keepStatement(const Stated &stated);
    /// What would pass under the queue's own rule; nothing of what nobody looks at a second time.
    /// `known`: of that queue. `doubts`: of what waits in it.
    static QList<PlannedPass> plansOf(const QueueWarranty &known, const QList<RecordDoubt> &doubts);
    /// The same with a rule that somebody thinks of, and with as many second looks as are best
    /// where there are none.
    static QList<PlannedPass> planWith(const PassRule &rule, QueueWarranty known,
                                       const QList<RecordDoubt> &doubts);

private:
    Outcome<DeliveryWarranty> readWarranty(ImportId delivery);
};

} // namespace intray
