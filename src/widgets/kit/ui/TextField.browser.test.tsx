import { createRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { FieldError } from './Field.tsx';
import { TextField, TextArea } from './TextField.tsx';
import { mountInShadow, type Mounted } from './testing/mount-in-shadow.ts';

let mounted: Mounted;
afterEach(() => mounted.unmount());

const input = () => page.getByRole('textbox');

it('is invalid and described by its hint and then its error, once [AXS-04 part]', async () => {
  mounted = mountInShadow(<TextField label="Cart name" description="At most 50." error="Too long" />);
  await expect.element(input()).toHaveAccessibleName('Cart name');
  await expect.element(input()).toHaveAccessibleDescription('At most 50. Too long');
  await expect.element(input()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(input()).not.toHaveAttribute('aria-errormessage');
});

it('carries no trace of an error while it has none', async () => {
  mounted = mountInShadow(<TextField label="Cart name" />);
  for (const name of ['aria-invalid', 'aria-describedby'])
    await expect.element(input()).not.toHaveAttribute(name);
});

it('can be invalid by a message that stands elsewhere', async () => {
  mounted = mountInShadow(
    <>
      <TextField label="Code" hideLabel invalid aria-describedby="row-2-error" />
      <FieldError id="row-2-error">Unknown code</FieldError>
    </>,
  );
  await expect.element(input()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(input()).toHaveAccessibleDescription('Unknown code');
  await expect.element(input()).toHaveAccessibleName('Code');
});

it('keeps two fields of one root apart and focuses by its label', async () => {
  mounted = mountInShadow(
    <>
      <TextField label="First name" />
      <TextField label="Last name" />
    </>,
  );
  await page.getByText('Last name').click();
  expect(mounted.shadow.activeElement).toBe(page.getByLabelText('Last name').element());
});

it('hands its ref and its own attributes to the control', () => {
  const line = createRef<HTMLInputElement>();
  const area = createRef<HTMLTextAreaElement>();
  mounted = mountInShadow(
    <>
      <TextField label="Email" ref={line} id="email" autoComplete="email" required />
      <TextArea label="Paste a list" ref={area} maxLength={9} />
    </>,
  );
  expect(line.current).toMatchObject({ id: 'email', autocomplete: 'email', required: true });
  expect(area.current).toMatchObject({ tagName: 'TEXTAREA', maxLength: 9 });
});
