import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { holdToHosts } from './hold-to-hosts.ts';

describe('holdToHosts', () => {
  everyRow([
    ['.a{color:red}', ':host(x-a) .a{color:red}'],
    ['.a,b > c{color:red}', ':host(x-a) .a,:host(x-a) b > c{color:red}'],
    [':is(a,b):not(.c,.d){e:f}', ':host(x-a) :is(a,b):not(.c,.d){e:f}'],
    ['*,:before{e:f}', ':host(x-a) *,:host(x-a) :before{e:f}'],
    [':host{e:f}', ':host(x-a){e:f}'],
    [":host([theme='dark']) .a{e:f}", ":host(x-a[theme='dark']) .a{e:f}"],
    [':host>slot,.b{e:f}', ':host(x-a)>slot,:host(x-a) .b{e:f}'],
    ["::slotted([slot='b']){e:f}", ":host(x-a) ::slotted([slot='b']){e:f}"],
    ['@media print{.a{e:f}.b{e:f}}', '@media print{:host(x-a) .a{e:f}:host(x-a) .b{e:f}}'],
    ['@container (width<1px){:host{e:f;}}', '@container (width<1px){:host(x-a){e:f;}}'],
    ['.a{e:f}@keyframes g{0%{h:i}to{h:j}}.k{e:f}', ':host(x-a) .a{e:f}:host(x-a) .k{e:f}'],
    ['/* {.a} */.b{e:url(data:x,y)}', ':host(x-a) .b{e:url(data:x,y)}'],
  ])('makes of %s %s [LEAD-13]', (css, expected) => {
    expect(holdToHosts(css, ['x-a'])).toBe(expected);
  });

  it('holds what several share to all of them, at the same weight [LEAD-13]', () => {
    expect(holdToHosts(':host{e:f}.a{e:f}', ['x-a', 'x-b'])).toBe(
      ':host(:is(x-a,x-b)){e:f}:host(:is(x-a,x-b)) .a{e:f}',
    );
  });
});
