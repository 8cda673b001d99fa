// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/feeds/ownfigurefeed.h"

#include <QDialog>

class QPushButton;
class QTableWidget;

namespace intray {

class TintedLabel;

/// What I have done, today and this week: for myself, and beside nobody else's.
class MyFigures : public QDialog
{
    Q_OBJECT
public:
    explicit MyFigures(Session &session, QWidget *parent = nullptr);

signals:
    void correctionsWanted(); ///< Which ones; the dialog has closed.

private:
    void build();
    void makeTable();
    void showFigures();
    void showSpan(int column, const OwnSpan &span);
    void showCell(int row, int column, const QString &text);
    void tell(const Error &error);

    OwnFigureFeed m_feed;
    QTableWidget *m_table;
    TintedLabel *m_said;
};

} // namespace intray
