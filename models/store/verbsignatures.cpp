// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/bulkcorrection.h"
#include "queue/claim.h"
#include "queue/disposition.h"
#include "queue/finished.h"
#include "queue/queuerules.h"
#include "queue/role.h"
#include "store/adopted/comparing.h"
#include "store/adopted/pages.h"
#include "store/attachments/attachmentstore.h"
#include "store/importing/importstore.h"
#include "store/line/verbs.h"
#include "store/supervising/calledresult.h"
#include "store/supervising/sealed.h"
#include "store/supervising/sweptlocks.h"
#include "store/verifying/countedpiece.h"
#include "store/verifying/keptduplicates.h"
#include "store/verifying/merge.h"
#include "store/verifying/warrantystore.h"

namespace intray {

QList<VerbSignature> verbSignatures()
{
    return signaturesOfTexts() + QList<VerbSignature>{signatureOf(verbs::claimNext),
                                                      signatureOf(verbs::claimItems),
                                                      signatureOf(verbs::extend),
                                                      signatureOf(verbs::saveDraft),
                                                      signatureOf(verbs::finish),
                                                      signatureOf(verbs::completeWithResult),
                                                      signatureOf(verbs::finishAll),
                                                      signatureOf(verbs::finishAndTakeNext),
                                                      signatureOf(verbs::finishAndTakeSeveral),
                                                      signatureOf(verbs::takeBack),
                                                      signatureOf(verbs::sweep),
                                                      signatureOf(verbs::sealHistory),
                                                      signatureOf(verbs::attach),
                                                      signatureOf(verbs::mergeInto),
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
                                                      signatureOf(verbs::correctItems),
                                                      signatureOf(verbs::addQueue),
                                                      signatureOf(verbs::setQueue),
                                                      signatureOf(verbs::widenFields),
                                                      signatureOf(verbs::removeQueue),
                                                      signatureOf(verbs::setUser),
                                                      signatureOf(verbs::removeUser),
                                                      signatureOf(verbs::renameLogin),
                                                      signatureOf(verbs::addItem),
                                                      signatureOf(verbs::addCounts),
                                                      signatureOf(verbs::keepFigures),
                                                      signatureOf(verbs::keepOpenCount),
                                                      signatureOf(verbs::addDuplicateKeys),
                                                      signatureOf(verbs::stageItems),
                                                      signatureOf(verbs::acceptImport),
                                                      signatureOf(verbs::openStagedItems),
                                                      signatureOf(verbs::discardImport),
                                                      signatureOf(verbs::recallItems),
                                                      signatureOf(verbs::deliveryState),
                                                      signatureOf(verbs::passItems),
                                                      signatureOf(verbs::passOfDelivery),
                                                      signatureOf(verbs::askForWork),
                                                      signatureOf(verbs::runSource),
                                                      signatureOf(verbs::trySource),
                                                      signatureOf(verbs::beginSelftest),
                                                      signatureOf(verbs::removeSelftest)};
}

} // namespace intray
