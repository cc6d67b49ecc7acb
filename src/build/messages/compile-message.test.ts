import { describe, expect, it } from 'vitest';
import {
  createMessageFormat,
  type CompiledMessage,
  type MessageValues,
} from '../../core/i18n/message-format.ts';
import { compileMessage, longestLength, messageArguments } from './compile-message.ts';

/** Returns the result of the compiled source, run as in a browser. */
const run = (message: string, values: MessageValues = {}, tag = 'en-US'): string => {
  const source = compileMessage('x.key', message);
  // oxlint-disable-next-line typescript/no-implied-eval -- runs what the compiler wrote, as a module would
  const compiled = new Function(`return ${source}`)() as CompiledMessage;
  return typeof compiled === 'string' ? compiled : compiled(values, createMessageFormat(tag));
};

describe('compileMessage', () => {
  it.each(['{', '{count', '{count, plural}', '{count, plural, one {x}}', '{a, select, b {x}}', '{ }'])(
    'throws for "%s" and names the message',
    (message) => {
      expect(() => compileMessage('cart.title', message)).toThrow('"cart.title" is not valid ICU');
    },
  );

  it.each(['{day, date}', '{n, number, percent}', '{at, time, short}'])(
    'throws for an ICU type the widgets do not have: "%s"',
    (message) => {
      expect(() => compileMessage('cart.title', message)).toThrow('"cart.title" uses an ICU type');
    },
  );

  it.each([
    ['', ''],
    ['Cart', 'Cart'],
    ['"quoted" and \\ and `ticks` and $', '"quoted" and \\ and `ticks` and $'],
    ["$'{code}'", '${code}'],
    ["it''s '{'literal'}'", "it's {literal}"],
    ['<b>bold</b> & <script>', '<b>bold</b> & <script>'],
    ['two\nlines\u2028', 'two\nlines\u2028'],
  ])('keeps plain text %j as %j', (message, text) => {
    expect(run(message)).toBe(text);
  });

  it.each<[string, MessageValues, string]>([
    ['{name} in `cart` \\ $', { name: '<b>' }, '<b> in `cart` \\ $'],
    ['{count} units', { count: 1234 }, '1,234 units'],
    ['{count}', {}, ''],
    ['{count, plural, =0 {none} one {# line} other {# lines}}', { count: 0 }, 'none'],
    ['{count, plural, =0 {none} one {# line} other {# lines}}', { count: 1 }, '1 line'],
    ['{count, plural, =0 {none} one {# line} other {# lines}}', { count: 1500 }, '1,500 lines'],
    [
      '{n, plural, offset:1 =1 {you} one {you and # other} other {you and # others}}',
      { n: 2 },
      'you and 1 other',
    ],
    [
      '{n, plural, offset:1 =1 {you} one {you and # other} other {you and # others}}',
      { n: 4 },
      'you and 3 others',
    ],
    ['{kind, select, A {Level A} other {Level {kind}}}', { kind: 'C' }, 'Level C'],
    ['{n, plural, one {{who} has #} other {{who} have #}}', { n: 2, who: 'They' }, 'They have 2'],
  ])('compiles %j with %j to %j', (message, values, text) => {
    expect(run(message, values)).toBe(text);
  });

  it('never runs what a message holds', () => {
    const hostile = "{name} `+globalThis.hacked()+`$'{globalThis.hacked()}'";
    expect(run(hostile, { name: 'x' })).toBe('x `+globalThis.hacked()+`${globalThis.hacked()}');
  });
});

describe('messageArguments', () => {
  it.each<[string, string[]]>([
    ['Cart', []],
    ['{b} {a} {b}', ['a', 'b']],
    ['{count, plural, one {{row}} other {{total} of #}}', ['count', 'row', 'total']],
    ['{kind, select, A {{level}} other {}}', ['kind', 'level']],
  ])('names the values of %j', (message, names) => {
    expect(messageArguments('x.key', message)).toEqual(names);
  });
});

it.each([
  ['', 0],
  ['Cart', 4],
  ['{name} is here', 14],
  ['{n, plural, one {# item} other {# items}} left', 12],
  ['{kind, select, a {short} other {longest}}', 7],
])('the longest form of %j has %d characters [LEAD-08 b]', (message, length) => {
  expect(longestLength('x.key', message)).toBe(length);
});
