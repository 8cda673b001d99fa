// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/mapping/mappingform.h"

#include "lists/celltext.h"
#include "transfer/columnlist.h"
#include "ui/common/formrows.h"
#include "ui/common/promptkeys.h"
#include "ui/common/tintedlabel.h"
#include "ui/import/mapping/mappingwords.h"
#include "ui/import/mapping/wordedbox.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>

namespace intray {

namespace {

enum Kind { AsText, AsDate, AsNumber };

constexpr int mostPartsShown = 9;

} // namespace

MappingForm::MappingForm(QWidget *parent)
    : QWidget(parent)
    , m_name(line("mappingField"))
    , m_from(line("mappingFrom"))
    , m_more(new QComboBox(this))
    , m_joint(new WordedBox(QStringLiteral("mappingJoint"), this))
    , m_splitAt(new WordedBox(QStringLiteral("mappingSplit"), this))
    , m_part(new QComboBox(this))
    , m_andAfter(tick("mappingAfter", tr("and w&hat follows")))
    , m_trim(tick("mappingTrim", tr("no &spaces around it")))
    , m_letters(new QComboBox(this))
    , m_missing(line("mappingMissing"))
    , m_kind(new QComboBox(this))
    , m_written(new WordedBox(QStringLiteral("mappingWritten"), this))
    , m_fault(new TintedLabel(Tint::Fault, {}, this))
{
    build();
    actAtOnce({m_andAfter, m_trim});
    for (WordedBox *box : {m_joint, m_splitAt, m_written})
        connect(box, &WordedBox::edited, this, &MappingForm::tell);
    for (QComboBox *box : {m_part, m_letters})
        connect(box, &QComboBox::activated, this, &MappingForm::tell);
    connect(m_more, &QComboBox::activated, this, &MappingForm::addColumn);
    connect(m_kind, &QComboBox::activated, this, [this] {
        fillForms();
        tell();
    });
}

QLineEdit *MappingForm::line(const char *name)
{
    auto *made = new QLineEdit(this);
    made->setObjectName(QString::fromLatin1(name));
    connect(made, &QLineEdit::textEdited, this, &MappingForm::tell);
    return made;
}

QCheckBox *MappingForm::tick(const char *name, const QString &text)
{
    auto *made = new QCheckBox(text, this);
    made->setObjectName(QString::fromLatin1(name));
    connect(made, &QCheckBox::clicked, this, &MappingForm::tell);
    return made;
}

void MappingForm::build()
{
    auto *form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setVerticalSpacing(6);
    form->addRow(labelFor(tr("&Field"), m_name), m_name);
    addSource(form);
    addSplitting(form);
    addForms(form);
    m_fault->setObjectName(QStringLiteral("mappingFault"));
    m_fault->setWordWrap(true);
    form->addRow(QString(), m_fault);
    for (QLabel *label : findChildren<QLabel *>())
        label->ensurePolished(); // or its width is guessed while it is hidden
    offerWords();
}

void MappingForm::addSource(QFormLayout *form)
{
    m_from->setToolTip(tr("The columns whose values are joined, separated by commas; put a name "
                          "with a comma in double quotes."));
    m_more->setObjectName(QStringLiteral("mappingMore"));
    m_more->setPlaceholderText(tr("join a column"));
    m_more->setAccessibleName(tr("Join a column"));
    m_more->setMinimumContentsLength(10);
    m_more->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    form->addRow(labelFor(tr("&Made of"), m_from), inOneLine({m_from, m_more}, this));
    form->addRow(labelFor(tr("&Joined by"), m_joint), m_joint);
}

void MappingForm::addSplitting(QFormLayout *form)
{
    m_splitAt->setToolTip(tr("The value is split wherever this occurs, and one part of it is used. "
                             "For the other parts, create another field from the column."));
    m_part->setObjectName(QStringLiteral("mappingPart"));
    m_part->setAccessibleName(tr("Part to use"));
    m_trim->setToolTip(tr("Several spaces inside become one."));
    form->addRow(labelFor(tr("Split &at"), m_splitAt), m_splitAt);
    form->addRow(labelFor(tr("&Part"), m_part), inLines({m_part, m_andAfter}, this));
}

void MappingForm::addForms(QFormLayout *form)
{
    m_letters->setObjectName(QStringLiteral("mappingLetters"));
    m_letters->setAccessibleName(tr("Letters"));
    m_missing->setPlaceholderText(QStringLiteral("N/A, -"));
    m_missing->setToolTip(
        tr("Texts that mean “no value”, separated by commas. The value is then missing."));
    m_kind->setObjectName(QStringLiteral("mappingKind"));
    m_written->setAccessibleName(tr("How the column writes it"));
    form->addRow(labelFor(tr("&Letters"), m_letters), inLines({m_letters, m_trim}, this));
    form->addRow(labelFor(tr("Means “&no value”"), m_missing), m_missing);
    form->addRow(labelFor(tr("&Read as"), m_kind), m_kind);
    form->addRow(labelFor(tr("&Written as"), m_written), m_written);
}

void MappingForm::offerWords()
{
    m_joint->addWords(tr("a space"), QStringLiteral(" "));
    m_joint->addWords(tr("a comma and a space"), QStringLiteral(", "));
    m_joint->addWords(tr("nothing between them"), QString());
    m_splitAt->addWords(tr("not split"), QString());
    m_splitAt->addWords(tr("a space"), QStringLiteral(" "));
    m_splitAt->addWords(tr("a comma"), QStringLiteral(","));
    m_splitAt->addWords(tr("a semicolon"), QStringLiteral(";"));
    m_letters->addItem(tr("as they are"), int(FieldMapping::Case::AsItIs));
    m_letters->addItem(tr("small"), int(FieldMapping::Case::Lower));
    m_letters->addItem(tr("capital"), int(FieldMapping::Case::Upper));
    m_letters->addItem(tr("a capital for each word"), int(FieldMapping::Case::Title));
    m_kind->addItems({tr("what it is"), tr("a date or time"), tr("a number")});
    for (int part = 1; part <= mostPartsShown; ++part)
        m_part->addItem(partWords(part), part);
    m_part->addItem(partWords(-1), -1);
    m_part->addItem(partWords(-2), -2);
}

/// The first of them stands there until another is chosen.
void MappingForm::fillForms()
{
    m_written->clear();
    if (m_kind->currentIndex() == AsDate)
        for (const char *form : {"dd.MM.yyyy", "MM/dd/yyyy", "dd/MM/yyyy", "yyyy-MM-dd", "yyyyMMdd",
                                 "dd.MM.yyyy HH:mm", "yyyy-MM-dd HH:mm:ss", "HH:mm"})
            m_written->addWords(QString::fromLatin1(form), QString::fromLatin1(form));
    if (m_kind->currentIndex() == AsNumber)
        for (const char *code : {"de_DE", "en_US", "de_CH", "fr_FR", "es_ES", "it_IT", "pt_BR",
                                 "nl_NL", "pl_PL", "sv_SE", "en_IN"}) {
            const QLocale locale{QString::fromLatin1(code)};
            m_written->addWords(QStringLiteral("%1: %2").arg(locale.nativeCountryName(),
                                                             locale.toString(1234567.5, 'f', 1)),
                                QString::fromLatin1(code));
        }
}

void MappingForm::setColumns(const QStringList &columns)
{
    m_columns = columns;
    m_joined.reset();
}

void MappingForm::showField(const FieldMapping &field, bool isLeftOut)
{
    setEnabled(!isLeftOut);
    m_isUnfinished = false;
    m_shown = field;
    m_name->setText(isLeftOut ? QString() : field.field);
    m_from->setText(lineOf(field.from));
    m_joint->setText(field.joint);
    m_splitAt->setText(field.splitAt);
    showPart(field.part);
    m_andAfter->setChecked(field.andAfter);
    m_trim->setChecked(field.trim);
    m_letters->setCurrentIndex(m_letters->findData(int(field.letters)));
    m_missing->setText(lineOf(field.missing));
    m_kind->setCurrentIndex(!field.date.isEmpty()     ? AsDate
                            : !field.number.isEmpty() ? AsNumber
                                                      : AsText);
    fillForms();
    m_written->setText(field.date + field.number);
    showFitting();
}

void MappingForm::showPart(int part)
{
    if (m_part->findData(part) < 0)
        m_part->addItem(partWords(part), part);
    m_part->setCurrentIndex(m_part->findData(part));
}

void MappingForm::beginWithName()
{
    m_name->setFocus();
    m_name->selectAll();
}

void MappingForm::addColumn()
{
    const QString column = m_more->currentData().toString();
    m_shown.from = from() + QStringList{column};
    m_from->setText(lineOf(m_shown.from));
    tell();
}

QStringList MappingForm::from() const
{
    const QString said = m_from->text();
    return said == lineOf(m_shown.from) ? m_shown.from : columnsIn(said).value_or(QStringList());
}

QStringList MappingForm::missing() const
{
    const QString said = m_missing->text();
    return said == lineOf(m_shown.missing) ? m_shown.missing
                                           : columnsIn(said).value_or(QStringList());
}

/// Only what means something for this field.
void MappingForm::showFitting()
{
    const QStringList joined = from();
    auto *form = qobject_cast<QFormLayout *>(layout());
    form->setRowVisible(m_from->parentWidget(), !m_shown.isFileName);
    form->setRowVisible(m_joint, joined.size() > 1);
    form->setRowVisible(m_part->parentWidget(), !m_splitAt->text().isEmpty());
    form->setRowVisible(m_written, m_kind->currentIndex() != AsText);
    offerColumns(joined);
    const QString said = isEnabled() ? fault() : QString();
    m_fault->setText(said);
}

/// A file may have thousands, and this is asked at each key.
void MappingForm::offerColumns(const QStringList &joined)
{
    if (m_joined == joined)
        return;
    m_joined = joined;
    m_more->clear();
    for (const QString &column : std::as_const(m_columns))
        if (!joined.contains(column))
            m_more->addItem(cellText(column, 60), column);
    m_more->setCurrentIndex(-1);
    m_more->setEnabled(m_more->count() > 0);
}

QString MappingForm::fault() const
{
    if (m_name->text().trimmed().isEmpty())
        return tr("Enter a name for the field.");
    if (m_shown.isFileName)
        return {};
    if (const auto said = columnsIn(m_from->text()); !said)
        return said.error().sentence;
    if (from().isEmpty())
        return tr("Choose the column that it is made of.");
    for (const QString &column : from())
        if (!m_columns.contains(column))
            return tr("The file has no column “%1”.").arg(column);
    if (const auto said = columnsIn(m_missing->text()); !said)
        return said.error().sentence;
    if (m_kind->currentIndex() != AsText && m_written->text().trimmed().isEmpty())
        return tr("Enter how the column writes it.");
    return {};
}

FieldMapping MappingForm::field() const
{
    FieldMapping field;
    field.field = m_name->text();
    field.isFileName = m_shown.isFileName;
    field.from = from();
    if (field.from.size() > 1)
        field.joint = m_joint->text();
    field.splitAt = m_splitAt->text();
    if (!field.splitAt.isEmpty()) {
        field.part = m_part->currentData().toInt();
        field.andAfter = m_andAfter->isChecked();
    }
    field.trim = m_trim->isChecked();
    field.letters = FieldMapping::Case(m_letters->currentData().toInt());
    field.missing = missing();
    if (m_kind->currentIndex() == AsDate)
        field.date = m_written->text();
    if (m_kind->currentIndex() == AsNumber)
        field.number = m_written->text();
    return field;
}

void MappingForm::tell()
{
    showFitting();
    m_isUnfinished = !fault().isEmpty();
    if (!m_isUnfinished)
        emit changed(field());
}

} // namespace intray
