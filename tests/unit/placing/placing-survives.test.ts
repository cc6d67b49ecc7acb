import type { Script } from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundleTab } from '../../soak/bundle.ts';
import { Scene } from '../../soak/scene.ts';

/* An order under way survives lost answers, reloads, closed tabs, sign-outs, and a network that is gone. */

let script: Script;
beforeAll(async () => {
  script = await bundleTab();
});

const shown = (scene: Scene, tab = 0) => scene.page(tab).tab.shown();
/** Returns a scene with an order that the services have, and the call whose answer is on its way. */
const workedOn = async (options?: Parameters<typeof Scene.open>[1]) => {
  const scene = await Scene.open(script, options);
  await scene.presses([scene.page()]);
  const call = await scene.call('POST /orders');
  await scene.advance(call);
  expect(scene.orders.length).toBe(1);
  return { scene, call };
};
const expectFoundOnce = (scene: Scene, tab = 0) => {
  expect([scene.orders.length, scene.taken.length]).toEqual([1, 1]);
  expect(shown(scene, tab).leadsTo).toEqual({ order: scene.orders[0] });
  expect(scene.tellings).toEqual([1]);
};

describe('an order whose answer was lost after the work', () => {
  it('is being checked, and found by its key [REL-02 a part]', async () => {
    const { scene, call } = await workedOn();
    const { key } = call;
    await scene.advance(call, 'lost');
    expect(shown(scene).words).toEqual(['checkout.placing.unknown']);
    expect((await scene.call('POST /orders/byKey')).key).toBe(key);
    await scene.settle();
    expectFoundOnce(scene);
    expect(scene.page().sent).toBe(1);
  });

  it('is found after a reload, of which nothing is sent again [REL-02 b part]', async () => {
    const { scene } = await workedOn();
    await scene.openPage(scene.tabs[0]!);
    await scene.goOn();
    expect(shown(scene).words).not.toContain('checkout.placing.notPlaced');
    await scene.settle();
    expectFoundOnce(scene);
    expect(scene.page().sent).toBe(0);
  });

  it('is found after a reload that overtakes the call, which then places nothing [REL-02 b part]', async () => {
    const scene = await Scene.open(script);
    await scene.presses([scene.page()]);
    await scene.call('POST /orders');
    await scene.openPage(scene.tabs[0]!);
    await scene.settle();
    expect(shown(scene).words).toContain('checkout.placing.notPlaced');
    await scene.step('late', () => scene.world.browser.arriveLate());
    expect(scene.orders).toEqual([]);
  });

  it('is found where Enter and click pressed, and press again in vain [REL-02 c part]', async () => {
    const scene = await Scene.open(script);
    await scene.presses([scene.page()], { times: 2 });
    const call = await scene.call('POST /orders');
    await scene.advance(call);
    await scene.advance(call, 'lost');
    await scene.presses([scene.page()], { times: 2 });
    await scene.settle();
    expectFoundOnce(scene);
    expect(scene.page().sent).toBe(1);
  });

  it('is found in both tabs that pressed [REL-02 d part]', async () => {
    const scene = await Scene.open(script, { tabs: 2 });
    await scene.presses([scene.page(0), scene.page(1)]);
    const call = await scene.call('POST /orders');
    await scene.advance(call);
    await scene.advance(call, 'lost');
    await scene.settle();
    expectFoundOnce(scene, 0);
    expectFoundOnce(scene, 1);
    expect(scene.page(0).sent + scene.page(1).sent).toBe(1);
  });

  it('is shown at once in a tab that asks no more, when another one has found it [REL-02 d part]', async () => {
    const scene = await Scene.open(script, { tabs: 2 });
    await scene.presses([scene.page(0), scene.page(1)]);
    const call = await scene.call('POST /orders');
    await scene.advance(call);
    await scene.advance(call, 'lost');
    const isDone = () =>
      [0, 1].every((tab) => {
        const { state } = scene.page(tab).tab.shown();
        return state.state === 'unknown' && state.askAt === undefined;
      });
    for (let asked = 0; asked < 20 && !isDone(); asked += 1) {
      for (const one of scene.world.browser.calls.filter(({ what }) => what === 'POST /orders/byKey'))
        await scene.advance(one, 'fails');
      await scene.passSeconds(60);
    }
    expect(isDone()).toBe(true);
    await scene.step('asks again', () => scene.page(1).tab.askAgain());
    await scene.settle();
    expect(scene.page(0).tab.shown().state).toEqual({ state: 'placed', order: scene.orders[0] });
    expectFoundOnce(scene, 0);
    expectFoundOnce(scene, 1);
  });

  it('is found in another tab when its own is closed [LEAD-03 d part]', async () => {
    const { scene } = await workedOn({ tabs: 2 });
    const own = scene.page(0);
    await scene.step('closed', () => own.leave(false));
    await scene.settle();
    expectFoundOnce(scene, 1);
    await scene.openPage(scene.tabs[0]!);
    await scene.settle();
    expectFoundOnce(scene, 0);
  });
});

