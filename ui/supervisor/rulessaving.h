// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/queuerules.h"

#include <QObject>

class QWidget;

namespace intray {

class PageWriting;
struct MergedRules;

/// Writes the rules of a queue: adds a new one, or saves what was changed, and asks first where
/// somebody else has changed the same rules meanwhile. Borrows all that it is made with. In the
/// window's thread; errors are told by the writing.
class RulesSaving : public QObject
{
    Q_OBJECT
public:
    RulesSaving(PageWriting &writing, QWidget *page);

    void add(const Queue &rules);
    /// Only what differs from `before` is written: others may have changed other rules meanwhile.
    void save(const Queue &before, const Queue &rules);

signals:
    void added(const intray::Queue &rules);
    void saved(const intray::Queue &rules); ///< With what others have changed.

private:
    void change(const Queue &before, const Queue &rules, bool overOthers);
    void askAboutBoth(const Queue &before, const Queue &rules, const MergedRules &merged);

    PageWriting &m_writing;
    QWidget *m_page;
};

} // namespace intray
