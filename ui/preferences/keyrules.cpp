// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/keyrules.h"

#include <QCoreApplication>

#include <algorithm>

namespace intray {

namespace {

struct KeyWords
{
    Q_DECLARE_TR_FUNCTIONS(intray::KeysPage)
};

QString written(const QKeySequence &key)
{
    return key.toString(QKeySequence::NativeText);
}

bool isFunctionKey(int key)
{
    return key >= Qt::Key_F1 && key <= Qt::Key_F35;
}

/// Keys that move in a text or a list, or change a text: with Ctrl and Shift, too.
bool isEditingKey(int key)
{
    static constexpr int editing[] = {
        Qt::Key_Left,   Qt::Key_Right,     Qt::Key_Up,       Qt::Key_Down,  Qt::Key_Home,
        Qt::Key_End,    Qt::Key_PageUp,    Qt::Key_PageDown, Qt::Key_Tab,   Qt::Key_Backtab,
        Qt::Key_Escape, Qt::Key_Backspace, Qt::Key_Delete,   Qt::Key_Space, Qt::Key_Insert};
    return std::find(std::begin(editing), std::end(editing), key) != std::end(editing);
}

/// Tab itself leads from field to field; with Ctrl it leads from page to page in many programs.
bool isTabWithControl(const QKeyCombination &pressed)
{
    const bool isTab = pressed.key() == Qt::Key_Tab || pressed.key() == Qt::Key_Backtab;
    return isTab && (pressed.keyboardModifiers() & ~Qt::ShiftModifier) == Qt::ControlModifier;
}

bool isOfEveryText(const QKeySequence &key)
{
    static const QList<QKeySequence> ofTexts{
        QKeySequence(Qt::CTRL | Qt::Key_C), QKeySequence(Qt::CTRL | Qt::Key_X),
        QKeySequence(Qt::CTRL | Qt::Key_V), QKeySequence(Qt::CTRL | Qt::Key_A),
        QKeySequence(Qt::CTRL | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y),
        QKeySequence(Qt::CTRL | Qt::Key_1), QKeySequence(Qt::CTRL | Qt::Key_2)};
    return ofTexts.contains(key);
}

} // namespace

QString whyNoKey(const QKeySequence &key)
{
    const QKeyCombination pressed = key[0];
    const auto modifiers = pressed.keyboardModifiers() & ~Qt::KeypadModifier;
    const bool isLetter = pressed.key() >= Qt::Key_A && pressed.key() <= Qt::Key_Z;
    const bool isEditing = isEditingKey(pressed.key()) && !isTabWithControl(pressed);
    if (key.count() != 1 || isEditing || isOfEveryText(key))
        return KeyWords::tr("%1 is needed in fields and lists.").arg(written(key));
    if ((modifiers == Qt::NoModifier || modifiers == Qt::ShiftModifier) &&
        !isFunctionKey(pressed.key()))
        return KeyWords::tr("%1 would be typed into the field. Use it with Ctrl.")
            .arg(written(key));
    if (modifiers == Qt::AltModifier && isLetter)
        return KeyWords::tr("Alt with a letter opens menus and presses buttons.");
    if (modifiers.testFlags(Qt::ControlModifier | Qt::AltModifier))
        return KeyWords::tr("Ctrl with Alt types a letter on many keyboards.");
    return {};
}

QKeySequence keyWith(const ChosenKeys &chosen, const UsualKey &action)
{
    return action.isFixed ? action.key : chosen.value(action.name, action.key);
}

std::optional<UsualKey> ownerOf(const QKeySequence &key, const ChosenKeys &chosen,
                                const QString &besides)
{
    for (const UsualKey &action : usualKeys())
        if (!key.isEmpty() && action.name != besides && keyWith(chosen, action) == key)
            return action;
    return std::nullopt;
}

ChosenKeys withKey(ChosenKeys chosen, const QString &action, const QKeySequence &key)
{
    const QList<UsualKey> all = usualKeys();
    const auto found = std::find_if(all.begin(), all.end(), [&](const UsualKey &usual) {
        return usual.name == action && !usual.isFixed;
    });
    if (found == all.end() || found->key == key)
        chosen.remove(action);
    else
        chosen.insert(action, key);
    return chosen;
}

ChosenKeys possibleKeys(const ChosenKeys &wished)
{
    ChosenKeys possible;
    for (const UsualKey &action : usualKeys()) {
        const auto wish = wished.find(action.name);
        if (wish != wished.end() && (wish->isEmpty() || whyNoKey(*wish).isEmpty()))
            possible = withKey(possible, action.name, *wish);
    }
    // Whoever goes back to the usual key may meet another who has it now.
    bool isSettled = false;
    while (!isSettled) {
        const QStringList names = possible.keys();
        const auto clashing = std::find_if(names.begin(), names.end(), [&](const QString &name) {
            return ownerOf(possible.value(name), possible, name).has_value();
        });
        isSettled = clashing == names.end();
        if (!isSettled)
            possible.remove(*clashing);
    }
    return possible;
}

} // namespace intray
