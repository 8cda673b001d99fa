// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/lists/keptfilters.h"

#include <QDialog>
#include <QFuture>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace intray {

class WarningLabel;

/// Asks for the name of a filter, says what will become of it, and carries that out. Stays open
/// until it is done. Borrows the filters.
class FilterNaming : public QDialog
{
    Q_OBJECT
public:
    void accept() override; ///< Carries out; closes once it is done.

signals:
    void told(const QString &sentence); ///< What was done.

protected:
    /// What follows if the name is this one: words, the button, and why it cannot be.
    struct Consequence
    {
        QString sentence;
        QString button;
        bool isPossible = true;
    };

    FilterNaming(KeptFilters &kept, const QString &title, const QString &name, QWidget *parent);

    virtual Consequence consequenceOf(const QString &name) const = 0;
    virtual void carryOut(const QString &name) = 0;

    void addRow(QWidget *row); ///< Below the name.
    void showConsequence();
    void reconsider(); ///< Something else is wanted: what went wrong before does not count.
    void waitFor(const QFuture<Outcome<Done>> &done, const QString &sentence);
    void finish(const QString &sentence);

    KeptFilters &m_kept;

private:
    void build(const QString &title);

    QLineEdit *m_name;
    QLabel *m_said;
    WarningLabel *m_trouble;
    QPushButton *m_keep = nullptr;
    QVBoxLayout *m_rows;
};

/// Asks under which name a filter is saved, for oneself or for the team.
class FilterSaving : public FilterNaming
{
    Q_OBJECT
public:
    FilterSaving(KeptFilters &kept, const ListFilter &filter, QWidget *parent);

protected:
    Consequence consequenceOf(const QString &name) const override;
    void carryOut(const QString &name) override;

private:
    KeptFilter named(const QString &name) const;

    const ListFilter m_filter;
    QCheckBox *m_share;
};

/// Asks for another name of a filter.
class FilterRenaming : public FilterNaming
{
    Q_OBJECT
public:
    FilterRenaming(KeptFilters &kept, const KeptFilter &filter, QWidget *parent);

protected:
    Consequence consequenceOf(const QString &name) const override;
    void carryOut(const QString &name) override;

private:
    const KeptFilter m_filter;
};

} // namespace intray
