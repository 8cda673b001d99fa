// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/queuerules.h"
#include "transfer/columndifference.h"
#include "transfer/importpreview.h"

#include <QWidget>

#include <optional>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace intray {

class KeyChoice;
class MappingBar;
class TemplateChoice;

/// What is brought in, where to, and how the file is read: guessed, shown, and changeable. Its
/// parts may be taken by the questions of a dialog, which then show them.
class ImportChoices : public QWidget
{
    Q_OBJECT
public:
    ImportChoices(const QList<Queue> &queues, QWidget *parent = nullptr);

    QWidget *filePart() const { return m_filePart; }     ///< Which file, and where to.
    QWidget *keyPart() const;                            ///< What identifies a record.
    QWidget *rowsPart() const { return m_rowsPart; }     ///< What becomes of the rows.
    QWidget *formatPart() const { return m_formatPart; } ///< How the file is read.
    void offer(bool isPossible); ///< Nothing is changed while the file is tried.
    void focusFile();
    void focusQuote(); ///< Unless somebody is already changing how the file is read.
    KeyChoice *keyChoice() const { return m_keyChoice; }
    QStringList shownKey() const; ///< What would be used now; empty: each row by itself.
    bool isKeyRemembered() const { return rememberedKey().has_value(); } ///< By the queue.
    QString formatSentence() const;                                      ///< How the file is read.

    ImportOptions options() const;
    QString queueName() const;
    // What is missing before the next question: each puts the keyboard there and says what to do.
    QString askForFile(); ///< Empty: one is named, and its table or sheet is chosen.
    QString askForTable();
    QString askForQueue();             ///< Empty: it can be called so.
    QString askForKey();               ///< Empty: the columns are there.
    bool isFileNamed() const;          ///< It may not be there.
    void setFileFaulty(bool isFaulty); ///< It cannot be read.
    void readAgain();
    void offerRejects(bool mayReject);             ///< Only what is left out can be saved.
    QString queueTitle() const;                    ///< As people know it.
    bool isFileTyped() const { return m_isTyped; } ///< And may be meant to go on.
    bool isTableChosen() const { return !m_saidTable.isEmpty(); } ///< Of several, by the person.
    bool isQueueNew() const { return !chosenQueue(); }
    bool isWholeDelivery() const { return options().redelivery.isWhole; }
    bool keepsRejects() const { return !options().rejectsFile.isEmpty(); } ///< In a file.
    bool hasQueuesColumns() const; ///< The file that was read.
    bool isAskedOfColumns() const; ///< What becomes of those that the queue does not have.
    void setFile(const QString &file);
    void setQueue(const QString &name);
    /// Where several queues have the columns of a file.
    void setLikelyQueue(const QString &name) { m_likelyQueue = name; }
    /// The queues that are there now: others may have come or changed while the dialog is open.
    void setQueues(const QList<Queue> &queues);
    /// Adds the rows below the file: the choice is seen once there is something to choose.
    void addMapping(TemplateChoice *choice, MappingBar *bar);
    /// What a template says of new columns: it is not asked about any more.
    void takeNewColumns(std::optional<NewColumns> of);
    /// The table that is read where none is said; empty: there are several, or none.
    QString onlyTable() const { return m_onlyTable; }
    void showTables(const FileLook &look); ///< Tables or sheets to choose from, if it has any.
    /// Whether the file can go into the queue: its columns are the queue's, or what becomes of the
    /// others has been said.
    bool isConfirmed() const;
    /// What is different about the columns; empty: nothing.
    QString columnsSentence() const;
    /// Why the key is asked about; empty: it is chosen, or leaves no doubt.
    QString keyDoubt() const;
    /// The key that is shown where it is a question, which whoever imports has left so.
    QStringList offeredKey() const;
    void showGuess(const ImportPreview &preview); ///< Fills in what the person has not said.
    void showFormat(const CsvFormat &format);     ///< Also of a file that could not be read so.

signals:
    void changed();      ///< The file must be read again.
    void fileNamed();    ///< Or no more: its name is typed.
    void fileLeft();     ///< Another one is being typed.
    void queueChanged(); ///< It can be as it was read, and may go somewhere else.
    void rejectsSaid();  ///< Whether they are kept in a file.

private:
    /// The one that is there under the whole text, which may have commas; else as in a line of CSV.
    static QStringList filesIn(const QString &text);
    void build();
    QFormLayout *addPart(QWidget *&part);
    void followKey();
    void sayKeyIsRow(bool isRow);
    void sayColumn(const QString &column);
    void addFile(QFormLayout *form);
    void addTables(QFormLayout *form);
    void addQueues(QFormLayout *form);
    void offerQueues();
    void showQueue();
    void makeKnown();
    void showKnown();
    void addFormat(QFormLayout *form);
    void addKey();
    void addRejects(QFormLayout *form);
    void choose();
    void readWhileTyped(const QString &text);
    void readFile(const QString &file);
    void nameQueue();
    void recogniseQueue();
    bool isQueueSaid() const;
    bool isTableWanted() const; ///< The file has several, and none is chosen.
    void noteQueue();
    QString wordsOnQueue() const;
    void sayOfQueue();
    void keyChanged();
    void showKey();
    void showColumns();
    void showNewColumns();
    const Queue *chosenQueue() const;
    void addColumns(QFormLayout *form);
    void addDetails(QFormLayout *form);
    QLineEdit *makeCharacter(const QString &name, std::optional<QChar> CsvChoices::*choice);
    std::optional<QStringList> rememberedKey() const;

