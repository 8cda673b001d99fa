// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QStackedWidget;

namespace intray {

class TabStrip;

/// Pages below a TabStrip, of which one is in view. Its room is up to whoever lays it out: on a
/// sheet, or with sheets for pages.
class TabPages : public QWidget
{
    Q_OBJECT
public:
    explicit TabPages(QWidget *parent = nullptr);

    void add(QWidget *page, const QString &words); ///< Becomes its child. An & is as in a tab bar.
    int currentIndex() const;
    void setCurrentIndex(int index);
    QWidget *currentPage() const;
    TabStrip *strip() const;

signals:
    void currentChanged(int index);

private:
    TabStrip *m_strip;
    QStackedWidget *m_stack;
};

} // namespace intray
