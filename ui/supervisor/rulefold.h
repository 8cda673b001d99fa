// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/fold.h"

#include <functional>

class QFormLayout;

namespace intray {

struct Queue;

/// Rules of a queue with one purpose, in a section that folds; its head says in a sentence what is
/// set, and marks what is not saved.
class RuleFold : public Fold
{
    Q_OBJECT
public:
    using Sentence = std::function<QString(const Queue &)>;

    RuleFold(const QString &key, const QString &name, Sentence sentence, QWidget *parent);

    QString key() const { return m_key; } ///< Under which it is remembered.
    QFormLayout &form() const { return *m_form; }
    void showWhatIsSet(const Queue &before, const Queue &now);
    void wrapWhereNarrow(int room);

private:
    const QString m_key;
    const Sentence m_sentence;
    QFormLayout *m_form;
};

} // namespace intray
