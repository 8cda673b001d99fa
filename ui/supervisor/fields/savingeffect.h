// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <optional>

namespace intray {

class RuleTrial;
class SchemaEditing;
struct TriedRules;

/// What saving changed rules does to the queue's open records: how many break a rule now, and how
/// many afterwards. Lives in the window's thread; what it is given must outlive it.
class SavingEffect : public QObject
{
    Q_OBJECT
public:
    /// `changed` tests the rules as they stand, for whoever asks it; `saved` is asked here, for
    /// those that the queue has.
    SavingEffect(const SchemaEditing &editing, RuleTrial &changed, RuleTrial &saved,
                 QObject *parent = nullptr);

    QString sentence() const; ///< Empty: nothing has changed, or it is not counted yet.
    bool isWorse() const;     ///< More records break a rule afterwards.

signals:
    void counted();

private:
    struct Count
    {
        qint64 records = 0;
        qint64 broken = 0;
        qint64 hidden = 0; ///< From whoever asks, and not among them.
    };
    static Count countOf(const TriedRules &tried);
    void take(const TriedRules &tried);
    void takeSaved();
    void countSaved();

    const SchemaEditing &m_editing;
    RuleTrial &m_ofSaved;
    std::optional<Count> m_now;
    std::optional<Count> m_afterwards;
};

} // namespace intray