describe('a network that is gone', () => {
  it('has nothing sent and says so, and the press after it goes on with the same cart [REL-03 part]', async () => {
    const scene = await Scene.open(script);
    const before = shown(scene).cart?.orderKey;
    await scene.setOffline(true);
    await scene.presses([scene.page()]);
    expect(shown(scene).words).toEqual(['checkout.placing.offline']);
    expect([scene.page().sent, scene.kept]).toEqual([0, undefined]);
    await scene.setOffline(false);
    await scene.settle();
    // Once the network is back, the page says nothing of it any more.
    expect(shown(scene).words).toEqual([]);
    expect(shown(scene).cart?.orderKey).toBe(before);
    await scene.presses([scene.page()]);
    await scene.settle();
    expectFoundOnce(scene);
  });

  it('after the call was sent has the key asked once it is back, not sooner than it can [REL-03 part] [REL-02 a part]', async () => {
    const { scene, call } = await workedOn();
    await scene.setOffline(true);
    await scene.advance(call, 'lost');
    await scene.passSeconds(130);
    await scene.settle();
    expect(shown(scene).state.state).toBe('unknown');
    await scene.setOffline(false);
    await scene.settle();
    expectFoundOnce(scene);
  });
});

describe('a sign-out while an order is placed', () => {
  it('is held back for somebody who does nothing, until it is known [LEAD-03 f part]', async () => {
    const { scene, call } = await workedOn();
    expect(scene.page().tab.isHeld()).toBe(true);
    await scene.advance(call, 'lost');
    expect(scene.page().tab.isHeld()).toBe(true);
    await scene.settle();
    expect(scene.page().tab.isHeld()).toBe(false);
  });

  it('leaves the key for the same customer, who is led to the order after signing in [LEAD-03 f part]', async () => {
    const { scene } = await workedOn();
    await scene.signOut(scene.page());
    expect(scene.kept).toMatchObject({ state: 'sent', owner: 'ana' });
    await scene.goOn();
    // A page without a person shows no answer that arrives now.
    expect([shown(scene).state.state, shown(scene).words]).toEqual(['ready', []]);
    expect(scene.tellings).toEqual([]);
    await scene.signIn(scene.page(), 'ana');
    await scene.settle();
    expectFoundOnce(scene);
  });

  it('drops the key when another person signs in, to whom nothing is said of it [LEAD-03 f part]', async () => {
    const { scene, call } = await workedOn();
    await scene.signOut(scene.page());
    await scene.signIn(scene.page(), 'eve');
    if (scene.world.browser.calls.includes(call)) await scene.advance(call);
    await scene.settle();
    expect(shown(scene)).toMatchObject({ person: 'eve', state: { state: 'ready' }, words: [] });
    expect(scene.kept).toBeUndefined();
    expect([scene.tellings, scene.world.shop.orders('eve')]).toEqual([[], []]);
    // The order is still ana's. The checkout without a cart leads her to it.
    await scene.signOut(scene.page());
    await scene.signIn(scene.page(), 'ana');
    await scene.settle();
    expect(shown(scene).leadsTo).toEqual({ order: scene.orders[0] });
    expect(scene.taken.length).toBe(1);
  });

  it('that nobody saw, another person being there at once, asks for no key of hers as them, and tells them nothing [LEAD-03 f part] [SES-13 b part]', async () => {
    const { scene, call } = await workedOn();
    await scene.advance(call, 'lost');
    await scene.signIn(scene.page(), 'eve');
    expect(scene.world.browser.calls.map(({ what }) => what)).not.toContain('POST /orders/byKey');
    await scene.settle();
    expect(shown(scene)).toMatchObject({ person: 'eve', state: { state: 'ready' }, words: [] });
    expect([scene.kept, scene.tellings]).toEqual([undefined, []]);
  });

  it('before the page’s answer sends nothing [LEAD-03 f part] [EMB-10 part]', async () => {
    const scene = await Scene.open(script);
    await scene.presses([scene.page()], { answer: 'waits' });
    await scene.signOut(scene.page());
    await scene.signIn(scene.page(), 'eve');
    await scene.passSeconds(2);
    await scene.settle();
    expect([scene.page().sent, scene.kept, scene.orders]).toEqual([0, undefined, []]);
  });
});
