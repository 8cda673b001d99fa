// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/message.h"
#include "ui/common/linebutton.h"

#include <QFrame>

#include <chrono>
#include <optional>

class QAction;
class QHBoxLayout;
class QToolButton;

namespace intray {

class Actions;
class ElidedLabel;
class SignLabel;

/// One sentence with at most two actions, where it is seen and in nobody's way: one line, or
/// two where the sentence has no room in one, and as high in both. Of several that share a place
/// one is seen, and the others wait. What has no room is behind Details. Says itself to screen
/// readers and never takes the focus. Its kind is told by a word and a sign; the colour only
/// repeats it.
class MessageLine : public QFrame
{
    Q_OBJECT
public:
    /// As high as every message with the letters of that part.
    static int heightIn(const QWidget &part);

    /// Buttons of actions that are not possible (any more) are not shown.
    explicit MessageLine(const Actions &actions, QWidget *parent = nullptr);

    void setMessage(const std::optional<Message> &message); ///< None: the line goes.
    /// What its messages offer is done by the page that says them, whatever the desk can do.
    void setOfPage() { m_isOfPage = true; }
    bool offers(Action action) const;
    QString sentence() const;
    bool isProblem() const;
    int widthInOneLine() const;      ///< With all keys and icons.
    void setWaiting(bool isWaiting); ///< Until another one that shares its place goes.
    /// How long Take back can still be done; shown on its button.
    void setTimeLeft(std::chrono::seconds left);

signals:
    void wanted(intray::Action action);
    void queueWanted(const QString &name);
    void dismissed();
    /// A newer message has its place. What only tells of something that is done goes then.
    void covered();
    void said(); ///< Another sentence or other buttons, which may want another width.

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override; ///< Of the font.

private:
    void build();
    void keepItsPlace();
    void keepHeight();
    void showSentence();
    void showActions();
    void showDetails();
    void fit();
    int roomBeside() const;
    bool fitsIn(int lines, LineButton::Shows shows);
    QList<LineButton *> shownButtons() const;
    LineButton *addButton(const QString &text, const QString &name);
    void addActionButton(Action action);
    void addQueueButton(const QString &queue);
    void sayWords(LineButton *button, Action action);
    void announce();
    void tellCovered();
    QString wordsOf(Action action) const;
    QString spokenWordsOf(Action action) const;
    void showIfPossible(LineButton *button, const QAction *action);

    const Actions &m_actions;
    std::optional<Message> m_message;
    bool m_isWaiting = false;
    bool m_isOfPage = false;
    SignLabel *m_sign;
    ElidedLabel *m_sentence;
    QHBoxLayout *m_buttons;
    LineButton *m_details;
    QToolButton *m_close;
    LineButton *m_takeBack = nullptr;
    std::chrono::seconds m_left{0};
};

} // namespace intray
