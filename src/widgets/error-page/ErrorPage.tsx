import { Suspense } from 'react';
import { lazyPart } from '../kit/element/late-part.ts';
import { useHost } from '../kit/element/widget-context.ts';
import { useWords } from '../kit/element/useWords.ts';
import type { WidgetProps } from '../kit/element/widget-contract.ts';
import { WidgetBoundary } from '../kit/element/WidgetBoundary.tsx';
import { LinkButton } from '../kit/ui/LinkButton.tsx';
import { familyOf, mayPass } from './error-family.ts';
import type { errorPageWidget } from './error-page.widget.ts';
import { knownFailure } from './known-failure.ts';
import type en from './messages/en.json';
import { againAddress, waysOn } from './ways-on.ts';

const SupportLine = lazyPart(() => import('./error-support.ts'));

/** Draws `<assess-error-page>`: what happened, why, what to do next, and the details for support (SHL-08). */
export const ErrorPage = (props: WidgetProps<typeof errorPageWidget>) => {
  const t = useWords<typeof en>();
  const host = useHost();
  const { code, request, from } = knownFailure({
    here: location.href,
    code: props.code,
    request: props.requestId,
  });
  const family = familyOf(code, from);
  const Heading = `h${props.headingLevel}` as 'h1';
  const line =
    request === undefined
      ? t('error-page.code', { code: String(code) })
      : t('error-page.codeAndRequest', { code: String(code), request });
  const bare = <span className="support-line">{line}</span>;
  // 'Try again' is only said where a link does it. Elsewhere the way leads over the page before.
  const next = mayPass(family) && againAddress(family, from) === undefined ? 'request' : family;
  const [first, ...others] = waysOn(t, family, from);
  return (
    <div className="failed">
      <Heading>{t(`error-page.${family}.title`)}</Heading>
      <p>{t(`error-page.${family}.why`)}</p>
      <p>{t(`error-page.${next}.next`)}</p>
      <ul className="ways" part="ways" aria-label={t('error-page.ways')}>
        {first && (
          <li>
            <LinkButton variant="primary" href={first.href}>
              {first.text}
            </LinkButton>
          </li>
        )}
        {others.map(({ text, href }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
      <div className="for-support small">
        <WidgetBoundary
          fallback={() => bare}
          onError={(error) => console.warn(`Assess widgets: <${host.localName}> lacks a part.`, error)}
        >
          <Suspense fallback={bare}>
            <SupportLine
              line={line}
              copy={t('error-page.copy')}
              copied={t('error-page.copied')}
              byHand={t('error-page.copyByHand')}
              field={t('error-page.forSupport')}
            />
          </Suspense>
        </WidgetBoundary>
      </div>
    </div>
  );
};
