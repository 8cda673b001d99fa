// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/historytab.h"

#include "schema/recordschema.h"
#include "session/session.h"
#include "ui/common/dimmedline.h"
#include "ui/common/fieldlabels.h"
#include "ui/common/linebutton.h"
#include "ui/common/plaintable.h"
#include "ui/common/tintedlabel.h"
#include "ui/supervisor/historyfilter.h"
#include "ui/supervisor/lineundo.h"
#include "ui/supervisor/turningsplit.h"
#include "ui/supervisor/whydialog.h"

#include <QCheckBox>
#include <QFileDialog>
#include <QPushButton>
#include <QTableView>
#include <QTableWidget>

namespace intray {

using namespace Qt::StringLiterals;

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
    , m_parts(new TurningSplit(this))
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

void HistoryTab::follow()
{
    connect(m_filter, &HistoryFilter::wanted, this, &HistoryTab::search);
    connect(&m_feed, &HistoryFeed::begun, &m_model, &HistoryModel::clear);
    connect(&m_feed, &HistoryFeed::found, this, &HistoryTab::take);
    connect(&m_feed, &HistoryFeed::failed, this, &HistoryTab::tellError);
    connect(&m_feed, &HistoryFeed::rested, this, &HistoryTab::readOn);
    connect(m_parts, &TurningSplit::arranged, this, &HistoryTab::arrange);
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

QWidget *HistoryTab::foot() const
{
    return m_said;
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
    m_hasDetails = false;
    m_places.clear();
    showPanel(Panel::None);
    m_feed.search(m_filter->query());
    offerLineActions();
    say(tr("Searching..."));
    m_cancel->setVisible(true);
}

void HistoryTab::take(const QList<HistoryLine> &lines)
{
    const bool isFirst = m_model.rowCount() == 0;
    lookForColumns(lines);
    m_model.append(lines, m_feed.hasMore());
    if (isFirst)
        showColumns();
    const int chosen = m_chosen > 0 ? m_model.rowOf(m_chosen) : -1;
    if (chosen >= 0) {
        m_chosen = 0;
        m_table->selectRow(chosen);
    }
    ringFirstRow(m_table);
}

// A few rows may stand for thousands of lines, and nobody scrolls down a list that is not full.
void HistoryTab::readOn()
{
    constexpr int full = 40, mostLines = 4'000;
    sayHowMany();
    if (m_feed.hasMore() && m_model.rowCount() < full && m_model.lineCount() < mostLines)
        m_feed.more();
}

void HistoryTab::say(const QString &sentence)
{
    m_said->showText(sentence);
}

void HistoryTab::sayHowMany()
{
    const int lines = m_model.lineCount();
    m_cancel->setVisible(m_saving.isRunning() || m_feed.isSearching());
    const QString whatSelects =
        isBeside() ? QString() : u' ' + tr("Select one to see what was changed in its item.");
    if (lines == 0)
        say(tr("Nothing was found."));
    else if (m_feed.hasMore())
        say(tr("The newest %Ln line(s); scroll down for more.", nullptr, lines) + whatSelects);
    else
        say(tr("%Ln line(s) in all.", nullptr, lines) + whatSelects);
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
    showPanel(line || isOfMany() ? Panel::Line : Panel::None);
    if (isOfMany())
        showMany(chosenRow());
    offerLineActions();
}

/// The first of them are named.
void HistoryTab::showMany(int row)
{
    constexpr qsizetype mostNamed = 30;
    const QStringList keys = m_model.keysIn(row);
    const QString named = keys.mid(0, mostNamed).join(u", "_s);
    m_ofItem->setText(keys.size() > mostNamed
                          ? tr("%Ln item(s): %1 and others.", nullptr, int(keys.size())).arg(named)
                          : tr("%Ln item(s): %1.", nullptr, int(keys.size())).arg(named));
}

void HistoryTab::showVersions(const HistoryLine &line, const QList<RecordVersion> &versions)
{
    if (!current())
        return; // another row was chosen meanwhile, which is none of a line
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

/// Where they have no table.
QString HistoryTab::inOneLine(const HistoryLine &line, const RecordChange &change) const
{
    QStringList changes;
    for (const QString &field : change.fields())
        changes << tr("%1: %2 → %3")
                       .arg(wordFor(m_words, line.event.queue, field),
                            textOrEmpty(change.before.value(field)),
                            textOrEmpty(change.after.value(field)));
    return tr("%1, %2.").arg(line.key, changes.join(u"; "_s));
}

void HistoryTab::showChange(const RecordChange &change, const QStringList &headings)
{
    const HistoryLine *line = current();
    const QStringList fields = line ? change.fields() : QStringList();
    m_values->setHorizontalHeaderLabels(headings);
    m_values->setRowCount(int(fields.size()));
    m_values->setVisible(!fields.isEmpty());
    showPanel(fields.isEmpty() ? Panel::Line : Panel::Values);
    if (m_isLow && !isBeside() && !fields.isEmpty())
        m_ofItem->setText(inOneLine(*line, change));
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
