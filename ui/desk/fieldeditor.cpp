// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/fieldeditor.h"

#include "ui/common/painting.h"
#include "ui/common/tokens.h"
#include "ui/common/typedkey.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QPainter>
#include <QScopedValueRollback>
#include <QStandardItemModel>
#include <QStringListModel>
#include <QStyle>
#include <QTextBlock>

#include <utility>

namespace intray {

FieldEditor::FieldEditor(QWidget *parent)
    : GrowingText(parent)
{
    connect(this, &QPlainTextEdit::textChanged, this, &FieldEditor::tellChange);
}

// Qt says so of other margins, too.
void FieldEditor::tellChange()
{
    const QString now = text();
    if (now != std::exchange(m_known, now) && !m_quiet)
        emit typed(now);
}

void FieldEditor::setMultiline(bool multiline)
{
    m_multiline = multiline;
}

void FieldEditor::setPasting(const QString &label, std::function<PasteRule()> rule,
                             std::function<QString(const QString &whole)> whyNot)
{
    m_label = label;
    m_pasteRule = std::move(rule);
    m_whyNot = std::move(whyNot);
}

void FieldEditor::setChoices(const QStringList &choices)
{
    delete std::exchange(m_completer, nullptr);
    if (choices.isEmpty())
        return;
    m_completer = new QCompleter(choices, this);
    m_completer->setWidget(this);
    m_completer->setCaseSensitivity(Qt::CaseInsensitive);
    m_completer->setFilterMode(Qt::MatchContains);
    connect(m_completer, qOverload<const QString &>(&QCompleter::activated), this,
            &FieldEditor::takeChoice);
}

void FieldEditor::setLocked(bool locked)
{
    m_locked = locked;
    applyLock();
}

void FieldEditor::setAlwaysLocked()
{
    m_isAlwaysLocked = true;
    viewport()->update();
}

void FieldEditor::paintEvent(QPaintEvent *event)
{
    GrowingText::paintEvent(event);
    if (!m_isAlwaysLocked || document()->isEmpty())
        return;
    const QRect inside = viewport()->rect();
    const QRect sign(widthOfFirstLine() - viewport()->x() + room::between,
                     (heightOfOneLine() - iconAcross) / 2 - viewport()->y(), iconAcross,
                     iconAcross);
    if (!inside.contains(sign))
        return;
    QPainter painter(viewport());
    const QRect seen = QStyle::visualRect(layoutDirection(), inside, sign);
    paintIcon(painter, seen.topLeft(), QStringLiteral("object-locked"),
              colourOf(ColourRole::Dimmed, palette()), colourOf(ColourRole::Sheet, palette()),
              iconAcross);
}

void FieldEditor::applyLock()
{
    const bool locked = m_locked || isExcerpt();
    setReadOnly(locked);
    // A read-only text can be selected and copied; a cursor would promise that it can be written.
    setCursorWidth(locked ? 0 : 1);
    setTextInteractionFlags(locked ? Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard
                                   : Qt::TextEditorInteraction);
}

void FieldEditor::showText(const QString &text)
{
    const QScopedValueRollback quiet(m_quiet, true);
    GrowingText::showText(text);
    applyLock();
}

void FieldEditor::replaceText(const QString &text)
{
    if (isExcerpt() || isTooLong(text)) {
        showText(text);
        return;
    }
    const QScopedValueRollback quiet(m_quiet, true);
    rememberLineEnd(text);
    QTextCursor cursor(document());
    cursor.select(QTextCursor::Document);
    cursor.insertText(text);
    document()->setModified(false); // else what is typed behind it would be one step with it
}

void FieldEditor::undoTo(const QString &before)
{
    {
        const QScopedValueRollback quiet(m_quiet, true);
        undo();
    }
    if (text() != before)
        replaceText(before);
}

PastedText FieldEditor::taken(const QString &pasted) const
{
    return intray::pasted(pasted, m_pasteRule ? m_pasteRule() : PasteRule{m_multiline});
}

QString FieldEditor::whyNot(const QString &whole) const
{
    const QString own = m_whyNot ? m_whyNot(whole) : QString();
    return own.isEmpty() ? GrowingText::whyNot(whole) : own;
}

void FieldEditor::tell(const QString &sentence)
{
    emit pasteTold(sentence);
}

void FieldEditor::takeChoice(const QString &choice)
{
    replaceText(choice);
    moveCursor(QTextCursor::End);
    emit typed(choice);
    emit chosen(choice);
}

bool FieldEditor::isPopupKey(const QKeyEvent &event) const
{
    if (!m_completer || !m_completer->popup()->isVisible())
        return false;
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Escape:
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
        return event.modifiers() == Qt::NoModifier;
    default:
        return false;
    }
}

