import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startClientPage } from '../../tests/support/client-page.ts';
import { setRuntime } from '../core/runtime.ts';
import { recordEvents } from './record-events.ts';

let load: () => void;
const recorded: string[] = [];
vi.mock('./follow/follow-analytics.ts', () => ({
  followAnalytics: async () => {
    await new Promise<void>((done) => (load = done));
    return ({ type }: Event) => recorded.push(type);
  },
}));

const page = () => document as unknown as EventTarget;
const happens = (name: string): void => void page().dispatchEvent(new Event(`assess-${name}`));
const consent = (analytics: boolean): void =>
  void page().dispatchEvent(new CustomEvent('assess-consent', { detail: { analytics } }));

beforeEach(() => {
  startClientPage();
  recorded.length = 0;
  vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement: { dataset: {} } }));
});
afterEach(() => {
  setRuntime(undefined);
  vi.unstubAllGlobals();
});

it('keeps for the data layer what happened since the consent, and nothing from before it or after it ended [ANA-02 c]', async () => {
  const done = recordEvents();
  await vi.waitFor(() => expect(load).toBeDefined());
  happens('cart-seen');
  consent(true);
  happens('cart-added');
  load();
  await done;
  happens('cart-removed');
  consent(false);
  happens('order-placed');
  expect(recorded).toEqual(['assess-cart-added', 'assess-cart-removed']);
});
