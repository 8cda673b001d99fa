// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/keying.h"
#include "queue/queuerules.h"
#include "session/desk/deskstate.h"
#include "session/desk/desktext.h"
#include "verify/plants/slipintext.h"

#include <QHash>
#include <QObject>
#include <QStringList>

#include <optional>

namespace intray {

struct TakenRecord;

/// The record at the desk: its item and state, its text with what is typed on top, and which rules
/// the text breaks. Everything is a default while the desk is empty. It asks nobody and keeps
/// nothing anywhere. Lives in the window's thread.
class RecordInWork : public QObject
{
    Q_OBJECT
public:
    explicit RecordInWork(QObject *parent = nullptr);
    ~RecordInWork() override;

    DeskState state() const { return m_state; }
    void setState(DeskState state);
    void beginTaking();  ///< Another record is asked for; this one stays until it comes.
    void giveUpTaking(); ///< None came, so the state is as before.
    void loseLock();     ///< The state is Lost; while another record is asked for, once none came.
    DeskState stateBefore() const { return m_stateBefore; } ///< Before beginTaking().
    bool isEditable() const { return m_state == DeskState::Working; }
    /// Whether typed text goes into the record. False while the person may not know that this
    /// record, and not the next one, is still here.
    bool takesText() const { return isEditable() && !m_awaitsLook; }
    bool awaitsLook() const { return m_awaitsLook; }
    void setAwaitsLook(bool awaits);

    /// Another record comes; nothing is typed in it yet. What is wrong with it is shown at once.
    void put(const TakenRecord &taken, const Queue &rules);
    void clear();
    /// The same record under another lock. What is typed stays. Returns what was stored meanwhile
    /// in the fields that have typed text.
    Record renew(const ItemDetail &detail);
    /// Values that somebody has stored in fields in which this person typed something else.
    Record storedUnderText() const;
    /// Puts a draft's text on top; false: that changed nothing.
    bool resume(const Record &draft);
    void setLock(const Lock &lock);
    void setOthers(int others); ///< So many more its batch has now.
    /// The queue's rules as they are now. Where its fields or their rules are others, the record is
    /// held against them at once, with what is typed, and schemaChanged() tells.
    void setRules(const Queue &rules);
    void rememberTexts(); ///< It is finished: the next record shows its texts as previousText().

    const Item &item() const { return m_item; }
    const Queue &rules() const { return m_rules; }
    const RecordSchema &schema() const { return m_text.schema(); }
    const QList<Field> &fields() const { return m_text.fields(); }
    int others() const { return m_others; } ///< How many more items its batch has.
    /// An item that came back under a lock of its own is still of the batch that it was taken with.
    LockId batchOf(const LockId &lock) const { return m_joined.value(lock, lock); }
    QList<LockId> locksOfBatch() const; ///< Of the record: those that hold what is left of it.
    void joinBatch(const Lock &lock, const Lock &before); ///< Both locks are the same person's.
    QString importedText(const QString &field) const { return m_text.importedText(field); }
    bool isMissingInImport(const QString &field) const { return m_text.isMissingInImport(field); }
    QString text(const QString &field) const { return m_text.text(field); }
    /// What stands on the screen: text(), but where a slip is planted.
    QString shownText(const QString &field) const;
    bool isPlanted(const QString &field) const { return m_slip && m_slip->slip().field == field; }
    const std::optional<SlipInText> &planted() const { return m_slip; }
    /// Shows a slip in the place of a right value, until the record is finished, lost or changed by
    /// somebody else. Nothing but shownText() has it; what is typed there counts without it.
    void plant(const PlantedSlip &slip);
    void showRightValue(); ///< No slip is shown any more.
    /// Why the field is empty; empty: nobody said why, or it has a text.
    QString missing(const QString &field) const { return m_text.missing(field); }
    /// Its text goes, which can be taken back like typed text.
    void setMissing(const QString &field, const QString &reason);
    /// Differs from the imported value.
    bool isChanged(const QString &field) const { return m_text.isChanged(field); }
    /// Differs from what stood there when the record was opened.
    bool isTyped(const QString &field) const { return m_text.isTyped(field); }
    QStringList typedFields() const { return m_text.typedFields(); }
    bool hasTypedText() const { return !typedFields().isEmpty(); }
    /// What the record finished before had there; none: there was no record, or it had no such
    /// field.
    std::optional<QString> previousText(const QString &field) const;
    /// Sentences to show under the field.
    QStringList faults(const QString &field) const { return m_faults.value(field); }
    bool showsFaults() const { return !m_faults.isEmpty(); }
    int shownFaults() const { return int(m_faults.size()); } ///< Fields with a fault.
    /// Oldest first; with why the item was returned.
    const QList<Note> &notes() const { return m_notes; }
    void addNote(const Note &note); ///< The database has it.
    QString whySentBack() const; ///< Who sent the item back to this step, and why; empty: nobody.
    /// Keyed before by somebody else, and to be keyed again without sight of that.
    bool isKeyedAgain(const QString &field) const;
    /// What two people keyed there, for the third to decide.
    std::optional<KeyedTwice> keyedTwice(const QString &field) const;
    /// "", or the first field that can be edited.
    QString firstEditable() const { return m_text.firstEditable(); }

