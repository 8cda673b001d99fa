// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/fields/fieldrulesdialog.h"

#include "session/session.h"
#include "ui/common/tintedlabel.h"
#include "ui/supervisor/fields/crossrulelist.h"
#include "ui/supervisor/fields/fieldlist.h"
#include "ui/supervisor/fields/fieldsettings.h"
#include "ui/supervisor/fields/proposalview.h"
#include "ui/supervisor/fields/recordpreview.h"
#include "ui/supervisor/fields/trialview.h"
#include "ui/supervisor/lookups/lookuptables.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QScreen>
#include <QShortcut>
#include <QSplitter>
#include <QTabWidget>
#include <QVBoxLayout>

namespace intray {

FieldRulesDialog::FieldRulesDialog(Session &session, const Queue &queue, QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_editing(queue)
    , m_trial(session.login(), session.identity(), queue.name)
    , m_proposing(session.login(), session.identity(), queue.name)
    , m_lookups(session.login(), session.identity())
    , m_fields(new FieldList(m_editing, this))
    , m_settings(new FieldSettings(m_editing, this))
    , m_preview(new RecordPreview(m_editing, this))
    , m_beside(new QTabWidget(this))
    , m_said(new TintedLabel(Tint::Dimmed, {}, this))
    , m_import(button(tr("&Import..."), "fieldsImport"))
    , m_export(button(tr("E&xport..."), "fieldsExport"))
    , m_undo(button(tr("Undo"), "fieldsUndo"))
    , m_redo(button(tr("Redo"), "fieldsRedo"))
    , m_save(button(tr("&Save"), "fieldsSave"))
    , m_close(button(tr("Close"), "fieldsClose"))
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

QPushButton *FieldRulesDialog::button(const QString &text, const char *name)
{
    auto *made = new QPushButton(text, this);
    made->setObjectName(QString::fromLatin1(name));
    made->setAutoDefault(false);
    return made;
}

void FieldRulesDialog::build()
{
    auto *split = new QSplitter(Qt::Horizontal, this);
    split->setChildrenCollapsible(false);
    split->addWidget(makeRules());
    split->addWidget(makeBeside());
    split->setSizes({580, 540});
    auto *column = new QVBoxLayout(this);
    column->addWidget(split, 1);
    column->addWidget(makeFoot());
    resize(QSize(1120, 680).boundedTo(screen()->availableSize()));
}

QWidget *FieldRulesDialog::makeRules()
{
    auto *fields = new QSplitter(Qt::Horizontal, this);
    fields->setChildrenCollapsible(false);
    fields->addWidget(m_fields);
    fields->addWidget(m_settings);
    fields->setSizes({220, 400});
    auto *tabs = new QTabWidget(this);
    tabs->setObjectName(QStringLiteral("ruleTabs"));
    tabs->addTab(fields, tr("&Fields"));
    tabs->addTab(new CrossRuleList(m_editing, this), tr("A&cross fields"));
    tabs->addTab(new LookupTables(m_lookups, this), tr("Lookup ta&bles"));
    return tabs;
}

QWidget *FieldRulesDialog::makeBeside()
{
    auto *trial = new TrialView(m_editing, m_trial, this);
    auto *proposals = new ProposalView(m_editing, m_proposing, this);
    m_beside->setObjectName(QStringLiteral("besideTabs"));
    m_beside->addTab(trial, tr("&Test"));
    m_beside->addTab(proposals, tr("&Proposals"));
    m_beside->addTab(m_preview, tr("Pre&view"));
    connect(trial, &TrialView::fieldWanted, m_fields, &FieldList::choose);
    connect(proposals, &ProposalView::fieldWanted, m_fields, &FieldList::choose);
    return m_beside;
}

QWidget *FieldRulesDialog::makeFoot()
{
    m_said->setObjectName(QStringLiteral("fieldsSaid"));
    m_said->setWordWrap(true);
    auto *foot = new QWidget(this);
    auto *line = new QHBoxLayout(foot);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(m_said, 1);
    for (QPushButton *one : {m_import, m_export, m_undo, m_redo, m_save, m_close})
        line->addWidget(one);
    return foot;
}

void FieldRulesDialog::follow()
{
    connect(m_fields, &FieldList::chosen, m_settings, &FieldSettings::showField);
    connect(m_fields, &FieldList::chosen, m_preview, &RecordPreview::chooseField);
    connect(&m_lookups, &LookupLoads::tablesRead, m_settings,
            [this] { m_settings->offerTables(m_lookups.tables()); });
    connect(&m_editing, &SchemaEditing::schemaChanged, this, &FieldRulesDialog::showState);
    connect(&m_editing, &SchemaEditing::savedChanged, this, &FieldRulesDialog::showState);
    connect(m_undo, &QPushButton::clicked, &m_editing, &SchemaEditing::undo);
    connect(m_redo, &QPushButton::clicked, &m_editing, &SchemaEditing::redo);
    connect(m_save, &QPushButton::clicked, this, [this] { save(false); });
    connect(m_close, &QPushButton::clicked, this, &FieldRulesDialog::close);
    connect(m_import, &QPushButton::clicked, this, [this] { chooseFile(false); });
    connect(m_export, &QPushButton::clicked, this, [this] { chooseFile(true); });
    const auto onKeys = [this](QKeySequence::StandardKey keys, QPushButton *target) {
        auto *shortcut = new QShortcut(keys, this);
        connect(shortcut, &QShortcut::activated, target, &QPushButton::click);
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
    m_import->setEnabled(!m_busy);
    if (!faults.isEmpty())
        say(faults.constFirst().sentence, true);
    else
        say(m_editing.isChanged() ? tr("Not saved yet.") : QString());
}

void FieldRulesDialog::say(const QString &sentence, bool isTrouble)
{
    m_said->setTint(isTrouble ? Tint::Fault : Tint::Dimmed);
    m_said->setText(sentence);
}

} // namespace intray
