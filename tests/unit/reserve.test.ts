import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('[EMB-03 part] holds as little where the loader is gone as without scripts', () => {
  const sheet = readFileSync('src/reserve.css', 'utf8');
  const blockAfter = (start: string): string => {
    const rest = sheet.split(start)[1] ?? '';
    return rest.slice(0, rest.indexOf('\n}\n'));
  };
  const still = blockAfter('@media (scripting: none) {');
  expect(still).toContain('assess-header');
  expect(blockAfter(':root[data-assess-gone] {')).toBe(still);
});
