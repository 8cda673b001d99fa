// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Which question is asked, and what was answered.
#include "session/answer.h"
#include "transfer/columnlist.h"
#include "transfer/deliveredfiles.h"
#include "ui/common/fold.h"
#include "ui/common/saidline.h"
#include "ui/common/tokens.h"
#include "ui/import/importdialog.h"
#include "ui/import/importfoot.h"
#include "ui/import/importpage.h"
#include "ui/import/importquestion.h"
#include "ui/import/importsample.h"
#include "ui/import/keychoice.h"
#include "ui/import/rowchoice.h"

#include <QFileInfo>
#include <QLocale>
#include <QToolButton>
#include <QVBoxLayout>
#include <QtConcurrentRun>

#include <utility>

namespace intray {

static QVBoxLayout *columnIn(QWidget *part)
{
    auto *column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    return column;
}

QWidget *ImportDialog::makeFile()
{
    auto *file = new QWidget(this);
    m_atFile = columnIn(file);
    m_atFile->addWidget(m_choices->filePart());
    return file;
}

QWidget *ImportDialog::makeRows()
{
    auto *rows = new QWidget(this);
    auto *folded = new QWidget(m_format);
    m_folded = columnIn(folded);
    m_folded->setSpacing(room::between);
    m_folded->addWidget(m_choices->formatPart());
    m_format->setObjectName(QStringLiteral("importFormat"));
    m_format->setContents(folded);
    m_format->setLine(false); // the question has one
    m_format->setFlush();
    m_atRows = columnIn(rows);
    m_atRows->addWidget(m_choices->rowsPart());
    m_atRows->addWidget(m_format);
    return rows;
}

/// Open at the file where something about it asks for it, else with the rows.
void ImportDialog::placeFormat()
{
    const bool isAtFile = m_question == 0 && m_formatIsAsked;
    QVBoxLayout *place = isAtFile ? m_atFile : m_atRows;
    if (place->indexOf(m_format) >= 0)
        return;
    place->addWidget(m_format);
    m_format->setOpen(isAtFile);
    m_format->show();
    placeRowsPart();
}

bool ImportDialog::isLow() const
{
    constexpr int leastLines = 26;
    return height() < leastLines * fontMetrics().lineSpacing();
}

// In a low window the rows that are asked about would be out of sight below it. What is still to be
// decided is not folded away.
void ImportDialog::placeRowsPart()
{
    const bool isFolded = isLow() && m_atRows->indexOf(m_format) >= 0;
    QVBoxLayout *place = isFolded ? m_folded : m_atRows;
    if (place->indexOf(m_choices->rowsPart()) < 0) {
        place->insertWidget(0, m_choices->rowsPart());
        m_choices->rowsPart()->show();
        m_format->setName(isFolded ? tr("How the rows are imported") : tr("How the file is read"));
        m_format->head()->setMaximumHeight(isFolded ? heightOf(Part::Button, fontMetrics())
                                                    : QWIDGETSIZE_MAX);
    }
    if (isFolded && m_choices->isAskedOfColumns())
        m_format->setOpen(true);
}

void ImportDialog::resizeEvent(QResizeEvent *event)
{
    QDialog::resizeEvent(event);
    placeRowsPart();
    sayWhereTo();
}

// In a low window only the first answer says it.
void ImportDialog::sayWhereTo()
{
    const QString where = tr("The rows go into the queue %1.").arg(m_choices->queueTitle());
    m_questions.at(2)->setHint(isLow() ? QString() : where);
}

// It stays once it was asked for: nothing goes away under the hands of whoever changes it.
void ImportDialog::doubtFormat(const FileLook &look)
{
    const auto isDoubtful = [](const CsvFormat &format) {
        return format.isHeaderDoubtful || format.isHeaderDouble || format.isUndivided;
    };
    if (look.inVain)
        m_choices->showFormat(*look.inVain);
    if (look.inVain || (look.preview && isDoubtful(look.preview->format)))
        m_formatIsAsked = true;
    m_format->setSentence({m_choices->formatSentence(), {}});
    placeFormat();
}

void ImportDialog::followFoot()
{
    connect(m_foot, &ImportFoot::closeWanted, this, &ImportDialog::reject);
    connect(m_foot, &ImportFoot::backWanted, this, [this] { askNext(-1); });
    connect(m_foot, &ImportFoot::nextWanted, this, &ImportDialog::goOn);
    connect(m_foot, &ImportFoot::trialWanted, this, &ImportDialog::tryIt);
    connect(m_foot, &ImportFoot::importWanted, this, &ImportDialog::start);
}

void ImportDialog::ask(int question)
{
    m_question = question;
    using Is = ImportQuestion::State;
    for (int at = 0; at < m_questions.size(); ++at)
        m_questions.at(at)->setState(at < question    ? Is::Answered
                                     : at == question ? Is::Asked
                                                      : Is::Ahead);
    placeFormat();
    if (m_readable)
        showColumns();
    else
        showAnswers();
    showAmount();
    survey();
    compare();
    if (question == 0)
        m_choices->focusFile();
    else if (question == 1)
        m_choices->keyChoice()->focusChosen();
    else
        m_foot->focusImport();
    m_page->showFromTop(m_questions.at(question), question == 2);
}

/// The next question forwards (1) or back (-1); what the queue knows is not asked.
void ImportDialog::askNext(int step)
{
    constexpr int ofKey = 1;
    m_askedOf = filesOf(m_choices->options());
    const int next = m_question + step;
    ask(next == ofKey && m_choices->isKeyRemembered() ? next + step : next);
}

void ImportDialog::sayMissing(const QString &sentence)
{
    say(sentence, true);
    m_page->ensureWidgetVisible(m_said);
}

/// What is missing is asked for. A file that could not be read is read once more: it may be there
/// by now.
void ImportDialog::goOn()
{
    QString missing = m_question == 0 ? m_choices->askForFile() : m_choices->askForKey();
    if (missing.isEmpty() && m_question == 0 && m_readable)
        missing = m_choices->askForQueue();
    if (!missing.isEmpty())
        sayMissing(missing);
    else if (m_readable)
        askNext(1);
    else
        readAgain();
}

void ImportDialog::readAgain()
{
    m_leads = true;
    m_choices->readAgain();
}

void ImportDialog::offerWhatFits()
{
    m_choices->offerRejects(m_rowChoice->mayReject());
}

// Whoever has chosen another file has answered the first question; whoever types may go on, and
// whoever chooses one of its tables may want to see the next one.
void ImportDialog::askOnceRead()
{
    const QStringList files = filesOf(m_choices->options());
    if (m_question > 0 || files == m_askedOf || m_choices->isFileTyped() ||
        m_choices->isTableChosen() || m_formatIsAsked)
        return;
    m_askedOf = files;
    ask(m_choices->isKeyRemembered() ? 2 : 1);
}

static QString fileNames(const QStringList &files)
{
    QStringList names;
    for (const QString &file : files)
        names << QFileInfo(file).fileName();
    return names.join(QStringLiteral(", "));
}

void ImportDialog::showAnswers()
{
    m_foot->showQuestion(m_question, m_choices->isKeyRemembered());
    const QLocale here;
    const QString how = m_choices->formatSentence();
    const auto columns = here.toString(m_seen ? m_seen->columns.size() : 0);
    const bool isCounted = m_tallies && m_tallies->isWhole;
    const QString files = fileNames(filesOf(m_choices->options()));
    const QString counts =
        isCounted ? tr("Rows: %1, columns: %2.")
                        .arg(here.toString(m_tallies->rows + m_tallies->unreadable), columns)
                  : tr("Columns: %1.").arg(columns);
    const bool isToldBelow = m_question == 2; // how it is read, beside what can change it
    const QString all = isToldBelow ? counts : counts + u' ' + how;
    const QString answered =
        m_choices->isQueueNew() ? tr("%1, into the new queue %2") : tr("%1, into the queue %2");
    m_questions.at(0)->setAnswer(answered.arg(files, m_choices->queueTitle()),
                                 m_choices->hasQueuesColumns()
                                     ? tr("The columns are those of this queue. %1").arg(all)
                                     : all);
    const QStringList key = m_choices->shownKey();
    const bool isKnown = m_choices->isKeyRemembered();
    m_questions.at(1)->setAnswer(key.isEmpty() ? tr("Each row is a record of its own.")
                                 : key.size() > 1
                                     ? tr("%1 together identify a record.").arg(lineOf(key))
                                     : tr("%1 identifies a record.").arg(lineOf(key)),
                                 isKnown ? tr("As in every delivery of this queue.") : QString());
    m_questions.at(1)->setFixed(isKnown);
    sayWhereTo();
    m_format->setSentence({how, {}});
    m_sample->markColumns(m_question > 0 ? key : QStringList()); // it is not asked before
    tallyTogether(key);
}

// Rows that cannot be read stay out whatever is chosen, so no column tells of them.
void ImportDialog::sayOfKey()
{
    QStringList hint{
        tr("Intray finds the record again by it when the next file comes. It cannot be changed "
           "later.")};
    if (m_tallies && !m_tallies->isWhole)
        hint << tr("Only the first %Ln row(s) were counted.", nullptr, int(m_tallies->rows));
    if (m_tallies && m_tallies->unreadable > 0)
        hint << tr("%Ln row(s) cannot be read and would be rejected, too.", nullptr,
                   int(m_tallies->unreadable));
    m_questions.at(1)->setHint(hint.join(u' '));
}

/// What counting depends on.
static QString signatureOf(const ImportOptions &options, const ImportPreview &seen)
{
    return (filesOf(options) + seen.columns +
            QStringList{options.table, options.sheet, seen.format.encoding.name,
                        QString(seen.format.delimiter), QString(seen.format.quote),
                        QString::number(seen.format.hasHeader),
                        QString::number(seen.format.skipLines)})
        .join(u'\n');
}

void ImportDialog::tally(const ImportOptions &options)
{
    const QString wanted = signatureOf(options, *m_seen);
    if (wanted == m_tallied)
        return;
    m_tallied = wanted;
    m_tallying.cancel();
    m_tallying = {};
    m_tallies.reset();
    sayOfKey();
    m_choices->keyChoice()->showCounting();
    const auto work = [options, cancellation = m_tallying] {
        return tallyColumns(options, cancellation);
    };
    answer(QtConcurrent::run(work), this, [this, wanted](const Outcome<ColumnTallies> &counted) {
        if (wanted != m_tallied)
            return;
        if (!counted)
            return m_choices->keyChoice()->showNothing();
        m_tallies = *counted;
        m_choices->keyChoice()->showTallies(*counted);
        sayOfKey();
        showAnswers();
        showAmount();
    });
}

/// Whatever several columns are chosen.
void ImportDialog::tallyTogether(const QStringList &key)
{
    const ImportOptions options = this->wanted();
    const bool isSeveral = key.size() > 1 && m_readable && m_seen;
    const QString wanted =
        isSeveral ? signatureOf(options, *m_seen) + u'\n' + lineOf(key) : QString();
    if (wanted == std::exchange(m_together, wanted))
        return;
    m_countingTogether.cancel();
    m_countingTogether = {};
    m_choices->keyChoice()->showTogether(key, std::nullopt);
    if (!isSeveral)
        return;
    const auto work = [options, key, cancellation = m_countingTogether] {
        return intray::tallyTogether(options, key, cancellation);
    };
    answer(QtConcurrent::run(work), this,
           [this, wanted, key](const Outcome<ColumnTallies> &counted) {
               if (!counted || wanted != m_together)
                   return;
               m_choices->keyChoice()->showTogether(key, counted->columns.constFirst());
               showAmount();
           });
}

/// Only while the rows are looked at, and again when they are read otherwise.
void ImportDialog::survey()
{
    if (m_question != 2 || !m_readable)
        return;
    ImportOptions options = wanted();
    options.keyColumns = m_choices->shownKey();
    options.keyIsRow = options.keyColumns.isEmpty();
    const QString wanted = signatureOf(options, *m_seen) + u'\n' + options.keyColumns.join(u'\n');
    if (wanted == std::exchange(m_surveyed, wanted))
        return;
    m_rowChoice->forgetCounts();
    m_compared.clear();
    m_surveying.cancel();
    m_surveying = {};
    const auto work = [options, cancellation = m_surveying] {
        return surveyRows(options, cancellation);
    };
    answer(QtConcurrent::run(work), this, [this, wanted](const Outcome<RowSurvey> &survey) {
        if (!survey || wanted != m_surveyed)
            return;
        m_rowChoice->showSurvey(*survey);
        showAmount();
    });
}

// As the rows were looked at; before, of one column as it was counted. What a queue that is there
// has already comes in no more; a whole delivery without news still tells what is missing in it,
// and whoever wants rejected rows in a file gets them.
void ImportDialog::showAmount()
{
    if (!m_choices->isQueueNew() && !m_rowChoice->isTried())
        return m_foot->showAmount(-1);
    const bool leadsOn = m_choices->isWholeDelivery() || m_choices->keepsRejects();
    if (const auto amount = m_rowChoice->expected())
        return m_foot->showAmount(*amount == 0 && leadsOn ? -1 : *amount);
    const QStringList key = m_choices->shownKey();
    const auto tally = m_choices->keyChoice()->tallyOf(key);
    const bool isKnown = m_tallies && m_tallies->isWhole && (tally || key.isEmpty());
    m_foot->showAmount(isKnown ? m_tallies->rows - (tally ? tally->against() : 0) : -1);
}

} // namespace intray
