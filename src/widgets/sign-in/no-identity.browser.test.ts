import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { page } from 'vitest/browser';
import { setScene, type Scene } from '../../../tests/support/scene.ts';
import './define.ts';

const patient = { timeout: 20_000 };
let scene: Scene;
let warned: MockInstance;

const said = (): string => warned.mock.calls.map(([line]) => String(line)).join('\n');

/** Draws the tag below the window's lower edge. */
const drawBelow = (): void => {
  const element = document.createElement('assess-sign-in');
  element.style.cssText = 'display: block; margin-top: 1600px';
  document.body.append(element);
};

const expectUndisturbed = (): void => {
  expect(document.activeElement).toBe(document.body);
  expect(scrollY).toBe(0);
};

beforeEach(() => {
  warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(async () => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  await scene.settled();
});

it('without an identity service its author is told, and a reader of the page is not taken to it [EMB-08]', async () => {
  scene = await setScene();
  drawBelow();
  await expect.element(page.getByRole('alert'), patient).toBeInTheDocument();
  await expect.poll(said).toContain('<assess-sign-in> needs an identity service');
  expectUndisturbed();
  expect(page.getByRole('note').elements()).toEqual([]);
});

it('without an identity service the editor shows why, above the sample [EMB-08, EMB-11]', async () => {
  scene = await setScene({ config: { author: true } });
  drawBelow();
  await expect
    .element(page.getByRole('note').filter({ hasText: 'needs an identity service' }), patient)
    .toBeInTheDocument();
  await expect.element(page.getByLabelText('User name'), patient).toBeInTheDocument();
});

it('a service that fails before anybody pressed anything is told without taking the focus [AXS-02]', async () => {
  scene = await setScene({ identity: {}, faults: [{ path: '/auth/**', status: 503 }] });
  drawBelow();
  await expect.element(page.getByRole('alert'), patient).toBeInTheDocument();
  expectUndisturbed();
});
