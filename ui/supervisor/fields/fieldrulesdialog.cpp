// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/fields/fieldrulesdialog.h"

#include "session/session.h"
#include "ui/common/linebutton.h"
#include "ui/common/morebutton.h"
#include "ui/common/roomyscreen.h"
#include "ui/common/sheet.h"
#include "ui/common/tabpages.h"
#include "ui/common/tabstrip.h"
#include "ui/common/tokens.h"
#include "ui/supervisor/fields/crossrulelist.h"
#include "ui/supervisor/fields/fieldlist.h"
#include "ui/supervisor/fields/fieldsettings.h"
#include "ui/supervisor/fields/proposalview.h"
#include "ui/supervisor/fields/recordpreview.h"
#include "ui/supervisor/fields/trialview.h"
#include "ui/supervisor/lookups/lookuptables.h"
#include "ui/supervisor/turningsplit.h"

#include <QHBoxLayout>
#include <QShortcut>
#include <QSplitter>
#include <QVBoxLayout>

namespace intray {

using Rank = LineButton::Rank;

static LineButton *button(Rank rank, const QString &words, const char *name, QWidget *parent,
                          const QKeySequence &keys = {})
{
    auto *made = LineButton::make(rank, words, name, parent);
    made->setWords(words, keys.toString(QKeySequence::NativeText));
    return made;
}

FieldRulesDialog::FieldRulesDialog(Session &session, WindowSettings &settings, const Queue &queue,
                                   QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_editing(queue)
    , m_trial(session.login(), session.identity(), queue.name)
    , m_savedTrial(session.login(), session.identity(), queue.name)
    , m_effect(m_editing, m_trial, m_savedTrial)
    , m_proposing(session.login(), session.identity(), queue.name)
    , m_lookups(session.login(), session.identity())
    , m_fields(new FieldList(m_editing, this))
    , m_settings(new FieldSettings(m_editing, settings, this))
    , m_preview(new RecordPreview(m_editing, this))
    , m_across(new CrossRuleList(m_editing, this))
    , m_tables(new LookupTables(m_lookups, this))
    , m_proposals(new ProposalView(m_editing, m_proposing, this))
    , m_rules(new TabPages(this))
    , m_beside(new TabPages(this))
    , m_said(new TintedLabel(Tint::Dimmed, {}, this))
    , m_import(button(Rank::Quiet, tr("&Import..."), "fieldsImport", this))
    , m_export(button(Rank::Quiet, tr("E&xport..."), "fieldsExport", this))
    , m_undo(button(Rank::Quiet, tr("Undo"), "fieldsUndo", this, QKeySequence::Undo))
    , m_redo(button(Rank::Quiet, tr("Redo"), "fieldsRedo", this, QKeySequence::Redo))
    , m_save(button(Rank::Primary, tr("&Save"), "fieldsSave", this, QKeySequence::Save))
    , m_close(button(Rank::Quiet, tr("Close"), "fieldsClose", this, Qt::Key_Escape))
{
    setObjectName(QStringLiteral("fieldRulesDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Fields and rules of %1").arg(queue.displayTitle()));
    build();
    follow();
    showState();
    m_settings->showField(m_fields->current());
    m_fields->setFocus();
}

void FieldRulesDialog::build()
{
    auto *split = new TurningSplit(this);
    split->setHandleWidth(room::between);
    split->addWidget(makeRules());
    split->addWidget(makeBeside());
    split->setSizes({720, 440});
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(room::between, room::between, room::between, room::between);
    column->setSpacing(room::between);
    column->addWidget(split, 1);
    column->addWidget(makeFoot());
    resizeWithinScreen(this, {1340, 740});
}

/// On a sheet, as far from its edges as whatever does not reach to them.
static Sheet *onSheet(QWidget *page, QWidget *parent, const QMargins &around = Sheet::around())
{
    auto *sheet = new Sheet(parent);
    auto *column = new QVBoxLayout(sheet);
    column->setContentsMargins(around);
    column->addWidget(page);
    return sheet;
}

QWidget *FieldRulesDialog::makeRules()
{
    auto *fields = new QSplitter(Qt::Horizontal, this);
    fields->setChildrenCollapsible(false);
    fields->setHandleWidth(room::between);
    fields->addWidget(m_fields);
    fields->addWidget(m_settings);
    fields->setStretchFactor(1, 1);
    fields->setSizes({220, 480});
    m_rules->setObjectName(QStringLiteral("ruleTabs"));
    m_rules->add(fields, tr("&Fields"));
    m_rules->add(onSheet(m_across, this), tr("A&cross fields"));
    m_rules->add(onSheet(m_tables, this), tr("Lookup ta&bles"));
    return m_rules;
}

QWidget *FieldRulesDialog::makeBeside()
{
    auto *trial = new TrialView(m_editing, m_trial, this);
    m_beside->setObjectName(QStringLiteral("besideTabs"));
    m_beside->add(onSheet(trial, this), tr("&Test"));
    m_beside->add(onSheet(m_proposals, this), tr("&Proposals"));
    m_beside->add(onSheet(m_preview, this, {}), tr("Pre&view"));
    connect(trial, &TrialView::fieldWanted, m_fields, &FieldList::choose);
    connect(m_proposals, &ProposalView::fieldWanted, m_fields, &FieldList::choose);
    return m_beside;
}

QWidget *FieldRulesDialog::makeFoot()
{
    m_said->setObjectName(QStringLiteral("fieldsSaid"));
    m_said->setWordWrap(true);
    auto *more = new MoreButton(this);
    for (LineButton *one : {m_redo, m_import, m_export})
        more->take(one);
    for (LineButton *one : {m_undo, m_save}) {
        QSizePolicy keepsRoom = one->sizePolicy();
        keepsRoom.setRetainSizeWhenHidden(true);
        one->setSizePolicy(keepsRoom);
    }
    auto *foot = new QWidget(this);
    auto *line = new QHBoxLayout(foot);
    line->setContentsMargins(room::beside, 0, 0, 0);
    line->setSpacing(room::between);
    line->addWidget(m_said, 1);
    for (LineButton *one : {m_undo, m_save, m_close})
        line->addWidget(one);
    line->addWidget(more);
    return foot;
}

void FieldRulesDialog::follow()
{
    connect(m_fields, &FieldList::chosen, m_settings, &FieldSettings::showField);
    connect(&m_trial, &RuleTrial::tested, m_fields, [this](const TriedRules &tried) {
        QHash<QString, qint64> records;
        for (const TriedRules::Broken &one : tried.rules)
            records[one.field] += one.records;
        m_fields->showBroken(records);
    });
    connect(m_fields, &FieldList::chosen, m_preview, &RecordPreview::chooseField);
    connect(&m_lookups, &LookupLoads::tablesRead, m_settings,
            [this] { m_settings->offerTables(m_lookups.tables()); });
    connect(&m_editing, &SchemaEditing::schemaChanged, this, &FieldRulesDialog::showState);
    connect(&m_editing, &SchemaEditing::savedChanged, this, &FieldRulesDialog::showState);
    connect(&m_effect, &SavingEffect::counted, this, [this] {
        if (m_saysChanges) // and nothing that came after them
            sayWhatSavingDoes();
    });
    for (TabPages *tabs : {m_rules, m_beside})
        connect(tabs, &TabPages::currentChanged, this, &FieldRulesDialog::showWhatLeadsOn);
    connect(m_across, &CrossRuleList::placeChanged, this, &FieldRulesDialog::showWhatLeadsOn);
    connect(m_undo, &LineButton::clicked, &m_editing, &SchemaEditing::undo);
    connect(m_redo, &LineButton::clicked, &m_editing, &SchemaEditing::redo);
    connect(m_save, &LineButton::clicked, this, [this] { save(Then::Stay); });
    connect(m_close, &LineButton::clicked, this, &FieldRulesDialog::close);
    connect(m_import, &LineButton::clicked, this, [this] { chooseFile(false); });
    connect(m_export, &LineButton::clicked, this, [this] { chooseFile(true); });
    const auto onKeys = [this](QKeySequence::StandardKey keys, LineButton *target) {
        auto *shortcut = new QShortcut(keys, this);
        connect(shortcut, &QShortcut::activated, target, &LineButton::click);
    };
    onKeys(QKeySequence::Undo, m_undo);
    onKeys(QKeySequence::Redo, m_redo);
    onKeys(QKeySequence::Save, m_save);
}

void FieldRulesDialog::showState()
{
    const QList<SchemaFault> faults = m_editing.schema().faults();
    m_undo->setEnabled(m_editing.canUndo() && !m_busy);
    m_redo->setEnabled(m_editing.canRedo() && !m_busy);
    m_save->setEnabled(m_editing.isChanged() && faults.isEmpty() && !m_busy);
    m_undo->setVisible(m_editing.canUndo());
    m_save->setVisible(m_editing.isChanged());
    m_import->setEnabled(!m_busy);
    showWhatLeadsOn();
    m_settings->reveal(faults);
    if (!faults.isEmpty())
        say(faults.constFirst().sentence, Tint::Fault);
    else if (m_editing.isChanged())
        sayWhatSavingDoes();
    else
        say({});
}

void FieldRulesDialog::sayWhatSavingDoes()
{
    const QString howMuch = tr("%n change(s), not saved.", nullptr, m_editing.changes());
    const QString effect = m_effect.sentence();
    say(effect.isEmpty() ? howMuch : howMuch + u' ' + effect,
        m_effect.isWorse() ? Tint::Warning : Tint::Dimmed);
    m_saysChanges = true;
}

/// To save, once something has changed; else the first empty place.
void FieldRulesDialog::showWhatLeadsOn()
{
    bool isFound = m_editing.isChanged();
    for (LineButton *one : {m_across->nextStep(), m_tables->nextStep(), m_proposals->nextStep()}) {
        if (!one)
            continue;
        const bool isFirst = !isFound && one->isVisibleTo(this);
        one->setRank(isFirst ? Rank::Primary : Rank::Usual);
        isFound = isFound || isFirst;
    }
}

void FieldRulesDialog::say(const QString &sentence, Tint tint)
{
    m_saysChanges = false;
    m_said->setTint(tint);
    m_said->setText(sentence);
}

} // namespace intray
