import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { setScene, type Scene } from '../../../tests/support/scene.ts';
import './define.ts';

const patient = { timeout: 20_000 };
let scene: Scene;

afterEach(async () => {
  document.body.replaceChildren();
  await scene.settled();
});

it('the name of a line’s product leads to the product’s page [CRT-09 a part]', async () => {
  scene = await setScene({
    lines: [{ code: 'LMS4-KIT', quantity: 1 }],
    config: { storeUrl: 'https://shop.example' },
  });
  document.body.append(document.createElement('assess-cart'));
  await expect
    .element(page.getByRole('link', { name: /^Lindgren Memory Scale.*Complete Kit$/ }), patient)
    .toHaveAttribute('href', 'https://shop.example/en-us/p/LMS4-KIT');
});
