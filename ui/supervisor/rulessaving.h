// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/rulesmerge.h"

#include <QObject>

#include <optional>

class QWidget;

namespace intray {

class PageWriting;
struct Message;

/// Writes the rules of a queue: adds a new one, or saves what was changed, and asks first where
/// somebody else has changed the same rules meanwhile. Borrows all that it is made with. In the
/// window's thread; errors are told by the writing. What was saved last can be undone, until
/// something else is written.
class RulesSaving : public QObject
{
    Q_OBJECT
public:
    RulesSaving(PageWriting &writing, QWidget *page);

    void add(const Queue &rules);
    /// Only what differs from `before` is written: others may have changed other rules meanwhile.
    void save(const Queue &before, const Queue &rules);

    /// What was saved elsewhere, with the same right to be undone here; nothing: it cannot be.
    void take(const std::optional<RulesUndo> &undo);

    bool canUndo() const { return m_undo.has_value(); }
    /// Writes what the last saving replaced; nothing where somebody has changed it since.
    void undo();

signals:
    void added(const intray::Queue &rules);
    void saved(const intray::Queue &rules); ///< With what others have changed.
    /// What was saved is as it was before, with what others have changed.
    void undone(const intray::Queue &saved, const intray::Queue &rules);
    void told(const intray::Message &message); ///< Why nothing was undone.

private:
    void change(const Queue &before, const Queue &rules, bool overOthers);
    void askAboutBoth(const Queue &before, const Queue &rules, const MergedRules &merged);

    PageWriting &m_writing;
    QWidget *m_page;
    std::optional<RulesUndo> m_undo;
};

} // namespace intray
