// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/importchoices.h"

#include "lists/celltext.h"
#include "transfer/columnlist.h"
#include "transfer/recordkey.h"
#include "ui/common/formrows.h"
#include "ui/common/tokens.h"
#include "ui/import/keychoice.h"
#include "ui/import/mapping/mappingbar.h"
#include "ui/import/templatechoice.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace intray {

ImportChoices::ImportChoices(const QList<Queue> &queues, QWidget *parent)
    : QWidget(parent)
    , m_queues(queues)
    , m_file(new QLineEdit(this))
    , m_table(new QComboBox(this))
    , m_queue(new QComboBox(this))
    , m_ofQueue(sentenceLabel({}, this))
    , m_columns(new QComboBox(this))
    , m_details(new QWidget(this))
    , m_quote(makeCharacter(QStringLiteral("importQuote"), &CsvChoices::quote))
    , m_escape(makeCharacter(QStringLiteral("importEscape"), &CsvChoices::escape))
    , m_comment(makeCharacter(QStringLiteral("importComment"), &CsvChoices::comment))
    , m_missing(new QLineEdit(m_details))
    , m_skip(new QSpinBox(m_details))
    , m_encoding(new QComboBox(this))
    , m_delimiter(new QComboBox(this))
    , m_header(new QCheckBox(tr("First line contains column names"), this))
    , m_key(new QLineEdit(this))
    , m_keyChoice(new KeyChoice(m_key, this))
    , m_update(new QCheckBox(tr("Update existing records"), this))
    , m_whole(new QCheckBox(tr("The file is complete"), this))
    , m_rejects(new QCheckBox(this))
{
    build();
}

void ImportChoices::build()
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    m_fileForm = addPart(m_filePart);
    addFile(m_fileForm);
    addTables(m_fileForm);
    addQueues(m_fileForm);
    addKey();
    column->addWidget(m_keyChoice);
    m_rowsForm = addPart(m_rowsPart);
    addColumns(m_rowsForm);
    addRejects(m_rowsForm);
    m_formatForm = addPart(m_formatPart);
    addFormat(m_formatForm);
    addDetails(m_formatForm);
}

QFormLayout *ImportChoices::addPart(QWidget *&part)
{
    part = new QWidget(this);
    auto *form = new QFormLayout(part);
    form->setContentsMargins(0, 0, 0, 0);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    form->setHorizontalSpacing(room::beside);
    form->setVerticalSpacing(room::between);
    layout()->addWidget(part);
    return form;
}

QWidget *ImportChoices::keyPart() const
{
    return m_keyChoice;
}

void ImportChoices::focusFile()
{
    m_file->setFocus();
}

void ImportChoices::focusQuote()
{
    if (const QWidget *focused = window()->focusWidget(); m_formatPart->isAncestorOf(focused))
        return;
    m_quote->setFocus();
    m_quote->selectAll();
}

void ImportChoices::offer(bool isPossible)
{
    for (QWidget *part : {m_filePart, keyPart(), m_rowsPart, m_formatPart})
        part->setEnabled(isPossible);
}

void ImportChoices::addTables(QFormLayout *form)
{
    m_table->setObjectName(QStringLiteral("importAccessTable"));
    m_table->setPlaceholderText(tr("choose one"));
    m_table->setMinimumContentsLength(24);
    m_table->setToolTip(tr("The table or sheet of the file to import."));
    connect(m_table, &QComboBox::activated, this, [this] {
        m_saidTable = m_table->currentData().toString();
        if (!isQueueSaid())
            nameQueue();
        m_said = {}; // each sheet has a header of its own
        m_saidKey.clear();
        emit changed();
    });
    form->addRow(tr("T&able"), m_table);
    form->labelForField(m_table)->ensurePolished(); // or its width is guessed while it is hidden
    form->setRowVisible(m_table, false);
}

void ImportChoices::addMapping(TemplateChoice *choice, MappingBar *bar)
{
    QFormLayout *form = m_fileForm;
    form->insertRow(2, tr("Te&mplate"), choice);
    form->labelForField(choice)->ensurePolished(); // or its width is guessed while it is hidden
    form->setRowVisible(choice, !choice->isEmpty());
    auto *fields = new QLabel(tr("Fields"), this);
    centreInRow(*fields);
    m_rowsForm->insertRow(0, fields, bar);
    connect(choice, &TemplateChoice::found, this,
            [form, choice] { form->setRowVisible(choice, true); });
    connect(choice, &TemplateChoice::chosen, this, [this, choice] {
        const ImportTemplate *its = choice->current();
        if (its && !(its->table + its->sheet).isEmpty())
            m_saidTable.clear();
        emit changed();
    });
}

void ImportChoices::takeNewColumns(std::optional<NewColumns> of)
{
    m_columnsOfTemplate = of;
    showNewColumns();
}

/// What was said counts more than the template.
void ImportChoices::showNewColumns()
{
    const NewColumns way = m_saidColumns.value_or(m_columnsOfTemplate.value_or(NewColumns::Same));
    m_columns->setCurrentIndex(m_columns->findData(int(way)));
}

