// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QStringView>

#include <optional>

namespace intray {

/// Whether the text says yes or no, in the languages that Intray speaks, or true and false; none:
/// neither.
std::optional<bool> truthOf(QStringView text);
/// The word for yes or no that goes with the first of the samples that is such a word, written in
/// capitals as that is; "yes" or "no" where none is.
QString yesNoWord(bool yes, const QStringList &samples);
/// What is typed, in the words that the field uses: in one of the two, yes first, or, where there
/// are no two, in those that go with the samples. What says neither stays as it is.
QString yesNoTyped(const QString &typed, const QStringList &words, const QStringList &samples);
/// The two choices that say yes and no, in this order, if there are just these two; 1 and 0 count
/// too. Empty: the choices are others.
QStringList yesAndNoOf(const QStringList &choices);

} // namespace intray
