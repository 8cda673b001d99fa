// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/mapping/mapping.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace intray {

/// What becomes of the file's columns, in a line, with the ways to change that and to keep it.
class MappingBar : public QWidget
{
    Q_OBJECT
public:
    explicit MappingBar(QWidget *parent = nullptr);

    void showMapping(const Mapping &mapping);
    /// Whether there are columns, and whether what becomes of them can be kept. `whyNoKeeping`: why
    /// this user may keep no template.
    void offerChanges(bool arePossible, bool canBeKept, const QString &whyNoKeeping);

signals:
    void changingWanted();
    void keepingWanted();

private:
    QLabel *m_amount;
    QPushButton *m_change;
    QPushButton *m_keep;
};

} // namespace intray
