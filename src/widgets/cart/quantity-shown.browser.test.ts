import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { said } from '../../../tests/support/said.ts';
import { setScene, type Scene } from '../../../tests/support/scene.ts';
import './define.ts';

const patient = { timeout: 20_000 };
const size = [innerWidth, innerHeight] as const;
let scene: Scene;

const quantity = () => page.getByRole('textbox', { name: /^Quantity of Fairweather/ });

it('is described by its bounds, and its change says the new total, in a cart whose parts have headings [CRT-02 part] [AXS-04 part]', async () => {
  scene = await setScene({ lines: [{ code: 'LMS4-REC25', quantity: 3 }] });
  document.body.append(document.createElement('assess-cart'));
  const field = page.getByRole('textbox', { name: /^Quantity of/ });
  await expect.element(field, patient).toHaveAccessibleDescription('Order 3 to 25');
  const heading = (name: string) => page.getByRole('heading', { level: 3, name });
  await expect.element(heading('Products in your cart')).toBeInTheDocument();
  await expect.element(heading('Order summary')).toBeInTheDocument();
  await field.fill('4');
  await userEvent.tab();
  await expect.poll(said, patient).toMatch(/: quantity 4\. Total so far: \$[\d,.]+\./);
  const total = page.getByRole('region', { name: 'Order summary' }).getByRole('definition').last();
  expect(said()).toContain(`: ${total.element().textContent}.`);
});

const open = async (width: number): Promise<HTMLInputElement> => {
  await page.viewport(width, 800);
  scene = await setScene({ lines: [{ code: 'FMS-KIT', quantity: 1 }] });
  document.body.append(document.createElement('assess-cart'));
  await expect.element(quantity(), patient).toBeVisible();
  return quantity().element() as HTMLInputElement;
};
const type = async (text: string): Promise<void> => {
  await quantity().fill(text);
  await userEvent.tab();
  await expect.element(page.getByText(/Order 99,999 at most/).first(), patient).toBeVisible();
};

afterEach(async () => {
  document.body.replaceChildren();
  await page.viewport(...size);
  await scene.settled();
});

it.each([280, 320, 768, 1280])(
  'the largest quantity shows whole at %d px, and one that is too large not as a smaller one [CRT-02 part]',
  async (width) => {
    const field = await open(width);
    await quantity().fill('99999');
    expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
    await type('9999999');
    expect(field.value).toBe('9999999');
    if (width <= 320) expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
    else expect(getComputedStyle(field).textOverflow).toBe('ellipsis');
  },
);
