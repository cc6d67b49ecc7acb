/* The blocks in WordPress's editor. It needs no build: WordPress brings the parts of `wp`. */
(({ blocks, blockEditor, components, element }, page, widgets) => {
  const { createElement: el, useEffect, useRef, useState } = element;
  const { InnerBlocks, InspectorControls, useBlockProps } = blockEditor;
  const { CheckboxControl, Disabled, PanelBody, SelectControl, TextControl, TextareaControl } = components;

  /** WordPress changes these when an author without the right to write HTML saves. `assess-store.php` reads them back. */
  const SIGNS = { '%': '%25', '&': '%26', '<': '%3C', '>': '%3E' };
  const TYPED = { '%25': '%', '%26': '&', '%3C': '<', '%3E': '>' };
  const stored = (text) => text.replace(/[%&<>]/g, (sign) => SIGNS[sign]);
  const typed = (value) => String(value).replace(/%(?:25|26|3C|3E)/g, (code) => TYPED[code]);

  const isJson = (text) => {
    try {
      JSON.parse(text);
      return true;
    } catch {
      return false;
    }
  };

  /** An attribute that is not set is not written, so the widget's default applies. */
  const fieldOf = ({ name, label, help, kind, options, min, max, default: initial }, value, set) => {
    const text = value === undefined ? '' : typed(value);
    const common = { key: name, label, help, __nextHasNoMarginBottom: true };
    const keep = (next) => set(next === '' ? undefined : stored(next));
    switch (kind) {
      case 'check':
        return el(CheckboxControl, {
          ...common,
          checked: value === true,
          onChange: (on) => set(on || undefined),
        });
      case 'choice': {
        const usual = options.find(({ value: one }) => one === initial);
        const first = { value: '', label: usual ? `Default (${usual.label})` : 'Not set' };
        return el(SelectControl, { ...common, options: [first, ...options], value: text, onChange: keep });
      }
      case 'number': {
        const onChange = (next) => set(next === '' ? undefined : Number(next));
        return el(TextControl, {
          ...common,
          type: 'number',
          min,
          max,
          placeholder: initial,
          value: text,
          onChange,
        });
      }
      case 'json': {
        const told = text === '' || isJson(text) ? help : `${help} This is not valid JSON yet.`;
        return el(TextareaControl, {
          ...common,
          help: told,
          placeholder: initial,
          value: text,
          onChange: keep,
        });
      }
      default:
        return el(TextControl, { ...common, placeholder: initial, value: text, onChange: keep });
    }
  };

  /** Draws the widget in author mode in a frame of its own, so that the editor's style sheets don't reach it. */
  const Preview = ({ tag, title, fields, attributes }) => {
    const frame = useRef();
    const [height, setHeight] = useState(160);
    const apply = () => {
      const widget = frame.current?.contentDocument?.querySelector(tag);
      if (!widget) return;
      for (const { name } of fields) {
        const value = attributes[name];
        if (value === undefined || value === false) widget.removeAttribute(name);
        else widget.setAttribute(name, value === true ? '' : typed(value));
      }
    };
    const begin = () => {
      apply();
      const { body } = frame.current.contentDocument;
      new ResizeObserver(() => setHeight(Math.max(40, body.scrollHeight))).observe(body);
    };
    useEffect(apply);
    const src = `${page.preview}=${tag.replace('assess-', '')}`;
    const style = { border: 0, display: 'block', height, width: '100%' };
    return el(
      Disabled,
      {},
      el('iframe', { ref: frame, src, title: `Preview of ${title}`, tabIndex: -1, style, onLoad: begin }),
    );
  };

  for (const { name, tag, title, fields, content } of widgets) {
    const edit = ({ attributes, setAttributes }) =>
      el(
        'div',
        useBlockProps(),
        el(
          InspectorControls,
          {},
          el(
            PanelBody,
            { title },
            ...fields.map((field) =>
              fieldOf(field, attributes[field.name], (value) => setAttributes({ [field.name]: value })),
            ),
          ),
        ),
        page.ready
          ? el(Preview, { tag, title, fields, attributes })
          : el('p', {}, `${title}: an administrator must first fill in Settings → Assessment store.`),
        el('p', { className: 'components-base-control__help' }, content),
        el(InnerBlocks, {}),
      );
    blocks.registerBlockType(name, { edit, save: () => el(InnerBlocks.Content) });
  }
})(globalThis.wp, globalThis.assessStore, '{widgets}');
