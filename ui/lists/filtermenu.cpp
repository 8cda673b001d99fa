// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lists/filtermenu.h"

#include "lists/celltext.h"
#include "ui/common/tintedlabel.h"

#include <QWidgetAction>

#include <algorithm>

namespace intray {

FilterMenu::FilterMenu(KeptFilters &kept, Current current, const ListFilter &none, QWidget *parent)
    : QMenu(parent)
    , m_kept(kept)
    , m_current(std::move(current))
    , m_none(none)
    , m_end(addSeparator())
    , m_save(addAction(tr("&Save what is chosen now...")))
    , m_rename(addMenu(tr("Re&name")))
    , m_remove(addMenu(tr("&Remove")))
{
    build();
}

void FilterMenu::build()
{
    setObjectName(QStringLiteral("savedFiltersMenu"));
    m_rename->setObjectName(QStringLiteral("renameFilterMenu"));
    m_remove->setObjectName(QStringLiteral("removeFilterMenu"));
    for (QMenu *menu : {static_cast<QMenu *>(this), m_rename, m_remove})
        menu->setToolTipsVisible(true);
    connect(this, &QMenu::aboutToShow, this, &FilterMenu::open);
    connect(&m_kept.shared(), &SharedFilterFeed::changed, this, &FilterMenu::follow);
    connect(m_save, &QAction::triggered, this, &FilterMenu::saveWanted);
    connect(m_rename, &QMenu::aboutToShow, this,
            [this] { fillChanges(m_rename, &FilterMenu::renameWanted); });
    connect(m_remove, &QMenu::aboutToShow, this,
            [this] { fillChanges(m_remove, &FilterMenu::removeWanted); });
}

void FilterMenu::open()
{
    fill();
    m_kept.shared().refresh();
}

// Whoever is in the menu already stays where they are.
void FilterMenu::follow()
{
    const QVariant active = activeAction() ? activeAction()->data() : QVariant();
    fill();
    if (!active.isValid() || !isVisible())
        return;
    for (QAction *entry : std::as_const(m_entries))
        if (entry->data() == active)
            setActiveAction(entry);
}

QString FilterMenu::whyNoSaving() const
{
    return m_current() == m_none ? tr("Search, filter or sort the list first.") : QString();
}

void FilterMenu::fill()
{
    qDeleteAll(std::exchange(m_entries, {}));
    addGroup(tr("Mine"), false);
    addGroup(tr("Shared with the team"), true);
    m_end->setVisible(!m_entries.isEmpty());
    const QString whyNot = whyNoSaving();
    m_save->setEnabled(whyNot.isEmpty());
    m_save->setToolTip(whyNot);
    const QList<KeptFilter> all = m_kept.all();
    const bool canChange = std::any_of(all.begin(), all.end(), [this](const KeptFilter &one) {
        return m_kept.whyNoChange(one).isEmpty();
    });
    m_rename->menuAction()->setEnabled(canChange);
    m_remove->menuAction()->setEnabled(canChange);
}

// Not a section, which some styles show without its words; and to be read, though it cannot be
// chosen.
void FilterMenu::addWords(const QString &words, bool isHeading, const QString &toolTip)
{
    auto *label = new TintedLabel(Tint::Dimmed, words);
    label->setContentsMargins(8, 4, 8, 4);
    QFont font = label->font();
    font.setBold(isHeading);
    label->setFont(font);
    auto *said = new QWidgetAction(this);
    said->setText(words);
    said->setToolTip(toolTip);
    said->setDefaultWidget(label);
    said->setEnabled(false);
    insertAction(m_end, said);
    m_entries << said;
}

void FilterMenu::addGroup(const QString &title, bool isShared)
{
    const ListFilter now = m_current();
    const bool isStale = isShared && !m_kept.shared().problem().isEmpty();
    const qsizetype before = m_entries.size();
    for (const KeptFilter &kept : m_kept.all()) {
        if (kept.isShared != isShared)
            continue;
        if (m_entries.size() == before)
            addWords(title, true);
        addEntry(kept, now);
    }
    if (isStale && m_entries.size() == before)
        addWords(title, true);
    if (isStale)
        addWords(tr("The team's filters cannot be read now and may have changed."), false,
                 plainToolTip(m_kept.shared().problem()));
}

/// Names are somebody's text: no mnemonic, and one line of usual length. Behind a shared one stands
/// who shared it.
static QString asEntry(const KeptFilter &kept, const QString &by)
{
    QString words = cellText(kept.name, 60);
    words.replace(u'\t', u' ').replace(u'&', QStringLiteral("&&"));
    return by.isEmpty() ? words : words + u'\t' + cellText(by, 30);
}

static QVariant placeOf(const KeptFilter &kept)
{
    return (kept.isShared ? QStringLiteral("shared/") : QStringLiteral("mine/")) + kept.name;
}

void FilterMenu::addEntry(const KeptFilter &kept, const ListFilter &now)
{
    auto *use = new QAction(asEntry(kept, m_kept.sharedBy(kept)), this);
    const auto filter = m_kept.filter(kept);
    use->setToolTip(plainToolTip(filter ? m_kept.sentenceOn(kept) : filter.error().sentence));
    use->setData(placeOf(kept));
    use->setCheckable(true);
    use->setChecked(filter && *filter == now);
    connect(use, &QAction::triggered, this, [this, kept] { emit useWanted(kept); });
    insertAction(m_end, use);
    m_entries << use;
}

void FilterMenu::fillChanges(QMenu *menu, void (FilterMenu::*wanted)(const KeptFilter &))
{
    menu->clear();
    for (const KeptFilter &kept : m_kept.all()) {
        const QString whyNot = m_kept.whyNoChange(kept);
        QAction *change = menu->addAction(asEntry(kept, m_kept.sharedBy(kept)), this,
                                          [this, kept, wanted] { (this->*wanted)(kept); });
        change->setEnabled(whyNot.isEmpty());
        change->setToolTip(plainToolTip(whyNot.isEmpty() ? m_kept.sentenceOn(kept) : whyNot));
    }
}

} // namespace intray
