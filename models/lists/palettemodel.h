// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QList>
#include <QString>

namespace intray {

/// Something that is found by typing: an action, a queue, a preference, a page of the handbook.
struct Findable
{
    QString title;
    QString kind;             ///< In a word for people, such as "Queue".
    QString about = {};       ///< A sentence on it, which is searched, too.
    QString keys = {};        ///< Of an action, as people write them.
    QString whyNot = {};      ///< Why it cannot be done now, in a sentence; empty: it can.
    QString alsoCalled = {};  ///< By which other words people look for it; they are not shown.
    bool isSoAlready = false; ///< That is why not: it keeps its place among its like.

    bool operator==(const Findable &) const = default;
};

/// How well it fits to what was typed: every typed word must occur, as a word, the beginning of
/// one, a part of one, or letters of one in their order. 0: it does not fit. Without regard to case
/// and accents.
int fitOf(const Findable &findable, const QString &typed);
/// Whether every typed word is a part of what it is called, or a whole one of the words on it.
bool isCalled(const Findable &findable, const QString &typed);

/// What fits to what is typed, the best first; all of it in the given order while nothing is typed.
/// What only begins a word that nobody reads in the row gives way where something is called so.
/// Lives in the window's thread.
class PaletteModel : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role { KindRole = Qt::UserRole, KeysRole, WhyNotRole, AboutRole, IsSoRole };

    explicit PaletteModel(QObject *parent = nullptr);

    void setFindables(const QList<Findable> &all);
    void setTyped(const QString &typed);
    /// What was found elsewhere for just this; it stands behind what fits better, until something
    /// else is typed.
    void addFound(const QString &typed, const QList<Findable> &further);
    /// The place in the given list of what stands in the row; what was found elsewhere comes behind
    /// that list.
    int placeOf(const QModelIndex &index) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    void find();
    const Findable &at(int place) const;

    QList<Findable> m_all;
    QList<Findable> m_further; ///< Found elsewhere for what is typed.
    QString m_typed;
    QList<int> m_found;
};

} // namespace intray
