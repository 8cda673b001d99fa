// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

#include <chrono>

namespace intray {

/// How long a record waits for an answer, in days: three unless another is chosen.
class WaitChoice : public QComboBox
{
    Q_OBJECT
public:
    explicit WaitChoice(QWidget *parent = nullptr);

    std::chrono::seconds wait() const;
};

} // namespace intray
