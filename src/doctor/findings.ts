type Words = {
  meaning: string;
  remedy: string;
  /** The page works without it: the doctor says it, and still ends with 0. */
  isAdvice?: true;
};

/** What the doctor can find, with what it means and what to do. The documentation's table is made from it (EMB-13 e). */
export const findings = {
  'load.missing': {
    meaning: 'The page has tags of the widgets, and no script that could define them.',
    remedy: 'Add the loader: <script src="…/loader.js" data-commerce-base="…" async></script>.',
  },
  'load.nothing': {
    meaning: 'The page has no tag of the widgets and does not load them.',
    remedy:
      'See that this is the page you meant. If so, add the loader and a tag, such as <assess-cart></assess-cart>. An application may add both by its own script.',
    isAdvice: true,
  },
  'load.twice': {
    meaning: 'The widgets are loaded twice. The second copy is downloaded for nothing, or does nothing.',
    remedy: 'Keep one: a single loader, or the npm package.',
  },
  'load.kind': {
    meaning: 'The loader’s file and the kind of its script do not fit, so nothing starts.',
    remedy: 'Take loader.js without type="module", or loader.mjs with it.',
  },
  'file.unread': {
    meaning: 'A file of the widgets is not at the address that the page gives.',
    remedy:
      'Correct the address. If it names a version, that release may be gone: take one that is published.',
  },
  'version.mixed': {
    meaning: 'Files of different releases of the widgets are on one page.',
    remedy: 'Give the loader and all files beside it the same version.',
  },
  'version.moving': {
    meaning:
      'The loader follows the latest release, and something beside it belongs to one release: header and footer from the server, hints, hashes, or a file of a version.',
    remedy: 'Pin the loader to the same release: …/v{version}/loader.js.',
  },
  'reserve.missing': {
    meaning: 'The page does not link reserve.css, so its content moves when the widgets are drawn.',
    remedy: 'Put <link rel="stylesheet" href="…/reserve.css"> from beside the loader into the head.',
    isAdvice: true,
  },
  'tag.unknown': {
    meaning: 'A tag begins like a widget, and there is no such widget.',
    remedy: 'Correct the name. The reference of the widgets lists all tags.',
  },
  'tag.unclosed': {
    meaning: 'A widget’s tag is not closed. What follows it becomes part of it and is not shown.',
    remedy: 'Write the end tag. HTML has no self-closing tags.',
  },
  'attribute.unknown': {
    meaning: 'The widget does not have this attribute.',
    remedy: 'Correct the name, or remove it. The page of the widget lists its attributes.',
  },
  'attribute.value': {
    meaning: 'The value does not fit the attribute, so its default is used.',
    remedy: 'Give one of the values that the page of the widget lists.',
  },
  'config.missing': {
    meaning: 'The page has the loader and no configuration, so no widget is drawn.',
    remedy:
      'Put data-commerce-base on the loader’s tag, or add <script type="application/json" data-assess-config>.',
  },
  'config.unread': {
    meaning: 'The configuration can’t be read, so no widget is drawn.',
    remedy: 'Correct the JSON, and give the block type="application/json".',
  },
  'config.setting': {
    meaning: 'A setting, or a part of it, is unknown or has a value that does not fit. It is left out.',
    remedy: 'Correct it. The page of the settings lists all of them.',
  },
  'config.twice': {
    meaning: 'The page has its configuration in two places. Only the first block counts.',
    remedy: 'Keep one block. With a block, remove the data-* of settings from the loader’s tag.',
  },
  'config.store': {
    meaning: 'The page is not one of the shop’s, so the widgets can’t link to the shop’s pages.',
    remedy: 'Give the shop’s address: data-store-url on the loader’s tag, or "storeUrl" in the block.',
  },
  'config.insecure': {
    meaning: 'A page on https calls a service on http. Browsers block that.',
    remedy: 'Give the service’s https address.',
  },
  'config.payment': {
    meaning:
      'The payment service has the page’s own origin, so the page’s scripts could read a card. No card fields are shown.',
    remedy: 'Serve the payment service from an origin of its own.',
  },
  'policy.script': {
    meaning: 'The page’s content security policy blocks the code of the widgets.',
    remedy: "Allow the origin of the loader in script-src, or use a nonce with 'strict-dynamic'.",
  },
  'policy.style': {
    meaning: 'The page’s content security policy blocks a style sheet of the widgets.',
    remedy: 'Allow the origin of the widgets in style-src.',
  },
  'policy.connect': {
    meaning: 'The page’s content security policy blocks calls to a service.',
    remedy: 'Allow the origin of the service in connect-src.',
  },
  'policy.img': {
    meaning: 'The page’s content security policy blocks pictures that a widget shows.',
    remedy: 'Allow their origin in img-src.',
  },
  'policy.frame': {
    meaning: 'The page’s content security policy blocks the frame with the fields for a card.',
    remedy: 'Allow the origin of the setting payment in frame-src.',
  },
  'policy.form': {
    meaning: 'The page’s content security policy blocks the search form.',
    remedy: 'Allow the origin of the shop in form-action.',
  },
  'policy.trusted-types': {
    meaning: 'The policy enforces Trusted Types without ours, so the editors’ markup is not shown.',
    remedy: 'Add assess-widgets to trusted-types.',
  },
  'integrity.wrong': {
    meaning: 'The hash in the page is not that of the file. The browser refuses the file.',
    remedy: 'Print the tags again from the release that is served: npm run -s integrity.',
  },
  'integrity.crossorigin': {
    meaning: 'A hash on a file of another origin needs crossorigin. Without it the browser refuses the file.',
    remedy: 'Add crossorigin="anonymous" to the tag.',
  },
  'cors.files': {
    meaning: 'The host of the widgets does not allow other origins to load its modules.',
    remedy: 'Send Access-Control-Allow-Origin: * with all files of the widgets.',
  },
  'cors.service': {
    meaning: 'A service does not allow calls from the page’s origin.',
    remedy:
      'Let the service allow the origin of the page, and for commerce the headers of the page about the loader.',
  },
  'service.unreachable': {
    meaning: 'A service of the configuration can’t be reached from where the doctor runs.',
    remedy: 'Correct the address in the setting, or start the service.',
  },
} as const satisfies Readonly<Record<string, Words>>;

export type FindingCode = keyof typeof findings;

/** One finding. `what` is a sentence about this page. */
export type Finding = { code: FindingCode; line: number; what: string };

/** Returns a finding at a tag, an attribute or a policy. */
export const at = (code: FindingCode, { line }: { line: number }, what: string): Finding => ({
  code,
  line,
  what,
});

/** Returns whether a finding only says what would be better. */
export const isAdvice = (code: FindingCode): boolean => 'isAdvice' in findings[code];
