import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from './Button.tsx';
import { mountInShadow, type Mounted } from './testing/mount-in-shadow.ts';

let mounted: Mounted;
afterEach(() => mounted.unmount());

function Adder({ onPress }: { onPress: () => void }) {
  const [busy, setBusy] = useState(false);
  const press = () => {
    onPress();
    setBusy(true);
  };
  return (
    <Button variant="primary" busy={busy} onClick={press}>
      Add 7 items
    </Button>
  );
}

it('keeps width, name and focus while it is busy, and ignores presses', async () => {
  const presses: string[] = [];
  mounted = mountInShadow(<Adder onPress={() => presses.push('press')} />);
  const button = page.getByRole('button', { name: 'Add 7 items' });
  const width = button.element().getBoundingClientRect().width;
  await userEvent.click(button);
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Enter}');
  expect(presses).toEqual(['press']);
  expect(button.element().getBoundingClientRect().width).toBe(width);
  expect(mounted.shadow.activeElement).toBe(button.element());
});

it('does not submit its form while it is busy', async () => {
  let submits = 0;
  mounted = mountInShadow(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submits += 1;
      }}
    >
      <Button type="submit" busy>
        Save
      </Button>
    </form>,
  );
  page
    .getByRole('button', { name: 'Save' })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(submits).toBe(0);
});
