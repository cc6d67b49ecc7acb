import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../../tests/support/every-row.ts';
import { mailLink, phoneLink } from './ReachLink.tsx';

describe('phoneLink', () => {
  everyRow([
    ['', undefined],
    ['By e-mail only', undefined],
    ['12', undefined],
    ['javascript:alert(1)', undefined],
    ['+1 800 555 0142', 'tel:+18005550142'],
    ['1-800-555-0142', 'tel:18005550142'],
    ['(020) 7946 0123', 'tel:02079460123'],
    ['Call +44 20 7946 0123 (free)', 'tel:+442079460123'],
    ['+33 1 99 00 55 55', 'tel:+33199005555'],
    ['911', 'tel:911'],
  ])('of %j is %j [SHL-09]', (text, link) => {
    expect(phoneLink(text)).toBe(link);
  });
});

describe('mailLink', () => {
  everyRow([
    ['', undefined],
    ['orders', undefined],
    ['a@b', undefined],
    ['a@b.example?cc=c@d.example', undefined],
    ['a@b.example, c@d.example', undefined],
    ['javascript:alert(1)@b.example', undefined],
    [' orders@lindgren-vale.example ', 'mailto:orders@lindgren-vale.example'],
    ['o.r+d-e_r@münchen.example', 'mailto:o.r+d-e_r@münchen.example'],
  ])('of %j is %j [SHL-09]', (text, link) => {
    expect(mailLink(text)).toBe(link);
  });

  it('carries the subject, of which nothing becomes another field of the email [ACC-01 j]', () => {
    expect(mailLink('a@b.example', 'Order 1&cc=c@d.example\r\nBcc: e')).toBe(
      'mailto:a@b.example?subject=Order%201%26cc%3Dc%40d.example%0D%0ABcc%3A%20e',
    );
  });
});
