// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QString;

namespace intray {

struct Proof;

/// What a proof found, in one sentence.
QString sentenceAbout(const Proof &proof);
/// The whole of it as text for an audit report: what was checked, where, when, by whom, and what
/// was found. Times in UTC.
QString reportOf(const Proof &proof);

} // namespace intray
