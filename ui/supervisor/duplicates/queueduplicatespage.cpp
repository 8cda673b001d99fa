// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/duplicates/queueduplicatespage.h"

#include "lists/celltext.h"
#include "lists/rowroles.h"
#include "schema/recordschema.h"
#include "session/session.h"
#include "ui/common/actions.h"
#include "ui/common/dimmedline.h"
#include "ui/common/emptyplace.h"
#include "ui/common/firstlook.h"
#include "ui/common/flowlayout.h"
#include "ui/common/leastcolumn.h"
#include "ui/common/linebutton.h"
#include "ui/common/lowplace.h"
#include "ui/common/rowdelegate.h"
#include "ui/common/tintedlabel.h"
#include "ui/common/tokens.h"
#include "ui/common/windowsettings.h"
#include "ui/supervisor/duplicates/mergetable.h"
#include "ui/supervisor/duplicates/searchbar.h"
#include "ui/supervisor/turningsplit.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QLabel>
#include <QLocale>
#include <QShortcut>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace intray {

/// More are not looked at before the list is a new one.
static constexpr qsizetype mostShown = 500;

static const auto onlyWhatDiffersSetting = QStringLiteral("duplicates/onlyWhatDiffers");

/// Of the list, and of the records beside it.
static const QList<int> sizesBeside{260, 700};

QueueDuplicatesPage::QueueDuplicatesPage(Session &session, const Actions &actions,
                                         WindowSettings &settings, ElapsedClock clock,
                                         QWidget *parent)
    : SupervisorTab(parent)
    , m_session(session)
    , m_settings(settings)
    , m_run(session.login(), session.identity())
    , m_decisions(session)
    , m_search(new SearchBar(this))
    , m_standing(new DimmedLine(this))
    , m_found(new TurningSplit(this))
    , m_empty(new EmptyPlace(this))
    , m_low(new LowPlace(this))
    , m_list(new QTreeWidget(m_found))
    , m_onlyWhatDiffers(new QCheckBox(tr("Only &what differs")))
    , m_records(new MergeTable)
    , m_look(new FirstLook(*m_records->viewport(), std::move(clock)))
    , m_why(new TintedLabel(Tint::Dimmed, {}, this))
    , m_merge(new LineButton(LineButton::Rank::Primary, this))
    , m_apart(new LineButton(LineButton::Rank::Usual, this))
    , m_takeBack(new LineButton(LineButton::Rank::Quiet, this))
    , m_note(new DimmedLine(this))
{
    build(actions);
    follow();
    showGroups();
}

void QueueDuplicatesPage::build(const Actions &actions)
{
    m_standing->setObjectName(QStringLiteral("duplicatesLeft"));
    m_standing->setMostLines(2);
    m_found->addWidget(makeList());
    m_found->addWidget(makeRecords());
    m_found->setStretchFactor(1, 1);
    m_found->setSizes(sizesBeside);
    auto *column = new LeastColumn(this);
    column->addWidget(m_search);
    column->addWidget(m_found, 1);
    m_low->setWidget(m_empty);
    column->addWidget(m_low, 1);
    column->addWidget(makeButtons(actions));
    column->addStretch(0);
    m_empty->setObjectName(QStringLiteral("duplicatesEmpty"));
    boundList();
}

QWidget *QueueDuplicatesPage::firstPlace() const
{
    return m_found->isHidden() ? static_cast<QWidget *>(m_empty->button()) : m_list;
}

QWidget *QueueDuplicatesPage::standing()
{
    return m_standing;
}

QWidget *QueueDuplicatesPage::makeList()
{
    m_list->setObjectName(QStringLiteral("duplicateGroups"));
    m_list->setAccessibleName(tr("Groups of likely duplicates"));
    m_list->setHeaderHidden(true);
    m_list->setColumnCount(1);
    m_list->setItemDelegate(new RowDelegate(m_list));
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setMinimumSize(140, heightOf(Part::TwoLineRow, fontMetrics()));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return m_list;
}

