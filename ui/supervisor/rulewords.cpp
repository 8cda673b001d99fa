// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/rulewords.h"

#include "ui/supervisor/rulegroup.h"
#include "ui/supervisor/unitedit.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QSpinBox>

namespace intray {

/// A box alone, or those of a group.
static QList<QCheckBox *> boxesIn(const QWidget &field)
{
    auto *one = qobject_cast<QCheckBox *>(const_cast<QWidget *>(&field));
    return one ? QList<QCheckBox *>{one} : field.findChildren<QCheckBox *>();
}

static QString joined(const QStringList &ticked)
{
    return ticked.isEmpty() ? RuleGroup::tr("none") : ticked.join(QStringLiteral(", "));
}

static QString tickedIn(const QWidget &field)
{
    QStringList ticked;
    for (const QCheckBox *box : boxesIn(field))
        if (box->isChecked())
            ticked << box->text().remove(u'&');
    return joined(ticked);
}

static QString tickedIn(const QListWidget &list)
{
    QStringList ticked;
    for (int row = 0; row < list.count(); ++row)
        if (list.item(row)->checkState() == Qt::Checked)
            ticked << list.item(row)->text();
    return joined(ticked);
}

QString wordsIn(const QWidget &field)
{
    if (const auto *span = qobject_cast<const UnitEdit *>(&field))
        return span->words();
    if (const auto *number = qobject_cast<const QAbstractSpinBox *>(&field))
        return number->text();
    if (const auto *choice = qobject_cast<const QComboBox *>(&field))
        return choice->currentText();
    if (const auto *line = qobject_cast<const QLineEdit *>(&field))
        return line->text();
    if (const auto *text = qobject_cast<const QPlainTextEdit *>(&field))
        return text->toPlainText().trimmed().replace(u'\n', QStringLiteral(", "));
    if (const auto *list = qobject_cast<const QListWidget *>(&field))
        return tickedIn(*list);
    if (const auto *box = qobject_cast<const QCheckBox *>(&field))
        return box->isChecked() ? RuleGroup::tr("on") : RuleGroup::tr("off");
    return tickedIn(field);
}

static std::function<void()> wayBackOf(QListWidget &list)
{
    QList<Qt::CheckState> ticks;
    for (int row = 0; row < list.count(); ++row)
        ticks << list.item(row)->checkState();
    return [&list, ticks] {
        for (int row = 0; row < std::min(list.count(), int(ticks.size())); ++row)
            list.item(row)->setCheckState(ticks.at(row));
    };
}

static std::function<void()> wayBackOfBoxes(const QWidget &field)
{
    QList<std::pair<QCheckBox *, bool>> ticks;
    for (QCheckBox *box : boxesIn(field))
        ticks.emplaceBack(box, box->isChecked());
    return [ticks] {
        for (const auto &[box, isChecked] : ticks)
            box->setChecked(isChecked);
    };
}

std::function<void()> wayBackOf(QWidget &field)
{
    if (auto *span = qobject_cast<UnitEdit *>(&field))
        return
            [span, amount = span->amount(), unit = span->unit()] { span->setAmount(amount, unit); };
    if (auto *number = qobject_cast<QSpinBox *>(&field))
        return [number, value = number->value()] { number->setValue(value); };
    if (auto *number = qobject_cast<QDoubleSpinBox *>(&field))
        return [number, value = number->value()] { number->setValue(value); };
    if (auto *choice = qobject_cast<QComboBox *>(&field))
        return [choice, at = choice->currentIndex()] { choice->setCurrentIndex(at); };
    if (auto *line = qobject_cast<QLineEdit *>(&field))
        return [line, text = line->text()] { line->setText(text); };
    if (auto *text = qobject_cast<QPlainTextEdit *>(&field))
        return [text, all = text->toPlainText()] { text->setPlainText(all); };
    if (auto *list = qobject_cast<QListWidget *>(&field))
        return wayBackOf(*list);
    return wayBackOfBoxes(field);
}

} // namespace intray
