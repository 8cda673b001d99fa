// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/fieldspelling.h"

#include "session/answer.h"
#include "session/desk/desk.h"
#include "ui/desk/fieldeditor.h"
#include "ui/desk/spellingmarks.h"

#include <QMenu>
#include <QTextCursor>

#include <algorithm>
#include <utility>

namespace intray {

using namespace std::chrono_literals;

FieldSpelling::FieldSpelling(const Field &field, Desk &desk, FieldEditor *editor)
    : QObject(editor)
    , m_field(field)
    , m_desk(desk)
    , m_editor(editor)
    , m_marks(new SpellingMarks(editor->document()))
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(150ms);
    connect(&m_pause, &QTimer::timeout, this, &FieldSpelling::look);
    // not textChanged(), which comes with marks as well
    connect(editor->document(), &QTextDocument::contentsChange, this, &FieldSpelling::wait);
}

QStringList FieldSpelling::ownWords() const
{
    const RecordInWork &record = m_desk.record();
    return record.schema().ownWords() + m_desk.spelling().known(record.rules().name);
}

void FieldSpelling::wait()
{
    m_isLookedAt = false;
    m_isAsked = false;
    m_pause.start();
}

void FieldSpelling::look()
{
    const auto looking =
        m_desk.spelling().check(m_field.spelling, ownWords(), m_editor->toPlainText());
    answer(looking, this, [this](const SpelledText &spelled) { receive(spelled); });
}

// What was typed meanwhile is looked at next; until then the old marks would be at wrong places.
void FieldSpelling::receive(const SpelledText &spelled)
{
    const bool isCurrent = spelled.text == m_editor->toPlainText();
    if (isCurrent)
        m_marks->mark(spelled.misspelled);
    if (m_trouble != spelled.trouble) {
        m_trouble = spelled.trouble;
        emit troubleChanged();
    }
    m_isLookedAt = isCurrent;
    if (isCurrent && std::exchange(m_isAsked, false))
        offer();
}

bool FieldSpelling::isMisspelled() const
{
    return !m_marks->marked().isEmpty();
}

void FieldSpelling::offer()
{
    m_isAsked = !m_isLookedAt;
    if (m_isAsked)
        return; // what was just typed is looked at first
    const QList<Stretch> &words = m_marks->marked();
    if (!m_trouble.isEmpty() || words.isEmpty())
        return m_desk.inform(m_trouble.isEmpty() ? tr("Nothing is misspelled in this field.")
                                                 : m_trouble);
    const qsizetype place = m_editor->textCursor().selectionStart();
    const auto next = std::find_if(words.begin(), words.end(), [place](const Stretch &word) {
        return word.start + word.length > place;
    });
    choose(next == words.end() ? words.constFirst() : *next);
}

void FieldSpelling::choose(const Stretch &word)
{
    QTextCursor cursor = m_editor->textCursor();
    cursor.setPosition(int(word.start));
    cursor.setPosition(int(word.start + word.length), QTextCursor::KeepAnchor);
    m_editor->setTextCursor(cursor);
    const auto asking = m_desk.spelling().suggest(m_field.spelling, cursor.selectedText());
    answer(asking, this, [this, word](const QStringList &suggestions) { show(word, suggestions); });
}

void FieldSpelling::show(const Stretch &word, const QStringList &suggestions)
{
    const QString wrong = m_editor->textCursor().selectedText();
    if (!m_editor->hasFocus() || wrong.size() != word.length)
        return; // the person went on meanwhile
    auto *menu = new QMenu(m_editor);
    menu->setObjectName(QStringLiteral("spellingMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    static constexpr qsizetype most = 8;
    for (const QString &suggestion : suggestions.first(qMin(most, suggestions.size())))
        addToMenu(menu, word, suggestion);
    if (suggestions.isEmpty())
        menu->addAction(tr("There are no suggestions for this word."))->setEnabled(false);
    if (m_desk.spelling().mayAddWords()) {
        menu->addSeparator();
        connect(menu->addAction(tr("&Add to the words of this queue")), &QAction::triggered, this,
                [this, wrong] { addWord(wrong); });
    }
    menu->popup(m_editor->viewport()->mapToGlobal(m_editor->cursorRect().bottomLeft()));
    if (!suggestions.isEmpty())
        menu->setActiveAction(menu->actions().constFirst());
}

void FieldSpelling::addToMenu(QMenu *menu, const Stretch &word, const QString &text)
{
    const QString shown = QString(text).replace(u'&', QStringLiteral("&&"));
    const qsizetype number = menu->actions().size() + 1;
    QAction *action = menu->addAction(QStringLiteral("&%1  %2").arg(number).arg(shown));
    connect(action, &QAction::triggered, this, [this, word, text] { replace(word, text); });
}

// As if typed, so that it can be undone.
void FieldSpelling::replace(const Stretch &word, const QString &text)
{
    QTextCursor cursor = m_editor->textCursor();
    if (m_editor->isReadOnly() || cursor.selectedText().size() != word.length)
        return;
    cursor.insertText(text);
}

void FieldSpelling::addWord(const QString &word)
{
    const QString queue = m_desk.item().queue;
    const auto adding = m_desk.spelling().addWord(queue, word);
    answer(adding, this, [this, queue, word](const Outcome<Done> &added) {
        if (added)
            m_desk.spelling().know(queue, word);
        m_desk.inform(added ? tr("\"%1\" was added to the words of this queue.").arg(word)
                            : added.error().sentence);
        wait();
    });
}

} // namespace intray
