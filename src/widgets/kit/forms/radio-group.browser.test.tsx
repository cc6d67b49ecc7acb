import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setScene, type Scene } from '../../../../tests/support/scene.ts';
import { RadioGroup } from './RadioGroup.tsx';
import { defineSample } from './testing/define-sample.ts';

let scene: Scene;
let element: HTMLElement;

const OPTIONS = [
  { value: 'mail', label: 'By email' },
  { value: 'fax', label: 'By fax', disabled: true },
  { value: 'post', label: 'By post' },
  { value: 'phone', label: 'By phone' },
];
const Sample = () => (
  <div className="sample">
    <button type="button">Before</button>
    <RadioGroup legend="How do we reach you?" options={OPTIONS} name="way" error="Choose a way." />
    <RadioGroup
      legend="And at night?"
      description="After eight."
      options={OPTIONS}
      name="night"
      defaultValue="post"
    />
    <button type="button">After</button>
  </div>
);

const way = (name: string, legend = 'How do we reach you?') =>
  page.getByRole('group', { name: legend }).getByRole('radio', { name, exact: true });
const night = (name: string) => way(name, 'And at night?');
const focused = () => (element.shadowRoot ?? document).activeElement;

beforeEach(async () => {
  scene = await setScene();
});
afterEach(async () => {
  document.body.replaceChildren();
  await scene.settled();
});

// Source: the radio group of the ARIA practices.
describe.each(['shadow', 'light'] as const)('a group of radio buttons in %s DOM', (dom) => {
  beforeEach(async () => {
    element = document.createElement(defineSample('radio-group', dom, Sample));
    document.body.append(element);
    await expect.element(way('By email'), { timeout: 20_000 }).toBeVisible();
  });

  it('Tab goes to the first one that can be chosen and chooses nothing, then to the chosen one of the next group, then out [AXS-01 a part]', async () => {
    await userEvent.click(page.getByRole('button', { name: 'Before' }));
    await userEvent.keyboard('{Tab}');
    expect(focused()).toBe(way('By email').element());
    await expect.element(way('By email')).not.toBeChecked();
    await userEvent.keyboard('{Tab}');
    expect(focused()).toBe(night('By post').element());
    await userEvent.keyboard('{Tab}');
    expect(focused()).toBe(page.getByRole('button', { name: 'After' }).element());
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(focused()).toBe(night('By post').element());
  });

  it('Space chooses the one with the focus, and does not take it back [AXS-01 a part]', async () => {
    await userEvent.click(page.getByRole('button', { name: 'Before' }));
    await userEvent.keyboard('{Tab} ');
    await expect.element(way('By email')).toBeChecked();
    await userEvent.keyboard(' ');
    await expect.element(way('By email')).toBeChecked();
  });

  it.each([
    // Skips disabled buttons and wraps around at the ends.
    ['ArrowDown', 'By email', 'By post'],
    ['ArrowRight', 'By post', 'By phone'],
    ['ArrowDown', 'By phone', 'By email'],
    ['ArrowUp', 'By email', 'By phone'],
    ['ArrowLeft', 'By post', 'By email'],
  ])('%s goes from %s to %s and chooses it [AXS-01 a part]', async (key, before, after) => {
    await userEvent.click(way(before));
    await userEvent.keyboard(`{${key}}`);
    await expect.element(way(after)).toBeChecked();
    expect(focused()).toBe(way(after).element());
    await expect.element(night('By post')).toBeChecked();
  });

  it('tells its hint with the group, not with each button [AXS-04 part]', async () => {
    const group = page.getByRole('group', { name: 'And at night?' });
    await expect.element(group).toHaveAccessibleDescription('After eight.');
    await expect.element(night('By post')).not.toHaveAccessibleDescription();
  });

  it('tells its fault once, with the group, and its buttons are wrong [AXS-04 part]', async () => {
    const group = page.getByRole('group', { name: 'How do we reach you?' });
    await expect.element(group).toHaveAccessibleDescription('Choose a way.');
    await expect.element(way('By email')).not.toHaveAccessibleDescription();
    await expect.element(way('By email')).toBeInvalid();
    await expect.element(night('By post')).not.toBeInvalid();
  });
});
