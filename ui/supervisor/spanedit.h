// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <chrono>
#include <optional>

class QComboBox;
class QSpinBox;

namespace intray {

/// A span of time to be typed: a number and its unit. With words for none, 0 stands for them.
class SpanEdit : public QWidget
{
    Q_OBJECT
public:
    /// `about` names the span to those who cannot see its label.
    SpanEdit(const QString &name, const QString &about, const QString &forNone, QWidget *parent);

    void setSpan(const std::optional<std::chrono::seconds> &span);
    std::optional<std::chrono::seconds> span() const; ///< None only where there are words for it.

signals:
    void changed(); ///< Also when it is shown anew.

private:
    int unitSeconds() const;

    QSpinBox *m_number;
    QComboBox *m_unit;
};

} // namespace intray
