// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/footwords.h"

namespace intray {

class FieldsForm;

/// What a value of the field in hand looks like, in one line under the form.
class HintLine : public FootWords
{
    Q_OBJECT
public:
    explicit HintLine(const FieldsForm &fields, QWidget *parent = nullptr);
};

} // namespace intray
