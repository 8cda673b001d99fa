// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QPushButton;

namespace intray {

class ElidedLabel;
class LineButton;

/// At a sheet's foot: how much has changed and what that does, with undo and save beside it. Its
/// room is there while nothing has changed, so nothing moves when it comes. What it says is said to
/// screen readers when it comes or changes.
class SaveBar : public QWidget
{
    Q_OBJECT
public:
    struct Words
    {
        QString undo;
        QString undoKey;
        QString save;
        QString saveKey;
    };
    explicit SaveBar(const Words &words, QWidget *parent = nullptr);

    /// How much, such as "2 changes, not saved.", and what they do; the effect is elided first.
    void showChanges(const QString &howMuch, const QString &effect);
    void showNone();
    void setCanSave(bool canSave); ///< Not while it is being saved, or cannot be meant.
    void setSaveKey(const QString &key);
    QPushButton *undoButton() const;
    QWidget *effect() const; ///< Its words for what the changes do.
    QPushButton *saveButton() const;

    QSize sizeHint() const override; ///< With all that is said, in one line.

signals:
    void undoWanted();
    void saveWanted();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override; ///< Of the font.

private:
    void giveRoom();
    int widthOfHowMuch() const;
    void build();
    void dress();
    void say();

    const QString m_saveWords;
    QString m_howMuchText;
    ElidedLabel *m_howMuch;
    ElidedLabel *m_effect;
    LineButton *m_undo;
    LineButton *m_save;
};

} // namespace intray
