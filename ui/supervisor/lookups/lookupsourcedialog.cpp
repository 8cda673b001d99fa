// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/lookups/lookupsourcedialog.h"

#include "store/other/otherdatabase.h"
#include "transfer/accesstable.h"
#include "transfer/sheets/book.h"
#include "ui/common/formrows.h"
#include "ui/common/textbox.h"
#include "ui/common/tintedlabel.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace intray {

LookupSourceDialog::LookupSourceDialog(const QString &name, QWidget *parent)
    : QDialog(parent)
    , m_name(line("lookupName"))
    , m_place(line("lookupPlace"))
    , m_password(line("lookupPassword"))
    , m_table(line("lookupTable"))
    , m_sheet(line("lookupSheet"))
    , m_query(new TextBox(this))
    , m_value(line("lookupValue"))
    , m_fault(new TintedLabel(Tint::Dimmed, {}, this))
    , m_load(new QPushButton(tr("&Load"), this))
{
    setObjectName(QStringLiteral("lookupSourceDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Load a lookup table"));
    m_name->setText(name);
    build();
    showFitting();
    (name.isEmpty() ? m_name : m_place)->setFocus();
}

QLineEdit *LookupSourceDialog::line(const char *name)
{
    auto *made = new QLineEdit(this);
    made->setObjectName(QString::fromLatin1(name));
    connect(made, &QLineEdit::textChanged, this, &LookupSourceDialog::showFitting);
    return made;
}

void LookupSourceDialog::build()
{
    m_password->setEchoMode(QLineEdit::Password);
    m_query->setObjectName(QStringLiteral("lookupQuery"));
    m_query->setTabChangesFocus(true);
    m_query->setPlaceholderText(QStringLiteral("SELECT code, name FROM product"));
    m_query->setMaximumHeight(m_query->fontMetrics().height() * 5 + 12);
    connect(m_query, &QPlainTextEdit::textChanged, this, &LookupSourceDialog::showFitting);
    m_value->setPlaceholderText(tr("the first column"));
    m_place->setPlaceholderText(
        tr("a file, or an address such as %1").arg(QStringLiteral("postgresql://USER@HOST/DB")));
    auto *sheet = new QWidget(this);
    m_form = new QFormLayout(sheet);
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_form->addRow(labelFor(tr("&Name"), m_name), m_name);
    m_form->addRow(labelFor(tr("Loaded &from"), m_place), makePlace());
    m_form->addRow(labelFor(tr("&Password"), m_password), m_password);
    m_form->addRow(labelFor(tr("Ta&ble"), m_table), m_table);
    m_sheet->setPlaceholderText(tr("the only one that has rows"));
    m_form->addRow(labelFor(tr("&Sheet"), m_sheet), m_sheet);
    m_form->addRow(labelFor(tr("or &query"), m_query), m_query);
    m_form->addRow(labelFor(tr("Column of the &values"), m_value), m_value);
    auto *column = new QVBoxLayout(this);
    column->addWidget(sheet);
    column->addStretch(1);
    column->addWidget(makeFoot());
    resize(560, 320);
}

QWidget *LookupSourceDialog::makePlace()
{
    auto *choose = new QPushButton(tr("&Choose..."), this);
    choose->setObjectName(QStringLiteral("lookupChoose"));
    choose->setAutoDefault(false);
    connect(choose, &QPushButton::clicked, this, &LookupSourceDialog::chooseFile);
    return inOneLine({m_place, choose}, this);
}

QWidget *LookupSourceDialog::makeFoot()
{
    m_fault->setObjectName(QStringLiteral("lookupFault"));
    m_fault->setWordWrap(true);
    m_load->setObjectName(QStringLiteral("lookupLoad"));
    m_load->setDefault(true);
    auto *cancel = new QPushButton(tr("Cancel"), this);
    cancel->setObjectName(QStringLiteral("lookupCancel"));
    cancel->setAutoDefault(false);
    connect(m_load, &QPushButton::clicked, this, &LookupSourceDialog::finish);
    connect(cancel, &QPushButton::clicked, this, &LookupSourceDialog::reject);
    auto *foot = new QWidget(this);
    auto *line = new QHBoxLayout(foot);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(m_fault, 1);
    line->addWidget(cancel);
    line->addWidget(m_load);
    return foot;
}

void LookupSourceDialog::chooseFile()
{
    auto *dialog = new QFileDialog(this, tr("Load a lookup table"), {},
                                   tr("Tables (*.csv *.tsv *.txt *.jsonl *.xlsx *.ods *.mdb "
                                      "*.accdb *.db *.sqlite);;All files (*)"));
    dialog->setObjectName(QStringLiteral("lookupFile"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, m_place, &QLineEdit::setText);
    dialog->open();
}

static std::optional<DatabaseUrl> databaseAt(const QString &place)
{
    if (!namesDatabase(place))
        return std::nullopt;
    const auto url = DatabaseUrl::fromText(place);
    return url ? std::optional(*url) : std::nullopt;
}

void LookupSourceDialog::showFitting()
{
    if (m_form == nullptr)
        return;
    const QString place = m_place->text();
    const auto database = databaseAt(place);
    const bool isDatabase = namesDatabase(place);
    m_form->setRowVisible(m_password, database && database->isServer());
    m_form->setRowVisible(m_table, isDatabase || isAccessFile(place));
    m_form->setRowVisible(m_sheet, !isDatabase && mayBeSpreadsheet(place));
    m_form->setRowVisible(m_query, isDatabase);
    const QString said = fault();
    m_fault->setText(said);
    m_load->setEnabled(said.isEmpty());
}

QString LookupSourceDialog::fault() const
{
    const QString place = m_place->text();
    if (m_name->text().trimmed().isEmpty())
        return tr("Enter a name for the table; fields refer to it.");
    if (place.isEmpty())
        return tr("Choose where to load it from.");
    if (!namesDatabase(place))
        return QFileInfo(place).isFile() ? QString() : tr("There is no such file.");
    if (const auto url = DatabaseUrl::fromText(place); !url)
        return url.error().sentence;
    if (m_table->text().trimmed().isEmpty() == m_query->toPlainText().trimmed().isEmpty())
        return tr("Enter a table or a query.");
    return {};
}

LookupOptions LookupSourceDialog::options() const
{
    LookupOptions options;
    options.name = m_name->text().trimmed();
    options.file = m_place->text();
    options.valueColumn = m_value->text().trimmed();
    options.table = m_table->text().trimmed();
    if (mayBeSpreadsheet(options.file))
        options.sheet = m_sheet->text().trimmed();
    if (const auto database = databaseAt(options.file)) {
        OtherSource source{DatabaseLogin(*database, Password(m_password->text())), options.table,
                           m_query->toPlainText().trimmed()};
        source.login.patience = std::chrono::seconds(30);
        options.other = source;
    } else if (!isAccessFile(options.file)) {
        options.table.clear();
    }
    return options;
}

void LookupSourceDialog::finish()
{
    emit wanted(options());
    accept();
}

} // namespace intray
