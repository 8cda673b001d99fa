// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/historytab.h"

#include "schema/recordschema.h"
#include "session/session.h"
#include "ui/common/dimmedline.h"
#include "ui/common/fieldlabels.h"
#include "ui/common/letters.h"
#include "ui/common/linebutton.h"
#include "ui/common/plaintable.h"
#include "ui/common/tables.h"
#include "ui/common/tintedlabel.h"
#include "ui/common/tokens.h"
#include "ui/supervisor/historyfilter.h"
#include "ui/supervisor/lineundo.h"
#include "ui/supervisor/whydialog.h"

#include <QCheckBox>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QSplitter>
#include <QTableView>
#include <QTableWidget>
#include <QVBoxLayout>

namespace intray {

HistoryTab::HistoryTab(Session &session, QWidget *parent)
    : SupervisorTab(parent)
    , m_session(session)
    , m_feed(session)
    , m_saving(session)
    , m_filter(new HistoryFilter(this))
    , m_words(fieldLabels(session))
    , m_undoing(new LineUndo(session, this))
    , m_table(new QTableView(this))
    , m_open(LineButton::make(LineButton::Rank::Quiet, {}, "historyOpen", this))
    , m_undo(LineButton::make(LineButton::Rank::Quiet, {}, "historyUndo", this))
    , m_ofItem(new TintedLabel(Tint::Dimmed, {}, this))
    , m_values(new QTableWidget(0, 3, this))
    , m_said(new DimmedLine(this))
    , m_parts(new QSplitter(Qt::Vertical, this))
    , m_cancel(new QPushButton(tr("Cancel"), this))
    , m_withValues(new QCheckBox(tr("With &values"), this))
    , m_save(new QPushButton(tr("&Save..."), this))
{
    build();
    follow();
    followSaving();
    followLines();
    setSaving(false);
}

void HistoryTab::build()
{
    m_table->setObjectName(QStringLiteral("historyTable"));
    makePlain(m_table);
    m_table->setAccessibleName(tr("History"));
    m_model.setFieldWords(m_words);
    m_table->setModel(&m_model);
    styleTable(m_table);
    constexpr int leastRows = 2;
    m_table->setMinimumHeight(m_table->horizontalHeader()->sizeHint().height() +
                              leastRows * heightOf(Part::TableRow, fontMetrics()));
    m_table->horizontalHeader()->setStretchLastSection(true);
    showColumns();
    m_parts->setChildrenCollapsible(false);
    // Else a low page would scroll for as many lines as Qt thinks that a table wants.
    m_parts->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
    m_parts->addWidget(m_table);
    m_parts->addWidget(m_panel = makeValues());
    m_parts->setStretchFactor(0, 3);
    m_parts->setStretchFactor(1, 1);
    showPanel(Panel::None);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    m_filter->setContentsMargins(room::beside, 0, room::beside, 0);
    column->addWidget(m_filter);
    column->addWidget(m_parts, 1);
    column->addWidget(makeFoot());
}

// As wide as what stands in it, so that nothing is empty between; the last has the rest.
void HistoryTab::showColumns()
{
    constexpr int most = 26; // letters
    QHeaderView *header = m_table->horizontalHeader();
    const QAbstractItemView *view = m_table; // of a table alone it is not public
    for (int column = 0; column < HistoryModel::Details; ++column) {
        const int wanted = m_model.rowCount() > 0 ? view->sizeHintForColumn(column) : 0;
        header->resizeSection(column, std::max(roomFor(header, column, 0),
                                               std::min(wanted, roomFor(header, column, most))));
    }
    constexpr int narrow = 110;
    const bool isNarrow = window()->width() < narrow * letterWidth(fontMetrics());
    header->setSectionHidden(HistoryModel::Where, isNarrow);
    header->setSectionHidden(HistoryModel::Queue, m_session.queues().size() < 2);
}

// Before somebody looks at a line the list has all of it, and nearly all before values are there to
// see; then their room stays as it is.
void HistoryTab::showPanel(Panel panel)
{
    const bool hadValues = m_panel->maximumHeight() == QWIDGETSIZE_MAX;
    m_panel->setVisible(panel != Panel::None);
    m_parts->setMinimumHeight(m_parts->minimumSizeHint().height());
    if (panel == Panel::Line && hadValues)
        return;
    const int line = heightOf(Part::Button, fontMetrics()) + room::between;
    m_panel->setMaximumHeight(panel == Panel::Values ? QWIDGETSIZE_MAX : line);
    if (panel == Panel::Values && !hadValues)
        m_parts->setSizes({3 * m_parts->height() / 4, m_parts->height() / 4});
}

void HistoryTab::resizeEvent(QResizeEvent *event)
{
    SupervisorTab::resizeEvent(event);
    constexpr int low = 24; // lines
    m_filter->setLow(window()->height() < low * fontMetrics().lineSpacing());
    showColumns();
}

QWidget *HistoryTab::makeValues()
{
    m_ofItem->setObjectName(QStringLiteral("historyOfItem"));
    m_ofItem->setWordWrap(true);
    m_values->setObjectName(QStringLiteral("historyValues"));
    makePlain(m_values);
    m_values->setAccessibleName(tr("Changed values"));
    m_values->setHorizontalHeaderLabels({tr("Field"), tr("As imported"), tr("Now")});
    styleTable(m_values);
    m_values->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_values->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    auto *holder = new QWidget(this);
    auto *column = new QVBoxLayout(holder);
    column->setContentsMargins(0, 8, 0, 0);
    column->setSpacing(8);
    column->addWidget(makeLineHead());
    column->addWidget(m_values, 1);
    return holder;
}

QWidget *HistoryTab::makeFoot()
{
    m_said->setObjectName(QStringLiteral("historyCount"));
    m_said->setMostLines(2);
    m_cancel->setObjectName(QStringLiteral("historyCancel"));
    m_save->setObjectName(QStringLiteral("historySave"));
    m_save->setToolTip(tr("Saves all lines found to a CSV file."));
    m_withValues->setObjectName(QStringLiteral("historyWithValues"));
    m_withValues->setToolTip(tr("Adds to each ending what was changed. This takes longer."));
    auto *foot = new QWidget(this);
    auto *line = new QHBoxLayout(foot);
    line->setContentsMargins(room::beside, 0, room::beside, 0);
    line->addWidget(m_said, 1);
    line->addWidget(m_cancel);
    line->addWidget(m_withValues);
    line->addWidget(m_save);
    return foot;
}

void HistoryTab::follow()
{
    connect(m_filter, &HistoryFilter::wanted, this, &HistoryTab::search);
    connect(&m_feed, &HistoryFeed::begun, &m_model, &HistoryModel::clear);
    connect(&m_feed, &HistoryFeed::found, this, &HistoryTab::take);
    connect(&m_feed, &HistoryFeed::failed, this, &HistoryTab::tellError);
    connect(&m_feed, &HistoryFeed::rested, this, &HistoryTab::sayHowMany);
    connect(&m_feed, &HistoryFeed::versionsTold, this, &HistoryTab::showVersions);
    connect(&m_model, &HistoryModel::moreWanted, &m_feed, &HistoryFeed::more);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &HistoryTab::showCurrent);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &HistoryTab::showCurrent);
}

