import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { setScene, type Scene } from '../../../tests/support/scene.ts';
import { runtime } from '../../core/runtime.ts';
import './define.ts';

const patient = { timeout: 20_000 };
let scene: Scene;

type Check = {
  check: string;
  options: Record<string, unknown>;
  place: HTMLElement;
  answerWith(p: Promise<string>): void;
};
let answerCheck: (check: Check) => void = () => undefined;
const hear = (event: Event): void => answerCheck((event as CustomEvent<Check>).detail);

const draw = (attributes: Readonly<Record<string, string>> = {}): HTMLElement => {
  const element = document.createElement('assess-sign-in');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  return element;
};

const field = (name: string): Locator => page.getByLabelText(name, { exact: true });
const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
const goOn = () => userEvent.click(button('Continue'));
const ending = (text: string): RegExp =>
  new RegExp(`${text.replace(/[|.*+?^${}()[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')}\\s*$`);
/** Expects the service to have received this text, which its message ends with. */
const expectAnswered = (text: string) =>
  expect.element(page.getByText(ending(`Answered: ${text}`.trim())), patient).toBeVisible();

/** Opens one of the questions that the demo's service can ask. */
const openQuestion = async (name: string): Promise<void> => {
  draw({ tree: 'Gallery' });
  await expect.element(field('Question'), patient).toBeVisible();
  await userEvent.selectOptions(field('Question'), name);
  await goOn();
};

beforeEach(async () => {
  scene = await setScene({ identity: {} });
  document.addEventListener('assess-sign-in-check', hear);
});
afterEach(async () => {
  answerCheck = () => undefined;
  document.removeEventListener('assess-sign-in-check', hear);
  document.body.replaceChildren();
  vi.restoreAllMocks();
  await scene.settled();
});

