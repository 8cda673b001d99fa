// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/questions/questionfiledialog.h"

#include "lists/celltext.h"
#include "schema/recordschema.h"
#include "session/answer.h"
#include "session/connection/ownfile.h"
#include "session/session.h"
#include "store/rules/queuestore.h"
#include "transfer/outputfile.h"
#include "transfer/questionfile.h"
#include "ui/common/dialoglook.h"
#include "ui/common/formrows.h"
#include "ui/common/tokens.h"
#include "ui/questions/whomchoice.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QMap>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace intray {

using namespace Qt::StringLiterals;

QuestionFileDialog::QuestionFileDialog(Session &session, QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_whom(new WhomChoice(this))
    , m_queue(new QComboBox(this))
    , m_field(new QComboBox(this))
    , m_value(new QComboBox(this))
    , m_language(new QComboBox(this))
    , m_said(sentenceLabel(tr("Loading..."), this))
{
    setObjectName(u"questionFileDialog"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    build();
    look();
    connect(&session, &QObject::destroyed, this, &QObject::deleteLater);
}

void QuestionFileDialog::build()
{
    DialogLook::ask(*this, tr("Which questions go into the file?"), tr("Questions in a file"));
    auto *column = new QVBoxLayout(this);
    makeForm();
    auto *form = new QFormLayout;
    form->setSpacing(room::beside);
    form->addRow(tr("&To"), m_whom);
    form->addRow(tr("&Queue"), m_queue);
    form->addRow(tr("&Records"), m_field);
    form->addRow(tr("&Value"), m_value);
    form->addRow(tr("&Language"), m_language);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_accept = buttons->addButton(tr("Write..."), QDialogButtonBox::AcceptRole);
    m_accept->setObjectName(u"questionFileWrite"_s);
    m_accept->setDefault(true);
    connect(m_accept, &QPushButton::clicked, this, &QuestionFileDialog::askWhere);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addLayout(form);
    column->addWidget(m_said);
    column->addWidget(buttons);
    m_accept->setEnabled(false);
}

void QuestionFileDialog::makeForm()
{
    m_whom->setObjectName(u"questionFileWhom"_s);
    m_queue->setObjectName(u"questionFileQueue"_s);
    m_field->setObjectName(u"questionFileField"_s);
    m_value->setObjectName(u"questionFileValue"_s);
    m_language->setObjectName(u"questionFileLanguage"_s);
    m_said->setObjectName(u"questionFileSaid"_s);
    m_queue->addItem(tr("all queues"), QString());
    for (const Queue &queue : m_session.queues())
        m_queue->addItem(queue.displayTitle(), queue.name);
    m_language->addItem(tr("as this program"), QString());
    for (const QString &code : FileLanguage::known())
        m_language->addItem(QLocale(code).nativeLanguageName(), code);
    connect(m_queue, &QComboBox::currentIndexChanged, this, &QuestionFileDialog::offerFields);
    connect(m_field, &QComboBox::currentIndexChanged, this, &QuestionFileDialog::offerValues);
    connect(m_value, &QComboBox::currentIndexChanged, this, &QuestionFileDialog::tellCount);
    connect(m_whom, &QComboBox::currentTextChanged, this, &QuestionFileDialog::offerValues);
}

void QuestionFileDialog::look()
{
    const auto work = [](QuestionStore &store) { return allAskedAbout(store, {}); };
    answer(m_session.reading().run(work), this,
           [this](const Outcome<QList<RecordAskedAbout>> &all) {
               if (all)
                   receive(*all);
               else
                   m_said->setText(all.error().sentence);
           });
}

void QuestionFileDialog::receive(const QList<RecordAskedAbout> &all)
{
    m_all = all;
    QStringList others;
    for (const RecordAskedAbout &asked : all)
        if (!asked.question.whom.isEmpty() && !others.contains(asked.question.whom))
            others << asked.question.whom;
    others.sort();
    const QString chosen = m_whom->currentText();
    m_whom->addItems(others);
    m_whom->setEditText(chosen);
    offerFields();
}

// Fields are of one queue.
void QuestionFileDialog::offerFields()
{
    const QSignalBlocker quiet(m_field);
    m_field->clear();
    m_field->addItem(tr("all"), QString());
    const QString queue = m_queue->currentData().toString();
    const auto schema = RecordSchema::of(m_session.queueNamed(queue));
    if (!queue.isEmpty() && schema)
        for (const Field &field : schema->fields())
            m_field->addItem(tr("with the same %1").arg(field.label), field.name);
    m_field->setEnabled(!queue.isEmpty());
    m_field->setToolTip(queue.isEmpty() ? tr("Choose a queue first.") : QString());
    offerValues();
}

/// What stands in the field of those that are asked about, and how often.
static QMap<QString, int> valuesIn(const QList<RecordAskedAbout> &all, QuestionSelection selection)
{
    const QString field = std::exchange(selection.field, QString());
    QMap<QString, int> values;
    for (const RecordAskedAbout &asked : all)
        if (selection.has(asked))
            ++values[RecordSchema::textOf(asked.record.value(field))];
    return values;
}

void QuestionFileDialog::offerValues()
{
    const QSignalBlocker quiet(m_value);
    const QString before = m_value->currentData().toString();
    m_value->clear();
    const bool hasField = !m_field->currentData().toString().isEmpty();
    if (hasField) {
        const QMap<QString, int> values = valuesIn(m_all, selection());
        for (auto one = values.begin(); one != values.end(); ++one)
            m_value->addItem(
                tr("%1 (%2)").arg(one.key().isEmpty() ? tr("empty") : cellText(one.key(), 60),
                                  QLocale().toString(one.value())),
                one.key());
        m_value->setCurrentIndex(std::max(0, m_value->findData(before)));
    }
    m_value->setEnabled(hasField);
    tellCount();
}

QuestionSelection QuestionFileDialog::selection() const
{
    return {m_queue->currentData().toString(), m_whom->whom(), m_field->currentData().toString(),
            m_value->currentData().toString()};
}

void QuestionFileDialog::tellCount()
{
    const QuestionSelection wanted = selection();
    const auto count = int(std::ranges::count_if(
        m_all, [&](const RecordAskedAbout &asked) { return wanted.has(asked); }));
    m_said->setText(count > 0 ? tr("%Ln question(s) go into the file.", nullptr, count)
                              : tr("There are no such questions."));
    m_accept->setEnabled(count > 0);
}

void QuestionFileDialog::askWhere()
{
    auto *dialog = new QFileDialog(this, tr("Save the questions"), tr("questions.xlsx"),
                                   tr("Workbook (*.xlsx);;Text (*.csv)"));
    dialog->setObjectName(u"questionFileSave"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"xlsx"_s);
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString &filter) {
        dialog->setDefaultSuffix(filter.contains(u"csv"_s) ? u"csv"_s : u"xlsx"_s);
    });
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &file) {
        withOwnFile(m_session, this, [this, file](const QString &own) { write(file, own); });
    });
    dialog->open();
}

void QuestionFileDialog::write(const QString &file, const QString &own)
{
    const auto work = [wanted = selection(), file, own,
                       code = m_language->currentData().toString()](
                          QuestionStore &store, QueueStore &queues) -> Outcome<qint64> {
        const auto may = checkOutput(Output::Report, file, {{own, FileInUse::For::OwnDatabase}});
        const auto language = FileLanguage::named(code);
        if (!may || !language)
            return tl::unexpected<Error>(may ? language.error() : may.error());
        const auto all = selectedQuestions(store, wanted);
        if (!all)
            return tl::unexpected<Error>(all.error());
        return writeQuestions(*all, fieldLabelsOf(queues), file, *language).map([&](Done) {
            return qint64(all->size());
        });
    };
    m_accept->setEnabled(false);
    answer(m_session.reading().run(work), this, [this, file](const Outcome<qint64> &count) {
        m_accept->setEnabled(true);
        if (!count)
            return m_said->setText(count.error().sentence);
        emit written(tr("%Ln question(s) were written to %1.", nullptr, int(*count))
                         .arg(QFileInfo(file).fileName()));
        accept();
    });
}

} // namespace intray
