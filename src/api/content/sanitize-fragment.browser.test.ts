import { describe, expect, it } from 'vitest';
import { sanitizeFragment } from './sanitize-fragment.ts';

const RULES = { storeUrl: '', mayShow: ({ host }: URL) => host === 'media.test' };

const textOf = (markup: string): string | undefined => sanitizeFragment(markup, RULES)?.textContent.trim();

describe('sanitizeFragment', () => {
  it.each([
    ['<frameset><frame src="https://evil.test"></frameset>', undefined],
    ['<frameset onload="alert(1)"><noframes><p>Text</p></noframes></frameset>', undefined],
    [' <!-- --> <frameset></frameset><p>Text</p>', undefined],
    ['<html><frameset></frameset></html>', undefined],
    ['<head></head><frameset><frameset></frameset></frameset>', undefined],
    ['<p>Text</p><frameset><frame></frameset>', 'Text'],
    ['<template><frameset></frameset></template><p>Text</p>', 'Text'],
    ['', undefined],
    ['<body><p>Text</p></body>', 'Text'],
  ])('of %j gives the text %j, and never throws [SEC-03 part]', (markup, text) => {
    expect(textOf(markup)).toBe(text);
  });

  it.each([
    ['<img src="https://media.test/a.png">', 'https://media.test/a.png'],
    ['<img src="/a.png">', '/a.png'],
    ['<img src="https://evil.test/a.png">', undefined],
    ['<img src="https://media.test.evil.test/a.png">', undefined],
    ['<img src="//media.test/a.png">', undefined],
    ['<img src="data:image/png;base64,AA">', undefined],
    ['<img src="javascript:alert(1)">', undefined],
  ])('shows of %s the picture %s [SEC-13]', (markup, source) => {
    const image = sanitizeFragment(`<p>Text</p>${markup}`, RULES)?.querySelector('img');
    expect(image?.getAttribute('src') ?? undefined).toBe(source);
  });
});
