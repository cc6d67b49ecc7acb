import { expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { createStorage } from '../storage.ts';
import { joinKept, parseKept, readKept, writeKept, type KeptLine } from './kept-lines.ts';

const line = (code: string, quantity = 1): KeptLine => ({ code, quantity, from: 'en-gb' });

const storage = () => {
  const kept = new Map<string, string>();
  const area = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
  return { kept, storage: createStorage({ local: () => area, session: () => area, now: () => 0 }) };
};

everyRow([undefined, null, 'LMS4-KIT', {}, [null, 7, 'a', {}, [], { code: 'A', quantity: 1 }]])(
  'kept lines are none in %j [LEAD-10]',
  (raw) => {
    expect(parseKept(raw)).toEqual([]);
  },
);

it('a kept line has its name cut to what a list can show, and a list has an end [LEAD-10]', () => {
  const [only] = parseKept([{ ...line('A'), name: 'x'.repeat(900) }]);
  expect(only?.name).toHaveLength(200);
  expect(parseKept(Array.from({ length: 900 }, () => line('A')))).toHaveLength(200);
});

it('kept lines survive the page, and an empty list leaves nothing behind [LEAD-10]', () => {
  const page = storage();
  writeKept(page.storage, [line('A', 2)]);
  expect(readKept(page.storage)).toEqual([line('A', 2)]);
  writeKept(page.storage, []);
  expect([...page.kept]).toEqual([]);
});

it('of a product kept twice the newer line counts [LEAD-10]', () => {
  expect(joinKept([line('A', 1), line('B', 1)], [line('A', 5), line('C', 1)])).toEqual([
    line('B', 1),
    line('A', 5),
    line('C', 1),
  ]);
});

it('kept lines of a sign-in show to nobody after it, and to nobody else [SES-13 d]', () => {
  const { storage: page } = storage();
  writeKept(page, [line('A')]);
  page.write('signedIn', { id: 'mara', who: 'w' });
  expect(readKept(page)).toEqual([line('A')]);
  writeKept(page, [line('B')]);
  expect(readKept(page)).toEqual([line('B')]);
  page.write('signedIn', { id: 'noor', who: 'w' });
  expect(readKept(page)).toEqual([]);
  page.remove('signedIn');
  expect(readKept(page)).toEqual([]);
});