describe('each question of the identity service', () => {
  it.each([
    ['Name', 'User name', 'username', 'mara'],
    ['Password', 'Password', 'current-password', 'secret'],
    ['Text input', 'Which journal do you read?', 'off', 'Another'],
    ['Validated user name', 'User name', 'username', 'ines'],
    ['Validated password', 'Password', 'new-password', 'Better-one-2'],
    ['String attribute', 'Phone', 'tel', '+1 555 0142'],
    ['Number attribute', 'Years in practice', 'off', '12'],
  ])('[IDN-04] as %s is a field labelled %s with autocomplete %s', async (name, label, purpose, typed) => {
    await openQuestion(name);
    await expect.element(field(label)).toHaveAttribute('autocomplete', purpose);
    await userEvent.clear(field(label));
    await userEvent.click(page.getByRole('button', { name: /^(Continue|Sign in)$/ }));
    if (name !== 'Text input') await expect.element(field(label)).toHaveFocus();
    await userEvent.fill(field(label), typed);
    await userEvent.click(page.getByRole('button', { name: /^(Continue|Sign in)$/ }));
    await expect.element(page.getByText(`Answered: ${typed}`, { exact: false }), patient).toBeVisible();
  });

  it('[IDN-04] as Choice is a group of radio buttons', async () => {
    await openQuestion('Choice');
    await expect.element(page.getByRole('group', { name: 'Where should the code go?' })).toBeVisible();
    await expect.element(page.getByRole('radio', { name: 'By mail' })).toBeChecked();
    await userEvent.click(page.getByRole('radio', { name: 'By text message' }));
    await goOn();
    await expectAnswered('1');
  });

  it('[IDN-04] as Confirmation is a button for each option', async () => {
    await openQuestion('Confirmation');
    await expect.element(page.getByText('Trust this device?', { exact: false })).toBeVisible();
    await userEvent.click(button('Yes'));
    await expectAnswered('0');
  });

  it('[IDN-04] as Boolean attribute is a box to tick', async () => {
    await openQuestion('Boolean attribute');
    await userEvent.click(page.getByRole('checkbox', { name: 'Send me news' }));
    await goOn();
    await expectAnswered('true | false');
  });

  it('[IDN-04] as Text output is a message, of whose markup the words are left', async () => {
    await openQuestion('Text output');
    await expect.element(page.getByText('Shown as text.', { exact: false })).toBeVisible();
    expect(document.querySelector('assess-sign-in')?.textContent).not.toContain('<b>');
    await expect.element(page.getByRole('alert').getByText('Mind this.', { exact: false })).toBeVisible();
    await goOn();
    await expectAnswered('');
  });

  it('[IDN-04] as Security question is a list, a question of one’s own, and an answer', async () => {
    await openQuestion('Security question');
    await userEvent.selectOptions(field('Security question'), 'A question of my own');
    await goOn();
    await expect.element(page.getByText('Your question is required')).toBeVisible();
    await expect.element(page.getByText('Your answer is required').first()).toBeVisible();
    await expect.element(field('Your question')).toHaveFocus();
    await userEvent.fill(field('Your question'), 'Who?');
    await userEvent.fill(field('Your answer'), 'Me');
    await goOn();
    await expectAnswered('Who? | Me');
  });

  it('[IDN-04] as Terms must be accepted', async () => {
    await openQuestion('Terms');
    const terms = page.getByRole('region', { name: 'Terms and conditions' });
    await expect.element(terms).toBeVisible();
    // A field that the keyboard passed and the mouse left is not a mistake yet.
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.click(terms);
    await expect.element(page.getByText('This field is required.', { exact: false })).not.toBeInTheDocument();
    await goOn();
    await expect.element(page.getByText('This field is required.')).toBeVisible();
    await userEvent.click(page.getByRole('checkbox', { name: 'I accept the terms and conditions' }));
    await goOn();
    await expectAnswered('true');
  });

  it('[IDN-04] as Providers is a button for each, alone or beside user name and password', async () => {
    await openQuestion('Providers');
    await expect.element(button('Continue')).not.toBeInTheDocument();
    await userEvent.click(button('Continue with ORCID'));
    await expectAnswered('orcid');
    await userEvent.selectOptions(field('Question'), 'Providers or password');
    await goOn();
    await userEvent.fill(field('User name'), 'mara');
    await userEvent.fill(field('Password'), 'secret');
    await userEvent.click(button('Sign in'));
    await expectAnswered('localAuthentication | mara | secret');
  });

  it('[IDN-04] as hidden value and metadata shows nothing, and is sent back as it was', async () => {
    await openQuestion('Hidden and metadata');
    await userEvent.fill(field('User name'), 'mara');
    await goOn();
    await expectAnswered('trace | mara');
  });

  it('[IDN-04] as Polling says what is waited for, and asks again by itself', async () => {
    await openQuestion('Polling');
    await expect.element(page.getByText('Confirm on your phone.')).toBeVisible();
    await expectAnswered('');
  });

  it('[IDN-04] as Suspended says that a mail is on its way, and has nothing to send', async () => {
    await openQuestion('Suspended');
    await expect.element(page.getByText('A link is on its way to you.', { exact: false })).toBeVisible();
    await expect.element(page.getByText(/You can close this page/)).toBeVisible();
    await expect.element(button('Continue')).not.toBeInTheDocument();
  });

  it('[IDN-04] as Device profile is collected by the widget where the page leaves it alone', async () => {
    await openQuestion('Device profile');
    await expect
      .element(page.getByText(/Answered: \{"identifier":"[\w-]{36}","metadata"/), patient)
      .toBeVisible();
    expect(Object.keys(localStorage).filter((name) => name.startsWith('FR-'))).toEqual([]);
  });

  it('[IDN-04] as Device profile is what the page answers, when it does', async () => {
    answerCheck = ({ check, options, answerWith }) =>
      answerWith(Promise.resolve(`${check} ${String(options['metadata'])}`));
    await openQuestion('Device profile');
    await expectAnswered('device-profile true');
  });

  it.each([
    ['Protect signals', 'signals | ', ' | UNAVAILABLE'],
    ['reCAPTCHA', 'mara | signals', 'mara | '],
    ['reCAPTCHA Enterprise', 'mara | signals |  |  | ', 'mara |  |  | UNAVAILABLE | '],
  ])(
    '[IDN-04] as %s is answered by the page’s stand-in, and goes on without it',
    async (name, passed, failed) => {
      const answerOnce = async () => {
        if (name === 'Protect signals') return;
        await userEvent.fill(field('User name'), 'mara');
        await goOn();
      };
      answerCheck = ({ answerWith }) => answerWith(Promise.resolve('signals'));
      await openQuestion(name);
      await answerOnce();
      await expectAnswered(passed.trim());
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      answerCheck = () => undefined;
      await userEvent.selectOptions(field('Question'), name);
      await goOn();
      // A check without a question ends at once, and its heading with it.
      if (name !== 'Protect signals')
        await expect.element(page.getByRole('heading', { name, exact: true }), patient).toBeVisible();
      await answerOnce();
      await expectAnswered(failed.trim());
    },
  );

  it('[IDN-04] as Protect starts beside the questions, and a failure of it reaches the service', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    answerCheck = ({ answerWith }) => answerWith(Promise.reject(new Error('BLOCKED')));
    await openQuestion('Protect');
    await userEvent.fill(field('User name'), 'mara');
    await goOn();
    await expectAnswered('BLOCKED | mara');
  });
});

