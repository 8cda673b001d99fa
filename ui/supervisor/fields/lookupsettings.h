// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/lookuprule.h"
#include "store/verifying/lookupstore.h"

#include <QObject>

class QComboBox;
class QFormLayout;
class QPlainTextEdit;
class QWidget;

namespace intray {

/// Which look-up table a field takes its values from, which column explains them, and which other
/// fields are filled: rows of a form, the last two seen only where a table is named. Tables that
/// are not loaded yet can be named too.
class LookupSettings : public QObject
{
    Q_OBJECT
public:
    /// Adds its rows to the form, whose fields stand in `sheet`.
    LookupSettings(QFormLayout &form, QWidget *sheet);

    void offer(const QList<Lookup> &tables);
    void setRule(const LookupRule &rule);
    LookupRule rule() const;
    void setShown(bool isShown);
    QWidget *firstField() const;

signals:
    void changed();

private:
    QComboBox *open(QWidget *sheet, const char *name, const QString &placeholder);
    void showRows();
    void showColumns();

    QFormLayout &m_form;
    bool m_isShown = true;
    QList<Lookup> m_tables;
    QComboBox *m_table;
    QComboBox *m_says;
    QPlainTextEdit *m_fills;
};

} // namespace intray
