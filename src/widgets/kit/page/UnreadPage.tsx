import { PageProblem } from './PageProblem.tsx';
import { whyUnread, type PageProps } from './page-read.ts';
import { usePageMessages } from './usePageMessages.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';

type UnreadPageProps = PageProps & {
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

/** Shows that the page's data, which was read before, may be out of date, and why. Needs notice.css, button.css. */
export const StalePage = (page: Pick<PageProps, 'read' | 'reason'>) => {
  const t = usePageMessages();
  const { read } = page;
  return (
    <Notice
      role="alert"
      tone="warning"
      title={t('kit.page.stale')}
      actions={
        <Button busy={read.isFetching} onClick={() => void read.refetch()}>
          {t('shared.tryAgain')}
        </Button>
      }
    >
      {t(`kit.page.why.${whyUnread(page).why}`)}
    </Notice>
  );
};
