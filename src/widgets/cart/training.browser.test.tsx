import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Fault } from '../../../demo-host/backend/core/faults.ts';
import { asCustomer } from '../../../tests/support/as-customer.ts';
import { beSignedIn } from '../../../tests/support/be-signed-in.ts';
import { expectClean } from '../../../tests/support/expect-clean.ts';
import { said } from '../../../tests/support/said.ts';
import { setScene, type Scene } from '../../../tests/support/scene.ts';
import { workbookOf } from '../../../tests/support/workbooks.ts';
import { latestTrainingDay } from '../../api/training/training.rules.ts';
import { formatDay } from '../../core/i18n/dates.ts';
import './define.ts';

const patient = { timeout: 20_000 };
const TRAINING = '/users/current/carts/*/entries/*/training';
let scene: Scene;
let element: HTMLElement;

const as = (method: string, path: string, body?: unknown) => asCustomer(scene, 'mara', method, path, body);
const draw = () => {
  element = document.createElement('assess-cart');
  document.body.append(element);
};
/** Opens Mara's cart with a training, and its dialog at the dates. */
const openDialog = async (faults: readonly Fault[] = []) => {
  scene = await setScene({ identity: {}, faults });
  beSignedIn('user-mara');
  await as('POST', '/carts', {});
  await as('POST', '/carts/current/entries', { product: { code: 'FMS-TRN' }, quantity: 1 });
  draw();
  await reopen();
};
const reopen = async () => {
  await expect.element(page.getByRole('button', { name: /^Complete training/ }), patient).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: /^Complete training/ }));
  await expect.element(field('First choice'), patient).toBeVisible();
};
const dialog = () => page.getByRole('dialog');
const field = (name: string) => page.getByLabelText(name, { exact: true });
const button = (name: string) => dialog().getByRole('button', { name, exact: true });
const focused = () => element.shadowRoot?.activeElement;
const ahead = (days: number): string => {
  const now = new Date();
  return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + days))
    .toISOString()
    .slice(0, 10);
};
const fillDates = async (first: string, second: string) => {
  await userEvent.fill(field('First choice'), first);
  await userEvent.fill(field('Second choice'), second);
};
const saved = async () =>
  (
    (await as('GET', '/carts/current?fields=FULL')) as { entries: { training?: { dates: string[] } }[] }
  ).entries.at(-1)?.training?.dates;

afterEach(async () => {
  document.body.replaceChildren();
  await scene.settled();
});

const people = async () => {
  await openDialog();
  await userEvent.click(dialog().getByRole('button', { name: /^3 Participants/ }));
  await expect.element(dialog().getByRole('group', { name: 'Participant 1' }), patient).toBeVisible();
};
const row = (number: number) => dialog().getByRole('group', { name: `Participant ${number}` });
const fillRow = async (number: number, [first, last, email]: readonly [string, string, string]) => {
  await userEvent.fill(row(number).getByLabelText('First name'), first);
  await userEvent.fill(row(number).getByLabelText('Last name'), last);
  await userEvent.fill(row(number).getByLabelText('Email'), email);
};

