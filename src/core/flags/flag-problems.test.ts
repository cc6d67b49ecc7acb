import { expect, it } from 'vitest';
import { settingWords } from '../config/setting-words.ts';
import { flagProblems } from './flag-problems.ts';

it('names each misspelt or wrong-typed flag of a page, and leaves right ones in peace [EMB-08]', () => {
  const table: [given: Parameters<typeof flagProblems>[0], says: unknown[]][] = [
    [{ upc: true, upcs: true }, ['has a upcs, which is not part of it. Did you mean upc?']],
    [{ 'address-book': true }, ['has a address-book, which is not part of it. Did you mean addressBook?']],
    [{ vat: 'true' }, ['has a vat that is neither true nor false; it is "true", so it is left out.']],
    [{ quickOrderRows: 3 }, [expect.stringContaining('has a quickOrderRows that has not the form')]],
    [{ wings: 1, uap: 1 }, [expect.stringContaining('has a wings'), expect.stringContaining('has a uap')]],
    [{ upc: false, accountQualifications: ['degree'], quickOrderRows: { min: 3 } }, []],
    [{}, []],
    ['mock', []],
  ];
  for (const [given, says] of table) {
    const found = flagProblems(given);
    expect(found.map(({ fault }) => fault[0] !== 'attribute' && settingWords(fault))).toEqual(says);
    expect(found.every(({ subject }) => subject === 'flags')).toBe(true);
  }
});
