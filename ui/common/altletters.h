// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QString>

class QLabel;
class QShortcut;
class QWidget;

namespace intray {

/// The letter that a text has with Alt, such as "Alt+E"; empty: it has none.
QString altLetterOf(const QString &text);

/// While the label and its field are out of sight, its letter calls them: this one has its key. The
/// parent of the call is a widget; where it is seen the letter is kept.
void callWithLetterOf(QLabel &label, QShortcut &call);

/// Lets each letter with Alt mean one thing among what is seen on the page, and nothing that is
/// taken around it: in no language do all translators know of each other. A text whose letter is
/// taken gets another of its own, or none.
void keepAltLettersApart(const QWidget &page, QSet<QString> taken);

} // namespace intray
