// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

class QStackedWidget;
class QTabBar;

namespace intray {

class WindowSettings;

/// What stands beside the record, in pages with a tab each at the right edge. Folds away to the
/// tabs. Which pages there are follows from the queue, never from the record, so that the form does
/// not move from record to record; with no page it is not there at all. Whether it is folded and
/// which page is in view is remembered. Lives in the window's thread and owns its pages; borrows
/// the settings.
class SidePanel : public QWidget
{
    Q_OBJECT
public:
    explicit SidePanel(WindowSettings &settings, QWidget *parent = nullptr);

    /// A page that is not offered yet. The name is for tests and settings; pages keep the order in
    /// which they were added.
    void addPage(const QString &name, const QString &title, QWidget *page);
    void setOffered(const QString &name, bool offered);
    /// Such as "Duplicates (2)".
    void setTitle(const QString &name, const QString &title);
    void showPage(const QString &name); ///< Unfolds, if the page is offered.

    bool isOffered() const { return m_tabsOffered > 0; }
    bool isFolded() const { return m_folded; }
    void setFolded(bool folded);
    void restore(); ///< As the settings have it; without them it is folded.
    void focusPage();

signals:
    void roomChanged(); ///< It needs more or less of it: folded, unfolded, offered or not.

protected:
    void showEvent(QShowEvent *event) override;

private:
    struct Page
    {
        QString name;
        QWidget *widget = nullptr;
    };

    void build();
    int indexOf(const QString &name) const;
    void clickTab(int index);
    void showChosen();
    void showTab(int index);
    void applyFold();

    WindowSettings &m_settings;
    QTabBar *m_tabs;
    QStackedWidget *m_stack;
    QList<Page> m_pages;
    int m_tabsOffered = 0;
    bool m_folded = true;
};

} // namespace intray