void HistoryTab::followSaving()
{
    connect(m_save, &QPushButton::clicked, this, &HistoryTab::askWhereToSave);
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        m_saving.cancel();
        m_feed.cancel();
        sayHowMany();
    });
    connect(&m_saving, &HistorySaving::progressed, this,
            [this](qint64 lines) { say(tr("Saving: %Ln line(s)", nullptr, int(lines))); });
    connect(&m_saving, &HistorySaving::saved, this, [this](qint64 lines, const QString &file) {
        emit told(
            {Message::Kind::Information,
             tr("%Ln line(s) of the history were saved as %1.", nullptr, int(lines)).arg(file)});
    });
    connect(&m_saving, &HistorySaving::failed, this, &HistoryTab::tellError);
    connect(&m_saving, &HistorySaving::ended, this, [this] { setSaving(false); });
}

void HistoryTab::look()
{
    m_words = fieldLabels(m_session); // as they are called now
    m_model.setFieldWords(m_words);
    m_model.setQueueTitles(queueTitles(m_session));
    m_filter->setQueues(m_session.queues());
    search();
}

QWidget *HistoryTab::firstPlace() const
{
    return m_table;
}

bool HistoryTab::tryAction(WindowAction action)
{
    const HistoryLine *line = current();
    if (action != WindowAction::WhyNot || !line)
        return false;
    auto *dialog = new WhyDialog(m_session, this);
    dialog->askAboutItem(line->event.item, line->key);
    dialog->open();
    return true;
}

void HistoryTab::search()
{
    emit told({});
    m_change = {};
    m_values->hide();
    m_values->setRowCount(0);
    m_ofItem->clear();
    showPanel(Panel::None);
    m_feed.search(m_filter->query());
    offerLineActions();
    say(tr("Searching..."));
    m_cancel->setVisible(true);
}

