// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/columntallies.h"
#include "ui/import/fileimport.h"
#include "ui/import/importchoices.h"

#include <QDialog>
#include <QElapsedTimer>
#include <QPointer>

class QLabel;
class QProgressBar;
class QVBoxLayout;

namespace intray {

class Fold;
class ImportFoot;
class ImportPage;
class ImportQuestion;
class ImportSample;
class MappingBar;
class MappingDialog;
class RowChoice;
class SaidLine;
class Session;
class TemplateChoice;
class WarningLabel;

/// How a file of records is brought into a queue, in three questions of which one is asked at a
/// time: which file, what identifies a record, and whether its rows look right. Shows how the file
/// is read, counts its columns in the background, tries it, and hands on what is wanted. The import
/// itself runs beside the work.
class ImportDialog : public QDialog
{
    Q_OBJECT
public:
    explicit ImportDialog(Session &session, QWidget *parent = nullptr);
    ~ImportDialog() override;

    void setFile(const QString &file);
    void setQueue(const QString &name);
    void setLikelyQueue(const QString &name); ///< Where several have the columns of a file.
    /// Leads to the rows that stay out of the queue. The delivery's source says which file is to be
    /// chosen where none is known.
    void importAgain(const QString &queue, const QStringList &files, const QString &source);

signals:
    void importWanted(const intray::ImportOptions &options);

public slots:
    void reject() override; ///< A running trial is cancelled first.

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    void followTemplates();
    ImportOptions said() const;
    ImportOptions wanted() const;
    ImportOptions answered() const;
    QWidget *makeFile();
    QWidget *makeRows();
    void placeFormat();
    void placeRowsPart();
    void sayWhereTo();
    bool isLow() const;
    void doubtFormat(const FileLook &look);
    void followRun();
    void followFoot();
    void ask(int question);
    void askNext(int step);
    void askOnceRead();
    void showAnswers();
    void tally(const ImportOptions &options);
    void tallyTogether(const QStringList &key);
    void sayOfKey();
    void showAmount();
    void survey();
    void compare();
    void stopComparing();
    void followComparing();
    void preview();
    void look(const ImportOptions &options);
    void sayWhatToDo();
    void forgetFile();
    void receiveLook(const FileLook &look);
    void receivePreview(const Outcome<ImportPreview> &preview);
    void showColumns();
    void showMapping();
    void changeFields();
    void takeMapping(const std::optional<Mapping> &mapping);
    void keepTemplate();
    void say(const QString &sentence, bool isFault = false);
    void sayOfFile(const Error &error);
    void sayOfPreview(const QString &sentence, bool isFault = false);
    void goOn();
    void readAgain();
    void sayMissing(const QString &sentence);
    void offerWhatFits();
    bool mayStart();
    void tryIt();
    void start();
    void showProgress(qint64 bytes, qint64 totalBytes, qint64 rows);
    void showResult(const ImportResult &result);
    void showError(const Error &error);
    void setRunning(bool running);

    Session &m_session;
    FileImport m_run;
    FileImport m_comparing; ///< A dry run that nobody asked for.
    QElapsedTimer m_sinceTrial;
    ImportChoices *m_choices;
    TemplateChoice *m_template;
    MappingBar *m_bar;
    WarningLabel *m_trouble;             ///< Why there are no templates.
    Fold *m_format;                      ///< How the file is read.
    std::optional<Mapping> m_mapping;    ///< As the person changed it; else the template's.
    std::optional<ImportPreview> m_seen; ///< What is shown of the file.
    QStringList m_fileColumns;           ///< Of the file that was read last.
    QPointer<MappingDialog> m_fields;
    QStringList m_previewed{QString()}; ///< The files that were read last.
    ImportSample *m_sample;
    RowChoice *m_rowChoice;
    ImportPage *m_page = nullptr;
    SaidLine *m_said;
    QProgressBar *m_progress;
    ImportFoot *m_foot;
    QList<ImportQuestion *> m_questions;
    QVBoxLayout *m_atFile = nullptr; ///< Where it stands when the file cannot be read without it.
    QVBoxLayout *m_atRows = nullptr; ///< Where it stands else.
    QVBoxLayout *m_folded = nullptr; ///< What is in it.
    bool m_formatIsAsked = false;    ///< It was told of the file that it may be read otherwise.
    int m_question = 0;              ///< That is asked.
    QStringList m_askedOf;           ///< The files that led to the second question.
    QString m_tallied;               ///< What was counted last, or is being counted.
    Cancellation m_tallying;
    QString m_together; ///< So with several columns as a key.
    Cancellation m_countingTogether;
    QString m_surveyed; ///< So with the rows.
    Cancellation m_surveying;
    QString m_compared; ///< So with what the queue has.
    std::optional<ColumnTallies> m_tallies;
    bool m_looks = false;      ///< The file is being read.
    bool m_looksAgain = false; ///< It was asked for again meanwhile.
    bool m_readable = false;
    bool m_leads = false;      ///< To what may be wrong, because somebody wanted to go on.
    bool m_saysResult = false; ///< A run has said something since the choices were last changed.
};

} // namespace intray
