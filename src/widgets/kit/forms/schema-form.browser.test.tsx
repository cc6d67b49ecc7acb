import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { setScene, type Scene } from '../../../../tests/support/scene.ts';
import { existingRegistry } from '../../../core/registry/registry.ts';
import { defineSample } from './testing/define-sample.ts';
import { PersonForm } from './testing/PersonForm.tsx';

const patient = { timeout: 20_000 };
let scene: Scene;
let element: HTMLElement;

const field = (name: string): Locator => page.getByLabelText(name, { exact: true });
const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
const focused = () => (element.shadowRoot ?? document).activeElement;
/** What the page's live region was given to announce. */
let said: readonly string[] = [];

const listen = () => {
  const registry = existingRegistry();
  if (!registry) throw new Error('The widget has not started the page.');
  const heard: string[] = [];
  said = heard;
  const { announce } = registry.actions;
  vi.spyOn(registry.actions, 'announce').mockImplementation((text) => {
    heard.push(text);
    announce(text);
  });
};

const open = async (dom: 'shadow' | 'light'): Promise<void> => {
  element = document.createElement(defineSample('person-form', dom, PersonForm));
  document.body.append(element);
  await expect.element(field('Full name'), patient).toBeVisible();
  listen();
};

beforeEach(async () => {
  scene = await setScene();
});
afterEach(async () => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  await scene.settled();
});

const fillAll = async () => {
  await userEvent.selectOptions(field('Country'), 'NL');
  await userEvent.fill(field('Full name'), ' Ada ');
  await userEvent.fill(field('Password'), 'secret');
  await userEvent.fill(field('Postal code'), 'm5v3l9');
  await userEvent.click(page.getByRole('radio', { name: 'By phone' }));
  await userEvent.click(page.getByRole('checkbox', { name: 'I agree' }));
};

