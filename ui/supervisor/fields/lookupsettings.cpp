// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/fields/lookupsettings.h"

#include "ui/common/formrows.h"
#include "ui/common/textbox.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>

#include <algorithm>

namespace intray {

namespace {

/// "city = town", a line each: the field, and the column that it is filled from.
QMap<QString, QString> fillsIn(const QString &text)
{
    QMap<QString, QString> fills;
    for (const QString &line : text.split(u'\n'))
        if (!line.trimmed().isEmpty())
            fills.insert(line.section(u'=', 0, 0).trimmed(), line.section(u'=', 1).trimmed());
    return fills;
}

QString textOf(const QMap<QString, QString> &fills)
{
    QStringList lines;
    for (auto it = fills.begin(); it != fills.end(); ++it)
        lines << it.key() + QStringLiteral(" = ") + it.value();
    return lines.join(u'\n');
}

void offerTexts(QComboBox &box, const QStringList &texts)
{
    const QSignalBlocker quiet(box);
    const QString typed = box.currentText();
    box.clear();
    box.addItems(texts);
    box.setEditText(typed);
}

} // namespace

LookupSettings::LookupSettings(QFormLayout &form, QWidget *sheet)
    : QObject(sheet)
    , m_form(form)
    , m_table(open(sheet, "settingLookup", tr("no table")))
    , m_says(open(sheet, "settingLookupSays", tr("the second column")))
    , m_fills(new TextBox(sheet))
{
    setObjectName(QStringLiteral("settingLookupRule"));
    m_fills->setObjectName(QStringLiteral("settingLookupFills"));
    m_fills->setTabChangesFocus(true);
    m_fills->setPlaceholderText(tr("field = column, one per line"));
    m_fills->setMaximumHeight(m_fills->fontMetrics().height() * 3 + 12);
    connect(m_fills, &QPlainTextEdit::textChanged, this, &LookupSettings::changed);
    connect(m_table, &QComboBox::currentTextChanged, this, &LookupSettings::showColumns);
    form.addRow(labelFor(tr("Lookup table"), m_table), m_table);
    form.addRow(labelFor(tr("Explained by"), m_says), m_says);
    form.addRow(labelFor(tr("Also fills"), m_fills), m_fills);
}

QComboBox *LookupSettings::open(QWidget *sheet, const char *name, const QString &placeholder)
{
    auto *made = new QComboBox(sheet);
    made->setObjectName(QString::fromLatin1(name));
    made->setEditable(true);
    made->setInsertPolicy(QComboBox::NoInsert);
    made->setMinimumContentsLength(8);
    made->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    made->lineEdit()->setPlaceholderText(placeholder);
    connect(made, &QComboBox::currentTextChanged, this, &LookupSettings::changed);
    return made;
}

void LookupSettings::offer(const QList<Lookup> &tables)
{
    m_tables = tables;
    QStringList names;
    for (const Lookup &one : tables)
        names << one.name;
    offerTexts(*m_table, QStringList{QString()} + names);
    showColumns();
}

void LookupSettings::showColumns()
{
    const QString name = m_table->currentText();
    const auto table = std::find_if(m_tables.begin(), m_tables.end(),
                                    [&](const Lookup &one) { return one.name == name; });
    offerTexts(*m_says, table == m_tables.end() ? QStringList() : table->columns);
    showRows();
}

void LookupSettings::setShown(bool isShown)
{
    m_isShown = isShown;
    showRows();
}

QWidget *LookupSettings::firstField() const
{
    return m_table;
}

void LookupSettings::showRows()
{
    const bool isNamed = !m_table->currentText().trimmed().isEmpty();
    m_form.setRowVisible(m_table, m_isShown);
    m_form.setRowVisible(m_says, m_isShown && isNamed);
    m_form.setRowVisible(m_fills, m_isShown && isNamed);
}

void LookupSettings::setRule(const LookupRule &shown)
{
    if (rule() == shown)
        return;
    const QSignalBlocker quiet(this);
    m_table->setEditText(shown.table);
    m_says->setEditText(shown.says);
    m_fills->setPlainText(textOf(shown.fills));
    showColumns();
}

LookupRule LookupSettings::rule() const
{
    LookupRule typed;
    typed.table = m_table->currentText().trimmed();
    if (typed.table.isEmpty())
        return {};
    typed.says = m_says->currentText().trimmed();
    typed.fills = fillsIn(m_fills->toPlainText());
    return typed;
}

} // namespace intray
