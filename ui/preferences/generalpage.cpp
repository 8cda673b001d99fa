// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/generalpage.h"

#include "ui/common/formrows.h"
#include "ui/common/lowplace.h"
#include "ui/common/tokens.h"
#include "ui/preferences/preferencewords.h"

#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>

namespace intray {

GeneralPage::GeneralPage(const Preferences &now, QWidget *parent)
    : QWidget(parent)
    , m_now(now)
{
    setObjectName(QStringLiteral("generalPage"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 16);
    column->addWidget(makeChoices(), 1);
    column->addWidget(makeFoot());
    showChosen(now);
}

// On a small screen not all of them have room.
QWidget *GeneralPage::makeChoices()
{
    auto *sheet = new QWidget(this);
    auto *form = new QFormLayout(sheet);
    form->setContentsMargins(0, room::edge, 0, room::edge); // the dialog's sheet has an edge
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setVerticalSpacing(12);
    for (int row = 0; row < preferenceChoices(m_now).size(); ++row)
        addChoice(form, row);
    auto *area = new LowPlace(this);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(sheet);
    return area;
}

void GeneralPage::addChoice(QFormLayout *form, int row)
{
    const PreferenceChoice choice = preferenceChoices(m_now).at(row);
    auto *list = new QComboBox(this);
    list->setObjectName(choice.name);
    list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    list->setMinimumContentsLength(12);
    for (const PreferenceChoice::Option &option : choice.options)
        list->addItem(option.words);
    connect(list, &QComboBox::activated, this, [this, row](int option) {
        const Preferences wanted = preferenceChoices(m_now).at(row).options.at(option).with;
        showChosen(wanted);
        emit changed(wanted);
    });
    m_lists.append(list);
    list->setAccessibleDescription(choice.about);
    form->addRow(labelFor(choice.title, list),
                 inOneColumn({list, sentenceLabel(choice.about, this)}, this));
}

QWidget *GeneralPage::makeFoot()
{
    auto *usual = new QPushButton(tr("R&eset to defaults"), this);
    usual->setObjectName(QStringLiteral("preferencesReset"));
    usual->setAutoDefault(false);
    connect(usual, &QPushButton::clicked, this, [this] {
        Preferences wanted;
        wanted.keys = m_now.keys; // which have a page of their own
        wanted.silenced = m_now.silenced;
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
