// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/adopted/catalogue.h"

class QComboBox;
class QFormLayout;
class QListWidget;
class QWidget;

namespace intray {

QStringList namesOf(const CatalogueColumns &columns);

/// A row of the form; the choice gets this object name.
void addChoice(QFormLayout *form, const QString &text, QComboBox *choice, const char *name);
/// Offers some entries that mean something else, then names from the catalogue. Says nothing of it.
void offerNames(QComboBox *choice, const QStringList &others, const QStringList &names,
                const QString &chosen);
/// The name that was chosen beyond so many other entries; empty: one of these.
QString chosenBeyond(const QComboBox *choice, int others);

/// Names that can be ticked, and all are. Says nothing of it.
void offerChecked(QListWidget *list, const QStringList &names);
QStringList checkedIn(const QListWidget *list);

/// The widget no wider than it must be.
QWidget *besideRoom(QWidget *widget, QWidget *parent);

} // namespace intray
