import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FormDraft } from './form-draft.ts';
import { useFormDraft, type DraftPlace } from './useFormDraft.ts';

let root: Root | undefined;
let kept: FormDraft | undefined;
const place: DraftPlace = {
  read: () => kept,
  write: (draft) => {
    kept = draft;
  },
  remove: () => {
    kept = undefined;
  },
};

const Form = ({ owner }: { owner: string }) => {
  const form = useForm({ defaultValues: { city: '', secret: '' } });
  const { forget } = useFormDraft(form, { place, owner, keeps: ['city'] });
  return (
    <form>
      <label>
        City <input {...form.register('city')} />
      </label>
      <label>
        Secret <input {...form.register('secret')} />
      </label>
      <button type="button" onClick={forget}>
        Forget
      </button>
    </form>
  );
};

const draw = (owner: string) => {
  const node = document.body.appendChild(document.createElement('div'));
  root = createRoot(node);
  flushSync(() => root?.render(<Form owner={owner} />));
};
const leave = () => {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
};
const city = () => page.getByLabelText('City');

afterEach(() => {
  leave();
  kept = undefined;
});

describe('the draft of a form', () => {
  it('is kept while somebody types, and comes back to them [LEAD-03 part]', async () => {
    draw('c-1');
    await expect.element(city()).toHaveValue('');
    await userEvent.fill(city(), 'Alma');
    await userEvent.fill(page.getByLabelText('Secret'), 'x');
    await expect.poll(() => kept).toEqual({ owner: 'c-1', values: { city: 'Alma' } });
    leave();
    draw('c-1');
    await expect.element(city()).toHaveValue('Alma');
  });

  it('is kept at once when the page is left or the form goes', async () => {
    draw('c-1');
    await userEvent.fill(city(), 'Alma');
    dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(kept?.values).toEqual({ city: 'Alma' });
    await userEvent.fill(city(), 'Fargo');
    leave();
    expect(kept?.values).toEqual({ city: 'Fargo' });
  });

  it('is kept at once when the tab is hidden, which a phone may end without a word [LEAD-03 d part]', async () => {
    draw('c-1');
    await userEvent.fill(city(), 'Alma');
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    state.mockRestore();
    expect(kept?.values).toEqual({ city: 'Alma' });
  });

  it('is removed when another person comes, and shown to nobody else [LEAD-03 part]', async () => {
    kept = { owner: 'c-1', values: { city: 'Alma' } };
    draw('c-2');
    await expect.element(city()).toHaveValue('');
    await expect.poll(() => kept).toBeUndefined();
  });

  it('is not kept while nobody is known', async () => {
    draw('');
    await userEvent.fill(city(), 'Alma');
    leave();
    expect(kept).toBeUndefined();
  });

  it('is gone once it was sent, and does not come back by leaving', async () => {
    draw('c-1');
    await userEvent.fill(city(), 'Alma');
    await userEvent.click(page.getByRole('button', { name: 'Forget' }));
    leave();
    expect(kept).toBeUndefined();
  });
});
