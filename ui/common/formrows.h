// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

class QLabel;
class QString;
class QWidget;

namespace intray {

/// A label whose mnemonic leads to the field; stands in the same parent.
QLabel *labelFor(const QString &text, QWidget *field);

/// The label stands in the middle of its row's height, whatever the row has; a form leaves it
/// higher where the field is a little higher than usual.
void centreInRow(QLabel &label);

/// The widgets side by side; fields to type in take the room that is left.
QWidget *inOneLine(const QList<QWidget *> &widgets, QWidget *parent);

/// The widgets side by side, in as many lines as they need.
QWidget *inLines(const QList<QWidget *> &widgets, QWidget *parent);

/// The widgets below each other.
QWidget *inOneColumn(const QList<QWidget *> &widgets, QWidget *parent);

/// A dimmed sentence in a form's row, as wide as the row: a form lets only what expands have all
/// its room.
QLabel *sentenceLabel(const QString &text, QWidget *parent);

} // namespace intray
