// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/sidepanel.h"

#include "ui/common/hairline.h"
#include "ui/common/icons.h"
#include "ui/common/painting.h"
#include "ui/common/tabstrip.h"
#include "ui/common/tokens.h"
#include "ui/common/windowsettings.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QPainter>
#include <QStackedWidget>
#include <QToolButton>

namespace intray {

namespace {

constexpr int narrowestPage = 240;

QString pageSetting()
{
    return QStringLiteral("desk/panelPage");
}

} // namespace

SidePanel::SidePanel(WindowSettings &settings, QWidget *parent)
    : Sheet(parent)
    , m_settings(settings)
    , m_tabs(new TabStrip(this))
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
    m_tabs->leaveLine();
    m_stack->setObjectName(QStringLiteral("sidePages"));
    m_stack->setMinimumWidth(narrowestPage);
    auto *close = new QToolButton(this);
    close->setObjectName(QStringLiteral("sideClose"));
    close->setIcon(iconNamed(QStringLiteral("paint-none")));
    close->setText(tr("Hide the side panel")); // for those who do not see the cross
    close->setToolButtonStyle(Qt::ToolButtonIconOnly);
    close->setAutoRaise(true);
    close->setFocusPolicy(Qt::NoFocus); // it has a key
    close->setAccessibleName(tr("Hide the side panel"));
    close->setToolTip(tr("Hides the side panel."));
    auto *head = new QHBoxLayout;
    head->setContentsMargins(room::within, 0, room::between, 0);
    head->setSpacing(room::within);
    head->addWidget(m_tabs, 1);
    head->addWidget(close);
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(1, 1, 1, radius::sheet); // of the sheet's own edge
    rows->setSpacing(0);
    rows->addLayout(head);
    rows->addWidget(new Hairline(this));
    rows->addWidget(m_stack, 1);
    connect(close, &QToolButton::clicked, this, [this] { setFolded(true); });
    connect(m_tabs, &QTabBar::tabBarClicked, this, &SidePanel::choosePage);
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

bool SidePanel::offers(const QString &name) const
{
    const int index = indexOf(name);
    return index >= 0 && m_tabs->isTabVisible(index);
}

QList<std::pair<QString, QString>> SidePanel::pages() const
{
    QList<std::pair<QString, QString>> offered;
    for (const Page &page : m_pages)
        if (offers(page.name))
            offered.append({page.name, m_tabs->tabText(indexOf(page.name))});
    return offered;
}

void SidePanel::addPage(const QString &name, const QString &title, QWidget *page)
{
    m_pages.append({name, page});
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
    if (!offers(name))
        return;
    m_settings.setValue(pageSetting(), name);
    leadTo(name);
}

void SidePanel::leadTo(const QString &name)
{
    if (!offers(name))
        return;
    setFolded(false);
    m_tabs->setCurrentIndex(indexOf(name));
}

void SidePanel::choosePage(int index)
{
    if (index >= 0)
        m_settings.setValue(pageSetting(), m_pages.at(index).name);
}

void SidePanel::showTab(int index)
{
    if (index >= 0)
        m_stack->setCurrentWidget(m_pages.at(index).widget);
}

void SidePanel::setFolded(bool folded)
{
    if (!m_liesOver)
        m_settings.setValue(foldedSetting(), folded);
    if (m_folded == folded)
        return;
    m_folded = folded;
    if (!folded)
        showChosen();
    applyFold();
}

void SidePanel::restore()
{
    m_folded = m_liesOver || m_settings.value(foldedSetting(), !m_hasRoom).toBool();
    applyFold();
}

void SidePanel::setLiesOver(bool liesOver)
{
    if (m_liesOver == liesOver)
        return;
    m_liesOver = liesOver;
    restore();
}

void SidePanel::setNeeded(bool isNeeded)
{
    if (isNeeded != std::exchange(m_isNeeded, isNeeded))
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
    const bool isShown = isOffered() && m_isNeeded && !m_folded;
    if (!isShown && isAncestorOf(QApplication::focusWidget()))
        emit goes();
    setVisible(isShown);
    emit roomChanged();
}

// Its place is given to it only after this.
void SidePanel::showEvent(QShowEvent *event)
{
    Sheet::showEvent(event);
    QMetaObject::invokeMethod(this, &SidePanel::roomChanged, Qt::QueuedConnection);
}

void SidePanel::paintEvent(QPaintEvent *event)
{
    if (!m_liesOver)
        return Sheet::paintEvent(event);
    QPainter painter(this);
    painter.fillRect(rect(), colourOf(ColourRole::Sheet, palette()));
    paintHairline(painter, {0, height() - 1}, {width(), height() - 1}, palette());
}

/// The first place for the keyboard in a page; none: there is nothing but words.
static QWidget *firstStopIn(QWidget &page)
{
    QWidget *stop = &page;
    do {
        const bool isStop = stop->focusPolicy() & Qt::TabFocus && stop->isVisible();
        if (isStop && stop->isEnabled() && (stop == &page || page.isAncestorOf(stop)))
            return stop;
        stop = stop->nextInFocusChain();
    } while (stop != &page);
    return nullptr;
}

void SidePanel::focusPage()
{
    if (m_folded)
        setFolded(false);
    QWidget *page = m_stack->currentWidget();
    QWidget *stop = page ? firstStopIn(*page) : nullptr;
    (stop ? stop : m_tabs)->setFocus(Qt::ShortcutFocusReason);
}

} // namespace intray
