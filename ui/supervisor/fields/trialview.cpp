// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/fields/trialview.h"

#include "lists/celltext.h"
#include "session/verifying/ruletrial.h"
#include "session/verifying/schemaediting.h"
#include "ui/common/plaintable.h"
#include "ui/common/tables.h"
#include "ui/common/tintedlabel.h"
#include "ui/supervisor/fields/sentencecell.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QStyle>
#include <QTreeWidget>

#include <algorithm>

namespace intray {

using namespace std::chrono_literals;

constexpr auto pauseInTyping = 250ms;

TrialView::TrialView(SchemaEditing &editing, RuleTrial &trial, QWidget *parent)
    : QWidget(parent)
    , m_editing(editing)
    , m_trial(trial)
    , m_sentence(new QLabel(this))
    , m_cancel(new QPushButton(tr("Stop"), this))
    , m_counted(new TintedLabel(
          Tint::Dimmed, tr("What is empty, or wrong only beside other fields, counts, too."), this))
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
    m_counted->setObjectName(QStringLiteral("trialCounted"));
    m_counted->setWordWrap(true);
    QSizePolicy keepsPlace = m_counted->sizePolicy();
    keepsPlace.setRetainSizeWhenHidden(true); // so that no row moves while one types
    m_counted->setSizePolicy(keepsPlace);
    m_counted->hide();
    m_cancel->setObjectName(QStringLiteral("trialStop"));
    m_cancel->setAutoDefault(false);
    m_rules->setObjectName(QStringLiteral("trialRules"));
    m_rules->setAccessibleName(tr("Rules that records break"));
    makePlain(m_rules);
    m_rules->setRootIsDecorated(true);
    m_rules->setHeaderLabels({tr("Field, key"), tr("Records"), tr("What is wrong")});
    constexpr int linesOfMost = 2;
    wrapSentences(m_rules, 2, linesOfMost);
    m_rules->header()->setStretchLastSection(true);
    constexpr int lettersOfField = 14;
    giveRoom(m_rules->header(), 0, lettersOfField);
    giveRoom(m_rules->header(), 1, 0);
    m_rules->headerItem()->setTextAlignment(1, Qt::AlignTrailing | Qt::AlignVCenter);
    auto *head = new QHBoxLayout;
    head->addWidget(m_sentence, 1);
    head->addWidget(m_cancel, 0, Qt::AlignTop);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(head);
    column->addWidget(m_counted);
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

/// As people know the field; a rule of none by its own name.
static QString ruleWords(const TriedRules::Broken &broken, const EditedField &field)
{
    return cellText(broken.field.isEmpty()  ? broken.rule
                    : field.label.isEmpty() ? broken.field
                                            : field.label);
}

/// What stands in the record; why that is wrong, only where its row does not say it already.
static QString wordsOf(const TriedRules::Example &example, const QString &ofAll)
{
    const QString value =
        example.value.isEmpty() ? TrialView::tr("empty") : QLocale().quoteString(example.value);
    return ofAll.isEmpty() ? value + u' ' + example.sentence : value;
}

static QString sentenceOf(const TriedRules::Broken &broken)
{
    return broken.sentence.isEmpty()
               ? TrialView::tr("For example: %1").arg(broken.examples.constFirst().sentence)
               : broken.sentence;
}

static QTreeWidgetItem *rowFor(const TriedRules::Broken &broken, const EditedField &field)
{
    const QString first = sentenceOf(broken);
    auto *row = new QTreeWidgetItem(
        {ruleWords(broken, field), QLocale().toString(broken.records), cellText(first)});
    row->setTextAlignment(1, Qt::AlignTrailing | Qt::AlignVCenter);
    row->setData(0, Qt::UserRole, broken.field);
    row->setToolTip(0, plainToolTip(broken.rule));
    row->setToolTip(2, plainToolTip(first));
    for (const TriedRules::Example &one : broken.examples) {
        auto *line = new QTreeWidgetItem(
            {cellText(one.key), QString(), cellText(wordsOf(one, broken.sentence))});
        line->setData(0, Qt::UserRole, broken.field);
        line->setToolTip(2, plainToolTip(wordsOf(one, broken.sentence)));
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
    const QHash<QString, EditedField> fields = m_editing.schema().allFields();
    for (const TriedRules::Broken &broken : tried.rules)
        m_rules->addTopLevelItem(rowFor(broken, fields.value(broken.field)));
    m_rules->resizeColumnToContents(0);
    const int most = m_rules->viewport()->width() / 2;
    m_rules->header()->resizeSection(0, std::min(most, m_rules->header()->sectionSize(0)));
    QString words =
        tried.broken == 0
            ? tr("All %n open record(s) comply with the rules.", nullptr, int(tried.records))
            : tr("%1 of %n open record(s) break a rule.", nullptr, int(tried.records))
                  .arg(QLocale().toString(tried.broken));
    m_counted->setVisible(tried.broken > 0);
    if (tried.hidden > 0)
        words += u' ' + tr("%n record(s) are hidden from you.", nullptr, int(tried.hidden));
    say(words);
}

} // namespace intray
