import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageRegistry } from '../registry/registry.ts';
import { defineMatters } from './page-matters.ts';

type Ask = { id: string; times?: number };

const createRegistry = () => {
  const readings = new Map<string, unknown>();
  const keep = vi.fn((key: string, data: unknown) => void readings.set(key, data));
  const ensure = vi.fn();
  const registry = { reading: (key: string) => ({ data: readings.get(key) }), keep, ensure };
  return { registry: registry as unknown as PageRegistry, keep, ensure };
};

const placed: { localName: string }[] = [];

beforeEach(() => {
  placed.length = 0;
  vi.stubGlobal('document', {
    querySelector: () => placed[0] ?? null,
    createElement: (localName: string) => ({ localName, style: { setProperty: vi.fn() } }),
    body: { append: (element: { localName: string }) => placed.push(element) },
  });
  return () => vi.unstubAllGlobals();
});

const each = defineMatters<Ask>('each');
const byId = defineMatters<Ask>('by id', (open, raised) => open.id === raised.id);

describe('a queue of questions of the whole page [EMB-14 part]', () => {
  it('is empty before the first one, and the same array until it changes', () => {
    const { registry } = createRegistry();
    expect(each.open(registry)).toEqual([]);
    expect(each.open(registry)).toBe(each.open(registry));
    each.raise(registry, { id: 'a' });
    expect(each.open(registry)).toBe(each.open(registry));
  });

  it('keeps them in the order they came', () => {
    const { registry } = createRegistry();
    for (const id of ['a', 'b', 'a']) each.raise(registry, { id });
    expect(each.open(registry).map(({ id }) => id)).toEqual(['a', 'b', 'a']);
  });

  it('replaces one that is the same, at the end', () => {
    const { registry } = createRegistry();
    byId.raise(registry, { id: 'a', times: 1 });
    byId.raise(registry, { id: 'b' });
    byId.raise(registry, { id: 'a', times: 2 });
    expect(byId.open(registry)).toEqual([{ id: 'b' }, { id: 'a', times: 2 }]);
  });

  it('removes the answered ones alone, and tells nobody where none was', () => {
    const { registry, keep } = createRegistry();
    each.raise(registry, { id: 'a' });
    each.raise(registry, { id: 'b' });
    each.settle(registry, ({ id }) => id === 'a');
    expect(each.open(registry)).toEqual([{ id: 'b' }]);
    keep.mockClear();
    each.settle(registry, ({ id }) => id === 'a');
    expect(keep).not.toHaveBeenCalled();
  });

  it('does not mix with another queue', () => {
    const { registry } = createRegistry();
    each.raise(registry, { id: 'a' });
    expect(byId.open(registry)).toEqual([]);
  });

  it('adds the page’s one element with the first question, and its code with each', () => {
    const { registry, ensure } = createRegistry();
    each.raise(registry, { id: 'a' });
    each.raise(registry, { id: 'b' });
    expect(placed.map(({ localName }) => localName)).toEqual(['assess-session']);
    expect(ensure.mock.calls).toEqual([['assess-session'], ['assess-session']]);
  });
});
