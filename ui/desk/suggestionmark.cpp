// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/suggestionmark.h"

#include "lists/celltext.h"
#include "session/desk/desk.h"
#include "ui/common/actions.h"
#include "ui/common/letters.h"
#include "ui/common/tintedlabel.h"
#include "ui/desk/fieldeditor.h"

#include <QEvent>
#include <QMenu>
#include <QStyle>
#include <QTextBlock>
#include <QTextLayout>
#include <QToolButton>

namespace intray {

// Between the text and the words behind it, and the least that is worth showing, in characters.
static constexpr int gap = 3;
static constexpr int leastShown = 8;

SuggestionMark::SuggestionMark(const Field &field, Desk &desk, FieldEditor *editor,
                               QWidget *markCell)
    : QObject(editor)
    , m_field(field)
    , m_desk(desk)
    , m_editor(editor)
    , m_marks(markCell)
    , m_words(new TintedLabel(Tint::Accent, {}, editor->parentWidget()))
    , m_button(new QToolButton(markCell))
{
    m_words->setObjectName(QStringLiteral("suggestionWords.") + m_field.name);
    m_words->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_words->setForegroundRole(QPalette::WindowText); // not that of text, as the editor would have
    m_words->hide();
    m_button->setObjectName(QStringLiteral("suggestion.") + m_field.name);
    m_button->setText(QStringLiteral("?"));
    m_button->setAutoRaise(true);
    m_button->setFocusPolicy(Qt::NoFocus); // by keys: Ctrl+J and Ctrl+Shift+J in the field
    QSizePolicy keepsPlace = m_button->sizePolicy();
    keepsPlace.setRetainSizeWhenHidden(true);
    m_button->setSizePolicy(keepsPlace);
    m_button->hide();
    connect(m_button, &QToolButton::clicked, this, &SuggestionMark::offer);
    connect(&m_desk.suggestions(), &DeskSuggestions::changed, this, &SuggestionMark::showSuspicion);
    // later, because the field that is left takes its own question back
    connect(m_editor, &FieldEditor::entered, this, &SuggestionMark::askWhatIsCut,
            Qt::QueuedConnection);
    connect(m_editor, &FieldEditor::left, &m_desk, &Desk::stopAsking);
    for (QWidget *around : {m_editor->viewport(), m_editor->parentWidget(), m_marks})
        around->installEventFilter(this);
}

bool SuggestionMark::isShown() const
{
    return m_desk.suggestions().suspicious(m_field.name).has_value();
}

std::optional<SuspiciousCell> SuggestionMark::sure() const
{
    constexpr double leastSure = 0.95;
    const auto cell = m_desk.suggestions().suspicious(m_field.name);
    return cell && cell->suggestion && cell->sure > leastSure ? cell : std::nullopt;
}

QString SuggestionMark::words() const
{
    const auto cell = m_desk.suggestions().suspicious(m_field.name);
    return cell ? DeskSuggestions::question(*cell) : QString();
}

void SuggestionMark::showSuspicion()
{
    const QString all = words();
    m_button->setVisible(!all.isEmpty());
    m_button->setToolTip(plainToolTip(all));
    m_button->setAccessibleName(tr("Likely wrong in %1: %2").arg(m_field.label, all));
    if (all.isEmpty() && m_editor->hasFocus())
        m_desk.stopAsking();
    placeWords();
}

QRect SuggestionMark::roomInside() const
{
    const QTextBlock first = m_editor->document()->firstBlock();
    const bool isOneLine = m_editor->document()->blockCount() == 1 && first.layout() &&
                           first.layout()->lineCount() <= 1;
    const QFontMetrics metrics = m_editor->fontMetrics();
    const int used = metrics.horizontalAdvance(first.text()) + gap * letterWidth(metrics);
    const QRect field = m_editor->geometry();
    const QRect all =
        QStyle::visualRect(m_editor->layoutDirection(), m_editor->parentWidget()->rect(), field);
    return isOneLine ? all.adjusted(used, 0, -gap, 0) : QRect();
}

QRect SuggestionMark::roomBehind() const
{
    const QWidget *cell = m_editor->parentWidget();
    const QRect marks =
        QStyle::visualRect(m_editor->layoutDirection(), cell->rect(), m_marks->geometry());
    return {marks.right() + 2 * gap, 0, cell->width() - marks.right() - 2 * gap,
            m_editor->height()};
}

// The rooms are counted from where a line begins.
void SuggestionMark::placeWords()
{
    const QString all = words();
    const QFontMetrics metrics = m_editor->fontMetrics();
    const QString whole = QChar(0x2192) + QStringLiteral(" ") + all.simplified();
    const QRect inside = roomInside();
    const QRect behind = roomBehind();
    const bool fitsInside = inside.width() > metrics.horizontalAdvance(whole) + gap;
    const bool isInside = fitsInside || inside.width() >= behind.width();
    const QRect &room = isInside ? inside : behind;
    m_words->setVisible(!all.isEmpty() && room.width() > leastShown * letterWidth(metrics));
    if (!m_words->isVisibleTo(m_editor->parentWidget()))
        return;
    m_words->setText(metrics.elidedText(whole, Qt::ElideRight, room.width() - gap));
    m_words->adjustSize();
    const int left = isInside ? room.right() - m_words->width() : room.left();
    const QRect place(QPoint(left, m_editor->y() + m_editor->firstLineTop()), m_words->size());
    m_words->setGeometry(
        QStyle::visualRect(m_editor->layoutDirection(), m_editor->parentWidget()->rect(), place));
    m_words->raise();
}

void SuggestionMark::ask()
{
    const auto cell = m_desk.suggestions().suspicious(m_field.name);
    const QString keys = cell && cell->suggestion
                             ? tr("Ctrl+J accepts it, Ctrl+Shift+J does not ask again for this "
                                  "record, Ctrl+Shift+W never in this field.")
                             : tr("Ctrl+Shift+J does not ask again for this record, Ctrl+Shift+W "
                                  "never in this field.");
    const QString question = words();
    const QString end = question.endsWith(u'?') ? QStringLiteral(" ") : QStringLiteral(". ");
    m_desk.askAbout(question + end + withKeysInUse(keys, *m_editor));
}

// Another message may have a button that is needed soon: it stays.
void SuggestionMark::askWhatIsCut()
{
    const QString all = words();
    const bool isWhole = m_words->isVisible() && m_words->text().endsWith(all.simplified());
    if (!all.isEmpty() && !isWhole && m_editor->hasFocus() && !m_desk.message())
        ask();
}

bool SuggestionMark::eventFilter(QObject *, QEvent *event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::Move)
        placeWords();
    return false;
}

