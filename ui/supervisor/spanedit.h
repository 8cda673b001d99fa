// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/supervisor/unitedit.h"

#include <chrono>
#include <optional>

namespace intray {

/// A span of time to be typed.
class SpanEdit : public UnitEdit
{
    Q_OBJECT
public:
    SpanEdit(const QString &name, const QString &about, const QString &forNone, QWidget *parent);

    void setSpan(const std::optional<std::chrono::seconds> &span);
    void setUsual(std::chrono::seconds span);         ///< Where none is said.
    std::optional<std::chrono::seconds> span() const; ///< None only where there are words for it.
};

} // namespace intray
