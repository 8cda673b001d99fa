// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/desk/proposalghost.h"

#include <QAbstractButton>

namespace intray {

/// What is proposed for a field, as it stands behind its value; a click asks what to do with it.
/// The keyboard's way is the key that it shows, so it takes no focus. Lives in the window's thread.
class GhostButton : public QAbstractButton
{
    Q_OBJECT
public:
    explicit GhostButton(QWidget *parent);

    void showGhost(const ProposalGhost &ghost, const QString &spoken);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    ProposalGhost m_ghost;
};

} // namespace intray
