import { afterEach, describe, expect, it } from 'vitest';
import { requestLocaleSwitch } from '../../src/core/prompts/request-locale-switch.ts';
import { localeMatters } from '../../src/core/prompts/matters.ts';
import { runtime } from '../../src/core/runtime.ts';
import { setScene, type Scene } from '../support/scene.ts';
import '../../src/widgets/session/define.ts';

let scene: Scene;

afterEach(async () => {
  document.body.replaceChildren();
  await scene.settled();
});

/** Starts a page with the session widget. */
const start = async (config = {}) => {
  scene = await setScene({ locale: 'en-gb', config, lines: [{ code: 'LMS4-KIT', quantity: 2 }] });
  const session = document.createElement('assess-session');
  document.body.append(session);
  await expect.poll(() => session.shadowRoot?.querySelector('.assess-root[lang]')).not.toBeNull();
  return session;
};

describe('a shopper’s wish for another locale', () => {
  it('is not for us where it leads to a host that is none of the shop’s, to this locale, or from an editor [LEAD-10] [SEC-06]', async () => {
    await start();
    for (const address of [
      'https://evil.test/',
      'javascript:alert(1)',
      'https://user@evil.test/',
      '//evil.test',
    ])
      expect(requestLocaleSwitch('es-es', address)).toBe(false);
    expect(requestLocaleSwitch('en-gb')).toBe(false);
    expect(localeMatters.open(runtime().registry)).toEqual([]);
    document.body.replaceChildren();
    await scene.settled();
    await start({ author: true });
    expect(requestLocaleSwitch('es-es')).toBe(false);
  });

  it('is asked about in the page’s session, and Escape takes it back [LEAD-10]', async () => {
    const session = await start();
    expect(requestLocaleSwitch('es-es', '/es-es/')).toBe(true);
    const dialog = () => session.shadowRoot?.querySelector('dialog');
    await expect
      .poll(() => dialog()?.textContent)
      .toContain('Prices change from British pounds (GBP) to euros (EUR).');
    await expect.poll(() => dialog()?.textContent).toContain('The pages there are in Spanish.');
    await expect.poll(() => dialog()?.textContent).toContain('1 line of your cart is sold there');
    dialog()?.dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect.poll(dialog).toBeNull();
    expect(runtime().storage.read('chosenLocale')).toBeUndefined();
  });
});
