// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/rowchoice.h"

#include "ui/import/importsample.h"

#include <QLocale>
#include <QToolButton>

#include <algorithm>
#include <iterator>

namespace intray {

namespace {

enum Kind { All, Rejected, Doubtful };

} // namespace

RowChoice::RowChoice(ImportSample *sample, QWidget *parent)
    : Segments({tr("All"), tr("Rejected"), tr("Doubtful")}, parent)
    , m_sample(sample)
{
    setObjectName(QStringLiteral("importRows"));
    setAccessibleName(tr("Which rows are shown"));
    at(Rejected)->setToolTip(tr("Rows that would not be imported, with the reason."));
    at(Doubtful)->setToolTip(tr("Rows that would be imported, or that the queue has with other "
                                "values, and that you should look at."));
    m_sample->tellRejects(false);
    forgetCounts();
    connect(this, &Segments::chosenByPerson, this, [this] {
        m_prefersOutside = false;
        show();
    });
}

void RowChoice::setPreview(const ImportPreview &preview)
{
    m_preview = preview;
    forgetCounts();
    show();
}

void RowChoice::forgetCounts()
{
    m_survey.reset();
    m_trial.reset();
    const QStringList words{tr("All"), tr("Rejected"), tr("Doubtful")};
    for (int kind : {All, Rejected, Doubtful})
        setWords(kind, words.at(kind));
    choose(All);
    offer(0, 0);
}

/// Nobody is asked to choose where all rows are alike.
void RowChoice::offer(qint64 rejected, qint64 doubtful)
{
    const auto offerOne = [this](int kind, qint64 rows) {
        at(kind)->setEnabled(rows > 0);
        at(kind)->setVisible(rows > 0);
    };
    offerOne(Rejected, rejected);
    offerOne(Doubtful, doubtful);
    setVisible(rejected + doubtful > 0);
    emit counted();
}

bool RowChoice::mayReject() const
{
    const bool isUnsure = m_survey && !m_survey->isWhole;
    if (m_trial)
        return m_trial->rejected + m_trial->changed > 0;
    return m_survey && (isUnsure || m_survey->rejected > 0);
}

void RowChoice::showSurvey(const RowSurvey &survey)
{
    m_survey = survey;
    showCounts();
    show();
}

void RowChoice::showTrial(const ImportResult &result)
{
    m_trial = result;
    showCounts();
    show();
}

void RowChoice::forgetTrial()
{
    if (!m_trial)
        return;
    m_trial.reset();
    if (!m_survey)
        return forgetCounts();
    showCounts();
    show();
}

std::optional<qint64> RowChoice::expected() const
{
    if (m_trial)
        return m_trial->added + m_trial->updates;
    return m_survey && m_survey->isWhole ? std::optional(m_survey->rows - m_survey->rejected)
                                         : std::nullopt;
}

void RowChoice::showCounts()
{
    const qint64 doubtful = m_survey ? m_survey->doubtful : 0;
    if (m_trial)
        sayCounts(m_trial->read, m_trial->rejected, doubtful + m_trial->changed);
    else if (m_survey)
        sayCounts(m_survey->rows, m_survey->rejected, doubtful);
}

void RowChoice::sayCounts(qint64 all, qint64 rejected, qint64 doubtful)
{
    const bool isWhole = m_trial || m_survey->isWhole;
    const auto amount = [isWhole](qint64 rows) {
        return QLocale().toString(rows) + (isWhole ? QString() : QStringLiteral("+"));
    };
    //: Rows, and how many.
    setWords(All, tr("All %1").arg(amount(all)));
    //: Rows, and how many.
    setWords(Rejected, tr("Rejected %1").arg(amount(rejected)));
    //: Rows, and how many.
    setWords(Doubtful, tr("Doubtful %1").arg(amount(doubtful)));
    if ((chosen() == Rejected && rejected == 0) || (chosen() == Doubtful && doubtful == 0))
        choose(All);
    offer(rejected, doubtful);
    if (m_prefersOutside && rejected + doubtful > 0)
        choose(rejected > 0 ? Rejected : Doubtful);
    updateGeometry();
}

/// What the trial found is all that there is.
QList<Reject> RowChoice::rejects(bool differing) const
{
    const QList<Reject> known = m_trial    ? m_trial->rejects
                                : m_survey ? m_survey->rejects
                                           : QList<Reject>();
    QList<Reject> wanted;
    std::ranges::copy_if(known, std::back_inserter(wanted),
                         [differing](const Reject &reject) { return reject.differs == differing; });
    return wanted;
}

void RowChoice::show()
{
    const QList<RowDoubt> doubts = m_survey ? m_survey->doubts : QList<RowDoubt>();
    if (chosen() == Rejected)
        m_sample->showOnly(m_preview, rejects(false), {});
    else if (chosen() == Doubtful)
        m_sample->showOnly(m_preview, rejects(true), doubts);
    else
        m_sample->show(m_preview, rejects(false) + rejects(true), doubts);
}

} // namespace intray
