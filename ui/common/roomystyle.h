// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace intray {

class AltHeld;

/// How much room there is around what is shown.
enum class Density { Compact, Normal, Roomy };

/// By how many pixels a row or a field is taller than usual in the style in use; less than none
/// where it is compact.
int extraRoom(const QWidget &widget);

/// The platform's style for everybody: what is clicked is at least 24 pixels wide and high (WCAG
/// 2.2, 2.5.8, target size), the edge of every field and what stands in it while it is empty can be
/// seen in any colours that a desktop has, and in those of high contrast the edge of every button,
/// which styles make of a darker background. Scroll bars are a thumb on nothing, menus a sheet.
class RoomyStyle : public QProxyStyle
{
    Q_OBJECT
public:
    /// Over the style of this name, which Qt knows; empty: the one that fits the system.
    explicit RoomyStyle(const QString &name = {}, Density density = Density::Normal);

    using QProxyStyle::polish;
    using QProxyStyle::unpolish;
    void polish(QPalette &palette) override; ///< A window's ground is darker than the sheets on it.
    void polish(QWidget *widget) override;
    void unpolish(QWidget *widget) override;
    QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                           const QWidget *widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption *option,
                    const QWidget *widget) const override;
    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *answer) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part,
                         const QWidget *widget) const override;
    QRect subElementRect(SubElement element, const QStyleOption *option,
                         const QWidget *widget) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override;
    void drawItemText(QPainter *painter, const QRect &place, int flags, const QPalette &palette,
                      bool enabled, const QString &text, QPalette::ColorRole role) const override;
    QIcon standardIcon(StandardPixmap icon, const QStyleOption *option,
                       const QWidget *widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
                            QPainter *painter, const QWidget *widget) const override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool drawFieldControl(const QStyleOptionComplex &option, QPainter &painter,
                          const QWidget *widget) const;
    bool drawAsLookHasIt(ControlElement element, const QStyleOption &option, QPainter &painter,
                         const QWidget *widget) const;
    void drawButton(const QStyleOptionButton &button, QPainter &painter,
                    const QWidget *widget) const;

    const Density m_density;
    const AltHeld *m_alt;
};

} // namespace intray
