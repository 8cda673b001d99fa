// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/queuerules.h"
#include "transfer/importpreview.h"

#include <QWidget>

#include <optional>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLineEdit;

namespace intray {

/// What is brought in, where to, and how the file is read: guessed, shown, and changeable.
class ImportChoices : public QWidget
{
    Q_OBJECT
public:
    ImportChoices(const QList<Queue> &queues, QWidget *parent = nullptr);

    ImportOptions options() const;
    QString queueName() const;
    void setFile(const QString &file);
    void setQueue(const QString &name);
    void showTables(const QStringList &tables, const QString &chosen); ///< None: no Access file.
    void showGuess(const ImportPreview &preview); ///< Fills in what the person has not said.

signals:
    void changed(); ///< The file must be read again.

private:
    void build(const QList<Queue> &queues);
    void addFile(QFormLayout *form);
    void addTables(QFormLayout *form);
    void addQueues(QFormLayout *form, const QList<Queue> &queues);
    void addFormat(QFormLayout *form);
    void addKey(QFormLayout *form);
    void choose();
    void keyChanged();
    void showKey();
    std::optional<QStringList> rememberedKey() const;

    const QList<Queue> m_queues;
    QLineEdit *m_file;
    QComboBox *m_table;
    QComboBox *m_queue;
    QComboBox *m_encoding;
    QComboBox *m_delimiter;
    QCheckBox *m_header;
    QLineEdit *m_key;
    QCheckBox *m_keyIsRow;
    QCheckBox *m_rejects;
    CsvChoices m_said; ///< What the person has chosen against the guess.
    QStringList m_saidKey;
    QStringList m_guessedKey; ///< Shown as long as the person has said nothing.
    QString m_saidTable;
    QString m_readFile; ///< The file that was chosen last.
};

} // namespace intray
