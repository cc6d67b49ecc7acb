import { expect, it } from 'vitest';
import { createCoreStore } from '../store/core-store.ts';
import { endVisit } from './own-readings.ts';
import { createReadings } from './readings.ts';
import type { PageRegistry } from './registry.ts';

it('leaves nothing in the live region of what was said to somebody before [SES-13 d part]', () => {
  let said = '';
  const store = createCoreStore((text) => (said = text));
  const readings = createReadings({ post: () => undefined, on: () => undefined });
  const registry = { ...readings, ...store } as unknown as PageRegistry;
  registry.actions.announce('Information: You are now signed in as Mara Lindqvist.');
  endVisit(registry);
  expect(said).toBe('');
});
