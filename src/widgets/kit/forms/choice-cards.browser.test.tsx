import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setScene, type Scene } from '../../../../tests/support/scene.ts';
import { defineSample } from './testing/define-sample.ts';
import { WaysToTravel } from './testing/WaysToTravel.tsx';

let scene: Scene;
let element: HTMLElement;

const card = (name: string) => page.getByRole('radio', { name, exact: true });
const focused = () => (element.shadowRoot ?? document).activeElement;

beforeEach(async () => {
  scene = await setScene();
});
afterEach(async () => {
  document.body.replaceChildren();
  await scene.settled();
});

describe.each(['shadow', 'light'] as const)('choice cards in %s DOM', (dom) => {
  beforeEach(async () => {
    element = document.createElement(defineSample('choice-cards', dom, WaysToTravel));
    document.body.append(element);
    await expect.element(card('By train'), { timeout: 20_000 }).toBeChecked();
  });

  it('are one group with its name, each told with what stands on it [AXS-04]', async () => {
    const group = page.getByRole('radiogroup', { name: 'How do you want to travel?' });
    await expect.element(group).toBeVisible();
    await expect.element(group).toHaveAttribute('aria-labelledby');
    await expect.element(group).toHaveAccessibleDescription('Tickets are sent by email.');
    await expect.element(card('By train')).toHaveAccessibleDescription('08:15 Without a change');
    await expect
      .element(card('By ferry'))
      .toHaveAccessibleDescription('10:26 It is full. Choose another day');
  });

  it('have what is wrong above the first, told once, with the group [AXS-04 part]', async () => {
    await userEvent.click(page.getByRole('button', { name: 'Book' }));
    const error = page.getByText('Nothing goes there today.');
    await expect.element(error).toBeVisible();
    const { bottom } = error.element().getBoundingClientRect();
    expect(bottom).toBeLessThanOrEqual(card('By train').element().getBoundingClientRect().top);
    const group = page.getByRole('radiogroup', { name: 'How do you want to travel?' });
    await expect
      .element(group)
      .toHaveAccessibleDescription('Tickets are sent by email. Nothing goes there today.');
    await expect.element(card('By train')).toHaveAccessibleDescription('08:15 Without a change');
  });

  it('can’t be chosen where a reason says why, and its link can be followed', async () => {
    await expect.element(card('By ferry')).toBeDisabled();
    await userEvent.click(page.getByRole('link', { name: 'Choose another day' }));
    await expect.poll(() => location.hash).toBe('#days');
    await expect.element(card('By train')).toBeChecked();
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('are chosen by a press anywhere on them, at the end and the note too', async () => {
    for (const [name, place] of [
      ['On foot', '.pick-note'],
      ['By train', '.pick-end'],
    ] as const) {
      const whole = card(name).element().closest('.pick') as HTMLElement;
      const { x, y } = whole.getBoundingClientRect();
      const part = whole.querySelector(place)?.getBoundingClientRect() ?? new DOMRect();
      const position = { x: part.right - x - 4, y: part.bottom - y - 4 };
      await userEvent.click(page.elementLocator(whole), { position });
      await expect.element(card(name)).toBeChecked();
    }
  });

  it('show what the chosen one asks further, and only that', async () => {
    await expect.element(page.getByLabelText('Seat number')).toBeVisible();
    await expect.element(page.getByLabelText('Frame number')).not.toBeVisible();
    await userEvent.click(card('By bicycle'));
    await expect.element(page.getByLabelText('Frame number')).toBeVisible();
    await expect.element(page.getByLabelText('Seat number')).not.toBeVisible();
    // A press in the field chooses nothing and keeps the focus there.
    await userEvent.click(page.getByLabelText('Frame number'));
    await expect.poll(focused).toBe(page.getByLabelText('Frame number').element());
  });

  it.each([
    ['ArrowDown', 'By train', 'By bicycle'],
    ['ArrowRight', 'By train', 'By bicycle'],
    // Skips disabled cards and wraps around at the ends.
    ['ArrowDown', 'By bicycle', 'On foot'],
    ['ArrowDown', 'On foot', 'By train'],
    ['ArrowUp', 'By train', 'On foot'],
    ['ArrowLeft', 'On foot', 'By bicycle'],
  ])('%s goes from %s to %s and chooses it, as the ARIA practices have it', async (key, before, after) => {
    await userEvent.click(card(before));
    await userEvent.keyboard(`{${key}}`);
    await expect.element(card(after)).toBeChecked();
    await expect.poll(focused).toBe(card(after).element());
  });

  it('Tab goes from the chosen one to its own field, and not to another card', async () => {
    await userEvent.click(card('By bicycle'));
    await userEvent.keyboard('{Tab}');
    await expect.poll(focused).toBe(page.getByLabelText('Frame number').element());
  });
});