describe('a passkey', () => {
  const open = () => openQuestionOfPasskeys();
  const openQuestionOfPasskeys = async () => {
    draw({ tree: 'Gallery' });
    await expect.element(field('Question'), patient).toBeVisible();
    await userEvent.selectOptions(field('Question'), 'Passkeys that fail');
    await goOn();
  };

  it('[IDN-06] says to the letter what is wrong with what the service sent, and goes on without', async () => {
    await open();
    await userEvent.click(button('Create a passkey'));
    await expect.element(page.getByText(/Missing pubKeyCredParams property/), patient).toBeVisible();
    await userEvent.click(button('Continue without a passkey'));
    await expect.element(button('Use a passkey'), patient).toBeVisible();
    await userEvent.click(button('Use a passkey'));
    await expect.element(page.getByText(/Incorrect callbacks for WebAuthn/), patient).toBeVisible();
    await userEvent.fill(field('User name'), 'mara');
    await goOn();
    await expect.element(page.getByText('That was all.', { exact: false }), patient).toBeVisible();
  });

  it('[IDN-06] says that this browser has none, and that none was made', async () => {
    const { PublicKeyCredential: kept } = window;
    const create = vi.spyOn(navigator.credentials, 'create').mockResolvedValue(null);
    draw({ tree: 'PasskeyRegister' });
    await userEvent.fill(field('User name'), 'mara');
    await userEvent.fill(field('Password'), 'Measure-twice-1');
    await userEvent.click(button('Sign in'));
    await expect.element(button('Create a passkey'), patient).toBeVisible();
    await userEvent.click(button('Create a passkey'));
    await expect.element(page.getByText(/No credential generated/), patient).toBeVisible();
    create.mockRejectedValue(new DOMException('The operation was aborted.', 'NotAllowedError'));
    await userEvent.click(button('Create a passkey'));
    await expect
      .element(page.getByText(/it was canceled, it took too long, or none was found/), patient)
      .toBeVisible();
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    await userEvent.click(button('Create a passkey'));
    await expect
      .element(page.getByText(/PublicKeyCredential not supported by this browser/), patient)
      .toBeVisible();
    Object.assign(window, { PublicKeyCredential: kept });
  });
});

describe('a passkey that the browser offers at the user name', () => {
  const credential = (): unknown => {
    const bytes = new Uint8Array([7]).buffer;
    const clientDataJSON = new TextEncoder().encode('chosen').buffer;
    return {
      id: 'a-key',
      response: { clientDataJSON, authenticatorData: bytes, signature: bytes, userHandle: bytes },
    };
  };
  const offered = (answer: Promise<unknown>) => {
    vi.spyOn(PublicKeyCredential, 'isConditionalMediationAvailable').mockResolvedValue(true);
    return vi.spyOn(navigator.credentials, 'get').mockReturnValue(answer as never);
  };

  it('[IDN-06] answers the step when it is chosen there, and has no button of its own', async () => {
    let choose: (chosen: unknown) => void = () => undefined;
    const get = offered(new Promise((resolve) => (choose = resolve)));
    await openQuestion('Passkey or password');
    await expect.element(field('User name'), patient).toHaveAttribute('autocomplete', 'username webauthn');
    await expect.poll(() => get).toHaveBeenCalled();
    expect(get.mock.lastCall?.[0]).toMatchObject({ mediation: 'conditional' });
    await expect.element(button('Use a passkey')).not.toBeInTheDocument();
    choose(credential());
    await expect.element(page.getByText(/Answered: chosen::7::7::a-key/), patient).toBeVisible();
  });

  it('[IDN-06] leaves user name and password to who chooses none, and ends the offer with its step', async () => {
    const get = offered(new Promise(() => undefined));
    await openQuestion('Passkey or password');
    await expect.poll(() => get).toHaveBeenCalled();
    await userEvent.fill(field('User name'), 'mara');
    await userEvent.fill(field('Password'), 'secret');
    await userEvent.click(button('Sign in'));
    // The answer is not shown: it contains the name by which passkeys are asked for.
    await expect.element(field('Question'), patient).toBeVisible();
    await expect.poll(() => get.mock.lastCall?.[0]?.signal?.aborted).toBe(true);
  });

  it('[IDN-06] is not missed in a browser that can’t offer any', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
    vi.spyOn(PublicKeyCredential, 'isConditionalMediationAvailable').mockResolvedValue(false);
    await openQuestion('Passkey or password');
    await userEvent.fill(field('User name'), 'mara');
    await userEvent.fill(field('Password'), 'secret');
    await userEvent.click(button('Sign in'));
    await expectAnswered('unsupported | mara | secret');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });
});

