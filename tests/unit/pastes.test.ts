import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readPasteFile } from '../../src/api/quick-order/paste/read-paste.ts';

const folder = new URL('../fixtures/pastes/', import.meta.url);
const files = readdirSync(folder).filter((file) => /\.(?:txt|csv)$/.test(file));

function read(file: string) {
  const { lines, unread } = readPasteFile(readFileSync(new URL(file, folder)));
  return {
    lines: lines.map(({ code, quantity }) => ({ code, quantity })),
    unread: unread.map(({ raw, reason }) => ({ raw, reason })),
  };
}

describe('pastes as spreadsheets, mails and PDFs give them', () => {
  it('has at least forty inputs, each with its verdicts [QO-05 part]', () => {
    expect(files.length).toBeGreaterThanOrEqual(40);
    expect(new Set(files.map((file) => file.replace(/\.\w+$/, ''))).size).toBe(files.length);
  });

  it.each(files)('reads %s into the rows and verdicts it must give [QO-05 part]', (file) => {
    const expected: unknown = JSON.parse(
      readFileSync(new URL(file.replace(/\.\w+$/, '.expected.json'), folder), 'utf8'),
    );
    expect(read(file)).toEqual(expected);
  });
});
