import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { dropSeams, setSeams } from './seams.ts';
import { loadParts, loadTab, type TabModules } from './tab-modules.ts';
import { walk } from './walk.ts';

vi.mock('../../../src/core/runtime.ts', async () => {
  const { page } = await import('./here.ts');
  return { runtime: () => page().runtime, hasRuntime: () => true, setRuntime: () => undefined };
});
vi.mock('../../../src/auth/identity/oauth-client.ts', () => import('./services.ts'));
vi.mock('../../../src/core/live-region.ts', () => ({ createLiveRegion: () => () => undefined }));
// Frames and activity have tests of their own. No walk has either.
vi.mock('../../../src/core/framed.ts', () => ({ isFramedElsewhere: () => false }));
vi.mock('../../../src/page/follow/follow-activity.ts', () => ({ followActivity: () => undefined }));

/** `npm run test:long` makes 200. */
const WALKS = Number(process.env['SESSION_WALKS'] ?? 40);
const only = process.env['SESSION_WALK'];
const seeds = only === undefined ? Array.from({ length: WALKS }, (_none, at) => at + 1) : [Number(only)];

const modules: TabModules[] = [];

beforeAll(async () => {
  for (let tabs = 0; tabs < 4; tabs += 1) modules.push(await loadTab());
  await loadParts();
  setSeams();
});
afterAll(dropSeams);

describe('whatever three people do in up to four tabs, one of whom acts for the others', () => {
  // A walk that fails prints its steps; SESSION_WALK=<seed> walks it alone.
  it('page, tokens, calls and cart are one person’s, and after a sign-out nobody’s [SES-13 a,b,c,e,f,g] [ACC-08 c, d, f]', async () => {
    expect(seeds.length).toBeGreaterThan(0);
    for (const seed of seeds) await walk(seed, modules);
  }, 300_000);
});
