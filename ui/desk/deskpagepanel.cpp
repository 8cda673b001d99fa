// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What stands beside the record: its pages, and where it lies.
#include "session/verifying/recordduplicates.h"
#include "ui/desk/deskhead.h"
#include "ui/desk/deskpage.h"
#include "ui/desk/duplicatespage.h"
#include "ui/desk/fieldsform.h"
#include "ui/desk/listcolumn.h"
#include "ui/desk/notespage.h"
#include "ui/desk/recordform.h"
#include "ui/desk/recordhistory.h"
#include "ui/desk/sidepanel.h"
#include "ui/desk/sourcepage.h"

#include <QApplication>
#include <QLayout>
#include <QSplitter>

#include <algorithm>

namespace intray {

namespace {

QString duplicatesName()
{
    return QStringLiteral("duplicates");
}

QString historyName()
{
    return QStringLiteral("history");
}

QString notesName()
{
    return QStringLiteral("notes");
}

} // namespace

// The page with the source puts itself before these.
void DeskPage::fillPanel()
{
    m_panel->addPage(historyName(), tr("History"),
                     new RecordHistory(m_session, m_desk, historyName()));
    addNotes();
    addDuplicates();
    connect(m_record->fields(), &FieldsForm::fieldsChanged, this, &DeskPage::fitColumns);
}

void DeskPage::addDuplicates()
{
    m_panel->addPage(duplicatesName(), m_duplicates->title(), m_duplicates);
    m_duplicates->standOver(tr("History"),
                            new RecordHistory(m_session, m_desk, QStringLiteral("historyBelow")));
    connect(&m_desk, &Desk::recordChanged, m_likely, &RecordDuplicates::refresh);
    connect(m_duplicates, &DuplicatesPage::titleChanged, this,
            [this] { m_panel->setTitle(duplicatesName(), m_duplicates->title()); });
    connect(m_duplicates, &DuplicatesPage::possibilitiesChanged, this,
            &DeskPage::possibilitiesChanged);
    checkDuplicates();
    tellDuplicatesInHead();
}

QString DeskPage::wordsForPanel() const
{
    if (!m_panel->isOffered())
        return {};
    return m_panel->offers(SourcePage::name()) ? tr("Source and history") : tr("History and notes");
}

// Where the panel does not show their number.
void DeskPage::tellDuplicatesInHead()
{
    const auto tell = [this] {
        const bool isInSight = m_panel->isVisible();
        m_record->head()->showLikely(isInSight ? 0 : int(m_likely->likely().size()));
        m_record->head()->offerPanel(isInSight ? QString() : wordsForPanel());
    };
    connect(m_likely, &RecordDuplicates::changed, m_record, tell);
    connect(m_panel, &SidePanel::roomChanged, m_record, tell);
    connect(m_record->head(), &RecordHead::duplicatesWanted, m_panel, [this] {
        m_panel->leadTo(duplicatesName());
        m_duplicates->lookAtThem();
    });
}

void DeskPage::checkDuplicates()
{
    connect(m_duplicates, &DuplicatesPage::emptied, m_record, &RecordForm::focusRecord);
    m_record->fields()->checkBesides(
        {[this] { return m_duplicates->hasAny(); },
         [this] { return m_duplicates->isAncestorOf(QApplication::focusWidget()); },
         [this] {
             m_panel->leadTo(duplicatesName());
             m_duplicates->lookAtThem();
         }});
}

void DeskPage::addNotes()
{
    auto *notes = new NotesPage(m_desk, m_actions);
    m_panel->addPage(notesName(), notes->title(), notes);
    connect(notes, &NotesPage::titleChanged, this,
            [this, notes] { m_panel->setTitle(notesName(), notes->title()); });
}

void DeskPage::offerPages(const Queue &queue)
{
    m_panel->setOffered(duplicatesName(), m_likely->areOfferedIn(queue));
    for (const QString &name : {historyName(), notesName()})
        m_panel->setOffered(name, !queue.name.isEmpty());
}

// From record to record the panel stays; beside an empty desk it would say nothing.
void DeskPage::keepPanelForRecord()
{
    if (m_desk.item().id.isValid())
        m_panel->setNeeded(true);
    else if (m_desk.state() == Desk::State::Empty)
        m_panel->setNeeded(false);
}

void DeskPage::foldPanel()
{
    if (!m_panel->isOffered()) {
        m_desk.inform(tr("This queue has no side panel."));
        return;
    }
    if (!m_panel->isNeeded()) {
        m_desk.inform(tr("The side panel stands beside a record. Take one first."));
        return;
    }
    if (m_panel->isFolded() && m_panel->offers(duplicatesName()) && !m_likely->likely().isEmpty())
        m_panel->leadTo(duplicatesName()); // of which the head has told
    else
        m_panel->setFolded(!m_panel->isFolded());
    if (m_panel->isVisible() && m_panel->liesOver())
        m_panel->focusPage(); // the field in hand lies under it
}

// In a narrow window it comes over the form. A source stays beside it: people read there what
// they type.
void DeskPage::movePanel()
{
    const bool canLieOver = !m_panel->offers(SourcePage::name());
    const bool hasRoom = width() >= leastWithoutPanel() + leastOfPanel();
    const bool liesOver = canLieOver && (m_isNarrow || !hasRoom);
    if (liesOver == m_panel->liesOver())
        return;
    if (liesOver)
        m_panel->setParent(this);
    else
        m_split->addWidget(m_panel);
    m_panel->setLiesOver(liesOver);
}

// While another page is in view, nobody tells this one how narrow the window is.
QSize DeskPage::minimumSizeHint() const
{
    const QSize all = QWidget::minimumSizeHint();
    if (m_panel->offers(SourcePage::name()))
        return all;
    const QMargins around = layout()->contentsMargins();
    return {m_record->minimumSizeHint().width() + around.left() + around.right(), all.height()};
}

int DeskPage::leastOfPanel() const
{
    return m_panel->minimumSizeHint().width() + m_split->handleWidth();
}

int DeskPage::leastWithoutPanel() const
{
    const bool isBeside = !m_panel->isHidden() && !m_panel->liesOver();
    return QWidget::minimumSizeHint().width() - (isBeside ? leastOfPanel() : 0);
}

void DeskPage::placePanel()
{
    movePanel();
    layPanelOver();
    m_duplicates->showWhatIsBelow(m_panel->hasRoom());
    fitColumns();
}

// Over all of the form, which would else be cut in the middle of its words; the record's title, its
// lock, messages and what it is finished with stay in sight.
void DeskPage::layPanelOver()
{
    if (!m_panel->liesOver())
        return;
    const QRect form = m_record->formPlace();
    m_panel->setGeometry({m_record->mapTo(this, form.topLeft()), form.size()});
    m_panel->raise();
    if (!m_isNarrow || m_panel->isHidden() || m_column->isHidden())
        return;
    if (m_column->isAncestorOf(QApplication::focusWidget()))
        m_panel->focusPage();
    showLists(false);
}

int DeskPage::usualPanelWidth() const
{
    return std::clamp(width() / 4, 360, 480);
}

int DeskPage::wantedPanelWidth() const
{
    const int unfolded = m_panelWidth > 0 ? m_panelWidth : usualPanelWidth();
    return m_panel->isHidden() ? 0 : std::max(unfolded, m_panel->minimumSizeHint().width());
}

} // namespace intray
