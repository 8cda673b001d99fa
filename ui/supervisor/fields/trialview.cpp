// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/fields/trialview.h"

#include "lists/celltext.h"
#include "session/verifying/ruletrial.h"
#include "session/verifying/schemaediting.h"
#include "ui/common/plaintable.h"
#include "ui/common/tables.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTreeWidget>

namespace intray {

using namespace std::chrono_literals;

constexpr auto pauseInTyping = 250ms;

TrialView::TrialView(SchemaEditing &editing, RuleTrial &trial, QWidget *parent)
    : QWidget(parent)
    , m_editing(editing)
    , m_trial(trial)
    , m_sentence(new QLabel(this))
    , m_cancel(new QPushButton(tr("Stop"), this))
    , m_rules(new QTreeWidget(this))
{
    build();
    m_soon.setSingleShot(true);
    m_soon.setInterval(pauseInTyping);
    connect(&m_soon, &QTimer::timeout, this, &TrialView::test);
    connect(&m_editing, &SchemaEditing::schemaChanged, this, &TrialView::testSoon);
    connect(&m_trial, &RuleTrial::tested, this, &TrialView::showTried);
    connect(&m_trial, &RuleTrial::progressed, this, [this](qint64 records) {
        if (m_testing)
            say(tr("%Ln record(s) checked so far...", nullptr, int(records)));
    });
    connect(&m_trial, &RuleTrial::failed, this, [this](const Error &error) {
        setTesting(false);
        say(error.sentence);
    });
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        setTesting(false);
        m_trial.cancel();
        say(tr("The test was stopped. It starts again with the next change."));
    });
    connect(m_rules, &QTreeWidget::itemActivated, this, [this](const QTreeWidgetItem *row) {
        emit fieldWanted(row->data(0, Qt::UserRole).toString());
    });
    test();
}

void TrialView::build()
{
    m_sentence->setObjectName(QStringLiteral("trialSentence"));
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setWordWrap(true);
    m_cancel->setObjectName(QStringLiteral("trialStop"));
    m_cancel->setAutoDefault(false);
    m_rules->setObjectName(QStringLiteral("trialRules"));
    m_rules->setAccessibleName(tr("Rules that records break"));
    makePlain(m_rules);
    m_rules->setRootIsDecorated(true);
    m_rules->setHeaderLabels({tr("Rule, key"), tr("Records, value"), tr("What is wrong")});
    m_rules->setUniformRowHeights(true);
    m_rules->header()->setStretchLastSection(true);
    for (const int column : {0, 1})
        giveRoom(m_rules->header(), column, 16);
    auto *head = new QHBoxLayout;
    head->addWidget(m_sentence, 1);
    head->addWidget(m_cancel, 0, Qt::AlignTop);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(head);
    column->addWidget(m_rules, 1);
}

QString TrialView::sentence() const
{
    return m_sentence->text();
}

void TrialView::say(const QString &sentence)
{
    m_sentence->setText(sentence);
    emit sentenceChanged();
}

void TrialView::setTesting(bool testing)
{
    m_testing = testing;
    m_cancel->setVisible(testing);
}

/// What was found for other rules is told no more.
void TrialView::testSoon()
{
    setTesting(false);
    m_trial.cancel();
    say(tr("Testing..."));
    m_soon.start();
}

void TrialView::test()
{
    if (!m_editing.schema().faults().isEmpty())
        return say(tr("Not tested: the rules contradict themselves."));
    say(tr("Testing..."));
    setTesting(true);
    m_trial.test(m_editing.schema().json());
}

static QString ruleWords(const TriedRules::Broken &broken)
{
    return cellText(broken.field.isEmpty() || broken.rule.contains(broken.field)
                        ? broken.rule
                        : TrialView::tr("%1: %2").arg(broken.field, broken.rule));
}

static QTreeWidgetItem *rowFor(const TriedRules::Broken &broken)
{
    auto *row = new QTreeWidgetItem(
        {ruleWords(broken), QLocale().toString(broken.records),
         broken.examples.isEmpty() ? QString() : cellText(broken.examples.constFirst().sentence)});
    row->setData(0, Qt::UserRole, broken.field);
    for (const TriedRules::Example &one : broken.examples) {
        auto *line =
            new QTreeWidgetItem({cellText(one.key), cellText(one.value), cellText(one.sentence)});
        line->setData(0, Qt::UserRole, broken.field);
        line->setToolTip(1, plainToolTip(one.value));
        line->setToolTip(2, plainToolTip(one.sentence));
        row->addChild(line);
    }
    if (broken.records > broken.examples.size())
        row->addChild(new QTreeWidgetItem(
            {TrialView::tr("and %n more", nullptr, int(broken.records - broken.examples.size()))}));
    return row;
}

void TrialView::showTried(const TriedRules &tried)
{
    setTesting(false);
    m_rules->clear();
    for (const TriedRules::Broken &broken : tried.rules)
        m_rules->addTopLevelItem(rowFor(broken));
    QString words =
        tried.broken == 0
            ? tr("All %n open record(s) comply with the rules.", nullptr, int(tried.records))
            : tr("%1 of %n open record(s) break a rule.", nullptr, int(tried.records))
                  .arg(QLocale().toString(tried.broken));
    if (tried.hidden > 0)
        words += u' ' + tr("%n record(s) are hidden from you.", nullptr, int(tried.hidden));
    say(words);
}

} // namespace intray
