import { afterEach, expect, it } from 'vitest';
import { claimRegistry, existingRegistry, forgetRegistry, type PageRegistry } from './registry.ts';

const registry = (protocol: number, version: string) => ({ protocol, version }) as unknown as PageRegistry;

afterEach(() => forgetRegistry());

it('leaves a registry of another protocol in place, and says so in words for the author [EMB-05 part]', () => {
  const newer = registry(2, '9.1.0');
  claimRegistry(() => registry(1, '1.0.0'));
  forgetRegistry();
  Object.defineProperty(globalThis, Symbol.for('assess-widgets'), { value: newer, configurable: true });
  let made = 0;
  const claim = () =>
    claimRegistry(() => {
      made += 1;
      return registry(1, '1.0.0');
    });
  expect(claim).toThrow('version 9.1.0 is already on this page and speaks protocol 2, this copy speaks 1');
  expect(made).toBe(0);
  expect(existingRegistry()).toBe(newer);
});

it('gives a second bundle the registry of the first, and makes none [EMB-05 part]', () => {
  const first = claimRegistry(() => registry(1, '1.0.0'));
  const second = claimRegistry(() => {
    throw new Error('A second registry was made.');
  });
  expect(second).toBe(first);
});

it('can’t be replaced by a page’s script by accident', () => {
  const first = claimRegistry(() => registry(1, '1.0.0'));
  expect(() => {
    (globalThis as Record<symbol, unknown>)[Symbol.for('assess-widgets')] = {};
  }).toThrow(TypeError);
  expect(existingRegistry()).toBe(first);
});
