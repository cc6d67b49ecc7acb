import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followIdleness, type Activity, type ActivityPorts } from './activity.ts';

const START = Date.UTC(2027, 2, 1, 12);
const S = 1000;
const MIN = 60 * S;

type Stored = Partial<Record<'lastActivity' | 'tokenExpiry', number>> & { tokens?: { issuedAt: number } };

/** Creates what the tabs of a browser share: storage, a channel, the clock. */
const createBrowser = (stored: Stored = {}) => {
  const hearers = new Map<object, (said: unknown) => void>();
  const open: Activity[] = [];
  const tab = (more: Partial<ActivityPorts> = {}) => {
    const target = new EventTarget();
    const self = {};
    const phases: string[] = [];
    const calls = { renew: vi.fn(), over: vi.fn() };
    const activity = followIdleness({
      now: () => Date.now(),
      storage: {
        read: ((key: keyof Stored) => stored[key]) as never,
        write: ((key: 'lastActivity', value: number) => (stored[key] = value) > 0) as never,
      },
      tabs: {
        post: (_topic, data) => hearers.forEach((hear, one) => one !== self && hear(data)),
        on: (_topic, hear) => {
          hearers.set(self, (said) => hear(said, 'other'));
          return () => hearers.delete(self);
        },
      },
      target,
      isOwn: ({ type }) => type === 'mousedown' && ownPress,
      refresh: true,
      renew: calls.renew,
      onPhase: (phase, left) => phases.push(`${phase} ${left}`),
      onOver: calls.over,
      ...more,
    });
    open.push(activity);
    return {
      target,
      phases,
      activity,
      ...calls,
      fire: (type: string) => target.dispatchEvent(new Event(type)),
    };
  };
  return {
    tab,
    stored,
    post: (said: unknown) => hearers.forEach((hear) => hear(said)),
    close: () => open.forEach((one) => one.stop()),
  };
};