describe('the participants of a training', () => {
  it('are told at the field which letter an address can’t have, and get it without by a press [TRN-03 c]', async () => {
    await people();
    await fillRow(1, ['Zoë', 'D’Amours', 'zoë.damours@example.ca']);
    await userEvent.click(button('Save and close'));
    const email = row(1).getByLabelText('Email');
    await expect
      .element(email, patient)
      .toHaveAccessibleDescription('An email address has no “ë”. Use letters without accents.');
    expect(scene.calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
    await userEvent.click(row(1).getByRole('button', { name: 'Use “zoe.damours@example.ca”' }));
    await expect.element(email).toHaveValue('zoe.damours@example.ca');
    await expect.element(row(1).getByLabelText('Last name')).toHaveValue('D’Amours');
    await expectClean(element);
  });

  it('of a pasted row that does not fit the titles have their name and address, and a name is never offered from an address [TRN-03 b,d]', async () => {
    await people();
    await userEvent.click(button('Paste a list'));
    await userEvent.fill(
      field('List of participants'),
      'Prénom\tNom\tCourriel\nAhmed Ben Salah;ahmed@csdm.example',
    );
    await userEvent.click(button('Add 1 participant'));
    await expect.element(row(1).getByLabelText('Last name'), patient).toHaveValue('Ben Salah');
    await expect.element(row(1).getByLabelText('Email')).toHaveValue('ahmed@csdm.example');
    await userEvent.fill(row(1).getByLabelText('Last name'), 'ahmed@csdm.example');
    await userEvent.click(button('Save and close'));
    await expect
      .element(row(1).getByLabelText('Last name'), patient)
      .toHaveAccessibleDescription('Use letters, hyphens, spaces and apostrophes.');
    await expect.element(row(1).getByRole('button', { name: /^Use/ })).not.toBeInTheDocument();
  });

  it('come from a file that is chosen or dropped, and from another sheet by the keyboard; what is typed stays [TRN-03 d] [QO-10 e]', async () => {
    await page.viewport(320, 700);
    await people();
    const sheets = ['Class 4A', 'Class 4B'].map((name, i) => ({
      name,
      rows: [
        ['First name', 'Last name', 'Email'],
        [`Ana${'bc'[i]}`, 'Lee', `ana${i}@example.ca`],
      ],
    }));
    const choose = async (name: string, bytes: Uint8Array<ArrayBuffer>) => {
      const [input] = [...element.shadowRoot!.querySelectorAll('input[type=file]')];
      await userEvent.upload(page.elementLocator(input!), new File([bytes], name));
    };
    await choose('class.xls', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]));
    const told = dialog().getByText('save it as .xlsx or CSV', { exact: false });
    await expect.element(told, patient).toBeVisible();
    await expectClean(element);
    const list = field('List of participants');
    await userEvent.fill(list, 'Zoe\tRoy\tzoe@example.ca');
    await choose('class.xlsx', await workbookOf(sheets));
    await expect
      .element(list, patient)
      .toHaveValue('Zoe\tRoy\tzoe@example.ca\nFirst name\tLast name\tEmail\nAnab\tLee\tana0@example.ca');
    await expect.element(told).not.toBeInTheDocument();
    await expect.element(button('Add 2 participants')).toBeVisible();
    await expect.element(field('Sheet'), patient).toBeVisible();
    await expectClean(element);
    (field('Sheet').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect
      .element(list, patient)
      .toHaveValue('Zoe\tRoy\tzoe@example.ca\nFirst name\tLast name\tEmail\nAnac\tLee\tana1@example.ca');
    await expect.poll(focused).toBe(field('Sheet').element());
    await userEvent.click(button('Back'));
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['Bo;Lee;bo@example.ca'], 'more.csv'));
    const drop = (type: string) =>
      row(1)
        .element()
        .dispatchEvent(
          new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true, composed: true }),
        );
    drop('dragover');
    await expect.element(dialog().getByText('Drop the list to read its participants')).toBeVisible();
    drop('drop');
    await expect.element(button('Add 3 participants'), patient).toBeVisible();
    await expect.element(dialog().getByText('Drop the list')).not.toBeInTheDocument();
    await expect.element(field('Sheet')).not.toBeInTheDocument();
    await userEvent.click(button('Add 3 participants'));
    for (const [number, name] of [
      [1, 'Zoe'],
      [2, 'Anac'],
      [3, 'Bo'],
    ] as const)
      await expect.element(row(number).getByLabelText('First name'), patient).toHaveValue(name);
  });

  it('that are pasted twice are told, also to the ear, before they are placed [TRN-03 a,d]', async () => {
    await people();
    await fillRow(1, ['Ana', 'Martin', 'ana@example.ca']);
    await userEvent.click(button('Paste a list'));
    await userEvent.fill(
      field('List of participants'),
      'Zoë\tD’Amours\tzoe@example.ca\nAna\tMartin\tANA@example.ca\nZoë\tRoy\tzoe@example.ca',
    );
    const told = [3, 4].map((number) => `Participant ${number}: This email address is already in the list.`);
    for (const words of told)
      await expect.element(dialog().getByText(words, { exact: true }), patient).toBeVisible();
    await expect.poll(said, patient).toContain(`3 of 3\u00a0rows can be added. ${told.join(' ')}`);
    await expectClean(element);
  });

  it('that have no seat stay in the list, which is told of and opened, also after a save and a new page [TRN-03 d] [LEAD-03 part]', async () => {
    await people();
    await userEvent.click(button('Paste a list'));
    const good = Array.from({ length: 10 }, (_, one) => `Ana\tLee\ta${one}@example.ca`);
    const faulty = ['Zoë\tRoy\tA1@example.ca', '\tbo@example.ca'];
    await userEvent.fill(field('List of participants'), [...good, ...faulty].join('\n'));
    const noSeat = 'you have 10 seats. It is not added. It also has to be corrected';
    const twice = 'the email address is already in the list';
    for (const words of [
      `No seat is left for “Zoë Roy A1@example.ca”: ${noSeat}: ${twice}.`,
      `No seat is left for “bo@example.ca”: ${noSeat}: no name.`,
    ])
      await expect.element(dialog().getByText(words, { exact: true })).toBeVisible();
    await userEvent.click(button('Add 10 participants'));
    const left = dialog().getByText('2 rows of your list are not added yet.');
    await expect.element(left, patient).toBeVisible();
    await expectClean(element);
    await userEvent.click(button('Save and close'));
    await expect.element(dialog(), patient).not.toBeInTheDocument();
    const where = '2\u00a0rows of your list are not added yet. You’ll find them again under “Participants”.';
    await expect.poll(said, patient).toContain(`Participants: saved. ${where}`);
    const noted = () => page.elementLocator(element).getByText(where, { exact: true });
    await expect.element(noted(), patient).toBeVisible();
    element.remove();
    draw();
    await expect.element(noted(), patient).toBeVisible();
    await reopen();
    await userEvent.click(dialog().getByRole('button', { name: /^3 Participants/ }));
    await expect.element(left, patient).toBeVisible();
    await userEvent.click(button('Show these rows'));
    await expect.element(field('List of participants')).toHaveValue(faulty.join('\n'));
    await userEvent.fill(field('List of participants'), '');
    await userEvent.click(button('Back'));
    await expect.element(left).not.toBeInTheDocument();
    await userEvent.click(button('Save and close'));
    await expect.element(noted()).not.toBeInTheDocument();
  });

  it.each([320, 1280])('has even tabs at %i px [TRN-01 part]', async (width) => {
    await page.viewport(width, 800);
    await people();
    const tabs = [...element.shadowRoot!.querySelectorAll('.training-parts > li')].map((tab) =>
      tab.getBoundingClientRect(),
    );
    expect(tabs).toHaveLength(3);
    const places = new Set(tabs.map(({ left, top }) => (width === 320 ? left : top)));
    expect(places.size).toBe(1);
    await page.viewport(1280, 900);
  });

  it('are called complete while what is shown is complete and unchanged, and never saved [TRN-03 part]', async () => {
    await people();
    await fillRow(1, ['Ana', 'Martin', 'ana@example.ca']);
    await userEvent.click(button('Add participant'));
    await fillRow(2, ['Zoë', 'Roy', 'zoe@example.ca']);
    const tab = () => dialog().getByRole('button', { name: /^3 Participants/ });
    await userEvent.click(button('Save and close'));
    await expect.element(dialog(), patient).not.toBeInTheDocument();
    await reopen();
    await userEvent.click(tab());
    await expect.element(tab(), patient).toHaveAccessibleName('3 Participants 2 of 10 (complete)');
    await userEvent.click(button('Remove participant 2'));
    await expect.element(tab()).toHaveAccessibleName('3 Participants 1 of 10');
    await userEvent.click(button('Add participant'));
    await fillRow(2, ['Zoë', 'Roy', 'zoe@example.ca']);
    await expect.element(tab()).toHaveAccessibleName('3 Participants 2 of 10 (complete)');
  });

  it('that the store refuses are named with what of them it refuses [TRN-03 c] [REL-01 part]', async () => {
    await people();
    await fillRow(1, ['Ana', 'Martin', 'ana@example.ca']);
    await userEvent.click(button('Add participant'));
    await fillRow(2, ['Zoë', 'D’Amours', 'zoe@example.ca']);
    const ask = globalThis.fetch;
    const refusing = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      const { method } = new Request(input, init);
      if (method !== 'PUT') return ask(input, init);
      const errors = [
        { type: 'ValidationError', reason: 'invalid', subject: 'participants.1.email', message: '' },
      ];
      return Promise.resolve(Response.json({ errors }, { status: 400 }));
    });
    await userEvent.click(button('Save and close'));
    await expect
      .element(dialog().getByRole('alert'), patient)
      .toMatchTextContent('Zoë D’Amours: the store did not accept “Email”. Check it and try again.');
    refusing.mockRestore();
  });
});

