import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setScene, type Scene } from '../../../../tests/support/scene.ts';
import type { OpenedFile } from '../../../list-reader/open-file.ts';
import { defineSample } from '../../kit/forms/testing/define-sample.ts';
import { SheetChoice } from './SheetChoice.tsx';

const patient = { timeout: 20_000 };
let scene: Scene;
afterEach(async () => {
  document.body.replaceChildren();
  await scene.settled();
});

it('of two sheets that are chosen one after the other, the last one alone counts [QO-10 e]', async () => {
  scene = await setScene({});
  const waiting = new Map<number, (opened: OpenedFile) => void>();
  const read = (place: number) => new Promise<OpenedFile>((resolve) => waiting.set(place, resolve));
  const sheets = { names: ['A', 'B', 'C'], shown: 0, read };
  const given: (readonly [string, number])[] = [];
  const onRead = (opened: OpenedFile, place: number) =>
    given.push(['text' in opened ? opened.text : '', place]);
  const tag = defineSample('sheets', 'shadow', () => <SheetChoice sheets={sheets} onRead={onRead} />);
  document.body.append(document.createElement(tag));
  const choice = page.getByRole('combobox');
  await expect.element(choice, patient).toBeVisible();
  await userEvent.selectOptions(choice, 'B');
  await userEvent.selectOptions(choice, 'C');
  await expect.element(choice).toHaveValue('2');
  waiting.get(1)?.({ text: 'of B' });
  waiting.get(2)?.({ text: 'of C' });
  await expect.poll(() => given).toEqual([['of C', 2]]);
});
