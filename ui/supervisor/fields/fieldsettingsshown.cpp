// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What the settings of a field show of it.
#include "lists/celltext.h"
#include "session/verifying/schemaediting.h"
#include "ui/common/lowplace.h"
#include "ui/common/pagehead.h"
#include "ui/common/textlines.h"
#include "ui/supervisor/fields/fieldsentences.h"
#include "ui/supervisor/fields/fieldsettings.h"
#include "ui/supervisor/fields/kindwords.h"
#include "ui/supervisor/fields/lookupsettings.h"
#include "ui/supervisor/fields/rightbyexample.h"
#include "ui/supervisor/fields/sourcesettings.h"
#include "ui/supervisor/rulefold.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollBar>

#include <algorithm>

namespace intray {

void FieldSettings::showField(const QString &name)
{
    m_name = name;
    m_page->setEnabled(!name.isEmpty());
    show(m_editing.schema().field(name));
    m_area->verticalScrollBar()->setValue(0);
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
    if (filledLinesIn(edit) != texts)
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
    setLines(*m_missing, linesOf(field.missing));
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
    m_kind->addItem(field.textFormat.isEmpty()
                        ? wordsForType(field.type)
                        : tr("By its format: %1").arg(wordsForTextFormat(field.textFormat)),
                    QString());
    for (const QString &kind : FieldKind::names())
        if (kind != u"text" || !field.textFormat.isEmpty())
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

// What is said already is shown too, so that it can be taken away. Values are examples enough.
void FieldSettings::showFitting(const EditedField &field)
{
    const FittingRules fitting = fittingRules(field);
    m_format->parentWidget()->setVisible(fitting.format || !field.format.isEmpty());
    m_limits->setVisible(fitting.limits || !field.least.isEmpty() || !field.most.isEmpty());
    m_examples->setVisible((fitting.text && field.choices.isEmpty()) || !field.pattern.isEmpty());
    m_examples->setTextFormat(field.textFormat);
    m_examples->showPattern(field.pattern, field.right, m_editing.stored().field(m_name).pattern);
    m_choices->parentWidget()->setVisible(fitting.choices || !field.choices.isEmpty());
    m_several->setVisible((fitting.text && !field.choices.isEmpty()) || field.several);
    m_corrections->setVisible(fitting.text || !field.spelling.isEmpty());
    m_place->form().setRowVisible(m_multiline, fitting.text || field.multiline);
    m_rest->form().setRowVisible(m_pattern, fitting.text || !field.pattern.isEmpty());
    m_rest->form().setRowVisible(m_longest, fitting.text || !field.longest.isEmpty());
    m_lookup->setShown(fitting.text || !field.lookup.isEmpty());
    m_source->setShown(fitting.text || field.source != EditedSource());
    showSentences(field);
}

void FieldSettings::showSentences(const EditedField &field)
{
    const EditedField before = m_editing.stored().field(m_name);
    m_head->setTitle(cellText(field.label.isEmpty() ? m_name : field.label));
    m_head->setSentence(m_name.isEmpty() ? QString() : sentenceOnField(field, m_examples->first()));
    m_corrections->showWhatIsSet(sentenceOnCorrections(before), sentenceOnCorrections(field));
    m_place->showWhatIsSet(sentenceOnPlace(before), sentenceOnPlace(field));
    m_rest->showWhatIsSet(sentenceOnFieldRest(before), sentenceOnFieldRest(field));
}

void FieldSettings::reveal(const QList<SchemaFault> &faults)
{
    const QString here = QStringLiteral("/properties/%1/").arg(m_name);
    const QList<std::pair<QString, QWidget *>> settings{
        {QStringLiteral("pattern"), m_pattern},
        {QStringLiteral("maxLength"), m_longest},
        {QStringLiteral("x-intray/lookup"), m_lookup->firstField()},
        {QStringLiteral("x-intray/source"), m_source->firstField()},
        {QStringLiteral("x-intray/placeholders"), m_placeholders},
        {QStringLiteral("x-intray/missing"), m_missing},
        {QStringLiteral("x-intray/spelling"), m_spelling}};
    for (const SchemaFault &fault : faults)
        for (const auto &[word, setting] : settings)
            if (fault.place.startsWith(here + word))
                m_opened.openThatOf(setting);
}

} // namespace intray
