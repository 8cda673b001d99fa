// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/queuerules.h"

namespace intray {

struct Delivery;

// What is set in each section of a queue's rules, in as few words as say it.

QString sentenceOnName(const Queue &rules, const QStringList &people);
QString sentenceOnTime(const Queue &rules);
QString sentenceOnEndings(const Queue &rules);
QString sentenceOnNext(const Queue &rules);
QString sentenceOnEyes(const Queue &rules);
QString sentenceOnDeliveries(const QList<Delivery> &newestFirst);
/// A line on each of the last ones.
QString linesOnDeliveries(const QList<Delivery> &newestFirst);
QString sentenceOnTheRest(const Queue &rules); ///< Of what few queues have.

} // namespace intray
