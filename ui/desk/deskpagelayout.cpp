// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/actions.h"
#include "ui/common/letters.h"
#include "ui/common/tokens.h"
#include "ui/common/windowsettings.h"
#include "ui/desk/deskpage.h"
#include "ui/desk/fieldsform.h"
#include "ui/desk/itempreview.h"
#include "ui/desk/listcolumn.h"
#include "ui/desk/listhead.h"
#include "ui/desk/recordform.h"
#include "ui/desk/sidepanel.h"
#include "ui/lists/mylist.h"
#include "ui/lists/openlist.h"

#include <QApplication>
#include <QSplitter>
#include <QStyle>
#include <QTableView>
#include <QTableWidget>

#include <algorithm>

namespace intray {

namespace {

QString listsFoldedSetting()
{
    return QStringLiteral("desk/folded");
}

QString sizeSetting(const QWidget &page, const char *of)
{
    return WindowSettings::atScale(QStringLiteral("desk/") + QLatin1String(of), page);
}

// Of the lists, a form of 900 pixels less what it can spare, and the panel; more where letters are
// larger.
int widthWithRoom(const QWidget &page)
{
    return std::max(1600, 228 * letterWidth(page.fontMetrics()));
}

} // namespace

// Less than the lists and a form beside them need.
static int narrowBelow(const QWidget &page)
{
    return std::max(720, 104 * letterWidth(page.fontMetrics()));
}

void DeskPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    setNarrow(width() < narrowBelow(*this));
    placeLists();
    m_panel->setHasRoom(width() >= widthWithRoom(*this));
    placePanel();
    fitMine();
}

void DeskPage::foldLists()
{
    const bool fold = m_column->isVisible();
    showLists(!fold);
    if (!fold && m_isNarrow)
        m_open->table()->setFocus(Qt::ShortcutFocusReason);
    if (!m_isNarrow)
        m_settings.setValue(listsFoldedSetting(), fold);
}

void DeskPage::unfoldLists()
{
    if (m_column->isHidden())
        showLists(true);
}

void DeskPage::focusOpenList()
{
    unfoldLists();
    m_open->table()->setFocus(Qt::ShortcutFocusReason);
}

void DeskPage::askToChooseItem()
{
    m_desk.explainWhile(tr("Choose an item in the list first."),
                        [list = m_open] { return !list->current().isValid(); });
}

// What is hidden gives the keyboard to whatever comes next.
void DeskPage::leaveLists()
{
    if (m_column->isAncestorOf(QApplication::focusWidget()))
        m_record->focusRecord();
}

void DeskPage::showLists(bool shows)
{
    if (!shows)
        leaveLists();
    else if (m_isNarrow && m_panel->liesOver())
        m_panel->setFolded(true); // or nothing of the record would be left
    m_column->setVisible(shows);
    placeLists();
    placeMenu();
    emit listsFolded();
}

// In a narrow window they come over the record only when they are wanted.
void DeskPage::setNarrow(bool isNarrow)
{
    if (m_isNarrow == isNarrow)
        return;
    leaveLists();
    m_isNarrow = isNarrow;
    m_column->setLiesOver(isNarrow);
    if (isNarrow)
        m_column->setParent(this);
    else
        m_split->insertWidget(0, m_column);
    showLists(!isNarrow && !m_settings.value(listsFoldedSetting()).toBool());
}

void DeskPage::placeLists()
{
    if (!m_isNarrow)
        return;
    const QRect place(0, 0, std::min(wantedListsWidth() + room::edge, width()), height());
    m_column->setGeometry(QStyle::visualRect(layoutDirection(), rect(), place));
    m_column->raise();
}

// Whoever goes on at the record has chosen.
void DeskPage::putAway(const QWidget *used)
{
    if (!m_isNarrow || !used)
        return;
    const bool isAtRecord = m_record->isAncestorOf(used);
    if ((isAtRecord || m_panel->isAncestorOf(used)) && m_column->isVisible())
        showLists(false);
    if (isAtRecord && m_panel->liesOver())
        m_panel->setFolded(true);
}

