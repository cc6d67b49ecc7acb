import { describe, expect, it } from 'vitest';
import { everyRow } from '../../tests/support/every-row.ts';
import { widgets } from '../../src/widgets/widget-list.ts';
import { neededSettings } from '../build/policy-table.ts';
import { readState } from './composer-state.ts';
import type { WayId } from './copies.ts';
import { isPolicy, judgePolicy, policyOfPage, policySays, policyText } from './page-policy.ts';

const needed = {
  'script-src': ['https://shop.example', "'sha256-abc='"],
  'connect-src': ['https://commerce.example', "'self'"],
  'form-action': ["'self'"],
};
const gaps = (policy: string) =>
  judgePolicy(policy, needed).map(({ directive, missing }) => [directive, ...missing]);
const SCRIPTS = "script-src https://shop.example 'sha256-abc='";
const CALLS = "connect-src 'self' https://commerce.example";

describe('a pasted policy', () => {
  everyRow([
    [
      "default-src 'none'",
      [
        ['script-src', ...needed['script-src']],
        ['connect-src', ...needed['connect-src']],
      ],
    ],
    [
      "default-src 'self'; form-action 'none'",
      [
        ['script-src', ...needed['script-src']],
        ['connect-src', 'https://commerce.example'],
        ['form-action', "'self'"],
      ],
    ],
    [
      `${SCRIPTS}; connect-src 'self' http://commerce.example:8080`,
      [['connect-src', 'https://commerce.example']],
    ],
    [`${SCRIPTS}; connect-src 'self' *.commerce.example`, [['connect-src', 'https://commerce.example']]],
    [
      `${SCRIPTS}; connect-src 'self' https://commerce.example.evil.test`,
      [['connect-src', 'https://commerce.example']],
    ],
    [`${SCRIPTS}; connect-src 'self' http:; connect-src 'none'`, []],
    [`script-src 'unsafe-inline' 'nonce-1' https:; ${CALLS}`, [['script-src']]],
    [`script-src 'nonce-1' 'strict-dynamic'; ${CALLS}`, [['script-src']]],
    [`script-src 'nonce-1'; ${CALLS}`, [['script-src', 'https://shop.example']]],
    [`script-src 'unsafe-inline' 'sha256-other=' https:; ${CALLS}`, [['script-src', "'sha256-abc='"]]],
    [`script-src 'unsafe-inline' shop.example; ${CALLS}`, []],
    [`script-src 'strict-dynamic' 'sha256-abc='; ${CALLS}`, [['script-src', "'nonce-…'"]]],
    [`Content-Security-Policy: ${SCRIPTS};\n  ${CALLS};`, []],
    [`${SCRIPTS}; connect-src 'self' HTTPS://*.EXAMPLE:443/`, []],
    [`${SCRIPTS}; connect-src 'self' https://*.example`, []],
    ['', []],
  ])('%s lacks %j [EMB-12 d]', (policy, lacks) => {
    expect(gaps(policy)).toEqual(lacks);
  });

  it('is judged for frames by child-src, where it has no frame-src [EMB-12 d]', () => {
    const [gap] = judgePolicy("child-src 'self'; default-src *", { 'frame-src': ['https://pay.example'] });
    expect(gap?.words).toBe('child-src does not allow https://pay.example. Add it.');
  });

  everyRow([
    [
      "script-src 'nonce-1' 'strict-dynamic'",
      "script-src has 'strict-dynamic'. Put the nonce on the script tag.",
    ],
    [
      "script-src 'strict-dynamic'",
      "script-src has 'strict-dynamic', so no origin counts. Add a nonce. Put the nonce on the script tag.",
    ],
    ["script-src 'nonce-1' https:", 'Put the nonce on the script tag.'],
    [
      "script-src 'nonce-1'",
      'script-src does not allow https://shop.example. Add it. Put the nonce on the script tag.',
    ],
  ])('%s is told where its nonce must stand: %s [EMB-12 d]', (policy, words) => {
    expect(judgePolicy(policy, needed)[0]?.words).toBe(words);
  });

  it('is told in plain words what to add [EMB-12 d]', () => {
    const said = judgePolicy("default-src 'self'; script-src 'none'", needed).map(({ words }) => words);
    expect(said).toEqual([
      "script-src does not allow https://shop.example and 'sha256-abc='. Add them in place of 'none'.",
      "There is no connect-src, so default-src decides, and it does not allow https://commerce.example. Add: connect-src 'self' https://commerce.example",
    ]);
  });
});

