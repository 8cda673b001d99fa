// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/suggestionmark.h"

#include "lists/celltext.h"
#include "session/desk/desk.h"
#include "ui/common/actions.h"
#include "ui/common/tokens.h"
#include "ui/desk/fieldeditor.h"
#include "ui/desk/fieldpasting.h"
#include "ui/desk/ghostbutton.h"
#include "ui/desk/textpiece.h"

#include <QInputMethodEvent>
#include <QStyle>
#include <QTextBlock>
#include <QTextLayout>

#include <algorithm>
#include <utility>

namespace intray {

SuggestionMark::SuggestionMark(const Field &field, Desk &desk, FieldEditor *editor, QWidget *picker)
    : QObject(editor)
    , m_field(field)
    , m_desk(desk)
    , m_editor(editor)
    , m_picker(picker)
    , m_ghost(new GhostButton(editor->parentWidget()))
{
    m_ghost->setObjectName(QStringLiteral("suggestion.") + m_field.name);
    m_ghost->hide();
    connect(m_ghost, &GhostButton::clicked, this,
            [this] { offer(m_ghost->mapToGlobal(QPoint(0, m_ghost->height()))); });
    // later, because the field that is left takes its own question back
    connect(m_editor, &FieldEditor::entered, this, &SuggestionMark::askWhatIsCut,
            Qt::QueuedConnection);
    connect(m_editor, &FieldEditor::left, &m_desk, &Desk::stopAsking);
    m_editor->installEventFilter(this);
    for (QWidget *around : {m_editor->viewport(), m_editor->parentWidget(), m_picker})
        if (around)
            around->installEventFilter(this);
}

bool SuggestionMark::isShown() const
{
    return m_desk.suggestions().suspicious(m_field.name).has_value();
}

std::optional<SuspiciousCell> SuggestionMark::sure() const
{
    constexpr double leastSure = 0.95;
    const QList<SuspiciousCell> cells = m_desk.suggestions().together(m_field.name);
    const bool isSure = std::ranges::all_of(
        cells, [](const SuspiciousCell &cell) { return cell.suggestion && cell.sure > leastSure; });
    return isSure && !cells.isEmpty() ? std::optional(cells.first()) : std::nullopt;
}

QString SuggestionMark::words() const
{
    const auto cell = m_desk.suggestions().suspicious(m_field.name);
    if (!cell)
        return {};
    return m_field.readOnly ? why() : DeskSuggestions::question(*cell);
}

QString SuggestionMark::why() const
{
    const auto cell = m_desk.suggestions().suspicious(m_field.name);
    if (!cell)
        return {};
    const QString why = DeskSuggestions::reason(*cell);
    return m_field.readOnly
               ? tr("%1 It cannot be changed here: return or fail the item.").arg(why).trimmed()
               : why;
}

bool SuggestionMark::isOffered() const
{
    const auto cell = m_desk.suggestions().suspicious(m_field.name);
    return cell && cell->suggestion && !m_field.readOnly;
}

// A message has no room for it, either.
bool SuggestionMark::isTooLongToBeSaid() const
{
    constexpr qsizetype longestSaid = 80;
    return isOffered() && proposal().value.size() > longestSaid;
}

bool SuggestionMark::mayBeTakenUnseen() const
{
    return !isOffered() || isInSight() || !isTooLongToBeSaid();
}

bool SuggestionMark::isGhostSeen() const
{
    return !m_ghost->isHidden();
}

QRect SuggestionMark::ghostPlace() const
{
    return isGhostSeen() ? m_ghost->geometry() : QRect();
}

ProposalGhost SuggestionMark::proposal() const
{
    const auto cell = m_desk.suggestions().suspicious(m_field.name);
    if (!isOffered())
        return {};
    const QString value = cell->suggestion->isEmpty() ? tr("empty") : *cell->suggestion;
    const QString shown = value.simplified();
    const auto difference = shown == value ? differenceOf(m_editor->text(), value)
                                           : differenceOf(m_editor->text().simplified(), shown);
    return {shown, keyTextIn(*m_editor, WindowAction::AcceptSuggestion), m_isTakenByKey,
            placesInSecond(difference)};
}

bool SuggestionMark::setTakenByKey(bool isNext)
{
    return std::exchange(m_isTakenByKey, isNext) != isNext;
}

ProposalGhost SuggestionMark::ghost() const
{
    return isGhostSeen() ? ProposalGhost() : proposal();
}

void SuggestionMark::showSuspicion()
{
    const auto cell = m_desk.suggestions().suspicious(m_field.name);
    if (!cell && m_editor->hasFocus())
        m_desk.stopAsking();
    if (isOffered()) {
        m_ghost->showGhost(proposal(), tr("Likely wrong in %1: %2").arg(m_field.label, words()));
        m_ghost->setToolTip(plainToolTip(words()));
    }
    placeGhost();
}

// The rooms are counted from where a line begins.
QRect SuggestionMark::roomInside() const
{
    const QTextBlock first = m_editor->document()->firstBlock();
    const bool isOneLine = m_editor->document()->blockCount() == 1 && first.layout() &&
                           first.layout()->lineCount() <= 1;
    if (!isOneLine)
        return {};
    const QRect all = QStyle::visualRect(m_editor->layoutDirection(),
                                         m_editor->parentWidget()->rect(), m_editor->geometry());
    return all.adjusted(m_editor->widthOfFirstLine() + room::within, 0,
                        -room::within - m_editor->endRoom(), 0);
}

// In the middle of the line that it proposes another value for, wherever that is in the field.
QRect SuggestionMark::onFirstLine(QRect place) const
{
    constexpr int smallestTarget = 24;
    const QFontMetrics letters = m_editor->fontMetrics();
    const int around = std::max<int>(room::within, (smallestTarget + 1 - letters.height()) / 2);
    place.setTop(m_editor->y() + m_editor->firstLineTop() - around);
    place.setHeight(letters.height() + 2 * around);
    return place;
}

QRect SuggestionMark::roomBehind() const
{
    const QWidget *cell = m_editor->parentWidget();
    const QWidget *last = m_picker && m_picker->parentWidget() == cell ? m_picker : m_editor;
    const QRect before =
        QStyle::visualRect(m_editor->layoutDirection(), cell->rect(), last->geometry());
    return {before.right() + room::between, 0, cell->width() - before.right() - room::between, 0};
}

void SuggestionMark::placeGhost()
{
    const auto cell = m_desk.suggestions().suspicious(m_field.name);
    if (!cell && !isGhostSeen())
        return;
    const int wanted = m_ghost->sizeHint().width();
    const QRect inside = roomInside();
    QRect place = roomBehind();
    if (inside.width() >= wanted)
        place = inside;
    else
        place.setWidth(std::min(place.width(), wanted));
    const bool isSeen = isOffered() && place.width() >= wanted && !m_isComposing;
    const bool wasSeen = isGhostSeen();
    m_ghost->setVisible(isSeen);
    m_ghost->setGeometry(QStyle::visualRect(m_editor->layoutDirection(),
                                            m_editor->parentWidget()->rect(), onFirstLine(place)));
    m_ghost->raise();
    if (isSeen != wasSeen)
        emit ghostMoved();
}

void SuggestionMark::ask()
{
    if (!mayBeTakenUnseen())
        return m_desk.askAbout(
            tr("What is proposed for %1 is too long to stand beside it. %2 shows all of it.")
                .arg(m_field.label, keyTextIn(*m_editor, WindowAction::AcceptSuggestion)));
    const QString keys = isOffered()
                             ? tr("Ctrl+J accepts it, Ctrl+Shift+J does not ask again for this "
                                  "record, Ctrl+Shift+W never in this field.")
                             : tr("Ctrl+Shift+J does not ask again for this record, Ctrl+Shift+W "
                                  "never in this field.");
    m_desk.askAbout(words() + u' ' + withKeysInUse(keys, *m_editor));
}

// The key comes first: it is not cut where the words are long.
void SuggestionMark::askWhereTheKeyLed()
{
    if (!isOffered() || !mayBeTakenUnseen())
        return ask();
    const QString again =
        withKeysInUse(tr("Press Ctrl+J again to take what is proposed for %1."), *m_editor)
            .arg(m_field.label);
    m_desk.askAbout(isTooLongToBeSaid() ? again : again + u' ' + words());
}

// Another message may have a button that is needed soon: it stays.
void SuggestionMark::askWhatIsCut()
{
    const bool isSaidBeside = m_isSeenBeside || !isFaulty();
    if (isShown() && !isGhostSeen() && !isSaidBeside && m_editor->hasFocus() && !m_desk.message())
        ask();
}

bool SuggestionMark::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_editor && event->type() == QEvent::InputMethod) {
        m_isComposing = !static_cast<QInputMethodEvent *>(event)->preeditString().isEmpty();
        placeGhost();
    }
    if (watched != m_editor && (event->type() == QEvent::Resize || event->type() == QEvent::Move))
        placeGhost();
    return false;
}

