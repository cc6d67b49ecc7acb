import type { Script } from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';
import { everyRow } from '../../support/every-row.ts';
import { parseKept } from '../../../src/api/checkout/kept-placing.contract.ts';
import { bundleTab } from '../../soak/bundle.ts';
import { Scene } from '../../soak/scene.ts';

/*
 * Tests of what the page around the widget says and hears, and of presses and tabs at the same time. They run the
 * client's own code over a network that is held.
 */

let script: Script;
beforeAll(async () => {
  script = await bundleTab();
});

const stateOf = (scene: Scene, tab = 0) => scene.page(tab).tab.shown().state.state;

describe('the page that the checkout stands on', () => {
  everyRow(['no', 'waits and says no'] as const)(
    'has nothing sent and nothing kept where it says no (%s), and may say yes to the next press [EMB-10 part]',
    async (answer) => {
      const scene = await Scene.open(script);
      await scene.presses([scene.page()], { answer });
      await scene.passSeconds(2);
      await scene.settle();
      expect(stateOf(scene)).toBe('ready');
      expect([scene.page().sent, scene.kept]).toEqual([0, undefined]);
      await scene.presses([scene.page()]);
      await scene.settle();
      expect([stateOf(scene), scene.orders.length]).toEqual(['placed', 1]);
    },
  );

  it('is waited for: nothing is sent meanwhile, and a second press adds nothing [EMB-10 part]', async () => {
    const scene = await Scene.open(script);
    const page = scene.page();
    await scene.presses([page], { answer: 'waits' });
    await scene.presses([page], { answer: 'waits' });
    await scene.settle();
    expect([stateOf(scene), page.sent, scene.kept]).toEqual(['placing', 0, undefined]);
    await scene.passSeconds(2);
    await scene.settle();
    expect([stateOf(scene), page.sent, scene.orders.length]).toEqual(['placed', 1, 1]);
  });

  it('is taken for a no where it does not answer in 15 s [EMB-10 part]', async () => {
    const scene = await Scene.open(script);
    const page = scene.page();
    page.document.addEventListener('assess-order-before-place', (event) =>
      (event as CustomEvent<{ waitUntil: (answer: Promise<unknown>) => void }>).detail.waitUntil(
        new Promise(() => undefined),
      ),
    );
    await scene.presses([page]);
    await scene.passSeconds(14);
    expect(stateOf(scene)).toBe('placing');
    await scene.passSeconds(2);
    expect([stateOf(scene), page.sent]).toEqual(['ready', 0]);
  });

  everyRow(['after', 'before'] as const)(
    'is told of an order once, though the answer was lost %s the work, and a reload and another tab find it too [EMB-10 part]',
    async (when) => {
      const scene = await Scene.open(script, { tabs: 2 });
      await scene.presses([scene.page()]);
      const call = await scene.call('POST /orders');
      if (when === 'after') await scene.advance(call);
      await scene.advance(call, 'lost');
      await scene.settle();
      if (when === 'before') {
        // The answer 'none' has retired the first key. The next press uses the new one.
        expect(scene.tellings).toEqual([]);
        await scene.presses([scene.page()]);
        await scene.settle();
      }
      await scene.openPage(scene.tabs[0]!);
      await scene.settle();
      expect(scene.page().tab.shown().leadsTo).toEqual({ order: scene.orders[0] });
      expect(scene.page(1).tab.shown().leadsTo).toEqual({ order: scene.orders[0] });
      expect([scene.orders.length, scene.tellings]).toEqual([1, [1]]);
    },
  );
});

