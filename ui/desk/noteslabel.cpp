// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/noteslabel.h"

#include "lists/celltext.h"
#include "queue/daytime.h"
#include "queue/mostnotes.h"

namespace intray {

namespace {

constexpr qsizetype linesShown = 3;
constexpr qsizetype longestLine = 200;

QString ownWordsOf(EventKind kind)
{
    return kind == EventKind::Returned   ? NotesLabel::tr("You returned this, %1: %2")
           : kind == EventKind::Asked    ? NotesLabel::tr("You asked, %1: %2")
           : kind == EventKind::Answered ? NotesLabel::tr("You answered, %1: %2")
                                         : NotesLabel::tr("Your note, %1: %2");
}

QString wordsOf(EventKind kind)
{
    return kind == EventKind::Returned   ? NotesLabel::tr("%1 returned this, %2: %3")
           : kind == EventKind::Asked    ? NotesLabel::tr("%1 asked, %2: %3")
           : kind == EventKind::Answered ? NotesLabel::tr("%1 answered, %2: %3")
                                         : NotesLabel::tr("Note of %1, %2: %3");
}

QString ownLineOf(const Note &note, qsizetype longest)
{
    const QString words = ownWordsOf(note.kind);
    return words.arg(dayAndTime(note.at), cellText(note.text, longest));
}

QString lineOf(const Note &note, const QString &me, qsizetype longest)
{
    if (note.user == me)
        return ownLineOf(note, longest);
    const QString words = wordsOf(note.kind);
    return words.arg(note.user, dayAndTime(note.at), cellText(note.text, longest));
}

QString linesOf(const QList<Note> &notes, const QString &me, qsizetype longest)
{
    QStringList lines;
    for (const Note &note : notes)
        lines << lineOf(note, me, longest);
    return lines.join(u'\n');
}

QString saidOfOthers(qsizetype hidden)
{
    if (hidden == 0)
        return {};
    const QString said =
        hidden + linesShown > mostNotesShown
            ? NotesLabel::tr("More than %1 earlier notes").arg(mostNotesShown - linesShown)
            : NotesLabel::tr("%n earlier note(s)", nullptr, int(hidden));
    return said + u'\n';
}

} // namespace

NotesLabel::NotesLabel(QWidget *parent)
    : QLabel(parent)
{
    setObjectName(QStringLiteral("recordNotes"));
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    hide();
}

void NotesLabel::showNotes(const QList<Note> &notes, const QString &me)
{
    const qsizetype hidden = qMax<qsizetype>(0, notes.size() - linesShown);
    setText(saidOfOthers(hidden) + linesOf(notes.mid(hidden), me, longestLine));
    setToolTip(plainToolTip(linesOf(notes, me, 2000)));
    setVisible(!notes.isEmpty());
}

} // namespace intray
