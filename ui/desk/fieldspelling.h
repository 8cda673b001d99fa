// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/recordschema.h"
#include "verify/words/wordsintext.h"

#include <QObject>
#include <QTimer>

class QMenu;

namespace intray {

class Desk;
class FieldEditor;
class SpellingMarks;
struct SpelledText;

/// Marks what is misspelled in a field whose text is spelled by a dictionary, and offers what may
/// be meant. Looks a moment after something was typed. Changes nothing by itself.
class FieldSpelling : public QObject
{
    Q_OBJECT
public:
    FieldSpelling(const Field &field, Desk &desk, FieldEditor *editor);

    QString trouble() const { return m_trouble; } ///< Why nothing is marked, in a sentence.
    bool isMisspelled() const;                    ///< As far as it was looked at.
    /// Goes to the misspelled word at the cursor, or to the next one, and offers what may be meant.
    void offer();

signals:
    void troubleChanged();

private:
    void wait();
    void look();
    void receive(const SpelledText &spelled);
    QStringList ownWords() const;
    void choose(const Stretch &word);
    void show(const Stretch &word, const QStringList &suggestions);
    void addToMenu(QMenu *menu, const Stretch &word, const QString &text);
    void replace(const Stretch &word, const QString &text);
    void addWord(const QString &word);

    Field m_field;
    Desk &m_desk;
    FieldEditor *m_editor;
    SpellingMarks *m_marks;
    QTimer m_pause;
    QString m_trouble;
    bool m_isLookedAt = true; ///< The text as it stands; at first there is none.
    bool m_isAsked = false;   ///< To offer, as soon as it is.
};

} // namespace intray
