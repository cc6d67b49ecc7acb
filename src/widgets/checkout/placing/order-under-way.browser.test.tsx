import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setScene } from '../../../../tests/support/scene.ts';
import { startPage } from '../../../../tests/support/start-page.ts';
import { WidgetContext } from '../../kit/element/widget-context.ts';
import type { PaymentService } from '../../parts/payment-fields/payment-fields.ts';
import { providePayment } from '../../parts/payment-fields/provide-payment.ts';
import { OrderUnderWay, type OrderUnderWayProps } from './placing-part.tsx';

/* What replaces the steps, drawn from its state alone, because two minutes of questions and a bank's challenge would
   take too long. */

type UnderWay = OrderUnderWayProps['state'];

const ASKED_OUT: UnderWay = { state: 'unknown', key: 'k', asked: 7, askAt: undefined };
const CHALLENGE: UnderWay = { state: 'challenge', key: 'k', challenge: 'c', until: Date.now() + 300_000 };

let root: Root | undefined;
let host: HTMLElement;

const draw = (state: UnderWay, given: Partial<OrderUnderWayProps> = {}) => {
  const nothing = () => undefined;
  flushSync(() =>
    root?.render(
      <WidgetContext value={{ host, translate: ((key: string) => key) as never, ids: 'w' }}>
        <OrderUnderWay
          state={state}
          headingLevel={2}
          amount={undefined}
          askAgain={nothing}
          bankSaid={nothing}
          {...given}
        />
      </WidgetContext>,
    ),
  );
};
const begin = async () => {
  await setScene();
  startPage();
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
};

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

describe('an order of which nobody knows', () => {
  it('has the focus at its heading once its button was pressed, which goes for as long as the answer takes [REL-02 a part] [AXS-02 part]', async () => {
    await begin();
    const askAgain = vi.fn(() => draw({ ...ASKED_OUT, askAt: Date.now() }));
    draw(ASKED_OUT, { askAgain });
    const again = page.getByRole('button', { name: 'checkout.placing.checkAgain' });
    await expect.element(again).toBeVisible();
    await userEvent.click(again);
    expect(askAgain).toHaveBeenCalledTimes(1);
    await expect.element(again).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading')).toHaveFocus();
  });
});

describe('an order of which nobody knows, on a device without a network', () => {
  const setOnline = (isOnline: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    flushSync(() => dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
  };
  afterEach(() => vi.restoreAllMocks());

  it.each([
    ['while it is asked for', { ...ASKED_OUT, askAt: 0 }, 'checkout.placing.unknown'],
    ['once nothing more is asked', ASKED_OUT, 'checkout.placing.stillUnknown'],
  ] as const)(
    'says so %s, until the device is online again [REL-02 a part] [REL-03 part]',
    async (_when, state, words) => {
      await begin();
      draw(state);
      await expect.element(page.getByRole('status')).toHaveTextContent(words);
      setOnline(false);
      await expect
        .element(page.getByRole('status'))
        .toHaveTextContent(`${words} checkout.placing.deviceOffline`);
      setOnline(true);
      await expect.element(page.getByRole('status')).toHaveTextContent(words);
      await expect.element(page.getByText('deviceOffline')).not.toBeInTheDocument();
    },
  );
});

describe('a bank’s question that is gone', () => {
  it('is left by its service, and what it says then counts for nothing [CHK-14 j part]', async () => {
    await begin();
    const asked: { signal: AbortSignal; say: (outcome: 'passed') => void }[] = [];
    const forget = providePayment({
      createFields: () => {
        throw new Error('No card is asked for.');
      },
      askBank: (_place, _options, signal) => new Promise((say) => asked.push({ signal, say })),
    } satisfies PaymentService);
    const bankSaid = vi.fn<OrderUnderWayProps['bankSaid']>();
    draw(CHALLENGE, { bankSaid });
    await expect.poll(() => asked.length).toBe(1);
    expect(asked[0]!.signal.aborted).toBe(false);
    draw(ASKED_OUT, { bankSaid });
    await expect.poll(() => asked[0]!.signal.aborted).toBe(true);
    asked[0]!.say('passed');
    await Promise.resolve();
    forget();
    expect(bankSaid).not.toHaveBeenCalled();
  });
});
