// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/exportchoices.h"

#include "transfer/missingmark.h"
#include "ui/common/flowlayout.h"
#include "ui/common/formrows.h"
#include "ui/common/turningsides.h"
#include "ui/export/exportedfields.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDateEdit>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace intray {

static QDateEdit *dayField(const char *name, const QString &about, QWidget *parent)
{
    auto *field = new QDateEdit(QDate::currentDate(), parent);
    field->setObjectName(QString::fromLatin1(name));
    field->setAccessibleName(about);
    field->setCalendarPopup(true);
    return field;
}

ExportChoices::ExportChoices(QWidget *parent)
    : QWidget(parent)
    , m_what(new QComboBox(this))
    , m_state(new QComboBox(this))
    , m_by(new QLineEdit(this))
    , m_always(new QCheckBox(tr("an&y time"), this))
    , m_from(dayField("exportFrom", tr("Finished on this day or later"), this))
    , m_to(dayField("exportTo", tr("Finished on this day or before"), this))
    , m_record(new QComboBox(this))
    , m_endings(new QCheckBox(tr("Also who f&inished it, and when"), this))
    , m_format(new QComboBox(this))
    , m_missing(new QLineEdit(this))
    , m_reasons(new QComboBox(this))
    , m_fields(new ExportedFields(this))
{
    QFormLayout *form = makeForm();
    addItems(form);
    addRecord(form);
    auto *sides = new TurningSides(this);
    auto *choices = new QWidget(sides);
    choices->setLayout(form);
    sides->add(choices, 3);
    sides->add(m_fields, 2);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(sides);
    follow();
}

QFormLayout *ExportChoices::makeForm()
{
    auto *form = m_form = new QFormLayout;
    form->setContentsMargins(0, 0, 0, 0);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setVerticalSpacing(8);
    return form;
}

void ExportChoices::addBefore(const QString &label, QWidget *field, QWidget *row)
{
    m_form->insertRow(m_before++, labelFor(label, field), row);
}

void ExportChoices::addBehind(const QString &label, QWidget *field, QWidget *row)
{
    m_form->addRow(labelFor(label, field), row);
}

void ExportChoices::addItems(QFormLayout *form)
{
    m_what->setObjectName(QStringLiteral("exportWhat"));
    m_state->setObjectName(QStringLiteral("exportState"));
    m_state->addItem(tr("any"));
    const QList<std::pair<State, QString>> words{{State::Open, tr("open")},
                                                 {State::Locked, tr("locked")},
                                                 {State::Done, tr("done")},
                                                 {State::Failed, tr("failed")},
                                                 {State::Dismissed, tr("dismissed")}};
    for (const auto &[state, text] : words)
        m_state->addItem(text, nameOf(state));
    m_by->setObjectName(QStringLiteral("exportBy"));
    m_by->setPlaceholderText(tr("anybody"));
    form->addRow(labelFor(tr("&Which"), m_what), m_what);
    form->addRow(labelFor(tr("&State"), m_state), m_state);
    form->addRow(labelFor(tr("Finished &by"), m_by), m_by);
    form->addRow(tr("Finished"), makePeriod());
}

QWidget *ExportChoices::makePeriod()
{
    m_always->setObjectName(QStringLiteral("exportAlways"));
    m_always->setChecked(true);
    m_days = new QWidget(this);
    auto *days = new FlowLayout(m_days);
    days->addWidget(m_from);
    days->addField(tr("to"), m_to);
    m_period = new QWidget(this);
    auto *line = new FlowLayout(m_period);
    line->addWidget(m_always);
    line->addWidget(m_days);
    return m_period;
}

void ExportChoices::addRecord(QFormLayout *form)
{
    m_record->setObjectName(QStringLiteral("exportRecord"));
    m_record->addItem(tr("as it is now"), nameOf(ExportedRecord::Current));
    m_record->addItem(tr("as imported"), nameOf(ExportedRecord::Original));
    m_record->addItem(tr("both, side by side"), nameOf(ExportedRecord::Both));
    m_record->addItem(tr("only corrected fields, a line for each"),
                      nameOf(ExportedRecord::Changes));
    m_endings->setObjectName(QStringLiteral("exportEndings"));
    m_format->setObjectName(QStringLiteral("exportFormat"));
    m_format->addItem(tr("CSV"), nameOf(ExportFormat::Csv));
    m_format->addItem(tr("Excel workbook"), nameOf(ExportFormat::Xlsx));
    m_format->addItem(tr("JSON lines"), nameOf(ExportFormat::JsonLines));
    m_missing->setObjectName(QStringLiteral("exportMissing"));
    m_missing->setPlaceholderText(tr("nothing"));
    m_missing->setToolTip(tr("What is written to a CSV file for a missing value."));
    form->addRow(labelFor(tr("&Record"), m_record), m_record);
    form->addRow(QString(), m_endings);
    form->addRow(labelFor(tr("For&mat"), m_format), m_format);
    m_reasons->setObjectName(QStringLiteral("exportReasons"));
    m_reasons->addItem(tr("in columns of their own"), nameOf(ExportedReasons::Columns));
    m_reasons->addItem(tr("in the place of the value"), nameOf(ExportedReasons::Values));
    m_reasons->addItem(tr("not at all"), nameOf(ExportedReasons::None));
    form->addRow(labelFor(tr("Missin&g values"), m_missing), m_missing);
    form->addRow(labelFor(tr("Reasons to be &empty"), m_reasons), m_reasons);
}