describe('presses at once', () => {
  it('are one, of Enter and click in one task [CHK-14 a part] [REL-02 c part]', async () => {
    const scene = await Scene.open(script);
    await scene.presses([scene.page()], { times: 2 });
    await scene.settle();
    expect([scene.page().sent, scene.orders.length, scene.tellings]).toEqual([1, 1, [1]]);
  });

  it('in two tabs place one order, of which both tell [CHK-14 a part] [REL-02 d part]', async () => {
    const scene = await Scene.open(script, { tabs: 2 });
    await scene.presses([scene.page(0), scene.page(1)]);
    await scene.settle();
    expect([stateOf(scene, 0), stateOf(scene, 1)]).toEqual(['placed', 'placed']);
    expect(scene.page(0).sent + scene.page(1).sent).toBe(1);
    expect([scene.orders.length, scene.taken.length, scene.tellings]).toEqual([1, 1, [1]]);
  });

  it('in a second tab join the first one’s doubt, and send nothing [CHK-14 a part] [REL-02 d part]', async () => {
    const scene = await Scene.open(script, { tabs: 2 });
    await scene.presses([scene.page(0)]);
    await scene.presses([scene.page(1)]);
    const call = await scene.call('POST /orders');
    await scene.advance(call);
    await scene.advance(call, 'lost');
    await scene.presses([scene.page(1)]);
    await scene.settle();
    await scene.passSeconds(5);
    await scene.settle();
    expect([stateOf(scene, 0), stateOf(scene, 1)]).toEqual(['placed', 'placed']);
    expect([scene.page(1).sent, scene.orders.length, scene.tellings]).toEqual([0, 1, [1]]);
  });

  it('in a tab that comes back from the browser’s cache follow what another one sent meanwhile [REL-02 b part]', async () => {
    const scene = await Scene.open(script, { tabs: 2 });
    const [away, other] = [scene.page(0), scene.page(1)];
    await scene.step('away', () => away.leave(true));
    await scene.presses([other]);
    const call = await scene.call('POST /orders');
    await scene.step('Back', () => away.comeBack());
    expect(stateOf(scene, 0)).toBe('placing');
    await scene.presses([away]);
    await scene.advance(call);
    await scene.settle();
    expect([stateOf(scene, 0), stateOf(scene, 1)]).toEqual(['placed', 'placed']);
    expect([away.sent, scene.orders.length, scene.tellings]).toEqual([0, 1, [1]]);
  });

  it('while a tab holds them up for 40 s send one call, which its turn does not send again [CHK-14 a part]', async () => {
    const scene = await Scene.open(script, { tabs: 2 });
    const page = scene.page(0);
    let letGo: () => void = () => undefined;
    const held = () => new Promise<void>((resolve) => (letGo = resolve));
    void scene.world.browser.lock(scene.page(1), 'assess.placing-usassessments', held);
    await scene.presses([page]);
    await scene.passSeconds(39);
    expect([stateOf(scene), page.sent]).toEqual(['placing', 0]);
    await scene.passSeconds(2);
    await scene.answerWith(await scene.call('POST /orders'), 409, { errors: [{ type: 'PaymentRefused' }] });
    await scene.step('its turn comes', () => letGo());
    await scene.settle();
    expect([stateOf(scene), page.sent, scene.orders]).toEqual(['refused', 1, []]);
  });

  it('while another cart’s order is open, of which nothing was heard yet, send nothing [REL-02 d part]', async () => {
    const scene = await Scene.open(script);
    const page = scene.page();
    scene.keepUnheard({ state: 'sent', key: 'of-another-cart' });
    await scene.presses([page]);
    expect([stateOf(scene), page.sent]).toEqual(['unknown', 0]);
    expect((await scene.call('POST /orders/byKey')).key).toBe('of-another-cart');
    expect(scene.orders).toEqual([]);
  });
});

describe('what the browser keeps of orders that the page was told of', () => {
  it('tells it once of an order that another tab told of, before that placed the next one [EMB-10 part]', async () => {
    const scene = await Scene.open(script);
    await scene.presses([scene.page()]);
    const call = await scene.call('POST /orders');
    await scene.advance(call);
    const [order] = scene.orders;
    scene.world.browser.told.set(order!, 1);
    scene.keepUnheard({ state: 'placed', key: 'of-the-next', order: '00000009', told: ['00000009', order!] });
    await scene.advance(call, 'lost');
    await scene.settle();
    expect([stateOf(scene), scene.page().tab.shown().leadsTo, scene.tellings]).toEqual([
      'placed',
      { order },
      [1],
    ]);
  });

  it('is the latest five, so that it can still be read after the sixth [EMB-10 part]', async () => {
    const before = ['00000005', '00000004', '00000003', '00000002', '00000001'];
    const scene = await Scene.open(script);
    scene.keepUnheard({ state: 'placed', key: 'of-the-fifth', order: '00000005', told: before });
    await scene.presses([scene.page()]);
    await scene.settle();
    expect(scene.tellings).toEqual([1]);
    expect(parseKept(scene.kept)?.told).toEqual([...scene.orders, ...before.slice(0, 4)]);
  });
});