// Where it stands over the records, these need the room; in a low window nearly all of it.
void QueueDuplicatesPage::boundList()
{
    const int row = heightOf(Part::TwoLineRow, fontMetrics());
    constexpr int low = 6; // rows
    constexpr int lowPage = 8;
    const bool isTight = height() < lowPage * row;
    const int above = isTight ? room::between : room::edge;
    layout()->setContentsMargins(room::beside, above, room::beside, above);
    layout()->setSpacing(isTight ? room::between : room::beside);
    const bool isBeside = m_found->orientation() == Qt::Horizontal;
    const int rowsOverRecords = m_found->height() < low * row ? 1 : 2;
    const int most = isBeside ? QWIDGETSIZE_MAX : rowsOverRecords * row;
    m_isNarrow = !isBeside;
    m_note->setVisible(showsNote());
    if (m_list->maximumHeight() == most)
        return;
    m_list->setMaximumHeight(most);
    m_found->setSizes(isBeside ? sizesBeside : QList<int>{most, m_found->height() - most});
}

QWidget *QueueDuplicatesPage::makeRecords()
{
    m_onlyWhatDiffers->setObjectName(QStringLiteral("duplicatesOnlyWhatDiffers"));
    m_onlyWhatDiffers->setToolTip(
        tr("Hides the fields in which all records of the group are the same."));
    m_onlyWhatDiffers->setChecked(m_settings.value(onlyWhatDiffersSetting, true).toBool());
    m_records->showOnlyWhatDiffers(m_onlyWhatDiffers->isChecked());
    constexpr int leastRows = 3; // with the heads
    m_records->setMinimumHeight(leastRows * heightOf(Part::TableRow, fontMetrics()));
    m_why->setObjectName(QStringLiteral("mergeWhyNoChoice"));
    m_why->setWordWrap(true);
    auto *holder = new QWidget(this);
    auto *column = new QVBoxLayout(holder);
    column->setContentsMargins(8, 0, 0, 0);
    column->addWidget(m_onlyWhatDiffers);
    column->addWidget(m_records, 1);
    column->addWidget(m_why);
    return holder;
}

static void giveWords(LineButton *button, const char *name, const QString &words,
                      const QKeySequence &keys, const QString &tip)
{
    button->setObjectName(QString::fromLatin1(name));
    button->setWords(words, keys.toString(QKeySequence::NativeText));
    button->setToolTip(tip);
    button->setAutoDefault(false);
}

void QueueDuplicatesPage::nameKeys(const Actions &actions)
{
    giveWords(m_merge, "duplicatesMerge", tr("&Merge"),
              actions.of(WindowAction::EndAsDuplicate)->shortcut(),
              tr("The other records are merged into the one that is kept, which gets the chosen "
                 "values."));
    giveWords(m_apart, "duplicatesApart", tr("N&ot a duplicate"),
              actions.of(WindowAction::NotDuplicate)->shortcut(),
              tr("The record under the cursor is not a duplicate of any of the others. Intray "
                 "remembers this, however alike they are."));
    giveWords(m_takeBack, "duplicatesTakeBack", tr("&Undo"), QKeySequence::Undo,
              tr("Undoes the last decision."));
}

QWidget *QueueDuplicatesPage::makeButtons(const Actions &actions)
{
    nameKeys(actions);
    connect(&actions, &Actions::keysChanged, this, [this, &actions] { nameKeys(actions); });
    auto *buttons = new QWidget(this);
    auto *line = new FlowLayout(buttons);
    line->addWidget(m_merge);
    line->addWidget(m_apart);
    line->addWidget(m_takeBack);
    m_note->setObjectName(QStringLiteral("duplicatesNote"));
    m_note->setMostLines(2);
    m_note->showText(tr("Nothing is merged automatically, and what was decided can be undone."));
    auto *holder = new QWidget(this);
    auto *foot = new QHBoxLayout(holder);
    foot->setContentsMargins(0, 0, 0, 0);
    foot->setSpacing(room::edge);
    foot->addWidget(buttons); // in one line before the note is
    foot->addWidget(m_note, 1);
    return holder;
}