void ExportChoices::follow()
{
    for (QComboBox *box : {m_what, m_state, m_record, m_format})
        connect(box, &QComboBox::currentIndexChanged, this, &ExportChoices::showPossible);
    connect(m_always, &QCheckBox::toggled, this, &ExportChoices::showPossible);
    for (QDateEdit *day : {m_from, m_to})
        connect(day, &QDateEdit::dateChanged, this, &ExportChoices::changed);
    connect(m_fields, &ExportedFields::changed, this, &ExportChoices::changed);
    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportChoices::formatChanged);
}

static void choose(QComboBox *box, const QString &name)
{
    box->setCurrentIndex(std::max(0, box->findData(name)));
}

void ExportChoices::setQueue(const Queue &queue, const ExportOptions &chosen,
                             const std::optional<ShownList> &list)
{
    m_shown = list;
    m_what->clear();
    m_what->addItem(tr("all items of the queue"), false);
    if (list)
        m_what->insertItem(0, tr("what the list shows: %1").arg(list->words), true);
    m_what->setCurrentIndex(0);
    choose(m_state, chosen.state ? nameOf(*chosen.state) : QString());
    choose(m_record, nameOf(chosen.record));
    choose(m_format, nameOf(chosen.format));
    m_endings->setChecked(chosen.withEndings);
    m_missing->setText(chosen.missing);
    m_by->setText(chosen.finishedBy);
    const auto schema = RecordSchema::of(queue);
    const QList<Field> fields = schema ? schema->fields() : QList<Field>();
    m_fields->setFields(fields, chosen.fields);
    m_namesReasons = std::any_of(fields.begin(), fields.end(),
                                 [](const Field &field) { return !field.missing.isEmpty(); });
    choose(m_reasons, nameOf(chosen.reasons));
    showPossible();
}

bool ExportChoices::isList() const
{
    return m_what->currentData().toBool();
}

std::optional<State> ExportChoices::state() const
{
    if (isList())
        return m_shown->query.state;
    return stateNamed(m_state->currentData().toString());
}

bool ExportChoices::mayBeFinished() const
{
    return state() != State::Open && state() != State::Locked;
}

void ExportChoices::showPossible()
{
    const bool isChanges = m_record->currentData().toString() == nameOf(ExportedRecord::Changes);
    m_form->setRowVisible(m_state, !isList());
    m_form->setRowVisible(m_by, mayBeFinished());
    m_form->setRowVisible(m_period, mayBeFinished());
    m_days->setVisible(!m_always->isChecked());
    m_form->setRowVisible(m_endings, !isChanges); // each line has them already
    m_form->setRowVisible(m_missing, format() == ExportFormat::Csv);
    const bool isOriginal = m_record->currentData().toString() == nameOf(ExportedRecord::Original);
    m_form->setRowVisible(m_reasons, m_namesReasons && !isChanges && !isOriginal);
    emit changed();
}

ExportFormat ExportChoices::format() const
{
    return exportFormatNamed(m_format->currentData().toString()).value_or(ExportFormat::Csv);
}

void ExportChoices::addTo(ExportOptions &options) const
{
    options.format = format();
    options.record =
        exportedRecordNamed(m_record->currentData().toString()).value_or(ExportedRecord::Current);
    options.state = isList() ? std::nullopt : state();
    if (isList())
        options.listed = m_shown->query;
    if (mayBeFinished()) {
        options.finishedBy = m_by->text().trimmed();
        if (!m_always->isChecked()) {
            options.from = m_from->date().startOfDay().toUTC();
            options.to = m_to->date().addDays(1).startOfDay().toUTC();
        }
    }
    options.fields = m_fields->chosen();
    options.withEndings = m_endings->isChecked();
    options.missing = m_missing->text();
    options.reasons = exportedReasonsNamed(m_reasons->currentData().toString())
                          .value_or(ExportedReasons::Columns);
}

QStringList ExportChoices::fieldNames() const
{
    return m_fields->all();
}

QString ExportChoices::whyNot() const
{
    if (m_fields->isNone())
        return tr("Tick at least one field.");
    if (mayBeFinished() && !m_always->isChecked() && m_to->date() < m_from->date())
        return tr("The last day is before the first.");
    return format() == ExportFormat::Csv ? whyNoMissingMark(m_missing->text(), u',', u'"')
                                         : QString();
}

} // namespace intray
