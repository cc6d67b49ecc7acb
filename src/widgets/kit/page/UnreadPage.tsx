import { PageProblem } from './PageProblem.tsx';
import { whyUnread, type PageProps } from './page-read.ts';
import { usePageMessages } from './usePageMessages.ts';
import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';

type UnreadPageProps = PageProps & {
  /** What could not be read, in words. */
  title: string;
  /** What is said of a thing that is gone. */
  gone?: string | undefined;
};

/** Shows why a page's data could not be read. There is no retry for what is forbidden or gone. */
export const UnreadPage = ({ title, gone, ...page }: UnreadPageProps) => {
  const t = usePageMessages();
  const { heading, read, wayOn } = page;
  const { why, isFinal } = whyUnread(page);
  const named = { forbidden: t('kit.page.forbidden'), gone: gone ?? title };
  return (
    <PageProblem
      title={why === 'forbidden' || why === 'gone' ? named[why] : title}
      heading={heading}
      busy={read.isFetching}
      onRetry={isFinal ? undefined : () => void read.refetch()}
      actions={wayOn}
    >
      {t(`kit.page.why.${why}`)}
    </PageProblem>
  );
};

/** Shows that the page's data, which was read before, may be out of date, and why. */
export const StalePage = (page: Pick<PageProps, 'read' | 'reason'>) => {
  const t = usePageMessages();
  return (
    <StaleNotice
      title={t('kit.page.stale')}
      busy={page.read.isFetching}
      onRetry={() => void page.read.refetch()}
    >
      {t(`kit.page.why.${whyUnread(page).why}`)}
    </StaleNotice>
  );
};

type StaleNoticeProps = {
  /** What may be outdated. */
  title: string;
  /** Why it could not be read again. */
  children: ReactNode;
  /** Whether the retry is under way. */
  busy: boolean;
  onRetry: () => void;
};

/** Draws a notice above content that may be outdated. Needs notice.css, button.css. */
const StaleNotice = ({ title, children, busy, onRetry }: StaleNoticeProps) => {
  const t = usePageMessages();
  return (
    <Notice
      role="alert"
      tone="warning"
      word={t('shared.level.warning')}
      title={title}
      actions={
        <Button busy={busy} onClick={onRetry}>
          {t('shared.tryAgain')}
        </Button>
      }
    >
      {children}
    </Notice>
  );
};
