import type { Heading } from '../../kit/page/page-read.ts';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { NeedsExtensions } from './NeedsExtensions.tsx';
import { useWords } from '../../kit/element/useWords.ts';
import type en from './messages/en.json';

/** Says in place of a page that a plain OCC host has nothing of it. Source: API-06 f. */
export const NotInThisStore = ({ heading: Heading }: { heading: Heading }) => {
  const t = useWords<typeof en>();
  return (
    <>
      <NeedsExtensions instead="Take this tag away." />
      <EmptyState title={<Heading>{t('shared.customerPage.none')}</Heading>}>
        {t('shared.customerPage.noneText')}
      </EmptyState>
    </>
  );
};