    QList<Queue> m_queues;
    QWidget *m_filePart = nullptr;
    QWidget *m_rowsPart = nullptr;
    QWidget *m_formatPart = nullptr;
    QFormLayout *m_fileForm = nullptr;
    QFormLayout *m_rowsForm = nullptr;
    QFormLayout *m_formatForm = nullptr;
    QLineEdit *m_file;
    QComboBox *m_table;
    QComboBox *m_queue;
    QLabel *m_ofQueue; ///< Whether it is new, or why it was chosen.
    QComboBox *m_columns;
    QWidget *m_details;
    QLineEdit *m_quote;
    QLineEdit *m_escape;
    QLineEdit *m_comment;
    QLineEdit *m_missing;
    QSpinBox *m_skip;
    QComboBox *m_encoding;
    QComboBox *m_delimiter;
    QCheckBox *m_header;
    QLineEdit *m_key;
    KeyChoice *m_keyChoice;
    QCheckBox *m_update; ///< Only for a queue that is there.
    QCheckBox *m_whole;
    QCheckBox *m_rejects;
    CsvChoices m_said; ///< What the person has chosen against the guess.
    QStringList m_saidKey;
    ColumnDifference m_difference;
    QStringList m_readColumns;
    bool m_isJson = false;
    bool m_keyIsRow = false;  ///< Said by the person.
    QStringList m_guessedKey; ///< Shown as long as the person has said nothing.
    QString m_keyDoubt;       ///< What makes the guess one.
    QString m_saidTable;      ///< Or sheet, by the person.
    QString m_onlyTable;
    QString m_ownName;   ///< Of the queue, as nobody has named it.
    QString m_toldQueue; ///< Into which the file was last said to go.
    QString m_insteadOf; ///< The one before, if nobody but the file has changed it.
    QString m_likelyQueue;
    std::optional<NewColumns> m_saidColumns;
    std::optional<NewColumns> m_columnsOfTemplate;
    bool m_isSpreadsheet = false;
    bool m_isTyped = false;
    QList<QWidget *> m_ofTextOnly; ///< Parts of the details that mean nothing to a spreadsheet.
    QString m_readFile;            ///< The file that was chosen last.
};

} // namespace intray
