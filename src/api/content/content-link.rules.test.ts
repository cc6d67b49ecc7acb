import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { contentLink } from './content-link.rules.ts';

describe('contentLink', () => {
  everyRow([
    '',
    ' ',
    '#',
    'contact-us.html',
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://shop.example/1',
    'mailto:someone@shop.example',
    '//evil.example/',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'https:evil.example',
    'https:/evil.example',
    'https://',
    'https://user@evil.example/',
    'https://shop.example:secret@evil.example/',
    'http:\\\\evil.example',
    `/${'a'.repeat(2048)}`,
  ])('follows no %j [SHL-05]', (link) => {
    expect(contentLink(link)).toBeUndefined();
  });

  everyRow([
    '/',
    '/en-us/about',
    '/search.html?text=a%2Fb#top',
    'https://news.example/',
    'HTTP://news.example',
  ])('follows %j as it stands [SHL-05]', (link) => {
    expect(contentLink(link)).toBe(link);
  });

  it('takes no heed of blanks around it [SHL-05]', () => {
    expect(contentLink('  /en-us/about ')).toBe('/en-us/about');
  });
});
