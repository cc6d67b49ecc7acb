import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setScene, type Scene } from '../../../tests/support/scene.ts';
import './define.ts';

const patient = { timeout: 20_000 };
let scene: Scene;

const draw = (attributes: Readonly<Record<string, string>> = {}): void => {
  const element = document.createElement('assess-sign-in');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
};
const field = (name: string) => page.getByLabelText(name, { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const press = (name: string) => userEvent.click(button(name));

/** Opens one of the questions that the demo's service can ask. */
const openQuestion = async (name: string): Promise<void> => {
  draw({ tree: 'Gallery' });
  await expect.element(field('Question'), patient).toBeVisible();
  await userEvent.selectOptions(field('Question'), name);
  await press('Continue');
};

const answered = (text: string) =>
  expect.element(page.getByText(text, { exact: false }), patient).toBeVisible();

beforeEach(async () => {
  scene = await setScene({ identity: {} });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  await scene.settled();
});

describe('a step that nobody answers', () => {
  it.each([
    ['Protect node', 'Answered: UNAVAILABLE'],
    ['Protect node signals', 'Answered: | UNAVAILABLE'],
    ['Nothing but hidden', 'Answered: trace'],
  ])('[IDN-04] goes on by itself without the vendor’s script: %s', async (name, said) => {
    await openQuestion(name);
    await answered(said);
  });

  it('[IDN-04] is answered by the page’s own check where there is one', async () => {
    const give = (event: Event): void => {
      const { check, options, answerWith } = (event as CustomEvent).detail as {
        check: string;
        options: object;
        answerWith(p: Promise<string>): void;
      };
      answerWith(Promise.resolve(`${check} ${JSON.stringify(options)}`));
    };
    document.addEventListener('assess-sign-in-check', give);
    await openQuestion('Protect node signals');
    await answered('Answered: protect-signals {"pause":true} |');
    document.removeEventListener('assess-sign-in-check', give);
  });
});

/** Fakes a service that answers each call with the result of `answer`. Returns a function that counts the calls. */
const asService = (answer: (call: number) => object): (() => number) => {
  let calls = 0;
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.includes('/authenticate')) return real(input, init);
    calls += 1;
    return Promise.resolve(Response.json(answer(calls)));
  });
  return () => calls;
};

const HIDDEN = { type: 'HiddenValueCallback', output: [{ name: 'id', value: 'trace' }], input: [] };

describe('a service of its own kind', () => {
  it('[IDN-04] that asks machines alone, for ever, ends in words and a way on', async () => {
    const calls = asService(() => ({ authId: 'always', callbacks: [HIDDEN] }));
    draw();
    await expect.element(page.getByRole('alert').getByText(/we can’t read/), patient).toBeVisible();
    await expect.element(page.getByText('One moment …', { exact: false })).not.toBeInTheDocument();
    await expect.element(button('Try again')).toBeVisible();
    const before = calls();
    await press('Try again');
    await expect.poll(() => calls()).toBe(before + 1);
    await expect.element(page.getByRole('alert').getByText(/we can’t read/), patient).toBeVisible();
  });

  it('[IDN-04] that gives every step the same id is followed all the same', async () => {
    const name = {
      type: 'NameCallback',
      output: [{ name: 'prompt', value: 'User Name' }],
      input: [{ name: 'IDToken1', value: '' }],
    };
    asService((call) => ({ authId: 'always', callbacks: [call < 4 ? HIDDEN : name] }));
    draw();
    await expect.element(field('User name'), patient).toBeVisible();
  });

  it('[IDN-04] that offers no provider leaves a button to go on by', async () => {
    await openQuestion('No providers');
    await expect
      .element(page.getByRole('heading', { name: 'No providers', exact: true }), patient)
      .toBeVisible();
    await press('Continue');
    await answered('Answered:');
  });

  it('[IDN-04] [SEC-02 part] whose texts hold markup is read as words, with links where the page may lead', async () => {
    await openQuestion('Markup');
    const terms = page.getByRole('link', { name: 'terms (opens in a new tab)' });
    await expect.element(terms, patient).toHaveAttribute('href', `${location.origin}/en-us/terms`);
    await expect.element(terms).toHaveAttribute('target', '_blank');
    await expect.element(terms).not.toHaveAttribute('onclick');
    await expect.element(page.getByText(/^Read our terms.*, or none\.$/)).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'small print (opens in a new tab)' })).toBeVisible();
    await expect.element(page.getByRole('group', { name: 'Which way?', exact: true })).toBeVisible();
    await expect.element(page.getByRole('radio', { name: 'By mail', exact: true })).toBeVisible();
    await userEvent.click(page.getByRole('radio', { name: 'R&D', exact: true }));
    expect(page.getByRole('link', { name: 'none' }).elements()).toEqual([]);
    await press('Continue');
    await answered('Answered: 1');
  });
});

describe('too many wrong answers', () => {
  it('[IDN-04] are told with the time to wait, in the shopper’s language, and the form stays', async () => {
    await scene.settled();
    scene = await setScene({ identity: {}, locale: 'fr-ca', clock: '2027-03-01T10:00:00Z' });
    draw();
    const userName = page.getByLabelText('Nom d’utilisateur', { exact: true });
    const password = page.getByLabelText('Mot de passe', { exact: true });
    const send = async (secret: string): Promise<void> => {
      await userEvent.fill(password, secret);
      await userEvent.keyboard('{Enter}');
      await expect.element(password, patient).toHaveValue('');
    };
    await expect.element(userName, patient).toBeVisible();
    await userEvent.fill(userName, 'mara');
    for (let attempt = 0; attempt < 5; attempt += 1) await send('wrong');
    await answered('Trop de réponses inexactes. Réessayez dans 5 minutes.');
    await expect.element(userName).toHaveValue('mara');
    scene.backend.clock.advance(240_000);
    await send('Measure-twice-1');
    await answered('Trop de réponses inexactes. Réessayez dans une minute.');
  });
});
