// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Which file, or files, and when it is read.
#include "transfer/columnlist.h"
#include "ui/common/controllook.h"
#include "ui/common/formrows.h"
#include "ui/common/linebutton.h"
#include "ui/common/tokens.h"
#include "ui/import/importchoices.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace intray {

QStringList ImportChoices::filesIn(const QString &text)
{
    const auto files = columnsIn(text);
    const bool isOne = QFileInfo::exists(text) || !files || files->size() < 2;
    return isOne ? QStringList{text} : *files;
}

static QString lineOfFiles(const QStringList &files)
{
    return files.size() == 1 ? files.constFirst() : lineOf(files);
}

void ImportChoices::addFile(QFormLayout *form)
{
    m_file->setObjectName(QStringLiteral("importFile"));
    m_file->setToolTip(tr("Separate several files of one delivery by commas; put a name with a "
                          "comma in double quotes. All of their rows are imported, or none."));
    auto *browse =
        LineButton::make(LineButton::Rank::Primary, tr("&Browse..."), "importBrowse", this);
    browse->setAutoDefault(false);
    connect(browse, &QPushButton::clicked, this, &ImportChoices::choose);
    connect(this, &ImportChoices::fileNamed, browse, [this, browse] {
        browse->setRank(isFileNamed() ? LineButton::Rank::Usual : LineButton::Rank::Primary);
    });
    connect(m_file, &QLineEdit::textEdited, this, &ImportChoices::readWhileTyped);
    connect(m_file, &QLineEdit::textChanged, this, &ImportChoices::fileNamed);
    connect(m_file, &QLineEdit::editingFinished, this, [this] {
        m_isTyped = false;
        setFile(m_file->text());
    });
    auto *line = new QHBoxLayout;
    line->setSpacing(room::between);
    line->addWidget(m_file, 1);
    line->addWidget(browse);
    setTabOrder(m_file, browse);
    auto *label = new QLabel(tr("&File"), this);
    label->setBuddy(m_file);
    centreInRow(*label);
    form->addRow(label, line);
}

bool ImportChoices::isFileNamed() const
{
    return !m_file->text().trimmed().isEmpty();
}

void ImportChoices::setFileFaulty(bool isFaulty)
{
    intray::setFaulty(*m_file, isFaulty);
    if (isFaulty)
        noteQueue();
}

void ImportChoices::readAgain()
{
    emit changed();
}

void ImportChoices::choose()
{
    const QStringList files = QFileDialog::getOpenFileNames(
        window(), tr("Choose files to import"), filesIn(m_file->text()).constFirst(),
        tr("Delimited text (*.csv *.tsv *.txt);;Spreadsheets (*.xlsx "
           "*.xlsm *.ods);;JSON lines (*.jsonl *.ndjson);;Access "
           "files (*.mdb *.accdb);;All files (*)"));
    if (!files.isEmpty())
        setFile(lineOfFiles(files));
}

/// So that it is known at once whether the path leads to a file.
void ImportChoices::readWhileTyped(const QString &text)
{
    const auto isThere = [](const QString &file) { return QFileInfo(file).isFile(); };
    m_isTyped = true;
    if (std::ranges::all_of(filesIn(text), isThere))
        return readFile(text);
    m_readColumns.clear();
    sayOfQueue();
    if (!std::exchange(m_readFile, {}).isEmpty())
        emit fileLeft();
}

void ImportChoices::setFile(const QString &file)
{
    m_file->setText(file);
    readFile(file);
}

void ImportChoices::readFile(const QString &file)
{
    if (file == m_readFile)
        return;
    m_said = {};
    m_saidKey.clear();
    m_keyIsRow = false;
    m_key->setEnabled(true);
    for (QLineEdit *field : {m_escape, m_comment, m_missing})
        field->clear();
    m_saidColumns.reset();
    showNewColumns();
    m_saidTable.clear();
    m_onlyTable.clear();
    m_isSpreadsheet = false;
    m_readColumns.clear();
    const bool isAnother = !std::exchange(m_readFile, file).isEmpty();
    if (isAnother || m_queue->currentText().isEmpty())
        nameQueue();
    emit changed();
}

} // namespace intray
