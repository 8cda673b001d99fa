// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/recordschema.h"
#include "session/feeds/previewfeed.h"
#include "ui/common/focuswatch.h"
#include "ui/common/sheet.h"

class QLabel;
class QTableWidget;

namespace intray {

class Actions;
class ElidedLabel;
class OpenList;

/// An item of the list to be looked at and not taken: its fields, what was corrected in them, and
/// who held it last. Space in the list opens and closes it, Esc closes it, and it follows the
/// selection while the list or it has the focus. Lies over the widget that it is given, where the
/// record of the desk stands, and goes by itself when work goes on elsewhere. In the window's
/// thread; borrows session, list and that widget.
class ItemPreview : public Sheet
{
    Q_OBJECT
public:
    ItemPreview(Session &session, OpenList &list, const Actions &actions, QWidget *over,
                QWidget *parent);

    void setSchema(const RecordSchema &schema); ///< Of the queue in the list.
    bool isOpen() const { return !isHidden(); }
    QTableWidget *fields() const { return m_fields; }

public slots:
    void toggle();
    void shut();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void build(const Actions &actions);
    QWidget *makeHead();
    void makeFields();
    QWidget *makeFoot(const Actions &actions);
    void follow();
    void open();
    void followFocus(const QWidget *now);
    void showCurrent();
    void showLook(const ItemLook &look);
    void showFields(const Item &item, const Record &imported);
    void say(const QString &sentence);
    void cover();
    bool pressedKey(int key, Qt::KeyboardModifiers modifiers);
    bool keepsFromOthers(QEvent *event) const;

    OpenList &m_list;
    QWidget *m_over;
    PreviewFeed m_feed;
    RecordSchema m_schema;
    ItemId m_item;        ///< The one in view.
    QString m_wholeKey;   ///< Its key.
    ElidedLabel *m_title; ///< What people call it by; the key where nothing is in that.
    QLabel *m_key;
    QLabel *m_said;
    QTableWidget *m_fields;
    FocusWatch m_focus;
};

} // namespace intray