describe('what is wrong', () => {
  const PASSWORD_WRONG = 'The user name or the password is not right.';

  it('[IDN-04] is told once at each field, and what was wrong with the answer before goes', async () => {
    draw();
    await userEvent.fill(field('User name'), 'mara');
    await userEvent.fill(field('Password'), 'wrong');
    await userEvent.click(button('Sign in'));
    await expect.element(page.getByText(PASSWORD_WRONG, { exact: false }), patient).toBeVisible();
    await userEvent.clear(field('User name'));
    await userEvent.clear(field('Password'));
    await userEvent.click(button('Sign in'));
    await expect.element(page.getByText('User name is required')).toBeVisible();
    await expect.element(page.getByText('Password is required').first()).toBeVisible();
    await expect.element(field('User name')).toHaveFocus();
    await expect.element(page.getByText(PASSWORD_WRONG, { exact: false })).not.toBeVisible();
    await expect
      .element(page.getByText('Please check what you entered', { exact: false }))
      .not.toBeInTheDocument();
  });

  it('[IDN-07] is told of all fields before anything is sent, as far as the page can know', async () => {
    draw({ journey: 'register' });
    await userEvent.fill(field('User name'), 'mara');
    await userEvent.fill(field('Password'), 'mara');
    await userEvent.fill(field('First name'), 'Inés');
    await userEvent.fill(field('Last name'), 'Vale');
    await userEvent.fill(field('Email address'), 'ines');
    const sent = () => scene.calls.filter((call) => call.includes('/authenticate')).length;
    const before = sent();
    await goOn();
    await expect.element(page.getByText(/Password must be at least 8 characters/)).toBeVisible();
    await expect.element(page.getByText(/Password must contain at least 1 numeric value/)).toBeVisible();
    await expect.element(page.getByText(/Password must not contain: User name/)).toBeVisible();
    await expect.element(page.getByText('Email address is invalid').first()).toBeVisible();
    await expect.element(field('Password')).toHaveFocus();
    expect(sent()).toBe(before);
    await userEvent.fill(field('Password'), 'Careful-norms-7');
    await userEvent.fill(field('Email address'), 'ines@practice.example');
    await goOn();
    await expect.element(page.getByText('User name must be unique'), patient).toBeVisible();
    await expect.element(field('User name')).toHaveFocus();
  });

  it('[IDN-04] is listed above the form where more than three fields are, each leading to its field', async () => {
    draw({ journey: 'register' });
    await expect.element(field('User name'), patient).toBeVisible();
    await goOn();
    const summary = page.getByRole('region', { name: 'Please check what you entered' });
    await expect.element(summary).toHaveFocus();
    await userEvent.click(summary.getByRole('button', { name: 'First name is required' }));
    await expect.element(field('First name')).toHaveFocus();
  });
});