describe('a training in the cart', () => {
  it('asks a visitor to sign in, with the way to it [TRN-01 d]', async () => {
    scene = await setScene({ lines: [{ code: 'FMS-TRN', quantity: 1 }] });
    draw();
    await expect.element(page.getByText(/Sign in to book training\./).first(), patient).toBeVisible();
    await expect
      .element(
        page.getByRole('list', { name: 'Products in your cart' }).getByRole('link', { name: 'Sign in' }),
      )
      .toHaveAttribute('href', expect.stringContaining('login'));
    expect(page.getByRole('button', { name: /^Complete training/ }).query()).toBeNull();
    await expectClean(element);
  });

  it.each([
    ['en-us', '20 seats'],
    ['fr-ca', '20 places'],
    ['nl-nl', '20 plaatsen'],
    ['es-es', '20 plazas'],
  ] as const)(
    'says how many may take part, in the words of %s: %s [CRT-08 part] [LOC-12]',
    async (locale, words) => {
      scene = await setScene({ locale, lines: [{ code: 'FMS-TRN', quantity: 2 }] });
      draw();
      await expect.element(page.getByText(words, { exact: true }), patient).toBeVisible();
    },
  );

  it.each([
    [41, 49, 'First choice', /^Choose a date on or after /],
    [42, 42, 'Second choice', /^Choose two different dates\.$/],
    [42, 365 * 7000, 'Second choice', /^Choose a date on or before /],
  ])('refuses days %i and %i ahead at the field [TRN-02 a,b]', async (first, second, name, words) => {
    await openDialog();
    await fillDates(ahead(first), ahead(second));
    await userEvent.click(button('Continue to contact'));
    await expect.element(field(name), patient).toHaveAccessibleDescription(expect.stringMatching(words));
    await expect.poll(focused).toBe(field(name).element());
    expect(await saved()).toEqual([]);
    await expectClean(element);
  });

  it.each([
    ['has its contact filled in from the profile, and says so', 200, 'Mara'],
    ['says nothing of the profile where that can’t be read, and leaves the contact empty', 500, ''],
  ])('%s [TRN-04 part]', async (_what, status, firstName) => {
    const faults = status === 200 ? [] : [{ method: 'GET' as const, path: '/users/user-mara', status }];
    await openDialog(faults);
    await userEvent.click(dialog().getByRole('button', { name: /^2 Contact/ }));
    await expect.element(field('First name'), patient).toHaveValue(firstName);
    const told = dialog().getByText('Filled in from your profile.');
    if (firstName) await expect.element(told).toBeVisible();
    else await expect.element(told).not.toBeInTheDocument();
  });

  it('says the first and the last day that can be chosen before any is typed [TRN-02 a]', async () => {
    await openDialog();
    const words = (day: string) => formatDay(day, 'en-US').replaceAll('\u00a0', ' ');
    const last = latestTrainingDay(Date.now());
    await expect
      .element(dialog())
      .toMatchTextContent(`from ${words(ahead(42))} (six weeks from today) to ${words(last)}.`);
    await expectClean(element);
  });

  it('keeps what was typed while the service fails, and saves it then [REL-01 part] [TRN-01 a]', async () => {
    await openDialog();
    scene.backend.faults.add({ method: 'PUT', path: TRAINING, status: 503, times: 1 });
    await fillDates(ahead(42), ahead(49));
    await userEvent.click(button('Continue to contact'));
    await expect.element(dialog().getByText(/could not save these details/), patient).toBeVisible();
    await expect.element(field('First choice')).toHaveValue(ahead(42));
    element.remove();
    draw();
    await reopen();
    await expect.element(field('First choice')).toHaveValue(ahead(42));
    await userEvent.click(button('Continue to contact'));
    await expect.element(field('First name'), patient).toHaveValue('Mara');
    expect(await saved()).toEqual([ahead(42), ahead(49)]);
  });

  it('whose answer was lost is found in the cart, and goes on [REL-01 part]', async () => {
    await openDialog();
    scene.backend.faults.add({ method: 'PUT', path: TRAINING, loseAnswer: true, times: 1 });
    await fillDates(ahead(42), ahead(49));
    await userEvent.click(button('Continue to contact'));
    await expect.element(field('First name'), patient).toBeVisible();
    expect(scene.calls.filter((call) => call.startsWith('PUT'))).toHaveLength(1);
    expect(await saved()).toEqual([ahead(42), ahead(49)]);
    // A change that this page made is not reported as made elsewhere.
    await expect.element(page.getByText(/changed elsewhere/)).not.toBeInTheDocument();
  });

  it('that never arrived says that it is not known, keeps what was typed and can be sent again [REL-01 part]', async () => {
    await openDialog();
    scene.backend.faults.add({ method: 'PUT', path: TRAINING, cut: true, times: 1 });
    await fillDates(ahead(42), ahead(49));
    await userEvent.click(button('Continue to contact'));
    await expect.element(dialog().getByText(/we don’t know whether/), patient).toBeVisible();
    await expect.element(field('Second choice')).toHaveValue(ahead(49));
    await userEvent.click(button('Continue to contact'));
    await expect.element(field('First name'), patient).toBeVisible();
    expect(await saved()).toEqual([ahead(42), ahead(49)]);
  });

  it('whose dates were given elsewhere meanwhile are not overwritten unseen [REL-01 part]', async () => {
    await openDialog();
    await as('PUT', '/carts/current/entries/0/training', { dates: [ahead(60), ahead(61)] });
    await fillDates(ahead(42), ahead(49));
    await userEvent.click(button('Continue to contact'));
    await expect.element(dialog().getByText(/changed in another window/), patient).toBeVisible();
    expect(await saved()).toEqual([ahead(60), ahead(61)]);
    await userEvent.click(button('Continue to contact'));
    await expect.element(field('First name'), patient).toBeVisible();
    expect(await saved()).toEqual([ahead(42), ahead(49)]);
  });

  it('is found again where the cart changed meanwhile [TRN-01 a]', async () => {
    await openDialog();
    await as('POST', '/carts/current/entries', { product: { code: 'FMS-MAN' }, quantity: 1 });
    await fillDates(ahead(42), ahead(49));
    await userEvent.click(button('Save and close'));
    await expect.element(dialog(), patient).not.toBeInTheDocument();
    await expect.poll(() => focused()?.textContent, patient).toContain('Complete training');
  });

  it('that left the cart while its dialog is open says so, and what was typed stays [TRN-01 a]', async () => {
    await openDialog();
    await as('DELETE', '/carts/current/entries/0');
    await fillDates(ahead(42), ahead(49));
    await userEvent.click(button('Continue to contact'));
    await expect.element(dialog().getByText(/no longer in your cart/), patient).toBeVisible();
    await expect.element(field('Second choice')).toHaveValue(ahead(49));
    await expect.element(dialog().getByText(/until you sign out/)).toBeVisible();
    await expect.element(dialog().getByText(/until you save/)).not.toBeInTheDocument();
    const puts = () => scene.calls.filter((call) => call.startsWith('PUT')).length;
    const before = puts();
    // The save buttons are disabled, and the focus stays on the pressed one.
    for (const name of ['Save and close', 'Continue to contact'])
      await expect.element(button(name), patient).toHaveAttribute('aria-disabled', 'true');
    await expect.poll(focused).toBe(button('Continue to contact').element());
    await userEvent.click(field('First choice'));
    await userEvent.keyboard('{Enter}');
    await expect.element(field('First choice')).toBeVisible();
    expect(puts()).toBe(before);
    await userEvent.click(button('Close'));
    await expect.poll(focused, patient).not.toBeNull();
  });

  it('keeps what was typed until it is saved, and no longer [TRN-01 a] [LEAD-03 part]', async () => {
    const kept = () => JSON.stringify(sessionStorage).includes(ahead(42));
    await openDialog();
    await fillDates(ahead(42), ahead(49));
    await expect.poll(kept, patient).toBe(true);
    await userEvent.click(button('Save and close'));
    await expect.element(dialog(), patient).not.toBeInTheDocument();
    expect(await saved()).toEqual([ahead(42), ahead(49)]);
    await expect.poll(kept).toBe(false);
  });

  it('has what was typed again after it was drawn anew [LEAD-03 part]', async () => {
    await openDialog();
    await fillDates(ahead(42), ahead(49));
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog(), patient).not.toBeInTheDocument();
    element.remove();
    draw();
    await reopen();
    await expect.element(field('First choice')).toHaveValue(ahead(42));
    expect(await saved()).toEqual([]);
  });
});
