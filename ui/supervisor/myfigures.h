// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/feeds/ownfigurefeed.h"

#include <QWidget>

class QTableWidget;

namespace intray {

class TintedLabel;

/// What I have done, today and this week: for myself, and beside nobody else's.
class MyFigures : public QWidget
{
    Q_OBJECT
public:
    explicit MyFigures(Session &session, QWidget *parent = nullptr);

private:
    void build();
    void makeTable();
    void showFigures();
    QString slipsSaid() const; ///< Empty: none were planted.
    void showSpan(int column, const OwnSpan &span);
    void showCell(int row, int column, const QString &text);
    void tell(const Error &error);

    OwnFigureFeed m_feed;
    QTableWidget *m_table;
    TintedLabel *m_said;
};

} // namespace intray
