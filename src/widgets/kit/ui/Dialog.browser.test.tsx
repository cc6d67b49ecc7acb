import { StrictMode, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from './Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { TextField } from './TextField.tsx';
import { mountInShadow, type Mounted } from './testing/mount-in-shadow.ts';

let mounted: Mounted;
let closed = 0;
afterEach(() => mounted.unmount());

type OpenerProps = Partial<DialogProps> & { vanishes?: boolean };

function Opener({ vanishes, ...props }: OpenerProps) {
  const [open, setOpen] = useState(false);
  const close = () => {
    closed += 1;
    setOpen(false);
  };
  return (
    <StrictMode>
      {!(vanishes && open) && <Button onClick={() => setOpen(true)}>Save cart</Button>}
      {open && (
        <Dialog title="Name this cart" closeLabel="Close" onClose={close} {...props}>
          {props.children ?? <TextField label="Cart name" />}
        </Dialog>
      )}
    </StrictMode>
  );
}

async function openDialog(props: OpenerProps = {}) {
  closed = 0;
  mounted = mountInShadow(<Opener {...props} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog', { name: 'Name this cart' })).toBeVisible();
}

const focused = () => mounted.shadow.activeElement;

it('starts at its heading and keeps the rest of the page out of reach', async () => {
  await openDialog();
  await expect.poll(() => focused()?.textContent).toBe('Name this cart');
  expect(mounted.shadow.querySelector('dialog')?.matches(':modal')).toBe(true);
});

it('starts at the first field where it is a form', async () => {
  await openDialog({ initialFocus: 'first-field' });
  await expect.poll(() => focused()?.tagName).toBe('INPUT');
});

it('shows a long form from its top, and then starts at its title [AXS-02 part]', async () => {
  const [width, height] = [innerWidth, innerHeight];
  await page.viewport(320, 400);
  const long = Array.from({ length: 60 }, (_, at) => <p key={at}>What saving does.</p>);
  await openDialog({
    initialFocus: 'first-field',
    children: (
      <>
        {long}
        <TextField label="Cart name" />
      </>
    ),
  });
  expect(mounted.shadow.querySelector('dialog')!.scrollTop).toBe(0);
  expect(focused()?.textContent).toBe('Name this cart');
  await page.viewport(width, height);
});

it('closes on Escape, once, and gives focus back', async () => {
  await openDialog();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.poll(() => focused()?.textContent).toBe('Save cart');
  expect(closed).toBe(1);
});

it('closes by its button and gives focus back', async () => {
  await openDialog();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.poll(() => focused()?.textContent).toBe('Save cart');
});

it.each([
  ['Tab', '{Tab}', ['Close', 'Cart name']],
  ['Shift and Tab', '{Shift>}{Tab}{/Shift}', ['Cart name', 'Close']],
])('%s goes round its controls and never to the page behind it', async (_name, keys, order) => {
  await openDialog();
  const inDialog = () => mounted.shadow.activeElement?.closest('dialog') !== null;
  const name = () => {
    const active = mounted.shadow.activeElement as HTMLInputElement | null;
    return active?.labels?.[0]?.textContent ?? active?.getAttribute('aria-label') ?? '';
  };
  const seen: string[] = [];
  // Once around and on, including the browser's own controls, which a modal dialog leaves reachable.
  for (let press = 0; press < 8; press += 1) {
    await userEvent.keyboard(keys);
    expect(focused()?.textContent).not.toBe('Save cart');
    if (focused() && inDialog()) seen.push(name());
  }
  expect(seen.slice(0, 2)).toEqual(order);
  expect(seen.length).toBeGreaterThan(3);
});

it('stays where its owner keeps it although Escape is pressed twice', async () => {
  const asked: string[] = [];
  await openDialog({ onClose: () => asked.push('asked') });
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => asked.length).toBe(2);
  await expect.element(page.getByRole('dialog')).toBeVisible();
});

it('leaves the focus to the page, and not to nothing, when what opened it is gone [AXS-02]', async () => {
  await openDialog({ vanishes: true });
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(focused()).toBeNull();
  await expect.poll(() => document.activeElement).not.toBe(document.body);
});

it.each([
  ['its heading', '<main><h1>Cart</h1></main>', 'H1'],
  ['its main part, without a heading that shows', '<h1 hidden>Cart</h1><main>Cart</main>', 'MAIN'],
  ['what can have it, with neither', '<section>Cart</section>', 'SECTION'],
])(
  'gives a page on which nothing had the focus the focus at %s, which it holds until it leaves [AXS-02]',
  async (_place, written, name) => {
    const there = document.createElement('div');
    there.innerHTML = written;
    document.body.prepend(...there.childNodes);
    const place = document.querySelector(name);
    mounted = mountInShadow(<Opener />);
    mounted.shadow.querySelector('button')?.click();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement).toBe(place);
    expect(place?.getAttribute('tabindex')).toBe('-1');
    await userEvent.tab();
    expect(focused()?.textContent).toBe('Save cart');
    expect(place?.hasAttribute('tabindex')).toBe(false);
    document.querySelectorAll('body > :is(h1, main, section)').forEach((one) => one.remove());
  },
);

