// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/elidedlabel.h"

namespace intray {

/// A line in the colour of what is known already, on the window or on a sheet, in whatever colours
/// the desktop changes to.
class DimmedLine : public ElidedLabel
{
    Q_OBJECT
public:
    explicit DimmedLine(QWidget *parent);

protected:
    void changeEvent(QEvent *event) override;

private:
    void dress();

    bool m_isDressing = false;
};

} // namespace intray
