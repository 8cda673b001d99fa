// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/sheet.h"

#include <QList>

class QStackedWidget;

namespace intray {

class TabStrip;
class WindowSettings;

/// What stands beside the record, as a sheet of its own with a tab for each page on top and a cross
/// at its end; folded, it is not there at all. Which pages there are follows from the queue, never
/// from the record, so that the form does not move from record to record. Where there is room it
/// stands open by itself, elsewhere it is folded. A person's other wish is remembered, for windows
/// with room and for others, and so is the page in view. Lives in the window's thread and owns its
/// pages; borrows the settings.
class SidePanel : public Sheet
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
    /// The same this once: next time the page is shown that somebody chose.
    void leadTo(const QString &name);

    bool offers(const QString &name) const;
    QList<std::pair<QString, QString>> pages() const; ///< Those offered: name and title.
    bool isOffered() const { return m_tabsOffered > 0; }
    bool isFolded() const { return m_folded; }
    void setFolded(bool folded);   ///< As the person wishes: remembered.
    void setNeeded(bool isNeeded); ///< There is something that it stands beside.
    bool isNeeded() const { return m_isNeeded; }
    void setHasRoom(bool hasRoom); ///< It takes nothing away from lists and record.
    bool hasRoom() const { return m_hasRoom; }
    /// The record's form, in a narrow window: a part of that sheet, without an edge of its own.
    /// Then it is there while it is wanted, and not remembered.
    void setLiesOver(bool liesOver);
    bool liesOver() const { return m_liesOver; }
    void restore(); ///< As the settings have it.
    void focusPage();

signals:
    void goes(); ///< While the keyboard is inside; what is hidden gives it to whatever comes next.
    void roomChanged(); ///< It needs more or less of it: folded, unfolded, offered or not.

protected:
    void showEvent(QShowEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    struct Page
    {
        QString name;
        QWidget *widget = nullptr;
    };

    void build();
    int indexOf(const QString &name) const;
    void choosePage(int index);
    void showChosen();
    void showTab(int index);
    void applyFold();
    QString foldedSetting() const;

    WindowSettings &m_settings;
    TabStrip *m_tabs;
    QStackedWidget *m_stack;
    QList<Page> m_pages;
    int m_tabsOffered = 0;
    bool m_folded = true;
    bool m_isNeeded = false;
    bool m_hasRoom = false;
    bool m_liesOver = false;
};

} // namespace intray
