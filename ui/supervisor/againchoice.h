// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

#include <chrono>
#include <optional>

namespace intray {

/// When somebody gets again what they returned: once nothing else is left, once somebody else had
/// it, or after a time. Another time than those it offers is offered once it is set. In the
/// window's thread.
class AgainChoice : public QComboBox
{
    Q_OBJECT
public:
    explicit AgainChoice(QWidget *parent = nullptr);

    void setKept(const std::optional<std::chrono::seconds> &kept); ///< As Queue::notAgain.
    std::optional<std::chrono::seconds> kept() const;

private:
    void addSpan(std::chrono::seconds span);
};

} // namespace intray