    /// The record as it would be completed; none: nothing was typed.
    std::optional<Record> corrected() const;
    /// The record with every character as it was typed, valid or not.
    Record draft() const { return m_text.draft(); }
    /// Shows every broken rule, and returns them.
    QList<Fault> check();

public slots:
    // Nothing happens unless the record takes text.
    void edit(const QString &field, const QString &typed);
    void fill(const QString &field, const QString &text); ///< As if typed, from outside the field.
    void leaveField(const QString &field);                ///< Checks its rules.
    /// With those whose values it shares: what left one of them in a single step came into another.
    void revertField(const QString &field);
    void revertRecord();
    /// What was just done to several fields at once is one step back: these texts stood there.
    /// `sharing`: fields that have each other's values now, so that none goes back alone.
    void rememberTogether(const QHash<QString, QString> &before,
                          const QList<QStringList> &sharing = {});
    /// Takes the last such step back as a whole, also that of revertRecord(), but for fields in
    /// which something was typed since. False: there is none, or something was typed since in
    /// `field`, where the person is.
    bool takeBackTogether(const QString &field);

signals:
    void stateChanged();
    void edited(); ///< By edit() or by reverting.
    void fieldLeft(const QString &field);
    void recordReverted(int fields);
    void revertedSettled();                 ///< It was restored, or something was typed since.
    void takenBack(const QString &field);   ///< Before textChanged(): as it stood before.
    void takenBackBut(int fields);          ///< In so many something was typed since.
    void textChanged(const QString &field); ///< Not by edit(): filled, reverted, renewed.
    void slipGone(const QString &field);    ///< Before textChanged(): nothing may bring it back.
    void faultsChanged(const QString &field);
    void missingChanged(const QString &field); ///< Why it is empty.
    void notesChanged();
    void othersChanged();
    void schemaChanged(); ///< Of the same record, by setRules().

private:
    void showFaults();
    void setFaults(const QList<Fault> &faults, bool isOpening);
    void setFaults(const QString &field, const QStringList &sentences);
    bool canTakeBackFrom(const QString &field) const;
    void takeBack(const QString &field, const QString &before);
    void holdAgainstRules(const QString &field);
    void revert(const QString &field);
    void noteTyped();
    void forgetSteps();

    void typeIn(const QString &field, const QString &typed);

    /// The other fields that still have what one step gave them and this one together.
    QStringList sharedWith(const QString &field) const;

    /// What was done to several fields at once.
    struct Step
    {
        QHash<QString, QString> before; ///< Only of those that it changed.
        QHash<QString, QString> after;  ///< Of all.
        QList<QStringList> sharing = {};
    };

    DeskState m_state = DeskState::Empty;
    DeskState m_stateBefore = DeskState::Empty;
    Item m_item;
    Queue m_rules;
    DeskText m_text;
    int m_others = 0;
    QHash<LockId, LockId> m_joined; ///< Of locks given anew: the batch's own.
    QList<Note> m_notes;
    QMap<QString, KeyedTwice> m_keyedTwice; ///< By field.
    std::optional<SlipInText> m_slip;
    QHash<QString, QStringList> m_faults;
    QHash<QString, QString> m_previous;
    QHash<QString, QString> m_reverted; ///< Since something was typed last.
    QList<Step> m_steps;                ///< The newest last.
    bool m_awaitsLook = false;
};

} // namespace intray
