import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectClean } from '../../../tests/support/expect-clean.ts';
import { setScene, type Scene } from '../../../tests/support/scene.ts';
import { workbookOf, type TestSheet } from '../../../tests/support/workbooks.ts';
import './define.ts';

const patient = { timeout: 20_000 };
const size = [innerWidth, innerHeight] as const;
let scene: Scene | undefined;
let element: HTMLElement;

const code = (row: number) => page.getByLabelText(`Code, row ${row}`, { exact: true });
const quantity = (row: number) => page.getByLabelText(`Quantity, row ${row}`, { exact: true });
const said = (words: string) => page.elementLocator(element).getByText(words, { exact: false });
const sheet = () => page.getByLabelText('Sheet', { exact: true });
const focused = () => element.shadowRoot?.activeElement;

const SHEETS: readonly TestSheet[] = [
  { name: 'Notes' },
  {
    name: 'Spring term',
    rows: [
      ['Item', 'Qty'],
      ['LMS4-KIT', 2],
      ['MAB2-KIT', 1],
    ],
  },
  { name: 'Summer term', rows: [['VLS-MAN', 3]] },
];

const open = async () => {
  scene = await setScene({});
  await page.viewport(320, 700);
  element = document.createElement('assess-quick-order');
  document.body.append(element);
  await expect.element(code(1), patient).toBeVisible();
};
const upload = (name: string, bytes: Uint8Array<ArrayBuffer> | string) =>
  userEvent.upload(
    page.elementLocator(element.shadowRoot!.querySelector('input[type=file]')!),
    new File([bytes], name),
  );

afterEach(async () => {
  document.body.replaceChildren();
  await page.viewport(...size);
  await scene?.settled();
});

describe('a workbook', () => {
  it('gives its first sheet with content, and another by the keyboard, in place of the first; what was typed stays [QO-10 e]', async () => {
    await open();
    await userEvent.fill(code(1), 'OSI3-KIT');
    await upload('order.xlsx', await workbookOf(SHEETS));
    await expect.element(said('order.xlsx, Spring term: 2 lines: 2 found.'), patient).toBeVisible();
    await expect.element(code(2)).toHaveValue('LMS4-KIT');
    await expect.element(sheet(), patient).toHaveValue('1');
    await expectClean(element);
    (sheet().element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(said('order.xlsx, Summer term: 1 line: 1 found.'), patient).toBeVisible();
    await expect.element(quantity(2)).toHaveValue('3');
    await expect.element(code(2)).toHaveValue('VLS-MAN');
    await expect.element(code(3)).toHaveValue('');
    await expect.poll(focused).toBe(sheet().element());
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect.element(said('This list has no lines to read. Nothing was changed.'), patient).toBeVisible();
    await expect.poll(focused).toBe(sheet().element());
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(said('order.xlsx, Spring term: 2 lines: 2 found.'), patient).toBeVisible();
    await expect.element(code(1)).toHaveValue('OSI3-KIT');
    await expect.element(code(3)).toHaveValue('MAB2-KIT');
    await expect.element(code(4)).toHaveValue('');
    await userEvent.click(page.getByRole('button', { name: 'Undo' }));
    await expect.element(code(2)).toHaveValue('');
  });

  it('of the old kind, and a file of another kind, say what to do, and change nothing [QO-10 e] [QO-05]', async () => {
    await open();
    await userEvent.fill(code(1), 'OSI3-KIT');
    for (const [name, bytes, words] of [
      [
        'old.xls',
        new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]),
        'Open it, save it as .xlsx or CSV, and upload that.',
      ],
      ['order.xlsx', 'PK\u0003\u0004', 'This workbook is damaged.'],
      ['order.pdf', '%PDF-1.7', 'This kind of file can’t be read.'],
      ['order.csv', new Uint8Array(2 * 1024 * 1024 + 1), 'This list is too large (2.1 MB; at most 2 MB).'],
    ] as const) {
      await upload(name, bytes);
      await expect.element(said(words), patient).toBeVisible();
      await expect.element(sheet()).not.toBeInTheDocument();
    }
    await expectClean(element);
    await expect.element(code(1)).toHaveValue('OSI3-KIT');
    await upload('order.xlsx', await workbookOf(SHEETS.slice(1, 2)));
    await expect.element(said('order.xlsx: 2 lines: 2 found.'), patient).toBeVisible();
    await expect.element(sheet()).not.toBeInTheDocument();
  });
});
