import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parsePageConfig } from '../core/config/page-config.ts';
import { setRuntime, type Runtime } from '../core/runtime.ts';
import { pictureAddress } from './picture-address.ts';

const GIVEN = {
  commerceBase: 'https://api.test/occ/v2/shop',
  content: 'https://content.test:8443/cms',
  regional: '/regional',
  storeUrl: 'https://www.shop.test',
  storeHosts: ['Store.example.ca'],
  mediaHosts: ['media.test', 'cdn.test:444'],
};

const open = (href: string): void => {
  vi.stubGlobal('location', new URL(href));
  setRuntime({ config: parsePageConfig(GIVEN).config } as Runtime);
};

beforeEach(() => open('https://shop.test/en-us/'));
afterEach(() => {
  vi.unstubAllGlobals();
  setRuntime(undefined);
});

describe('the address of a picture that commerce names', () => {
  it.each([
    ['https://shop.test/a.png', 'https://shop.test/a.png'],
    ['https://api.test/medias/a.png?context=x', 'https://api.test/medias/a.png?context=x'],
    ['/medias/a.png', 'https://api.test/medias/a.png'],
    ['https://content.test:8443/a.png', 'https://content.test:8443/a.png'],
    ['https://www.shop.test/a.png', 'https://www.shop.test/a.png'],
    ['https://store.example.ca/a.png', 'https://store.example.ca/a.png'],
    ['https://media.test/a.png', 'https://media.test/a.png'],
    ['https://cdn.test:444/a.png', 'https://cdn.test:444/a.png'],
    [' https://media.test/a.png ', 'https://media.test/a.png'],
  ])('%j may be loaded as %j [SEC-13]', (raw, address) => {
    expect(pictureAddress(raw)).toBe(address);
  });

  it.each([
    'https://evil.test/a.png',
    'https://media.test.evil.test/a.png',
    'https://evilmedia.test/a.png',
    'https://media.test:444/a.png',
    'https://cdn.test/a.png',
    'https://content.test/a.png',
    'http://media.test/a.png',
    'http://shop.test/a.png',
    'https://user:word@media.test/a.png',
    'https://media.test@evil.test/a.png',
    '//media.test/a.png',
    '/\\evil.test/a.png',
    'https:\\\\media.test/a.png',
    'https://media.test/\u0000a.png',
    'java\nscript:alert(1)',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    'blob:https://shop.test/1',
    'a.png',
    '../a.png',
    '',
    `https://media.test/${'a'.repeat(2048)}`,
  ])('%j may not [SEC-13]', (raw) => {
    expect(pictureAddress(raw)).toBeUndefined();
  });

  it('may be plain http where the page is [SEC-13]', () => {
    open('http://shop.test/');
    expect(pictureAddress('http://media.test/a.png')).toBe('http://media.test/a.png');
    expect(pictureAddress('https://media.test/a.png')).toBe('https://media.test/a.png');
  });
});
