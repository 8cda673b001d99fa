// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/rulesmerge.h"
#include "session/verifying/ruleproposing.h"
#include "session/verifying/ruletrial.h"
#include "session/verifying/schemaediting.h"
#include "ui/common/tintedlabel.h"
#include "ui/supervisor/fields/savingeffect.h"
#include "ui/supervisor/lookups/lookuploads.h"

#include <QDialog>

namespace intray {

class CrossRuleList;
class FieldList;
class FieldSettings;
class LineButton;
class LookupTables;
class ProposalView;
class RecordPreview;
class Session;
class TabPages;
class WindowSettings;

/// The record schema of one queue: its fields, their rules and the rules across them, beside what
/// the records make of it. Nothing is written before Save; what others change meanwhile is asked
/// about.
class FieldRulesDialog : public QDialog
{
    Q_OBJECT
public:
    FieldRulesDialog(Session &session, WindowSettings &settings, const Queue &queue,
                     QWidget *parent);

    void reject() override; ///< Asks where changes are not saved.

public slots:
    void importFrom(const QString &path); ///< In place of what stands here; not saved yet.
    void exportTo(const QString &path);
    void write(const QString &path, const QString &own);

signals:
    /// What can be written to undo it, unless the same rules of somebody else were written over.
    void saved(const intray::Queue &queue, const std::optional<intray::RulesUndo> &undo);

private:
    void build();
    QWidget *makeRules();
    QWidget *makeBeside();
    QWidget *makeFoot();
    void follow();
    void showState();
    void sayWhatSavingDoes();
    void showWhatLeadsOn();
    void say(const QString &sentence, Tint tint = Tint::Dimmed);

    // fieldrulessaving.cpp: what goes out and comes in
    enum class Then { Stay, Close }; ///< Once it is saved.
    void save(Then then, bool overOthers = false);
    void askAboutTheirs(Then then);
    void askWhetherToSave();
    void chooseFile(bool toWrite);

    Session &m_session;
    SchemaEditing m_editing;
    RuleTrial m_trial;
    RuleTrial m_savedTrial;
    SavingEffect m_effect;
    RuleProposing m_proposing;
    LookupLoads m_lookups;
    FieldList *m_fields;
    FieldSettings *m_settings;
    RecordPreview *m_preview;
    CrossRuleList *m_across;
    LookupTables *m_tables;
    ProposalView *m_proposals;
    TabPages *m_rules;
    TabPages *m_beside;
    TintedLabel *m_said;
    LineButton *m_import;
    LineButton *m_export;
    LineButton *m_undo;
    LineButton *m_redo;
    LineButton *m_save;
    LineButton *m_close;
    bool m_busy = false;
    bool m_saysChanges = false;
};

} // namespace intray
