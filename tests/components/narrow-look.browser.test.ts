import { afterEach, describe, expect, it } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { forcedColorsFaults } from '../support/forced-colors-faults.ts';
import { layoutFaults, spaceText } from '../support/narrow-faults.ts';

/*
 * Tests that the check of each story at 320 px and in forced colours (`stories/support/narrow-look.ts`) finds the
 * faults that are planted here.
 */

const { innerWidth, innerHeight } = globalThis;
let asBefore: () => void = () => undefined;
afterEach(async () => {
  asBefore();
  document.body.replaceChildren();
  await page.viewport(innerWidth, innerHeight);
});

const plant = (html: string): void => {
  const host = document.createElement('div');
  host.attachShadow({ mode: 'open' }).innerHTML = html;
  document.body.append(host);
};

const ROW = 'display: inline-block; white-space: nowrap; overflow: hidden; inline-size: 170px';

describe('at 320 px with wide text', () => {
  it.each([
    ['a box wider than the page', '<div style="inline-size: 400px">Wide</div>', 'beyond the edge: div. Wide'],
    [
      'text that fits only as it is',
      `<span style="${ROW}">Print, level C, in stock</span>`,
      'cut: span. Print, level C, in stock',
    ],
    [
      'a target of 20 px',
      '<button style="block-size: 20px; min-block-size: 0; padding: 0">Go</button>',
      'smaller than 24 px: button. Go',
    ],
  ])('%s is a fault, in a shadow root too [AXS-03 part]', async (_what, html, fault) => {
    await page.viewport(320, 600);
    plant(html);
    asBefore = spaceText();
    expect(layoutFaults(document.body)).toContain(fault);
  });

  it.each([
    ['a link within a sentence', '<p>See <a href="#a" style="font-size: 10px">terms</a> before.</p>'],
    [
      'what only a screen reader meets',
      '<p style="position: absolute; clip-path: inset(50%); inline-size: 1px; overflow: hidden; white-space: nowrap">Said</p>',
    ],
    [
      'a field whose text is longer than it',
      '<input value="A text that is longer than its field is wide" style="inline-size: 90px; block-size: 30px">',
    ],
    [
      'cut text whose title says it whole',
      `<span title="Print, level C, in stock" style="${ROW}">Print, level C, in stock</span>`,
    ],
  ])('%s is none [AXS-03 part]', async (_what, html) => {
    await page.viewport(320, 600);
    plant(html);
    asBefore = spaceText();
    expect(layoutFaults(document.body)).toEqual([]);
  });
});

describe('in forced colours', () => {
  const force = async (value: 'active' | 'none'): Promise<void> => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
    await expect.poll(() => matchMedia('(forced-colors: active)').matches).toBe(value === 'active');
  };
  afterEach(() => force('none'));

  const pressed = (style: string) =>
    `<style>button { border: 1px solid } ${style}</style><button aria-pressed="true">A</button><button aria-pressed="false">B</button>`;

  it('a chosen one that its background alone tells from the others is a fault [AXS-03 part]', async () => {
    plant(pressed('[aria-pressed=true] { background: gold; box-shadow: 0 0 2px red }'));
    expect(forcedColorsFaults(document.body)).toEqual([]);
    await force('active');
    await expect
      .poll(() => forcedColorsFaults(document.body))
      .toEqual(['looks as if it were not chosen: button. A']);
  });

  it('one that its edge tells from them is none [AXS-03 part]', async () => {
    plant(pressed('[aria-pressed=true] { background: gold; border-width: 3px }'));
    await force('active');
    expect(forcedColorsFaults(document.body)).toEqual([]);
  });

  it('a field without an edge is a fault [AXS-03 part]', async () => {
    plant('<input style="border: 0; background: #eee">');
    await force('active');
    expect(forcedColorsFaults(document.body)).toEqual(['no edge: input. ']);
  });
});
