// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ctl/reply.h"
#include "store/work/questionstore.h"

namespace intray::ctl {

class Call;

/// "questions": the open ones, or those of an item.
Answer listQuestions(Call &call);
/// "ask --export": a file with the open questions for those who can answer them.
Answer exportQuestions(Call &call);
/// "answers": what came back.
Answer readAnswers(Call &call);

QJsonObject jsonOf(const Question &question);

} // namespace intray::ctl