/** Whether the next press is on the notice or warning itself. */
let ownPress = false;
let browser: ReturnType<typeof createBrowser>;
beforeEach(() => {
  vi.useFakeTimers({ now: START });
  browser = createBrowser();
});
afterEach(() => {
  browser.close();
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTime(ms);

describe('a laptop that slept', () => {
  it('is past its limit when it wakes, also when a key woke it [SES-05] [REL-05 part]', () => {
    const { fire, over, phases } = browser.tab();
    vi.setSystemTime(START + 40 * MIN);
    fire('keydown');
    expect(over).toHaveBeenCalledOnce();
    expect(phases.at(-1)).toBe('over 0');
    expect(browser.stored.lastActivity).toBeUndefined();
  });

  it('is not kept awake by times that lie ahead [SES-05]', () => {
    browser = createBrowser({ lastActivity: START + 9e9 });
    const { over } = browser.tab();
    browser.post(START + 9e9);
    browser.post('now');
    browser.post({ at: 1 });
    pass(30 * MIN);
    expect(over).toHaveBeenCalledOnce();
  });
});

describe('somebody who does nothing', () => {
  it('is told quietly 60 s before, warned 15 s before, and signed out at 1800 s, once [SES-05] [REL-08]', () => {
    const { phases, over } = browser.tab();
    pass(29 * MIN - S);
    expect(phases).toEqual([]);
    pass(S);
    expect(phases).toEqual(['notice 60']);
    pass(44 * S);
    expect(phases.at(-1)).toBe('notice 16');
    pass(S);
    expect(phases.at(-1)).toBe('warning 15');
    pass(14 * S);
    expect(phases.at(-1)).toBe('warning 1');
    expect(over).not.toHaveBeenCalled();
    pass(10 * S);
    expect(phases.at(-1)).toBe('over 0');
    expect(over).toHaveBeenCalledOnce();
  });

  it.each(['keydown', 'mousedown', 'touchstart', 'wheel', 'paste', 'cut'])(
    'and then comes back by %s has the notice gone [SES-05] [REL-08]',
    (type) => {
      const { phases, fire, over } = browser.tab();
      pass(29 * MIN);
      fire(type);
      expect(phases.at(-1)).toBe('active 1800');
      pass(28 * MIN);
      expect(over).not.toHaveBeenCalled();
    },
  );

  it.each(['focus', 'scroll', 'pagehide'])('is not there by %s while something is open [SES-05]', (type) => {
    const { phases, fire } = browser.tab();
    pass(30 * MIN - 10 * S);
    fire(type);
    expect(phases.at(-1)).toBe('warning 10');
  });

  it('is not there by a press on what is open, whose button says so itself [SES-05]', () => {
    const { phases, fire } = browser.tab();
    pass(30 * MIN - 10 * S);
    ownPress = true;
    fire('mousedown');
    ownPress = false;
    expect(phases.at(-1)).toBe('warning 10');
  });

  it('is there by saying so [SES-05]', () => {
    const { phases, activity } = browser.tab();
    pass(30 * MIN - 5 * S);
    activity.stay();
    expect(phases.at(-1)).toBe('active 1800');
  });

  it('is not signed out while an order is being placed, and has the whole time after that [LEAD-03 f part]', () => {
    let isHeld = true;
    const { over, phases } = browser.tab({ isHeld: () => isHeld });
    pass(35 * MIN);
    expect([over.mock.calls.length, phases]).toEqual([0, []]);
    isHeld = false;
    pass(30 * MIN - 5 * S);
    expect([over.mock.calls.length, phases.at(-1)]).toEqual([0, 'warning 5']);
    pass(5 * S);
    expect(over).toHaveBeenCalledOnce();
  });

  it('can no longer say so once it is over [SES-05]', () => {
    const { activity } = browser.tab();
    pass(31 * MIN);
    activity.stay();
    expect(browser.stored.lastActivity).toBeUndefined();
  });
});

describe('several tabs', () => {
  it.each([
    ['stored', true],
    ['told alone', false],
  ])(
    'are idle only when all of them are; activity in one, %s, closes what is open in the others [SES-05]',
    (_how, refresh) => {
      const [one, other] = [browser.tab({ refresh }), browser.tab({ refresh })];
      pass(30 * MIN - 10 * S);
      expect(other.phases.at(-1)).toBe('warning 10');
      one.fire('mousedown');
      expect(other.phases.at(-1)).toBe('active 1800');
      pass(29 * MIN - S);
      expect(one.over).not.toHaveBeenCalled();
      expect(other.phases.at(-1)).toBe('active 1800');
      pass(MIN + S);
      expect(one.over).toHaveBeenCalledOnce();
      expect(other.over).toHaveBeenCalledOnce();
    },
  );

  it('opened long after the last activity are past the limit, unless somebody has signed in since [SES-05]', () => {
    const late = { lastActivity: START - 31 * MIN };
    browser = createBrowser({ ...late, tokens: { issuedAt: START - 40 * MIN } });
    expect(browser.tab().over).toHaveBeenCalledOnce();
    browser = createBrowser({ ...late, tokens: { issuedAt: START - MIN } });
    expect(browser.tab().over).not.toHaveBeenCalled();
  });
});

describe('activity', () => {
  it('is stored at most once a second, and as the page goes [SES-03] [SES-04]', () => {
    const { fire } = browser.tab();
    fire('keydown');
    expect(browser.stored.lastActivity).toBe(START);
    pass(400);
    fire('scroll');
    expect(browser.stored.lastActivity).toBe(START);
    fire('pagehide');
    expect(browser.stored.lastActivity).toBe(START + 400);
  });

  it('is stored by no tab where refresh is not flagged, nor renews a token [SES-04]', () => {
    browser = createBrowser({ tokenExpiry: START - 1 });
    const { fire, renew } = browser.tab({ refresh: false });
    fire('keydown');
    expect(browser.stored.lastActivity).toBeUndefined();
    expect(renew).not.toHaveBeenCalled();
  });

  it('renews a token once its stored expiry has passed, not before, and not with every key [SES-04]', () => {
    browser = createBrowser({ tokenExpiry: START + MIN });
    const { fire, renew } = browser.tab();
    pass(MIN - 1);
    fire('keydown');
    expect(renew).not.toHaveBeenCalled();
    pass(1);
    for (let key = 0; key < 10; key += 1) fire('keydown');
    expect(renew).toHaveBeenCalledOnce();
    pass(31 * S);
    fire('keydown');
    expect(renew).toHaveBeenCalledTimes(2);
  });

  it('has the customer checked at most once in 300 s; one who is gone is signed out [SES-03] [SES-06 part]', async () => {
    const check = vi.fn(() => Promise.resolve(true));
    const { fire, over } = browser.tab({ check });
    fire('keydown');
    pass(300 * S - 1);
    fire('keydown');
    expect(check).not.toHaveBeenCalled();
    pass(1);
    fire('keydown');
    fire('scroll');
    expect(check).toHaveBeenCalledOnce();
    check.mockResolvedValueOnce(false);
    pass(300 * S);
    fire('wheel');
    await vi.advanceTimersByTimeAsync(0);
    expect(check).toHaveBeenCalledTimes(2);
    expect(over).toHaveBeenCalledOnce();
  });

  it('goes on when nobody can say whether the customer is there [SES-03] [REL-01 part]', async () => {
    const said = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const { fire, over } = browser.tab({ check: () => Promise.reject(new Error('down')) });
    pass(300 * S);
    fire('keydown');
    await vi.advanceTimersByTimeAsync(0);
    expect(over).not.toHaveBeenCalled();
    expect(said).toHaveBeenCalledOnce();
  });

  it('is listened to passively, and no longer once it is stopped [SES-03] [EMB-09 part]', () => {
    const target = new EventTarget();
    const add = vi.spyOn(target, 'addEventListener');
    const { activity, over } = browser.tab({ target });
    expect(add.mock.calls.map(([type]) => type)).not.toContain('beforeunload');
    expect(add.mock.calls.every(([, , how]) => (how as AddEventListenerOptions).passive)).toBe(true);
    activity.stop();
    target.dispatchEvent(new Event('keydown'));
    pass(31 * MIN);
    expect(browser.stored.lastActivity).toBeUndefined();
    expect(over).not.toHaveBeenCalled();
  });
});
