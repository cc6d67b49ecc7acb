import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setRuntime, type Runtime } from '../../core/runtime.ts';
import { describeStep } from './describe-step.ts';
import type { ServiceWords } from './journey-step.ts';
import { readPlain, readWords } from './without-markup.ts';

const HERE = 'https://shop.test/en-us/login';

beforeEach(() => {
  vi.stubGlobal('location', new URL(HERE));
  setRuntime({ config: { storeHosts: ['store.test'] } } as unknown as Runtime);
});
afterEach(() => {
  setRuntime(undefined);
  vi.unstubAllGlobals();
});

const link = (text: string, path: string) => ({ text, href: `https://shop.test${path}` });

const WORDS: readonly [what: string, given: string, read: ServiceWords][] = [
  ['a link', 'Read our <a href="/terms">terms</a>.', ['Read our ', link('terms', '/terms'), '.']],
  ['a link alone', '<a href="/terms">Terms</a>', [link('Terms', '/terms')]],
  [
    'two links',
    '<a href=/a>One</a> or <A HREF=\'/b\' target="_blank">two</A>',
    [link('One', '/a'), ' or ', link('two', '/b')],
  ],
  [
    'paragraphs around a link',
    '<p>First.</p>\n<p>See <a href="/a"><b>there</b></a></p>',
    ['First.\nSee ', link('there', '/a')],
  ],
  ['a link that is never closed', 'See <a href="/a">there', ['See ', link('there', '/a')]],
  ['a link with signs in its address', '<a href="/a?b=1&amp;c=2">x</a>', [link('x', '/a?b=1&c=2')]],
  [
    'a link to a route of a store',
    '<a href="https://store.test/store/usassessments/en/cart">x</a>',
    [{ text: 'x', href: 'https://store.test/store/usassessments/en/cart' }],
  ],
  ['a link of another host', 'See <a href="https://evil.test/">there</a>.', 'See there.'],
  ['a link without a scheme', 'See <a href="//evil.test/">there</a>.', 'See there.'],
  ['a link of a script', '<a href="javascript:alert(1)">there</a>', 'there'],
  ['a script behind entities', '<a href="&#106;avascript:alert(1)">there</a>', 'there'],
  ['a script behind white space', '<a href="java\nscript:alert(1)">there</a>', 'there'],
  ['a link of data', '<a href="data:text/html,x">there</a>', 'there'],
  ['a link without words', 'See <a href="/a"> </a>there', 'See  there'],
  ['a name in place of an address', '<a name="x">there</a>', 'there'],
  ['bold and italic', '<b>Shown</b> as <i class="x">text</i>.', 'Shown as text.'],
  ['lines', 'One<br>two<br/>three', 'One\ntwo\nthree'],
  ['a list', '<ul>\n <li>One</li>\n <li>Two</li>\n</ul>', 'One\nTwo'],
  ['a script', 'Hello<script>alert("<b>")</script> there', 'Hello there'],
  ['a style', '<style>p { color: red }</style>Hello', 'Hello'],
  ['an image', 'Hello<img src=x onerror="alert(1)">', 'Hello'],
  ['a comment', 'Hello<!-- <b>nobody</b> --> there', 'Hello there'],
  ['signs by name and number', 'R&amp;D &lt;b&gt; &#39;x&#x27; &nbsp;', "R&D <b> 'x'"],
  ['no sign at all', '&unknown; &#0; &#9999999;', '&unknown; &#0; &#9999999;'],
  ['what is smaller', '1 < 2, a<3 and 3 > 2', '1 < 2, a<3 and 3 > 2'],
  ['a tag of nobody', 'Write to <name@practice.example>', 'Write to <name@practice.example>'],
  ['markup within markup', '<scr<b></b>ipt>alert(1)</scr<b></b>ipt>', '<script>alert(1)</script>'],
];

/** Returns the time for reading `length` characters of each of these texts. */
const timeToRead = (length: number): number => {
  const began = performance.now();
  for (const hostile of ['<a href="', '<script>', '<!--', '<a ', '&#', '<p>', '\n '])
    readWords(hostile.repeat(length / hostile.length));
  return performance.now() - began;
};

