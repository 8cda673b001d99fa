// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/sidepanel.h"

#include "ui/common/windowsettings.h"

#include <QHBoxLayout>
#include <QStackedWidget>
#include <QTabBar>

namespace intray {

namespace {

constexpr int narrowestPage = 180;

QString pageSetting()
{
    return QStringLiteral("desk/panelPage");
}

} // namespace

SidePanel::SidePanel(WindowSettings &settings, QWidget *parent)
    : QWidget(parent)
    , m_settings(settings)
    , m_tabs(new QTabBar(this))
    , m_stack(new QStackedWidget(this))
{
    setObjectName(QStringLiteral("sidePanel"));
    setAccessibleName(tr("Beside the record"));
    build();
    applyFold();
    hide();
}

void SidePanel::build()
{
    m_tabs->setObjectName(QStringLiteral("sideTabs"));
    m_tabs->setShape(layoutDirection() == Qt::RightToLeft ? QTabBar::RoundedWest
                                                          : QTabBar::RoundedEast);
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->setUsesScrollButtons(true);
    m_tabs->setFocusPolicy(Qt::TabFocus);
    m_stack->setObjectName(QStringLiteral("sidePages"));
    m_stack->setMinimumWidth(narrowestPage);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_stack, 1);
    row->addWidget(m_tabs, 0, Qt::AlignTop);
    connect(m_tabs, &QTabBar::tabBarClicked, this, &SidePanel::clickTab);
    connect(m_tabs, &QTabBar::currentChanged, this, &SidePanel::showTab);
}

QString SidePanel::foldedSetting() const
{
    return m_hasRoom ? QStringLiteral("desk/panelFoldedWhereWide")
                     : QStringLiteral("desk/panelFolded");
}

int SidePanel::indexOf(const QString &name) const
{
    for (int index = 0; index < m_pages.size(); ++index)
        if (m_pages.at(index).name == name)
            return index;
    return -1;
}

void SidePanel::addPage(const QString &name, const QString &title, QWidget *page, Of of)
{
    m_pages.append({name, page, of});
    m_stack->addWidget(page);
    const int index = m_tabs->addTab(title);
    m_tabs->setTabVisible(index, false);
}

void SidePanel::setOffered(const QString &name, bool offered)
{
    const int index = indexOf(name);
    if (index < 0 || m_tabs->isTabVisible(index) == offered)
        return;
    m_tabs->setTabVisible(index, offered);
    m_tabs->updateGeometry(); // else the first tab of all gets no room
    m_tabsOffered += offered ? 1 : -1;
    showChosen();
    applyFold();
}

bool SidePanel::isToBeSeen() const
{
    if (!m_folded || m_hasRoom)
        return isOffered();
    for (int index = 0; index < m_pages.size(); ++index)
        if (m_tabs->isTabVisible(index) && m_pages.at(index).of == Of::SomeQueues)
            return true;
    return false;
}

// Or, where that is not offered or nothing was chosen, the first that is.
void SidePanel::showChosen()
{
    int shown = indexOf(m_settings.value(pageSetting()).toString());
    for (int index = 0; index < m_tabs->count(); ++index)
        if (shown < 0 || !m_tabs->isTabVisible(shown))
            shown = m_tabs->isTabVisible(index) ? index : -1;
    if (shown >= 0)
        m_tabs->setCurrentIndex(shown);
}

void SidePanel::setTitle(const QString &name, const QString &title)
{
    if (const int index = indexOf(name); index >= 0) {
        m_tabs->setTabText(index, title);
        m_tabs->updateGeometry(); // else a longer title gets no more room
    }
}

void SidePanel::showPage(const QString &name)
{
    const int index = indexOf(name);
    if (index < 0 || !m_tabs->isTabVisible(index))
        return;
    m_tabs->setCurrentIndex(index);
    m_settings.setValue(pageSetting(), name);
    setFolded(false);
}

// A click on the tab in view folds, a click on any other shows its page.
void SidePanel::clickTab(int index)
{
    if (index < 0)
        return;
    m_settings.setValue(pageSetting(), m_pages.at(index).name);
    setFolded(!m_folded && index == m_tabs->currentIndex());
}

void SidePanel::showTab(int index)
{
    if (index >= 0)
        m_stack->setCurrentWidget(m_pages.at(index).widget);
}

void SidePanel::setFolded(bool folded)
{
    m_settings.setValue(foldedSetting(), folded);
    if (m_folded == folded)
        return;
    m_folded = folded;
    applyFold();
}

void SidePanel::restore()
{
    m_folded = m_settings.value(foldedSetting(), !m_hasRoom).toBool();
    applyFold();
}

void SidePanel::setHasRoom(bool hasRoom)
{
    if (m_hasRoom == hasRoom)
        return;
    m_hasRoom = hasRoom;
    restore();
}

void SidePanel::applyFold()
{
    m_stack->setVisible(!m_folded);
    setVisible(isToBeSeen());
    const int tabs = m_tabs->sizeHint().width();
    setMaximumWidth(m_folded ? tabs : QWIDGETSIZE_MAX);
    setMinimumWidth(m_folded ? tabs : tabs + narrowestPage);
    m_tabs->setAccessibleDescription(m_folded ? tr("The panel is hidden. Press F4 to show it.")
                                              : QString());
    emit roomChanged();
}

// Its place is given to it only after this.
void SidePanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    QMetaObject::invokeMethod(this, &SidePanel::roomChanged, Qt::QueuedConnection);
}

void SidePanel::focusPage()
{
    if (m_folded)
        setFolded(false);
    QWidget *page = m_stack->currentWidget();
    if (!page)
        return;
    QWidget *inside = page->focusPolicy() == Qt::NoFocus ? page->nextInFocusChain() : page;
    (inside && (inside == page || page->isAncestorOf(inside)) ? inside : m_tabs)
        ->setFocus(Qt::ShortcutFocusReason);
}

} // namespace intray
