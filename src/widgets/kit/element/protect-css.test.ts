import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../../tests/support/every-row.ts';
import { protectCss } from './protect-css.ts';

/** Returns the rewritten rule without layer, scope and reset. */
const rule = (css: string): string =>
  protectCss('assess-x', [`.first{}${css}`])
    .replace(/^[\s\S]*\.first\{\}/, '')
    .replace(/\}\}(?=$|@keyframes)/, '');

describe('CSS for light DOM', () => {
  everyRow([
    ['.a{color:red}', '.a{color:red !important}'],
    ['.a{color:red;margin:0}', '.a{color:red !important;margin:0 !important}'],
    ['.a{color:red !important}', '.a{color:red !important}'],
    ['.a{--_x:1;color:var(--_x)}', '.a{--_x:1 !important;color:var(--_x) !important}'],
    ['a:hover{color:red}', 'a:hover{color:red !important}'],
    ['.a{color:red;&:hover{margin:0}}', '.a{color:red !important;&:hover{margin:0 !important}}'],
    ['@media print{.a{top:0}}', '@media print{.a{top:0 !important}}'],
    ['/* {;} */.a{top:0}', '.a{top:0 !important}'],
    [':host{display:block}', ':scope{display:block !important}'],
    [':host([hidden]){display:none}', ':scope[hidden]{display:none !important}'],
  ])('%s becomes %s [EMB-02 part]', (css, expected) => {
    expect(rule(css)).toBe(expected);
  });

  it('lets what moves move, under a name that no page has [EMB-02 part]', () => {
    expect(rule('.spin{top:0;rotate:0turn;animation:spin 1s linear}@keyframes spin{to{rotate:1turn}}')).toBe(
      '.spin{top:0 !important;rotate:0turn;animation:assess-spin 1s linear}@keyframes assess-spin{to{rotate:1turn}}',
    );
    expect(rule('.a{rotate:0turn}')).toBe('.a{rotate:0turn !important}');
    expect(rule('.a{animation:none}')).toContain('animation:none');
  });

  it('is in our layer, held to the tag, over the browser’s own style [EMB-02 part]', () => {
    expect(protectCss('assess-x', ['.a{top:0}'])).toMatch(
      /^@layer assess\{@scope\(assess-x\)\{[^]*:where\(\*:not\(:scope,.*\{ all: revert !important \}/,
    );
  });
});