void HistoryTab::take(const QList<HistoryLine> &lines)
{
    const bool isFirst = m_model.rowCount() == 0;
    m_model.append(lines, m_feed.hasMore());
    if (isFirst)
        showColumns();
    for (int row = 0; m_chosen > 0 && row < m_model.rowCount(); ++row)
        if (m_model.at(row).event.id == m_chosen) {
            m_chosen = 0;
            m_table->selectRow(row);
        }
    ringFirstRow(m_table);
}

void HistoryTab::say(const QString &sentence)
{
    m_said->showText(sentence);
}

static QString whatSelects()
{
    return HistoryTab::tr("Select one to see what was changed in its item.");
}

void HistoryTab::sayHowMany()
{
    const int lines = m_model.rowCount();
    m_cancel->setVisible(m_saving.isRunning() || m_feed.isSearching());
    if (lines == 0)
        say(tr("Nothing was found."));
    else if (m_feed.hasMore())
        say(tr("The newest %Ln line(s); scroll down for more.", nullptr, lines) + u' ' +
            whatSelects());
    else
        say(tr("%Ln line(s) in all.", nullptr, lines) + u' ' + whatSelects());
}

void HistoryTab::showCurrent()
{
    m_change = {};
    m_values->hide();
    m_values->setRowCount(0);
    m_ofItem->clear();
    const HistoryLine *line = current();
    if (line)
        m_feed.askVersions(*line);
    showPanel(line ? Panel::Line : Panel::None);
    offerLineActions();
}

void HistoryTab::showVersions(const HistoryLine &line, const QList<RecordVersion> &versions)
{
    const auto change = changeBy(line.event, versions);
    m_isByLine = change.has_value();
    m_change = change.value_or(wholeChange(versions));
    if (change) {
        m_ofItem->setText(change->isEmpty()
                              ? tr("No value of item %1 was changed here.").arg(line.key)
                              : tr("Changes in item %1 here:").arg(line.key));
        return showChange(*change, {tr("Field"), tr("Before"), tr("After")});
    }
    m_ofItem->setText(
        versions.isEmpty()   ? tr("You are not allowed to see the values of item %1.").arg(line.key)
        : m_change.isEmpty() ? tr("Item %1 has the values that were imported.").arg(line.key)
                             : tr("Changes in item %1 since it was imported:").arg(line.key));
    showChange(m_change, {tr("Field"), tr("As imported"), tr("Now")});
}

static QString textOrEmpty(const QJsonValue &value)
{
    const QString text = RecordSchema::textOf(value);
    return text.isEmpty() ? HistoryTab::tr("(empty)") : text;
}

void HistoryTab::showChange(const RecordChange &change, const QStringList &headings)
{
    const HistoryLine *line = current();
    const QStringList fields = line ? change.fields() : QStringList();
    m_values->setHorizontalHeaderLabels(headings);
    m_values->setRowCount(int(fields.size()));
    m_values->setVisible(!fields.isEmpty());
    showPanel(fields.isEmpty() ? Panel::Line : Panel::Values);
    for (int row = 0; row < m_values->rowCount(); ++row) {
        const QString &field = fields.at(row);
        const QStringList cells{wordFor(m_words, line->event.queue, field),
                                textOrEmpty(change.before.value(field)),
                                textOrEmpty(change.after.value(field))};
        for (int column = 0; column < cells.size(); ++column)
            m_values->setItem(row, column, new QTableWidgetItem(cells.at(column)));
    }
    m_values->clearSelection();
    offerLineActions();
}

void HistoryTab::tellError(const Error &error)
{
    const auto kind =
        error.kind == Error::Kind::Cancelled ? Message::Kind::Information : Message::Kind::Problem;
    emit told({kind, error.sentence, error.detail});
}

void HistoryTab::askWhereToSave()
{
    auto *dialog = new QFileDialog(this, tr("Save the history"), tr("intray-history.csv"),
                                   tr("CSV (*.csv);;All files (*)"));
    dialog->setObjectName(QStringLiteral("historySaveDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("csv"));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &file) {
        m_saving.start(m_filter->query(), {file, m_withValues->isChecked()});
        setSaving(true);
    });
    dialog->open();
}

void HistoryTab::setSaving(bool saving)
{
    const bool hadFocus = m_cancel->hasFocus();
    m_save->setEnabled(!saving);
    m_withValues->setEnabled(!saving);
    m_cancel->setVisible(saving);
    if (!saving && hadFocus)
        m_save->setFocus();
    if (!saving)
        sayHowMany();
}

} // namespace intray