it('interrupts as an alert dialog that reads its text', async () => {
  closed = 0;
  mounted = mountInShadow(
    <Dialog alert title="Signed out soon" closeLabel="Close" onClose={() => {}}>
      <p>Nothing has happened for 30 minutes.</p>
    </Dialog>,
  );
  await expect
    .element(page.getByRole('alertdialog', { name: 'Signed out soon' }))
    .toHaveAccessibleDescription('Nothing has happened for 30 minutes.');
});

describe('a dialog that is longer than its window', () => {
  const openLong = async (width: number, height: number, title: string) => {
    await page.viewport(width, height);
    mounted = mountInShadow(
      <Dialog title={title} closeLabel="Close" onClose={() => {}}>
        {Array.from({ length: 14 }, (_, at) => (
          <TextField key={at} label={`Field ${at + 1}`} />
        ))}
      </Dialog>,
    );
    const dialog = mounted.shadow.querySelector('dialog')!;
    await expect.poll(() => dialog.scrollHeight > dialog.clientHeight).toBe(true);
    return dialog;
  };
  const edges = (selector: string) => mounted.shadow.querySelector(selector)!.getBoundingClientRect();
  const scrollToEnd = async (dialog: HTMLElement) => {
    dialog.scrollTop = dialog.scrollHeight;
    await expect.poll(() => dialog.scrollTop).toBeGreaterThan(100);
  };
  const TITLE = 'Fairweather Mathematics Screener: Live Online Training for up to 10 Participants';

  afterEach(() => page.viewport(1280, 900));

  it.each([
    [320, 568, TITLE],
    [1280, 500, TITLE],
  ])('keeps its title and its way out in view at %i × %i', async (width, height, title) => {
    const dialog = await openLong(width, height, title);
    await scrollToEnd(dialog);
    await expect.poll(() => edges('h2').top).toBeGreaterThan(edges('dialog').top);
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    await expect
      .poll(() => edges('dialog').top + dialog.clientHeight / 3 - edges('.dialog-head').bottom)
      .toBeGreaterThan(0);
  });

  it('covers no field that has the focus with its title [AXS-03 part]', async () => {
    const dialog = await openLong(320, 568, TITLE);
    const fields = [...mounted.shadow.querySelectorAll('input')];
    fields.at(-1)!.focus();
    await expect.poll(() => dialog.scrollTop).toBeGreaterThan(100);
    for (const field of fields.toReversed()) {
      expect(mounted.shadow.activeElement).toBe(field);
      const box = field.getBoundingClientRect();
      // Half a pixel covers nothing.
      expect(box.top).toBeGreaterThanOrEqual(edges('.dialog-head').bottom - 0.5);
      expect(box.bottom).toBeLessThanOrEqual(edges('dialog').bottom + 0.5);
      await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    }
  });

  it.each([
    ['the window is low', 320, 300, TITLE],
    ['the title is very long', 320, 568, `${TITLE} ${TITLE} ${TITLE}`],
  ])('lets its title scroll away where %s', async (_why, width, height, title) => {
    await scrollToEnd(await openLong(width, height, title));
    await expect.poll(() => edges('h2').bottom).toBeLessThan(edges('dialog').top);
  });
});
