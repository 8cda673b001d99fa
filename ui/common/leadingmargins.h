// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMargins>
#include <QObject>

class QLayout;

namespace intray {

/// Keeps the room around what stands in a widget, with its leading side as left: in a mirrored
/// window Qt turns around what stands there, and not this room. Belongs to the layout; window's
/// thread.
class LeadingMargins : public QObject
{
    Q_OBJECT
public:
    static void keep(QLayout *layout, const QMargins &around); ///< The layout of a widget.

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    explicit LeadingMargins(QLayout *layout);
    void give();

    QLayout *m_layout;
    QMargins m_around;
};

} // namespace intray