bool FieldEditor::isNextKey(const QKeyEvent &event) const
{
    const bool isReturn = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    const auto plain = event.modifiers() & ~Qt::KeypadModifier;
    return isReturn && plain == Qt::NoModifier && !m_multiline;
}

bool FieldEditor::isPickKey(const QKeyEvent &event) const
{
    return (event.key() == Qt::Key_Down && event.modifiers() == Qt::AltModifier) ||
           (m_picksBySpace && event.key() == Qt::Key_Space && event.modifiers() == Qt::NoModifier);
}

// A point may part the thousands in the person's country: 1.250 would be another number.
bool FieldEditor::isDecimalKey(const QKeyEvent &event) const
{
    const bool isSign = event.text() == u"." || event.text() == u",";
    return isSign && event.modifiers() == Qt::KeypadModifier && !m_decimalSign.isNull();
}

static bool changesText(const QKeyEvent &event)
{
    if (event.matches(QKeySequence::Paste) || event.matches(QKeySequence::Cut))
        return true;
    return writesText(event) || event.key() == Qt::Key_Backspace || event.key() == Qt::Key_Delete;
}

void FieldEditor::keyPressEvent(QKeyEvent *event)
{
    if (isPopupKey(*event)) {
        event->ignore(); // the list of choices takes it
        return;
    }
    if (event->key() == Qt::Key_Escape) {
        if (!event->isAutoRepeat())
            event->setAccepted(escape()); // else it is for whatever is around
        return;
    }
    m_escaped = false;
    if (event->matches(QKeySequence::Undo) && m_undoOfRecord && m_undoOfRecord())
        return;
    if (isReadOnly() && changesText(*event))
        emit changeRefused();
    if (isPickKey(*event)) {
        emit(isReadOnly() ? changeRefused() : pickWanted());
        return;
    }
    if (isNextKey(*event)) {
        emit nextWanted();
        return;
    }
    const QString before = m_completer ? text() : QString();
    if (isDecimalKey(*event)) {
        QKeyEvent written(event->type(), event->key(), event->modifiers(), m_decimalSign);
        GrowingText::keyPressEvent(&written);
    } else {
        GrowingText::keyPressEvent(event);
    }
    if (m_completer && text() != before)
        offerChoices();
}

void FieldEditor::offerAllChoices()
{
    if (!m_completer || isReadOnly())
        return;
    m_completer->setCompletionPrefix({});
    m_completer->complete();
    const QAbstractItemModel &all = *m_completer->completionModel();
    const auto own = all.match(all.index(0, 0), m_completer->completionRole(), text(), 1,
                               Qt::MatchFixedString | Qt::MatchWrap);
    if (!own.isEmpty())
        m_completer->popup()->setCurrentIndex(own.constFirst());
}

void FieldEditor::offer(const QList<Offer> &offers)
{
    if (!m_completer) {
        setChoices({QString()});
        m_completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
        m_completer->setCompletionRole(Qt::UserRole);
    }
    auto *model = new QStandardItemModel(m_completer);
    for (const Offer &offer : offers) {
        auto *item = new QStandardItem(offer.shown);
        item->setData(offer.value, Qt::UserRole);
        model->appendRow(item);
    }
    m_completer->setModel(model); // which deletes the one before
    if (hasFocus() && !isReadOnly() && !offers.isEmpty())
        m_completer->complete();
    else
        m_completer->popup()->hide();
}

// Whether there was anything to take back.
bool FieldEditor::escape()
{
    const QString before = text();
    if (std::exchange(m_escaped, !m_escaped)) {
        emit recordBackWanted();
        return true;
    }
    emit backWanted();
    return text() != before;
}

void FieldEditor::offerChoices()
{
    const QString typedSoFar = text();
    m_completer->setCompletionPrefix(typedSoFar);
    const bool useful = !typedSoFar.isEmpty() && m_completer->completionCount() > 0 &&
                        m_completer->currentCompletion() != typedSoFar;
    if (useful && !isReadOnly())
        m_completer->complete();
    else
        m_completer->popup()->hide();
}

void FieldEditor::focusInEvent(QFocusEvent *event)
{
    m_escaped = false;
    GrowingText::focusInEvent(event);
    // Whoever came by Tab looks at it; elsewhere a stray letter must not take the value's place.
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason)
        selectAll();
    emit entered();
}

void FieldEditor::focusOutEvent(QFocusEvent *event)
{
    GrowingText::focusOutEvent(event);
    if (event->reason() == Qt::PopupFocusReason || event->reason() == Qt::ActiveWindowFocusReason)
        return;
    QTextCursor cursor = textCursor();
    cursor.clearSelection();
    setTextCursor(cursor);
    emit left();
}

} // namespace intray
