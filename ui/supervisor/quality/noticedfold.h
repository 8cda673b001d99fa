// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lists/fieldwords.h"
#include "store/verifying/plantstore.h"
#include "ui/common/fold.h"

class QVBoxLayout;

namespace intray {

class PartsBar;

/// What a team notices of planted slips, field by field: one sentence, and below it a bar for each
/// field, the one first in which the least is noticed.
class NoticedFold : public Fold
{
    Q_OBJECT
public:
    explicit NoticedFold(QWidget *parent = nullptr);

    /// Where no field has as many slips as it takes to say nothing of one person, it hides.
    void showFields(const QList<CaughtHere> &fields, const QString &queue, const FieldWords &words);

private:
    QVBoxLayout *m_column;
    QList<PartsBar *> m_bars;
};

} // namespace intray
