// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/desk/pickers/fieldpicker.h"

class QCheckBox;

namespace intray {

/// A box for a field that says yes or no, in the words that the field uses. Half marked while the
/// field says neither.
class YesNoPicker : public FieldPicker
{
    Q_OBJECT
public:
    YesNoPicker(const Field &field, QWidget *parent);

    void pick() override;
    void showText(const QString &text) override;
    bool standsInField() const override { return false; }
    bool isForSpace() const override { return true; }

private:
    void choose(bool yes);

    Field m_field;
    QStringList m_words; ///< Yes and no, where the rules name them.
    QString m_text;
    QString m_lastWord; ///< That said yes or no here; the next one is written alike.
    QCheckBox *m_box;
};

} // namespace intray
