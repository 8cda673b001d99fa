// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lists/glancemodel.h"
#include "session/feeds/glancefeed.h"
#include "ui/supervisor/supervisortab.h"

#include <QTimer>

class QComboBox;
class QLabel;
class QPushButton;
class QTableView;

namespace intray {

class AttentionLines;
class FigureView;

/// All queues at a glance: their numbers now and today, and what was completed and left over time.
class GlancePage : public SupervisorTab
{
    Q_OBJECT
public:
    explicit GlancePage(Session &session, QWidget *parent = nullptr);

    void look() override;

private:
    void build();
    QWidget *makeChoices();
    QWidget *makeFoot();
    void follow();
    void show();
    void showFigures();
    void nameQueues(const QList<QueueGlance> &queues);
    QList<QueueGlance> chosenQueues() const;
    QString queueChosen() const;
    void copy();
    void askWhereToSave();
    void save(const QString &file);
    QByteArray contentFor(const QString &file) const;

    GlanceFeed m_feed;
    GlanceModel m_model;
    QTimer m_again;
    AttentionLines *m_attention;
    QTableView *m_table;
    QComboBox *m_of;
    QComboBox *m_span;
    FigureView *m_view;
    QList<SpanFigures> m_figures; ///< As they are shown.
    QLabel *m_asOf;
    QPushButton *m_copy;
    QPushButton *m_save;
};

} // namespace intray
