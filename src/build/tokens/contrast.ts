/** Returns the contrast of two opaque hex colours by WCAG 2.2, from 1 to 21. Throws for any other value. */
export const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const luminance = (color: string): number => {
  const full = color.replace(/^#([\da-f])([\da-f])([\da-f])$/i, '#$1$1$2$2$3$3');
  const [, ...pairs] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(full) ?? [];
  if (pairs.length !== 3) throw new Error(`Not an opaque hex colour: ${color}`);
  const [red = 0, green = 0, blue = 0] = pairs.map((pair) => {
    const part = Number.parseInt(pair, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
