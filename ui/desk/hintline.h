// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace intray {

class DimmedLine;
class FieldsForm;

/// What a value of the field in hand looks like, in one line under the form that is always there,
/// so that nothing moves.
class HintLine : public QWidget
{
    Q_OBJECT
public:
    explicit HintLine(const FieldsForm &fields, QWidget *parent = nullptr);

    QSize sizeHint() const override; ///< As wide as all that it says.

private:
    void showHint();

    const FieldsForm &m_fields;
    DimmedLine *m_hint;
};

} // namespace intray
