// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/recordschema.h"
#include "session/verifying/lookingup.h"
#include "ui/desk/besidecell.h"

namespace intray {

class Desk;
class FieldEditor;

/// A field whose values come from a look-up table: offers what begins like the text while it is
/// typed, fills the other fields when one is chosen, and says beside the field what the value
/// means, that the table does not have it, or that another field does not go with it. Refuses
/// nothing and changes nothing by itself. Lives in the window's thread; borrows desk and editor.
class FieldLookup : public QObject
{
    Q_OBJECT
public:
    FieldLookup(const Field &field, Desk &desk, FieldEditor *editor);

    void look();                                     ///< At the record as it stands.
    bool isDoubtful() const { return m_isDoubtful; } ///< It asks whether the value is right.
    const QString &words() const { return m_words; } ///< Empty: the table says nothing of it.

signals:
    void told(); ///< Other words.

private:
    void offer();
    void show(const LookedUp &found);
    void choose(const QString &value);
    void say(const QString &words, bool isDoubtful);
    void say(const LookedUp &found);
    QString sentence(const LookedUp &found) const;
    QString whatDiffers(const LookedUp &found) const;
    QString value() const;

    Field m_field;
    Desk &m_desk;
    FieldEditor *m_editor;
    LookedUp m_offered;
    QString m_words;
    bool m_isDoubtful = false;
    bool m_isAsking = false;
    bool m_isChosen = false;
    bool m_isOutOfDate = false; ///< Typed on while it was asked.
};

} // namespace intray
