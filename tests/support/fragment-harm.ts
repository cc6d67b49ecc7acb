/**
 * Returns forbidden elements, attributes and links of an editors' fragment. It also sends the events that a handler would
 * wait for. It uses nothing from outside itself, because it runs in a page as well.
 */
export const fragmentHarm = (place: Element): string[] => {
  const bad =
    'script,style,form,input,select,textarea,button,option,label,iframe,frame,frameset,object,embed,portal,fencedframe,' +
    'svg,math,template,slot,link,meta,base,title,noscript,video,audio,source,picture,dialog,canvas,html,head,body,h1,main,header,footer';
  const good =
    /^(href|src|class|title|alt|width|height|lang|dir|hreflang|colspan|rowspan|scope|datetime|start|reversed|open|aria-label|aria-hidden)$/;
  const found: string[] = [];
  for (const element of place.querySelectorAll('*')) {
    if (element.matches(bad) || element.localName.includes('-') || element.shadowRoot)
      found.push(element.localName);
    if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml') found.push(`${element.namespaceURI}`);
    for (const { name, value } of element.attributes) {
      if (!good.test(name)) found.push(`${element.localName} ${name}`);
      if (name === 'href' && !/^(\/(?![/\\])|https?:\/\/[^@\\]+$)/i.test(value)) found.push(value);
      if (name === 'src' && !/^\/(?![/\\])/.test(value)) found.push(value);
    }
    for (const type of ['click', 'mouseover', 'toggle', 'focus', 'load', 'error'])
      element.dispatchEvent(new Event(type, { cancelable: true }));
  }
  const doc = document as unknown as Record<string, unknown>;
  const kinds = { getElementById: 'function', cookie: 'string', body: 'object', nodeName: 'string' };
  for (const [name, kind] of Object.entries(kinds)) if (typeof doc[name] !== kind) found.push(name);
  for (const name of ['attributes', 'assess-widgets', 'constructor'])
    if (doc[name] instanceof Element) found.push(name);
  return found;
};
