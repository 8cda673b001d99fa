// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/importpreview.h"
#include "transfer/rowsurvey.h"
#include "ui/common/segments.h"

#include <optional>

namespace intray {

class ImportSample;

/// Which rows of a file are shown in the sample: the first of all, those that would be rejected, or
/// those that are doubtful, each with how many there are as soon as that is known. Window's thread.
class RowChoice : public Segments
{
    Q_OBJECT
public:
    explicit RowChoice(ImportSample *sample, QWidget *parent = nullptr);

    void setPreview(const ImportPreview &preview); ///< Nothing else is known of the rows then.
    void forgetCounts();                           ///< Another key, and they are others.
    void showSurvey(const RowSurvey &survey);
    void showTrial(const ImportResult &result); ///< Which knows what the queue has, too.
    void forgetTrial();                         ///< Another queue, and it has others.
    bool isTried() const { return m_trial.has_value(); }
    /// How many rows would come in or bring something; none: nobody has looked at all of them.
    std::optional<qint64> expected() const;
    bool mayReject() const; ///< Some of them, as far as is known.
    /// Those that stay out come into view as soon as they are known, until a person chooses.
    void preferOutside() { m_prefersOutside = true; }

signals:
    void counted(); ///< Or no more.

private:
    void offer(qint64 rejected, qint64 doubtful);
    void show();
    void showCounts();
    void sayCounts(qint64 all, qint64 rejected, qint64 doubtful);
    QList<Reject> rejects(bool differing) const;

    ImportSample *m_sample;
    ImportPreview m_preview;
    std::optional<RowSurvey> m_survey;
    std::optional<ImportResult> m_trial;
    bool m_prefersOutside = false;
};

} // namespace intray
