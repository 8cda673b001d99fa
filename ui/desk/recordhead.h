// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QToolButton;
class QVBoxLayout;

namespace intray {

class TurnedSides;
class Chip;
class ElidedLabel;
class LockMark;

/// The head of the record: whom or what it is about in large letters, below its key, which can be
/// marked and copied, its place in the batch and where it is from; trailing what is wrong with it,
/// its duplicates and the lock. Chips are not there where they have nothing to say, and with little
/// room they go without their keys.
class RecordHead : public QWidget
{
    Q_OBJECT
public:
    struct About
    {
        QString title; ///< Of the first two fields of the list; empty: the key.
        QString key;
        QStringList from; ///< Its place in the batch, its file: what there is.
    };
    struct ChipWords
    {
        QString words; ///< Empty: there is none.
        QString key;
    };

    explicit RecordHead(QWidget *parent = nullptr);

    void showRecord(const About &about);
    void showFaults(const ChipWords &faults);
    void showToCheck(const ChipWords &fields); ///< That break no rule and deserve a look.
    void showDuplicates(const ChipWords &duplicates);
    /// What could stand beside the record, in words; empty: it is in sight, or there is nothing.
    void offerPanel(const QString &words);
    LockMark *lock() const { return m_lock; }
    QSize minimumSizeHint() const override; ///< The same whatever it says: nothing moves.
    void addBelow(QWidget *more);           ///< What else there is to read of the record.
    void leaveBeforeTitle(int pixels);      ///< For what else stands in its first line.

signals:
    void faultsWanted();
    void duplicatesWanted();
    void panelWanted();
    void extendWanted();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override; ///< Of font, palette and direction.

private:
    void build();
    void dress();
    void showTitle(bool hasRoomForWholeKey);
    int roomForKey() const; ///< Beside what else stands in its line.
    void showKey();
    void endAtOneEdge();
    void fit();

    About m_about;
    ElidedLabel *m_title;
    ElidedLabel *m_key;
    QLabel *m_dot; ///< Between the key and the rest.
    ElidedLabel *m_from;
    Chip *m_faults;
    Chip *m_toCheck;
    Chip *m_duplicates;
    QToolButton *m_panel;
    LockMark *m_lock;
    QHBoxLayout *m_first = nullptr;
    QVBoxLayout *m_column = nullptr;
    int m_before = 0; ///< The title.
    TurnedSides *m_sides = nullptr;
    TurnedSides *m_firstSides = nullptr;
};

} // namespace intray
