import { afterEach, expect, it, vi } from 'vitest';
import { isFramedElsewhere } from './framed.ts';

type View = { location: { origin: string }; parent: View };

/** Returns the window of a page inside frames with these origins, the outermost first. */
const innermost = ([top = '', ...inner]: readonly string[]): View => {
  const view = { location: { origin: top } } as View;
  view.parent = view;
  return inner.reduce<View>((parent, origin) => ({ location: { origin }, parent }), view);
};

afterEach(() => vi.unstubAllGlobals());

it.each([
  [['https://shop.test'], false],
  [['https://shop.test', 'https://shop.test'], false],
  [['https://shop.test', 'https://shop.test', 'https://shop.test'], false],
  [['https://evil.test', 'https://shop.test'], true],
  [['http://shop.test', 'https://shop.test'], true],
  [['https://evil.shop.test', 'https://shop.test'], true],
  [['https://evil.test', 'https://shop.test', 'https://shop.test'], true],
  [['https://shop.test', 'https://evil.test', 'https://shop.test'], true],
  [['https://evil.test', 'https://shop.test', 'https://shop.test', 'https://shop.test'], true],
])('a page in the frames %j is framed elsewhere: %s [SEC-14 d part]', (origins, isElsewhere) => {
  const view = innermost(origins);
  vi.stubGlobal('window', view);
  vi.stubGlobal('location', view.location);
  expect(isFramedElsewhere()).toBe(isElsewhere);
});

it('a page in a frame whose place can’t be read is framed elsewhere [SEC-14 d part]', () => {
  const parent = {
    get location(): never {
      throw new DOMException('Blocked', 'SecurityError');
    },
  };
  vi.stubGlobal('window', { location: { origin: 'https://shop.test' }, parent });
  vi.stubGlobal('location', { origin: 'https://shop.test' });
  expect(isFramedElsewhere()).toBe(true);
});