/// An Access file says by itself how it is written; a spreadsheet does not say where its header is.
void ImportChoices::showTables(const FileLook &look)
{
    m_table->clear();
    for (const QString &table : look.tables)
        m_table->addItem(cellText(table), table);
    m_table->setCurrentIndex(m_table->findData(look.table));
    m_onlyTable = look.tables.size() == 1 && !look.isSpreadsheet ? look.table : QString();
    m_isSpreadsheet = look.isSpreadsheet;
    const bool isText = look.tables.isEmpty();
    m_fileForm->setRowVisible(m_table, !isText);
    qobject_cast<QLabel *>(m_fileForm->labelForField(m_table))
        ->setText(look.isSpreadsheet ? tr("&Sheet") : tr("T&able"));
    m_formatForm->setRowVisible(m_header->parentWidget(), isText || look.isSpreadsheet);
    m_formatForm->setRowVisible(m_details, isText || look.isSpreadsheet);
    for (QWidget *ofText : std::as_const(m_ofTextOnly)) // after the rows, which show all of theirs
        ofText->setVisible(isText);
}

void ImportChoices::addColumns(QFormLayout *form)
{
    m_columns->setObjectName(QStringLiteral("importColumns"));
    m_columns->addItem(tr("not decided"), int(NewColumns::Same));
    m_columns->addItem(tr("add new ones to the queue"), int(NewColumns::Add));
    m_columns->addItem(tr("leave out new ones"), int(NewColumns::Ignore));
    m_columns->setToolTip(tr("The columns of the file are not those of the queue. Fields that the "
                             "file lacks are missing in its records."));
    connect(m_columns, &QComboBox::activated, this, [this] {
        m_saidColumns = NewColumns(m_columns->currentData().toInt());
        emit queueChanged();
    });
    form->addRow(tr("&Other columns"), m_columns);
    form->labelForField(m_columns)->ensurePolished(); // or its width is guessed while it is hidden
    form->setRowVisible(m_columns, false);
}

void ImportChoices::showColumns()
{
    const Queue *queue = chosenQueue();
    m_difference =
        differenceBetween(queue ? queue->fields : QStringList(), m_readColumns, m_isJson);
    if (!isAskedOfColumns())
        m_saidColumns.reset();
    showNewColumns();
    m_rowsForm->setRowVisible(m_columns, isAskedOfColumns());
}

bool ImportChoices::isConfirmed() const
{
    return m_difference.isNone() || (!m_difference.isOther && m_columns->currentIndex() > 0);
}

bool ImportChoices::isAskedOfColumns() const
{
    return !m_difference.isNone() && !m_difference.isOther;
}

QString ImportChoices::columnsSentence() const
{
    return m_difference.isNone() ? QString() : sentenceOf(m_difference, queueTitle());
}

void ImportChoices::keyChanged()
{
    const QStringList key = columnsIn(m_key->text()).value_or(QStringList{m_key->text()});
    const QStringList said = key == rememberedKey().value_or(m_guessedKey) ? QStringList() : key;
    if (said == m_saidKey)
        return;
    m_saidKey = said;
    emit changed();
}

/// What the import will use: what was said, what the queue remembers, or the guess, which it
/// checks against the whole file.
void ImportChoices::showKey()
{
    m_key->setText(lineOf(shownKey()));
    m_keyChoice->showKey(shownKey());
}

QStringList ImportChoices::shownKey() const
{
    if (const auto remembered = rememberedKey())
        return *remembered;
    if (m_keyIsRow)
        return {};
    return m_saidKey.isEmpty() ? m_guessedKey : m_saidKey;
}

QString ImportChoices::keyDoubt() const
{
    const bool isSaid = !m_saidKey.isEmpty() || m_keyIsRow || rememberedKey();
    return isSaid ? QString() : m_keyDoubt;
}

QStringList ImportChoices::offeredKey() const
{
    return keyDoubt().isEmpty() ? QStringList() : m_guessedKey;
}

/// A file without its columns is asked about.
std::optional<QStringList> ImportChoices::rememberedKey() const
{
    const Queue *queue = chosenQueue();
    const auto key = queue ? rememberedKeyOf(*queue) : std::nullopt;
    const auto isRead = [this](const QString &column) { return m_readColumns.contains(column); };
    const bool fits = key && (m_readColumns.isEmpty() || std::ranges::all_of(*key, isRead));
    return fits ? key : std::nullopt;
}

void ImportChoices::showGuess(const ImportPreview &preview)
{
    showFormat(preview.format);
    m_readColumns = preview.columns;
    m_isJson = preview.isJson;
    if (!isQueueSaid())
        recogniseQueue();
    showColumns();
    sayOfQueue();
    m_keyChoice->setColumns(preview.columns);
    if (m_saidKey.isEmpty() && !m_keyIsRow) {
        m_guessedKey = preview.keyColumns;
        m_keyDoubt = preview.keyDoubt;
        m_keyChoice->offer(m_guessedKey);
    }
    showKey();
}

ImportOptions ImportChoices::options() const
{
    ImportOptions options;
    const QStringList files = filesIn(m_file->text());
    options.file = files.constFirst();
    options.moreFiles = files.mid(1);
    options.queue = queueName();
    (m_isSpreadsheet ? options.sheet : options.table) = m_saidTable;
    options.format = m_said;
    if (!rememberedKey()) {
        options.keyColumns = m_saidKey;
        options.keyIsRow = m_keyIsRow;
    }
    options.newColumns = static_cast<NewColumns>(m_columns->currentData().toInt());
    options.redelivery = {chosenQueue() && m_update->isChecked(),
                          chosenQueue() && m_whole->isChecked()};
    if (!m_rejects->isHidden() && m_rejects->isChecked() && !options.file.isEmpty())
        options.rejectsFile = options.file + QStringLiteral(".rejects.csv");
    return options;
}

} // namespace intray
