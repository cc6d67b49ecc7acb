import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { beSignedIn } from '../../../tests/support/be-signed-in.ts';
import { setScene, type Scene } from '../../../tests/support/scene.ts';
import { endVisit } from '../../core/registry/own-readings.ts';
import { runtime } from '../../core/runtime.ts';
import './define.ts';

const patient = { timeout: 20_000 };
let scene: Scene;

const field = () => page.getByRole('combobox', { name: 'Search assessments' });

const open = async () => {
  scene = await setScene({ config: { storeUrl: location.origin } });
  beSignedIn('mara');
  document.body.append(document.createElement('assess-search'));
  await expect.element(field(), patient).toBeVisible();
};

afterEach(async () => {
  document.body.replaceChildren();
  await scene.settled();
});

it('what somebody signed in typed into the search shows to nobody after them, and the field keeps the focus [SES-13 d]', async () => {
  await open();
  await userEvent.fill(field(), 'a patient’s name');
  const typedInto = field().element();
  endVisit(runtime().registry);
  await expect.element(field(), patient).toHaveValue('');
  expect(field().element()).toBe(typedInto);
  expect(document.querySelector('assess-search')?.shadowRoot?.activeElement).toBe(typedInto);
  await userEvent.fill(field(), 'manual');
  endVisit(runtime().registry);
  await expect.element(field(), patient).toHaveValue('');
});

it('what was typed stays while the same person is there [SES-13 d part]', async () => {
  await open();
  await userEvent.fill(field(), 'manual');
  runtime().registry.keep('something else', 1);
  await expect.element(field(), patient).toHaveValue('manual');
});
