import * as v from 'valibot';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setScene, type Scene } from '../../../../tests/support/scene.ts';
import { ServiceError } from '../../../core/errors.ts';
import { useTranslate } from '../element/widget-context.ts';
import { defineSample } from '../forms/testing/define-sample.ts';
import { TextField } from '../ui/TextField.tsx';
import { EditPage } from './EditPage.tsx';

type Values = { first: string; last: string };

const schema = v.object({
  first: v.pipe(v.string(), v.trim(), v.nonEmpty('sample.needed')),
  last: v.string(),
});
const START = { first: 'Ann', last: 'Lee' };
const patient = { timeout: 20_000 };

/** What the service has. Another tab can change it. */
let held: { values: Values; version: number };
let sent: (readonly [fields: Partial<Values>, version: string | undefined])[];
let failing: ServiceError | undefined;
let saved = 0;
let scene: Scene;

const refusal = (status: number) => new ServiceError('Planted.', { kind: 'status', status });

const Sample = () => {
  const t = useTranslate();
  return (
    <EditPage
      {...{ t, schema }}
      name="sample"
      heading="h2"
      title="Edit"
      list="?list"
      start={START}
      version="1"
      save={(fields, version) => {
        sent.push([fields, version]);
        if (failing) return Promise.reject(failing);
        if (version !== String(held.version)) return Promise.reject(refusal(412));
        held = { values: { ...held.values, ...fields }, version: held.version + 1 };
        return Promise.resolve();
      }}
      readAgain={() => Promise.resolve({ start: held.values, version: String(held.version) })}
      onSaved={() => (saved += 1)}
      labelOf={(field) => field}
    >
      {({ field }) => (
        <>
          <TextField label="First" {...field('first')} />
          <TextField label="Last" {...field('last')} />
        </>
      )}
    </EditPage>
  );
};

// The texts are keys: no catalogue of the sample has those of a page.
const TAG = defineSample('edit-page', 'shadow', Sample);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const type = async (label: string, text: string) => {
  await userEvent.fill(page.getByLabelText(label), text);
};
const save = () => button('kit.page.save').click();

beforeEach(async () => {
  held = { values: START, version: 1 };
  [sent, failing, saved] = [[], undefined, 0];
  scene = await setScene({});
  document.body.append(document.createElement(TAG));
  await expect.element(page.getByLabelText('First'), patient).toHaveValue('Ann');
});
afterEach(() => document.body.replaceChildren());

it('sends the changed fields alone, and keeps what was typed when that fails [ACC-03 d]', async () => {
  failing = refusal(503);
  await type('First', 'Anna');
  await save();
  await expect.element(page.getByRole('alert'), patient).toMatchTextContent('kit.page.why.busy');
  await expect.element(page.getByLabelText('First')).toHaveValue('Anna');
  failing = new ServiceError('offline', { kind: 'offline', status: 0 });
  scene.setOnline(false);
  await save();
  await expect.element(page.getByRole('alert'), patient).toMatchTextContent('kit.page.why.offline');
  scene.setOnline(true);
  await expect.element(page.getByRole('alert')).not.toMatchTextContent('kit.page.why.offline');
  await expect.element(page.getByRole('alert')).toMatchTextContent('kit.page.notSaved');
  failing = undefined;
  await save();
  await expect.poll(() => saved, patient).toBe(1);
  expect(sent).toEqual([
    [{ first: 'Anna' }, '1'],
    [{ first: 'Anna' }, '1'],
    [{ first: 'Anna' }, '1'],
  ]);
});

it('sends again what another tab did not change, and asks about what it did [ACC-03 d]', async () => {
  held = { values: { first: 'Anne', last: 'Lee' }, version: 2 };
  await type('First', 'Anna');
  await type('Last', 'Ley');
  await save();
  await expect.element(page.getByRole('alert'), patient).toMatchTextContent('kit.page.conflict');
  expect([held.values, saved]).toEqual([{ first: 'Anne', last: 'Ley' }, 0]);
  await button('kit.page.mine').click();
  await expect.poll(() => saved, patient).toBe(1);
  expect(held.values).toEqual({ first: 'Anna', last: 'Ley' });
});

it('takes the other tab’s value when that is the right one [ACC-03 d]', async () => {
  held = { values: { first: 'Anne', last: 'Lee' }, version: 2 };
  await type('First', 'Anna');
  await save();
  await button('kit.page.theirs').click(patient);
  await expect.poll(() => saved, patient).toBe(1);
  expect([held.values.first, sent.length]).toEqual(['Anne', 1]);
  await expect.element(page.getByLabelText('First')).toHaveValue('Anne');
});

it('asks before what was typed is lost, and not before nothing is [CHK-06]', async () => {
  await type('First', 'Anna');
  await button('kit.page.cancel').click();
  await expect.element(page.getByRole('alertdialog'), patient).toBeVisible();
  await button('kit.page.stay').click();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('First')).toHaveValue('Anna');
});
