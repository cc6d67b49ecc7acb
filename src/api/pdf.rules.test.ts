import { describe, expect, it } from 'vitest';
import { isWholePdf } from './pdf.rules.ts';

const filler = (bytes: number): string => 'x'.repeat(bytes);

describe('a file that is asked for as a PDF', () => {
  it.each<[string, string, boolean]>([
    ['nothing', '', false],
    ['a page of HTML', '<!doctype html><title>Sign in</title>%%EOF', false],
    ['its head alone', '%PDF-1.7\n%', false],
    ['one that was cut before its end', `%PDF-1.7\n${filler(5000)}`, false],
    ['one whose end mark stands in its midst alone', `%PDF-1.7\n%%EOF\n${filler(2000)}`, false],
    ['a whole one', `%PDF-1.7\n${filler(5000)}\n%%EOF`, true],
    ['one with a line end behind its end mark', '%PDF-1.4\n%%EOF\r\n', true],
    ['one with something behind its end mark', `%PDF-1.4\n%%EOF\n${filler(1000)}`, true],
    ['one whose end mark ends 1024 bytes before its end', `%PDF-1.4\n%%EOF${filler(1024)}`, false],
  ])('is handed over or not: %s [SEC-08 a]', async (_, content, whole) => {
    expect(await isWholePdf(new Blob([content]))).toBe(whole);
  });
});