bool SuggestionMark::isFaulty() const
{
    return !m_desk.record().faults(m_field.name).isEmpty();
}

QString SuggestionMark::whatIsSoHere() const
{
    if (isFaulty())
        return tr("Nothing is suggested for %1. It breaks a rule: %2")
            .arg(m_field.label, m_desk.record().faults(m_field.name).join(u' '));
    if (const QString question = m_otherQuestion(); !question.isEmpty())
        return question;
    return doubtAbout(m_field, m_desk).isEmpty()
               ? tr("There is nothing to check in this field.")
               : tr("There is no suggestion for %1. Nothing was changed.").arg(m_field.label);
}

// What was typed last is held against the rules only when its field is left: whoever asks wants to
// know it now.
void SuggestionMark::holdAgainstRules()
{
    m_desk.record().leaveField(m_field.name);
}

void SuggestionMark::accept()
{
    holdAgainstRules();
    const auto cell = m_desk.suggestions().suspicious(m_field.name);
    if (cell && cell->suggestion && !m_editor->isReadOnly()) {
        take(m_desk.suggestions().together(m_field.name));
    } else if (cell && m_editor->isReadOnly())
        m_desk.inform(tr("%1 cannot be changed here. Fail or return the item, or write a note.")
                          .arg(m_field.label));
    else
        m_desk.informInPassing(
            cell ? tr("There is no suggestion for %1. Nothing was changed.").arg(m_field.label)
                 : whatIsSoHere());
}