void QueueDuplicatesPage::follow()
{
    connect(m_found, &TurningSplit::arranged, this, &QueueDuplicatesPage::boundList);
    connect(m_empty, &EmptyPlace::nextWanted, m_search, &SearchBar::search);
    connect(m_search, &SearchBar::queueChosen, this, &QueueDuplicatesPage::turnToQueue);
    connect(m_search, &SearchBar::searchWanted, this, &QueueDuplicatesPage::search);
    connect(m_search, &SearchBar::cancelWanted, &m_run, &DuplicateRun::cancel);
    connect(&m_run, &DuplicateRun::progressed, m_search, &SearchBar::showProgress);
    connect(&m_run, &DuplicateRun::found, this, &QueueDuplicatesPage::showFound);
    connect(&m_run, &DuplicateRun::failed, this, &QueueDuplicatesPage::showTrouble);
    connect(&m_run, &DuplicateRun::ended, this, &QueueDuplicatesPage::endSearch);
    connect(&m_decisions, &DuplicateDecisions::changed, this, &QueueDuplicatesPage::showGroups);
    connect(&m_decisions, &DuplicateDecisions::openedChanged, this,
            &QueueDuplicatesPage::showRecords);
    connect(&m_decisions, &DuplicateDecisions::decidingChanged, this,
            &QueueDuplicatesPage::showPossible);
    connect(&m_decisions, &DuplicateDecisions::told, this, &SupervisorTab::told);
    connect(&m_session, &Session::linkChanged, this, &QueueDuplicatesPage::showPossible);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &QueueDuplicatesPage::openChosen);
    connect(m_records, &MergeTable::choiceChanged, this, &QueueDuplicatesPage::showPossible);
    connect(m_onlyWhatDiffers, &QCheckBox::toggled, this,
            &QueueDuplicatesPage::showOnlyWhatDiffers);
    connect(m_merge, &LineButton::clicked, this, &QueueDuplicatesPage::merge);
    connect(m_apart, &LineButton::clicked, this, &QueueDuplicatesPage::tellApart);
    connect(m_takeBack, &LineButton::clicked, &m_decisions, &DuplicateDecisions::takeBack);
    auto *undo = new QShortcut(QKeySequence::Undo, this);
    undo->setContext(Qt::WidgetWithChildrenShortcut);
    connect(undo, &QShortcut::activated, m_takeBack, &LineButton::click);
}

void QueueDuplicatesPage::look()
{
    m_search->offerQueues(m_session.queues());
    showPossible();
}

void QueueDuplicatesPage::showQueue(const QString &name)
{
    m_search->choose(name);
}

void QueueDuplicatesPage::search(const QString &queue, double least)
{
    if (m_run.isRunning() || queue.isEmpty())
        return;
    emit told({});
    m_isSearched = false;
    m_least = least;
    m_decisions.setPairs(queue, {});
    m_search->setRunning(true);
    m_run.search(queue, least);
    showPossible();
}

void QueueDuplicatesPage::showFound(const QString &queue, const QList<LikelyDuplicates> &pairs)
{
    m_isSearched = true;
    m_decisions.setPairs(queue, pairs);
    m_search->setRunning(false);
    if (!pairs.isEmpty() && isVisible())
        m_list->setFocus();
}

// The keyboard was on what cancels; it goes on to what leads on.
void QueueDuplicatesPage::endSearch()
{
    const bool hadFocus = m_search->isAncestorOf(QApplication::focusWidget());
    m_search->setRunning(false);
    showPossible();
    if (hadFocus && m_low->isVisible())
        m_empty->button()->setFocus();
}

/// What people know the records by, each once, over what they are called.
static QTreeWidgetItem *rowFor(const DuplicateGroup &group)
{
    QStringList begins, names;
    for (const LikelyItem &each : group.items) {
        names << cellText(each.called(), 60);
        if (const QString begin = cellText(each.begins, 60);
            !begin.isEmpty() && !begins.contains(begin))
            begins << begin;
    }
    const QString called = names.join(QStringLiteral(", "));
    auto *row = new QTreeWidgetItem({begins.isEmpty() ? called : begins.join(u" / ")});
    if (!begins.isEmpty())
        row->setData(0, int(RowRole::SecondLine), called);
    if (likelyText(group.least) != likelyText(1)) // as most are: what stands in each tells nothing
        row->setData(0, int(RowRole::BesideSecond), likelyText(group.least));
    row->setData(0, Qt::AccessibleTextRole,
                 QStringList{row->text(0), called, likelyText(group.least)}.join(u", "));
    row->setToolTip(0, plainToolTip((begins + names).join(u'\n')));
    return row;
}