describe('a text', () => {
  everyRow([
    ['garbage %%% ;;;', false],
    ['x'.repeat(30_000), false],
    ['', false],
    ['script-source *', false],
    ["Content-Security-Policy: DEFAULT-SRC 'self'", true],
    ['upgrade-insecure-requests', true],
    ['style-src-elem *', true],
  ])('%s is a policy: %s [EMB-12 d]', (text, is) => {
    expect(isPolicy(text)).toBe(is);
  });
});

describe('the policy of a page', () => {
  const of = (hash: string, way: WayId = 'html') => {
    const state = readState(hash, widgets);
    return policyOfPage(state, neededSettings(state.widget.tag), way, ["'sha256-abc='"]);
  };

  everyRow([
    ['html', ['https://shop.example', "'sha256-abc='"], 'import map as it stands'],
    ['npm', ["'self'"], 'its own bundle'],
    ['react', ["'self'"], 'its own bundle'],
    ['vue', ["'self'"], 'its own bundle'],
    ['aem', ['https://shop.example'], 'of this CMS'],
    ['universal-editor', ['https://shop.example'], 'of this CMS'],
  ] as const)(
    'is that of the format shown: with %s scripts from %j, and says %s [EMB-12 d]',
    (way, scripts, says) => {
      const policy = of('#widget=mini-cart', way);
      expect(policy['script-src']).toEqual(scripts);
      expect(policy['style-src']).toEqual([scripts[0]]);
      expect(policySays(way)).toContain(says);
    },
  );

  everyRow([
    [
      '#widget=contact',
      { 'script-src': ['https://shop.example', "'sha256-abc='"], 'style-src': ['https://shop.example'] },
    ],
    ['#widget=mini-cart', { 'connect-src': ['https://commerce.example'] }],
    [
      '#widget=mini-cart&at.commerceBase=/commerce&at.base=/widgets/',
      { 'connect-src': ["'self'"], 'script-src': ["'self'", "'sha256-abc='"] },
    ],
    ['#widget=checkout&at.payment=https://pay.example/frame', { 'frame-src': ['https://pay.example'] }],
    ['#widget=search', { 'form-action': ['https://shop.example'] }],
    [
      '#widget=header&at.regional=https://cms.example/r',
      {
        'connect-src': ['https://commerce.example', 'https://cms.example'],
        'img-src': ['https://cms.example', 'https://shop.example'],
      },
    ],
    [
      '#widget=contact&at.identity=https://id.example/auth',
      { 'connect-src': ['https://id.example', 'https://commerce.example'] },
    ],
    [
      '#widget=contact&at.content=https://cms.example/c&at.store=https://back.example&at.geo=https://geo.example',
      { 'connect-src': ['https://cms.example', 'https://back.example', 'https://geo.example'] },
    ],
  ])('%s allows %j [EMB-12 d]', (hash, part) => {
    expect(of(hash)).toMatchObject(part);
  });

  it('is one that this judge finds nothing against, for every widget [EMB-12 d]', () => {
    const services =
      '&at.identity=https://id.example&at.payment=https://pay.example&at.regional=https://cms.example';
    for (const { tag } of widgets) {
      const policy = of(`#widget=${tag.replace('assess-', '')}${services}`);
      expect(judgePolicy(policyText(policy), policy), tag).toEqual([]);
    }
  });
});
