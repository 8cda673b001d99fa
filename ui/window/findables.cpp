// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/findables.h"

#include "lists/celltext.h"
#include "ui/lists/savedfilters.h"
#include "ui/preferences/preferencewords.h"
#include "ui/window/helpdialog.h"

#include <QAction>
#include <QCoreApplication>
#include <QPointer>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(intray::PaletteDialog)
};

} // namespace

void Findables::add(const Findable &findable, const std::function<void()> &perform)
{
    m_list.append(findable);
    m_perform.append(perform);
}

// Once an action cannot be done, its sentence says why.
static Findable findableOf(const QAction &action)
{
    const QStringList parts = action.text().remove(u'&').split(u'\t');
    const QString keys =
        parts.size() > 1 ? parts.at(1) : action.shortcut().toString(QKeySequence::NativeText);
    Findable found{QString(parts.first()).remove(QStringLiteral("...")), Words::tr("Action")};
    found.keys = keys;
    (action.isEnabled() ? found.about : found.whyNot) = action.statusTip();
    return found;
}

void Findables::addActions(const Actions &actions)
{
    const QAction *itself = actions.of(WindowAction::FindAnything);
    for (QAction *action : actions.all()) {
        if (!action->isVisible() || action == itself)
            continue;
        Findable found = findableOf(*action);
        if (action == actions.of(WindowAction::Preferences))
            //: Not shown. Words that people type to find the preferences.
            found.alsoCalled = Words::tr("settings, options, configuration, setup");
        add(found, [action] { action->trigger(); });
    }
}

void Findables::addQueues(const QList<Queue> &queues,
                          const std::function<void(const QString &)> &go)
{
    for (const Queue &queue : queues)
        add({queue.displayTitle(), Words::tr("Queue"), queue.name},
            [go, name = queue.name] { go(name); });
}

void Findables::addFilters(SavedFilters &filters)
{
    const QPointer<SavedFilters> list(&filters); // another database may be opened meanwhile
    filters.kept().shared().refresh();
    for (const KeptFilter &kept : filters.kept().all())
        add({cellText(kept.name, 100), Words::tr("Filter"), filters.kept().sentenceOn(kept)},
            [list, kept] {
                if (list)
                    list->use(kept);
            });
    Findable save{Words::tr("Save the filter"), Words::tr("Filter"),
                  Words::tr("Saves what is searched, filtered and sorted, for you or the team.")};
    save.whyNot = filters.whyNoSaving();
    add(save, [list] {
        if (list)
            list->askForName();
    });
    add({Words::tr("Saved filters"), Words::tr("Filter"),
         Words::tr("Uses, renames or removes a filter of yours or of the team.")},
        [list] {
            if (list)
                list->showMenu();
        });
}

void Findables::addPreferences(const Preferences &now,
                               const std::function<void(const Preferences &)> &use)
{
    for (const PreferenceChoice &choice : preferenceChoices(now)) {
        for (const PreferenceChoice::Option &option : choice.options) {
            const QString title =
                Words::tr("%1: %2").arg(QString(choice.title).remove(u'&'), option.words);
            Findable found{title, Words::tr("Preference"), choice.about};
            found.alsoCalled = choice.alsoCalled;
            if (option.with == now)
                found.whyNot = Words::tr("This is chosen already.");
            add(found, [use, with = option.with] { use(with); });
        }
    }
}

void Findables::addPages(const std::function<void(const QString &)> &show)
{
    for (const auto &[name, title] : handbookPages())
        add({title, Words::tr("Handbook"), name}, [show, page = name] { show(page); });
}

} // namespace intray
