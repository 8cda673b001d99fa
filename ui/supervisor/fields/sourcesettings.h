// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/rules/editedsource.h"

#include <QObject>

class QComboBox;
class QFormLayout;
class QLineEdit;
class QPlainTextEdit;
class QWidget;

namespace intray {

/// Whether a field says where its record's scan, picture or PDF lies, below which folder, and from
/// which hosts it may be fetched: rows of a form, the last two seen only where it says a place.
class SourceSettings : public QObject
{
    Q_OBJECT
public:
    /// Adds its rows to the form, whose fields stand in `sheet`.
    SourceSettings(QFormLayout &form, QWidget *sheet);

    void setSource(const EditedSource &shown);
    EditedSource source() const;
    void setShown(bool isShown);
    QWidget *firstField() const;

signals:
    void changed();

private:
    void offerKinds();
    void showRows();

    QFormLayout &m_form;
    bool m_isShown = true;
    QComboBox *m_kind;
    QLineEdit *m_folder;
    QPlainTextEdit *m_hosts;
};

} // namespace intray
