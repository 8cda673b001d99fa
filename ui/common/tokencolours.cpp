// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/colours.h"
#include "ui/common/tokens.h"

#include <algorithm>

namespace intray {

namespace {

constexpr double ofText = 4.6;
constexpr double ofSigns = 3.1;

/// All roles of one palette. What depends on another role comes behind it.
class PaletteRoles
{
public:
    explicit PaletteRoles(const QPalette &palette)
        : m_palette(palette)
        , m_isHigh(isHighContrast(palette))
        , m_isDark(contrast(of(QPalette::Base), Qt::black) <
                   contrast(of(QPalette::Base), Qt::white))
    {
    }

    QColor colour(ColourRole role) const
    {
        switch (role) {
        case ColourRole::Ground:
            return ground();
        case ColourRole::Sheet:
            return of(QPalette::Base);
        case ColourRole::Field:
            return field();
        case ColourRole::Hairline:
            return m_isHigh ? text() : between(1.15, 2.0, QPalette::Mid, 0.14F);
        case ColourRole::Edge:
            return m_isHigh ? text() : edge();
        case ColourRole::Text:
            return text();
        case ColourRole::Dimmed:
            return m_isHigh ? text() : onAll(placeholder(), ofText);
        case ColourRole::Accent:
            return onAll(of(QPalette::Highlight), ofText);
        case ColourRole::Primary:
            return primaryGround(m_palette);
        case ColourRole::PrimaryInk:
            return primaryText(m_palette);
        case ColourRole::Tint:
            return tinted(vivid(), m_isDark ? 0.14F : 0.12F);
        case ColourRole::Chosen:
            return chosen();
        case ColourRole::Fault:
            return sign(QColor(0xb3, 0x24, 0x1a), QColor(0xff, 0x9d, 0x94), ColourRole::FaultTint);
        case ColourRole::FaultTint:
            return m_isDark ? tinted(QColor(0xd1, 0x2c, 0x1d), 0.19F)
                            : tinted(QColor(0xe5, 0x30, 0x28), 0.09F);
        case ColourRole::Warning:
            return sign(QColor(0x85, 0x54, 0x00), QColor(0xf0, 0xc2, 0x64),
                        ColourRole::WarningTint);
        case ColourRole::WarningTint:
            return m_isDark ? tinted(QColor(0xa5, 0x63, 0x00), 0.2F)
                            : tinted(QColor(0xf2, 0xa8, 0x08), 0.15F);
        case ColourRole::Good:
            return onAll(m_isDark ? QColor(0x77, 0xd0, 0xa0) : QColor(0x20, 0x74, 0x4a), ofSigns);
        case ColourRole::EarlierBars:
            return readable(mixed(of(QPalette::Base), of(QPalette::Highlight), 0.62F),
                            of(QPalette::Base), ofSigns);
        case ColourRole::Off:
            return m_isHigh ? off() : colour(ColourRole::Dimmed);
        case ColourRole::OffEdge:
            return m_isHigh ? off() : colour(ColourRole::Hairline);
        }
        return {};
    }

private:
    QColor of(QPalette::ColorRole role) const { return m_palette.color(QPalette::Active, role); }
    QColor text() const { return of(QPalette::Text); }
    /// Where nothing is dimmed, as whoever chose the colours has it.
    QColor off() const { return m_palette.color(QPalette::Disabled, QPalette::Text); }

    /// Qt's own palettes give it as text through which the ground is seen.
    QColor placeholder() const
    {
        const QColor given = of(QPalette::PlaceholderText);
        return mixed(given, of(QPalette::Base), 1 - given.alphaF());
    }

    /// Sheets have to be brighter than what they lie on, in the dark, too.
    QColor ground() const
    {
        constexpr double apart = 1.08;
        const QColor window = of(QPalette::Window), base = of(QPalette::Base);
        if (m_isHigh || (contrast(window, base) >= apart && isBrighter(base, window)))
            return window;
        return mixed(base, Qt::black, m_isDark ? 0.25F : 0.05F);
    }

    static bool isBrighter(const QColor &one, const QColor &other)
    {
        return contrast(one, Qt::black) > contrast(other, Qt::black);
    }

    QColor field() const
    {
        return m_isHigh ? of(QPalette::Base) : between(1.02, 1.25, QPalette::AlternateBase, 0.04F);
    }

    /// The palette's own if it stands so far apart from a sheet, else some of the text in it.
    QColor between(double least, double most, QPalette::ColorRole role, float share) const
    {
        const double apart = contrast(of(role), of(QPalette::Base));
        return apart >= least && apart <= most ? of(role)
                                               : mixed(of(QPalette::Base), text(), share);
    }

    QColor edge() const
    {
        const auto least = [this](const QColor &colour) {
            return std::min({contrast(colour, ground()), contrast(colour, of(QPalette::Base)),
                             contrast(colour, field())});
        };
        constexpr double strongest = 4.5; // on a sheet: an edge is no text
        const QColor own = of(QPalette::Dark);
        if (least(own) >= ofSigns && contrast(own, of(QPalette::Base)) <= strongest)
            return own;
        for (float share = 0.4F; share < 1; share += 0.02F)
            if (const QColor colour = mixed(field(), text(), share); least(colour) >= ofSigns)
                return colour;
        return text();
    }

    QColor tinted(const QColor &hue, float share) const
    {
        return m_isHigh ? of(QPalette::Base) : mixed(of(QPalette::Base), hue, share);
    }

    /// The accent as it tints: what is quiet enough for words is grey as a ground.
    QColor vivid() const
    {
        const QColor accent = of(QPalette::Highlight).toHsv();
        const float saturation = accent.hsvSaturationF() * (m_isDark ? 1.47F : 1);
        return QColor::fromHsvF(std::max(0.0F, accent.hsvHueF()), std::min(1.0F, saturation),
                                std::max(accent.valueF(), m_isDark ? 0.98F : 0.81F));
    }

    QColor chosen() const { return tinted(vivid(), m_isDark ? 0.22F : 0.19F); }

    /// Readable on ground, sheet, field and the chosen row.
    QColor onAll(const QColor &wish, double ratio) const
    {
        const double least = m_isHigh ? 7.1 : ratio;
        QColor colour = wish;
        for (const QColor &behind : {ground(), field(), of(QPalette::Base), chosen()})
            colour = readable(colour, behind, least);
        return colour;
    }

    QColor sign(const QColor &inLight, const QColor &inDark, ColourRole tint) const
    {
        return readable(onAll(m_isDark ? inDark : inLight, ofText), colour(tint), ofText);
    }

    const QPalette &m_palette;
    bool m_isHigh;
    bool m_isDark;
};

} // namespace

QColor colourOf(ColourRole role, const QPalette &palette)
{
    return PaletteRoles(palette).colour(role);
}

} // namespace intray
