import type { ComponentType } from 'react';
import { useLate } from '../element/late-part.ts';
import { RowsAwaited } from './late-pages.tsx';
import { usePageMessages } from './usePageMessages.ts';

/** Returns a form that loads late: `const CardForm = lateForm(loadForm)`. A failure offers to reload the page (REL-06). */
export const lateForm =
  <Props extends object>(load: (host: HTMLElement) => Promise<ComponentType<Props>>) =>
  (props: Props) => {
    const t = usePageMessages();
    const { part: Form, failure, waits } = useLate(load, true);
    if (failure !== undefined && !waits) throw failure;
    return Form ? <Form {...props} /> : <RowsAwaited label={t('kit.page.formLoading')} rows={4} />;
  };
