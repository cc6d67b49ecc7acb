import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { setScene, type Scene } from '../../../../tests/support/scene.ts';
import { defineSample } from '../../kit/forms/testing/define-sample.ts';
import { ProductName } from './ProductName.tsx';

const NAME = 'Lindgren Memory Scale, 4th Edition: Complete Kit';
const patient = { timeout: 20_000 };
let scene: Scene;

const open = async (config: Record<string, string>) => {
  scene = await setScene({ config });
  const tag = defineSample('name', 'shadow', () => <ProductName code="LMS4-KIT" name={NAME} />);
  document.body.append(document.createElement(tag));
};
const link = () => page.getByRole('link', { name: NAME, exact: true });

afterEach(async () => {
  document.body.replaceChildren();
  await scene.settled();
});

describe('a product’s name', () => {
  it('leads to the product’s page [CRT-09 a part]', async () => {
    await open({ storeUrl: 'https://shop.example' });
    await expect.element(link(), patient).toHaveAttribute('href', 'https://shop.example/en-us/p/LMS4-KIT');
  });

  it('leads nowhere where the store’s pages are not known [CRT-09 a part]', async () => {
    await open({ commerceBase: 'https://commerce.example/occ' });
    await expect.element(page.getByText(NAME, { exact: true }), patient).toBeVisible();
    expect(link().elements()).toEqual([]);
  });
});