void DeskPage::takeMenu(QWidget *button)
{
    m_menu = button;
    if (!m_menu) {
        m_record->showInCorner(nullptr);
        m_column->head()->takeMenu(nullptr);
    }
    placeMenu();
}

// At the record while the lists are folded.
void DeskPage::placeMenu()
{
    if (!m_menu)
        return;
    if (m_column->isHidden()) {
        m_record->showInCorner(m_menu);
    } else {
        m_record->showInCorner(nullptr);
        m_column->head()->takeMenu(m_menu);
    }
    m_menu->show();
}

void DeskPage::takeFoot(QWidget *foot)
{
    m_column->takeFoot(foot);
}

void DeskPage::takeRunning(QWidget *running)
{
    if (m_column->isHidden())
        m_record->takeBelow(running);
    else
        m_column->takeRunning(running);
}

// A splitter looks at what its parts may have only when it is moved. Larger than a person made it
// it becomes only where that is still small.
void DeskPage::fitMine()
{
    const QList<int> sizes = m_lists->sizes();
    const int all = sizes.value(0) + sizes.value(1);
    const int wanted = m_mine->heightOfWholeRows(std::max(sizes.value(0), all * 2 / 5));
    if (all > 0 && wanted != sizes.value(0))
        m_lists->setSizes({wanted, all - wanted});
}

static QString listsAs()
{
    return QStringLiteral("desk/listAs");
}

void DeskPage::showListsAs(bool rows)
{
    m_settings.setValue(listsAs(), rows ? QStringLiteral("rows") : QStringLiteral("table"));
    m_mine->setAsRows(rows);
    m_open->setAsRows(rows);
}

void DeskPage::showImportedValues(bool shows)
{
    m_record->fields()->showImported(shows);
    m_actions.of(WindowAction::ImportedValues)->setChecked(shows);
    m_settings.setValue(QStringLiteral("desk/importedValues"), shows);
}

void DeskPage::restoreLayout()
{
    showListsAs(m_settings.value(listsAs()).toString() != QStringLiteral("table"));
    m_lists->setSizes({180, 460});
    if (!m_isNarrow) {
        m_split->setSizes({wantedListsWidth(), 780, 360});
        m_split->restoreState(m_settings.value(sizeSetting(*this, "columns")).toByteArray());
    }
    m_lists->restoreState(m_settings.value(sizeSetting(*this, "lists")).toByteArray());
    m_column->setHidden(m_isNarrow || m_settings.value(listsFoldedSetting()).toBool());
    m_listsWidth = m_settings.value(sizeSetting(*this, "listsWidth"), 0).toInt();
    m_panelWidth = m_settings.value(sizeSetting(*this, "panelWidth"), 0).toInt();
    m_panel->restore();
    showImportedValues(m_settings.value(QStringLiteral("desk/importedValues")).toBool());
}

int DeskPage::wantedListsWidth() const
{
    constexpr int usual = 300, whereWide = 352;
    return m_listsWidth > 0 ? m_listsWidth : width() >= widthWithRoom(*this) ? whereWide : usual;
}

// No fault goes from behind its field to under it, where it moves rows, as long as some panel can
// be had without that. What is more is first the fields'.
int DeskPage::panelWidthBeside(int shared) const
{
    constexpr int narrowest = 248;
    const int wanted = wantedPanelWidth();
    const FieldsForm &fields = *m_record->fields();
    const int left = shared - (m_record->width() - fields.maximumViewportSize().width());
    if (m_panelWidth > 0 || left - fields.leastWithBeside() < narrowest)
        return wanted;
    return std::min(wanted, std::max(narrowest, left - fields.wholeWithBeside()));
}

