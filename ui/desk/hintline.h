// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace intray {

class ElidedLabel;
class FieldsForm;

/// What a value of the field in hand looks like, in one line under the form that is always there,
/// so that nothing moves.
class HintLine : public QWidget
{
    Q_OBJECT
public:
    explicit HintLine(const FieldsForm &fields, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override; ///< Of the palette.

private:
    void showHint();
    void dress();

    const FieldsForm &m_fields;
    ElidedLabel *m_hint;
};

} // namespace intray
