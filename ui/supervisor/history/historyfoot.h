// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "session/message.h"
#include "ui/supervisor/history/historysaving.h"

#include <QWidget>

class QCheckBox;
class QPushButton;

namespace intray {

class DimmedLine;
class HistoryFilter;

/// The foot of the history: how many lines there are, or what is under way and can be cancelled;
/// and saving all that the filter finds as a file. Window's thread; borrows session and filter.
class HistoryFoot : public QWidget
{
    Q_OBJECT
public:
    HistoryFoot(Session &session, const HistoryFilter &filter, QWidget *parent);

    void say(const QString &sentence);
    void setSearching(bool isSearching); ///< It can be cancelled, as saving can.
    bool isSaving() const { return m_saving.isRunning(); }
    QWidget *sentence() const; ///< Over which messages may lie.

signals:
    void cancelled(); ///< By a person: saving, and whatever else is under way.
    void ended();     ///< Saving did.
    void told(const intray::Message &message);
    void failed(const intray::Error &error);

private:
    void build();
    void follow();
    void askWhereToSave();
    void setSaving(bool isSaving);

    const HistoryFilter &m_filter;
    HistorySaving m_saving;
    DimmedLine *m_said;
    QPushButton *m_cancel;
    QCheckBox *m_withValues;
    QPushButton *m_save;
};

} // namespace intray