describe('what the service says with markup in it', () => {
  it.each(WORDS)('[IDN-04] is read as words, and links where the page may lead: %s', (_what, given, read) => {
    expect(readWords(given)).toEqual(read);
    const plain =
      typeof read === 'string' ? [read] : read.map((one) => (typeof one === 'string' ? one : one.text));
    expect(readPlain(given)).toBe(plain.join(''));
  });

  it('[IDN-04] is words in a heading, in labels, choices, buttons and names, and the answers stay the service’s', async () => {
    const wire = {
      authId: 'a',
      header: '<h1>Sign <i>in</i></h1>',
      description: 'See <a href="/a">there</a>.',
      callbacks: [
        { type: 'NameCallback', output: [{ name: 'prompt', value: '<b>Name</b>' }] },
        {
          type: 'ChoiceCallback',
          output: [
            { name: 'prompt', value: '<p>Which?</p>' },
            { name: 'choices', value: ['By <i>mail</i>', 'R&amp;D'] },
          ],
        },
        { type: 'ConfirmationCallback', output: [{ name: 'options', value: ['<b>Yes</b>', 'No'] }] },
        {
          type: 'KbaCreateCallback',
          output: [{ name: 'predefinedQuestions', value: ['<i>Your</i> school?', 'Your street?'] }],
          input: [
            { name: 'IDToken4question', value: '' },
            { name: 'IDToken4answer', value: '' },
          ],
        },
        {
          type: 'SelectIdPCallback',
          output: [
            { name: 'providers', value: [{ provider: 'x', uiConfig: { buttonDisplayName: '<b>X</b>' } }] },
          ],
        },
        { type: 'TextOutputCallback', output: [{ name: 'message', value: '<br>' }] },
        { type: 'PollingWaitCallback', output: [{ name: 'message', value: '<b>Wait</b>' }] },
        {
          type: 'TermsAndConditionsCallback',
          output: [{ name: 'terms', value: '<p>1. Pay</p><p>2. Go</p>' }],
        },
      ],
    };
    const step = await describeStep(wire);
    expect(step).toMatchObject({ header: 'Sign in', description: ['See ', link('there', '/a'), '.'] });
    expect(step.callbacks).toMatchObject([
      { prompt: 'Name' },
      { prompt: 'Which?', choices: ['By mail', 'R&D'] },
      { options: ['Yes', 'No'] },
      { questions: ['Your school?', 'Your street?'] },
      { providers: [{ id: 'x', name: 'X' }] },
      { kind: 'hidden' },
      { text: 'Wait' },
      { text: '1. Pay\n2. Go' },
    ]);
    const [, , , question] = step.callbacks;
    if (question?.kind === 'question') question.set('Your school?', 'Lund');
    expect(wire.callbacks[3]?.input).toMatchObject([{ value: '<i>Your</i> school?' }, { value: 'Lund' }]);
  });

  it('[IDN-04] keeps the signs that a rule forbids', async () => {
    const failed = [
      '{"policyRequirement":"CANNOT_CONTAIN_CHARACTERS","params":{"forbiddenChars":"<b>&amp;"}}',
    ];
    const password = {
      type: 'ValidatedCreatePasswordCallback',
      output: [{ name: 'failedPolicies', value: failed }],
    };
    const { callbacks } = await describeStep({ authId: 'a', callbacks: [password] });
    expect(callbacks).toMatchObject([{ broken: [{ params: { forbiddenChars: '<b>&amp;' } }] }]);
  });

  it('[IDN-04] takes twice the time where there is twice as much of it, not four times', () => {
    const once: number[] = [];
    const twice: number[] = [];
    // The first run is the slowest, so it is not measured.
    timeToRead(40_000);
    // The machine may be busy, so several pairs are measured until one is good enough.
    while (once.length < 20 && !(Math.min(...twice) < 3 * Math.min(...once))) {
      once.push(timeToRead(20_000));
      twice.push(timeToRead(40_000));
    }
    expect(Math.min(...twice)).toBeLessThan(3 * Math.min(...once));
  });
});
