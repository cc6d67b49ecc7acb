import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

function luminance(hex: string): number {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(hex);
  const full = short
    ? `#${short
        .slice(1)
        .map((digit) => digit + digit)
        .join('')}`
    : hex;
  const [, red, green, blue] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(full) ?? [];
  if (red === undefined || green === undefined || blue === undefined)
    throw new Error(`Not an opaque hex colour: ${hex}`);
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((pair) => {
    const part = Number.parseInt(pair, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of two opaque hex colours, 1 to 21, as WCAG 2.2 counts it. Throws on anything else. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const declared = new Map(
  [...css.matchAll(/(--_[\w-]+):\s*var\(--assess-[\w-]+,\s*([^;]+)\);/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]),
);

/** The default colour of a token in one scheme, following references as a browser does. */
function colour(name: string, dark: boolean): string {
  const value = declared.get(name) ?? '';
  const [, light = value, night = value] = /^light-dark\((var\([^)]+\)), (var\([^)]+\))\)$/.exec(value) ?? [];
  const chosen = dark ? night : light;
  const [, next] = /^var\((--_[\w-]+)\)$/.exec(chosen) ?? [];
  return next === undefined ? chosen : colour(next, dark);
}

const grounds = ['--_surface', '--_sunken', '--_field'];
const states = ['danger', 'warning', 'success', 'info'];

const pairs: [ink: string, ground: string, least: number][] = [
  ...grounds.flatMap((ground): typeof pairs => [
    ['--_text', ground, 4.5],
    ['--_text-2', ground, 4.5],
    ['--_action', ground, 4.5],
    ['--_danger-text', ground, 4.5],
    ['--_success-text', ground, 4.5],
    ['--_control', ground, 3],
    ['--_action', ground, 3],
  ]),
  ...states.map((state): (typeof pairs)[number] => [`--_${state}-text`, `--_${state}-fill`, 4.5]),
  ['--_on-action', '--_action', 4.5],
  ['--_on-action', '--_action-hover', 4.5],
  ['--_action-hover', '--_quiet', 4.5],
  ['--_text', '--_quiet', 4.5],
  ['--_text-2', '--_quiet', 4.5],
];

describe.each([
  ['light', false],
  ['dark', true],
] as const)('the default roles in %s', (_, dark) => {
  it.each(pairs)('%s on %s keeps %d to 1', (ink, ground, least) => {
    expect(contrast(colour(ink, dark), colour(ground, dark))).toBeGreaterThanOrEqual(least);
  });
});

describe('contrast, the yardstick', () => {
  it.each(['', 'red', '#12', 'var(--_text)', '#11223380'])('refuses %j', (bad) => {
    expect(() => contrast(bad, '#fff')).toThrow('Not an opaque hex colour');
  });

  it.each([
    ['#000', '#fff', 21],
    ['#ffffff', '#fff', 1],
    ['#fff', '#767676', 4.54],
  ])('%s on %s is %d', (one, other, expected) => {
    expect(contrast(one, other)).toBeCloseTo(expected, 2);
  });
});

describe('the token table', () => {
  it('reads every public name and sets none but the root em', () => {
    const set = [...css.matchAll(/^\s*(--assess-[\w-]+):/gm)].map(([, name]) => name);
    expect(set).toEqual(['--assess-em']);
  });

  it('declares what it refers to', () => {
    const used = [...css.matchAll(/var\((--_[\w-]+)\)/g)].map(([, name = '']) => name);
    expect(used.filter((name) => !declared.has(name))).toEqual([]);
  });
});
