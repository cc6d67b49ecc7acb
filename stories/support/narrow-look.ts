import { afterEach, expect } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { forcedColorsFaults } from '../../tests/support/forced-colors-faults.ts';
import { layoutFaults, spaceText } from '../../tests/support/narrow-faults.ts';

/*
 * Checks each story again after its play function: at 320 px (1280 px at 400 %) with wide text (WCAG 1.4.12), and then
 * with the system's own colours. Source: AXS-03.
 */

const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

const narrowFaults = async (): Promise<readonly string[]> => {
  const { innerWidth, innerHeight } = globalThis;
  const surface = document.querySelector<HTMLElement>('[data-story-page]');
  const { width = '', padding = '' } = surface?.style ?? {};
  await page.viewport(320, 900);
  if (surface) Object.assign(surface.style, { width: '', padding: '0' });
  const asBefore = spaceText();
  await drawn();
  const faults = layoutFaults(document.body);
  asBefore();
  if (surface) Object.assign(surface.style, { width, padding });
  await page.viewport(innerWidth, innerHeight);
  return faults;
};

const faultsOfForcedColors = async (): Promise<readonly string[]> => {
  const force = (value: 'active' | 'none') =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
  await force('active');
  await drawn();
  const faults = forcedColorsFaults(document.body);
  await force('none');
  return faults;
};

afterEach(async () => {
  expect(await narrowFaults(), 'at 320 px with wide text').toEqual([]);
  expect(await faultsOfForcedColors(), 'with the system’s colours').toEqual([]);
});
