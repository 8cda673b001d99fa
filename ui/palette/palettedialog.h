// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lists/palettemodel.h"

#include <QDialog>

class QLineEdit;
class QListView;

namespace intray {

class TintedLabel;

/// Finds everything by typing: the arrows go through what fits while one types on, Return does it.
/// What cannot be done now is shown with the reason. Performs nothing itself: it tells the place of
/// what was chosen in the list that it was given, after it has closed.
class PaletteDialog : public QDialog
{
    Q_OBJECT
public:
    explicit PaletteDialog(const QList<Findable> &all, QWidget *parent = nullptr);

    /// What was found elsewhere for just this; its places come behind those of the list.
    void addFound(const QString &typed, const QList<Findable> &further);

signals:
    void typed(const QString &words);
    void chosen(int place);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void build();
    void find(const QString &words);
    void showCurrent();
    void choose();
    void standOver(const QWidget &window);

    PaletteModel m_model;
    QLineEdit *m_typed;
    QListView *m_list;
    TintedLabel *m_said;
};

} // namespace intray
