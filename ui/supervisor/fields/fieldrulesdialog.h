// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/rulesmerge.h"
#include "session/verifying/ruleproposing.h"
#include "session/verifying/ruletrial.h"
#include "session/verifying/schemaediting.h"
#include "ui/supervisor/lookups/lookuploads.h"

#include <QDialog>

class QPushButton;
class QTabWidget;

namespace intray {

class FieldList;
class FieldSettings;
class RecordPreview;
class Session;
class TintedLabel;

/// The record schema of one queue: its fields, their rules and the rules across them, beside what
/// the records make of it. Nothing is written before Save; what others change meanwhile is asked
/// about.
class FieldRulesDialog : public QDialog
{
    Q_OBJECT
public:
    FieldRulesDialog(Session &session, const Queue &queue, QWidget *parent);

    void reject() override; ///< Asks before changes are thrown away.

public slots:
    void importFrom(const QString &path); ///< In place of what stands here; not saved yet.
    void exportTo(const QString &path);
    void write(const QString &path, const QString &own);

signals:
    void saved(const intray::Queue &queue);

private:
    void build();
    QWidget *makeRules();
    QWidget *makeBeside();
    QWidget *makeFoot();
    QPushButton *button(const QString &text, const char *name);
    void follow();
    void showState();
    void say(const QString &sentence, bool isTrouble = false);

    // fieldrulessaving.cpp: what goes out and comes in
    void save(bool overOthers);
    void askAboutTheirs();
    void askWhetherToDiscard();
    void chooseFile(bool toWrite);

    Session &m_session;
    SchemaEditing m_editing;
    RuleTrial m_trial;
    RuleProposing m_proposing;
    LookupLoads m_lookups;
    FieldList *m_fields;
    FieldSettings *m_settings;
    RecordPreview *m_preview;
    QTabWidget *m_beside;
    TintedLabel *m_said;
    QPushButton *m_import;
    QPushButton *m_export;
    QPushButton *m_undo;
    QPushButton *m_redo;
    QPushButton *m_save;
    QPushButton *m_close;
    bool m_busy = false;
};

} // namespace intray
