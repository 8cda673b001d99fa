// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The rows that say how the file is read.
#include "transfer/columnlist.h"
#include "ui/common/flowlayout.h"
#include "ui/common/formrows.h"
#include "ui/common/letters.h"
#include "ui/import/importchoices.h"
#include "ui/import/keychoice.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>

#include <utility>

namespace intray {

/// A field for one character; empty: none.
QLineEdit *ImportChoices::makeCharacter(const QString &name,
                                        std::optional<QChar> CsvChoices::*choice)
{
    auto *field = new QLineEdit(m_details);
    field->setObjectName(name);
    field->setMaxLength(1);
    field->setPlaceholderText(tr("none"));
    field->setFixedWidth(field->fontMetrics().horizontalAdvance(field->placeholderText()) +
                         letterWidth(field->fontMetrics()) * 3);
    connect(field, &QLineEdit::textEdited, this, [this, choice](const QString &text) {
        m_said.*choice = text.isEmpty() ? QChar() : text.front();
        emit changed();
    });
    return field;
}

void ImportChoices::addDetails(QFormLayout *form)
{
    m_missing->setObjectName(QStringLiteral("importMissing"));
    m_missing->setMaximumWidth(letterWidth(m_missing->fontMetrics()) * 10);
    connect(m_missing, &QLineEdit::textEdited, this, [this](const QString &text) {
        m_said.missing = text.isEmpty() ? std::nullopt : std::optional(text);
        emit changed();
    });
    m_skip->setObjectName(QStringLiteral("importSkip"));
    m_skip->setRange(0, 100'000);
    connect(m_skip, &QSpinBox::valueChanged, this, [this](int lines) {
        m_said.skipLines = lines;
        emit changed();
    });
    auto *lines = new FlowLayout(m_details);
    const QList<std::pair<QString, QWidget *>> fields{{tr("Q&uote"), m_quote},
                                                      {tr("Escape"), m_escape},
                                                      {tr("Comment"), m_comment},
                                                      {tr("Missing value"), m_missing},
                                                      {tr("Skip lines"), m_skip}};
    for (const auto &[words, field] : fields) {
        QWidget *both = lines->addField(words, field);
        if (field != m_skip)
            m_ofTextOnly << both;
    }
    form->addRow(QString(), m_details);
}

void ImportChoices::addFormat(QFormLayout *form)
{
    m_encoding->setObjectName(QStringLiteral("importEncoding"));
    m_encoding->setEditable(true);
    m_encoding->addItems(commonEncodings());
    connect(m_encoding, &QComboBox::textActivated, this, [this](const QString &name) {
        m_said.encoding = name;
        emit changed();
    });
    m_delimiter->setObjectName(QStringLiteral("importDelimiter"));
    for (const QChar delimiter : {u',', u';', u'\t', u'|'})
        m_delimiter->addItem(delimiterName(delimiter), QString(delimiter));
    connect(m_delimiter, &QComboBox::activated, this, [this] {
        m_said.delimiter = m_delimiter->currentData().toString().at(0);
        emit changed();
    });
    m_header->setObjectName(QStringLiteral("importHeader"));
    connect(m_header, &QCheckBox::clicked, this, [this](bool has) {
        m_said.hasHeader = has;
        emit changed();
    });
    auto *line = new QWidget(this);
    auto *lines = new FlowLayout(line);
    lines->addWidget(m_encoding);
    m_ofTextOnly << m_encoding << lines->addField(tr("Se&parator"), m_delimiter);
    lines->addWidget(m_header);
    QLabel *label = labelFor(tr("&Encoding"), m_encoding);
    m_ofTextOnly << label;
    form->addRow(label, line);
}

void ImportChoices::addKey()
{
    m_key->setObjectName(QStringLiteral("importKey"));
    m_key->setAccessibleName(tr("Columns of the key"));
    m_key->setPlaceholderText(tr("each row by itself"));
    m_key->setToolTip(tr("The columns that tell one record from another, separated by commas; put "
                         "a name with a comma in double quotes."));
    connect(m_key, &QLineEdit::editingFinished, this, &ImportChoices::keyChanged);
    connect(m_keyChoice, &KeyChoice::columnChosen, this, &ImportChoices::sayColumn);
    connect(m_keyChoice, &KeyChoice::noneChosen, this, [this] { sayKeyIsRow(true); });
    connect(m_keyChoice, &KeyChoice::severalChosen, this, [this] {
        sayKeyIsRow(false);
        m_key->setFocus();
    });
}

void ImportChoices::sayKeyIsRow(bool isRow)
{
    m_key->setEnabled(!isRow);
    if (std::exchange(m_keyIsRow, isRow) == isRow)
        return;
    if (isRow)
        showKey();
    emit changed();
}

void ImportChoices::sayColumn(const QString &column)
{
    const bool wasRow = std::exchange(m_keyIsRow, false);
    m_key->setEnabled(true);
    m_key->setText(lineOf({column}));
    keyChanged();
    if (wasRow)
        emit changed();
}

void ImportChoices::addRejects(QFormLayout *form)
{
    m_rejects->setObjectName(QStringLiteral("importRejects"));
    m_rejects->setText(tr("Save rejected and differing rows to a file"));
    m_rejects->setToolTip(tr("With line and reason, in a file that ends in .rejects.csv."));
    connect(m_rejects, &QCheckBox::toggled, this, &ImportChoices::rejectsSaid);
    form->addRow(inLines({m_update, m_whole, m_rejects}, this));
    offerRejects(false);
}

void ImportChoices::offerRejects(bool mayReject)
{
    m_rejects->setVisible(mayReject);
}

void ImportChoices::showFormat(const CsvFormat &format)
{
    m_encoding->setCurrentText(format.encoding.name);
    const QString delimiter(format.delimiter);
    if (m_delimiter->findData(delimiter) < 0)
        m_delimiter->addItem(delimiterName(format.delimiter), delimiter);
    m_delimiter->setCurrentIndex(m_delimiter->findData(delimiter));
    m_header->setChecked(format.hasHeader);
    m_quote->setText(format.quote.isNull() ? QString() : QString(format.quote));
    const QSignalBlocker quiet(m_skip);
    m_skip->setValue(format.skipLines);
}

QString ImportChoices::formatSentence() const
{
    if (m_formatForm->isRowVisible(m_details) && !m_isSpreadsheet)
        return m_header->isChecked()
                   ? tr("Separated by %1, %2, names in the first line.")
                         .arg(m_delimiter->currentText(), m_encoding->currentText())
                   : tr("Separated by %1, %2, no names of columns.")
                         .arg(m_delimiter->currentText(), m_encoding->currentText());
    if (m_isSpreadsheet)
        return m_header->isChecked() ? tr("A spreadsheet, names in the first line.")
                                     : tr("A spreadsheet, no names of columns.");
    return m_isJson ? tr("Lines of JSON.") : tr("A table of a database file.");
}

} // namespace intray
