// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/desk/textkeeper.h"

#include "session/desk/deskanswers.h"
#include "session/desk/deskmessages.h"
#include "session/desk/lock/lockinwork.h"
#include "session/desk/recordinwork.h"
#include "session/drafts/draftjournal.h"
#include "session/session.h"

namespace intray {

using Cause = DeskMessages::Cause;

TextKeeper::TextKeeper(Session &session, RecordInWork &record, DeskMessages &messages,
                       LockInWork &lock, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_record(record)
    , m_messages(messages)
    , m_lock(lock)
    , m_drafts(session)
{
    followRecord();
    followDrafts();
    followJournal();
    connect(&m_session, &Session::databaseReplaced, this, &TextKeeper::receiveReplaced);
}

TextKeeper::~TextKeeper() = default;

void TextKeeper::followRecord()
{
    connect(&m_record, &RecordInWork::edited, this, [this] {
        keep();
        noteActivity();
    });
    connect(&m_record, &RecordInWork::fieldLeft, this, [this] {
        noteActivity();
        m_drafts.saveSoon();
    });
}

void TextKeeper::followDrafts()
{
    connect(&m_drafts, &DraftKeeper::lockLost, this, [this](const Error &error) {
        emit lockLost(DeskAnswers(m_session.identity()).lost(error, m_record.hasTypedText()));
    });
    connect(&m_drafts, &DraftKeeper::troubled, this, [this](const Error &error) {
        // without a link the desk has said so already, and this message would only hide it
        if (m_session.whyNoWriting().isEmpty() && !m_messages.isAbout(Cause::Link))
            m_messages.say(Cause::Draft,
                           {Message::Kind::Warning, DeskAnswers::safeHere(error), error.detail});
    });
    connect(&m_drafts, &DraftKeeper::recovered, this,
            [this] { m_messages.withdraw(Cause::Draft); });
}

// The text is kept in two places. If this disk refuses it, it goes to the database at once.
void TextKeeper::followJournal()
{
    connect(&m_session.journal(), &DraftJournal::failed, this, [this](const Error &error) {
        m_drafts.saveSoon();
        m_messages.say(Cause::Disk, {Message::Kind::Warning, error.sentence, error.detail});
    });
    connect(&m_session.journal(), &DraftJournal::written, this,
            [this] { m_messages.withdraw(Cause::Disk); });
}

void TextKeeper::keep()
{
    m_drafts.keep(m_record.draft(), m_lock.clock().databaseNow());
}

void TextKeeper::noteActivity()
{
    m_session.noteUse();
    if (m_record.isEditable())
        m_lock.noteActivity();
}

// The text is kept for the new database, too, although the item of this draft may be unknown there.
void TextKeeper::receiveReplaced()
{
    const bool hasText = m_record.isEditable() || m_record.state() == DeskState::Lost;
    if (hasText && m_record.item().id.isValid() && m_record.hasTypedText())
        keep();
}

} // namespace intray