describe.each(['shadow', 'light'] as const)('a form in %s DOM', (dom) => {
  beforeEach(() => open(dom));

  it('[AXS-04] lists its faults when it is sent, takes the focus there, and leads to each field', async () => {
    await userEvent.click(button('Save'));
    const summary = page.getByRole('region', { name: 'Please check what you entered' });
    await expect.poll(() => focused()?.textContent).toMatch(/^Please check what you entered/);
    const listed = summary
      .getByRole('button')
      .elements()
      .map((one) => one.textContent);
    expect(listed).toEqual([
      'sample.countryNeeded',
      'sample.nameNeeded',
      'sample.secretNeeded',
      'sample.postalNeeded',
      'sample.reachNeeded',
      'sample.agreeNeeded',
    ]);
    await userEvent.click(summary.getByRole('button', { name: 'sample.postalNeeded' }));
    expect(focused()?.getAttribute('name')).toBe('postal');
    // The focus already announced it, so nothing is announced twice.
    expect(said).toEqual([]);
  });

  it('[AXS-04] ties each fault to its field by its description', async () => {
    await userEvent.click(button('Save'));
    await expect.element(field('Full name')).toHaveAccessibleDescription('sample.nameNeeded');
    await expect.element(field('Full name')).toBeInvalid();
    await expect.element(field('Country')).toHaveAccessibleDescription('sample.countryNeeded');
    await expect
      .element(page.getByRole('radio', { name: 'By email' }))
      .toHaveAccessibleDescription('Within a day.');
    const group = page.getByRole('group').filter({ has: page.getByRole('radio', { name: 'By email' }) });
    await expect.element(group).toHaveAccessibleDescription('sample.reachNeeded');
    await expect
      .element(page.getByRole('checkbox', { name: 'I agree' }))
      .toHaveAccessibleDescription('sample.agreeNeeded');
  });

  it('[AXS-04] says a fault once when a field is left, and nothing of a field that was passed through', async () => {
    await userEvent.click(field('Full name'));
    await userEvent.tab();
    await expect.element(page.getByText('sample.nameNeeded', { exact: false })).not.toBeInTheDocument();
    await userEvent.fill(field('Postal code'), 'M5V');
    await userEvent.tab();
    await expect.element(page.getByText('sample.postalWrong').first()).toBeVisible();
    await expect.poll(() => said).toEqual(['sample.postalWrong']);
    await userEvent.click(field('Postal code'));
    await userEvent.tab();
    expect(said).toEqual(['sample.postalWrong']);
  });

  it('mends what can be meant in one way only, shows it, and says it', async () => {
    await userEvent.fill(field('Postal code'), 'm5v3l9');
    await userEvent.tab();
    await expect.element(field('Postal code')).toHaveValue('M5V 3L9');
    await expect.poll(() => said).toEqual(['Changed to M5V 3L9']);
  });

  it('sends what the schema makes of the values, and leads a single fault to its field without a list', async () => {
    await fillAll();
    await userEvent.fill(field('Full name'), 'x'.repeat(21));
    await userEvent.click(button('Save'));
    await expect.poll(() => focused()?.getAttribute('name')).toBe('name');
    await expect.element(page.getByRole('region')).not.toBeInTheDocument();
    await userEvent.fill(field('Full name'), ' Ada ');
    await userEvent.click(button('Save'));
    await expect.element(page.getByText('"name":"Ada"', { exact: false }), patient).toBeVisible();
    await expect.element(field('Postal code')).toHaveValue('M5V 3L9');
  });

  it('shows what a service refused until the field is changed', async () => {
    await userEvent.fill(field('Full name'), 'Ada');
    await userEvent.click(button('Refuse'));
    await expect.element(field('Full name')).toHaveAccessibleDescription('This name is taken.');
    await expect.poll(() => focused()?.getAttribute('name')).toBe('name');
    await userEvent.fill(field('Full name'), 'Ada B');
    await expect.element(page.getByText('This name is taken.', { exact: false })).not.toBeInTheDocument();
  });

  it('puts a number that was typed with its country’s code where it belongs', async () => {
    await userEvent.fill(field('Phone'), '+31 6 1234 5678');
    await userEvent.tab();
    await expect.element(field('Phone')).toHaveValue('6 1234 5678');
    await expect.element(field('Country code')).toHaveValue('NL');
  });

  it('counts what is left, takes more than fits, and says that it is too much', async () => {
    await userEvent.fill(field('Note'), 'x'.repeat(42));
    await expect.element(page.getByText('2 characters too many')).toBeVisible();
    await expect.element(field('Note')).toHaveValue('x'.repeat(42));
    await expect.element(field('Note')).toHaveAccessibleDescription('At most 40 characters');
    // Who sees the count doesn't see the limit as well.
    await expect.element(page.getByText('At most 40 characters')).toHaveClass('vh');
    await expect.poll(() => said, patient).toContain('2 characters too many');
  });

  it('shows a secret when it is asked to', async () => {
    await userEvent.fill(field('Password'), 'secret');
    await userEvent.click(button('Show Password'));
    await expect.element(field('Password')).toHaveAttribute('type', 'text');
    await userEvent.click(button('Hide Password'));
    await expect.element(field('Password')).toHaveAttribute('type', 'password');
  });
});

describe('a group of radio buttons by the keyboard, as the ARIA practices have it', () => {
  const radio = (name: string) => page.getByRole('radio', { name });
  const from = async (name: string) => {
    await open('shadow');
    (radio(name).element() as HTMLInputElement).focus();
  };

  it.each([
    ['ArrowDown', 'By email', 'By phone'],
    ['ArrowRight', 'By email', 'By phone'],
    ['ArrowUp', 'By phone', 'By email'],
    ['ArrowLeft', 'By phone', 'By email'],
    // Wraps around at the end and skips disabled buttons.
    ['ArrowDown', 'By phone', 'By email'],
    ['ArrowUp', 'By email', 'By phone'],
  ])('%s goes from %s to %s and chooses it', async (key, before, after) => {
    await from(before);
    await userEvent.keyboard(`{${key}}`);
    await expect.element(radio(after)).toBeChecked();
    expect(focused()).toBe(radio(after).element());
  });

  it('Space chooses the one that has the focus', async () => {
    await from('By email');
    await userEvent.keyboard(' ');
    await expect.element(radio('By email')).toBeChecked();
  });

  it('Tab comes to the chosen one, and leaves the group from there', async () => {
    await from('By email');
    await userEvent.keyboard('{ArrowDown}{Tab}');
    expect(focused()?.getAttribute('name')).toBe('note');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(focused()).toBe(radio('By phone').element());
  });
});