// A splitter leaves the room of a part that became narrower empty, and does not give back to the
// lists what a small window took from them. The record keeps what it needs at least.
void DeskPage::fitColumns()
{
    const bool hasLists = !m_isNarrow && !m_column->isHidden();
    const bool hasPanel = !m_panel->isHidden() && !m_panel->liesOver();
    const int handles = (hasLists ? 1 : 0) + (hasPanel ? 1 : 0);
    const int all = m_split->width() - handles * m_split->handleWidth();
    const int least = m_record->minimumSizeHint().width();
    const int leastPanel = hasPanel ? m_panel->minimumSizeHint().width() : 0;
    int lists = hasLists ? wantedListsWidth() : 0;
    const int wanted = hasPanel ? panelWidthBeside(all - lists) : 0;
    const int panel = std::max(leastPanel, std::min(wanted, all - lists - least));
    lists = std::max(0, std::min(lists, all - panel - least));
    const int record = all - lists - panel;
    m_split->setSizes(m_isNarrow ? QList{record, panel} : QList{lists, record, panel});
}

void DeskPage::noteWidths()
{
    if (m_column->isVisible() && !m_isNarrow)
        m_listsWidth = m_column->width();
    if (m_panel->isVisible() && !m_panel->liesOver())
        m_panelWidth = m_panel->width();
}

QString DeskPage::placeSetting() const
{
    return QStringLiteral("place/") + WindowSettings::part(m_session.url().text());
}

// Where the person was in the record that was on the desk when the window was closed.
void DeskPage::restorePlace()
{
    const QStringList known = m_settings.value(placeSetting()).toStringList();
    if (known.size() == 3)
        m_record->fields()->rememberPlace(ItemId(known.at(0).toLongLong()),
                                          {known.at(1), known.at(2).toInt()});
}

void DeskPage::saveLayout()
{
    if (!m_isNarrow)
        m_settings.setValue(sizeSetting(*this, "columns"), m_split->saveState());
    m_settings.setValue(sizeSetting(*this, "listsWidth"), m_listsWidth);
    m_settings.setValue(sizeSetting(*this, "panelWidth"), m_panelWidth);
    m_settings.setValue(sizeSetting(*this, "lists"), m_lists->saveState());
    const FieldsForm::Place place = m_record->fields()->place();
    if (m_desk.item().id.isValid() && !place.field.isEmpty())
        m_settings.setValue(placeSetting(),
                            QStringList{QString::number(m_desk.item().id.value()), place.field,
                                        QString::number(place.position)});
}

void DeskPage::resetLayout()
{
    m_settings.removeGroup(QStringLiteral("desk"));
    restoreLayout();
    m_mine->resetLayout();
    m_open->resetLayout();
}

QList<QWidget *> DeskPage::panes() const
{
    QList<QWidget *> panes;
    for (QWidget *pane : {static_cast<QWidget *>(m_mine), static_cast<QWidget *>(m_open)}) {
        if (pane->isVisible())
            panes.append(pane);
    }
    panes.append(m_record);
    if (m_panel->isVisible())
        panes.append(m_panel);
    return panes;
}

// Before the first one in what stands above the lists.
qsizetype DeskPage::paneInUse() const
{
    const QList<QWidget *> all = panes();
    const QWidget *used = QApplication::focusWidget();
    for (qsizetype pane = 0; pane < all.size(); ++pane)
        if (all.at(pane)->isAncestorOf(used))
            return pane;
    return m_column->isAncestorOf(used) ? -1 : all.indexOf(m_record);
}

bool DeskPage::enterPane(QWidget *pane)
{
    if (pane == m_record && m_preview->isOpen())
        m_preview->fields()->setFocus(Qt::ShortcutFocusReason);
    else if (pane == m_record)
        m_record->focusRecord();
    else if (pane == m_panel)
        m_panel->focusPage();
    else
        (pane == m_mine ? m_mine->table() : m_open->table())->setFocus(Qt::ShortcutFocusReason);
    return pane == m_record || pane->isAncestorOf(QApplication::focusWidget());
}

// A page of the panel may have nothing for the keyboard.
void DeskPage::moveToPane(int by)
{
    const QList<QWidget *> all = panes();
    const qsizetype count = all.size();
    const qsizetype here = by < 0 ? std::max<qsizetype>(paneInUse(), 0) : paneInUse();
    for (qsizetype step = 1; step <= count; ++step)
        if (enterPane(all.at((here + by * step + count * step) % count)))
            return;
}

} // namespace intray
