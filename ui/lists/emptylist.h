// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace intray {

class LineButton;

/// What stands in a list without rows: why there are none, and where a search or a filter hides
/// them, what leads to them. Fills the rows' place of the view that it belongs to;
/// where that is low, one way out is enough, and what has no room scrolls.
class EmptyList : public QWidget
{
    Q_OBJECT
public:
    explicit EmptyList(QWidget *view);

    /// What hides rows.
    struct Hiding
    {
        bool isSearch = false;
        bool isFilter = false;
    };
    void say(const QString &sentence, Hiding hiding);
    /// Of the view, where the keyboard would be at nothing; Tab passes through it as through all.
    void takeFocus(Qt::FocusReason reason);

signals:
    void withoutFilterWanted(); ///< But with what was searched for.
    void allWanted();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void offer();
    void setRoom(int around, int between);
    bool isHighEnough() const;

    Hiding m_hiding;
    QVBoxLayout *m_column;
    QLabel *m_words;
    LineButton *m_withoutFilter;
    LineButton *m_all;
};

} // namespace intray
