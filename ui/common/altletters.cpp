// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/altletters.h"

#include "ui/common/morebutton.h"

#include <QAbstractButton>
#include <QKeySequence>
#include <QLabel>
#include <QShortcut>
#include <QVariant>
#include <QWidget>

namespace intray {

namespace {

constexpr const char *callProperty = "calledByLetter";

QShortcut *callOf(const QWidget &widget)
{
    return widget.property(callProperty).value<QShortcut *>();
}

bool isInMenu(const QWidget &page, const QWidget &widget)
{
    const auto *button = qobject_cast<const QAbstractButton *>(&widget);
    for (const auto *more : page.findChildren<MoreButton *>())
        if (button && more->entryOf(button))
            return true;
    return false;
}

/// Seen, in a menu, called, or with its room kept for when it comes.
bool hasPlaceOn(const QWidget &page, const QWidget &widget)
{
    if (isInMenu(page, widget))
        return true;
    if (const QShortcut *call = callOf(widget))
        return hasPlaceOn(page, *qobject_cast<QWidget *>(call->parent()));
    for (const QWidget *one = &widget; one != &page; one = one->parentWidget())
        if (one->isHidden() && !one->sizePolicy().retainSizeWhenHidden())
            return false;
    return true;
}

/// With their text: what a letter leads to, or presses. What stands in a window over this one has
/// letters of its own.
QList<QWidget *> letteredOn(const QWidget &page)
{
    QList<QWidget *> all;
    for (auto *widget : page.findChildren<QWidget *>()) {
        const auto *label = qobject_cast<QLabel *>(widget);
        const bool isLettered =
            (label && label->buddy()) || qobject_cast<QAbstractButton *>(widget);
        if (isLettered && widget->window() == page.window() && hasPlaceOn(page, *widget) &&
            !altLetterOf(widget->property("text").toString()).isEmpty())
            all << widget;
    }
    return all;
}

qsizetype markIn(const QString &text)
{
    for (qsizetype at = text.indexOf(u'&'); at >= 0 && at + 1 < text.size();
         at = text.indexOf(u'&', at + 2))
        if (text.at(at + 1) != u'&')
            return at;
    return -1;
}

QString withAnother(const QString &text, const QSet<QString> &taken)
{
    QString plain = text;
    plain.remove(markIn(text), 1);
    for (qsizetype at = 0; at < plain.size(); ++at) {
        if (!plain.at(at).isLetterOrNumber())
            continue;
        QString marked = plain;
        marked.insert(at, u'&');
        if (!taken.contains(altLetterOf(marked)))
            return marked;
    }
    return plain;
}

} // namespace

QString altLetterOf(const QString &text)
{
    return QKeySequence::mnemonic(text).toString();
}

void callWithLetterOf(QLabel &label, QShortcut &call)
{
    label.setProperty(callProperty, QVariant::fromValue(&call));
    call.setKey(QKeySequence::mnemonic(label.text()));
}

void keepAltLettersApart(const QWidget &page, QSet<QString> taken)
{
    QList<QWidget *> others;
    for (QWidget *widget : letteredOn(page)) {
        const QString letter = altLetterOf(widget->property("text").toString());
        if (taken.contains(letter))
            others << widget;
        taken << letter;
    }
    for (QWidget *widget : std::as_const(others)) {
        const QString text = withAnother(widget->property("text").toString(), taken);
        widget->setProperty("text", text);
        taken << altLetterOf(text);
    }
    for (auto *label : page.findChildren<QLabel *>())
        if (QShortcut *call = callOf(*label))
            call->setKey(QKeySequence::mnemonic(label->text()));
    for (auto *more : page.findChildren<MoreButton *>())
        more->renewLetters();
}

} // namespace intray
