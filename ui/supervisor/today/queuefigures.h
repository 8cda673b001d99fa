// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lists/glancemodel.h"
#include "session/feeds/glancefeed.h"
#include "session/message.h"
#include "ui/common/actions.h"
#include "ui/common/sheet.h"

#include <QTimer>

class QTableView;

namespace intray {

class ColumnLayout;
class ElidedLabel;
class FigureView;
class LineButton;
class Segments;
class Session;
class WindowSettings;

/// All queues on a sheet: their numbers now and today and their pace, and below what was completed
/// and what was left over time, of all or of the one that is chosen.
class QueueFigures : public Sheet
{
    Q_OBJECT
public:
    QueueFigures(Session &session, WindowSettings &settings, QWidget *parent);

    void look();
    const Glance &glance() const { return m_feed.glance(); }
    QString queueChosen() const; ///< Empty: all.
    bool tryAction(WindowAction action);
    void setRoom(int height); ///< That is seen at once, in pixels; with less the page scrolls.
    QWidget *firstPlace() const;
    QWidget *foot() const; ///< Below the figures, for messages; null: it has no room.
    LineButton *copyButton() const { return m_copy; } ///< For the page's head.
    LineButton *saveButton() const { return m_save; }

protected:
    void resizeEvent(QResizeEvent *event) override;

signals:
    void changed();
    void told(const intray::Message &message);

private:
    void build();
    QLayout *inSheet(QWidget *table);
    QWidget *makeHead();
    void makeTable();
    void follow();
    void showQueues();
    void showFigures();
    void giveUsualColumns();
    int heightOfTable(int mostRows) const;
    void fitTable();
    void fitFoot();
    void giveFiguresRoom();
    void giveNamesRoom();
    void keepColumnsInSight();
    QList<QueueGlance> chosenQueues() const;
    void copy();
    void askWhereToSave();
    void save(const QString &file);
    QByteArray contentFor(const QString &file) const;

    GlanceFeed m_feed;
    GlanceModel m_model;
    QTimer m_again;
    QTableView *m_table;
    ColumnLayout *m_layout = nullptr;
    Segments *m_span;
    ElidedLabel *m_of;
    LineButton *m_all;
    FigureView *m_view;
    QWidget *m_foot;
    QList<SpanFigures> m_figures; ///< As they are shown.
    QString m_chosen;
    int m_room = QWIDGETSIZE_MAX;
    LineButton *m_copy;
    LineButton *m_save;
};

} // namespace intray
