// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/findables.h"

#include "ui/preferences/preferencewords.h"
#include "ui/supervisor/pagecommands.h"
#include "ui/window/helpdialog.h"
#include "ui/window/otherwords.h"

#include <QAction>
#include <QCoreApplication>

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

static QString withoutDots(const QString &words)
{
    return QString(words).remove(QStringLiteral("..."));
}

static Findable findableOf(const QAction &action, const QString &whyNot)
{
    const QStringList parts = action.text().remove(u'&').split(u'\t');
    Findable found{withoutDots(parts.first()), Words::tr("Action")};
    found.keys =
        parts.size() > 1 ? parts.at(1) : action.shortcut().toString(QKeySequence::NativeText);
    found.about = action.isEnabled() ? action.statusTip() : QString();
    found.whyNot = whyNot;
    found.alsoCalled = otherWordsFor(action.objectName().section(u'.', 1));
    return found;
}

void Findables::addActions(const Actions &actions, const WhyNot &whyNot,
                           const std::function<void(QAction &)> &perform)
{
    const QAction *itself = actions.of(WindowAction::FindAnything);
    for (QAction *action : actions.all())
        if (action->isVisible() && action != itself)
            add(findableOf(*action, whyNot(*action)), [perform, action] { perform(*action); });
}

void Findables::addCommand(const PageCommand &command, const QString &page, const QString &whyNot,
                           const std::function<void()> &perform)
{
    Findable found{withoutDots(command.title), page, command.about};
    found.whyNot = whyNot;
    found.alsoCalled = command.otherWords;
    add(found, perform);
}

void Findables::addQueues(const QList<Queue> &queues,
                          const std::function<void(const QString &)> &go)
{
    for (const Queue &queue : queues)
        add({queue.displayTitle(), Words::tr("Queue"), queue.name},
            [go, name = queue.name] { go(name); });
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
            found.isSoAlready = option.with == now;
            if (found.isSoAlready)
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
