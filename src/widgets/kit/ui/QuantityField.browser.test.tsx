import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { QuantityField, type QuantityFieldProps } from './QuantityField.tsx';
import { mountInShadow, type Mounted } from './testing/mount-in-shadow.ts';

let mounted: Mounted;
afterEach(() => mounted.unmount());

const stepper = { less: 'Decrease quantity', more: 'Increase quantity' };
const input = () => page.getByRole('textbox', { name: 'Quantity' });
const less = () => page.getByRole('button', { name: 'Decrease quantity' });
const more = () => page.getByRole('button', { name: 'Increase quantity' });

function Owner({ start, ...props }: { start: string } & Partial<QuantityFieldProps>) {
  const [value, setValue] = useState(start);
  return <QuantityField label="Quantity" {...props} value={value} onValueChange={setValue} />;
}

it.each(['abc', '1.5', '-1', '1e9', '٣', ' 3 '])('keeps %j as it was typed', async (typed) => {
  mounted = mountInShadow(<Owner start="" max={25} />);
  await userEvent.fill(input(), typed);
  await expect.element(input()).toHaveValue(typed);
});

it('asks for a numeric keyboard without being a number input', async () => {
  mounted = mountInShadow(<Owner start="2" />);
  await expect.element(input()).toHaveAttribute('inputmode', 'numeric');
  await expect.element(input()).toHaveAttribute('type', 'text');
});

it('does not turn under the wheel or the arrow keys', async () => {
  mounted = mountInShadow(<Owner start="2" />);
  await userEvent.click(input());
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect.element(input()).toHaveValue('2');
});

it('steps to its bounds and stops there without losing focus', async () => {
  mounted = mountInShadow(<Owner start="2" min={1} max={4} stepper={stepper} />);
  await userEvent.click(more());
  await userEvent.keyboard('{Enter}{Enter}{Enter}');
  await expect.element(input()).toHaveValue('4');
  await expect.element(more()).toHaveAttribute('aria-disabled', 'true');
  expect(mounted.shadow.activeElement).toBe(more().element());
});

it('mends what is not a number by a step to the minimum', async () => {
  mounted = mountInShadow(<Owner start="three" min={3} stepper={stepper} />);
  await userEvent.click(less());
  await expect.element(input()).toHaveValue('3');
});

it('disables its buttons with itself', async () => {
  mounted = mountInShadow(<Owner start="2" disabled stepper={stepper} />);
  await expect.element(less()).toBeDisabled();
  await expect.element(more()).toBeDisabled();
});
