// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/fold.h"

class QFormLayout;
class QLabel;

namespace intray {

/// Rules of a queue or a field with one purpose, in a section that folds; its head says in a
/// sentence what is set, and marks what is not saved.
class RuleFold : public Fold
{
    Q_OBJECT
public:
    RuleFold(const QString &key, const QString &name, QWidget *parent);

    QString key() const { return m_key; } ///< Under which it is remembered.
    QFormLayout &form() const { return *m_form; }
    void showWhatIsSet(const QString &before, const QString &now);
    void wrapWhereNarrow(int across);
    int widestLabel() const;
    void setLabels(int width); ///< So that the fields of several folds begin at one edge.

private:
    void place(QLabel &label, bool isOver) const;

    const QString m_key;
    QFormLayout *m_form;
    int m_labels = 0;
};

} // namespace intray
