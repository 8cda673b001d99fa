// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lists/filternaming.h"

#include "session/answer.h"
#include "ui/common/formrows.h"
#include "ui/common/warninglabel.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace intray {

FilterNaming::FilterNaming(KeptFilters &kept, const QString &title, const QString &name,
                           QWidget *parent)
    : QDialog(parent)
    , m_kept(kept)
    , m_name(new QLineEdit(name, this))
    , m_said(sentenceLabel({}, this))
    , m_trouble(new WarningLabel(this))
    , m_rows(new QVBoxLayout)
{
    setAttribute(Qt::WA_DeleteOnClose);
    resize(440, 200);
    build(title);
    m_name->selectAll();
    connect(&m_kept.shared(), &SharedFilterFeed::changed, this, &FilterNaming::showConsequence);
}

void FilterNaming::build(const QString &title)
{
    setWindowTitle(title);
    m_name->setObjectName(QStringLiteral("filterName"));
    m_said->setObjectName(QStringLiteral("filterSaid"));
    m_trouble->setObjectName(QStringLiteral("filterTrouble"));
    m_trouble->setText({});
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_keep = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    m_keep->setObjectName(QStringLiteral("filterKeep"));
    m_keep->setDefault(true);
    connect(m_name, &QLineEdit::textChanged, this, &FilterNaming::reconsider);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addWidget(labelFor(tr("&Name"), m_name));
    column->addWidget(m_name);
    column->addLayout(m_rows);
    column->addWidget(m_said);
    column->addWidget(m_trouble);
    column->addStretch(1);
    column->addWidget(buttons);
}

void FilterNaming::addRow(QWidget *row)
{
    m_rows->addWidget(row);
    setTabOrder(m_name, row);
}

void FilterNaming::reconsider()
{
    m_trouble->setText({});
    showConsequence();
}

void FilterNaming::showConsequence()
{
    const Consequence follows = consequenceOf(m_name->text().simplified());
    m_said->setText(follows.sentence);
    m_keep->setText(follows.button);
    m_keep->setEnabled(follows.isPossible);
}

void FilterNaming::accept()
{
    if (!m_keep->isEnabled())
        return;
    if (const auto name = filterNameIn(m_name->text()))
        return carryOut(*name);
    else
        m_trouble->setText(name.error().sentence);
    m_name->setFocus();
}

void FilterNaming::waitFor(const QFuture<Outcome<Done>> &done, const QString &sentence)
{
    m_keep->setEnabled(false);
    m_trouble->setText({});
    answer(done, this, [this, sentence](const Outcome<Done> &outcome) {
        if (outcome)
            return finish(sentence);
        showConsequence();
        m_trouble->setText(outcome.error().sentence);
        m_name->setFocus();
    });
}

void FilterNaming::finish(const QString &sentence)
{
    emit told(sentence);
    QDialog::accept();
}

FilterSaving::FilterSaving(KeptFilters &kept, const ListFilter &filter, QWidget *parent)
    : FilterNaming(kept, tr("What is the filter called?"), {}, parent)
    , m_filter(filter)
    , m_share(new QCheckBox(tr("Share with the &team"), this))
{
    setObjectName(QStringLiteral("filterNameDialog"));
    const QString whyNot = kept.whyNoSharing();
    m_share->setObjectName(QStringLiteral("filterShare"));
    m_share->setEnabled(whyNot.isEmpty());
    m_share->setToolTip(whyNot);
    connect(m_share, &QCheckBox::toggled, this, &FilterSaving::reconsider);
    addRow(m_share);
    showConsequence();
}

KeptFilter FilterSaving::named(const QString &name) const
{
    return {name, m_share->isChecked()};
}

FilterNaming::Consequence FilterSaving::consequenceOf(const QString &name) const
{
    const KeptFilter wanted = named(name);
    const QString whyNot = m_kept.whyNoChange(wanted);
    if (!m_kept.has(wanted))
        return {wanted.isShared ? tr("Everybody who works in this queue can use it.")
                                : tr("Only you can use it, on this computer."),
                tr("&Save")};
    if (!whyNot.isEmpty())
        return {tr("There is already a filter of this name. Choose another one.") + u' ' + whyNot,
                tr("&Save"), false};
    return {wanted.isShared ? tr("There is already a filter of this name, shared by %1. It will be "
                                 "replaced for the team.")
                                  .arg(m_kept.sharedBy(wanted))
                            : tr("You already have a filter of this name. It will be replaced."),
            tr("&Replace")};
}

void FilterSaving::carryOut(const QString &name)
{
    const KeptFilter wanted = named(name);
    if (wanted.isShared)
        return waitFor(m_kept.shared().share(name, m_filter, m_kept.has(wanted)),
                       tr("The filter “%1” is shared with the team.").arg(name));
    m_kept.own().keep(name, m_filter);
    finish(tr("The filter “%1” is saved.").arg(name));
}

FilterRenaming::FilterRenaming(KeptFilters &kept, const KeptFilter &filter, QWidget *parent)
    : FilterNaming(kept, tr("What is the filter called from now on?"), filter.name, parent)
    , m_filter(filter)
{
    setObjectName(QStringLiteral("filterRenameDialog"));
    showConsequence();
}

FilterNaming::Consequence FilterRenaming::consequenceOf(const QString &name) const
{
    if (name != m_filter.name && m_kept.has({name, m_filter.isShared}))
        return {tr("There is already a filter of this name. Choose another one."), tr("&Rename"),
                false};
    return {m_filter.isShared ? tr("It is renamed for the team.") : QString(), tr("&Rename")};
}

void FilterRenaming::carryOut(const QString &name)
{
    const QString done = tr("The filter “%1” is now called “%2”.").arg(m_filter.name, name);
    if (m_filter.isShared)
        return waitFor(m_kept.shared().rename(m_filter.name, name), done);
    m_kept.own().rename(m_filter.name, name);
    finish(done);
}

} // namespace intray
