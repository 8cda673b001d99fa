// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The answers to a suggestion as a menu, below all of it.
#include "ui/common/letters.h"
#include "ui/common/tokens.h"
#include "ui/desk/fieldeditor.h"
#include "ui/desk/suggestionmark.h"

#include <QLabel>
#include <QMenu>
#include <QWidgetAction>

#include <algorithm>

namespace intray {

// An entry of a menu is one line, however wide that becomes.
static void addSentence(QMenu &menu, const QString &sentence)
{
    constexpr int widestInLetters = 60;
    auto *label = new QLabel(sentence);
    label->setTextFormat(Qt::PlainText);
    label->setContentsMargins(room::between, room::within, room::between, room::within);
    const int widest = letterWidth(menu.fontMetrics()) * widestInLetters;
    const int whole = label->sizeHint().width();
    label->setWordWrap(true);
    label->setFixedWidth(std::min(whole, widest));
    label->setFixedHeight(label->heightForWidth(label->width()));
    auto *said = new QWidgetAction(&menu);
    said->setText(sentence); // for screen readers
    said->setDefaultWidget(label);
    menu.addAction(said);
    said->setEnabled(false);
    label->setEnabled(true); // it is to be read
}

void SuggestionMark::offer(const QPoint &place)
{
    if (!isShown())
        return;
    auto *menu = new QMenu(m_editor);
    menu->setObjectName(QStringLiteral("suggestionMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    addSentence(*menu, isTooLongToBeSaid() ? proposal().value : words());
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
