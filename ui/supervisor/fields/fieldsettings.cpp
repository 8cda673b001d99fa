// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/fields/fieldsettings.h"

#include "session/verifying/schemaediting.h"
#include "ui/common/formrows.h"
#include "ui/common/hairline.h"
#include "ui/common/letters.h"
#include "ui/common/lowplace.h"
#include "ui/common/pagehead.h"
#include "ui/common/textbox.h"
#include "ui/common/textlines.h"
#include "ui/common/tokens.h"
#include "ui/supervisor/fields/lookupsettings.h"
#include "ui/supervisor/fields/rightbyexample.h"
#include "ui/supervisor/fields/sourcesettings.h"
#include "ui/supervisor/rulefold.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>

#include <algorithm>

namespace intray {

FieldSettings::FieldSettings(SchemaEditing &editing, WindowSettings &settings, QWidget *parent)
    : Sheet(parent)
    , m_editing(editing)
    , m_opened(settings, QStringLiteral("fields/opened"))
    , m_head(new PageHead(PageHead::Rank::Page, PageHead::Sentence::Below, this))
    , m_area(new LowPlace(this))
    , m_page(new QWidget(this))
    , m_inSight(new QVBoxLayout)
{
    setObjectName(QStringLiteral("fieldSettings"));
    build();
    makeWords();
    makeRight();
    makeMarks();
    makeFolds();
    for (const auto change : {&SchemaEditing::schemaChanged, &SchemaEditing::savedChanged})
        connect(&m_editing, change, this, &FieldSettings::showAgain);
    showField({});
    giveRoomToType();
}

void FieldSettings::build()
{
    m_head->title()->setObjectName(QStringLiteral("settingTitle"));
    m_head->setAround({room::sheet, 0, room::edge, room::beside});
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_inSight->setContentsMargins(room::sheet, room::beside, room::sheet, room::beside);
    m_inSight->setSpacing(room::beside);
    auto *page = new QVBoxLayout(m_page);
    page->setContentsMargins(0, 0, 0, 0);
    page->setSpacing(0);
    page->addLayout(m_inSight);
    m_area->setWidget(m_page);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(1, room::edge, 1, radius::sheet);
    column->setSpacing(0);
    column->addWidget(m_head);
    column->addWidget(new Hairline(this));
    column->addWidget(m_area, 1);
}

// Longer words need more room; nothing scrolls sideways.
void FieldSettings::giveRoomToType()
{
    const int least = 12 * letterWidth(fontMetrics());
    for (auto *field : m_page->findChildren<QWidget *>()) {
        const bool isTyped = qobject_cast<QLineEdit *>(field) || qobject_cast<QComboBox *>(field) ||
                             qobject_cast<QPlainTextEdit *>(field);
        if (isTyped && !qobject_cast<QComboBox *>(field->parentWidget()))
            field->setMinimumWidth(least);
    }
    m_area->setMinimumWidth(m_page->minimumSizeHint().width() +
                            m_area->verticalScrollBar()->sizeHint().width());
}

QWidget *FieldSettings::labelled(const QString &text, QWidget *field)
{
    return inOneColumn({labelFor(text, field), field}, m_page);
}

static QWidget *pair(QWidget *one, QWidget *other, QWidget *parent)
{
    auto *holder = new QWidget(parent);
    auto *both = new QHBoxLayout(holder);
    both->setContentsMargins(0, 0, 0, 0);
    both->setSpacing(room::edge);
    both->addWidget(one, 1, Qt::AlignTop);
    both->addWidget(other, 1, Qt::AlignTop);
    return holder;
}

void FieldSettings::makeWords()
{
    m_label = line("settingLabel");
    m_kind = new QComboBox(m_page);
    m_kind->setObjectName(QStringLiteral("settingKind"));
    m_kind->setMinimumContentsLength(8);
    m_kind->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    follow(m_kind);
    m_help = line("settingHelp");
    m_inSight->addWidget(
        pair(labelled(tr("&Label"), m_label), labelled(tr("&Kind"), m_kind), m_page));
    m_inSight->addWidget(labelled(tr("&Help"), m_help));
    m_inSight->addWidget(new Hairline(m_page));
}

void FieldSettings::makeRight()
{
    m_format = open("settingFormat");
    m_least = line("settingLeast");
    m_most = line("settingMost");
    m_choices = lines("settingChoices", tr("One value per line. Empty: any value"));
    m_several = mark(tr("Several of these values"), "settingSeveral");
    m_examples = new RightByExample(m_page);
    m_limits = pair(labelled(tr("Mi&nimum"), m_least), labelled(tr("Ma&ximum"), m_most), m_page);
    for (QWidget *one :
         {labelled(tr("Format"), m_format), m_limits, static_cast<QWidget *>(m_examples),
          labelled(tr("Values"), m_choices), static_cast<QWidget *>(m_several)})
        m_inSight->addWidget(one);
    connect(m_examples, &RightByExample::patternTyped, this, [this](const QString &pattern) {
        m_pattern->setText(pattern);
        take(m_pattern->objectName());
    });
    connect(m_examples, &RightByExample::patternWanted, this, &FieldSettings::editPattern);
}

void FieldSettings::makeMarks()
{
    m_required = mark(tr("Required"), "settingRequired");
    m_unique = mark(tr("Different in every record"), "settingUnique");
    m_readOnly = mark(tr("Read-only at the desk"), "settingReadOnly");
    m_marks = new QGridLayout;
    m_marks->setVerticalSpacing(room::within);
    m_marks->setHorizontalSpacing(room::edge);
    layMarks(0);
    m_inSight->addLayout(m_marks);
}

RuleFold *FieldSettings::addFold(const QString &key, const QString &name)
{
    auto *fold = new RuleFold(key, name, m_page);
    fold->form().setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_page->layout()->addWidget(fold);
    m_opened.add(fold);
    return fold;
}

void FieldSettings::makeFolds()
{
    m_page->layout()->addWidget(new Hairline(m_page));
    m_corrections = addFold(QStringLiteral("corrections"), tr("Corrections"));
    m_place = addFold(QStringLiteral("shown"), tr("Where shown"));
    m_rest = addFold(QStringLiteral("advanced"), tr("Advanced"));
    static_cast<QBoxLayout *>(m_page->layout())->addStretch(1);
    m_spelling = open("settingSpelling");
    m_corrections->form().addRow(labelFor(tr("Spelling"), m_spelling), m_spelling);
    m_group = open("settingGroup");
    m_inList = mark(tr("Shown in the lists"), "settingInList");
    m_multiline = mark(tr("Several lines"), "settingMultiline");
    m_place->form().addRow(labelFor(tr("&Group"), m_group), m_group);
    m_place->form().addRow(m_inList);
    m_place->form().addRow(m_multiline);
    QFormLayout &rest = m_rest->form();
    m_pattern = line("settingPattern");
    m_longest = line("settingLongest");
    m_placeholders = lines("settingPlaceholders", tr("One per line, such as N/A or -"));
    rest.addRow(labelFor(tr("Pattern"), m_pattern), m_pattern);
    rest.addRow(labelFor(tr("L&ongest, in characters"), m_longest), m_longest);
    m_lookup = new LookupSettings(rest, rest.parentWidget());
    connect(m_lookup, &LookupSettings::changed, this, [this] { take(m_lookup->objectName()); });
    m_source = new SourceSettings(rest, rest.parentWidget());
    connect(m_source, &SourceSettings::changed, this, [this] { take(m_source->objectName()); });
    rest.addRow(labelFor(tr("Texts that mean “no value”"), m_placeholders), m_placeholders);
    m_missing = lines("settingMissing", tr("One per line, such as refused or refused = -98"));
    m_missing->setToolTip(tr("A required field can stay empty for one of these reasons. Behind = "
                             "stands what other programs write for it."));
    rest.addRow(labelFor(tr("Reasons to be empty"), m_missing), m_missing);
}

QLineEdit *FieldSettings::line(const char *name)
{
    auto *made = new QLineEdit(m_page);
    made->setObjectName(QString::fromLatin1(name));
    connect(made, &QLineEdit::textEdited, this, [this, made] { take(made->objectName()); });
    return made;
}

QComboBox *FieldSettings::open(const char *name)
{
    auto *made = new QComboBox(m_page);
    made->setObjectName(QString::fromLatin1(name));
    made->setEditable(true);
    made->setInsertPolicy(QComboBox::NoInsert);
    made->setMinimumContentsLength(8);
    made->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    connect(made, &QComboBox::currentTextChanged, this, [this, made] { take(made->objectName()); });
    return made;
}

/// As high as its lines are, and not much higher.
static void fitHeight(QPlainTextEdit *edit)
{
    constexpr int most = 5;
    const int count = std::clamp(edit->blockCount(), 1, most);
    edit->setFixedHeight(count * edit->fontMetrics().lineSpacing() + 2 * room::between);
}

QPlainTextEdit *FieldSettings::lines(const char *name, const QString &help)
{
    auto *made = new TextBox(m_page);
    made->setObjectName(QString::fromLatin1(name));
    made->setPlaceholderText(help);
    made->setTabChangesFocus(true);
    connect(made, &QPlainTextEdit::textChanged, this, [this, made] {
        fitHeight(made);
        take(made->objectName());
    });
    fitHeight(made);
    return made;
}

QCheckBox *FieldSettings::mark(const QString &text, const char *name)
{
    auto *made = new QCheckBox(text, m_page);
    made->setObjectName(QString::fromLatin1(name));
    connect(made, &QCheckBox::toggled, this, [this] { take({}); });
    return made;
}

void FieldSettings::follow(QComboBox *box)
{
    connect(box, &QComboBox::currentIndexChanged, this, [this] { take({}); });
}

void FieldSettings::editPattern()
{
    m_opened.openThatOf(m_pattern);
    m_pattern->setFocus(Qt::ShortcutFocusReason);
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
    field.choices = filledLinesIn(*m_choices);
    field.several = m_several->isChecked() && !field.choices.isEmpty();
    field.pattern = m_pattern->text();
    field.right = m_examples->typedFor(field.pattern);
    field.longest = m_longest->text();
    field.placeholders = filledLinesIn(*m_placeholders);
    field.missing = missingReasonsOf(filledLinesIn(*m_missing));
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

void FieldSettings::resizeEvent(QResizeEvent *event)
{
    Sheet::resizeEvent(event);
    const int width = this->width() - m_area->verticalScrollBar()->sizeHint().width();
    for (RuleFold *fold : {m_corrections, m_place, m_rest})
        fold->wrapWhereNarrow(width);
    layMarks(width - 2 * room::sheet);
}

void FieldSettings::layMarks(int width)
{
    const QList<QCheckBox *> marks{m_required, m_unique, m_readOnly};
    const auto widthOf = [](const QCheckBox *box) { return box->sizeHint().width() + room::edge; };
    const int first = widthOf(m_required), second = widthOf(m_unique), third = widthOf(m_readOnly);
    const int columns = first + second + third <= width            ? 3
                        : std::max(first, third) + second <= width ? 2
                                                                   : 1;
    for (int i = 0; i < marks.size(); ++i)
        m_marks->addWidget(marks.at(i), i / columns, i % columns);
    for (int column = 0; column < marks.size(); ++column)
        m_marks->setColumnStretch(column, column + 1 == columns ? 1 : 0);
}

void FieldSettings::changeEvent(QEvent *event)
{
    Sheet::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_choices)
        for (QPlainTextEdit *edit : {m_choices, m_placeholders, m_missing})
            fitHeight(edit);
}

} // namespace intray
