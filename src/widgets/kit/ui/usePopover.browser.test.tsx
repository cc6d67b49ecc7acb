import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setScene, type Scene } from '../../../../tests/support/scene.ts';
import { defineSample } from '../forms/testing/define-sample.ts';
import { Disclosure } from './Disclosure.tsx';
import { usePopover } from './usePopover.ts';

let scene: Scene;
let element: HTMLElement;

const Sample = () => {
  const { open, opener, sheet, escape, leave } = usePopover();
  return (
    <div className="sample">
      <button {...opener}>Ways</button>
      <button type="button">After</button>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only hears what it holds */}
      <div {...sheet} onKeyDown={escape} onBlur={leave}>
        {open && (
          <>
            <a href="#here">Inside</a>
            <Disclosure label="More">
              <p>Folded</p>
            </Disclosure>
          </>
        )}
      </div>
    </div>
  );
};

const opener = () => page.getByRole('button', { name: 'Ways' });
const inside = () => page.getByRole('link', { name: 'Inside' });
const focused = () => element.shadowRoot?.activeElement?.textContent;
const expectClosed = async () => {
  await expect.element(inside()).not.toBeInTheDocument();
  await expect.element(opener()).toHaveAttribute('aria-expanded', 'false');
};
const open = async (key: string) => {
  (opener().element() as HTMLElement).focus();
  await userEvent.keyboard(key);
  await expect.element(inside()).toBeVisible();
  await expect.element(opener()).toHaveAttribute('aria-expanded', 'true');
};

beforeEach(async () => {
  scene = await setScene();
  element = document.createElement(defineSample('popover', 'shadow', Sample));
  document.body.append(element);
  await expect.element(opener(), { timeout: 20_000 }).toBeVisible();
});
afterEach(async () => {
  document.body.replaceChildren();
  await scene.settled();
});

it.each([
  ['Enter', '{Enter}'],
  ['Space', ' '],
])('%s opens it and closes it again, and the button keeps the focus [AXS-01 a part]', async (_name, key) => {
  await open(key);
  expect(focused()).toBe('Ways');
  await userEvent.keyboard(key);
  await expectClosed();
  expect(focused()).toBe('Ways');
});

it('Tab goes from the button into it; Escape closes it and gives the focus back [AXS-01 a part]', async () => {
  await open('{Enter}');
  await userEvent.keyboard('{Tab}');
  expect(focused()).toBe('Inside');
  await userEvent.keyboard('{Escape}');
  await expectClosed();
  expect(focused()).toBe('Ways');
});

it('Escape on its button closes it [AXS-01 a part]', async () => {
  await open('{Enter}');
  await userEvent.keyboard('{Escape}');
  await expectClosed();
  expect(focused()).toBe('Ways');
});

it('closes when the focus goes on to something else, which keeps it', async () => {
  await open('{Enter}');
  await userEvent.keyboard('{Tab}');
  await userEvent.keyboard('{Tab}');
  await expect.element(inside()).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expectClosed();
  expect(focused()).toBe('After');
});

it('closes at a press outside of it', async () => {
  await open('{Enter}');
  await userEvent.click(page.getByRole('button', { name: 'After' }));
  await expectClosed();
});

it('stays open while something folds inside of it', async () => {
  await open('{Enter}');
  await userEvent.click(page.getByText('More'));
  await expect.element(page.getByText('Folded')).toBeVisible();
  await userEvent.click(page.getByText('More'));
  await expect.element(page.getByText('Folded')).not.toBeVisible();
  await expect.element(opener()).toHaveAttribute('aria-expanded', 'true');
});
