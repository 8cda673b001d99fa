// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/verbs.h"

#include "queue/assignment.h"
#include "queue/bulkcorrection.h"
#include "queue/claim.h"
#include "queue/disposition.h"
#include "queue/event.h"
#include "queue/finished.h"
#include "queue/queuerules.h"
#include "queue/role.h"
#include "store/adopted/comparing.h"
#include "store/adopted/pages.h"
#include "store/attachments/attachmentstore.h"
#include "store/importing/importstore.h"
#include "store/importing/templatestore.h"
#include "store/rules/filterstore.h"
#include "store/supervising/calledresult.h"
#include "store/supervising/sealed.h"
#include "store/supervising/sweptlocks.h"
#include "store/verifying/countedpiece.h"
#include "store/verifying/keptduplicates.h"
#include "store/verifying/lookupstore.h"
#include "store/verifying/merge.h"
#include "store/verifying/refusedsuggestion.h"

namespace intray {

template <typename Answer, typename... Given>
static VerbSignature signatureOf(const Verb<Answer, Given...> &verb)
{
    if (!verb.embedded)
        qFatal("%s is missing on SQLite.", verb.name);
    return {QString::fromLatin1(verb.name), verb.parameters(Identity(), Given()...), false,
            verb.manner};
}

template <typename Answer, typename... Given>
static VerbSignature signatureOf(const LongVerb<Answer, Given...> &verb)
{
    return {QString::fromLatin1(verb.name), verb.parameters(Identity(), {}, Given()...), true};
}

QList<VerbSignature> verbSignatures()
{
    return {signatureOf(verbs::claimNext),
            signatureOf(verbs::claimItems),
            signatureOf(verbs::extend),
            signatureOf(verbs::saveDraft),
            signatureOf(verbs::discardDraft),
            signatureOf(verbs::settleProposal),
            signatureOf(verbs::finish),
            signatureOf(verbs::completeWithResult),
            signatureOf(verbs::finishAll),
            signatureOf(verbs::finishAndTakeNext),
            signatureOf(verbs::takeBack),
            signatureOf(verbs::outcomeOf),
            signatureOf(verbs::sweep),
            signatureOf(verbs::sealHistory),
            signatureOf(verbs::note),
            signatureOf(verbs::askBack),
            signatureOf(verbs::decline),
            signatureOf(verbs::attach),
            signatureOf(verbs::mergeInto),
            signatureOf(verbs::tellApart),
            signatureOf(verbs::keepLookup),
            signatureOf(verbs::dropLookup),
            signatureOf(verbs::keepTemplate),
            signatureOf(verbs::dropTemplate),
            signatureOf(verbs::shareFilter),
            signatureOf(verbs::renameFilter),
            signatureOf(verbs::dropFilter),
            signatureOf(verbs::beat),
            signatureOf(verbs::adoptedClaim),
            signatureOf(verbs::adoptedFinishAndTake),
            signatureOf(verbs::adoptedLoss),
            signatureOf(verbs::adoptedLook),
            signatureOf(verbs::adoptedPage),
            signatureOf(verbs::adoptedCount),
            signatureOf(verbs::adoptedDifferences),
            signatureOf(verbs::adoptedAdd),
            signatureOf(verbs::adoptQueue),
            signatureOf(verbs::undoAdoption),
            signatureOf(verbs::releaseLocks),
            signatureOf(verbs::takeAway),
            signatureOf(verbs::reopen),
            signatureOf(verbs::reopenItems),
            signatureOf(verbs::takeBackMerge),
            signatureOf(verbs::prioritize),
            signatureOf(verbs::correctItems),
            signatureOf(verbs::assign),
            signatureOf(verbs::addQueue),
            signatureOf(verbs::setQueue),
            signatureOf(verbs::widenFields),
            signatureOf(verbs::removeQueue),
            signatureOf(verbs::pauseQueue),
            signatureOf(verbs::setUser),
            signatureOf(verbs::removeUser),
            signatureOf(verbs::renameLogin),
            signatureOf(verbs::setTags),
            signatureOf(verbs::addItem),
            signatureOf(verbs::keepLearned),
            signatureOf(verbs::addCounts),
            signatureOf(verbs::refuseSuggestion),
            signatureOf(verbs::keepFigures),
            signatureOf(verbs::keepDuplicateModel),
            signatureOf(verbs::addDuplicateKeys),
            signatureOf(verbs::beginImport),
            signatureOf(verbs::stageItems),
            signatureOf(verbs::acceptImport),
            signatureOf(verbs::openStagedItems),
            signatureOf(verbs::discardImport),
            signatureOf(verbs::recallItems),
            signatureOf(verbs::deliveryState),
            signatureOf(verbs::askForWork),
            signatureOf(verbs::lookAtRequest),
            signatureOf(verbs::cancelRequest),
            signatureOf(verbs::runSource),
            signatureOf(verbs::trySource),
            signatureOf(verbs::beginSelftest),
            signatureOf(verbs::removeSelftest)};
}

} // namespace intray
