// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/verifying/warrantytext.h"

#include <QWidget>

class QLabel;

namespace intray {

class BoundCourse;
class LineButton;
class PartsBar;
class TintedLabel;

/// What is said of a delivery, or of several: one sentence, what became of the records and what
/// may still be wrong as two bars, of one delivery how that fell and what more work would buy, and
/// what is missing where no number is stated.
class WarrantyView : public QWidget
{
    Q_OBJECT
public:
    explicit WarrantyView(QWidget *parent = nullptr);

    void show(const WarrantySaid &said);

signals:
    void rulesWanted(); ///< Where what is missing is set.

protected:
    void changeEvent(QEvent *event) override; ///< Of the font.

private:
    void showRecords(const WarrantySums &sums);
    void showBound(const WarrantySaid &said);
    void showCourse(const WarrantySaid &said);
    void showReasons(const QList<WarrantyReason> &reasons);

    QLabel *m_sentence;
    PartsBar *m_records;
    PartsBar *m_bound;
    BoundCourse *m_course;
    TintedLabel *m_ahead;
    TintedLabel *m_reasons;
    LineButton *m_rules;
};

/// What is missing and what can be done about it, a paragraph each.
QStringList reasonsInWords(const QList<WarrantyReason> &reasons);

} // namespace intray
