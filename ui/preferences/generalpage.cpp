// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/generalpage.h"

#include "ui/common/formrows.h"
#include "ui/preferences/preferencewords.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>

namespace intray {

GeneralPage::GeneralPage(const Preferences &now, QWidget *parent)
    : QWidget(parent)
    , m_now(now)
{
    setObjectName(QStringLiteral("generalPage"));
    auto *form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setVerticalSpacing(12);
    for (int row = 0; row < preferenceChoices(now).size(); ++row)
        addChoice(form, row);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->addLayout(form);
    column->addStretch(1);
    column->addWidget(makeFoot());
    showChosen(now);
}

// What the choice alone does not tell.
static QString noteOn(const QString &name)
{
    if (name == u"preferencesLanguage")
        return GeneralPage::tr("The language changes when Intray is started again.");
    if (name == u"preferencesEnter")
        return GeneralPage::tr("Shift with Return makes a new line in a long text.");
    if (name == u"preferencesSounds")
        return GeneralPage::tr("For example when your lock on an item ends soon.");
    return {};
}

void GeneralPage::addChoice(QFormLayout *form, int row)
{
    const PreferenceChoice choice = preferenceChoices(m_now).at(row);
    auto *list = new QComboBox(this);
    list->setObjectName(choice.name);
    for (const PreferenceChoice::Option &option : choice.options)
        list->addItem(option.words);
    connect(list, &QComboBox::activated, this, [this, row](int option) {
        const Preferences wanted = preferenceChoices(m_now).at(row).options.at(option).with;
        showChosen(wanted);
        emit changed(wanted);
    });
    m_lists.append(list);
    const QString note = noteOn(choice.name);
    list->setAccessibleDescription(note);
    QLabel *label = labelFor(choice.title, list);
    form->addRow(label,
                 note.isEmpty() ? list : inOneColumn({list, sentenceLabel(note, this)}, this));
}

QWidget *GeneralPage::makeFoot()
{
    auto *usual = new QPushButton(tr("R&eset to defaults"), this);
    usual->setObjectName(QStringLiteral("preferencesReset"));
    usual->setAutoDefault(false);
    connect(usual, &QPushButton::clicked, this, [this] {
        Preferences wanted;
        wanted.keys = m_now.keys; // which have a page of their own
        showChosen(wanted);
        emit changed(wanted);
    });
    auto *foot = new QWidget(this);
    auto *line = new QHBoxLayout(foot);
    line->setContentsMargins(0, 0, 0, 0);
    line->addStretch(1);
    line->addWidget(usual);
    return foot;
}

void GeneralPage::showChosen(const Preferences &now)
{
    m_now = now;
    const QList<PreferenceChoice> choices = preferenceChoices(now);
    for (int row = 0; row < choices.size(); ++row) {
        const auto &options = choices.at(row).options;
        for (int option = 0; option < options.size(); ++option)
            if (options.at(option).with == now)
                m_lists.at(row)->setCurrentIndex(option);
    }
}

} // namespace intray
