// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/hintline.h"

#include "ui/common/dimmedline.h"
#include "ui/common/tokens.h"
#include "ui/desk/fieldsform.h"

namespace intray {

HintLine::HintLine(const FieldsForm &fields, QWidget *parent)
    : FootWords(room::sheet, room::edge, parent)
{
    setObjectName(QStringLiteral("hintLine"));
    words()->setObjectName(QStringLiteral("fieldHint"));
    connect(&fields, &FieldsForm::hintChanged, this, [this, &fields] { showText(fields.hint()); });
    showText(fields.hint());
}

} // namespace intray