/// What goes together is filled together, and one step back.
void SuggestionMark::take(const QList<SuspiciousCell> &cells)
{
    QHash<QString, QString> before;
    for (const SuspiciousCell &cell : cells)
        before.insert(cell.field, cell.value);
    for (const SuspiciousCell &cell : cells.mid(1))
        m_desk.record().fill(cell.field, *cell.suggestion);
    emit taken(*cells.first().suggestion);
    if (cells.size() > 1)
        m_desk.record().rememberTogether(before, {cells.first().together});
    m_desk.suggestions().noteTaken(cells);
}

static bool isExchange(const QList<SuspiciousCell> &cells)
{
    return cells.size() == 2 && cells.first().suggestion == cells.last().value &&
           cells.last().suggestion == cells.first().value;
}

void SuggestionMark::refuse()
{
    holdAgainstRules();
    const QString key = keyTextIn(*m_editor, WindowAction::RefuseSuggestion);
    const QList<SuspiciousCell> cells = m_desk.suggestions().together(m_field.name);
    const bool isValueRefused = isOffered();
    if (const auto refused = m_desk.suggestions().refuse(m_field.name))
        m_desk.inform(isExchange(cells)
                          ? tr("It is not suggested for this record again to exchange these two "
                               "values. %1 undoes this.")
                                .arg(key)
                      : cells.size() > 1
                          ? tr("It is not suggested for this record again to share one value among "
                               "%n fields. %1 undoes this.",
                               nullptr, int(cells.size()))
                                .arg(key)
                      : !isValueRefused
                          ? tr("%1 is not asked about again for this record. %2 undoes this.")
                                .arg(m_field.label, key)
                      : refused->isEmpty()
                          ? tr("It is not suggested for this record again to empty this field. "
                               "%1 undoes this.")
                                .arg(key)
                          : tr("“%1” is not suggested for this record again. %2 undoes this.")
                                .arg(refused->simplified(), key));
    else if (!isFaulty() && !doubtAbout(m_field, m_desk).isEmpty()) {
        m_desk.suggestions().settle(m_field.name);
        m_desk.inform(tr("%1 is not asked about again for this record. %2 undoes this.")
                          .arg(m_field.label, key));
    } else if (m_desk.suggestions().takeRefusalBack(m_field.name))
        m_desk.inform(whatIsAskedAgain());
    else
        m_desk.informInPassing(whatIsSoHere());
}

// Another value may stand there by now, about which nobody asks.
QString SuggestionMark::whatIsAskedAgain() const
{
    const QString asked = isShown() ? words() : doubtAbout(m_field, m_desk);
    if (isOffered())
        return tr("Suggested again: %1").arg(asked);
    if (!isFaulty() && !asked.isEmpty())
        return tr("Asked about again: %1").arg(asked);
    return tr("The value that was here before is asked about again.") + u' ' + whatIsSoHere();
}

void SuggestionMark::silence()
{
    holdAgainstRules();
    if (m_desk.suggestions().silence(m_field.name))
        m_desk.inform(tr("Suggestions of this kind are never shown in %1 again. The preferences, "
                         "under Suggestions, bring them back.")
                          .arg(m_field.label));
    else
        m_desk.informInPassing(whatIsSoHere());
}

} // namespace intray
