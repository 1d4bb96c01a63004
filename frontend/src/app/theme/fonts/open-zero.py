"""Makes open-zero.woff2: the zeros of Atkinson Hyperlegible Next without their stroke, in all weights.

python open-zero.py <atkinson-hyperlegible-next-latin-wght-normal.woff2> <open-zero.woff2>, with fontTools and brotli.
The hole is the outer line made smaller, as wide and as high as the hole that the stroke runs through.
"""

import sys

from fontTools import subset
from fontTools.ttLib import TTFont

PHANTOM_POINTS = 4
NAMES = {1: "Open Zero", 4: "Open Zero", 6: "OpenZero"}
KEPT_NAMES = {0, 2, 13, 14}


def hole(outer, inner):
    """The outer line as the hole: its middle stays, its extents are those of the inner lines; drawn the other way."""
    xs, ys = [x for x, _ in outer], [y for _, y in outer]
    middle = ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)
    side = min(x for x, _ in inner) - min(xs)
    top = max(ys) - max(y for _, y in inner)
    wide = 1 - side / (middle[0] - min(xs))
    high = 1 - top / (max(ys) - middle[1])
    small = [
        (round(middle[0] + (x - middle[0]) * wide), round(middle[1] + (y - middle[1]) * high)) for x, y in outer
    ]
    return small[:1] + small[:0:-1]


def open_zero(font, name):
    """Takes a zero's stroke away, at its default weight and at those from which the others follow."""
    glyph = font["glyf"][name]
    ends = glyph.endPtsOfContours
    assert len(ends) == 3, f"{name} is drawn in another way"
    first = ends[0] + 1
    drawn = list(glyph.coordinates)
    small = hole(drawn[:first], drawn[first:])
    for variation in font["gvar"].variations[name]:
        deltas = variation.coordinates
        assert None not in deltas
        there = [(x + dx, y + dy) for (x, y), (dx, dy) in zip(drawn, deltas)]
        moved = hole(there[:first], there[first:])
        inner = [(x - x0, y - y0) for (x, y), (x0, y0) in zip(moved, small)]
        variation.coordinates = deltas[:first] + inner + deltas[-PHANTOM_POINTS:]
    flags = list(glyph.flags[:first])
    glyph.coordinates = type(glyph.coordinates)(drawn[:first] + small)
    glyph.flags = bytearray(flags + flags[:1] + flags[:0:-1])
    glyph.endPtsOfContours = [ends[0], 2 * first - 1]
    glyph.numberOfContours = 2
    glyph.recalcBounds(font["glyf"])


def main(source, target):
    font = TTFont(source)
    options = subset.Options(layout_features=["tnum", "pnum"], hinting=False, name_IDs=["*"])
    maker = subset.Subsetter(options)
    maker.populate(unicodes=[0x30])
    maker.subset(font)
    # The one for tables is made of this one.
    assert font["glyf"]["zero.tf"].isComposite()
    open_zero(font, "zero")
    table = font["name"]
    table.names = [record for record in table.names if record.nameID in KEPT_NAMES | set(NAMES)]
    for number, name in NAMES.items():
        table.setName(name, number, 3, 1, 0x409)
    for tag in ("STAT", "MVAR", "GDEF", "GPOS"):
        if tag in font:
            del font[tag]
    font.flavor = "woff2"
    font.save(target)


main(*sys.argv[1:])
