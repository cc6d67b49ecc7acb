import type { AssessErrorCode } from '../../src/core/events/event-table.ts';

type ErrorWords = {
  /** What failed. */
  meaning: string;
  /** What the shopper sees. */
  shows: string;
  /** What whoever runs the page does about it. */
  remedy: readonly string[];
};

/** Every code of `assess-error` with its meaning and its remedy, for the documentation. */
export const errorCodes: Readonly<Record<AssessErrorCode, ErrorWords>> = {
  'widget.chunk': {
    meaning: 'The code of a widget, or of a part of it, could not be loaded.',
    shows:
      'What the author wrote inside the tag. In place of a part that loads later, a message asks to reload the page. The loader has by then requested the file a second time.',
    remedy: [
      'Open the address of the file that the browser’s console names. With 404, the page pins a release that is no longer published: pin a newer one, or publish with `npm run publish:site`, which keeps the two releases before.',
      'If the browser blocked it, allow the origin of the widgets in `script-src` of the page’s [content security policy](/docs/operators/content-security-policy/).',
      'If a hash does not match, a proxy changes the files or the import map is of another release. Print the tags again with `npm run -s integrity`; see [Serve the files](/docs/operators/serve-the-files/).',
      'On an origin of its own, the server must send `Access-Control-Allow-Origin: *`.',
      'Single reports from shoppers with a bad connection are normal. Many at once mean one of the above.',
    ],
  },
  'widget.start': {
    meaning:
      'The widget could not start. The page has another release of the widgets that it can’t share with.',
    shows: 'What the author wrote inside the tag.',
    remedy: [
      'Look for two copies on the page: two loaders, or a loader beside the npm package. The console names both releases.',
      'Use the same release for both, or remove one.',
    ],
  },
  'widget.styles': {
    meaning: 'Something that the widget’s styles need could not be loaded.',
    shows: 'The widget, perhaps without some of its look.',
    remedy: [
      'Allow the origin of the widgets in `style-src`.',
      'Check that the server answers for the style sheets with `Content-Type: text/css`.',
    ],
  },
  'widget.messages': {
    meaning: 'The words of the widget could not be loaded.',
    shows: 'An offer to load the page again.',
    remedy: [
      'The words are files beside the code, one for each language. Look for the failed file in the console and do the same as for `widget.chunk`.',
    ],
  },
  'widget.render': {
    meaning: 'The widget could not be drawn.',
    shows: 'A message that nothing in the cart was lost, and an offer to try again.',
    remedy: [
      'This is a fault of the widgets, or an answer of a service that nobody foresaw. The console has the error and the stack.',
      'Note the release, the page and the request id, and report it. Until it is mended, go back to the release before.',
    ],
  },
  'page.configuration': {
    meaning: 'The page’s configuration is missing or can’t be read. The widget is not drawn.',
    shows: 'What the author wrote inside the tag.',
    remedy: [
      'Read the message in the console. It names the setting, or the place in the JSON that can’t be read.',
      '`commerceBase` is required. The [settings](/docs/reference/settings/) are in one block before the widgets, or are `data-*` of the loader’s own tag.',
    ],
  },
  'page.answer': {
    meaning:
      'The page’s own answer to a *before* event or to `assess-payment-service` failed, or took more than 15 seconds.',
    shows:
      'What was there before: nothing is added, removed or placed. Without card fields, the other ways to pay remain.',
    remedy: [
      'Look at the listener of the page. Its promise must settle within 15 seconds.',
      'Call `waitUntil` or `answerWith` at once, in the listener; see [Listen to events](/docs/integrators/events/).',
    ],
  },
  'service.down': {
    meaning:
      'A service did not answer, failed, or is not at the address that the configuration has. Sent on `document`, once for each service. `service` is its name, such as `commerce`.',
    shows: 'A message in the widget with a way to try again, and the same in `<assess-notifications>`.',
    remedy: [
      'Where the address may be wrong, the console says what to look at. Compare it with the [settings](/docs/reference/settings/).',
      'Open the failed request in the browser’s network panel. A request without a status was blocked: by CORS of the service, or by `connect-src` of the page’s policy.',
      'With a status of 500 or more, look for the `X-Request-Id` of the request in the logs of the service.',
    ],
  },
  'cart.add.request': {
    meaning: '`assess-cart-add` had a detail without a valid code and quantity.',
    shows: 'Nothing. The console shows the detail.',
    remedy: ['Send `{code, quantity}`: a product code, and a whole number from 1 to 99,999 or none.'],
  },
  'cart.add.refused': {
    meaning: '`assess-cart-add`: the store did not take the product.',
    shows: 'The mini-cart or cart says so.',
    remedy: ['Check that the product code exists in this store and that the product is sold and in stock.'],
  },
  'cart.add.failed': {
    meaning: '`assess-cart-add`: the call failed.',
    shows: 'The mini-cart or cart says so and offers to try again.',
    remedy: ['The same as for `service.down` of `commerce`.'],
  },
  'cart.add.unheard': {
    meaning:
      '`assess-cart-add`: 5 seconds later there was no mini-cart, cart, header, product or search results on the page to handle it. Nothing was added, and the console says so.',
    shows: 'Nothing.',
    remedy: ['Put `<assess-mini-cart>` or another of these tags on the page.'],
  },
};
