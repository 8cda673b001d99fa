// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/notespage.h"

#include "queue/daytime.h"
#include "queue/mostnotes.h"
#include "session/desk/desk.h"
#include "ui/common/actionline.h"
#include "ui/common/actions.h"
#include "ui/common/tintedlabel.h"
#include "ui/common/tokens.h"
#include "ui/common/toldtext.h"

#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>

namespace intray {

NotesPage::NotesPage(Desk &desk, const Actions &actions, QWidget *parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_none(new TintedLabel(Tint::Dimmed, {}, this))
    , m_told(new ToldText(tr("Notes on the record"), this))
{
    setObjectName(QStringLiteral("notesPage"));
    build(actions);
    connect(&m_desk, &Desk::recordChanged, this, &NotesPage::showNotes);
    connect(&m_desk.record(), &RecordInWork::notesChanged, this, &NotesPage::showNotes);
    showNotes();
}

void NotesPage::build(const Actions &actions)
{
    m_none->setObjectName(QStringLiteral("notesNone"));
    m_none->setWordWrap(true);
    m_told->setObjectName(QStringLiteral("notesTold"));
    m_foot = new ActionLine(actions.of(Action::AddNote), this);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(room::edge, room::beside, room::edge, room::between);
    column->setSpacing(8);
    column->addWidget(m_none);
    column->addWidget(m_told, 1);
    column->addWidget(m_foot, 0, Qt::AlignLeading);
    column->addStretch(0);
}

QString NotesPage::title() const
{
    const qsizetype count = m_desk.record().notes().size();
    const QString number = QLocale().toString(std::min(count, mostNotesShown));
    if (count > mostNotesShown)
        return tr("Notes (more than %1)").arg(number);
    return count == 0 ? tr("Notes") : tr("Notes (%1)").arg(number);
}

static QString whatAndWhen(const Note &note)
{
    const QString words = note.kind == EventKind::Returned   ? NotesPage::tr("returned this, %1")
                          : note.kind == EventKind::Asked    ? NotesPage::tr("asked, %1")
                          : note.kind == EventKind::Answered ? NotesPage::tr("answered, %1")
                                                             : QStringLiteral("%1");
    return words.arg(dayAndTime(note.at));
}

static ToldText::Entry entryOf(const Note &note)
{
    return {note.user, whatAndWhen(note), note.text};
}

QString NotesPage::saidBesides() const
{
    if (!m_desk.item().id.isValid())
        return tr("No record open.");
    const qsizetype count = m_desk.record().notes().size();
    if (count > mostNotesShown)
        return tr("These are the newest %1 notes. The item's history has them all.")
            .arg(QLocale().toString(mostNotesShown));
    return count == 0 ? tr("Nobody has written a note on this record.") : QString();
}

void NotesPage::showNotes()
{
    const bool hasRecord = m_desk.item().id.isValid();
    const QList<Note> &notes = m_desk.record().notes();
    QList<ToldText::Entry> entries;
    for (const Note &note : notes.last(std::min(notes.size(), mostNotesShown)))
        entries.prepend(entryOf(note));
    m_told->showEntries(entries);
    m_told->setVisible(!entries.isEmpty());
    m_none->setText(saidBesides());
    m_none->setVisible(!m_none->text().isEmpty());
    m_foot->setVisible(hasRecord);
    emit titleChanged();
}

} // namespace intray
