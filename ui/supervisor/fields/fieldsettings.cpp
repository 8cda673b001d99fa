// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/fields/fieldsettings.h"

#include "session/verifying/schemaediting.h"
#include "ui/common/formrows.h"
#include "ui/common/letters.h"
#include "ui/common/textbox.h"
#include "ui/supervisor/fields/kindwords.h"
#include "ui/supervisor/fields/lookupsettings.h"
#include "ui/supervisor/fields/sourcesettings.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>

namespace intray {

FieldSettings::FieldSettings(SchemaEditing &editing, QWidget *parent)
    : QScrollArea(parent)
    , m_editing(editing)
{
    setObjectName(QStringLiteral("fieldSettings"));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setWidgetResizable(true);
    auto *sheet = new QWidget(this);
    m_form = new QFormLayout(sheet);
    m_form->setContentsMargins(8, 0, 8, 8);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    setWidget(sheet);
    makeWords(*m_form);
    makeKind(*m_form);
    makeTexts(*m_form);
    makeMarks(*m_form);
    connect(&m_editing, &SchemaEditing::schemaChanged, this, &FieldSettings::showAgain);
    showField({});
    giveRoomToType();
    // Longer words need more room; nothing scrolls sideways.
    setMinimumWidth(widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width());
}

// Where it is not left beside the words, a field stands below them.
void FieldSettings::giveRoomToType()
{
    const int least = 24 * letterWidth(fontMetrics());
    for (auto *field : widget()->findChildren<QWidget *>()) {
        const bool isTyped = qobject_cast<QLineEdit *>(field) || qobject_cast<QComboBox *>(field) ||
                             qobject_cast<QPlainTextEdit *>(field);
        if (isTyped && !qobject_cast<QComboBox *>(field->parentWidget()) &&
            field->parentWidget() == widget())
            field->setMinimumWidth(least);
    }
}

void FieldSettings::makeWords(QFormLayout &form)
{
    m_label = line("settingLabel");
    m_help = line("settingHelp");
    m_group = open("settingGroup");
    form.addRow(labelFor(tr("&Label"), m_label), m_label);
    form.addRow(labelFor(tr("&Help"), m_help), m_help);
    form.addRow(labelFor(tr("&Group"), m_group), m_group);
}

void FieldSettings::makeKind(QFormLayout &form)
{
    m_kind = new QComboBox(widget());
    m_kind->setObjectName(QStringLiteral("settingKind"));
    follow(m_kind);
    m_format = open("settingFormat");
    m_least = line("settingLeast");
    m_most = line("settingMost");
    form.addRow(labelFor(tr("&Kind"), m_kind), m_kind);
    form.addRow(labelFor(tr("Format"), m_format), m_format);
    form.addRow(labelFor(tr("Mi&nimum"), m_least), m_least);
    form.addRow(labelFor(tr("Ma&ximum"), m_most), m_most);
}

void FieldSettings::makeTexts(QFormLayout &form)
{
    m_choices = lines("settingChoices", tr("One value per line. Empty: any value"));
    m_pattern = line("settingPattern");
    m_longest = line("settingLongest");
    m_placeholders = lines("settingPlaceholders", tr("One per line, such as N/A or -"));
    m_spelling = open("settingSpelling");
    m_several = mark(tr("Several of these values"), "settingSeveral");
    form.addRow(labelFor(tr("Values"), m_choices), m_choices);
    form.addRow(QString(), m_several);
    form.addRow(labelFor(tr("Pattern"), m_pattern), m_pattern);
    form.addRow(labelFor(tr("L&ongest, in characters"), m_longest), m_longest);
    form.addRow(labelFor(tr("Texts that mean “no value”"), m_placeholders), m_placeholders);
    form.addRow(labelFor(tr("Spelling"), m_spelling), m_spelling);
    m_lookup = new LookupSettings(form, widget());
    connect(m_lookup, &LookupSettings::changed, this, [this] { take(m_lookup->objectName()); });
    m_source = new SourceSettings(form, widget());
    connect(m_source, &SourceSettings::changed, this, [this] { take(m_source->objectName()); });
}

void FieldSettings::makeMarks(QFormLayout &form)
{
    m_required = mark(tr("Required"), "settingRequired");
    m_unique = mark(tr("Different in every record"), "settingUnique");
    m_readOnly = mark(tr("Read-only at the desk"), "settingReadOnly");
    m_inList = mark(tr("Shown in the lists"), "settingInList");
    m_multiline = mark(tr("Several lines"), "settingMultiline");
    for (QCheckBox *box : {m_required, m_unique, m_readOnly, m_inList, m_multiline})
        form.addRow(box);
}

QLineEdit *FieldSettings::line(const char *name)
{
    auto *made = new QLineEdit(widget());
    made->setObjectName(QString::fromLatin1(name));
    connect(made, &QLineEdit::textEdited, this, [this, made] { take(made->objectName()); });
    return made;
}

QComboBox *FieldSettings::open(const char *name)
{
    auto *made = new QComboBox(widget());
    made->setObjectName(QString::fromLatin1(name));
    made->setEditable(true);
    made->setInsertPolicy(QComboBox::NoInsert);
    made->setMinimumContentsLength(8);
    made->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    connect(made, &QComboBox::currentTextChanged, this, [this, made] { take(made->objectName()); });
    return made;
}

QPlainTextEdit *FieldSettings::lines(const char *name, const QString &help)
{
    auto *made = new TextBox(widget());
    made->setObjectName(QString::fromLatin1(name));
    made->setPlaceholderText(help);
    made->setTabChangesFocus(true);
    made->setMaximumHeight(made->fontMetrics().height() * 5 + 12);
    connect(made, &QPlainTextEdit::textChanged, this, [this, made] { take(made->objectName()); });
    return made;
}

QCheckBox *FieldSettings::mark(const QString &text, const char *name)
{
    auto *made = new QCheckBox(text, widget());
    made->setObjectName(QString::fromLatin1(name));
    connect(made, &QCheckBox::toggled, this, [this] { take({}); });
    return made;
}

void FieldSettings::follow(QWidget *field)
{
    connect(qobject_cast<QComboBox *>(field), &QComboBox::currentIndexChanged, this,
            [this] { take({}); });
}

static QStringList linesIn(const QPlainTextEdit &edit)
{
    QStringList texts;
    for (const QString &text : edit.toPlainText().split(u'\n'))
        if (!text.trimmed().isEmpty())
            texts << text;
    return texts;
}

EditedField FieldSettings::typed() const
{
    EditedField field = m_editing.schema().field(m_name);
    field.label = m_label->text();
    field.help = m_help->text();
    field.group = m_group->currentText();
    field.kind = m_kind->currentData().toString();
    field.format = m_format->currentText();
    field.least = m_least->text();
    field.most = m_most->text();
    field.choices = linesIn(*m_choices);
    field.several = m_several->isChecked() && !field.choices.isEmpty();
    field.pattern = m_pattern->text();
    field.longest = m_longest->text();
    field.placeholders = linesIn(*m_placeholders);
    field.spelling = m_spelling->currentText();
    field.lookup = m_lookup->rule();
    field.source = m_source->source();
    field.required = m_required->isChecked();
    field.unique = m_unique->isChecked();
    field.readOnly = m_readOnly->isChecked();
    field.inList = m_inList->isChecked();
    field.multiline = m_multiline->isChecked();
    return field;
}

void FieldSettings::take(const QString &what)
{
    if (m_showing || m_name.isEmpty())
        return;
    EditedSchema schema = m_editing.schema();
    schema.setField(m_name, typed());
    m_editing.change(schema, what.isEmpty() ? what : m_name + u'/' + what);
}

void FieldSettings::showField(const QString &name)
{
    m_name = name;
    widget()->setEnabled(!name.isEmpty());
    show(m_editing.schema().field(name));
    verticalScrollBar()->setValue(0);
}

/// What is typed here stands here already; another kind, a step back or a rule that was taken over
/// says something else.
void FieldSettings::showAgain()
{
    if (m_name.isEmpty())
        return;
    const EditedField field = m_editing.schema().field(m_name);
    if (field != typed() || field.kind != m_shownKind)
        show(field);
    else
        showFitting(field);
}

void FieldSettings::offerTables(const QList<Lookup> &tables)
{
    m_showing = true;
    m_lookup->offer(tables);
    m_showing = false;
}

static void setText(QLineEdit &edit, const QString &text)
{
    if (edit.text() == text)
        return;
    edit.setText(text);
    edit.setCursorPosition(0); // long ones are read from their beginning
}

static void setLines(QPlainTextEdit &edit, const QStringList &texts)
{
    if (linesIn(edit) != texts)
        edit.setPlainText(texts.join(u'\n'));
}

void FieldSettings::show(const EditedField &field)
{
    m_showing = true;
    setText(*m_label, field.label);
    m_label->setPlaceholderText(m_name);
    setText(*m_help, field.help);
    showKinds(field);
    showFormats(field);
    setText(*m_least, field.least);
    setText(*m_most, field.most);
    setLines(*m_choices, field.choices);
    m_several->setChecked(field.several);
    setText(*m_pattern, field.pattern);
    setText(*m_longest, field.longest);
    setLines(*m_placeholders, field.placeholders);
    m_lookup->setRule(field.lookup);
    m_source->setSource(field.source);
    m_required->setChecked(field.required);
    m_unique->setChecked(field.unique);
    m_readOnly->setChecked(field.readOnly);
    m_inList->setChecked(field.inList);
    m_multiline->setChecked(field.multiline);
    showFitting(field);
    m_showing = false;
}

static void fill(QComboBox &box, const QStringList &offers, const QString &text)
{
    box.clear();
    box.addItems(offers);
    box.setEditText(text);
}

void FieldSettings::showKinds(const EditedField &field)
{
    m_kind->clear();
    m_kind->addItem(wordsForType(field.type), QString());
    for (const QString &kind : FieldKind::names())
        if (kind != u"text")
            m_kind->addItem(wordsForKind(kind), kind);
    m_kind->setCurrentIndex(std::max(0, m_kind->findData(field.kind)));
}

void FieldSettings::showFormats(const EditedField &field)
{
    QStringList groups;
    for (const EditedField &one : m_editing.schema().allFields())
        if (!one.group.isEmpty())
            groups << one.group;
    groups.removeDuplicates();
    groups.sort();
    fill(*m_group, groups, field.group);
    m_shownKind = field.kind;
    fill(*m_format, usualFormats(field.kind), field.format);
    const FieldKind kind = FieldKind::from(field.kind, {}).value_or(FieldKind());
    m_format->lineEdit()->setPlaceholderText(kind.format());
    fill(*m_spelling, offeredDictionaries(), field.spelling);
}

// What is said already is shown too, so that it can be taken away.
void FieldSettings::showFitting(const EditedField &field)
{
    const FittingRules fitting = fittingRules(field);
    const auto offer = [this](QWidget *row, bool isOffered) {
        m_form->setRowVisible(row, isOffered);
    };
    offer(m_format, fitting.format || !field.format.isEmpty());
    offer(m_least, fitting.limits || !field.least.isEmpty());
    offer(m_most, fitting.limits || !field.most.isEmpty());
    offer(m_choices, fitting.choices || !field.choices.isEmpty());
    offer(m_several, (fitting.text && !field.choices.isEmpty()) || field.several);
    offer(m_pattern, fitting.text || !field.pattern.isEmpty());
    offer(m_longest, fitting.text || !field.longest.isEmpty());
    offer(m_spelling, fitting.text || !field.spelling.isEmpty());
    m_lookup->setShown(fitting.text || !field.lookup.isEmpty());
    m_source->setShown(fitting.text || field.source != EditedSource());
    offer(m_multiline, fitting.text || field.multiline);
}

} // namespace intray
