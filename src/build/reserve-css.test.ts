import { existsSync, globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { widgets } from '../widgets/widget-list.ts';
import { joinReserved, readReserved, reserveCss, type Reserved } from './reserve-css.ts';

const TEXTS = { base: '@layer assess;\n', reload: '', nothing: '' };
const reserved = (tag: string, more: Partial<Reserved> = {}): Reserved => ({
  tag,
  height: undefined,
  light: false,
  rules: '',
  ...more,
});
const join = (...all: Reserved[]): string => joinReserved(TEXTS, all);

/** What is between a line and the next closing brace at the left edge. */
const blockAfter = (sheet: string, start: string): string => {
  const rest = sheet.split(start)[1] ?? '';
  return rest.slice(0, rest.indexOf('\n}\n'));
};

describe('the style sheet that reserves heights', () => {
  it('begins with the layer, before any layer of the page [EMB-02 part]', () => {
    expect(join(reserved('assess-a', { height: 3 }))).toMatch(/^@layer assess;\n/);
  });

  it('gives a widget with a height a strut as high as that [PERF-10 part]', () => {
    const sheet = join(reserved('assess-a', { height: 3.5 }));
    expect(sheet).toContain('assess-a:not(:defined)::before {\n  float: inline-start;');
    expect(sheet).toContain('assess-a:not(:defined)::before {\n  block-size: 3.5em;\n}');
  });

  it('keeps the height of a widget in light DOM also when it is defined, until its styles have come [PERF-10 part]', () => {
    const sheet = join(reserved('assess-a', { height: 3, light: true }), reserved('assess-b', { height: 4 }));
    expect(sheet).toContain('\nassess-a {\n  display: block;\n  min-block-size: 3em;');
    expect(sheet).not.toContain('\nassess-b {');
    expect(blockAfter(sheet, '@media (scripting: none) {')).toContain('  assess-a {\n    min-block-size: 0;');
  });

  it('has no word of a widget without height and rules', () => {
    const sheet = join(reserved('assess-a', { height: 3 }), reserved('assess-b'));
    expect(sheet).not.toContain('assess-b');
  });

  it('puts a widget’s own rules behind its height, so that they can replace it', () => {
    const own = 'assess-a:not(:defined)::before {\n  block-size: 9em;\n}\n';
    const sheet = join(reserved('assess-a', { height: 3, rules: own }));
    expect(sheet.indexOf(own)).toBeGreaterThan(sheet.indexOf('block-size: 3em'));
  });

  it('makes no strut for a widget that is no block, but gives it the size of the widgets’ text', () => {
    const sheet = join(
      reserved('assess-a', { height: 3 }),
      reserved('assess-b', { rules: 'assess-b:not(:defined) {\n}\n' }),
    );
    expect(sheet).toContain('assess-a:not(:defined),\nassess-b:not(:defined) {\n  font-size:');
    expect(sheet).not.toContain('assess-b:not(:defined)::before');
  });

  it('reserves as little where the loader is gone as without scripts [EMB-03 part]', async () => {
    const sheet = await reserveCss(widgets);
    const still = blockAfter(sheet, '@media (scripting: none) {');
    expect(still).toContain('assess-header');
    expect(still).toContain('assess-cart:not(:defined)::before');
    expect(blockAfter(sheet, ':root[data-assess-gone] {')).toBe(still);
  });
});

describe('the widgets', () => {
  it('have each file of theirs in it', async () => {
    const files = globSync('src/widgets/*/reserve.css');
    expect(files.length).toBeGreaterThan(10);
    const sheet = await reserveCss(widgets);
    for (const { tag, rules } of await readReserved(widgets)) {
      const file = `src/widgets/${tag.replace('assess-', '')}/reserve.css`;
      expect([tag, rules !== '']).toEqual([tag, existsSync(file)]);
      expect(sheet).toContain(rules);
    }
  });

  it('reserve something each, but for those without room on the page [PERF-10 part]', async () => {
    const without = (await readReserved(widgets)).filter(
      ({ height, rules }) => height === undefined && rules === '',
    );
    expect(without.map(({ tag }) => tag).toSorted()).toEqual([
      'assess-checkout',
      'assess-notifications',
      'assess-session',
    ]);
  });
});