describe('the widget', () => {
  it('[IDN-09] [FLG-07 o] shows the user name in later steps while the flag is on, read-only, and not while it is off', async () => {
    const register = async () => {
      draw({ journey: 'register' });
      await userEvent.fill(field('User name'), 'ines');
      await userEvent.fill(field('Password'), 'Careful-norms-7');
      await userEvent.fill(field('First name'), 'Inés');
      await userEvent.fill(field('Last name'), "O'Dell");
      await userEvent.fill(field('Email address'), 'ines@practice.example');
      await goOn();
      await expect.element(field('Security question'), patient).toBeVisible();
    };
    await register();
    await expect.element(field('User name')).not.toBeInTheDocument();
    document.body.replaceChildren();
    await scene.settled();
    scene = await setScene({ identity: {}, flags: { ssoShowUserName: true } });
    await register();
    await expect.element(field('User name'), patient).toHaveValue('ines');
    await expect.element(field('User name')).toHaveAttribute('readonly');
  });

  it('[IDN-04] goes on with what is typed while another tab signs in, and says who is there where nothing was begun', async () => {
    draw();
    draw();
    await userEvent.fill(field('User name').first(), 'mara');
    runtime().registry.actions.setSession({ status: 'signed-in', user: undefined });
    await expect.element(page.getByRole('heading', { name: 'You’re signed in' }), patient).toBeVisible();
    await expect.element(field('User name')).toHaveValue('mara');
  });

  it('[IDN-04] goes back to an earlier step with what was typed there', async () => {
    draw({ journey: 'forgotten-password' });
    await userEvent.fill(field('Email address'), 'nobody@practice.example');
    await goOn();
    await expect.element(field('Code'), patient).toHaveFocus();
    await expect.element(field('Code')).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.click(button('Back'));
    await expect.element(field('Email address'), patient).toHaveValue('nobody@practice.example');
    await expect.element(button('Back')).not.toBeInTheDocument();
  });

  it('[IDN-04] leads to the other journeys from the first step, and from a later one to the start', async () => {
    const other = page.getByRole('link', { name: 'Forgot your user name?' });
    draw({ journey: 'forgotten-password' });
    await expect.element(other, patient).toBeVisible();
    await expect.element(button('Start again')).not.toBeInTheDocument();
    await userEvent.fill(field('Email address'), 'nobody@practice.example');
    await goOn();
    await expect.element(field('Code'), patient).toBeVisible();
    await expect.element(other).not.toBeInTheDocument();
    await userEvent.fill(field('Code'), '000000');
    await goOn();
    await expect.element(page.getByText(/That is not the code/), patient).toBeVisible();
    await userEvent.click(button('Start again'));
    await expect.element(field('Email address'), patient).toHaveValue('nobody@practice.example');
    await expect.element(other).toBeVisible();
  });

  it('[IDN-04] keeps the word of a busy button and its width, and says after two seconds that it takes longer', async () => {
    draw();
    await userEvent.fill(field('User name'), 'mara');
    // The test decides when the answer comes, so that it does not depend on the speed of the machine.
    let answer = (): void => undefined;
    const told = new Promise<void>((resolve) => (answer = resolve));
    const ask = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation((...call) => told.then(() => ask(...call)));
    await userEvent.fill(field('Password'), 'wrong');
    const { width } = button('Sign in').element().getBoundingClientRect();
    await userEvent.click(button('Sign in'));
    const word = button('Sign in').element().querySelector('span');
    await expect.element(button('Sign in')).toHaveAttribute('aria-busy', 'true');
    expect(word && getComputedStyle(word).opacity).toBe('1');
    expect(button('Sign in').element().getBoundingClientRect().width).toBe(width);
    await expect.element(page.getByText('This is taking longer than usual…').first(), patient).toBeVisible();
    answer();
    await expect.element(page.getByText(/is not right/), patient).toBeVisible();
    await expect.element(button('Sign in')).not.toHaveAttribute('aria-busy');
    await expect.poll(() => document.querySelector('.journey-slow')?.textContent).toBe('');
  });

  it('[IDN-04] checks an address when it is left, and says nothing of an empty one that is passed through', async () => {
    draw({ journey: 'forgotten-user-name' });
    await userEvent.click(field('Email address'));
    await userEvent.tab();
    await expect
      .element(page.getByText('Email address is required', { exact: false }))
      .not.toBeInTheDocument();
    await userEvent.fill(field('Email address'), 'nobody');
    await userEvent.tab();
    await expect.element(page.getByText('Email address is invalid').first()).toBeVisible();
    await expect
      .element(field('Email address'))
      .toHaveAccessibleDescription(/^For example, name@example.org/);
    await userEvent.fill(field('Email address'), 'nobody@practice.example');
    await expect
      .element(page.getByText('Email address is invalid', { exact: false }))
      .not.toBeInTheDocument();
  });

  it('[IDN-08] says that sign-in is not set up where the page names no service, and offers nothing that can’t help', async () => {
    await scene.settled();
    scene = await setScene();
    draw();
    await expect.element(page.getByText(/Sign-in is not set up on this page/), patient).toBeVisible();
    await expect.element(button('Try again')).not.toBeInTheDocument();
    await expect.element(page.getByRole('link')).not.toBeInTheDocument();
  });

  it('[EMB-11] asks nobody anything in author mode', async () => {
    await scene.settled();
    scene = await setScene({ identity: {}, config: { author: true } });
    draw({ preview: 'form' });
    await expect.element(field('User name'), patient).toBeVisible();
    await userEvent.fill(field('User name'), 'mara');
    await userEvent.fill(field('Password'), 'x');
    await userEvent.click(button('Sign in'));
    expect(scene.calls).toEqual([]);
  });
});
