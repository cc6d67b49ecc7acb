import { useRef, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from './Button.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { TextField } from './TextField.tsx';
import { mountInShadow, type Mounted } from './testing/mount-in-shadow.ts';

let mounted: Mounted;
afterEach(() => mounted.unmount());

function Form() {
  const [attempt, setAttempt] = useState(0);
  const [value, setValue] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const shown = attempt > 0 && value === '';
  const errors = shown
    ? [{ key: 'name', message: 'Enter a name', onSelect: () => field.current?.focus() }]
    : [];
  return (
    <>
      <ErrorSummary title="One thing to mend" errors={errors} attempt={attempt} />
      <TextField
        ref={field}
        label="Name"
        value={value}
        onChange={(event) => setValue(event.currentTarget.value)}
      />
      <Button onClick={() => setAttempt(attempt + 1)}>Save</Button>
    </>
  );
}

const summary = () => page.getByRole('region', { name: 'One thing to mend' });
const save = () => page.getByRole('button', { name: 'Save' });
const focused = () => mounted.shadow.activeElement;

it('is not there before there is an error', async () => {
  mounted = mountInShadow(<Form />);
  await expect.element(summary()).not.toBeInTheDocument();
});

it('takes focus on every attempt that finds errors', async () => {
  mounted = mountInShadow(<Form />);
  for (const _ of ['first', 'second']) {
    await userEvent.click(save());
    await expect.poll(focused).toBe(summary().element());
    save().element().focus();
  }
});

it('names the field of each error that has the same words as another [AXS-04 part]', async () => {
  const error = (key: string, message: string) => ({ key, field: key, message, onSelect: () => undefined });
  const errors = [error('First', 'Required'), error('Email', 'Not an address'), error('Last', 'Required')];
  mounted = mountInShadow(<ErrorSummary title="One thing to mend" errors={errors} attempt={1} />);
  await expect
    .poll(() =>
      summary()
        .getByRole('button')
        .elements()
        .map((one) => one.textContent),
    )
    .toEqual(['First · Required', 'Not an address', 'Last · Required']);
});

it('leads to the field, and leaves it in peace while it is mended', async () => {
  mounted = mountInShadow(<Form />);
  await userEvent.click(save());
  await userEvent.click(page.getByRole('button', { name: 'Enter a name' }));
  expect(focused()?.tagName).toBe('INPUT');
  await userEvent.keyboard('A');
  await expect.element(summary()).not.toBeInTheDocument();
  await userEvent.keyboard('{Backspace}');
  await expect.element(summary()).toBeVisible();
  expect(focused()?.tagName).toBe('INPUT');
});
