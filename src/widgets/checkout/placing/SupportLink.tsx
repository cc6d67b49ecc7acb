import { runtime } from '../../../core/runtime.ts';
import { hasStorePages } from '../../../core/config/store-pages.ts';
import { useWords } from '../../kit/element/useWords.ts';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { fromHere, sitePath } from '../../../api/links/site-link.ts';
import type en from './messages/en.json';

const supportAddress = (): string | undefined =>
  hasStorePages() && !runtime().author ? fromHere(sitePath('contactUs')) : undefined;

/** Draws a link to Customer Support. Draws nothing if no such page is known. */
export const SupportLink = () => {
  const t = useWords<typeof en>();
  const href = supportAddress();
  if (href === undefined) return null;
  return (
    <LinkButton variant="plain" href={href}>
      {t('checkout.placing.support')}
    </LinkButton>
  );
};

/** Draws a sentence with the words for Customer Support as a link, if it has them and such a page is known. */
export const WithSupportLink = ({ sentence }: { sentence: string }) => {
  const t = useWords<typeof en>();
  const href = supportAddress();
  const words = t('checkout.placing.contact');
  const at = sentence.indexOf(words);
  if (href === undefined || at < 0) return sentence;
  return (
    <>
      {sentence.slice(0, at)}
      <a href={href}>{words}</a>
      {sentence.slice(at + words.length)}
    </>
  );
};
