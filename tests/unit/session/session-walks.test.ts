import { afterAll, beforeAll, describe, it, vi } from 'vitest';
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
vi.mock('../../../src/follow-activity.ts', () => ({ followActivity: () => undefined }));

const WALKS = 200;
const only = process.env['SESSION_WALK'];
const seeds = only === undefined ? Array.from({ length: WALKS }, (_none, at) => at + 1) : [Number(only)];

const modules: TabModules[] = [];

beforeAll(async () => {
  for (let tabs = 0; tabs < 4; tabs += 1) modules.push(await loadTab());
  await loadParts();
  setSeams();
});
afterAll(dropSeams);

describe('whatever two people do in up to four tabs', () => {
  // A walk that fails prints its steps; SESSION_WALK=<seed> walks it alone.
  it.each(seeds)(
    'page, tokens, calls and cart are one person’s, and after a sign-out nobody’s: walk %i [SES-13 a,b,c,e,f,g]',
    async (seed) => {
      await walk(seed, modules);
    },
  );
});
