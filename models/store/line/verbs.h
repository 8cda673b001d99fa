// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/attachment.h"
#include "queue/workrequest.h"
#include "store/textverbs.h"

namespace intray {

struct AddedRow;
struct AdoptedCount;
struct AdoptedPlace;
struct AttachmentPiece;
struct BegunSelftest;
struct BulkCorrection;
struct BulkResult;
struct CalledResult;
struct Claim;
struct ComparedPage;
struct CountedPiece;
struct DeliveryCounts;
struct DeliveryState;
struct Disposition;
struct DuplicateKeys;
struct Finished;
struct FinishedAndNext;
struct FinishedAndTaken;
struct Item;
struct ItemToCorrect;
struct Lock;
struct Merge;
struct NewItem;
struct PassPiece;
struct PassedItems;
struct PassedPiece;
struct Queue;
struct RecallPiece;
struct RecalledPiece;
struct Redelivery;
struct Sealed;
struct SeenLock;
struct SweptLocks;
struct TakeAway;
struct TakenBackMerge;
struct User;
struct WorkRound;
enum class Staged;

/// The table of all writing operations: what each is given, and what it answers. Those that have
/// one text (docs/internals/onetext.md) stand in textverbs.h, which the build makes; the others are
/// defined beside the method of their name. A test holds the table against the databases'
/// catalogues.
namespace verbs {

// Work.
extern const Verb<Claim, QStringList, int, LockId> claimNext;
extern const Verb<Claim, QList<ItemId>, LockId> claimItems;
extern const Verb<Lock, ItemId, LockId> extend;
extern const Verb<Done, ItemId, LockId, int, Record> saveDraft;
extern const Verb<Finished, ItemId, LockId, Disposition> finish;
extern const Verb<Finished, ItemId, LockId, Disposition> completeWithResult;
extern const Verb<QList<Finished>, LockId, Disposition, int> finishAll;
extern const Verb<FinishedAndNext, ItemId, LockId, Disposition, QStringList, LockId>
    finishAndTakeNext;
extern const Verb<FinishedAndTaken, WorkRound> finishAndTakeSeveral;
extern const Verb<Claim, ItemId, OperationId> takeBack;
extern const Verb<AttachmentId, AttachmentPiece> attach;
extern const Verb<Done, ItemId, Merge> mergeInto;
extern const Verb<int> beat;

// Adopted tables.
extern const Verb<Claim, QStringList, int, LockId> adoptedClaim;
extern const Verb<FinishedAndNext, ItemId, LockId, Disposition, QStringList, LockId>
    adoptedFinishAndTake;
extern const Verb<Done, LockId> adoptedLoss;
extern const Verb<Done> adoptedLook;
extern const Verb<QList<Item>, QString, QueueId, AdoptedPlace> adoptedPage;
extern const Verb<AdoptedCount, QueueId> adoptedCount;
extern const Verb<ComparedPage, QueueId, ItemId> adoptedDifferences;
extern const Verb<AddedRow, QString, NewItem, qint64, OperationId> adoptedAdd;
extern const Verb<Done, QueueId, QString, QString> adoptQueue;
extern const Verb<Done, QueueId> undoAdoption;

// A supervisor's.
extern const Verb<int, QList<SeenLock>, QString> releaseLocks;
extern const Verb<SweptLocks> sweep;
extern const Verb<Sealed, std::chrono::seconds, int> sealHistory;
extern const Verb<CalledResult, QList<SeenLock>, TakeAway> takeAway;
extern const Verb<Done, ItemId, QString> reopen;
extern const Verb<CalledResult, QList<ItemId>, QString> reopenItems;
extern const Verb<TakenBackMerge, ItemId, QString, OperationId> takeBackMerge;
extern const Verb<BulkResult, BulkCorrection, QList<ItemToCorrect>> correctItems;

// Queues and users.
extern const Verb<Done, Queue> addQueue;
extern const Verb<bool, Queue, std::optional<qint64>> setQueue;
extern const Verb<Done, QString, QStringList> widenFields;
extern const Verb<Done, QString> removeQueue;
extern const Verb<Done, User> setUser;
extern const Verb<Done, QString> removeUser;
extern const Verb<Done, QString, QString> renameLogin;

// What is usual in queues.
extern const Verb<bool, CountedPiece> addCounts;
// Keys of duplicates.
extern const Verb<bool, DuplicateKeys> addDuplicateKeys;

// Figures.
extern const Verb<qint64, qint64> keepFigures;
extern const Verb<qint64, QueueId> keepOpenCount;

// Importing.
extern const Verb<ItemId, QString, NewItem, qint64> addItem;
extern const Verb<QList<Staged>, ImportId, QList<NewItem>, Redelivery> stageItems;
extern const Verb<Done, ImportId, DeliveryCounts> acceptImport;
extern const Verb<int, ImportId> openStagedItems;
extern const Verb<int, ImportId> discardImport;
extern const Verb<RecalledPiece, RecallPiece> recallItems;
extern const Verb<DeliveryState, ImportId> deliveryState;

// Records without eyes.
extern const Verb<PassedPiece, PassPiece> passItems;
extern const Verb<PassedItems, ImportId, ItemId> passOfDelivery;

// Work over a criteria query.
extern const Verb<WorkRequest, Queue, int, LockId> askForWork;
extern const LongVerb<SourceRun, Queue> runSource;
extern const LongVerb<SourceTrial, QString> trySource;

// The selftest.
extern const Verb<BegunSelftest, QString, int> beginSelftest;
extern const Verb<int, QString> removeSelftest;

} // namespace verbs
} // namespace intray
