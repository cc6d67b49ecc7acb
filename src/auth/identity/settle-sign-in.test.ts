import { expect, it } from 'vitest';
import type { SignedIn } from '../../core/storage-types.ts';
import { settleSignIn, whoIs } from './settle-sign-in.ts';

const rowOf = async (id: string, subject: string): Promise<SignedIn> => ({
  id,
  who: await whoIs(id, subject),
});

/** `now`: the browser's sign-in when the answer comes. `asked`: the sign-in in which the request was made. */
it.each<
  [what: string, now: 'mara' | 'noor' | undefined, asked: 'mara' | undefined, begins: boolean, end: string]
>([
  ['a silent answer in the sign-in it was asked in', 'mara', 'mara', false, 'the same'],
  ['a silent answer after another has signed in', 'noor', 'mara', false, 'nothing'],
  ['a silent answer asked for by nobody, after somebody has signed in', 'noor', undefined, false, 'nothing'],
  ['a silent answer after a sign-out', undefined, 'mara', false, 'nothing'],
  ['a sign-in of hers by hand, after another has signed in', 'noor', 'mara', true, 'new'],
  ['a sign-in by hand, after a sign-out', undefined, 'mara', true, 'nothing'],
  ['a sign-in by hand where nobody was', undefined, undefined, true, 'new'],
])('%s settles as hers [SES-13 b,c]', async (_what, now, asked, begins, end) => {
  const there = now && (await rowOf(`id of ${now}`, now));
  const settled = await settleSignIn(
    { read: (() => there) as never },
    { subject: 'mara', asked: { id: asked && `id of ${asked}`, begins } },
  );
  expect(settled === undefined ? 'nothing' : settled.isNew ? 'new' : 'the same').toBe(end);
});
