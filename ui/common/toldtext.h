// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QTextEdit>

namespace intray {

/// What was said or done, one below the other, to be read: a heading, what is known of it in
/// dimmed letters behind it, and below it a text of any length. All of it is plain text, which can
/// be selected and copied; the arrows scroll. Follows the palette.
class ToldText : public QTextEdit
{
    Q_OBJECT
public:
    struct Entry
    {
        QString heading;
        QString about; ///< May be empty, as the text may.
        QString text;

        bool operator==(const Entry &) const = default;
    };

    explicit ToldText(const QString &name, QWidget *parent = nullptr);

    void showEntries(const QList<Entry> &entries);
    void setStrongHeadings(); ///< Where these say more than who and when.

protected:
    void changeEvent(QEvent *event) override;

private:
    void write();

    QList<Entry> m_entries;
    bool m_hasStrongHeadings = false;
};

} // namespace intray
