// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/pickers/yesnopicker.h"

#include "lists/celltext.h"
#include "schema/yesnowords.h"
#include "ui/common/segments.h"
#include "ui/common/tokens.h"
#include "ui/desk/fieldeditor.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QStyle>

namespace intray {

static constexpr int noSegment = 0; ///< Then yes.

static QStringList wordsOf(const Field &field)
{
    if (field.type == u"boolean")
        return {QStringLiteral("true"), QStringLiteral("false")};
    return yesAndNoOf(field.choices);
}

/// Of the field nothing is seen but what is missing in it.
class YesNoPicker::Cover : public QWidget
{
public:
    explicit Cover(FieldEditor &editor)
        : QWidget(&editor)
        , m_editor(editor)
    {
        setFocusProxy(&editor);
        setCursor(Qt::ArrowCursor);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.fillRect(rect(), m_editor.palette().color(QPalette::Base));
        if (!m_editor.document()->isEmpty())
            return;
        const QRect behind = rect().adjusted(childrenRect().right() + room::beside, 0, 0, 0);
        painter.setPen(colourOf(ColourRole::Dimmed, palette()));
        painter.drawText(QStyle::visualRect(layoutDirection(), rect(), behind),
                         int(Qt::AlignVCenter | Qt::AlignLeading), m_editor.placeholderText());
    }

    void mousePressEvent(QMouseEvent *) override { m_editor.setFocus(Qt::MouseFocusReason); }

private:
    FieldEditor &m_editor;
};

YesNoPicker::YesNoPicker(const Field &field, FieldEditor &editor, QWidget *parent)
    : FieldPicker(parent)
    , m_field(field)
    , m_editor(editor)
    , m_words(wordsOf(field))
    , m_cover(new Cover(editor))
    , m_over(new Segments({tr("No"), tr("Yes")}, m_cover))
    , m_behind(new Segments({tr("No"), tr("Yes")}, this))
{
    make();
    editor.installEventFilter(this);
}

void YesNoPicker::make()
{
    m_over->setObjectName(QStringLiteral("pick.") + m_field.name);
    layout()->setContentsMargins(room::between, 0, 0, 0);
    layout()->addWidget(m_behind);
    for (Segments *one : {m_over, m_behind}) {
        one->setTakesFocus(false);
        one->setAccessibleName(m_field.label);
        one->setToolTip(plainToolTip(
            tr("Left, Right and the space key in the field change %1.").arg(m_field.label)));
        connect(one, &Segments::chosenByPerson, this,
                [this](int segment) { choose(segment != noSegment); });
    }
}

void YesNoPicker::showText(const QString &text)
{
    m_text = text;
    const auto truth =
        m_words.contains(text) ? std::optional(text == m_words.constFirst()) : truthOf(text);
    if (truth)
        m_lastWord = text;
    const int chosen = !truth ? -1 : *truth ? noSegment + 1 : noSegment;
    m_over->choose(chosen);
    m_behind->choose(chosen);
    showCover();
}

void YesNoPicker::setMayCover(bool may)
{
    m_mayCover = may;
    showCover();
}

void YesNoPicker::showCover()
{
    const bool isClear = m_over->chosen() >= 0 || m_text.isEmpty();
    const bool isText = m_editor.isReadOnly(); // and looks like it
    m_cover->setVisible(!isText && m_mayCover && isClear && !m_isTyping);
    m_over->setInHand(m_editor.hasFocus());
    m_behind->setVisible(!isText && m_cover->isHidden());
    fit();
}

void YesNoPicker::fit()
{
    m_cover->setGeometry(m_editor.rect());
    for (Segments *one : {m_over, m_behind})
        one->setLineHeight(m_editor.heightOfOneLine());
    const QSize size = m_over->sizeHint();
    const QRect place(QPoint(0, 0), size);
    m_over->setGeometry(QStyle::visualRect(layoutDirection(), m_cover->rect(), place));
    m_editor.setMinimumWidth(size.width());
    m_cover->raise();
}

bool YesNoPicker::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::Resize:
    case QEvent::Show:
    case QEvent::ReadOnlyChange:
    case QEvent::FocusIn:
        showCover();
        break;
    case QEvent::FocusOut:
        m_isTyping = false;
        QMetaObject::invokeMethod(this, &YesNoPicker::showCover, Qt::QueuedConnection);
        break;
    case QEvent::InputMethod: // letters that several keys make
        if (!m_cover->isHidden())
            beginTyping();
        break;
    case QEvent::KeyPress:
        if (!m_cover->isHidden() && pressed(*static_cast<QKeyEvent *>(event)))
            return true;
        break;
    default:
        break;
    }
    return FieldPicker::eventFilter(watched, event);
}

// What is typed or pasted takes the place of what stands there.
bool YesNoPicker::pressed(const QKeyEvent &key)
{
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    const bool isPlain = (key.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (isPlain && (key.key() == Qt::Key_Left || key.key() == Qt::Key_Right)) {
        if (!m_editor.isReadOnly())
            choose((key.key() == Qt::Key_Right) != isMirrored);
        return true;
    }
    const bool isText = !key.text().isEmpty() && key.text().at(0).isPrint() &&
                        key.key() != Qt::Key_Space && !(key.modifiers() & Qt::ControlModifier);
    const bool isErasing = key.key() == Qt::Key_Backspace || key.key() == Qt::Key_Delete;
    if (isErasing || key.matches(QKeySequence::Paste))
        m_editor.selectAll();
    else if (isText)
        beginTyping();
    return false;
}

void YesNoPicker::beginTyping()
{
    if (m_editor.isReadOnly())
        return;
    m_editor.selectAll();
    m_isTyping = true;
    showCover();
}

void YesNoPicker::changeEvent(QEvent *event)
{
    FieldPicker::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LayoutDirectionChange)
        fit();
}

void YesNoPicker::pick()
{
    const bool saysYes =
        m_words.isEmpty() ? truthOf(m_text).value_or(false) : m_text == m_words.constFirst();
    choose(!saysYes);
}

void YesNoPicker::choose(bool yes)
{
    m_isTyping = false;
    if (m_words.isEmpty())
        emit picked(yesNoWord(yes, QStringList{m_text, m_lastWord} + m_field.known));
    else
        emit picked(m_words.at(yes ? 0 : 1));
    showText(m_text); // where the field could not be changed
}

} // namespace intray
