// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/focuslook.h"

#include "ui/common/painting.h"
#include "ui/common/tokens.h"

#include <QCheckBox>
#include <QPainter>
#include <QRadioButton>
#include <QStyleOption>

namespace intray {

static constexpr const char *elsewhere = "focusElsewhere";

void showFocusElsewhere(QWidget &box)
{
    box.setProperty(elsewhere, true);
}

bool paintFocusOfBox(QPainter &painter, const QStyleOption &words, const QWidget *box)
{
    if (!qobject_cast<const QRadioButton *>(box) && !qobject_cast<const QCheckBox *>(box))
        return false;
    if (!box->property(elsewhere).toBool())
        paintOutline(painter, QRectF(words.rect),
                     {.ground = {},
                      .edge = colourOf(ColourRole::Accent, words.palette),
                      .radius = radius::key,
                      .width = 2});
    return true;
}

} // namespace intray