void SuggestionMark::offer()
{
    const auto cell = m_desk.suggestions().suspicious(m_field.name);
    if (!cell)
        return;
    auto *menu = new QMenu(m_button);
    menu->setObjectName(QStringLiteral("suggestionMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(words().replace(u'&', QStringLiteral("&&")))->setEnabled(false);
    if (cell->suggestion)
        connect(menu->addAction(tr("&Accept")), &QAction::triggered, this, &SuggestionMark::accept);
    connect(menu->addAction(tr("&Do not ask again for this record")), &QAction::triggered, this,
            &SuggestionMark::refuse);
    connect(menu->addAction(tr("&Never ask this kind in this field")), &QAction::triggered, this,
            &SuggestionMark::silence);
    menu->popup(m_button->mapToGlobal(QPoint(0, m_button->height())));
}

void SuggestionMark::accept()
{
    const auto cell = m_desk.suggestions().suspicious(m_field.name);
    if (cell && cell->suggestion && !m_editor->isReadOnly()) {
        emit taken(*cell->suggestion);
        m_desk.suggestions().noteTaken({*cell});
    } else if (cell && cell->suggestion)
        m_desk.inform(tr("%1 cannot be changed here.").arg(m_field.label));
    else
        m_desk.inform(
            cell ? tr("There is no suggestion for %1. Nothing was changed.").arg(m_field.label)
                 : tr("Nothing is suspicious in this field."));
}

void SuggestionMark::refuse()
{
    const QString key = keyTextIn(*m_editor, WindowAction::RefuseSuggestion);
    if (const auto refused = m_desk.suggestions().refuse(m_field.name))
        m_desk.inform(refused->isEmpty()
                          ? tr("It is not suggested for this record again to empty this field. "
                               "%1 undoes this.")
                                .arg(key)
                          : tr("\"%1\" is not suggested for this record again. %2 undoes this.")
                                .arg(refused->simplified(), key));
    else if (m_desk.suggestions().takeRefusalBack(m_field.name))
        m_desk.inform(tr("Suggested again: %1").arg(words()));
    else
        m_desk.inform(tr("Nothing is suspicious in this field."));
}

void SuggestionMark::silence()
{
    m_desk.inform(m_desk.suggestions().silence(m_field.name)
                      ? tr("Suggestions of this kind are never shown in %1 again. The preferences, "
                           "under Suggestions, bring them back.")
                            .arg(m_field.label)
                      : tr("Nothing is suspicious in this field."));
}

} // namespace intray