// What comes next stands where the decided one was, or what is left of that.
void QueueDuplicatesPage::showGroups()
{
    const auto &groups = m_decisions.groups();
    const int before = std::max(0, m_list->indexOfTopLevelItem(m_list->currentItem()));
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        QList<QTreeWidgetItem *> rows;
        for (const DuplicateGroup &group : groups.first(std::min(groups.size(), mostShown)))
            rows << rowFor(group);
        m_list->addTopLevelItems(rows);
        const auto next = std::ranges::find_if(groups, [&](const DuplicateGroup &group) {
            return group.has(m_decisions.comesNext());
        });
        const auto place = next == groups.end() ? before : int(next - groups.begin());
        if (!rows.isEmpty())
            m_list->setCurrentItem(rows[std::min(place, int(rows.size()) - 1)]);
    }
    openChosen();
}

void QueueDuplicatesPage::openChosen()
{
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    if (row >= 0)
        m_decisions.open(m_decisions.groups()[row]);
    showPossible();
}

void QueueDuplicatesPage::showRecords()
{
    const auto schema = RecordSchema::of(m_session.queueNamed(m_decisions.queue()));
    m_records->showRecords(m_decisions.opened(), schema.value_or(RecordSchema()),
                           m_session.identity().user);
    m_look->begin();
    showPossible();
}

void QueueDuplicatesPage::pressReturn()
{
    if (m_low->isVisible())
        m_search->search();
}

void QueueDuplicatesPage::showPossible()
{
    m_standing->showText(words());
    m_found->setVisible(isAnyLeft());
    showEmptyPlace();
    const QString held = m_records->whyNoMerge();
    const QString why = held.isEmpty() ? m_records->whyNoChoice() : held;
    m_why->setText(why);
    m_why->setVisible(!why.isEmpty());
    // While something is written the buttons keep the focus; what is pressed then is passed over.
    m_merge->setEnabled(whyNoMerge().isEmpty());
    // Who presses what is filled without a look is right only where nothing is lost.
    m_merge->setRank(m_records->differInWritingOnly() ? LineButton::Rank::Primary
                                                      : LineButton::Rank::Usual);
    m_apart->setEnabled(whyNoDecision().isEmpty());
    const bool isUndoable = m_decisions.canTakeBack() || m_decisions.isDeciding();
    m_takeBack->setEnabled(isAnswered() && isUndoable);
    for (LineButton *button : {m_merge, m_apart})
        button->setVisible(isAnyLeft());
    m_takeBack->setVisible(isAnyLeft() || m_takeBack->isEnabled());
    m_note->setVisible(showsNote());
    m_found->setMinimumHeight(m_found->minimumSizeHint().height());
    emit possibilitiesChanged();
}

bool QueueDuplicatesPage::tryAction(WindowAction action)
{
    if (action == WindowAction::EndAsDuplicate)
        merge();
    else if (action == WindowAction::NotDuplicate)
        tellApart();
    else
        return false;
    return true;
}

void QueueDuplicatesPage::merge()
{
    if (whyNoMerge().isEmpty() && !comesTooEarly())
        m_decisions.merge(m_records->keeper(), m_records->fields());
}

void QueueDuplicatesPage::showOnlyWhatDiffers(bool isOnly)
{
    m_settings.setValue(onlyWhatDiffersSetting, isOnly);
    m_records->showOnlyWhatDiffers(isOnly);
}

void QueueDuplicatesPage::tellApart()
{
    if (whyNoDecision().isEmpty() && !comesTooEarly())
        m_decisions.tellApart(m_records->current());
}

} // namespace intray
