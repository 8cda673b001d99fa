// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/lowplace.h"

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

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fit();
    int leastHeight() const;

    ImportSample *m_sample;
};

} // namespace intray
