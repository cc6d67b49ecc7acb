import { describe, expect, it } from 'vitest';
import { everyRow } from '../../tests/support/every-row.ts';
import { goodTexts, textProblem } from './text-problem.ts';

const OWN = { 'a.one': ['{count, plural, one {# item of {total}} other {# items}}'], 'a.two': ['Put'] };

describe('a text of a page', () => {
  everyRow([
    ['a.two', 'METTRE {', 'A brace is open or closed alone: "{".'],
    ['a.two', 'METTRE }', 'A brace is open or closed alone: "}".'],
    ['a.one', '{count} {{total}}', 'A brace is open or closed alone: "{".'],
    ['a.two', '{nope}', '{nope} is not a value of this text. It has none.'],
    ['a.one', '{count} of {nope}', '{nope} is not a value of this text. It has {count}, {total}.'],
    ['a.one', '{count, plural, other {x}}', 'Write it without plural or select: a page’s texts have none.'],
    ['a.two', 'x'.repeat(2001), 'A text has at most 2,000 characters.'],
    ['a.one', '{count} ’of’ {total}', undefined],
    ['a.two', 'x'.repeat(2000), undefined],
  ] as const)('%s as %s is refused with why: %s [LEAD-08 c]', (key, text, why) => {
    expect(textProblem(key, text, OWN[key])).toBe(why);
  });

  it('that is refused, or that is none of the widget’s, is not written [LEAD-08 c]', () => {
    const texts = { 'a.one': '{count}', 'a.two': 'METTRE {', 'b.other': 'x', 'constructor.name': 'x' };
    expect(goodTexts(texts, OWN)).toEqual({ 'a.one': '{count}' });
  });
});
