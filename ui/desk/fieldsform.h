// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/id.h"

#include <QHash>
#include <QList>
#include <QScrollArea>
#include <QSet>

#include <functional>
#include <memory>

class QTimer;

namespace intray {

enum class WindowAction;
class Desk;
class RowColumns;
class FieldRow;

/// The record's fields, in a form that scrolls where it has to (RowColumns says how it is laid
/// out). Rows are kept from record to record while the schema is
/// the same. Shows the desk; all logic is there.
class FieldsForm : public QScrollArea
{
    Q_OBJECT
public:
    explicit FieldsForm(Desk &desk, QWidget *parent = nullptr);
    ~FieldsForm() override;

    /// Where the person was in a record.
    struct Place
    {
        QString field;
        int position = 0;
    };
    Place place() const; ///< In the record that is shown; no field: in none yet.
    void rememberPlace(ItemId item, const Place &place);

    /// So much of its lower end lies under something; the field in hand stays in sight.
    void setCovered(int height)
    {
        setViewportMargins(0, 0, 0, height);
        if (QWidget *inHand = focusWidget())
            ensureWidgetVisible(inHand, 0, 0);
    }

    /// So much of its room is taken for a while: its rows stay as far from each other.
    void setLent(int height);
    /// So much lies over each record for longer: the rows of the next one keep clear of it.
    void setBand(int height) { m_band = height; }

    int leastWithBeside() const; ///< As wide as it is while a fault stands behind its field.
    int wholeWithBeside() const; ///< And the field is as wide as fields of a page are.
    void focusField(const QString &name);
    void focusPlace(const QString &first); ///< Where the person was, or the field `first`.
    void focusLast();                      ///< Back into the field where one was.
    QWidget *lastStop() const;             ///< Of Tab; none where the record has no fields.
    bool tryAction(WindowAction action);   ///< False: it is not done to fields.
    void takePreviousValue();              ///< Into the field that has the focus.
    void sayMissing();                     ///< Why the field that has the focus is empty.
    void offerSpelling();                  ///< In the field that has the focus.
    /// Of the field that has the focus; where nothing is suspicious there, goes to the next field
    /// with something.
    void acceptSuggestion();
    void refuseSuggestion();
    void neverSuggest(); ///< What is of this kind, in this field.
    void acceptSure();   ///< Of all fields, what is sure; says how many.
    /// Something beside the fields that may deserve a look, too.
    struct PlaceBeside
    {
        std::function<bool()> deservesLook;
        std::function<bool()> hasFocus;
        std::function<void()> go;
    };
    void checkBesides(const PlaceBeside &place); ///< Behind the last field, and all faults.
    /// To the next field that deserves a look, or with -1 the one before; round the end. Says so
    /// where there is none.
    void goToNextToCheck(int step);
    void fieldBack();
    void recordBack();
    void showImported(bool shows); ///< Beside each field, where it still stands, too.
    bool showsImported() const { return m_showsImported; }
    QString fieldInHand() const { return m_lastField; } ///< By its name; empty: none was yet.
    QString hint() const; ///< What to type into the field in hand, with its name.

signals:
    void fieldsChanged(); ///< The rows are of other fields.
    void focusedFieldChanged();
    void hintChanged();
    void toCheckChanged(int fields); ///< So many break no rule and deserve a look.

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void followDesk();
    void fit();
    void showRecord();
    void showSchema();
    bool hasSameFields() const;
    void makeRows();
    void addRow(int index);
    void focusNext(int index);
    void remember(FieldRow *row);
    void askForField(const QString &sentence);
    void bringIntoView(const FieldRow *row);
    void keepFocusInView();
    Place knownPlace() const;
    FieldRow *rowOf(const QString &name) const;
    FieldRow *focusedRow() const;
    void goToSuspicious();
    bool isInSight(const FieldRow &row) const;
    bool goToCheck(qsizetype place, int step);
    bool goToBeside(int step);
    bool goToFaultPassedOver();
    QStringList doubtful() const;
    void countToCheck();
    void showWhomTheKeyTakes();
    FieldRow *nextSuspicious() const; ///< Behind the one in hand, round the end; null: none.
    bool refusesChange() const;

    Desk &m_desk;
    QWidget *m_sheet;
    std::unique_ptr<RowColumns> m_columns;
    QList<FieldRow *> m_rows;
    PlaceBeside m_beside;
    QString m_lastField;
    QSet<QString> m_looked; ///< Fields where one was on the way to what is beside.
    QString m_ledTo;        ///< The last of them that was not gone to by hand.
    ItemId m_shown;
    QTimer *m_counting; ///< Once for all that changes with a record.
    int m_toCheck = 0;
    int m_lent = 0; ///< Of its height.
    int m_band = 0;
    int m_clearOfBand = 0; ///< Since this record was shown.
    bool m_showsImported = false;
    QHash<ItemId, Place> m_places;
};

} // namespace intray
