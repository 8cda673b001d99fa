// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/silencedpage.h"

#include "lists/celltext.h"
#include "ui/common/formrows.h"
#include "ui/common/tokens.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace intray {

SilencedPage::SilencedPage(const QList<Silenced> &silenced, const TitlesOf &titlesOf,
                           QWidget *parent)
    : QWidget(parent)
    , m_silenced(silenced)
    , m_titlesOf(titlesOf)
    , m_list(new QTreeWidget(this))
    , m_again(new QPushButton(tr("&Ask again"), this))
{
    setObjectName(QStringLiteral("silencedPage"));
    build();
    showAll();
}

void SilencedPage::build()
{
    m_list->setObjectName(QStringLiteral("silencedList"));
    m_list->setAccessibleName(tr("What is never asked about"));
    m_list->setHeaderLabels({tr("Queue"), tr("Field"), tr("Never shown")});
    m_list->setRootIsDecorated(false);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_again->setObjectName(QStringLiteral("silencedAgain"));
    m_again->setAutoDefault(false);
    connect(m_again, &QPushButton::clicked, this, &SilencedPage::askAgain);
    auto *foot = new QHBoxLayout;
    foot->addStretch(1);
    foot->addWidget(m_again);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, room::edge, 0, room::edge);
    column->setSpacing(12);
    column->addWidget(sentenceLabel(
        tr("Suggestions that you never want to see at the desk, in any record of the queue."),
        this));
    column->addWidget(m_list, 1);
    column->addLayout(foot);
}

static QString wordsOf(SuspicionKind kind)
{
    switch (kind) {
    case SuspicionKind::Offered:
        return SilencedPage::tr("suggestions by rules or examples");
    case SuspicionKind::Meant:
        return SilencedPage::tr("suggestions by what is usual in other records");
    case SuspicionKind::Unlikely:
        break;
    }
    return SilencedPage::tr("unusual values without a suggestion");
}

void SilencedPage::showAll()
{
    m_list->clear();
    for (const Silenced &one : m_silenced) {
        const Titles titles = m_titlesOf(one.queue, one.field);
        m_list->addTopLevelItem(new QTreeWidgetItem(
            {cellText(titles.queue), cellText(titles.field), wordsOf(one.kind)}));
    }
    m_list->setCurrentItem(m_list->topLevelItem(0));
    m_again->setEnabled(!m_silenced.isEmpty());
}

void SilencedPage::askAgain()
{
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    if (row < 0)
        return;
    m_silenced.removeAt(row);
    showAll();
    emit changed(m_silenced);
}

} // namespace intray
