// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/questions/waitchoice.h"

namespace intray {

WaitChoice::WaitChoice(QWidget *parent)
    : QComboBox(parent)
{
    for (const int count : {1, 3, 7, 14, 30, 90})
        addItem(tr("%n day(s)", nullptr, count), count);
    setCurrentIndex(findData(3));
    setToolTip(tr("Without an answer the record comes back by itself."));
}

std::chrono::seconds WaitChoice::wait() const
{
    return std::chrono::days(currentData().toInt());
}

} // namespace intray
