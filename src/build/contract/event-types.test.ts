import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { readEventTypes } from './event-types.ts';

const requests = '\nexport type AssessRequests = {};';

describe('the event table, read as text', () => {
  everyRow([
    ['export type AssessEvents = {', /does not parse/],
    [
      `import type { A } from './a.ts';\nexport type AssessEvents = { 'assess-a': A };${requests}`,
      /import nothing/,
    ],
    ['export type Others = {};', /has no type AssessEvents/],
    ['export type AssessEvents = {};', /has no type AssessRequests/],
  ])('is refused when it reads %j [EMB-07]', (source, says) => {
    expect(() => readEventTypes(source)).toThrow(says);
  });

  it('gives each event with its detail and words, whatever types it refers to [EMB-07]', () => {
    const { sent, taken, declarations } = readEventTypes(
      `/** A promise. */\ntype Waits = {\n  waitUntil(done: Promise<void>): void;\n};\n` +
        `/** Words\n * over lines. */\nexport type AssessEvents = {\n  /** One\n   *  goes. */\n  'assess-one': {\n    id: string;\n  } & Waits;\n  'assess-two': { units: number };\n};` +
        `\nexport type AssessRequests = { 'assess-do': { code: string } };\nexport const LIST = ['assess-one'];`,
    );
    expect([...sent.values()]).toEqual([
      { name: 'assess-one', detail: '{ id: string; } & Waits', description: 'One goes.' },
      { name: 'assess-two', detail: '{ units: number }', description: '' },
    ]);
    expect([...taken.keys()]).toEqual(['assess-do']);
    expect(declarations).toContain('/** A promise. */\ntype Waits');
    expect(declarations).not.toContain('LIST');
  });

  it('reads the table as it is, with a doc for every event [EMB-07]', () => {
    const { sent, taken } = readEventTypes();
    expect(sent.get('assess-cart-quantity')?.detail).toBe('{ code: string; from: number; to: number }');
    const undocumented = [...sent.values(), ...taken.values()].filter(
      ({ description }) => description === '',
    );
    expect(undocumented).toEqual([]);
  });
});
