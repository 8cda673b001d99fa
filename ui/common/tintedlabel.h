// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/recordschema.h"

#include <QLabel>

namespace intray {

enum class Tint { Text, Dimmed, Fault, Warning, Accent };

/// A label of plain text in a colour made from the palette in use; follows the change between light
/// and dark.
class TintedLabel : public QLabel
{
    Q_OBJECT
public:
    TintedLabel(Tint tint, const QString &text, QWidget *parent = nullptr);

    void setTint(Tint tint);

protected:
    void changeEvent(QEvent *event) override;

private:
    void applyColour();

    Tint m_tint;
    bool m_colouring = false;
};

} // namespace intray
