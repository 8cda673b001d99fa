// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAbstractItemView;

namespace intray {

/// The place of a list of rows that are all as high as the first: it is as high as the rows that
/// fit whole, so that none is cut at its end. What is left stays empty below it. Owns the list.
/// Window's thread.
class WholeRows : public QWidget
{
    Q_OBJECT
public:
    explicit WholeRows(QAbstractItemView *list, QWidget *parent);
    ~WholeRows() override;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override; ///< Of the list.

private:
    void fit();
    int heightOfRow() const;

    QAbstractItemView *m_list;
};

} // namespace intray
