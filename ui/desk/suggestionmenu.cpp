// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The answers to a suggestion as a menu, below all of it.
#include "ui/common/letters.h"
#include "ui/common/markedlabel.h"
#include "ui/common/tokens.h"
#include "ui/desk/fieldeditor.h"
#include "ui/desk/suggestionmark.h"

#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QWidgetAction>

#include <algorithm>

namespace intray {

namespace {

bool isReturnWithOthers(const QKeyEvent &event)
{
    const bool isReturn = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    return isReturn && (event.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier;
}

QAction *actionOf(const QKeyEvent &event, const QWidget &window)
{
    const QKeySequence pressed(event.keyCombination());
    const QList<QAction *> all = window.actions();
    const auto found = std::ranges::find_if(
        all, [&](const QAction *action) { return action->shortcuts().contains(pressed); });
    return found == all.end() ? nullptr : *found;
}

/// A menu of answers. Return alone answers; a chord with Return does in the window what it does
/// there, too, such as to complete.
class AnswerMenu : public QMenu
{
public:
    using QMenu::QMenu;

protected:
    void keyPressEvent(QKeyEvent *event) override
    {
        QAction *also =
            isReturnWithOthers(*event) ? actionOf(*event, *parentWidget()->window()) : nullptr;
        if (!also)
            return QMenu::keyPressEvent(event);
        if (event->isAutoRepeat())
            return;
        QAction *answer = activeAction();
        close();
        if (answer)
            answer->trigger();
        also->trigger();
    }
};

int widest(const QMenu &menu)
{
    constexpr int inLetters = 60;
    return letterWidth(menu.fontMetrics()) * inLetters;
}

// An entry of a menu is one line, however wide that becomes.
QLabel *labelOf(const QString &sentence, const QMenu &menu)
{
    auto *label = new QLabel(sentence);
    label->setTextFormat(Qt::PlainText);
    label->setContentsMargins(room::between, room::within, room::between, room::within);
    const int whole = label->sizeHint().width();
    label->setWordWrap(true);
    label->setFixedWidth(std::min(whole, widest(menu)));
    label->setFixedHeight(label->heightForWidth(label->width()));
    return label;
}

void addText(QMenu &menu, QWidget *shown, const QString &forScreenReaders)
{
    auto *said = new QWidgetAction(&menu);
    said->setText(forScreenReaders);
    said->setDefaultWidget(shown);
    menu.addAction(said);
    said->setEnabled(false);
    shown->setEnabled(true); // it is to be read
}

} // namespace

void SuggestionMark::offer(const QPoint &place)
{
    if (!isShown())
        return;
    auto *menu = new AnswerMenu(m_editor);
    menu->setObjectName(QStringLiteral("suggestionMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const ProposalGhost all = proposal();
    if (isTooLongToBeSaid())
        addText(*menu, new MarkedLabel({all.value, all.changed}, widest(*menu)), all.value);
    else
        addText(*menu, labelOf(words(), *menu), words());
    if (isOffered())
        connect(menu->addAction(tr("&Accept")), &QAction::triggered, this, &SuggestionMark::accept);
    connect(menu->addAction(tr("&Do not ask again for this record")), &QAction::triggered, this,
            &SuggestionMark::refuse);
    connect(menu->addAction(tr("&Never ask this kind in this field")), &QAction::triggered, this,
            &SuggestionMark::silence);
    menu->popup(place);
    menu->setActiveAction(menu->actions().at(1)); // so that Return answers
}

// Below the field, which stays in sight.
void SuggestionMark::showAll()
{
    offer(m_editor->mapToGlobal(m_editor->rect().bottomLeft()));
}

} // namespace intray
