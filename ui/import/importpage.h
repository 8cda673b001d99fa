// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/focuswatch.h"
#include "ui/common/lowplace.h"

#include <QPointer>

namespace intray {

class ImportSample;

/// The place of an import's questions and their sample: where all fits, the sample scrolls by
/// itself; where it does not, the page scrolls with the sample whole in it, so that there are never
/// two ways down. Window's thread.
class ImportPage : public LowPlace
{
    Q_OBJECT
public:
    ImportPage(ImportSample *sample, QWidget *parent);

    /// From its top, and what has the focus in it, while its place is found and until a person
    /// goes elsewhere; with as much of the sample as is enough where that is what is asked about.
    void showFromTop(QWidget *part, bool withSample);

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void keepTop();
    void forgetTop();
    void forgetTopIfLeft();
    int belowFewRows() const;
    void fit();
    int leastHeight() const;

    ImportSample *m_sample;
    QPointer<QWidget> m_top; ///< That is shown from its top.
    bool m_isWithSample = false;
    FocusWatch m_focus;
};

} // namespace intray
