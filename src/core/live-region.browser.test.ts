import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLiveRegion } from './live-region.ts';

const hosts = () => [...document.querySelectorAll('polite-live-region')];
const region = () => hosts()[0]?.shadowRoot?.querySelector('[role="status"]');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  for (const host of hosts()) host.remove();
  for (const sheet of document.querySelectorAll('style[data-test]')) sheet.remove();
});

it('is not on the page before there is something to say', () => {
  createLiveRegion(document);
  expect(hosts()).toHaveLength(0);
});

it('says everything in one polite region [LEAD-07 part]', () => {
  const announce = createLiveRegion(document);
  announce('Added to cart.');
  vi.advanceTimersByTime(1000);
  announce('Removed.');
  expect(hosts()).toHaveLength(1);
  expect(region()?.getAttribute('aria-live')).toBe('polite');
  expect(region()?.textContent?.trim()).toBe('Removed.');
});

it('lets each of several texts at once stay until it is read, and drops what waits when it is cleared [AXS-04 part] [LEAD-07 part]', () => {
  const announce = createLiveRegion(document);
  const now = () => region()?.textContent?.trim();
  for (const text of ['One.', 'Two.', 'Three.']) announce(text);
  expect(now()).toBe('One.');
  vi.advanceTimersByTime(200);
  expect(now()).toBe('One.');
  vi.advanceTimersByTime(100);
  expect(now()).toBe('Two.');
  announce('');
  vi.advanceTimersByTime(2000);
  expect(now()).toBe('');
  announce('Four.');
  expect(now()).toBe('Four.');
});

it('changes its text when the same words are said twice, so that they are heard twice', () => {
  const announce = createLiveRegion(document);
  const said = ['14 of 25 found', '14 of 25 found', '14 of 25 found'].map((text) => {
    announce(text);
    vi.advanceTimersByTime(1000);
    return region()?.textContent;
  });
  expect(said[0]).not.toBe(said[1]);
  expect(said[1]).not.toBe(said[2]);
});

it('is empty once nothing is said, and is not made for that [SES-13 d part]', () => {
  const announce = createLiveRegion(document);
  announce('');
  expect(hosts()).toHaveLength(0);
  for (const text of ['You are now signed in as Mara.', 'Two.']) {
    announce(text);
    announce('');
    vi.advanceTimersByTime(1000);
    expect(region()?.textContent).toBe('');
  }
});

it('comes back when the page’s script has emptied the body', () => {
  const announce = createLiveRegion(document);
  announce('One.');
  vi.advanceTimersByTime(1000);
  hosts()[0]?.remove();
  announce('Two.');
  expect(region()?.textContent?.trim()).toBe('Two.');
});

it('keeps markup as text', () => {
  createLiveRegion(document)('<img src=x onerror=alert(1)>');
  expect(region()?.childElementCount).toBe(0);
});

it('is read but not seen, whatever the page’s CSS says', () => {
  const style = document.createElement('style');
  style.dataset['test'] = '';
  style.textContent =
    '* { position: static !important; width: 300px !important; clip-path: none !important }';
  document.head.append(style);
  createLiveRegion(document)('Hidden from view.');
  const host = hosts()[0] as HTMLElement;
  expect(getComputedStyle(host).position).toBe('fixed');
  expect(host.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  expect(getComputedStyle(host).display).not.toBe('none');
});
